// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  /// Writes JSON without building a tree first.
  struct JSONText: Sendable {
    /// What was written.
    private(set) var bytes: [UInt8] = []
    private var needsComma = false

    /// Makes an empty text.
    init() {}

    /// Makes a text that runs of numbers stand before.
    init(after runs: CommitRuns?) { runs?.write(to: &bytes) }

    /// Writes an object whose members `body` writes.
    mutating func object(_ body: (inout JSONText) -> Void) { enclose("{", "}", body) }

    /// Writes an array whose elements `body` writes.
    mutating func array(_ body: (inout JSONText) -> Void) { enclose("[", "]", body) }

    /// Writes the name of the member whose value comes next.
    mutating func key(_ name: StaticString) {
      separate()
      bytes.append(UInt8(ascii: "\""))
      name.withUTF8Buffer { bytes.append(contentsOf: $0) }
      bytes.append(UInt8(ascii: "\""))
      bytes.append(UInt8(ascii: ":"))
      needsComma = false
    }

    /// Writes a number; what is not finite becomes 0, for JSON has no word for it.
    mutating func number(_ value: Double) {
      if let whole = Int32(exactly: value) { return number(Int(whole)) }
      raw(value.isFinite ? value.description : "0")
    }

    /// Writes a number of single precision, with as many digits as tell it from others.
    mutating func number(_ value: Float) {
      if let whole = Int32(exactly: value) { return number(Int(whole)) }
      raw(value.isFinite ? value.description : "0")
    }

    /// Writes a whole number.
    mutating func number(_ value: some BinaryInteger) {
      guard let small = UInt32(exactly: value) else { return raw(String(value)) }
      separate()
      digits(small)
    }

    /// Writes true or false.
    mutating func bool(_ value: Bool) { raw(value ? "true" : "false") }

    /// Writes null.
    mutating func null() { raw("null") }

    /// Writes a string.
    mutating func string(_ value: String) {
      separate()
      bytes.append(UInt8(ascii: "\""))
      for byte in value.utf8 {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"):
          bytes.append(UInt8(ascii: "\\"))
          bytes.append(byte)
        case 0..<0x20:
          bytes.append(contentsOf: "\\u00".utf8)
          bytes.append(Self.hexadecimal[Int(byte >> 4)])
          bytes.append(Self.hexadecimal[Int(byte & 15)])
        default: bytes.append(byte)
        }
      }
      bytes.append(UInt8(ascii: "\""))
    }

    /// The digits, in lower case.
    static let hexadecimal = Array("0123456789abcdef".utf8)

    /// OPTIMIZATION: most numbers of a commit are small and whole; no string is made of them.
    private mutating func digits(_ value: UInt32) {
      if value > 9 { digits(value / 10) }
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value % 10))
    }

    private mutating func raw(_ text: String) {
      separate()
      bytes.append(contentsOf: text.utf8)
    }

    private mutating func separate() {
      if needsComma { bytes.append(UInt8(ascii: ",")) }
      needsComma = true
    }

    private mutating func enclose(
      _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ body: (inout JSONText) -> Void
    ) {
      separate()
      bytes.append(UInt8(ascii: open))
      needsComma = false
      body(&self)
      bytes.append(UInt8(ascii: close))
      needsComma = true
    }
  }
#endif

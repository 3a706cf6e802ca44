// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// The characters of a property list, one token after the other, with the line they stand on.
struct PropertyListScanner {
  private let bytes: [UInt8]
  private let file: String
  private var index = 0
  private(set) var line = 1

  init(_ text: String, file: String) {
    bytes = Array(text.utf8)
    self.file = file
    // The mark that some editors put in front of a text.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  func error(_ message: String) -> ProjectError {
    ProjectError(file: file, line: line, message: message)
  }

  /// The byte that the next token begins with, behind spaces and comments; nil at the end.
  mutating func next() throws -> UInt8? {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\n"):
        line += 1
        index += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
        index += 1
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
        try skipComment()
      default:
        return bytes[index]
      }
    }
    return nil
  }

  /// Goes past one byte.
  mutating func skip() { index += 1 }

  mutating func expect(_ character: Character, behind what: String) throws {
    guard try next() == character.asciiValue else {
      throw error("a \(character) is missing behind \(what)")
    }
    index += 1
  }

  /// A string, in quotes or plain.
  mutating func string() throws -> String {
    guard let first = try next() else { throw error("a string is missing at the end") }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(by: first) }
    let start = index
    while index < bytes.count, Self.isPlain(bytes[index]) { index += 1 }
    guard index > start else {
      throw error("\(Character(Unicode.Scalar(first))) was not expected here")
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// The bytes of `<0fbd77 1c2735ae>`.
  mutating func data() throws -> [UInt8] {
    index += 1
    var digits: [UInt8] = []
    while let byte = try next(), byte != UInt8(ascii: ">") {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw error("data between < and > is written in hexadecimal digits")
      }
      digits.append(UInt8(truncatingIfNeeded: digit))
      index += 1
    }
    guard index < bytes.count, digits.count.isMultiple(of: 2) else {
      throw error("data ends in the middle")
    }
    index += 1
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  private func peek(_ distance: Int) -> UInt8? {
    index + distance < bytes.count ? bytes[index + distance] : nil
  }

  private mutating func skipComment() throws {
    let start = line
    index += 2
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        index += 2
        return
      }
      if bytes[index] == UInt8(ascii: "\n") { line += 1 }
      index += 1
    }
    throw ProjectError(file: file, line: start, message: "a comment is not closed")
  }

  private mutating func quoted(by quote: UInt8) throws -> String {
    let start = line
    var text: [UInt8] = []
    index += 1
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case quote:
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text += escaped()
      default:
        if byte == UInt8(ascii: "\n") { line += 1 }
        text.append(byte)
      }
    }
    throw ProjectError(file: file, line: start, message: "a string is not closed")
  }

  /// What stands for the characters behind a backslash.
  private mutating func escaped() -> [UInt8] {
    guard index < bytes.count else { return [] }
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "n"): return [UInt8(ascii: "\n")]
    case UInt8(ascii: "t"): return [UInt8(ascii: "\t")]
    case UInt8(ascii: "r"): return [UInt8(ascii: "\r")]
    case UInt8(ascii: "a"): return [7]
    case UInt8(ascii: "b"): return [8]
    case UInt8(ascii: "f"): return [12]
    case UInt8(ascii: "v"): return [11]
    case UInt8(ascii: "U"), UInt8(ascii: "u"): return unicode()
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      index -= 1
      return Array(
        String(Unicode.Scalar(UInt8(truncatingIfNeeded: number(radix: 8, most: 3)))).utf8)
    case UInt8(ascii: "\n"):
      line += 1
      return [byte]
    default: return [byte]
    }
  }

  /// A UTF-16 unit in hexadecimal digits, or two that make a pair.
  private mutating func unicode() -> [UInt8] {
    var units = [UInt16(truncatingIfNeeded: number(radix: 16, most: 4))]
    let isLeading = UTF16.isLeadSurrogate(units[0])
    if isLeading, peek(0) == UInt8(ascii: "\\"), peek(1) == UInt8(ascii: "U") {
      index += 2
      units.append(UInt16(truncatingIfNeeded: number(radix: 16, most: 4)))
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private mutating func number(radix: Int, most: Int) -> Int {
    var value = 0
    for _ in 0..<most {
      guard let byte = peek(0), let digit = Character(Unicode.Scalar(byte)).hexDigitValue,
        digit < radix
      else { break }
      value = value * radix + digit
      index += 1
    }
    return value
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: byte > 127 || "_$/:.-+@~#%&*!?|^[]`".utf8.contains(byte)
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation

  /// Reads the two messages that come with every frame, in the very form in which the page writes them.
  ///
  /// What is written in any other way is left to the decoder; what this reads, the decoder reads alike.
  ///
  /// OPTIMIZATION: code and data go out of the caches between two frames, and a decoder that can read
  /// everything is much of both: it takes a sixth of the time from a message to its commit.
  struct FrameReader {
    /// Digits that a number may have to be exact as a quotient of two.
    private static let exactDigits = 15

    /// Valid while a message is read.
    private let bytes: UnsafeRawBufferPointer
    private var at = 0

    /// The contacts of a message, unchecked; nil when it is to be read otherwise.
    static func contacts(_ data: Data) -> WireContacts? { read(data) { $0.message() } }

    /// The number of an acknowledgement; nil when it is to be read otherwise.
    static func acknowledgement(_ data: Data) -> UInt64? { read(data) { $0.acknowledgement() } }

    private static func read<Result>(
      _ data: Data, _ body: (inout FrameReader) -> Result?
    ) -> Result? {
      data.withUnsafeBytes {
        var reader = FrameReader(bytes: $0)
        let result = body(&reader)
        return reader.at == $0.count ? result : nil
      }
    }

    private mutating func acknowledgement() -> UInt64? {
      guard take(#"{"t":"ack","n":"#), let number = whole(), takeOne("}") else { return nil }
      return UInt64(exactly: number)
    }

    private mutating func message() -> WireContacts? {
      guard take(#"{"t":"contacts","at":"#), let time = number() else { return nil }
      var message = WireContacts(at: time, c: [])
      if take(#","mods":"#) {
        guard let modifiers = whole() else { return nil }
        message.mods = modifiers
      }
      guard take(#","c":"#), let contacts = list({ $0.contact() }), takeOne("}") else { return nil }
      message.c = contacts
      return message
    }

    private mutating func contact() -> WireContact? {
      guard take(#"{"id":"#), let id = whole(), take(#","k":""#), let kind = word(),
        take(#","p":""#), let phase = word(), take(#","s":"#), let sample = numbers()
      else { return nil }
      var contact = WireContact(id: id, k: kind, p: phase, s: sample)
      while take(#",""#) {
        guard let name = word(), takeOne(":"), member(name, of: &contact) else { return nil }
      }
      return takeOne("}") ? contact : nil
    }

    /// Reads a value; false when the contact has it already, or it is none that is known.
    private mutating func member(_ name: String, of contact: inout WireContact) -> Bool {
      switch name {
      case "r": set(&contact.r, number())
      case "mf": set(&contact.mf, number())
      case "roll": set(&contact.roll, number())
      case "b": set(&contact.b, whole())
      case "tilt": set(&contact.tilt, take("true") ? true : take("false") ? false : nil)
      case "co": set(&contact.co, list(of: 2) { $0.numbers() })
      case "pr": set(&contact.pr, list(of: 2) { $0.numbers() })
      default: false
      }
    }

    private func set<Value>(_ member: inout Value?, _ value: Value?) -> Bool {
      guard member == nil, let value else { return false }
      member = value
      return true
    }

    private mutating func take(_ text: StaticString) -> Bool {
      guard let start = bytes.baseAddress, bytes.count - at >= text.utf8CodeUnitCount,
        memcmp(start + at, text.utf8Start, text.utf8CodeUnitCount) == 0
      else { return false }
      at += text.utf8CodeUnitCount
      return true
    }

    private mutating func takeOne(_ letter: Unicode.Scalar) -> Bool {
      guard at < bytes.count, bytes[at] == UInt8(ascii: letter) else { return false }
      at += 1
      return true
    }

    /// Letters up to a quotation mark, which is taken too.
    private mutating func word() -> String? {
      let start = at
      while at < bytes.count, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[at]) {
        at += 1
      }
      let word = String(decoding: bytes[start..<at], as: UTF8.self)
      return takeOne("\"") ? word : nil
    }

    /// - Parameter count: how many elements there mostly are.
    private mutating func list<Element>(
      of count: Int = 1, _ element: (inout FrameReader) -> Element?
    ) -> [Element]? {
      guard takeOne("[") else { return nil }
      var elements: [Element] = []
      elements.reserveCapacity(count)
      repeat {
        guard let next = element(&self) else { return nil }
        elements.append(next)
      } while takeOne(",")
      return takeOne("]") ? elements : nil
    }

    private mutating func numbers() -> [Double]? { list(of: 4) { $0.number() } }

    /// How many digits come next, which are taken; none with a needless zero before them.
    private mutating func digits(into value: inout UInt64) -> Int {
      let start = at
      while at < bytes.count, case let digit = bytes[at] &- UInt8(ascii: "0"), digit < 10 {
        value = value &* 10 &+ UInt64(truncatingIfNeeded: digit)
        at += 1
      }
      return at - start
    }

    private mutating func whole() -> Int? {
      let start = at
      var value: UInt64 = 0
      let count = digits(into: &value)
      guard (1...Self.exactDigits).contains(count), count == 1 || bytes[start] != UInt8(ascii: "0")
      else { return nil }
      return Int(exactly: value)
    }

    private mutating func number() -> Double? {
      let start = at
      let isNegative = takeOne("-")
      let first = at
      var value: UInt64 = 0
      let count = digits(into: &value)
      guard count == 1 || (count > 1 && bytes[first] != UInt8(ascii: "0")) else { return nil }
      var places = 0
      if takeOne(".") {
        places = digits(into: &value)
        guard places > 0 else { return nil }
      }
      guard count + places <= Self.exactDigits else {
        // What is too large, or too small, for a number the decoder refuses.
        let value = Double(String(decoding: bytes[start..<at], as: UTF8.self))
        return value?.isNormal == true ? value : nil
      }
      let magnitude = Double(value) / Self.powersOfTen[places]
      return isNegative ? -magnitude : magnitude
    }

    private static let powersOfTen: [Double] = [
      1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
    ]
  }
#endif

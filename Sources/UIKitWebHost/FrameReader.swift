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

    private let bytes: [UInt8]
    private var at = 0

    private init(_ data: Data) { bytes = Array(data) }

    /// The contacts of a message, unchecked; nil when it is to be read otherwise.
    static func contacts(_ data: Data) -> WireContacts? {
      var reader = FrameReader(data)
      return reader.message()
    }

    /// The number of an acknowledgement; nil when it is to be read otherwise.
    static func acknowledgement(_ data: Data) -> UInt64? {
      var reader = FrameReader(data)
      guard reader.take(#"{"t":"ack","n":"#), let number = reader.whole(), reader.take("}"),
        reader.at == reader.bytes.count
      else { return nil }
      return UInt64(exactly: number)
    }

    private mutating func message() -> WireContacts? {
      guard take(#"{"t":"contacts","at":"#), let time = number() else { return nil }
      var message = WireContacts(at: time, c: [])
      if take(#","mods":"#) {
        guard let modifiers = whole() else { return nil }
        message.mods = modifiers
      }
      guard take(#","c":"#), let contacts = list({ $0.contact() }), take("}"), at == bytes.count
      else { return nil }
      message.c = contacts
      return message
    }

    private mutating func contact() -> WireContact? {
      guard take(#"{"id":"#), let id = whole(), take(#","k":""#), let kind = word(),
        take(#","p":""#), let phase = word(), take(#","s":"#), let sample = numbers()
      else { return nil }
      var contact = WireContact(id: id, k: kind, p: phase, s: sample)
      while take(#",""#) {
        guard let name = word(), take(":"), member(name, of: &contact) else { return nil }
      }
      return take("}") ? contact : nil
    }

    /// Reads a value; false when the contact has it already, or it is none that is known.
    private mutating func member(_ name: String, of contact: inout WireContact) -> Bool {
      switch name {
      case "r": set(&contact.r, number())
      case "mf": set(&contact.mf, number())
      case "roll": set(&contact.roll, number())
      case "b": set(&contact.b, whole())
      case "tilt": set(&contact.tilt, take("true") ? true : take("false") ? false : nil)
      case "co": set(&contact.co, list { $0.numbers() })
      case "pr": set(&contact.pr, list { $0.numbers() })
      default: false
      }
    }

    private func set<Value>(_ member: inout Value?, _ value: Value?) -> Bool {
      guard member == nil, let value else { return false }
      member = value
      return true
    }

    private mutating func take(_ text: StaticString) -> Bool {
      text.withUTF8Buffer { wanted in
        guard bytes.count - at >= wanted.count, bytes[at..<at + wanted.count].elementsEqual(wanted)
        else { return false }
        at += wanted.count
        return true
      }
    }

    /// Letters up to a quotation mark, which is taken too.
    private mutating func word() -> String? {
      let start = at
      while at < bytes.count, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[at]) {
        at += 1
      }
      let word = String(decoding: bytes[start..<at], as: UTF8.self)
      return take("\"") ? word : nil
    }

    private mutating func list<Element>(
      _ element: (inout FrameReader) -> Element?
    ) -> [Element]? {
      guard take("[") else { return nil }
      var elements: [Element] = []
      repeat {
        guard let next = element(&self) else { return nil }
        elements.append(next)
      } while take(",")
      return take("]") ? elements : nil
    }

    private mutating func numbers() -> [Double]? { list { $0.number() } }

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
      let isNegative = take("-")
      let first = at
      var value: UInt64 = 0
      let count = digits(into: &value)
      guard count == 1 || (count > 1 && bytes[first] != UInt8(ascii: "0")) else { return nil }
      var places = 0
      if take(".") {
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

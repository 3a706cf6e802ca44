// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// What HTML is made of.
enum MarkupToken: Equatable {
  /// Text with its entities resolved.
  case text(String)
  /// A tag that begins an element, by its name in small letters, with its attributes.
  case start(String, [String: String])
  /// A tag that ends one.
  case end(String)
}

// Rules: TS-50, TS-53.
/// Cuts HTML into tokens, from the beginning to the end, each byte once.
struct MarkupScanner {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The next token; nil at the end.
  ///
  /// Comments and declarations are none.
  mutating func next() -> MarkupToken? {
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "<") else { return text() }
      let second = position + 1 < bytes.count ? bytes[position + 1] : 0
      switch second {
      case UInt8(ascii: "!"), UInt8(ascii: "?"): skipDeclaration()
      case UInt8(ascii: "/"):
        let third = position + 2 < bytes.count ? bytes[position + 2] : 0
        position += 2
        guard Self.isLetter(third) else {
          skip(past: ">")
          continue
        }
        let name = name()
        skip(past: ">")
        return .end(name)
      case let letter where Self.isLetter(letter):
        position += 1
        if let tag = startTag() { return tag }
      default: return text()
      }
    }
    return nil
  }

  /// Goes to what ends an element whose content is no HTML, such as a script.
  mutating func skipContent(of name: String) {
    let end = Array("</\(name)".utf8)
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "<"), matches(end) { return }
      position += 1
    }
  }

  private func matches(_ word: [UInt8]) -> Bool {
    guard position + word.count <= bytes.count else { return false }
    return word.indices.allSatisfy { Self.small(bytes[position + $0]) == word[$0] }
  }

  /// Text to the next `<`, which is part of it where no tag follows.
  private mutating func text() -> MarkupToken {
    let start = position
    position += 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
    return .text(MarkupEntities.resolved(bytes[start..<position]))
  }

  private mutating func skipDeclaration() {
    guard matches(Array("<!--".utf8)) else { return skip(past: ">") }
    position += 4
    let end = Array("-->".utf8)
    while position < bytes.count, !matches(end) { position += 1 }
    position = min(bytes.count, position + 3)
  }

  private mutating func skip(past mark: Unicode.Scalar) {
    while position < bytes.count, bytes[position] != UInt8(ascii: mark) { position += 1 }
    position = min(bytes.count, position + 1)
  }

  private mutating func name() -> String {
    let start = position
    while position < bytes.count, !Self.endsName(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position].map(Self.small), as: UTF8.self)
  }

  /// The tag from its name on; nil if the text ends in it.
  private mutating func startTag() -> MarkupToken? {
    let tag = name()
    var attributes: [String: String] = [:]
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: ">") {
        position += 1
        return .start(tag, attributes)
      }
      if Self.endsName(byte) {
        position += 1
        continue
      }
      let key = key()
      let value = value()
      if attributes[key] == nil { attributes[key] = value }
    }
    return nil
  }

  private mutating func key() -> String {
    let start = position
    position += 1
    while position < bytes.count, !Self.endsName(bytes[position]),
      bytes[position] != UInt8(ascii: "=")
    { position += 1 }
    return String(decoding: bytes[start..<position].map(Self.small), as: UTF8.self)
  }

  /// The value behind the name of an attribute; empty if there is none.
  private mutating func value() -> String {
    skipBlanks()
    guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else { return "" }
    position += 1
    skipBlanks()
    guard position < bytes.count else { return "" }
    let mark = bytes[position]
    let isQuoted = mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'")
    if isQuoted { position += 1 }
    let start = position
    while position < bytes.count {
      let byte = bytes[position]
      if isQuoted ? byte == mark : byte == UInt8(ascii: ">") || Self.isBlank(byte) { break }
      position += 1
    }
    let value = MarkupEntities.resolved(bytes[start..<position], isValue: true)
    if isQuoted { position = min(bytes.count, position + 1) }
    return value
  }

  private mutating func skipBlanks() {
    while position < bytes.count, Self.isBlank(bytes[position]) { position += 1 }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(small(byte))
  }
  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
  private static func endsName(_ byte: UInt8) -> Bool {
    isBlank(byte) || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
  }
  private static func small(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 0x20 : byte
  }
}

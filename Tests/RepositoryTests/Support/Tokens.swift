// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// A word of Swift source, or one of its marks.
struct Token: Equatable {
  let text: String
  let isWord: Bool
  /// Whether it is the first on its line.
  let beginsLine: Bool

  /// The words and marks of code whose comments and strings are blanked out.
  ///
  /// A mark is one character, but for the arrow of a function's type and the sign of what differs,
  /// which is no assignment.
  static func all(in code: String) -> [Token] {
    var tokens: [Token] = []
    var beginsLine = true
    let bytes = Array(code.utf8)
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      var end = place + 1
      if isWordPart(byte) {
        while end < bytes.count, isWordPart(bytes[end]) { end += 1 }
      } else if end < bytes.count,
        (byte, bytes[end]) == (dash, greater)
          || (byte, bytes[end]) == (bang, equals)
      {
        end += 1
      } else if !isMark(byte) {
        if byte == newline { beginsLine = true }
        place = end
        continue
      }
      tokens.append(
        Token(
          text: String(decoding: bytes[place..<end], as: UTF8.self), isWord: isWordPart(byte),
          beginsLine: beginsLine))
      beginsLine = false
      place = end
    }
    return tokens
  }

  private static let newline = UInt8(ascii: "\n")
  private static let dash = UInt8(ascii: "-")
  private static let greater = UInt8(ascii: ">")
  private static let bang = UInt8(ascii: "!")
  private static let equals = UInt8(ascii: "=")
  private static let marks: [Bool] = {
    var table = [Bool](repeating: false, count: 256)
    for byte in "{}()[].:,=<>".utf8 { table[Int(byte)] = true }
    return table
  }()
  private static let wordParts: [Bool] = {
    let letters = "abcdefghijklmnopqrstuvwxyz"
    var table = [Bool](repeating: false, count: 256)
    for byte in (letters + letters.uppercased() + "0123456789_").utf8 { table[Int(byte)] = true }
    return table
  }()

  private static func isMark(_ byte: UInt8) -> Bool { marks[Int(byte)] }
  private static func isWordPart(_ byte: UInt8) -> Bool { wordParts[Int(byte)] }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Blanks comments and strings out of Swift source, so that words can be looked for in the rest.
///
/// What is interpolated into a string is blanked with it.
enum CodeBlanker {
  private static let quote = UInt8(ascii: "\"")
  private static let slash = UInt8(ascii: "/")
  private static let star = UInt8(ascii: "*")
  private static let hash = UInt8(ascii: "#")
  private static let backslash = UInt8(ascii: "\\")
  private static let newline = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")

  static func blank(_ source: [UInt8]) -> [UInt8] {
    var result = source
    var place = 0
    while place < source.count {
      let end = endOfToken(source, at: place)
      guard end > place else {
        place += 1
        continue
      }
      for index in place..<end where result[index] != newline { result[index] = space }
      place = end
    }
    return result
  }

  /// Where the comment or string that begins at `place` ends; `place` itself if none begins there.
  private static func endOfToken(_ source: [UInt8], at place: Int) -> Int {
    let byte = source[place]
    guard byte == slash || byte == quote || byte == hash else { return place }
    if starts(source, [slash, slash], at: place) {
      return source[place...].firstIndex(of: newline) ?? source.count
    }
    if starts(source, [slash, star], at: place) { return endOfComment(source, from: place) }
    let hashes = source[place...].prefix { $0 == hash }.count
    guard place + hashes < source.count, source[place + hashes] == quote else { return place }
    return endOfString(source, from: place + hashes, hashes: hashes)
  }

  private static func endOfComment(_ source: [UInt8], from start: Int) -> Int {
    var depth = 0
    var place = start
    while place < source.count {
      if starts(source, [slash, star], at: place) {
        depth += 1
        place += 2
      } else if starts(source, [star, slash], at: place) {
        depth -= 1
        place += 2
        if depth == 0 { return place }
      } else {
        place += 1
      }
    }
    return place
  }

  private static func endOfString(_ source: [UInt8], from start: Int, hashes: Int) -> Int {
    let isLong = starts(source, [quote, quote, quote], at: start)
    let marks = [UInt8](repeating: hash, count: hashes)
    let close = [UInt8](repeating: quote, count: isLong ? 3 : 1) + marks
    let escape = [backslash] + marks
    var place = start + (isLong ? 3 : 1)
    while place < source.count {
      if starts(source, escape + [UInt8(ascii: "(")], at: place) {
        place = endOfInterpolation(source, from: place + escape.count)
      } else if starts(source, escape, at: place) {
        place += escape.count + 1
      } else if starts(source, close, at: place) {
        return place + close.count
      } else {
        place += 1
      }
    }
    return place
  }

  private static func endOfInterpolation(_ source: [UInt8], from start: Int) -> Int {
    var depth = 0
    var place = start
    while place < source.count {
      let end = endOfToken(source, at: place)
      if end > place {
        place = end
        continue
      }
      if source[place] == UInt8(ascii: "(") { depth += 1 }
      if source[place] == UInt8(ascii: ")") { depth -= 1 }
      place += 1
      if depth == 0 { return place }
    }
    return place
  }

  private static func starts(_ source: [UInt8], _ token: [UInt8], at place: Int) -> Bool {
    place + token.count <= source.count
      && source[place..<(place + token.count)].elementsEqual(token)
  }
}

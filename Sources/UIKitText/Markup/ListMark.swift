// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: TS-61.
/// The marks of items of lists.
package enum ListMark {
  private static let signs = [
    "box": "\u{25AB}", "check": "\u{2713}", "circle": "\u{25E6}", "diamond": "\u{25C6}",
    "disc": "\u{2022}", "hyphen": "\u{2043}", "square": "\u{25AA}",
  ]

  /// The mark of an item of a kind of list; nil for a kind that there is not.
  ///
  /// - Parameters:
  ///   - kind: such as `disc`, `decimal` or `lower-roman`.
  ///   - number: the number of the item; letters begin at 1.
  package static func text(_ kind: String, _ number: Int) -> String? {
    switch kind {
    case "decimal": String(number)
    case "octal": String(number, radix: 8)
    case "lower-hexadecimal": String(number, radix: 16)
    case "upper-hexadecimal": String(number, radix: 16, uppercase: true)
    case "lower-alpha", "lower-latin": letters(number).lowercased()
    case "upper-alpha", "upper-latin": letters(number)
    case "lower-roman": roman(number).lowercased()
    case "upper-roman": roman(number)
    default: signs[kind]
    }
  }

  /// Whether marks of a kind are numbers; not for a kind that there is not.
  package static func isOrdered(_ kind: String) -> Bool {
    signs[kind] == nil && text(kind, 1) != nil
  }

  /// A format with marks in the place of the kinds that stand in braces, such as `({decimal})`.
  package static func text(ofFormat format: String, _ number: Int) -> String {
    parts(of: format).map { (part: Part) -> String in
      part.kind.flatMap { text($0, number) } ?? part.text
    }.joined()
  }

  /// The kinds in a format that there are, in their order.
  package static func kinds(inFormat format: String) -> [String] {
    parts(of: format).compactMap(\.kind).filter { text($0, 1) != nil }
  }

  /// A stretch of a format: a kind in braces, or what is around these.
  private struct Part {
    let text: String
    var kind: String?
  }

  private static func parts(of format: String) -> [Part] {
    var parts: [Part] = []
    var rest = format[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      parts.append(Part(text: String(rest[..<open])))
      let kind = String(rest[rest.index(after: open)..<close])
      parts.append(Part(text: String(rest[open...close]), kind: kind))
      rest = rest[rest.index(after: close)...]
    }
    return parts + [Part(text: String(rest))]
  }

  private static let alphabet = (0..<26).map { (place: UInt8) -> Character in
    Character(Unicode.Scalar(UInt8(ascii: "A") + place))
  }

  /// A to Z, then AA and so on; what is less than 1 has no letters.
  private static func letters(_ number: Int) -> String {
    guard number > 0 else { return String(number) }
    var letters: [Character] = []
    var rest = number
    while rest > 0 {
      letters.append(alphabet[(rest - 1) % alphabet.count])
      rest = (rest - 1) / alphabet.count
    }
    return String(letters.reversed())
  }

  private static let numerals = [
    (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
    (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
  ]
  private static let romanNumbers = 1...3999

  private static func roman(_ number: Int) -> String {
    guard romanNumbers.contains(number) else { return String(number) }
    var (result, rest) = ("", number)
    for (value, numeral) in numerals {
      while rest >= value {
        result += numeral
        rest -= value
      }
    }
    return result
  }
}

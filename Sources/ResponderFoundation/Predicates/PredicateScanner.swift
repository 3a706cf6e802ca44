// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Why a text is no predicate.
struct PredicateFault: Error, CustomStringConvertible {
  let description: String
}

/// A word of a predicate.
enum PredicateToken: Equatable {
  /// A name, a key path or a keyword.
  case name(String)
  case text(String)
  case number(String)
  /// `%@`, `%d` and their kin, with the letter.
  case place(Character)
  /// `$name`, without the sign; with a key path behind it.
  case variable(String)
  /// An operator or a bracket.
  case sign(String)
}

/// The words of a predicate's text.
enum PredicateScanner {
  private static let signs = [
    "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}",
    "[", "]", ",", "-",
  ]

  static func tokens(of text: String) throws(PredicateFault) -> [PredicateToken] {
    var tokens: [PredicateToken] = []
    var rest = text[...]
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "\"" || first == "'" {
        tokens.append(.text(try quoted(&rest)))
      } else if first == "%" {
        tokens.append(.place(try place(&rest)))
      } else if first.isNumber {
        tokens.append(.number(number(&rest)))
      } else if first == "$" {
        rest.removeFirst()
        let name = take(&rest) { isName($0) || $0.isNumber || $0 == "." }
        guard !name.isEmpty else { throw PredicateFault(description: "$ begins no variable") }
        tokens.append(.variable(name))
      } else if isName(first) {
        tokens.append(.name(take(&rest) { isName($0) || $0.isNumber || $0 == "." }))
      } else if let sign = signs.first(where: rest.hasPrefix) {
        tokens.append(.sign(sign))
        rest.removeFirst(sign.count)
      } else {
        throw PredicateFault(description: "\"\(first)\" has no meaning there")
      }
    }
    return tokens
  }

  private static func isName(_ character: Character) -> Bool {
    character.isLetter || character == "_" || character == "@"
  }

  private static func take(
    _ rest: inout Substring, while belongs: (Character) -> Bool
  ) -> String {
    let part = rest.prefix(while: belongs)
    rest.removeFirst(part.count)
    return String(part)
  }

  /// Digits, a point, and an exponent such as the `e-5` of `1.5e-5`.
  private static func number(_ rest: inout Substring) -> String {
    let mantissa = take(&rest) { $0.isNumber || $0 == "." }
    guard rest.first == "e" || rest.first == "E" else { return mantissa }
    var behind = rest.dropFirst()
    var sign = ""
    if let first = behind.first, first == "-" || first == "+" {
      sign = String(first)
      behind.removeFirst()
    }
    guard behind.first?.isNumber == true else { return mantissa }
    rest = behind
    return mantissa + "e" + sign + take(&rest) { $0.isNumber }
  }

  /// A text in quotation marks.
  ///
  /// A backslash takes their meaning from marks and from another backslash. Before other characters
  /// it stays, for patterns.
  private static func quoted(_ rest: inout Substring) throws(PredicateFault) -> String {
    let mark = rest.removeFirst()
    var text = ""
    while let next = rest.popFirst() {
      if next == mark { return text }
      if next == "\\", let escaped = rest.first, "\\\"'".contains(escaped) {
        text.append(escaped)
        rest.removeFirst()
      } else {
        text.append(next)
      }
    }
    throw PredicateFault(description: "a quotation mark is not closed")
  }

  /// The letter of a place: lengths such as the l of `%ld` go.
  private static func place(_ rest: inout Substring) throws(PredicateFault) -> Character {
    rest.removeFirst()
    while let next = rest.popFirst() {
      if "lqhz.0123456789".contains(next) { continue }
      if "@KdiufgxX".contains(next) { return next }
      break
    }
    throw PredicateFault(description: "% begins no place for a value")
  }
}

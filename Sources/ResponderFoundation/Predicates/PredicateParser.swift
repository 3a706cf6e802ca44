// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Reads the text of a predicate.
struct PredicateParser {
  private var tokens: ArraySlice<PredicateToken>
  private var arguments: ArraySlice<Any>

  /// - Parameters:
  ///   - format: the text.
  ///   - arguments: the values for its places.
  static func condition(
    _ format: String, _ arguments: [Any]
  ) throws(PredicateFault) -> PredicateCondition {
    var parser = PredicateParser(
      tokens: try PredicateScanner.tokens(of: format)[...], arguments: arguments[...])
    let condition = try parser.alternatives()
    guard parser.tokens.isEmpty else {
      throw PredicateFault(description: "more stands behind its end")
    }
    return condition
  }

  // Rules: FN-11.
  private mutating func alternatives() throws(PredicateFault) -> PredicateCondition {
    var all = [try conjunction()]
    while takeWord("OR") || takeSign("||") { all.append(try conjunction()) }
    return all.count == 1 ? all[0] : .any(all)
  }

  private mutating func conjunction() throws(PredicateFault) -> PredicateCondition {
    var all = [try negation()]
    while takeWord("AND") || takeSign("&&") { all.append(try negation()) }
    return all.count == 1 ? all[0] : .all(all)
  }

  private mutating func negation() throws(PredicateFault) -> PredicateCondition {
    if takeWord("NOT") || takeSign("!") { return .not(try negation()) }
    if takeWord("TRUEPREDICATE") { return .all([]) }
    if takeWord("FALSEPREDICATE") { return .any([]) }
    if takeSign("(") {
      let inner = try alternatives()
      try expectSign(")")
      return inner
    }
    return try comparison()
  }

  private mutating func comparison() throws(PredicateFault) -> PredicateCondition {
    var quantity = PredicateCondition.Quantity.one
    if takeWord("ANY") || takeWord("SOME") { quantity = .some }
    if takeWord("ALL") { quantity = .every }
    if takeWord("NONE") { quantity = .none }
    let left = try value()
    let relation = try relation()
    let options = try modifiers()
    return .comparison(quantity, left, relation, try value(), options)
  }

  private mutating func relation() throws(PredicateFault) -> PredicateRelation {
    guard let token = tokens.popFirst() else {
      throw PredicateFault(description: "an operator is missing at the end")
    }
    let found: PredicateRelation? =
      switch token {
      case .sign("="), .sign("=="): .equal
      case .sign("!="), .sign("<>"): .unequal
      case .sign("<"): .less
      case .sign("<="), .sign("=<"): .atMost
      case .sign(">"): .more
      case .sign(">="), .sign("=>"): .atLeast
      case .name(let name): PredicateRelation(rawValue: name.uppercased())
      default: nil
      }
    if let found { return found }
    throw PredicateFault(description: "\(token) is no operator")
  }

  /// `[cd]`: without a look at case and at marks on letters.
  private mutating func modifiers() throws(PredicateFault) -> String.CompareOptions {
    guard takeSign("[") else { return [] }
    guard case .name(let letters)? = tokens.popFirst() else {
      throw PredicateFault(description: "letters are missing in brackets")
    }
    try expectSign("]")
    var options: String.CompareOptions = []
    if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
    if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
    return options
  }

  private mutating func value() throws(PredicateFault) -> PredicateValue {
    guard let token = tokens.popFirst() else {
      throw PredicateFault(description: "a value is missing at the end")
    }
    switch token {
    case .text(let text): return .constant(text)
    case .number(let digits): return .constant(try number(digits))
    case .sign("-"):
      guard case .number(let digits)? = tokens.popFirst() else { break }
      return .constant(try number("-" + digits))
    case .sign("{"): return .list(try list())
    case .place(let letter): return try argument(letter)
    case .name(let name): return Self.named(name)
    case .variable(let name):
      let (first, rest) = KeyedValue.split(name)
      return .variable(first, path: rest.map { String($0) } ?? "")
    case .sign: break
    }
    throw PredicateFault(description: "a value is missing before \(token)")
  }

  private static func named(_ name: String) -> PredicateValue {
    switch name.uppercased() {
    case "SELF": .path("")
    case "TRUE", "YES": .constant(true)
    case "FALSE", "NO": .constant(false)
    case "NULL", "NIL": .constant(nil)
    default: .path(name.uppercased().hasPrefix("SELF.") ? String(name.dropFirst(5)) : name)
    }
  }

  private mutating func list() throws(PredicateFault) -> [PredicateValue] {
    var values: [PredicateValue] = []
    while !takeSign("}") {
      if !values.isEmpty { try expectSign(",") }
      values.append(try value())
    }
    return values
  }

  private mutating func argument(_ letter: Character) throws(PredicateFault) -> PredicateValue {
    guard let argument = arguments.popFirst() else {
      throw PredicateFault(description: "there are fewer values than places")
    }
    guard letter == "K" else { return .constant(argument) }
    guard let path = argument as? String ?? (argument as? NSString).map({ String(describing: $0) })
    else { throw PredicateFault(description: "%K stands for a text that is a key path") }
    return .path(path)
  }

  private func number(_ digits: String) throws(PredicateFault) -> NSNumber {
    if let whole = Int(digits, radix: 10) { return NSNumber(value: whole) }
    if let number = Double(digits) { return NSNumber(value: number) }
    throw PredicateFault(description: "\(digits) is no number")
  }

  private mutating func takeWord(_ word: String) -> Bool {
    guard case .name(let name)? = tokens.first, name.uppercased() == word else { return false }
    tokens.removeFirst()
    return true
  }

  private mutating func takeSign(_ sign: String) -> Bool {
    guard tokens.first == .sign(sign) else { return false }
    tokens.removeFirst()
    return true
  }

  private mutating func expectSign(_ sign: String) throws(PredicateFault) {
    guard takeSign(sign) else { throw PredicateFault(description: "\"\(sign)\" is missing") }
  }
}

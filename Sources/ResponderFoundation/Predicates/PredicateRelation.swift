// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: FN-10, FN-12.
/// How the sides of a comparison have to stand to each other, as a predicate's text names it.
enum PredicateRelation: String {
  case equal, unequal, less, atMost, more, atLeast
  case between = "BETWEEN"
  case begins = "BEGINSWITH"
  case ends = "ENDSWITH"
  case contains = "CONTAINS"
  case like = "LIKE"
  case matches = "MATCHES"
  case isIn = "IN"

  func holds(_ left: Any?, _ right: Any?, _ options: String.CompareOptions) -> Bool {
    switch self {
    case .equal: return Self.areEqual(left, right, options)
    case .unequal: return !Self.areEqual(left, right, options)
    case .less: return Self.order(left, right, options) == .orderedAscending
    case .more: return Self.order(left, right, options) == .orderedDescending
    case .atMost:
      return Self.order(left, right, options).map { $0 != .orderedDescending } ?? false
    case .atLeast:
      return Self.order(left, right, options).map { $0 != .orderedAscending } ?? false
    case .between:
      guard let ends = right.flatMap(KeyedValue.items), ends.count == 2 else { return false }
      return PredicateRelation.atLeast.holds(left, ends[0], options)
        && PredicateRelation.atMost.holds(left, ends[1], options)
    case .contains: return Self.contains(left, right, options)
    case .isIn: return Self.contains(right, left, options)
    case .begins, .ends:
      guard let (text, part) = Self.texts(left, right), !part.isEmpty else { return false }
      let end: String.CompareOptions = self == .begins ? .anchored : [.anchored, .backwards]
      return text.range(of: part, options: options.union(end)) != nil
    case .like:
      guard let (text, pattern) = Self.texts(left, right) else { return false }
      return Self.matches(text, Self.expression(ofWildcards: pattern), options)
    case .matches:
      guard let (text, pattern) = Self.texts(left, right) else { return false }
      return Self.matches(text, pattern, options)
    }
  }

  private static func text(_ value: Any?) -> String? {
    (value as? String) ?? (value as? NSString).map { String(describing: $0) }
  }

  private static func texts(_ one: Any?, _ two: Any?) -> (String, String)? {
    guard let one = text(one), let two = text(two) else { return nil }
    return (one, two)
  }

  /// Nil for values that have no order, such as a text and a number.
  static func order(
    _ one: Any?, _ two: Any?, _ options: String.CompareOptions
  ) -> ComparisonResult? {
    if let (one, two) = texts(one, two) { return one.compare(two, options: options) }
    if let one = one as? Date, let two = two as? Date { return one.compare(two) }
    if let one = one as? NSNumber, let two = two as? NSNumber { return one.compare(two) }
    return nil
  }

  private static func areEqual(
    _ one: Any?, _ two: Any?, _ options: String.CompareOptions
  ) -> Bool {
    if let order = order(one, two, options) { return order == .orderedSame }
    let (isNothing, isNeither) = (isNil(one), isNil(two))
    if isNothing || isNeither { return isNothing && isNeither }
    if let one = one as? AnyHashable, let two = two as? AnyHashable, one == two { return true }
    guard let one, let two else { return false }
    return (one as AnyObject) === (two as AnyObject)
  }

  private static func isNil(_ value: Any?) -> Bool { value == nil || value is NSNull }

  /// Whether a text has a part, or a collection an element.
  private static func contains(
    _ whole: Any?, _ part: Any?, _ options: String.CompareOptions
  ) -> Bool {
    if let (whole, part) = texts(whole, part) {
      return whole.range(of: part, options: options) != nil
    }
    let items = whole.flatMap(KeyedValue.items) ?? []
    return items.contains { areEqual($0, part, options) }
  }

  /// Whether an expression covers the whole text; one that is none covers nothing.
  private static func matches(
    _ text: String, _ pattern: String, _ options: String.CompareOptions
  ) -> Bool {
    let folding = options.intersection(.diacriticInsensitive)
    let text = folding.isEmpty ? text : text.folding(options: folding, locale: nil)
    let pattern = folding.isEmpty ? pattern : pattern.folding(options: folding, locale: nil)
    let whole = "\\A(?:\(pattern))\\z"
    var search: String.CompareOptions = .regularExpression
    if options.contains(.caseInsensitive) { search.insert(.caseInsensitive) }
    return text.range(of: whole, options: search) != nil
  }

  /// `*` is any text, `?` any character; behind a backslash they are themselves.
  private static func expression(ofWildcards text: String) -> String {
    var result = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      switch character {
      case "*": result += "(?s:.*)"
      case "?": result += "(?s:.)"
      case "\\":
        let literal = rest.popFirst() ?? character
        result += NSRegularExpression.escapedPattern(for: String(literal))
      default: result += NSRegularExpression.escapedPattern(for: String(character))
      }
    }
    return result
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// What a predicate asks.
indirect enum PredicateCondition {
  /// Of how many of the left side's elements a comparison has to hold.
  enum Quantity { case one, some, every, none }

  case all([PredicateCondition])
  case any([PredicateCondition])
  case not(PredicateCondition)
  case comparison(
    Quantity, PredicateValue, PredicateRelation, PredicateValue, String.CompareOptions)

  /// Whether it holds for an object, with values for its variables.
  func holds(for object: Any?, _ variables: [String: Any]?) -> Bool {
    switch self {
    case .all(let conditions): return conditions.allSatisfy { $0.holds(for: object, variables) }
    case .any(let conditions): return conditions.contains { $0.holds(for: object, variables) }
    case .not(let condition): return !condition.holds(for: object, variables)
    case .comparison(let quantity, let left, let relation, let right, let options):
      let (left, right) = (left.value(of: object, variables), right.value(of: object, variables))
      let holds: (Any?) -> Bool = { relation.holds($0, right, options) }
      let items = left.flatMap(KeyedValue.items) ?? []
      return switch quantity {
      case .one: holds(left)
      case .some: items.contains(where: holds)
      case .every: items.allSatisfy(holds)
      case .none: !items.contains(where: holds)
      }
    }
  }
}

/// A side of a comparison.
indirect enum PredicateValue {
  case constant(Any?)
  /// A key path of the object; empty for the object itself.
  case path(String)
  case list([PredicateValue])
  /// What has the name when the predicate is asked, and a key path of that; empty for itself.
  case variable(String, path: String)

  func value(of object: Any?, _ variables: [String: Any]?) -> Any? {
    switch self {
    case .constant(let value): value.flatMap { ExposedMethod.flat($0) }
    case .path(""): object
    case .path(let path): KeyedValue.value(of: object, at: path)
    case .list(let values): values.map { $0.value(of: object, variables) ?? NSNull() }
    case .variable(let name, ""): variables?[name].flatMap { ExposedMethod.flat($0) }
    case .variable(let name, let path): KeyedValue.value(of: variables?[name], at: path)
    }
  }

  /// The side as the text of a predicate has it.
  var text: String {
    switch self {
    case .constant(nil): "nil"
    case .constant(let value as String): "\"\(value)\""
    case .constant(let value?): "\(value)"
    case .path(""): "SELF"
    case .path(let path): path
    case .list(let values): "{" + values.map(\.text).joined(separator: ", ") + "}"
    case .variable(let name, let path): "$" + name + (path.isEmpty ? "" : "." + path)
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Rules: FN-15.
/// A predicate that compares two expressions.
///
/// Foundation declares a class of the name and cannot make any. Where both are visible, types are
/// written `ResponderFoundation.NSComparisonPredicate`, as the rewriter does; calls mean this one.
///
/// [Apple: NSComparisonPredicate](https://developer.apple.com/documentation/foundation/nscomparisonpredicate)
open class NSComparisonPredicate: NSPredicate {
  /// How texts are compared.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Without a look at upper and lower case.
    public static let caseInsensitive = Options(rawValue: 1)
    /// Without a look at marks on letters.
    public static let diacriticInsensitive = Options(rawValue: 2)
  }

  /// Whether the left side itself is compared, or its elements.
  public enum Modifier: UInt, Sendable {
    /// The left side itself.
    case direct = 0
    /// Each element of the left side has to fit.
    case all
    /// One element of the left side is enough.
    case any
  }

  /// How the left side has to stand to the right one.
  public enum Operator: UInt, Sendable {
    /// Less.
    case lessThan = 0
    /// Less or equal.
    case lessThanOrEqualTo
    /// More.
    case greaterThan
    /// More or equal.
    case greaterThanOrEqualTo
    /// Equal.
    case equalTo
    /// Not equal.
    case notEqualTo
    /// A text that a regular expression covers.
    case matches
    /// A text that `*` and `?` stand for.
    case like
    /// A text with a beginning.
    case beginsWith
    /// A text with an end.
    case endsWith
    /// Part of a text, or an element of a collection.
    case `in`
    /// A text with a part, or a collection with an element.
    case contains = 99
    /// Between two values, or equal to one of them.
    case between
  }

  /// The expression on the left.
  public let leftExpression: NSExpression
  /// The expression on the right.
  public let rightExpression: NSExpression
  /// Whether the left side itself is compared, or its elements.
  public let comparisonPredicateModifier: Modifier
  /// How the sides have to stand to each other.
  public let predicateOperatorType: Operator
  /// How texts are compared.
  public let options: Options

  /// Makes a predicate that compares two expressions.
  ///
  /// - Parameters:
  ///   - lhs: the left side.
  ///   - rhs: the right side; a list or a constant array for `between` and `in`.
  ///   - modifier: whether the left side itself is compared, or its elements.
  ///   - type: how the sides have to stand to each other.
  ///   - options: how texts are compared.
  public init(
    leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier,
    type: Operator, options: Options
  ) {
    leftExpression = lhs
    rightExpression = rhs
    comparisonPredicateModifier = modifier
    predicateOperatorType = type
    self.options = options
    let condition = PredicateCondition.comparison(
      modifier.quantity, lhs.side, type.relation, rhs.side, options.ofTexts)
    super.init { object, variables in condition.holds(for: object, variables) }
  }

  /// Nil: comparisons are not archived.
  public required init?(coder: NSCoder) { nil }
}

extension NSComparisonPredicate.Modifier {
  fileprivate var quantity: PredicateCondition.Quantity {
    switch self {
    case .direct: .one
    case .all: .every
    case .any: .some
    }
  }
}

extension NSComparisonPredicate.Operator {
  fileprivate var relation: PredicateRelation {
    switch self {
    case .lessThan: .less
    case .lessThanOrEqualTo: .atMost
    case .greaterThan: .more
    case .greaterThanOrEqualTo: .atLeast
    case .equalTo: .equal
    case .notEqualTo: .unequal
    case .matches: .matches
    case .like: .like
    case .beginsWith: .begins
    case .endsWith: .ends
    case .in: .isIn
    case .contains: .contains
    case .between: .between
    }
  }
}

extension NSComparisonPredicate.Options {
  fileprivate var ofTexts: String.CompareOptions {
    var options: String.CompareOptions = []
    if contains(.caseInsensitive) { options.insert(.caseInsensitive) }
    if contains(.diacriticInsensitive) { options.insert(.diacriticInsensitive) }
    return options
  }
}

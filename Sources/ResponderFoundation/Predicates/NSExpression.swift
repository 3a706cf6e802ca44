// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Rules: FN-15.
/// A side of a comparison: a value, a key path, a variable, a list of such, or the object itself.
///
/// Foundation declares a class of the name and cannot make any. Where both are visible, types are
/// written `ResponderFoundation.NSExpression`, as the rewriter does; calls mean this one.
///
/// [Apple: NSExpression](https://developer.apple.com/documentation/foundation/nsexpression)
open class NSExpression: NSObject {
  /// The kinds of expressions; no initializer here makes those that compute.
  public enum ExpressionType: UInt, Sendable {
    /// A value.
    case constantValue = 0
    /// The object that the predicate is asked of.
    case evaluatedObject
    /// What has a name when the predicate is asked.
    case variable
    /// A key path of the object.
    case keyPath
    /// A function with its arguments.
    case function
    /// What is in one of two sets.
    case unionSet
    /// What is in both of two sets.
    case intersectSet
    /// What is in the first of two sets only.
    case minusSet
    /// Elements for which a predicate holds.
    case subquery = 13
    /// A list of expressions.
    case aggregate
    /// Any key.
    case anyKey
    /// A closure.
    case block = 19
    /// One of two, as a predicate says.
    case conditional
  }

  let side: PredicateValue
  private let items: [NSExpression]

  private init(_ side: PredicateValue, items: [NSExpression] = []) {
    self.side = side
    self.items = items
    super.init()
  }

  /// A value.
  ///
  /// - Parameter obj: the value; nil is equal to what is missing.
  public convenience init(forConstantValue obj: Any?) { self.init(.constant(obj)) }

  /// What a key path leads to from the object that is asked about.
  ///
  /// - Parameter keyPath: keys with dots between them; an empty one means the object itself.
  public convenience init(forKeyPath keyPath: String) { self.init(.path(keyPath)) }

  /// What has a name when the predicate is asked.
  ///
  /// - Parameter string: the name, without the sign of dollars.
  public convenience init(forVariable string: String) { self.init(.variable(string, path: "")) }

  /// A list of expressions, as `IN` and `BETWEEN` take it.
  ///
  /// - Parameter subexpressions: its elements: expressions, or values.
  public convenience init(forAggregate subexpressions: [Any]) {
    let items = subexpressions.map { $0 as? NSExpression ?? NSExpression(forConstantValue: $0) }
    self.init(.list(items.map(\.side)), items: items)
  }

  /// The object that is asked about.
  open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.path("")) }

  /// What kind of expression it is.
  open var expressionType: ExpressionType {
    switch side {
    case .constant: .constantValue
    case .path(""): .evaluatedObject
    case .path: .keyPath
    case .list: .aggregate
    case .variable: .variable
    }
  }

  /// The value of a constant one; nil for others.
  open var constantValue: Any? {
    if case .constant(let value) = side { value } else { nil }
  }

  /// The key path of such a one; empty for others.
  open var keyPath: String {
    if case .path(let path) = side { path } else { "" }
  }

  /// The name of a variable; empty for others.
  open var variable: String {
    if case .variable(let name, _) = side { name } else { "" }
  }

  /// The expressions of a list; nil for others.
  open var collection: Any? {
    if case .list = side { items } else { nil }
  }

  /// The value for an object.
  ///
  /// - Parameters:
  ///   - object: the object that key paths begin at.
  ///   - context: the values of variables by their names; nil for none.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    var variables: [String: Any] = [:]
    for case (let name as String, let value) in context ?? [:] { variables[name] = value }
    return side.value(of: object, variables)
  }

  /// The expression as the text of a predicate has it.
  open override var description: String { side.text }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Rules: FN-30, FN-31.
/// Orders by key, which Foundation here knows only by Swift key paths.
extension NSSortDescriptor {
  /// Orders by a property; nil orders the objects themselves.
  ///
  /// [Apple: init(key:ascending:)](https://developer.apple.com/documentation/foundation/nssortdescriptor/init(key:ascending:))
  ///
  /// - Parameters:
  ///   - key: the key of the property, or a path of keys.
  ///   - ascending: whether the least comes first.
  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending, comparator: SortOrder.natural)
  }

  /// Orders by a property, as a method of its values says.
  ///
  /// - Parameters:
  ///   - key: the key of the property, or a path of keys; nil orders the objects themselves.
  ///   - ascending: whether the least comes first.
  ///   - selector: a method that takes another value and returns the order.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    let order = selector.map { SortOrder.order(by: $0) } ?? SortOrder.natural
    self.init(key: key, ascending: ascending, comparator: order)
  }

  /// Orders by a property, as a closure says.
  ///
  /// - Parameters:
  ///   - key: the key of the property, or a path of keys; nil orders the objects themselves.
  ///   - ascending: whether the least comes first.
  ///   - cmptr: tells the order of two values. nil comes before all others, without a question.
  public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
    self.init(
      keyPath: \Any?.[valueAt: key ?? ""], ascending: ascending,
      comparator: { SortOrder.nilFirst($0, $1, cmptr) })
  }
}

extension Optional where Wrapped == Any {
  /// What a path of keys leads to; the value itself for an empty one.
  fileprivate subscript(valueAt path: String) -> Any? {
    path.isEmpty ? ExposedMethod.flat(self) : KeyedValue.value(of: self, at: path)
  }
}

/// Which of two values comes first.
private enum SortOrder {
  /// Order in which nil is the least.
  static func nilFirst(_ one: Any, _ two: Any, _ order: Comparator) -> ComparisonResult {
    switch (value(one), value(two)) {
    case (nil, nil): .orderedSame
    case (nil, _?): .orderedAscending
    case (_?, nil): .orderedDescending
    case (let one?, let two?): order(one, two)
    }
  }

  private static func value(_ value: Any) -> Any? {
    ExposedMethod.flat(value).flatMap { $0 is NSNull ? nil : $0 }
  }

  /// The order that values have by themselves.
  static func natural(_ one: Any, _ two: Any) -> ComparisonResult {
    if let order = PredicateRelation.order(one, two, []) { return order }
    if let one = one as? any Comparable, let order = one.order(before: two) { return order }
    return send("compare:", to: one, two) ?? .orderedSame
  }

  // Rules: FN-31.
  static func order(by selector: Selector) -> Comparator {
    let name = selector.name
    guard name != "compare:" else { return natural }
    return { one, two in
      if let one = one as? String, let two = two as? String,
        let order = order(of: one, two, by: name)
      {
        return order
      }
      return send(name, to: one, two) ?? .orderedSame
    }
  }

  private static func order(of one: String, _ two: String, by name: String) -> ComparisonResult? {
    switch name {
    case "caseInsensitiveCompare:": one.caseInsensitiveCompare(two)
    case "localizedCompare:": one.localizedCompare(two)
    case "localizedCaseInsensitiveCompare:": one.localizedCaseInsensitiveCompare(two)
    case "localizedStandardCompare:": one.localizedStandardCompare(two)
    default: nil
    }
  }

  private static func send(_ name: String, to one: Any, _ two: Any) -> ComparisonResult? {
    let object = one as AnyObject
    guard let method = ExposedTable.of(object)?.methods[name] else { return nil }
    let answer = method.send(to: object, [two])
    if let order = answer as? ComparisonResult { return order }
    return (answer as? Int).flatMap { ComparisonResult(rawValue: $0) }
  }
}

extension Comparable {
  fileprivate func order(before other: Any) -> ComparisonResult? {
    guard let other = other as? Self else { return nil }
    return self < other ? .orderedAscending : other < self ? .orderedDescending : .orderedSame
  }
}

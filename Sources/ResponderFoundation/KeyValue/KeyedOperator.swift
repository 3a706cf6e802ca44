// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// What a path of keys makes of a collection: `"@count"`, `"@sum.price"`, `"@max.age"`.
enum KeyedOperator {
  // Rules: RT-53.
  /// - Parameters:
  ///   - items: the elements.
  ///   - name: the operator with its sign.
  ///   - path: where in each element the value is; nil for the element itself.
  static func value(of items: [Any], _ name: String, _ path: String?) -> Any? {
    if name == "@count" { return items.count }
    let values = items.compactMap { path == nil ? $0 : KeyedValue.value(of: $0, at: path ?? "") }
    switch name {
    case "@sum": return numbers(values).reduce(0, +)
    case "@avg":
      return values.isEmpty ? 0 : numbers(values).reduce(0, +) / Double(values.count)
    case "@max": return values.max(by: isLess)
    case "@min": return values.min(by: isLess)
    case "@unionOfObjects": return values
    case "@distinctUnionOfObjects": return distinct(values)
    case "@unionOfArrays": return values.flatMap { KeyedValue.items(of: $0) ?? [$0] }
    case "@distinctUnionOfArrays", "@distinctUnionOfSets":
      return distinct(values.flatMap { KeyedValue.items(of: $0) ?? [$0] })
    default:
      violation(
        "A path of keys has the operator \(name)",
        contract: "it is one of @count, @sum, @avg, @max, "
          + "@min, @unionOfObjects, @unionOfArrays and their distinct forms",
        instead: "compute the value in Swift")
    }
  }

  private static func numbers(_ values: [Any]) -> [Double] {
    values.map { ExposedValue.number($0)?.doubleValue ?? 0 }
  }

  /// Whether one value comes before another: numbers, strings and dates have an order.
  private static func isLess(_ one: Any, _ two: Any) -> Bool {
    if let one = ExposedValue.number(one), let two = ExposedValue.number(two) {
      return one.compare(two) == .orderedAscending
    }
    if let one = one as? String, let two = two as? String { return one < two }
    if let one = one as? Date, let two = two as? Date { return one < two }
    return false
  }

  private static func distinct(_ values: [Any]) -> [Any] {
    var seen = Set<AnyHashable>()
    return values.filter { value in
      seen.insert(value as? AnyHashable ?? AnyHashable(ObjectIdentifier(value as AnyObject)))
        .inserted
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Values that paths of keys lead through: objects, dictionaries and collections.
enum KeyedValue {
  // Rules: RT-52.
  /// The value that a path leads to from a value; nil where a value on the way is nil.
  static func value(of start: Any?, at path: some StringProtocol) -> Any? {
    guard let start = ExposedMethod.flat(start) else { return nil }
    let (first, rest) = split(path)
    if first.hasPrefix("@"), let items = items(of: start) {
      return KeyedOperator.value(of: items, first, rest.map { String($0) })
    }
    guard let rest else { return value(of: start, forKey: first) }
    return value(of: value(of: start, forKey: first), at: rest)
  }

  /// Sets what a path leads to; nothing where a value on the way is nil.
  static func set(_ value: Any?, of start: Any?, at path: some StringProtocol) {
    guard let start = ExposedMethod.flat(start) else { return }
    let (first, rest) = split(path)
    if let rest { return set(value, of: self.value(of: start, forKey: first), at: rest) }
    if let items = items(of: start) {
      for item in items { set(value, of: item, at: first) }
    } else if let object = start as? NSObject {
      object.setValue(value, forKey: first)
    } else {
      let object = KeyedObject(start as AnyObject)
      object.set(value, of: first) { object.refuse(first) }
    }
  }

  /// The value of one key: of each element, of a collection.
  private static func value(of start: Any, forKey key: String) -> Any? {
    if let dictionary = start as? [AnyHashable: Any] { return dictionary[key] }
    if let items = items(of: start) {
      return items.map { value(of: $0, at: key) ?? NSNull() }
    }
    if let object = start as? NSObject { return object.value(forKey: key) }
    let object = KeyedObject(start as AnyObject)
    return object.value(of: key) { object.refuse(key) }
  }

  /// The elements of an array or a set.
  static func items(of value: Any) -> [Any]? {
    switch value {
    case let array as [Any]: array
    case let set as Set<AnyHashable>: set.map(\.base)
    case let array as NSArray: array.map { $0 }
    case let set as NSSet: set.allObjects
    default: nil
    }
  }

  /// The first key of a path, and the rest; nil where that was the last.
  static func split<Path: StringProtocol>(
    _ path: Path
  ) -> (first: String, rest: Path.SubSequence?) {
    guard let dot = path.firstIndex(of: ".") else { return (String(path), nil) }
    return (String(path[..<dot]), path[path.index(after: dot)...])
  }
}

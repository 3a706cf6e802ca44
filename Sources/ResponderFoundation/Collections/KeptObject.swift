// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// An object in a table, held or not.
struct KeptObject<Value> {
  private let held: Value?
  private weak var object: AnyObject?

  init(_ value: Value, _ options: NSPointerFunctions.Options) {
    let copied = options.contains(.copyIn) ? (value as? any NSCopying)?.copy(with: nil) : nil
    // Unwrapped first: nil itself would become `NSNull` where any object is wanted.
    let value = copied.flatMap { $0 as? Value } ?? value
    held = options.isWeak ? nil : value
    object = options.isWeak ? value as AnyObject : nil
  }

  /// The object; nil once it is gone.
  var value: Value? {
    if let held { return held }
    // The same.
    guard let object else { return nil }
    return object as? Value
  }
}

/// How a table finds its objects.
struct ObjectIdentity {
  let options: NSPointerFunctions.Options

  private var isByPlace: Bool { options.contains(.objectPointerPersonality) }

  /// The same number for objects that are the same.
  func number(of value: some Any) -> Int {
    let object = value as AnyObject
    if !isByPlace, let object = object as? NSObject { return object.hash }
    return ObjectIdentifier(object).hashValue
  }

  func areSame(_ one: some Any, _ two: some Any) -> Bool {
    let (one, two) = (one as AnyObject, two as AnyObject)
    if one === two { return true }
    guard !isByPlace, let one = one as? NSObject else { return false }
    return one.isEqual(two)
  }
}

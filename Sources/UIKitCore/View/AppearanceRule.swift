// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderFoundation

/// A property whose value can be set for a whole application.
@MainActor
struct AppearanceRule {
  let name: String
  /// Whether an object has another value than one of its class that is new.
  let isSet: @MainActor (_ object: NSObject, _ new: NSObject) -> Bool
  /// Whether an object has the value of a new one still, or one that was copied before.
  let isFree: @MainActor (_ object: NSObject, _ new: NSObject, _ copied: Any?) -> Bool
  /// Gives an object the value of another one, and returns it.
  let copy: @MainActor (_ from: NSObject, _ to: NSObject) -> Any

  static func of<Owner: NSObject, Value: Equatable>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>
  ) -> AppearanceRule {
    of(name, { (owner: Owner) in owner[keyPath: path] }, { $0[keyPath: path] = $1 })
  }

  static func of<Owner: NSObject, Value: Equatable>(
    _ name: String, _ get: @escaping @MainActor (Owner) -> Value,
    _ set: @escaping @MainActor (Owner, Value) -> Void
  ) -> AppearanceRule {
    func value(_ object: NSObject) -> Value? { (object as? Owner).map(get) }
    return AppearanceRule(name: name) { object, new in
      value(object) != value(new)
    } isFree: { object, new, copied in
      let own = value(object)
      return own == value(new) || copied is Value && own == copied as? Value
    } copy: { from, to in
      guard let from = from as? Owner, let to = to as? Owner else { return () }
      let value = get(from)
      set(to, value)
      return value
    }
  }

  // Rules: AW-59, AW-103.
  /// A font, which is the same however large the person wants text.
  static func ofFont<Owner: NSObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, UIFont?>
  ) -> AppearanceRule {
    func ordinary(_ font: UIFont?) -> UIFont? {
      font?.scaled(for: UITraitCollection(preferredContentSizeCategory: .large))
    }
    let plain = of(name, path)
    return AppearanceRule(
      name: name, isSet: plain.isSet,
      isFree: { object, new, copied in
        guard let own = object as? Owner, let new = new as? Owner else { return false }
        let font = ordinary(own[keyPath: path])
        if font == ordinary(new[keyPath: path]) { return true }
        guard let former = copied as? UIFont else { return false }
        return font == ordinary(former)
      }, copy: plain.copy)
  }

  // Rules: AW-102.
  /// A property of the program's own that was set.
  static func ofOwn(_ key: String) -> AppearanceRule {
    AppearanceRule(name: "own." + key) { _, _ in
      true
    } isFree: { object, new, copied in
      let own = object.value(forKey: key)
      return SetProperties.isEqual(own, new.value(forKey: key))
        || copied != nil && SetProperties.isEqual(own, copied)
    } copy: { from, to in
      let value = from.value(forKey: key)
      to.setValue(value, forKey: key)
      return value as Any
    }
  }
}

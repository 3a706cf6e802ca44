// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Key-value coding: properties by their names.
///
/// An extension of the protocol, for a class may declare again what stands there, and not what stands
/// in an extension of `NSObject`.
extension NSObjectProtocol where Self: NSObject {
  // Rules: RT-50, RT-51, RT-54.
  /// The value of a property that the class exposes, or of a method without arguments of that name.
  ///
  /// [Apple: value(forKey:)](https://developer.apple.com/documentation/objectivec/nsobject-swift.class/value(forkey:))
  public func value(forKey key: String) -> Any? {
    if let own = ExposedOverride.call("valueForKey:", of: self, key) { return own.value }
    return KeyedObject(self).value(of: key) { value(forUndefinedKey: key) }
  }

  // Rules: RT-50, RT-51, RT-54.
  /// Sets a property that the class exposes.
  ///
  /// [Apple: setValue(_:forKey:)](https://developer.apple.com/documentation/objectivec/nsobject-swift.class/setvalue(_:forkey:))
  ///
  /// - Parameters:
  ///   - value: the value; nil for a property that may be nil.
  ///   - key: the name of the property.
  public func setValue(_ value: Any?, forKey key: String) {
    if ExposedOverride.call("setValue:forKey:", of: self, value, key) != nil { return }
    KeyedObject(self).set(value, of: key) { setValue(value, forUndefinedKey: key) }
  }

  // Rules: RT-52, RT-53.
  /// The value that a path of keys leads to, as in `"layer.cornerRadius"` or `"items.@count"`.
  ///
  /// [Apple: value(forKeyPath:)](https://developer.apple.com/documentation/objectivec/nsobject-swift.class/value(forkeypath:))
  public func value(forKeyPath keyPath: String) -> Any? {
    if let own = ExposedOverride.call("valueForKeyPath:", of: self, keyPath) { return own.value }
    return KeyedValue.value(of: self, at: keyPath)
  }

  // Rules: RT-52.
  /// Sets the property that a path of keys leads to.
  ///
  /// [Apple: setValue(_:forKeyPath:)](https://developer.apple.com/documentation/objectivec/nsobject-swift.class/setvalue(_:forkeypath:))
  ///
  /// - Parameters:
  ///   - value: the value; nil for a property that may be nil.
  ///   - keyPath: the keys, with dots between them.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if ExposedOverride.call("setValue:forKeyPath:", of: self, value, keyPath) != nil { return }
    KeyedValue.set(value, of: self, at: keyPath)
  }

  // Rules: RT-54.
  /// Called for a key that there is none of; stops the process unless the class exposes an answer as
  /// `valueForUndefinedKey:`.
  public func value(forUndefinedKey key: String) -> Any? {
    if let own = ExposedOverride.call("valueForUndefinedKey:", of: self, key) { return own.value }
    KeyedObject(self).refuse(key)
  }

  // Rules: RT-54.
  /// Called for a key that cannot be set; stops the process unless the class exposes an answer as
  /// `setValue:forUndefinedKey:`.
  ///
  /// - Parameters:
  ///   - value: the value that was to be set.
  ///   - key: the key that there is none of.
  public func setValue(_ value: Any?, forUndefinedKey key: String) {
    if ExposedOverride.call("setValue:forUndefinedKey:", of: self, value, key) != nil { return }
    KeyedObject(self).refuse(key)
  }

  // Rules: RT-55.
  /// Sets the properties of the keys of a dictionary; a value that is `NSNull` sets nil.
  ///
  /// [Apple: setValuesForKeys(_:)](https://developer.apple.com/documentation/objectivec/nsobject-swift.class/setvaluesforkeys(_:))
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
      setValue(value is NSNull ? nil : value, forKey: key)
    }
  }

  // Rules: RT-55.
  /// The values of some keys; `NSNull` where one is nil.
  ///
  /// [Apple: dictionaryWithValues(forKeys:)](https://developer.apple.com/documentation/objectivec/nsobject-swift.class/dictionarywithvalues(forkeys:))
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    keys.reduce(into: [:]) { $0[$1] = value(forKey: $1) ?? NSNull() }
  }
}

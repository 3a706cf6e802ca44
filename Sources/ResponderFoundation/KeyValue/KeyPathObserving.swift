// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// What objects have whose properties can be observed by Swift key paths.
public protocol _KeyValueCodingAndObserving: AnyObject {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: NSObject {
  // Rules: RT-61, RT-62.
  /// Calls a closure when a property becomes another value, until the result is invalidated or gone.
  ///
  /// No name can be read from a key path on this platform, so the value itself says that it changed:
  /// a property that is set to what it was is not told, unless `named` says what it is called.
  ///
  /// [Apple: observe](https://developer.apple.com/documentation/swift/using-key-value-observing-in-swift)
  ///
  /// - Parameters:
  ///   - keyPath: the property.
  ///   - name: the key of the property, which the rewriter writes; without one values are compared.
  ///   - options: what is told.
  ///   - changeHandler: gets the object and the change.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, named name: String = "",
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    weak let object = self
    return NSKeyValueObservation(
      ValueWatch(
        self, path: name, keyPath: keyPath, options: options,
        read: { object.map { $0[keyPath: keyPath] } },
        tell: { change in
          guard let object else { return }
          changeHandler(
            object,
            NSKeyValueObservedChange(
              kind: change.part?.kind ?? .setting, newValue: change.new as? Value,
              oldValue: change.old as? Value, indexes: change.part?.indexes,
              isPrior: change.isPrior))
        }))
  }

  // Rules: RT-60.
  /// Tells the observers of a property that it is about to change.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    ValueWatchList.of(self)?.willChange(keyPath: keyPath)
  }

  // Rules: RT-60.
  /// Tells the observers of a property that it has changed.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    ValueWatchList.of(self)?.didChange(keyPath: keyPath)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Properties that change when others do, as their class says.
enum DependentKeys {
  /// A property of an object.
  struct Link: Hashable {
    let object: ObjectIdentifier
    let key: String
  }

  // Rules: RT-68.
  /// What a property of an object depends on: paths of keys that begin at the object.
  static func paths(of object: AnyObject, _ key: String) -> Set<String> {
    guard let table = ExposedTable.of(object) else { return [] }
    let named = "keyPathsForValuesAffecting" + key.prefix(1).uppercased() + key.dropFirst()
    return names(table.methods[named]?.send(to: object, []))
      .union(
        names(table.methods["keyPathsForValuesAffectingValueForKey:"]?.send(to: object, [key])))
  }

  private static func names(_ value: Any?) -> Set<String> {
    Set(value.flatMap(KeyedValue.items)?.compactMap { $0 as? String } ?? [])
  }
}

// Of the protocol, for a class may declare again what stands there.
extension NSObjectProtocol where Self: NSObject {
  // Rules: RT-68.
  /// Paths of keys whose values a property depends on: none, unless a class declares this again and
  /// exposes it.
  ///
  /// [Apple: keyPathsForValuesAffectingValue(forKey:)](https://developer.apple.com/documentation/objectivec/nsobject-swift.class/keypathsforvaluesaffectingvalue(forkey:))
  ///
  /// - Parameter key: the property.
  public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }

  // Rules: RT-69.
  /// Whether a property tells its observers by itself: true, unless a class declares this again.
  ///
  /// [Apple: automaticallyNotifiesObservers(forKey:)](https://developer.apple.com/documentation/objectivec/nsobject-swift.class/automaticallynotifiesobservers(forkey:))
  ///
  /// - Parameter key: the property.
  public static func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }
}

extension Operation {
  // Rules: RT-70.
  /// Tells the observers of a property that it has changed, and the queue if the state of the
  /// operation depends on it.
  ///
  /// Foundation's queues hear of the state by its own keys only.
  ///
  /// - Parameters:
  ///   - key: the property.
  ///   - tellsQueue: whether the queue is told; the rewriter writes it.
  public func didChangeValue(forKey key: String, tellsQueue: Bool) {
    ValueWatchList.of(self)?.didChange(key: key)
    guard tellsQueue else { return }
    for state in ["isReady", "isExecuting", "isFinished"]
    where DependentKeys.paths(of: self, state).contains(key) {
      didChangeValue(forKey: state)
    }
  }
}

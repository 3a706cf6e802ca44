// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// An object whose properties are asked for by name.
struct KeyedObject {
  private let object: AnyObject

  init(_ object: AnyObject) { self.object = object }

  private var table: ExposedTable? { ExposedTable.of(object) }

  // Rules: RT-50, RT-51.
  /// The property of a key: `hidden` is `isHidden` where there is no other.
  private func property(_ key: String) -> ExposedProperty? {
    table?.properties[key] ?? table?.properties[Self.question(key)]
  }

  /// The value of a key, or what `otherwise` says.
  func value(of key: String, otherwise: () -> Any?) -> Any? {
    if let property = property(key) { return property.value(of: object) }
    for name in [Self.getter(key), key, Self.question(key)] {
      if let method = table?.methods[name] { return method.send(to: object, nil, nil) }
    }
    return otherwise()
  }

  /// Sets the value of a key, or lets `otherwise` do it.
  func set(_ value: Any?, of key: String, otherwise: () -> Void) {
    if let property = property(key), property.canBeSet { return property.set(value, of: object) }
    guard let method = table?.methods[ExposedProperty.setter(of: key)] else { return otherwise() }
    _ = method.send(to: object, value, nil)
  }

  // Rules: RT-54.
  /// Stops the process, for there is no such key.
  func refuse(_ key: String) -> Never {
    violation(
      "A \(type(of: object)) was asked for the key \(key), which it does not expose",
      contract:
        "a key is the name of a property that is exposed; names that Apple does not document "
        + "are not there",
      instead: "write @objc before the property and build through the rewriter, add "
        + ".property(\"\(key)\") to exposedMembers, or use the documented property of the class")
  }

  private static func question(_ key: String) -> String { "is" + capital(key) }
  private static func getter(_ key: String) -> String { "get" + capital(key) }
  private static func capital(_ key: String) -> String {
    key.prefix(1).uppercased() + key.dropFirst()
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// A property with its types erased.
struct ExposedProperty: Sendable {
  let name: String
  /// The type that declares it.
  let targetType: Any.Type
  private let read: @MainActor (AnyObject) -> Any?
  private let write: (@MainActor (AnyObject, Any?) -> Void)?

  init<Target, Value>(
    _ name: String, _ get: @escaping @MainActor (Target) -> Value,
    _ set: (@MainActor (Target, Value) -> Void)?
  ) {
    self.name = name
    targetType = Target.self
    read = { target in (target as? Target).map { get($0) } }
    guard let set else {
      write = nil
      return
    }
    write = { target, value in
      guard let target = target as? Target else { return }
      set(target, Self.wanted(value, for: name, of: target))
    }
  }

  // Rules: RT-4, RT-5.
  private static func wanted<Value>(_ value: Any?, for name: String, of target: Any) -> Value {
    if let wanted = ExposedValue.convert(value, to: Value.self) { return wanted }
    violation(
      "\(value.map { "A \(type(of: $0))" } ?? "nil") was set as \(name) of a \(type(of: target))",
      contract: "the property is of the type \(Value.self)",
      instead: "set a value of that type")
  }

  var canBeSet: Bool { write != nil }

  /// The value, read where the caller is.
  func value(of target: AnyObject) -> Any? {
    ExposedMethod.flat(unsafeBitCast(read, to: ((AnyObject) -> Any?).self)(target))
  }

  /// Sets the value where the caller is; without effect on a property that can only be read.
  func set(_ value: Any?, of target: AnyObject) {
    guard let write else { return }
    unsafeBitCast(write, to: ((AnyObject, Any?) -> Void).self)(target, value)
  }

  /// The selector of the setter of a property: `setTitle:`.
  static func setter(of key: String) -> String {
    "set\(key.prefix(1).uppercased())\(key.dropFirst()):"
  }
}

extension ExposedProperty {
  /// The method that reads it.
  var getter: ExposedMethod {
    ExposedMethod(name) { (target: AnyObject, _) in value(of: target) }
  }

  /// The method that writes it.
  var writer: ExposedMethod {
    ExposedMethod(Self.setter(of: name)) { (target: AnyObject, arguments) in
      set(arguments(0, as: Any?.self), of: target)
      return nil
    }
  }
}

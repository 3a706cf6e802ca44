// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// A method with the types of its target and arguments erased.
struct ExposedMethod: Sendable {
  let name: String
  /// The type that declares it.
  let targetType: Any.Type
  private let call: @MainActor (AnyObject, ExposedArguments) -> Any?

  init<Target>(
    _ name: String, _ call: @escaping @MainActor (Target, ExposedArguments) -> Any?
  ) {
    self.name = name
    targetType = Target.self
    self.call = { target, arguments in
      guard let target = target as? Target else { return nil }
      return call(target, arguments)
    }
  }

  // Rules: RT-3.
  /// Calls the method where the caller is, as a message in Objective-C does; nil for no value.
  func callAsFunction(_ target: AnyObject, _ arguments: [Any?]) -> Any? {
    // Whether the method belongs to an actor is not known: whoever sends the message answers for it.
    let call = unsafeBitCast(self.call, to: ((AnyObject, ExposedArguments) -> Any?).self)
    let value = call(target, ExposedArguments(arguments, of: name))
    return Self.flat(value)
  }

  /// A value that is no optional of an optional, and nil instead of nothing.
  static func flat(_ value: Any?) -> Any? {
    guard let value, !(value is Void) else { return nil }
    guard let optional = value as? any OptionalValue else { return value }
    return flat(optional.content)
  }
}

/// Lets the value of an optional be read whose type is not known.
protocol OptionalValue {
  /// The value, or nil.
  var content: Any? { get }
}

extension Optional: OptionalValue {
  var content: Any? { self }
}

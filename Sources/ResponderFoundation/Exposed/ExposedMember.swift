// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// A method or a property under the name that Objective-C would know it by.
public struct ExposedMember: Sendable {
  /// The selector of a method, the key of a property.
  let name: String
  let kind: Kind

  enum Kind: Sendable {
    case method(ExposedMethod)
    case body(ExposedMethod)
    case property(ExposedProperty)
  }

  /// A method.
  ///
  /// - Parameters:
  ///   - name: its selector, with a colon for each argument: `"tap:"`, `"setUp"`.
  ///   - call: calls it with the arguments and returns what it returns, nil for nothing.
  public static func method<Target>(
    _ name: String, _ call: @escaping @MainActor (Target, ExposedArguments) -> Any?
  ) -> ExposedMember {
    ExposedMember(name: name, kind: .method(ExposedMethod(name, call)))
  }

  // Rules: RT-90.
  /// The body of a method that can be replaced: what `ReplacedMethod` asks for goes on with it.
  ///
  /// - Parameters:
  ///   - name: the selector of the method.
  ///   - call: does what the class declares, whatever subclasses override and whatever took its
  ///     place.
  public static func body<Target>(
    _ name: String, _ call: @escaping @MainActor (Target, ExposedArguments) -> Any?
  ) -> ExposedMember {
    ExposedMember(name: name, kind: .body(ExposedMethod(name, call)))
  }

  /// A property; `name` is the selector of its getter too, and `setName:` that of its setter.
  ///
  /// - Parameters:
  ///   - name: its key.
  ///   - get: reads it.
  ///   - set: writes it; nil for a property that can only be read.
  public static func property<Target, Value>(
    _ name: String, get: @escaping @MainActor (Target) -> Value,
    set: (@MainActor (Target, Value) -> Void)? = nil
  ) -> ExposedMember {
    ExposedMember(name: name, kind: .property(ExposedProperty(name, get, set)))
  }
}

extension ExposedMember {
  /// A method whose value nobody wants.
  package static func action<Target>(
    _ name: String, _ call: @escaping @MainActor (Target, ExposedArguments) -> Void
  ) -> ExposedMember {
    .method(name) { (target: Target, arguments) in
      call(target, arguments)
      return nil
    }
  }

  /// The body of a method that returns nothing and can be replaced.
  package static func plainBody<Target>(
    _ name: String, _ call: @escaping @MainActor (Target, ExposedArguments) -> Void
  ) -> ExposedMember {
    .body(name) { (target: Target, arguments) in
      call(target, arguments)
      return nil
    }
  }
}

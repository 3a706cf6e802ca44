// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// The name of a method and, when it was made from one, the typed way to call it.
///
/// There is no Objective-C runtime to look a method up by name, so a selector carries the method:
/// `Selector("save:", Editor.save)`. Two selectors are equal when their names are. One made from a
/// name alone finds its method if the class of the target exposes it under that name
/// (``ExposedClass``), if a selector with that name was made from a method of the target's class
/// before, or if the name is that of a standard edit action. A selector retains nothing.
///
/// The method may take nothing, the sender, or the sender and the event, or three arguments where
/// somebody sends so many; the name has as many colons by convention, which is not checked.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
  /// What it is compared by.
  package let name: String
  /// The method it was made from; nil for one made from a name alone.
  package let method: ActionMethod?

  /// Makes a selector from a name alone.
  public init(_ name: String) {
    self.name = name
    method = nil
  }

  /// Makes a selector from a name alone.
  public init(stringLiteral name: String) { self.init(name) }

  /// Makes a selector from a method that takes nothing, as in `Selector("save", Editor.save)`.
  ///
  /// - Parameters:
  ///   - name: how the method is named in Objective-C.
  ///   - method: the method, as in `Editor.save`.
  @preconcurrency @MainActor
  public init<Target>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(name, method: ActionMethod { (target: Target, _, _) in method(target)() })
  }

  /// Makes a selector from a method that takes the sender.
  ///
  /// - Parameters:
  ///   - name: how the method is named in Objective-C.
  ///   - method: the method, as in `Editor.save`.
  @preconcurrency @MainActor
  public init<Target, Sender>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(
      name,
      method: ActionMethod { (target: Target, sender, _) in
        method(target)(ActionMethod.argument(sender, of: name))
      })
  }

  /// Makes a selector from a method that takes the sender and the event.
  ///
  /// - Parameters:
  ///   - name: how the method is named in Objective-C.
  ///   - method: the method, as in `Editor.save`.
  @preconcurrency @MainActor
  public init<Target, Sender, Event>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Void
  ) {
    self.init(
      name,
      method: ActionMethod { (target: Target, sender, event) in
        method(target)(
          ActionMethod.argument(sender, of: name), ActionMethod.argument(event, of: name))
      })
  }

  // Rules: RT-104.
  /// Makes a selector from a method that takes three arguments, as what is told that a picture was
  /// saved does.
  ///
  /// - Parameters:
  ///   - name: how the method is named in Objective-C.
  ///   - method: the method, as in `Editor.image`.
  @preconcurrency @MainActor
  public init<Target, First, Second, Third>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (First, Second, Third) -> Void
  ) {
    self.init(
      name,
      method: ActionMethod(named: name) { (target: Target, arguments: ExposedArguments) in
        method(target)(
          arguments(0, as: First.self), arguments(1, as: Second.self),
          arguments(2, as: Third.self))
      })
  }

  @MainActor
  private init(_ name: String, method: ActionMethod) {
    self.name = name
    self.method = method
    ActionRegistry.register(method, name: name)
  }

  /// The name.
  public var description: String { name }

  /// True when the names are equal.
  public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

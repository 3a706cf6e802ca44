// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Synchronization

/// A method with the type of its target erased.
package final class ActionMethod: Sendable {
  /// The type whose method it is.
  package let targetType: Any.Type
  private let accepts: @Sendable (Any) -> Bool
  private let invoke: @MainActor (Any, Any?, Any?) -> Any?
  /// The method for any number of arguments; nil for one that takes a sender and an event at most.
  private let exposed: ExposedMethod?

  /// Wraps a call of a method of `Target`.
  package init<Target>(_ call: @escaping @MainActor (Target, Any?, Any?) -> Void) {
    targetType = Target.self
    exposed = nil
    accepts = { $0 is Target }
    invoke = { target, sender, event in
      if let target = target as? Target { call(target, sender, event) }
      return nil
    }
  }

  // Rules: RT-104.
  /// Wraps a call of a method of `Target` that takes more than a sender and an event.
  init<Target>(
    named name: String, _ call: @escaping @MainActor (Target, ExposedArguments) -> Void
  ) {
    let method = ExposedMethod(name) { (target: Target, arguments: ExposedArguments) -> Any? in
      call(target, arguments)
      return nil
    }
    targetType = Target.self
    exposed = method
    accepts = { $0 is Target }
    invoke = { target, sender, event in method(target as AnyObject, [sender, event]) }
  }

  /// A method of a class's table.
  init(_ method: ExposedMethod) {
    targetType = method.targetType
    exposed = method
    accepts = { _ in true }
    invoke = { target, sender, event in method(target as AnyObject, [sender, event]) }
  }

  /// Whether `target` has the method.
  package func isMethod(of target: Any) -> Bool { accepts(target) }

  /// Calls the method of `target`, as its class overrides it.
  @MainActor
  package func callAsFunction(_ target: Any, _ sender: Any?, _ event: Any?) {
    _ = invoke(target, sender, event)
  }

  // Rules: RT-3.
  /// Calls the method where the caller is, whatever actor it belongs to, and returns its value.
  func send(to target: Any, _ first: Any?, _ second: Any?) -> Any? {
    unsafeBitCast(invoke, to: ((Any, Any?, Any?) -> Any?).self)(target, first, second)
  }

  /// Calls the method with any number of arguments, if it is one that a class exposes.
  package func send(to target: AnyObject, _ arguments: [Any?]) -> Any? {
    if let exposed { return exposed(target, arguments) }
    return send(to: target, arguments.first ?? nil, arguments.dropFirst().first ?? nil)
  }

  /// A sender or event as the type the method wants.
  static func argument<Wanted>(_ value: Any?, of name: String) -> Wanted {
    if let value, let wanted = value as? Wanted { return wanted }
    if let none = (nil as Any?) as? Wanted, value == nil { return none }
    violation(
      "The action \(name) was sent with \(value.map { "a \(type(of: $0))" } ?? "nil") as argument",
      contract: "the method takes \(Wanted.self)",
      instead: "declare the parameter as Any? or as the type of what really sends the action")
  }
}

/// The methods that selectors were made from, for selectors known by name alone.
enum ActionRegistry {
  private static let methods = Mutex<[String: [ActionMethod]]>([:])

  /// Remembers `method` unless one of the same type and name is known.
  static func register(_ method: ActionMethod, name: String) {
    methods.withLock { methods in
      let known = methods[name, default: []]
      guard !known.contains(where: { $0.targetType == method.targetType }) else { return }
      methods[name] = known + [method]
    }
  }

  /// The method called `name` that `target` has.
  static func method(_ name: String, of target: Any) -> ActionMethod? {
    methods.withLock { $0[name] }?.first { $0.isMethod(of: target) }
  }
}

extension Selector {
  // Rules: RT-6.
  /// The method of `target` that the selector was made from, else the one that its class exposes
  /// under the name, else one that another selector of that name was made from; or nil.
  ///
  /// One that every object of its kind inherits counts where the class overrides it.
  package func knownMethod(of target: Any) -> ActionMethod? {
    if let method, method.isMethod(of: target) { return method }
    if let action = (target as? any InheritedActions)?.inheritedAction(self) {
      return action.method
    }
    return methodByName(of: target)
  }

  /// The same for a selector that is known to mean nothing that is inherited.
  package func declaredMethod(of target: Any) -> ActionMethod? {
    if let method, method.isMethod(of: target) { return method }
    return methodByName(of: target)
  }

  private func methodByName(of target: Any) -> ActionMethod? {
    ExposedTable.of(target as AnyObject)?.methods[name]
      ?? ActionRegistry.method(name, of: target) ?? addedMethod(of: target as AnyObject)
  }

  // Rules: RT-91.
  /// One that was added to the class of the target, or to one above it.
  private func addedMethod(of target: AnyObject) -> ActionMethod? {
    guard ReplacedMethod.generation != 0 else { return nil }
    return Implementations.shared.find(name, for: type(of: target))
      .map { ActionMethod($0.code) }
  }

  // Rules: RT-7.
  /// Stops the process: an object was sent a message that it does not understand.
  package func unrecognized(by target: Any, sentBy sender: String) -> Never {
    let type = type(of: target)
    violation(
      "Unrecognized selector: \(sender) sent \(name) to a \(type), which has no such method",
      contract: "the class of the target exposes the method, or the selector was made from it",
      instead: "write @objc before the method and build through the rewriter, add "
        + ".method(\"\(name)\") to exposedMembers of \(type), or make the selector from the method: "
        + "Selector(\"\(name)\", \(type).method)")
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Dispatch

/// Lets a method give way to what took its place.
///
/// The library's methods that can be replaced ask, and so do those that the rewriter finds to be
/// exchanged.
public enum ReplacedMethod {
  /// Whether anything in the process was replaced, ever, as far as the main actor knows: what another
  /// thread replaces counts from the next turn of the main queue on.
  ///
  /// OPTIMIZATION: inlined, and so public, though only this package asks: every event does, several
  /// times, and what is of the package, or atomic, is a call from another module.
  @MainActor @inlinable @inline(__always)
  public static var isAny: Bool { isKnown }

  @MainActor @exclusivity(unchecked) @usableFromInline static var isKnown = false

  /// Changes whenever a method is replaced.
  package static var generation: Int { Implementations.shared.changeCount }

  /// Tells the main actor that a method was replaced.
  static func noteChange() {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { isKnown = true }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { isKnown = true } }
    }
  }

  // Rules: RT-90, RT-91.
  /// What a method answers that took the place of the one that asks; nil if none did, so that the
  /// caller goes on.
  ///
  /// - Parameters:
  ///   - name: the selector of the method that asks.
  ///   - me: the object.
  ///   - owner: the class that has the method.
  ///   - arguments: what the method was called with.
  ///   - type: what the method returns, `Void` for nothing.
  public static func answer<Value>(
    _ name: String, of me: AnyObject, in owner: AnyClass, _ arguments: Any?...,
    as type: Value.Type
  ) -> Value? {
    guard generation != 0 else { return nil }
    return find(name, of: me, in: owner, arguments, as: type)
  }

  // Rules: RT-90.
  /// Whether another method ran in the place of the one that asks, which returns nothing.
  package static func ran(
    _ name: String, _ me: AnyObject, _ owner: AnyClass, _ arguments: [Any?]
  ) -> Bool {
    find(name, of: me, in: owner, arguments, as: Void.self) != nil
  }

  // Rules: RT-90.
  /// What another method returned in the place of the one that asks; nil if none took it.
  package static func answer<Value>(
    _ name: String, _ me: AnyObject, _ owner: AnyClass, _ arguments: [Any?], as type: Value.Type
  ) -> Value? {
    find(name, of: me, in: owner, arguments, as: type)
  }

  private static func find<Value>(
    _ name: String, of me: AnyObject, in owner: AnyClass, _ arguments: [Any?], as: Value.Type
  ) -> Value? {
    guard let classes = Implementations.shared.classes(name),
      let start = Implementations.shared.superCalls.begin(name, of: me),
      let imp = Implementations.find(in: classes, for: start, upTo: owner)
    else { return nil }
    let value = imp.code(me, arguments)
    if Value.self == Void.self { return () as? Value }
    if let value = ExposedValue.convert(value, to: Value.self) { return value }
    violation(
      "\(name) of a \(Swift.type(of: me)) was replaced by a method that returned "
        + (value.map { "a \(Swift.type(of: $0))" } ?? "nil"),
      contract: "the method returns \(Value.self)",
      instead: "replace it with a method that takes and returns the same")
  }

  /// Whether a method was replaced for objects of a class, in the class itself or above it.
  package static func isReplaced(_ name: String, for type: AnyClass) -> Bool {
    generation != 0 && Implementations.shared.find(name, for: type) != nil
  }

  // Rules: RT-95.
  /// Calls what is above an override that stands in an extension; the rewriter writes it around
  /// `super`.
  ///
  /// - Parameters:
  ///   - owner: the class that the extension is of.
  ///   - me: the object.
  ///   - name: the selector of the method.
  ///   - body: calls the method of `super`.
  @discardableResult
  public static func above<Value>(
    _ owner: AnyClass, of me: AnyObject, _ name: String, _ body: () throws -> Value
  ) rethrows -> Value {
    let calls = Implementations.shared.superCalls
    let number = calls.add(name, of: me, above: owner)
    defer { calls.remove(number) }
    return try body()
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation

extension UIResponder {
  // Rules: RT-90.
  /// Whether another method ran in the place of one of this object's, which returns nothing.
  ///
  /// OPTIMIZATION: the arguments are put together only where anything was replaced.
  ///
  /// - Parameters:
  ///   - name: the selector of the method that asks.
  ///   - owner: the class that has it.
  ///   - arguments: what it was called with.
  @inline(__always) @discardableResult
  final func gaveWay(
    _ name: String, _ owner: AnyClass, _ arguments: @autoclosure () -> [Any?]
  ) -> Bool {
    ReplacedMethod.isAny && ReplacedMethod.ran(name, self, owner, arguments())
  }

  // Rules: RT-90.
  /// What another method returned in the place of one of this object's; nil if none took it.
  ///
  /// - Parameters:
  ///   - name: the selector of the method that asks.
  ///   - owner: the class that has it.
  ///   - arguments: what it was called with.
  ///   - type: what it returns.
  @inline(__always)
  final func taken<Value>(
    _ name: String, _ owner: AnyClass, _ arguments: @autoclosure () -> [Any?], as type: Value.Type
  ) -> Value? {
    guard ReplacedMethod.isAny else { return nil }
    return ReplacedMethod.answer(name, self, owner, arguments(), as: type)
  }
}

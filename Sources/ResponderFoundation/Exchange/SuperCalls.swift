// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Synchronization

/// Calls of `super` from overrides that stand in extensions: what the superclass's method asks for
/// begins above the class of the extension.
final class SuperCalls: Sendable {
  private struct Call {
    let number: Int
    let name: String
    let object: ObjectIdentifier
    let owner: MethodPlace
    let thread: ObjectIdentifier
  }

  private let state = Mutex<(calls: [Call], last: Int)>(([], 0))

  /// Puts a call down, and gives its number.
  ///
  /// - Parameters:
  ///   - name: the selector of the method.
  ///   - object: whose method it is.
  ///   - owner: the class above which it begins.
  func add(_ name: String, of object: AnyObject, above owner: AnyClass) -> Int {
    state.withLock { state in
      state.last += 1
      state.calls.append(
        Call(
          number: state.last, name: name, object: ObjectIdentifier(object),
          owner: MethodPlace(name, of: owner), thread: ObjectIdentifier(Thread.current)))
      return state.last
    }
  }

  /// Takes a call out, if no method has asked.
  func remove(_ number: Int) { state.withLock { $0.calls.removeAll { $0.number == number } } }

  /// Where the search for what took a method's place begins, for the first method that asks in a call
  /// of `super`; nil if there is nothing above.
  func begin(_ name: String, of me: AnyObject) -> AnyClass? {
    let owner = state.withLock { state -> MethodPlace? in
      guard !state.calls.isEmpty else { return nil }
      let thread = ObjectIdentifier(Thread.current)
      let place = state.calls.lastIndex {
        $0.name == name && $0.object == ObjectIdentifier(me) && $0.thread == thread
      }
      return place.map { state.calls.remove(at: $0).owner }
    }
    guard let owner else { return type(of: me) }
    return _getSuperclass(owner.type)
  }
}

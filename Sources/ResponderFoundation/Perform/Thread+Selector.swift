// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Rules: RT-9.
extension Thread {
  /// A thread that calls a method once it is started.
  ///
  /// [Apple: init(target:selector:object:)](https://developer.apple.com/documentation/foundation/thread/init(target:selector:object:))
  ///
  /// - Parameters:
  ///   - target: whose method it is; retained until it was called.
  ///   - selector: the method.
  ///   - argument: what it is given.
  public convenience init(target: Any, selector: Selector, object argument: Any?) {
    nonisolated(unsafe) let (target, argument) = (target as AnyObject, argument)
    self.init { _ = Message(selector, to: target).send(argument, nil) }
  }

  /// Calls a method in a thread of its own.
  ///
  /// - Parameters:
  ///   - selector: the method.
  ///   - target: whose method it is; retained until it was called.
  ///   - argument: what it is given.
  public class func detachNewThreadSelector(
    _ selector: Selector, toTarget target: Any, with argument: Any?
  ) {
    Thread(target: target, selector: selector, object: argument).start()
  }
}

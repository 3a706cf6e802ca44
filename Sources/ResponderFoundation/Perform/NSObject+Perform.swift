// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

extension NSObjectProtocol {
  // Rules: RT-9.
  /// Calls the method of this name.
  ///
  /// [Apple: perform(_:)](https://developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:))
  ///
  /// - Returns: what the method returns, not retained; nil for a method that returns nothing.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    Message(aSelector, to: self).send(nil, nil)
  }

  // Rules: RT-9.
  /// Calls the method of this name with an argument.
  ///
  /// - Parameters:
  ///   - aSelector: the method.
  ///   - object: its argument.
  /// - Returns: what the method returns, not retained; nil for a method that returns nothing.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    Message(aSelector, to: self).send(object, nil)
  }

  // Rules: RT-9.
  /// Calls the method of this name with two arguments.
  ///
  /// - Parameters:
  ///   - aSelector: the method.
  ///   - object1: its first argument.
  ///   - object2: its second argument.
  /// - Returns: what the method returns, not retained; nil for a method that returns nothing.
  @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    Message(aSelector, to: self).send(object1, object2)
  }
}

extension NSObject {
  // Rules: RT-9.
  /// Calls a method on the main actor, later or, if the caller waits, before this returns.
  ///
  /// [Apple: performSelector(onMainThread:with:waitUntilDone:)](https://developer.apple.com/documentation/objectivec/nsobject-swift.class/performselector(onmainthread:with:waituntildone:))
  ///
  /// - Parameters:
  ///   - aSelector: the method.
  ///   - arg: its argument.
  ///   - wait: whether the caller waits until it was called; on the main actor it is called at once.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    nonisolated(unsafe) let (target, argument) = (self, arg)
    if wait, MainQueue.isCurrent {
      target.perform(aSelector, with: argument)
    } else if wait {
      DispatchQueue.main.sync { _ = target.perform(aSelector, with: argument) }
    } else {
      DispatchQueue.main.async { target.perform(aSelector, with: argument) }
    }
  }

  // Rules: RT-9.
  /// Calls a method in a thread of its own.
  ///
  /// [Apple: performSelector(inBackground:with:)](https://developer.apple.com/documentation/objectivec/nsobject-swift.class/performselector(inbackground:with:))
  ///
  /// - Parameters:
  ///   - aSelector: the method.
  ///   - arg: its argument.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    nonisolated(unsafe) let (target, argument) = (self, arg)
    Thread.detachNewThread { target.perform(aSelector, with: argument) }
  }
}

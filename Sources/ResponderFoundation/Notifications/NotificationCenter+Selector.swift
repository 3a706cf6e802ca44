// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

extension NotificationCenter {
  // Rules: RT-20, RT-21.
  /// Calls a method of `observer` with each notification; the observer is not retained.
  ///
  /// When the observer is gone, nothing is called any more. The method is called in the thread of
  /// whoever posts.
  ///
  /// [Apple: addObserver(_:selector:name:object:)](https://developer.apple.com/documentation/foundation/notificationcenter/addobserver(_:selector:name:object:))
  ///
  /// - Parameters:
  ///   - observer: the object whose method is called.
  ///   - aSelector: a method that takes nothing or the notification.
  ///   - aName: the name of what is observed; nil for any.
  ///   - anObject: the sender that is observed; nil for any.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    SelectorObservers.shared.add(
      observer as AnyObject, aSelector, name: aName, object: anObject, to: self)
  }

  // Rules: RT-22.
  /// Ends all that an observer was added for, by selector or as what `addObserver(forName:…)` gave.
  ///
  /// [Apple: removeObserver(_:)](https://developer.apple.com/documentation/foundation/notificationcenter/removeobserver(_:))
  public func removeObserver(_ observer: AnyObject) {
    SelectorObservers.shared.remove(observer, from: self) { _ in true }
    removeObserver(observer as Any)
  }

  // Rules: RT-22.
  /// Ends what an observer was added for with this name, or any, and this sender, or any.
  ///
  /// - Parameters:
  ///   - observer: the object whose method is called, or what `addObserver(forName:…)` gave.
  ///   - aName: the name; nil for every one.
  ///   - anObject: the sender; nil for every one.
  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let object = anObject.map { $0 as AnyObject }
    SelectorObservers.shared.remove(observer, from: self) { entry in
      (aName == nil || entry.name == aName) && (object == nil || entry.object === object)
    }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

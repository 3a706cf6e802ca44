// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// A class that has methods of its own, beside those of its objects, which are called by name.
package protocol ClassAnswering: AnyObject {
  /// Whether the class has such a method.
  nonisolated static func hasClassMethod(_ name: String) -> Bool
  /// What the method returns; nil for a name that the class does not have.
  nonisolated static func callClassMethod(_ name: String) -> AnyObject?
}

extension NSObject {
  // Rules: RT-100, AW-90.
  /// Whether the class itself has a method of this name; only the application's class has one.
  ///
  /// For methods of objects ask `instancesRespond(to:)`.
  public static func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector, let answering = self as? any ClassAnswering.Type else { return false }
    return answering.hasClassMethod(aSelector.name)
  }

  // Rules: RT-100, AW-90.
  /// Calls a method of the class itself; nil for one that it does not have.
  ///
  /// - Parameter aSelector: the method.
  /// - Returns: what the method returns, not retained.
  @discardableResult
  public static func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    guard let aSelector, let answering = self as? any ClassAnswering.Type else { return nil }
    return answering.callClassMethod(aSelector.name).map { Unmanaged.passUnretained($0) }
  }
}

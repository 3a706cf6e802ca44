// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// An object that inherits methods which do nothing unless its class overrides them.
package protocol InheritedActions: AnyObject {
  /// What such a method's selector means to the object: the method, or none where its class does not
  /// override it. Nil for all other selectors.
  func inheritedAction(_ selector: Selector) -> InheritedAction?
}

/// A method that every object of a kind has.
package enum InheritedAction {
  case overridden(ActionMethod)
  case notOverridden

  /// The method, if the class of the object overrides it.
  var method: ActionMethod? {
    if case .overridden(let method) = self { method } else { nil }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// An object that inherits methods which do nothing unless its class overrides them.
package protocol InheritedActions: AnyObject {
  /// Whether the object does what such a method is for; nil for all other methods.
  func doesInheritedAction(_ selector: Selector) -> Bool?
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

/// Something that can be done with a view, by name, by a person who does not see it.
///
/// [Apple: UIAccessibilityCustomAction](https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction)
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  /// Does what an action stands for, and answers whether it was done.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// What the action is called.
  open var name: String
  /// Whose method is called; nil for an action with a handler.
  open weak var target: AnyObject?
  /// The method of the target that is called.
  open var selector: Selector
  /// What is called; nil for an action with a target.
  open var actionHandler: Handler?

  /// Makes an action that calls a method, which gets the action or nothing.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  /// Makes an action that calls a closure.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
    selector = Selector("")
    super.init()
  }

  // Rules: AW-44.
  /// Does it.
  ///
  /// - Returns: whether somebody did.
  package final func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target, let method = selector.knownMethod(of: target) else { return false }
    method(target, self, nil)
    return true
  }
}

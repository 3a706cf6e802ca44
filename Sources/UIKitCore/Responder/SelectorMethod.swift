// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import ResponderFoundation

extension Selector {
  /// The method that `target` has for this selector, or nil when it does not implement it.
  ///
  /// A standard edit action is implemented by a responder only when its class overrides it, which has
  /// to be known: every responder has the method, and nearly none does the action.
  @MainActor
  func method(of target: Any) -> ActionMethod? {
    if let responder = target as? UIResponder,
      let standard = StandardEditAction.named(name)
    {
      return isOverridden(by: responder) == true || pastesByConfiguration(responder)
        ? standard.method : nil
    }
    return declaredMethod(of: target)
  }

  /// Whether a responder's class overrides this standard edit action; nil when that is not known.
  @MainActor
  func isOverridden(by responder: UIResponder) -> Bool? {
    guard let standard = StandardEditAction.named(name) else { return false }
    return standard.isOverridden(by: responder)
  }

  @MainActor
  private func pastesByConfiguration(_ responder: UIResponder) -> Bool {
    name == StandardEditAction.paste && responder.pasteConfiguration != nil
  }
}

// Rules: RT-8.
extension UIResponder: InheritedActions {
  /// What a standard edit action means to the responder; nil for other selectors, and off the main actor.
  package nonisolated final func inheritedAction(_ selector: Selector) -> InheritedAction? {
    guard MainQueue.isCurrent else { return nil }
    return MainActor.assumeIsolated {
      guard StandardEditAction.named(selector.name) != nil else { return nil }
      return selector.method(of: self).map { .overridden($0) } ?? .notOverridden
    }
  }
}

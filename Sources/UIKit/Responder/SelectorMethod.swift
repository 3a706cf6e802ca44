// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation

extension Selector {
  /// The method that `target` has for this selector, or nil when it does not implement it.
  ///
  /// A standard edit action is implemented by a responder only when its class overrides it.
  @MainActor
  func method(of target: Any) -> ActionMethod? {
    if let responder = target as? UIResponder,
      let standard = StandardEditAction.named(name)
    {
      return isOverridden(by: responder) || pastesByConfiguration(responder)
        ? standard.method : nil
    }
    return knownMethod(of: target)
  }

  /// Whether a responder's class overrides this standard edit action.
  @MainActor
  func isOverridden(by responder: UIResponder) -> Bool {
    StandardEditAction.named(name)?.isOverridden(by: responder) ?? false
  }

  @MainActor
  private func pastesByConfiguration(_ responder: UIResponder) -> Bool {
    name == StandardEditAction.paste && responder.pasteConfiguration != nil
  }
}

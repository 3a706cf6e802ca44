// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost

extension UIApplication {
  // Rules: AC-6 to AC-14.
  /// Lets `target` do an action, or without one whoever along the chains does it.
  func dispatchAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let target = target ?? actionTarget(for: action, from: sender) else {
      Trace.record(.action, "\(action): nobody does it")
      return false
    }
    guard ActionTarget.perform(action, on: target, sender: sender, event: event) else {
      violation(
        "The action \(action) was sent to a \(Swift.type(of: target)), which has no such method",
        contract: "a target implements the action; a selector made from a name alone finds only "
          + "methods that another selector of that name was made from",
        instead: "make the selector from the method: "
          + "Selector(\"\(action)\", \(Swift.type(of: target)).method)")
    }
    return true
  }

  // Rules: AC-6, AC-7, AC-8, AC-9.
  /// The chain of the first responder, then that of the sender.
  private func actionTarget(for action: Selector, from sender: Any?) -> Any? {
    if let first = KeyWindow.shared.current?.firstResponder,
      let target = first.target(forAction: action, withSender: sender)
    {
      return target
    }
    return (sender as? UIResponder)?.target(forAction: action, withSender: sender)
  }
}

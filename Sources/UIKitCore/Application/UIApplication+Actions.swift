// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation
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
      action.unrecognized(by: target, sentBy: "an action")
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

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Sends what a bar button stands for.
@MainActor
enum BarAction {
  // Rules: RC-29, AC-6, AC-8.
  /// To the target, else to who does it along the chain of the first responder, then of the bar.
  ///
  /// The item is the sender and no responder, so the search starts at the bar's view for it.
  static func send(_ item: UIBarButtonItem, from view: UIView, for event: UIEvent?) {
    if let action = item.primaryAction { return action.perform(from: item) }
    guard let action = item.action else { return }
    let target =
      item.target
      ?? view.window?.firstResponderHolder?.firstResponder?.target(
        forAction: action, withSender: item)
      ?? view.target(forAction: action, withSender: item)
    ApplicationLink.port.sendAction(action, to: target, from: item, for: event)
  }
}

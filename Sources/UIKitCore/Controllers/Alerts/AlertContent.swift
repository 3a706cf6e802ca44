// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost

/// What an alert asks and offers, and what happens when it is answered.
@MainActor
enum AlertContent {
  // Rules: VC-62.
  static func add(_ action: UIAlertAction, to alert: UIAlertController) {
    if action.style == .cancel, alert.ownActions.contains(where: { $0.style == .cancel }) {
      violation(
        "A second action that cancels was added to an alert",
        contract: "an alert has one answer of the style cancel at most",
        instead: "give the action another style")
    }
    alert.ownActions.append(action)
    action.lookDidChange = { [weak alert] in (alert?.viewIfLoaded as? AlertView)?.paintRows() }
    didChange(alert)
  }

  static func checkPreferred(_ alert: UIAlertController) {
    if let preferred = alert.preferredAction,
      !alert.ownActions.contains(where: { $0 === preferred })
    {
      violation(
        "An action was preferred that the alert does not have",
        contract: "preferredAction is one of actions", instead: "add the action before")
    }
    didChange(alert)
  }

  // Rules: VC-62.
  static func check(_ alert: UIAlertController) {
    guard alert.title == nil, alert.message == nil, alert.ownActions.isEmpty,
      alert.ownFields.isEmpty
    else { return }
    violation(
      "An empty alert was presented",
      contract: "an alert has a title, a message, a text field or an action to show",
      instead: "give it something to say before it is presented")
  }

  /// Shows title, message and answers as they are now, if the alert is loaded.
  static func didChange(_ alert: UIAlertController) {
    (alert.viewIfLoaded as? AlertView)?.contentDidChange()
  }

  /// The answer that changes nothing, if there is one.
  static func cancelAction(of alert: UIAlertController) -> UIAlertAction? {
    alert.ownActions.first { $0.style == .cancel }
  }

  // Rules: VC-63, VC-64.
  /// Takes the alert away and does what an answer is for; without effect on a disabled answer, and
  /// after another one.
  static func choose(_ action: UIAlertAction, in alert: UIAlertController) {
    guard action.isEnabled, !alert.isAnswered, let presenter = alert.presenter else { return }
    alert.isAnswered = true
    Trace.record(.action, "\(Trace.name(alert)) is answered: \(action.title ?? "")")
    Dismissing.dismiss(presenter, animated: true) {
      alert.isAnswered = false
      action.handler?(action)
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// The keys that answer an alert.
///
/// - Rules: VC-66.
@MainActor
enum AlertKeys {
  /// What Return types.
  private static let returnKey = "\r"

  static func commands(of alert: UIAlertController) -> [UIKeyCommand] {
    var commands: [UIKeyCommand] = []
    if returnAction(of: alert) != nil {
      commands.append(command(returnKey, "answerByReturn", UIAlertController.answerByReturn))
    }
    if AlertContent.cancelAction(of: alert) != nil {
      commands.append(
        command(UIKeyCommand.inputEscape, "answerByEscape", UIAlertController.answerByEscape))
    }
    return commands
  }

  /// The preferred answer, or the only one.
  static func returnAction(of alert: UIAlertController) -> UIAlertAction? {
    alert.preferredAction ?? (alert.ownActions.count == 1 ? alert.ownActions.first : nil)
  }

  /// The presses that are not of the menu button; all, if nothing cancels.
  ///
  /// - Rules: VC-74.
  static func withoutMenu(_ presses: Set<UIPress>, of alert: UIAlertController) -> Set<UIPress> {
    guard AlertContent.cancelAction(of: alert) != nil else { return presses }
    return presses.filter { $0.type != .menu }
  }

  private static func command(
    _ input: String, _ name: String,
    _ method: @escaping @MainActor (UIAlertController) -> @MainActor () -> Void
  ) -> UIKeyCommand {
    UIKeyCommand(input: input, modifierFlags: [], action: Selector(name, method))
  }
}

extension UIAlertController {
  /// Chooses what Return stands for.
  final func answerByReturn() {
    if let action = AlertKeys.returnAction(of: self) { AlertContent.choose(action, in: self) }
  }

  /// Chooses the answer that cancels.
  final func answerByEscape() {
    if let action = AlertContent.cancelAction(of: self) { AlertContent.choose(action, in: self) }
  }
}

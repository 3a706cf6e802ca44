// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: VC-66.
/// The keys that answer an alert.
extension UIAlertController {
  /// What Return types.
  private static let returnKey = "\r"

  func answerCommands() -> [UIKeyCommand] {
    var commands: [UIKeyCommand] = []
    if returnAction() != nil {
      commands.append(command(Self.returnKey, "answerByReturn", UIAlertController.answerByReturn))
    }
    if AlertContent.cancelAction(of: self) != nil {
      commands.append(
        command(UIKeyCommand.inputEscape, "answerByEscape", UIAlertController.answerByEscape))
    }
    return commands
  }

  /// The preferred answer, or the only one.
  func returnAction() -> UIAlertAction? {
    preferredAction ?? (ownActions.count == 1 ? ownActions.first : nil)
  }

  // Rules: VC-74.
  /// The presses that are not of the menu button; all, if nothing cancels.
  func withoutMenu(_ presses: Set<UIPress>) -> Set<UIPress> {
    guard AlertContent.cancelAction(of: self) != nil else { return presses }
    return presses.filter { $0.type != .menu }
  }

  private func command(
    _ input: String, _ name: String,
    _ method: @escaping @MainActor (UIAlertController) -> @MainActor () -> Void
  ) -> UIKeyCommand {
    UIKeyCommand(input: input, modifierFlags: [], action: Selector(name, method))
  }
}

extension UIAlertController {
  /// Chooses what Return stands for.
  final func answerByReturn() {
    if let action = returnAction() { AlertContent.choose(action, in: self) }
  }

  /// Chooses the answer that cancels.
  final func answerByEscape() {
    if let action = AlertContent.cancelAction(of: self) { AlertContent.choose(action, in: self) }
  }
}

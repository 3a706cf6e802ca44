// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation

extension UIApplication {
  // Rules: MO-8, MO-9, MO-12.
  /// Shows the alert that a shake brings up: undo, redo, or leave it.
  ///
  /// It comes if the first responder of the key window can undo or redo something and nothing along
  /// its chain forbids to ask for that.
  ///
  /// - Returns: whether it is shown.
  func offerUndo() -> Bool {
    guard let window = KeyWindow.shared.current, let responder = window.firstResponder,
      let presenter = window.topmostController
    else { return false }
    let (undo, redo) = (UndoCommand.undo, UndoCommand.redo)
    guard let alert = undoAlert(undo.manager(for: responder), redo.manager(for: responder))
    else { return false }
    presenter.present(alert, animated: true)
    return presenter.presentedViewController != nil
  }

  /// - Parameters:
  ///   - undo: what has something to undo; nil when nothing does.
  ///   - redo: the same for redo.
  private func undoAlert(_ undo: UndoManager?, _ redo: UndoManager?) -> UIAlertController? {
    guard let title = undo?.undoMenuItemTitle ?? redo?.redoMenuItemTitle else { return nil }
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    if let undo {
      alert.addAction(
        UIAlertAction(title: "Undo", style: .default) { _ in
          if undo.canUndo { undo.undo() }
        })
    }
    if let redo {
      let title = undo == nil ? "Redo" : redo.redoMenuItemTitle
      alert.addAction(
        UIAlertAction(title: title, style: .default) { _ in
          if redo.canRedo { redo.redo() }
        })
    }
    alert.preferredAction = alert.actions.first
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    return alert
  }
}

extension UIWindow {
  /// The controller that presents nothing yet; nil when an alert is shown already.
  fileprivate var topmostController: UIViewController? {
    guard var top = rootViewController else { return nil }
    while let presented = top.presentedViewController { top = presented }
    return top is UIAlertController ? nil : top
  }
}

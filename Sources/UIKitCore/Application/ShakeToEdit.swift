// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation

/// The alert that a shake brings up: undo, redo, or leave it.
@MainActor
enum ShakeToEdit {
  private static let undoTitle = "Undo"
  private static let redoTitle = "Redo"
  private static let cancelTitle = "Cancel"

  // Rules: MO-8, MO-9, MO-12.
  /// Shows the alert, if the first responder of the key window can undo or redo something and
  /// nothing along its chain forbids to ask for that.
  ///
  /// - Returns: whether it is shown.
  static func offer() -> Bool {
    guard let window = KeyWindow.shared.current, let responder = window.firstResponder,
      let presenter = topmost(of: window)
    else { return false }
    let (undo, redo) = (UndoCommand.undo, UndoCommand.redo)
    guard let alert = makeAlert(undo.manager(for: responder), redo.manager(for: responder))
    else { return false }
    presenter.present(alert, animated: true)
    return presenter.presentedViewController != nil
  }

  /// - Parameters:
  ///   - undo: what has something to undo; nil when nothing does.
  ///   - redo: the same for redo.
  private static func makeAlert(_ undo: UndoManager?, _ redo: UndoManager?) -> UIAlertController? {
    guard let title = undo?.undoMenuItemTitle ?? redo?.redoMenuItemTitle else { return nil }
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    if let undo {
      alert.addAction(
        UIAlertAction(title: undoTitle, style: .default) { _ in
          if undo.canUndo { undo.undo() }
        })
    }
    if let redo {
      let title = undo == nil ? redoTitle : redo.redoMenuItemTitle
      alert.addAction(
        UIAlertAction(title: title, style: .default) { _ in
          if redo.canRedo { redo.redo() }
        })
    }
    alert.preferredAction = alert.actions.first
    alert.addAction(UIAlertAction(title: cancelTitle, style: .cancel))
    return alert
  }

  /// The controller that presents nothing yet; nil when an alert is shown already.
  private static func topmost(of window: UIWindow) -> UIViewController? {
    guard var top = window.rootViewController else { return nil }
    while let presented = top.presentedViewController { top = presented }
    return top is UIAlertController ? nil : top
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation

/// The alert that a shake brings up: undo, redo, or leave it.
@MainActor
enum ShakeToEdit {
  private static let undoTitle = "Undo"
  private static let redoTitle = "Redo"
  private static let cancelTitle = "Cancel"

  /// Shows the alert, if the first responder of the key window can undo or redo something.
  ///
  /// - Returns: whether it is shown.
  /// - Rules: MO-8, MO-9.
  static func offer() -> Bool {
    guard let window = KeyWindow.current, let manager = window.firstResponder?.undoManager,
      manager.canUndo || manager.canRedo, let presenter = topmost(of: window)
    else { return false }
    presenter.present(makeAlert(for: manager), animated: true)
    return presenter.presentedViewController != nil
  }

  private static func makeAlert(for manager: UndoManager) -> UIAlertController {
    let (canUndo, canRedo) = (manager.canUndo, manager.canRedo)
    let alert = UIAlertController(
      title: canUndo ? manager.undoMenuItemTitle : manager.redoMenuItemTitle, message: nil,
      preferredStyle: .alert)
    let undo = UIAlertAction(title: undoTitle, style: .default) { _ in
      if manager.canUndo { manager.undo() }
    }
    let redo = UIAlertAction(
      title: canUndo ? manager.redoMenuItemTitle : redoTitle, style: .default
    ) { _ in
      if manager.canRedo { manager.redo() }
    }
    if canUndo { alert.addAction(undo) }
    if canRedo { alert.addAction(redo) }
    alert.addAction(UIAlertAction(title: cancelTitle, style: .cancel))
    alert.preferredAction = canUndo ? undo : redo
    return alert
  }

  /// The controller that presents nothing yet; nil when an alert is shown already.
  private static func topmost(of window: UIWindow) -> UIViewController? {
    guard var top = window.rootViewController else { return nil }
    while let presented = top.presentedViewController { top = presented }
    return top is UIAlertController ? nil : top
  }
}

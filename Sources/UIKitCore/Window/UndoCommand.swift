// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation
import UIKitHost

/// Undo or redo as a person asks for it: by a key combination, a menu, three fingers, a shake.
@MainActor
enum UndoCommand {
  case undo
  case redo

  /// What a menu or a key combination sends along the chain; every window does it.
  static let undoAction = Selector("undo:", UIWindow.undo)
  /// The same for redo.
  static let redoAction = Selector("redo:", UIWindow.redo)

  /// Makes the actions known by their names.
  static func register() { _ = (undoAction, redoAction) }

  /// The command of an action, or nil for another action.
  init?(_ action: Selector) {
    switch action {
    case Self.undoAction: self = .undo
    case Self.redoAction: self = .redo
    default: return nil
    }
  }

  // Rules: UN-3, UN-15.
  /// The manager that has something to do for `responder`, or nil.
  func manager(for responder: UIResponder) -> UndoManager? {
    guard let manager = responder.undoManager,
      self == .undo ? manager.canUndo : manager.canRedo,
      ResponderChain.first(
        from: responder, where: { $0.editingInteractionConfiguration == .none }) == nil
    else { return nil }
    return manager
  }

  /// Undoes or redoes what `responder` would; without effect when there is nothing.
  func perform(for responder: UIResponder) {
    guard let manager = manager(for: responder) else { return }
    Trace.record(.action, "\(self) for \(Trace.name(responder))")
    switch self {
    case .undo: manager.undo()
    case .redo: manager.redo()
    }
  }
}

extension UIWindow {
  // Rules: UN-24.
  /// Takes back what was done last where the first responder is.
  final func undo(_ sender: Any?) { UndoCommand.undo.perform(for: firstResponder ?? self) }

  /// Does again what was taken back last.
  final func redo(_ sender: Any?) { UndoCommand.redo.perform(for: firstResponder ?? self) }
}

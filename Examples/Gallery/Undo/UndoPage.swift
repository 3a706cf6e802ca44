// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// A drawing that can be taken back: by buttons, Command-Z, three fingers, a shake.
final class UndoPage: PageController {
  private let manager = UndoManager()
  private let sheet = UndoSheet()
  private let undoButton = UIButton(type: .system)
  private let redoButton = UIButton(type: .system)
  private let clearButton = UIButton(type: .system)
  private let count = Theme.label(
    font: Theme.captionFont, color: Theme.quietText, lines: 0, identifier: "undo.count")

  override var stageShare: CGFloat { 0.78 }
  override var wideStageShare: CGFloat { 0.72 }
  /// The page has a manager of its own, so that its drawing is all that is undone here.
  override var undoManager: UndoManager? { manager }

  init() {
    super.init(
      title: "Undo",
      sentence: "Draw, then take it back: Command-Z, three fingers to the left, a double tap of "
        + "three fingers, or shake the device. Three fingers to the right do it again.",
      stage: sheet)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let buttons: [(UIButton, String, @MainActor () -> Void)] = [
      (undoButton, "undo.undo", { [weak self] in self?.perform { $0.undo() } }),
      (redoButton, "undo.redo", { [weak self] in self?.perform { $0.redo() } }),
      (clearButton, "undo.clear", { [weak self] in self?.sheet.clear() }),
    ]
    for (button, identifier, action) in buttons {
      button.accessibilityIdentifier = identifier
      button.addAction(UIAction { _ in action() }, for: .touchUpInside)
      notes.addSubview(button)
    }
    clearButton.setTitle("Clear", for: .normal)
    notes.addSubview(count)
    sheet.didChange = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    sheet.becomeFirstResponder()
  }

  private func perform(_ command: (UndoManager) -> Void) {
    command(manager)
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    undoButton.setTitle(manager.undoMenuItemTitle, for: .normal)
    redoButton.setTitle(manager.redoMenuItemTitle, for: .normal)
    undoButton.isEnabled = manager.canUndo
    redoButton.isEnabled = manager.canRedo
    clearButton.isEnabled = !sheet.strokes.isEmpty
    count.text = sheet.strokes.count == 1 ? "1 stroke" : "\(sheet.strokes.count) strokes"
    let area = notes.bounds.insetBy(dx: Theme.gap, dy: Theme.gap)
    var (x, y) = (area.minX, area.minY)
    for button in [undoButton, redoButton, clearButton] {
      let size = button.sizeThatFits(area.size)
      if x + size.width > area.maxX, x > area.minX { (x, y) = (area.minX, y + size.height) }
      button.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
      x += size.width + Theme.gap
    }
    let top = clearButton.frame.maxY + Theme.tightGap
    let size = count.sizeThatFits(CGSize(width: area.width, height: area.maxY - top))
    count.frame = CGRect(x: area.minX, y: top, width: area.width, height: size.height)
  }
}

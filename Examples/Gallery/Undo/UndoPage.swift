// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// A drawing that can be taken back: by buttons, Command-Z, three fingers, a shake.
final class UndoPage: PageController {
  private static let buttonHeight: CGFloat = 40
  private let manager = UndoManager()
  private let sheet = UndoSheet()
  private let undoButton = UndoPage.makeButton()
  private let redoButton = UndoPage.makeButton()
  private let clearButton = UndoPage.makeButton()
  private let count = Theme.label(
    font: Theme.captionFont, color: Theme.quietText, lines: 0, identifier: "undo.count")

  override var stageShare: CGFloat { 0.82 }
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

  private static func makeButton() -> UIButton {
    let button = UIButton(type: .system)
    button.backgroundColor = .systemGray6
    button.titleLabel?.font = Theme.bodyFont
    button.layer.cornerRadius = Theme.smallCornerRadius
    return button
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
    let row = CGRect(x: area.minX, y: area.minY, width: area.width, height: Self.buttonHeight)
    for (button, frame) in zip(
      [undoButton, redoButton, clearButton], Layout.grid(row, columns: 3, rows: 1))
    {
      button.frame = frame
    }
    let top = row.maxY + Theme.tightGap
    count.textAlignment = .center
    let size = count.sizeThatFits(CGSize(width: area.width, height: area.maxY - top))
    count.frame = CGRect(x: area.minX, y: top, width: area.width, height: size.height)
  }
}

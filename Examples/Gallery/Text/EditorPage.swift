// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit

/// A text to edit, with commands for its selection and a search.
final class EditorPage: PageController, UITextViewDelegate {
  private let text = UITextView()
  private let status = Theme.label(font: Theme.captionFont, color: Theme.quietText, lines: 0)
  private var buttons: [UIButton] = []
  private var keyboardInset: KeyboardInset?
  private static let barHeight: CGFloat = 36

  override var stageShare: CGFloat { 0.75 }
  override var wideStageShare: CGFloat { 0.75 }

  private static let sample = """
    Edit me. Tap to put the caret, tap twice for a word, three times for a paragraph. \
    Shift and the arrows select; so does a pressed pointer.

    Every script is welcome: e\u{301}, 👨‍👩‍👧, 日本語, שלום עולם 123, مرحبًا بالعالم.
    """

  init() {
    super.init(
      title: "Editor",
      sentence: "The buttons send the standard edit actions to the first responder. Find brings up "
        + "the find bar, as Command F does.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    text.font = .systemFont(ofSize: 17)
    text.text = Self.sample
    text.allowsEditingTextAttributes = true
    text.accessibilityIdentifier = "editor.text"
    text.delegate = self
    text.isFindInteractionEnabled = true
    status.accessibilityIdentifier = "editor.status"
    let actions: [(String, Selector)] = [
      ("Bold", "toggleBoldface:"), ("Italic", "toggleItalics:"), ("Underline", "toggleUnderline:"),
      ("Copy", "copy:"), ("Cut", "cut:"), ("Paste", "paste:"), ("All", "selectAll:"),
      ("Find", "find:"),
    ]
    for (title, action) in actions {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.titleLabel?.font = Theme.captionFont
      button.accessibilityIdentifier = "editor.\(title.lowercased())"
      button.addAction(
        UIAction { [weak self] _ in self?.perform(action) }, for: .touchUpInside)
      buttons.append(button)
      stage.addSubview(button)
    }
    stage.addSubview(text)
    notes.addSubview(status)
    keyboardInset = KeyboardInset(of: text) { [weak text] in
      guard let text, text.isFirstResponder else { return }
      text.scrollRangeToVisible(text.selectedRange)
    }
    showStatus()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = stage.bounds.insetBy(dx: Theme.gap, dy: Theme.gap)
    let rows = 2
    let bar = CGRect(
      x: area.minX, y: area.minY, width: area.width, height: Self.barHeight * CGFloat(rows))
    for (button, frame) in zip(
      buttons, Layout.grid(bar, columns: buttons.count / rows, rows: rows, gap: 0))
    {
      button.frame = frame
    }
    let top = bar.maxY + Theme.tightGap
    text.frame = CGRect(x: area.minX, y: top, width: area.width, height: area.maxY - top)
    status.frame = notes.bounds.insetBy(dx: Theme.gap, dy: Theme.tightGap)
  }

  /// Sends an action to whoever does it, if somebody can.
  private func perform(_ action: Selector) {
    if let target = text.target(forAction: action, withSender: self) {
      UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    } else {
      status.text = "Nothing to do for \(action)"
    }
  }

  private func showStatus() {
    let range = text.selectedRange
    let selected = range.length > 0 ? ", \(range.length) selected" : ""
    status.text = "\(text.text.count) characters, caret at \(range.location)\(selected)"
  }

  func textViewDidChange(_ textView: UITextView) { showStatus() }

  func textViewDidChangeSelection(_ textView: UITextView) { showStatus() }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit

/// A text to edit, with commands for its selection and a search.
final class EditorPage: PageController, UITextViewDelegate, UITextFieldDelegate {
  private let text = UITextView()
  private let search = UITextField()
  private let status = Theme.label(font: Theme.captionFont, color: Theme.quietText, lines: 0)
  private var buttons: [UIButton] = []
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
      sentence: "The buttons send the standard edit actions to the first responder. Type into the "
        + "search and press return to find the next place.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    text.font = .systemFont(ofSize: 17)
    text.text = Self.sample
    text.allowsEditingTextAttributes = true
    text.accessibilityIdentifier = "editor.text"
    text.delegate = self
    search.placeholder = "Find"
    search.accessibilityIdentifier = "editor.search"
    search.borderStyle = .roundedRect
    search.clearButtonMode = .always
    search.returnKeyType = .search
    search.delegate = self
    status.accessibilityIdentifier = "editor.status"
    let actions: [(String, Selector)] = [
      ("Bold", "toggleBoldface:"), ("Italic", "toggleItalics:"), ("Underline", "toggleUnderline:"),
      ("Copy", "copy:"), ("Cut", "cut:"), ("Paste", "paste:"), ("All", "selectAll:"),
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
    stage.addSubview(search)
    stage.addSubview(text)
    notes.addSubview(status)
    showStatus()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = stage.bounds.insetBy(dx: Theme.gap, dy: Theme.gap)
    let bar = CGRect(x: area.minX, y: area.minY, width: area.width, height: Self.barHeight)
    for (button, frame) in zip(
      buttons, Layout.grid(bar, columns: buttons.count, rows: 1, gap: 0))
    {
      button.frame = frame
    }
    search.frame = bar.offsetBy(dx: 0, dy: Self.barHeight + Theme.tightGap)
    let top = search.frame.maxY + Theme.tightGap
    text.frame = CGRect(x: area.minX, y: top, width: area.width, height: area.maxY - top)
    status.frame = notes.bounds.insetBy(dx: Theme.gap, dy: Theme.tightGap)
  }

  /// Sends an action to whoever does it, if somebody can.
  private func perform(_ action: Selector) {
    let first: UIResponder = search.isFirstResponder ? search : text
    if first.target(forAction: action, withSender: self) != nil {
      UIApplication.shared.sendAction(action, to: nil, from: self, for: nil)
    } else {
      status.text = "Nothing to do for \(action)"
    }
  }

  private func showStatus() {
    let range = text.selectedRange
    let selected = range.length > 0 ? ", \(range.length) selected" : ""
    status.text = "\(text.text.count) characters, caret at \(range.location)\(selected)"
  }

  /// Selects the next place of the searched text behind the selection, or the first one.
  private func findNext() {
    guard let wanted = search.text, !wanted.isEmpty else { return }
    let all: String = text.text
    let start = String.Index(utf16Offset: NSMaxRange(text.selectedRange), in: all)
    let found =
      all.range(of: wanted, options: .caseInsensitive, range: start..<all.endIndex)
      ?? all.range(of: wanted, options: .caseInsensitive)
    guard let found else {
      status.text = "“\(wanted)” is not there"
      return
    }
    text.becomeFirstResponder()
    text.selectedRange = NSRange(found, in: all)
    text.scrollRangeToVisible(text.selectedRange)
  }

  func textViewDidChange(_ textView: UITextView) { showStatus() }

  func textViewDidChangeSelection(_ textView: UITextView) { showStatus() }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    findNext()
    return false
  }
}

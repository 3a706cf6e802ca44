// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// Who is first responder, what follows it in the chain, what it shows to type with, and which
/// commands it would answer.
final class FirstResponderPage: PageController {
  private let boxes: [FocusBox] = [
    TextBox("Takes text", identifier: "first.text"),
    NumberBox("Has a pad of its own", identifier: "first.number"),
    BarBox("Has a bar, takes no text", identifier: "first.bar"),
  ]
  private let report = Theme.label(
    font: Theme.captionFont, color: Theme.quietText, lines: 0, identifier: "first.report")

  /// Commands of editors that a person knows by their keys.
  private static let actions: [(name: String, selector: Selector)] = [
    ("cut", Selector("cut:", UIResponder.cut)), ("copy", Selector("copy:", UIResponder.copy)),
    ("paste", Selector("paste:", UIResponder.paste(_:))),
    ("select all", Selector("selectAll:", UIResponder.selectAll)),
    ("bold", Selector("toggleBoldface:", UIResponder.toggleBoldface)),
    ("find", Selector("find:", UIResponder.find)),
  ]

  override var stageShare: CGFloat { 0.4 }

  init() {
    super.init(
      title: "First responder",
      sentence: "Tap a box: it becomes first responder, and what you type goes to it. Tap it again "
        + "and nobody is.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for box in boxes {
      box.didChange = { [weak self] in self?.show() }
      stage.addSubview(box)
    }
    notes.addSubview(report)
    show()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = stage.bounds.insetBy(dx: Theme.gap, dy: Theme.gap)
    for (box, frame) in zip(boxes, Layout.grid(area, columns: 1, rows: boxes.count)) {
      box.frame = frame
    }
    let free = notes.bounds.insetBy(dx: Theme.gap, dy: Theme.gap)
    report.frame = CGRect(origin: free.origin, size: report.sizeThatFits(free.size))
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    view.endEditing(true)
  }

  /// The page answers one command itself, whichever box is first.
  override func selectAll(_ sender: Any?) { boxes.first?.becomeFirstResponder() }

  private func show() {
    guard let first = boxes.first(where: \.isFirstResponder) else {
      report.text = "Nobody is first responder."
      return
    }
    let chain = sequence(first: first as UIResponder, next: \.next).map(\.gallerySignature)
    report.text = [
      "First responder: \(first.name)", "Chain: " + chain.joined(separator: " → "),
      "Input view: " + inputName(of: first),
      "Accessory: " + (first.inputAccessoryView == nil ? "none" : "a bar"),
      "Answers: " + answers(of: first).joined(separator: ", "),
    ].joined(separator: "\n")
    view.setNeedsLayout()
  }

  private func inputName(of first: FocusBox) -> String {
    if first.inputView != nil { return "its own" }
    return first is any UIKeyInput ? "the keyboard" : "none"
  }

  private func answers(of first: UIResponder) -> [String] {
    let names = Self.actions.compactMap { action in
      first.target(forAction: action.selector, withSender: nil).map { target in
        target as AnyObject === first
          ? action.name
          : "\(action.name) (by \((target as? UIResponder)?.gallerySignature ?? "another"))"
      }
    }
    return names.isEmpty ? ["nothing"] : names
  }
}

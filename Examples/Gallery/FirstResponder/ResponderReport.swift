// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// What there is to say about a first responder: its chain, its input views, its commands.
final class ResponderReport: UIView {
  private let who = Theme.label(font: Theme.titleFont, lines: 0, identifier: "first.who")
  private let chain = ChipRow(identifier: "first.chain")
  private let views = ChipRow(identifier: "first.views")
  private let commands = ChipRow(identifier: "first.commands")
  private let keys = ChipRow(identifier: "first.keys")
  private let captions: [UILabel]

  init() {
    captions = [
      "The chain: it climbs from here", "What is shown to type with",
      "Commands, and who would do them", "Keys that are commands now",
    ].map { Theme.label($0, font: Theme.captionFont, color: Theme.quietText) }
    super.init(frame: .zero)
    for part in captions + [who, chain, views, commands, keys] { addSubview(part) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("There are no interface files here.") }

  func show(_ first: FocusBox?) {
    who.text = first.map { "First responder: \($0.name)" } ?? "Nobody is first responder."
    chain.show(first.map(Self.chain) ?? [])
    views.show(first.map(Self.views) ?? [])
    commands.show(first.map(Answers.commands) ?? [])
    keys.show(first.map(Answers.keys) ?? [])
    for (caption, row) in zip(captions, rows) { caption.isHidden = row.isEmpty }
    setNeedsLayout()
  }

  private var rows: [ChipRow] { [chain, views, commands, keys] }

  private static func chain(of first: FocusBox) -> [ChipRow.Chip] {
    sequence(first: first as UIResponder, next: \.next).enumerated().map { place, responder in
      ChipRow.Chip(
        text: (place == 0 ? "" : "→ ") + responder.gallerySignature,
        color: place == 0 ? .systemBlue : .systemGray)
    }
  }

  private static func views(of first: FocusBox) -> [ChipRow.Chip] {
    let keyboard =
      first.inputView != nil
      ? "an input view of its own" : first is any UIKeyInput ? "the keyboard" : "no keyboard"
    return [
      ChipRow.Chip(text: keyboard, color: .systemOrange),
      ChipRow.Chip(
        text: first.inputAccessoryView == nil ? "no accessory" : "a bar as accessory",
        color: .systemOrange),
    ]
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrange(width: size.width) { _, _ in })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = arrange(width: bounds.width) { $0.frame = $1 }
  }

  /// Places the parts below each other; returns the height of all.
  private func arrange(width: CGFloat, _ place: (UIView, CGRect) -> Void) -> CGFloat {
    var y: CGFloat = 0
    func add(_ part: UIView, gap: CGFloat) {
      let height = part.sizeThatFits(CGSize(width: width, height: 0)).height
      place(part, CGRect(x: 0, y: y, width: width, height: height))
      y += height + gap
    }
    add(who, gap: Theme.gap)
    for (caption, row) in zip(captions, rows) where !row.isEmpty {
      add(caption, gap: 4)
      add(row, gap: Theme.gap)
    }
    return y
  }
}

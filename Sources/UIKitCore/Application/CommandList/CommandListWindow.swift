// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost
import UIKitText

/// The window that lists key commands, in front of everything; it takes no touches.
final class CommandListWindow: UIWindow {
  private static let width: CGFloat = 360
  private static let margin: CGFloat = 20
  private static let rowHeight: CGFloat = 36
  private static let padding: CGFloat = 16
  private static let cornerRadius: CGFloat = 14
  private static let fontSize: CGFloat = 16

  private let panel = UIView()

  init(_ entries: [CommandEntry]) {
    super.init(frame: UIScreen.main.bounds)
    belongsToSystem = true
    accessibilityIdentifier = "key commands"
    windowLevel = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + 1)
    isUserInteractionEnabled = false
    fill(entries)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeKey: Bool { false }

  private func fill(_ entries: [CommandEntry]) {
    let width = min(Self.width, bounds.width - 2 * Self.margin)
    let room = bounds.height - 2 * Self.margin - 2 * Self.padding
    let shown = entries.prefix(Int(room / Self.rowHeight, in: 1...max(1, entries.count)))
    let height = CGFloat(shown.count) * Self.rowHeight + 2 * Self.padding
    panel.frame = CGRect(
      x: (bounds.width - width) / 2, y: (bounds.height - height) / 2, width: width,
      height: height)
    panel.backgroundColor = .secondarySystemBackground
    panel.layer.cornerRadius = Self.cornerRadius
    panel.layer.borderWidth = 1
    panel.layer.borderColor = UIColor.separator.cgColor
    for (place, entry) in shown.enumerated() {
      let row = CGRect(
        x: Self.padding, y: Self.padding + CGFloat(place) * Self.rowHeight,
        width: width - 2 * Self.padding, height: Self.rowHeight)
      add(entry.title, .left, .label, row)
      add(entry.keys, .right, Ink.quiet, row)
    }
    addSubview(panel)
  }

  private func add(_ text: String, _ side: NSTextAlignment, _ color: UIColor, _ frame: CGRect) {
    let label = UILabel(frame: frame)
    label.text = text
    label.textAlignment = side
    label.textColor = color
    label.font = .systemFont(ofSize: Self.fontSize)
    panel.addSubview(label)
  }
}

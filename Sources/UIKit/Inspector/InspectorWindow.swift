// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitCore
import UIKitHost

/// The window of the inspector, in front of everything; it takes no touches.
///
/// The view that has the touch stands in a strong frame, those above it in thin ones. The text
/// stands in the half of the screen where the finger is not.
final class InspectorWindow: UIWindow {
  static let name = "inspector"
  private static let margin: CGFloat = 8
  private static let padding: CGFloat = 8
  private static let lineHeight: CGFloat = 15
  private static let fontSize: CGFloat = 11
  private static let cornerRadius: CGFloat = 8
  private static let answerIndent: CGFloat = 10
  private static let strongBorder: CGFloat = 3
  private static let thinBorder: CGFloat = 1
  private static let panelAlpha: CGFloat = 0.92

  private let panel = UIView()
  private var frames: [UIView] = []
  private var isPanelAtTop = false

  init() {
    super.init(frame: UIScreen.main.bounds)
    belongsToSystem = true
    accessibilityIdentifier = Self.name
    windowLevel = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + 2)
    isUserInteractionEnabled = false
    panel.backgroundColor = UIColor.secondarySystemBackground.withAlphaComponent(Self.panelAlpha)
    panel.layer.cornerRadius = Self.cornerRadius
    addSubview(panel)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeKey: Bool { false }

  /// Frames `views`, the touched one first.
  func outline(_ views: [UIView], touchedAt point: CGPoint) {
    frames.forEach { $0.removeFromSuperview() }
    frames = views.enumerated().map { place, view in
      let frame = UIView(frame: convert(view.convert(view.bounds, to: nil), from: nil))
      frame.layer.borderColor = UIColor.systemRed.cgColor
      frame.layer.borderWidth = place == 0 ? Self.strongBorder : Self.thinBorder
      insertSubview(frame, belowSubview: panel)
      return frame
    }
    isPanelAtTop = point.y > bounds.midY
  }

  /// Shows lines of text, as many as the half of the screen has room for, the latest.
  func show(_ lines: [(text: String, isQuestion: Bool)]) {
    panel.subviews.forEach { $0.removeFromSuperview() }
    let room = bounds.height / 2 - 2 * (Self.margin + Self.padding)
    let shown = lines.suffix(Int(room / Self.lineHeight, in: 1...max(1, lines.count)))
    let height = CGFloat(shown.count) * Self.lineHeight + 2 * Self.padding
    panel.frame = CGRect(
      x: Self.margin, y: isPanelAtTop ? Self.margin : bounds.height - height - Self.margin,
      width: bounds.width - 2 * Self.margin, height: height)
    for (place, line) in shown.enumerated() {
      let x = Self.padding + (line.isQuestion ? 0 : Self.answerIndent)
      let label = UILabel(
        frame: CGRect(
          x: x, y: Self.padding + CGFloat(place) * Self.lineHeight,
          width: panel.bounds.width - x - Self.padding, height: Self.lineHeight))
      label.text = line.text
      label.font = .systemFont(
        ofSize: Self.fontSize, weight: line.isQuestion ? .semibold : .regular)
      label.textColor = line.isQuestion ? .secondaryLabel : .label
      panel.addSubview(label)
    }
  }
}

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

  /// Shows lines of text, wrapped, in at most half of the screen: the questions, and the latest of
  /// the answers that there is room for.
  func show(_ lines: [(text: String, isQuestion: Bool)]) {
    panel.subviews.forEach { $0.removeFromSuperview() }
    let room = bounds.height / 2 - 2 * (Self.margin + Self.padding)
    var y = Self.padding
    for label in Self.fitting(lines.map(makeLabel), within: room) {
      label.frame.origin.y = y
      y += label.frame.height
      panel.addSubview(label)
    }
    let height = y + Self.padding
    panel.frame = CGRect(
      x: Self.margin, y: isPanelAtTop ? Self.margin : bounds.height - height - Self.margin,
      width: bounds.width - 2 * Self.margin, height: height)
  }

  /// A label as high as its text is when it is wrapped.
  private func makeLabel(text: String, isQuestion: Bool) -> (label: UILabel, isQuestion: Bool) {
    let x = Self.padding + (isQuestion ? 0 : Self.answerIndent)
    let width = max(0, bounds.width - 2 * Self.margin - x - Self.padding)
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: Self.fontSize, weight: isQuestion ? .semibold : .regular)
    let wanted = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    label.frame = CGRect(
      x: x, y: 0, width: width, height: max(Self.lineHeight, wanted.rounded(.up)))
    return (label, isQuestion)
  }

  /// The labels that are left when the oldest answers go until the others fit; questions stay,
  /// unless they are too many by themselves.
  private static func fitting(
    _ lines: [(label: UILabel, isQuestion: Bool)], within room: CGFloat
  ) -> [UILabel] {
    var left = lines
    var height = lines.reduce(0) { $0 + $1.label.frame.height }
    for areQuestionsNext in [false, true] {
      while height > room,
        let place = left.firstIndex(where: { $0.isQuestion == areQuestionsNext })
      {
        height -= left.remove(at: place).label.frame.height
      }
    }
    return left.map(\.label)
  }
}

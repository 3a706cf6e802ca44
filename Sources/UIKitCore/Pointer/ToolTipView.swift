// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore

// Rules: PN-52, PN-55.
/// The words of a tool tip in front of everything in a window.
final class ToolTipView: UIView {
  /// How long a pointer rests before they are shown, in seconds.
  static let delay: TimeInterval = 1
  /// Points between the pointer and the tip above or below it.
  private static let distance: CGFloat = 20
  private static let padding = CGSize(width: 8, height: 4)
  /// The widest that a line is, in points.
  private static let longest: CGFloat = 300
  private static let radius: CGFloat = 6
  private static let ground = UIColor(
    light: UIColor(white: 0.96, alpha: 1), dark: UIColor(white: 0.2, alpha: 1))

  private static let font = GrowingFont(.caption1, size: 12)
  /// How many times as wide lines get for large text.
  private static let mostGrowth: CGFloat = 3

  private let words: String
  /// The point that it was shown at.
  private var point = CGPoint.zero

  init(_ words: String) {
    self.words = words
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    backgroundColor = Self.ground
    layer.cornerRadius = Self.radius
    layer.shadowOpacity = 0.3
    layer.shadowRadius = 3
    layer.shadowOffset = CGSize(width: 0, height: 1)
    accessibilityLabel = words
  }

  required init?(coder: NSCoder) { nil }

  private var text: NSAttributedString {
    NSAttributedString(
      string: words,
      attributes: [
        .font: Self.font.font(for: traitCollection), .foregroundColor: UIColor.label,
      ])
  }

  override func textSizeDidChange() {
    if let superview { show(at: point, in: superview) }
    setNeedsDisplay()
  }

  /// Comes below a point of a window, or above it where there is no room below.
  func show(at point: CGPoint, in window: UIView) {
    self.point = point
    let wanted = traitCollection.grown(Self.longest, most: Self.mostGrowth)
    let room = window.bounds.width - 2 * Self.padding.width
    let most = CGSize(
      width: max(Self.longest, min(wanted, room)), height: window.bounds.height)
    let box = text.boundingRect(with: most, options: .usesLineFragmentOrigin, context: nil)
    let size = CGSize(
      width: box.width.rounded(.up) + 2 * Self.padding.width,
      height: box.height.rounded(.up) + 2 * Self.padding.height)
    let below = point.y + Self.distance
    let hasRoom = below + size.height <= window.bounds.maxY
    let rightmost = max(window.bounds.minX, window.bounds.maxX - size.width)
    let above = max(window.bounds.minY, point.y - Self.distance - size.height)
    frame = CGRect(
      x: min(max(point.x, window.bounds.minX), rightmost), y: hasRoom ? below : above,
      width: size.width, height: size.height)
    window.addSubview(self)
  }

  override func draw(_ rect: CGRect) {
    text.draw(
      with: bounds.insetBy(dx: Self.padding.width, dy: Self.padding.height),
      options: .usesLineFragmentOrigin, context: nil)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation

// Rules: DD-103.
/// Says at a corner of what is dragged what a drop would do there, and how many items there are.
final class DragBadge: UIView {
  enum Sign { case copy, forbidden }

  /// What a badge says.
  struct Content: Equatable {
    let sign: Sign?
    /// Empty for one item.
    let count: String

    /// - Parameters:
    ///   - operation: what is proposed where the finger is; nil where nothing is.
    ///   - count: how many items are dragged.
    /// - Returns: nil where there is nothing to say.
    init?(_ operation: UIDropOperation?, count: Int) {
      sign =
        switch operation {
        case .copy: .copy
        case .forbidden: .forbidden
        case .cancel, .move, nil: nil
        }
      self.count = count > 1 ? "\(count)" : ""
      if sign == nil, count < 2 { return nil }
    }
  }

  private static let side: CGFloat = 22
  private static let lineWidth: CGFloat = 2
  /// Of a preview that is smaller than that hardly anything is seen.
  private static let leastScale: CGFloat = 0.01
  /// How far the strokes of a sign go from its middle.
  private static let reach: CGFloat = 5
  /// From the ends to the count.
  private static let padding: CGFloat = 7
  private static let textAttributes: [NSAttributedString.Key: Any] = [
    .font: UIFont.systemFont(ofSize: 13, weight: .semibold), .foregroundColor: UIColor.white,
  ]

  let content: Content

  init(_ content: Content) {
    self.content = content
    super.init(frame: CGRect(x: 0, y: 0, width: Self.width(of: content), height: Self.side))
    isOpaque = false
    isUserInteractionEnabled = false
    layer.cornerRadius = Self.side / 2
    accessibilityValue = content.count
    switch content.sign {
    case nil:
      accessibilityIdentifier = "drag badge"
      backgroundColor = Ink.red.behindWhite
    case .copy:
      accessibilityIdentifier = "drag badge copy"
      backgroundColor = UIColor.systemGreen.inked.behindWhite
    case .forbidden:
      accessibilityIdentifier = "drag badge forbidden"
      backgroundColor = Ink.gray.behindWhite
    }
  }

  required init?(coder: NSCoder) { nil }

  private static func width(of content: Content) -> CGFloat {
    guard !content.count.isEmpty else { return side }
    let text = content.count.size(withAttributes: textAttributes).width.rounded(.up)
    return max(side, text + padding + (content.sign == nil ? padding : side))
  }

  /// Is at the upper right corner of what is shown at a scale, and never smaller or larger.
  func put(at bounds: CGRect, scale: CGFloat) {
    let scale = scale.isFinite ? max(scale, Self.leastScale) : 1
    let corner = CGPoint(x: bounds.maxX, y: bounds.minY)
    let whole = CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)
    if center != corner { center = corner }
    if transform != whole { transform = whole }
  }

  override func draw(_ rect: CGRect) {
    UIColor.white.setStroke()
    let middle = CGPoint(x: Self.side / 2, y: Self.side / 2)
    switch content.sign {
    case nil: break
    case .copy: plus(middle).stroke()
    case .forbidden: slashedCircle(middle).stroke()
    }
    let size = content.count.size(withAttributes: Self.textAttributes)
    let room = bounds.width - size.width
    let start = content.sign == nil ? room / 2 : room - Self.padding
    content.count.draw(
      at: CGPoint(x: start, y: (bounds.height - size.height) / 2),
      withAttributes: Self.textAttributes)
  }

  private func plus(_ middle: CGPoint) -> UIBezierPath {
    let path = UIBezierPath()
    path.lineWidth = Self.lineWidth
    path.move(to: CGPoint(x: middle.x - Self.reach, y: middle.y))
    path.addLine(to: CGPoint(x: middle.x + Self.reach, y: middle.y))
    path.move(to: CGPoint(x: middle.x, y: middle.y - Self.reach))
    path.addLine(to: CGPoint(x: middle.x, y: middle.y + Self.reach))
    return path
  }

  private func slashedCircle(_ middle: CGPoint) -> UIBezierPath {
    let path = UIBezierPath(
      ovalIn: CGRect(origin: middle, size: .zero).insetBy(dx: -Self.reach, dy: -Self.reach))
    path.lineWidth = Self.lineWidth
    let slant = Self.reach * 0.5.squareRoot()
    path.move(to: CGPoint(x: middle.x - slant, y: middle.y - slant))
    path.addLine(to: CGPoint(x: middle.x + slant, y: middle.y + slant))
    return path
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// A picture that looks like a photo: mountains under a sun, in a white frame.
final class PhotoView: UIView {
  private static let border: CGFloat = 6

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    contentMode = .redraw
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 6
    layer.shadowOffset = CGSize(width: 0, height: 3)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("There are no interface files here.") }

  override func draw(_ rect: CGRect) {
    let area = bounds.insetBy(dx: Self.border, dy: Self.border)
    UIColor.systemTeal.mixed(with: 1, part: 0.5).setFill()
    UIBezierPath(rect: area).fill()
    UIColor.systemYellow.setFill()
    let sun = area.height * 0.22
    UIBezierPath(
      ovalIn: CGRect(
        x: area.minX + area.width * 0.68, y: area.minY + area.height * 0.14, width: sun,
        height: sun)
    ).fill()
    fill(.systemIndigo, [(0, 0.85), (0.28, 0.35), (0.5, 0.68), (0.62, 0.5), (1, 0.9)], in: area)
    fill(.systemGreen, [(0, 0.78), (0.3, 0.88), (0.7, 0.76), (1, 0.84)], in: area)
  }

  /// Fills everything below a line, whose points are parts of the area.
  private func fill(_ color: UIColor, _ line: [(CGFloat, CGFloat)], in area: CGRect) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: area.minX, y: area.maxY))
    for (x, y) in line {
      path.addLine(to: CGPoint(x: area.minX + x * area.width, y: area.minY + y * area.height))
    }
    path.addLine(to: CGPoint(x: area.maxX, y: area.maxY))
    path.close()
    color.setFill()
    path.fill()
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// One stroke of ink.
///
/// While it grows it covers the sheet; finished, it takes no more room than the ink.
final class StrokeView: UIView {
  /// A sample of the stroke, in the coordinates of the sheet.
  struct Point {
    var location: CGPoint
    var width: CGFloat
  }

  private let color: UIColor
  private var points: [Point] = []
  /// Where the sheet's origin is in the coordinates of this view.
  private var origin = CGPoint.zero

  init(color: UIColor, frame: CGRect) {
    self.color = color
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("There are no interface files here.") }

  func add(_ point: Point) {
    guard point.location != points.last?.location else { return }
    points.append(point)
    setNeedsDisplay()
  }

  /// Shrinks the view to its ink.
  func finish() {
    let ink = points.reduce(CGRect.null) { box, point in
      box.union(
        CGRect(origin: point.location, size: .zero).insetBy(dx: -point.width, dy: -point.width))
    }
    guard !ink.isNull else { return }
    frame = ink
    origin = CGPoint(x: -ink.minX, y: -ink.minY)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let first = points.first else { return }
    color.set()
    guard points.count > 1 else {
      UIBezierPath(
        arcCenter: place(first.location), radius: first.width / 2, startAngle: 0,
        endAngle: 2 * .pi, clockwise: true
      ).fill()
      return
    }
    if points.allSatisfy({ $0.width == first.width }) {
      stroke(points[...], width: first.width)
    } else {
      for index in 1..<points.count {
        let part = points[max(0, index - 2)...index]
        stroke(part, width: (points[index - 1].width + points[index].width) / 2)
      }
    }
  }

  /// Draws a smooth line: through the middles between samples, bent towards the samples.
  private func stroke(_ points: ArraySlice<Point>, width: CGFloat) {
    guard let first = points.first, let last = points.last else { return }
    let path = UIBezierPath()
    path.lineWidth = width
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    path.move(to: place(first.location))
    for (a, b) in zip(points, points.dropFirst()) {
      let middle = CGPoint(
        x: (a.location.x + b.location.x) / 2, y: (a.location.y + b.location.y) / 2)
      path.addQuadCurve(to: place(middle), controlPoint: place(a.location))
    }
    path.addLine(to: place(last.location))
    path.stroke()
  }

  private func place(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + origin.x, y: point.y + origin.y)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// A path that is being made.
///
/// A transform given to a step changes that step's points. A line, a curve or an arc's end needs a
/// point to begin at: in an empty path, lines and curves do nothing.
/// See [CGMutablePath](https://developer.apple.com/documentation/coregraphics/cgmutablepath).
public final class CGMutablePath: CGPath {
  /// Makes an empty path.
  public init() { super.init(record: PathRecord()) }

  override init(record: PathRecord) { super.init(record: record) }

  /// Begins a new part.
  ///
  /// - Parameters:
  ///   - point: where it begins, or where the line ends.
  ///   - transform: applied to the points before they are added.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    record.move(to: point.applying(transform))
  }

  /// Adds a line.
  ///
  /// - Parameters:
  ///   - point: where the line ends.
  ///   - transform: applied to the points before they are added.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    record.line(to: point.applying(transform))
  }

  /// Begins a new part at the first point and adds lines to the others.
  ///
  /// - Parameters:
  ///   - points: the corners in their order.
  ///   - transform: applied to the points before they are added.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a quadratic curve.
  ///
  /// - Parameters:
  ///   - end: where the curve ends.
  ///   - control: what both ends of the curve point to.
  ///   - transform: applied to the points before they are added.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    record.quad(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a cubic curve.
  ///
  /// - Parameters:
  ///   - end: where the curve ends.
  ///   - control1: what it leaves its beginning towards.
  ///   - control2: what it comes to its end from.
  ///   - transform: applied to the points before they are added.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    record.cubic(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }

  /// Adds a rectangle as a part of its own.
  ///
  /// - Parameters:
  ///   - rect: the rectangle that is meant.
  ///   - transform: applied to the points before they are added.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    record.append(PathShapes.rect(rect), transform: transform)
  }

  /// Adds rectangles, each as a part of its own.
  ///
  /// - Parameters:
  ///   - rects: the rectangles in their order.
  ///   - transform: applied to the points before they are added.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the ellipse that fits a rectangle as a part of its own.
  ///
  /// - Parameters:
  ///   - rect: the rectangle that is meant.
  ///   - transform: applied to the points before they are added.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    record.append(PathShapes.ellipse(in: rect), transform: transform)
  }

  /// Adds a rectangle with elliptic corners as a part of its own.
  ///
  /// Corners larger than half a side are made to fit.
  ///
  /// - Parameters:
  ///   - rect: the rectangle that is meant.
  ///   - cornerWidth: how wide a corner is, in points.
  ///   - cornerHeight: how high a corner is, in points.
  ///   - transform: applied to the points before they are added.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    record.append(
      PathShapes.roundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight),
      transform: transform)
  }

  /// Adds a part of a circle, after a line from the current point to its beginning.
  ///
  /// - Parameters:
  ///   - center: the middle of the circle.
  ///   - radius: of the circle, in points.
  ///   - startAngle: in radians, from the x axis towards the y axis.
  ///   - endAngle: where it ends, measured in the same way.
  ///   - clockwise: true for falling angles, which with y pointing down looks counterclockwise.
  ///   - transform: applied to what is added.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle,
      delta: PathShapes.sweep(from: startAngle, to: endAngle, clockwise: clockwise),
      transform: transform)
  }

  /// Adds a part of a circle, after a line from the current point to its beginning.
  ///
  /// - Parameters:
  ///   - center: the middle of the circle.
  ///   - radius: of the circle, in points.
  ///   - startAngle: where it begins, in radians from the x axis towards the y axis.
  ///   - delta: how far it goes from there, in radians in the same direction.
  ///   - transform: applied to what is added.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    record.append(
      PathShapes.arc(center: center, radius: radius, startAngle: startAngle, delta: delta),
      transform: transform, joining: true)
  }

  /// Rounds the corner between the line to one point and the line from there to another.
  ///
  /// A line leads from the current point to where the arc begins. In an empty path nothing happens.
  ///
  /// - Parameters:
  ///   - tangent1End: where the first line would end.
  ///   - tangent2End: where the second line ends.
  ///   - radius: the distance from the centre, in points.
  ///   - transform: applied to the points before they are added.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let current = record.current else { return }
    record.append(
      PathShapes.arc(
        from: current.applying(transform.inverted()), corner: tangent1End, end: tangent2End,
        radius: radius), transform: transform, joining: true)
  }

  /// Adds all parts of another path.
  ///
  /// - Parameters:
  ///   - path: the path that is added.
  ///   - transform: applied to the points before they are added.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    record.append(path.record.steps, transform: transform)
  }

  /// Leads a line back to where the part began; the next part begins there too.
  public func closeSubpath() { record.close() }
}

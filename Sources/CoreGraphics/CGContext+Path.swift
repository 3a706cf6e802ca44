// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKitHost

extension CGContext {
  /// The path that is being made, in the current coordinates; nil when it is empty.
  public var path: CGPath? { isPathEmpty ? nil : CGPath(record: record) }

  /// True when the path has no steps.
  public var isPathEmpty: Bool { record.steps.isEmpty }

  /// Where the next line would begin; the origin in an empty path.
  public var currentPointOfPath: CGPoint { record.current ?? .zero }

  /// The box around the path and the controls of its curves; null when it is empty.
  public var boundingBoxOfPath: CGRect { record.controlBox }

  /// The box around what can be seen of the drawing, in the current coordinates.
  public var boundingBoxOfClipPath: CGRect { state.clipBox.applying(ctm.inverted()) }

  /// Throws the path away and begins another.
  public func beginPath() { record = PathRecord() }

  /// Begins a new part.
  public func move(to point: CGPoint) { record.move(to: point) }

  /// Adds a line; without a part to go on with it does nothing.
  public func addLine(to point: CGPoint) { record.line(to: point) }

  /// Begins a new part at the first point and adds lines to the others.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a cubic curve; without a part to go on with it does nothing.
  ///
  /// - Parameters:
  ///   - end: where the curve ends.
  ///   - control1: what it leaves its beginning towards.
  ///   - control2: what it comes to its end from.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    record.cubic(to: end, control1: control1, control2: control2)
  }

  /// Adds a quadratic curve; without a part to go on with it does nothing.
  ///
  /// - Parameters:
  ///   - end: where the curve ends.
  ///   - control: what both ends of the curve point to.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    record.quad(to: end, control: control)
  }

  /// Adds a rectangle as a part of its own.
  public func addRect(_ rect: CGRect) { record.append(PathShapes.rect(rect)) }

  /// Adds rectangles, each as a part of its own.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  /// Adds the ellipse that fits a rectangle as a part of its own.
  public func addEllipse(in rect: CGRect) { record.append(PathShapes.ellipse(in: rect)) }

  /// Adds a part of a circle, after a line from the current point to its beginning.
  ///
  /// - Parameters:
  ///   - center: the middle of the circle.
  ///   - radius: of the circle, in points.
  ///   - startAngle: in radians, from the x axis towards the y axis.
  ///   - endAngle: where it ends, measured in the same way.
  ///   - clockwise: true for falling angles, which with y pointing down looks counterclockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    record.append(
      PathShapes.arc(
        center: center, radius: radius, startAngle: startAngle,
        delta: PathShapes.sweep(from: startAngle, to: endAngle, clockwise: clockwise)),
      joining: true)
  }

  /// Rounds the corner between the line to one point and the line from there to another.
  ///
  /// Without a part to go on with it does nothing.
  ///
  /// - Parameters:
  ///   - tangent1End: where the first line would end.
  ///   - tangent2End: where the second line ends.
  ///   - radius: the distance from the centre, in points.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    guard let current = record.current else { return }
    record.append(
      PathShapes.arc(from: current, corner: tangent1End, end: tangent2End, radius: radius),
      joining: true)
  }

  /// Adds all parts of a path.
  public func addPath(_ path: CGPath) { record.append(path.record.steps) }

  /// Leads a line back to where the part began.
  public func closePath() { record.close() }

  // Rules: DR-10.
  /// Puts what a stroke along the path would cover in the place of the path, to fill or to clip to it.
  public func replacePathWithStrokedPath() { record = record.stroked(state.line) }

  /// Whether drawing the path in a mode would paint a point.
  ///
  /// - Parameters:
  ///   - point: in the current coordinates.
  ///   - mode: what would be drawn.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let fills = mode != .stroke
    let strokes = mode != .fill && mode != .eoFill
    let evenOdd = mode == .eoFill || mode == .eoFillStroke
    return fills && record.contains(point, evenOdd: evenOdd)
      || strokes && record.stroked(state.line).contains(point, evenOdd: false)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKitHost

extension CGContext {
  /// Fills the path, closing open parts, and throws it away.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(takePath().steps, evenOdd: rule == .evenOdd)
  }

  /// Draws along the path and throws it away.
  public func strokePath() { stroke(takePath().steps, state.line) }

  /// Fills or strokes the path, or both, and throws it away.
  public func drawPath(using mode: CGPathDrawingMode) {
    let steps = takePath().steps
    switch mode {
    case .fill: fill(steps, evenOdd: false)
    case .eoFill: fill(steps, evenOdd: true)
    case .stroke: stroke(steps, state.line)
    case .fillStroke:
      fill(steps, evenOdd: false)
      stroke(steps, state.line)
    case .eoFillStroke:
      fill(steps, evenOdd: true)
      stroke(steps, state.line)
    }
  }

  /// Fills a rectangle; throws the path away.
  public func fill(_ rect: CGRect) {
    beginPath()
    fill(PathShapes.rect(rect), evenOdd: false)
  }

  /// Fills rectangles; throws the path away.
  public func fill(_ rects: [CGRect]) {
    beginPath()
    fill(rects.flatMap(PathShapes.rect), evenOdd: false)
  }

  /// Draws the outline of a rectangle; throws the path away.
  public func stroke(_ rect: CGRect) {
    beginPath()
    stroke(PathShapes.rect(rect), state.line)
  }

  /// Draws the outline of a rectangle in a width of its own; throws the path away.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    beginPath()
    var style = state.line
    style.width = Double(max(0, width))
    stroke(PathShapes.rect(rect), style)
  }

  /// Draws a line from the first point to the second, from the third to the fourth, and so on.
  ///
  /// A last point without a partner is left out. Throws the path away.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    var steps: [PathStep] = []
    for index in stride(from: 1, to: points.count, by: 2) {
      steps += [.move(points[index - 1]), .line(points[index])]
    }
    stroke(steps, state.line)
  }

  /// Fills the ellipse that fits a rectangle; throws the path away.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    fill(PathShapes.ellipse(in: rect), evenOdd: false)
  }

  /// Draws the outline of the ellipse that fits a rectangle; throws the path away.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    stroke(PathShapes.ellipse(in: rect), state.line)
  }

  /// Restricts what follows to the inside of the path and throws that away.
  ///
  /// Only `restoreGState()` widens it again.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: takePath(), evenOdd: rule == .evenOdd)
  }

  /// Restricts what follows to a rectangle; throws the path away.
  public func clip(to rect: CGRect) { clip(to: [rect]) }

  /// Restricts what follows to the inside of some rectangles; throws the path away.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip(to: takePath(), evenOdd: false)
  }

  /// The path, which is empty afterwards.
  private func takePath() -> PathRecord {
    defer { record = PathRecord() }
    return record
  }
}

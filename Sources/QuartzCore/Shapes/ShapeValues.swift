// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitHost

/// What a shape layer keeps, and the drawing that it makes.
struct ShapeValues {
  var path: CGPath?
  var fillColor: CGColor? = CALayer.opaqueBlack
  var fillRule = CAShapeLayerFillRule.nonZero
  var strokeColor: CGColor?
  var strokeStart: CGFloat = 0
  var strokeEnd: CGFloat = 1
  var lineWidth: CGFloat = 1
  var miterLimit: CGFloat = 10
  var lineCap = CAShapeLayerLineCap.butt
  var lineJoin = CAShapeLayerLineJoin.miter
  var lineDashPhase: CGFloat = 0
  var lineDashPattern: [NSNumber]?

  // Rules: LA-20, LA-21, LA-22.
  /// The drawing, which may be anywhere; nothing for an empty path.
  var content: LayerContent {
    guard let path, !path.isEmpty else { return .none }
    var commands: [DrawingCommand] = []
    var reach: CGFloat = 0
    let steps = path.steps
    if let color = fillColor?.rgba, color.alpha > 0 {
      commands.append(.fill(steps, color, evenOdd: fillRule == .evenOdd))
    }
    if let color = strokeColor?.rgba, color.alpha > 0, lineWidth > 0 {
      let line = PathTrim(steps).part(from: strokeStart, to: strokeEnd)
      if !line.isEmpty {
        commands.append(.stroke(line, color, style))
        reach = self.reach(steps)
      }
    }
    guard !commands.isEmpty else { return .none }
    return .figure(commands, extent: path.boundingBoxOfPath.insetBy(dx: -reach, dy: -reach))
  }

  private var style: LineStyle {
    LineStyle(
      width: Double(lineWidth), cap: lineCap.cap, join: lineJoin.join,
      miterLimit: Double(miterLimit), dashes: dashes, dashPhase: Double(lineDashPhase))
  }

  /// The dashes; a pattern with a negative length, or of no length, is none.
  private var dashes: [Double] {
    let lengths = lineDashPattern?.map(\.doubleValue) ?? []
    return lengths.contains { $0 < 0 } || lengths.allSatisfy { $0 == 0 } ? [] : lengths
  }

  /// How far the stroke goes beyond the path at most.
  private func reach(_ steps: [PathStep]) -> CGFloat {
    var widths: CGFloat = lineCap == .square ? 2.0.squareRoot() : 1
    if lineJoin == .miter, steps.count > 2 { widths = max(widths, miterLimit) }
    return lineWidth / 2 * widths
  }
}

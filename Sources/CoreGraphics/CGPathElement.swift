// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKitHost

/// Which points of a path that crosses itself are inside.
public enum CGPathFillRule: Int, Sendable {
  /// Where the path winds around the point, counted with its direction.
  case winding
  /// Where a line to the outside crosses the path an odd number of times.
  case evenOdd
}

/// What is done with a context's path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills, by the winding rule.
  case fill
  /// Fills, by the even-odd rule.
  case eoFill
  /// Draws along the path.
  case stroke
  /// Fills by the winding rule, then draws along the path.
  case fillStroke
  /// Fills by the even-odd rule, then draws along the path.
  case eoFillStroke
}

/// The kinds of steps in a path.
public enum CGPathElementType: Int32, Sendable {
  /// Begins a part; one point.
  case moveToPoint
  /// A line; one point.
  case addLineToPoint
  /// A quadratic curve; its control, then its end.
  case addQuadCurveToPoint
  /// A cubic curve; its two controls, then its end.
  case addCurveToPoint
  /// Leads back to the beginning of the part; no points.
  case closeSubpath

  init(_ step: PathStep) {
    switch step {
    case .move: self = .moveToPoint
    case .line: self = .addLineToPoint
    case .quad: self = .addQuadCurveToPoint
    case .cubic: self = .addCurveToPoint
    case .close: self = .closeSubpath
    }
  }
}

/// One step of a path, as `CGPath.applyWithBlock(_:)` shows it.
public struct CGPathElement {
  /// The kind of step, which tells how many points there are.
  public var type: CGPathElementType
  /// The first of the step's points.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Makes an element.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

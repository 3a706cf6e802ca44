// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKitHost

/// The shape of a line's open end.
public enum CGLineCap: Int32, Sendable {
  /// The line stops at its end.
  case butt
  /// Half a circle around the end.
  case round
  /// Half a square around the end.
  case square
}

/// The shape of a line's corners.
public enum CGLineJoin: Int32, Sendable {
  /// The edges go on until they meet, within the miter limit.
  case miter
  /// A part of a circle.
  case round
  /// Cut off.
  case bevel
}

extension CGContext {
  /// Sets how wide lines are, in points of the transform they are drawn under.
  ///
  /// It is 1 at first.
  public func setLineWidth(_ width: CGFloat) { state.line.width = Double(max(0, width)) }

  /// Sets the shape of open ends; `butt` at first.
  public func setLineCap(_ cap: CGLineCap) {
    state.line.cap =
      switch cap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
  }

  /// Sets the shape of corners; `miter` at first.
  public func setLineJoin(_ join: CGLineJoin) {
    state.line.join =
      switch join {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
  }

  /// Sets how far a miter may reach, in line widths; a sharper corner is cut off.
  ///
  /// It is 10 at first.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = Double(limit) }

  /// Sets the lengths of dashes and gaps in turn; an empty array draws whole lines.
  ///
  /// - Parameters:
  ///   - phase: where in the pattern a line begins, in points.
  ///   - lengths: of a dash, the gap behind it, the next dash and so on, in points.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dashes = lengths.map { Double($0) }
    state.line.dashPhase = Double(phase)
  }
}

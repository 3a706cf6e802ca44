// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKitHost

/// Is called with what it was given and each step of a path.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>)
  -> Void

/// Is called with each step of a path.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

extension CGPath {
  // Rules: DR-10.
  /// The area that a stroke along the path covers, as a path to fill by the winding rule.
  ///
  /// - Parameters:
  ///   - lineWidth: in points; a width that is not positive covers nothing.
  ///   - lineCap: the shape of open ends.
  ///   - lineJoin: the shape of corners.
  ///   - miterLimit: how far a miter may reach, in line widths; a sharper corner is cut off.
  ///   - transform: applied to the new path.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let outlines = PathOutlines(
      width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    var copy = PathRecord()
    copy.append(outlines?.outline(of: record.polylines()) ?? [], transform: transform)
    return CGPath(record: copy)
  }

  // Rules: DR-11.
  /// The path cut into dashes; each part of it begins with the pattern anew.
  ///
  /// - Parameters:
  ///   - phase: where in the pattern a part begins, in points.
  ///   - lengths: of a dash, the gap behind it, the next dash and so on, in points; the path stays whole
  ///     where one of them is negative or all are 0.
  ///   - transform: applied to the new path.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let dashes = PathDashes(phase: phase, lengths: lengths)
    var copy = PathRecord()
    copy.append(dashes?.dashes(of: record.steps) ?? record.steps, transform: transform)
    return CGPath(record: copy)
  }

  // Rules: DR-12.
  /// The path with lines in the place of its curves.
  ///
  /// - Parameter threshold: how far lines may be from the curve, in points; at least a thousandth.
  public func flattened(threshold: CGFloat) -> CGPath {
    var copy = PathRecord()
    let threshold = threshold.isFinite ? max(threshold, 0.001) : 0.001
    for part in record.polylines(flatness: threshold) {
      copy.move(to: part.points[0])
      for point in part.points.dropFirst() { copy.line(to: point) }
      if part.isClosed { copy.close() }
    }
    return CGPath(record: copy)
  }

  // Rules: DR-12.
  /// Whether the path is one upright rectangle, closed or back where it began.
  ///
  /// - Parameter rect: where the rectangle is stored, if the path is one; nil for nowhere.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = record.upright else { return false }
    rect?.pointee = found
    return true
  }

  /// Calls a function with each step in order; the element's points are valid during the call only.
  ///
  /// - Parameters:
  ///   - info: handed to the function.
  ///   - function: what is called.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  // Rules: DR-13.
  /// The path in the other direction: its last part first, each from its end to its beginning.
  package var reversed: CGPath {
    var copy = PathRecord()
    for part in record.parts.reversed() { copy.append(part.backward) }
    return CGPath(record: copy)
  }
}

extension PathRecord {
  /// What a stroke along the path covers, with its dashes.
  func stroked(_ style: LineStyle) -> PathRecord {
    let dashes = PathDashes(
      phase: CGFloat(style.dashPhase), lengths: style.dashes.map { CGFloat($0) })
    var dashed = PathRecord()
    dashed.append(dashes?.dashes(of: steps) ?? steps)
    let cap: CGLineCap =
      switch style.cap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    let join: CGLineJoin =
      switch style.join {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    let outlines = PathOutlines(
      width: CGFloat(style.width), cap: cap, join: join, miterLimit: CGFloat(style.miterLimit))
    var outline = PathRecord()
    outline.append(outlines?.outline(of: dashed.polylines()) ?? [])
    return outline
  }
}

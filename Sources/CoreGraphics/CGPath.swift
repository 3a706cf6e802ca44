// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
package import UIKitHost

/// Lines and curves, in parts that may be closed; this one does not change.
///
/// See [CGPath](https://developer.apple.com/documentation/coregraphics/cgpath).
public class CGPath {
  /// What the path consists of; only a mutable path changes it.
  var record: PathRecord

  init(record: PathRecord) { self.record = record }

  /// Makes a path of one rectangle.
  ///
  /// - Parameters:
  ///   - rect: the rectangle that is meant.
  ///   - transform: applied to the points; nil for none.
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    record = PathRecord()
    record.append(PathShapes.rect(rect), transform: transform?.pointee ?? .identity)
  }

  /// Makes a path of the ellipse that fits a rectangle.
  ///
  /// - Parameters:
  ///   - rect: the rectangle that is meant.
  ///   - transform: applied to the points; nil for none.
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    record = PathRecord()
    record.append(PathShapes.ellipse(in: rect), transform: transform?.pointee ?? .identity)
  }

  /// Makes a path of a rectangle with elliptic corners.
  ///
  /// Corners larger than half a side are made to fit.
  ///
  /// - Parameters:
  ///   - rect: the rectangle that is meant.
  ///   - cornerWidth: how wide a corner is, in points.
  ///   - cornerHeight: how high a corner is, in points.
  ///   - transform: applied to the points; nil for none.
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    record = PathRecord()
    record.append(
      PathShapes.roundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight),
      transform: transform?.pointee ?? .identity)
  }

  /// The steps as a host takes them.
  package var steps: [PathStep] { record.steps }

  /// True when nothing was added.
  public var isEmpty: Bool { record.steps.isEmpty }

  /// Where the next line would begin; the origin in an empty path.
  public var currentPoint: CGPoint { record.current ?? .zero }

  /// The box around all points of the path and all controls of its curves.
  ///
  /// `CGRect.null` for an empty path.
  public var boundingBox: CGRect { record.controlBox }

  /// The box around the path itself; controls do not count.
  ///
  /// `CGRect.null` for an empty path.
  public var boundingBoxOfPath: CGRect { record.tightBox }

  /// True when filling the path would paint a point; open parts count as closed.
  ///
  /// - Parameters:
  ///   - point: in the coordinates of the path, once `transform` was applied to it.
  ///   - rule: which parts of a path that crosses itself are inside.
  ///   - transform: changes the point before it is looked for.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    record.contains(point.applying(transform), evenOdd: rule == .evenOdd)
  }

  /// A path equal to this one that does not change with it.
  public func copy() -> CGPath? { CGPath(record: record) }

  /// The path as a map takes it; a copy when there is none.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(record: record.applying(transform?.pointee ?? .identity))
  }

  /// A part of the way to a path of the same steps; nil when they differ in kind or number.
  package func mixed(with end: CGPath, _ part: CGFloat) -> CGPath? {
    record.mixed(with: end.record, part).map(CGPath.init)
  }

  /// A path equal to this one that can be added to.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(record: record) }

  /// The path as a map takes it, which can be added to.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(record: record.applying(transform?.pointee ?? .identity))
  }

  /// Calls a closure with each step in order; the element's points are valid during the call only.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for step in record.steps {
      var points = step.points
      points.withUnsafeMutableBufferPointer { buffer in
        // An empty array has no address; a closing step has no points to read either.
        var none = CGPoint.zero
        withUnsafeMutablePointer(to: &none) { fallback in
          var element = CGPathElement(
            type: CGPathElementType(step), points: buffer.baseAddress ?? fallback)
          block(&element)
        }
      }
    }
  }
}

extension CGPath: Hashable {
  /// True when both have the same steps with the same points.
  public static func == (a: CGPath, b: CGPath) -> Bool {
    a === b || a.record.steps == b.record.steps
  }

  /// Feeds the number of steps and the current point.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(record.steps.count)
    hasher.combine(currentPoint)
  }
}

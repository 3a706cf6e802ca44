// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost

// What paths cover together. Apple's functions leave curves what they are; these put lines in their
// place, which are at most a hundredth of a point away.

extension CGPath {
  // Rules: DR-14, DR-15.
  /// What this path or another one covers.
  ///
  /// Open parts count as closed. The new path has lines in the place of curves, at most a hundredth of a
  /// point away; its rings do not cross, so both rules fill it alike. What is narrower than a few
  /// millionths of a point is left out, and so are parts with a coordinate that is no number.
  ///
  /// - Parameters:
  ///   - other: the other path.
  ///   - rule: how both are filled.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule) { $0 || $1 }
  }

  // Rules: DR-14, DR-15.
  /// What both this path and another one cover, as `union(_:using:)` makes paths.
  ///
  /// - Parameters:
  ///   - other: the other path.
  ///   - rule: how both are filled.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule) { $0 && $1 }
  }

  // Rules: DR-14, DR-15.
  /// What this path covers and another one does not, as `union(_:using:)` makes paths.
  ///
  /// - Parameters:
  ///   - other: the other path.
  ///   - rule: how both are filled.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule) { $0 && !$1 }
  }

  // Rules: DR-14, DR-15.
  /// What one of this path and another one covers, and not both, as `union(_:using:)` makes paths.
  ///
  /// - Parameters:
  ///   - other: the other path.
  ///   - rule: how both are filled.
  public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding)
    -> CGPath
  {
    combined(with: other, rule) { $0 != $1 }
  }

  // Rules: DR-16.
  /// Whether this path and another one cover something both; to touch is not enough.
  ///
  /// - Parameters:
  ///   - other: the other path.
  ///   - rule: how both are filled.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !intersection(other, using: rule).isEmpty
  }

  // Rules: DR-15.
  /// What the path covers, as `union(_:using:)` makes paths.
  ///
  /// - Parameter rule: how this path is filled; the new one can be filled by either.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    joined(components(rule))
  }

  // Rules: DR-16.
  /// What the path covers, a path for each region, with the holes of that; regions that touch at points
  /// only are several.
  ///
  /// - Parameter rule: how this path is filled.
  /// - Returns: paths as `union(_:using:)` makes them, none for a path that covers nothing.
  public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    components(rule).map { CGPath(record: $0) }
  }

  // Rules: DR-17.
  /// What of the path's own lines is inside another path, or on its edge.
  ///
  /// Open parts stay open; those that are closed and wholly inside stay closed. There are lines in the
  /// place of curves, at most a hundredth of a point away.
  ///
  /// - Parameters:
  ///   - other: the path that is filled.
  ///   - rule: how that is filled.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    lines(inside: true, other, rule)
  }

  // Rules: DR-17.
  /// What of the path's own lines is outside another path, as `lineIntersection(_:using:)` makes paths.
  ///
  /// - Parameters:
  ///   - other: the path that is filled.
  ///   - rule: how that is filled.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    lines(inside: false, other, rule)
  }

  private func combined(
    with other: CGPath, _ rule: CGPathFillRule, where isWanted: (Bool, Bool) -> Bool
  ) -> CGPath {
    let pair = PathPair(record, other.record, isEvenOdd: rule == .evenOdd)
    return joined(pair.regions(where: isWanted))
  }

  private func components(_ rule: CGPathFillRule) -> [PathRecord] {
    PathPair(record, isEvenOdd: rule == .evenOdd).regions { isInside, _ in isInside }
  }

  private func lines(inside: Bool, _ other: CGPath, _ rule: CGPathFillRule) -> CGPath {
    let pair = PathPair(record, other.record, closes: false, isEvenOdd: rule == .evenOdd)
    return CGPath(record: pair.lines(inside: inside))
  }

  private func joined(_ records: [PathRecord]) -> CGPath {
    var path = PathRecord()
    for record in records { path.append(record.steps) }
    return CGPath(record: path)
  }
}

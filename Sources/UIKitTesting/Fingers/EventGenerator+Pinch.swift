// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

extension EventGenerator {
  /// Puts two fingers down, changes their distance evenly, and lifts them.
  ///
  /// - Parameters:
  ///   - indices: the two fingers; without names, two that are not down.
  ///   - location: the middle between them; without one the middle of `mainView`.
  ///   - startDistance: points between them when they come down.
  ///   - endDistance: points between them when they lift.
  ///   - radians: the direction from the first to the second: 0 to the right, positive clockwise.
  ///   - duration: seconds that the movement takes.
  /// - Throws: an error of the fingers or the location.
  public func fingerPinch(
    _ indices: [FingerIndex?] = .automatic, at location: (any HammerLocatable)? = nil,
    fromDistance startDistance: CGFloat, toDistance endDistance: CGFloat,
    angle radians: CGFloat = 0, duration: TimeInterval
  ) throws {
    let indices = try freeFingers(indices, count: 2)
    let middle = try (location ?? mainView).windowHitPoint(for: self)
    try fingerDown(indices, at: WindowPoint.pair(around: middle, startDistance, radians))
    try fingerMove(
      indices, to: WindowPoint.pair(around: middle, endDistance, radians), duration: duration)
    try fingerUp(indices)
  }

  /// Moves two fingers apart, from 20 to 200 points.
  ///
  /// - Parameters:
  ///   - indices: the fingers; without names, those that came down last.
  ///   - location: where; nil for the middle of `mainView`.
  ///   - radians: the direction from the first finger to the second, in radians; 0 to the right.
  ///   - duration: seconds from the first event to the last.
  /// - Throws: an error of the fingers or the location.
  public func fingerPinchOpen(
    _ indices: [FingerIndex?] = .automatic, at location: (any HammerLocatable)? = nil,
    angle radians: CGFloat = 0, duration: TimeInterval = EventGenerator.pinchDuration
  ) throws {
    try fingerPinch(
      indices, at: location, fromDistance: EventGenerator.pinchSmallDistance,
      toDistance: EventGenerator.pinchLargeDistance, angle: radians, duration: duration)
  }

  /// Moves two fingers together, from 200 to 20 points.
  ///
  /// - Parameters:
  ///   - indices: the fingers; without names, those that came down last.
  ///   - location: where; nil for the middle of `mainView`.
  ///   - radians: the direction from the first finger to the second, in radians; 0 to the right.
  ///   - duration: seconds from the first event to the last.
  /// - Throws: an error of the fingers or the location.
  public func fingerPinchClose(
    _ indices: [FingerIndex?] = .automatic, at location: (any HammerLocatable)? = nil,
    angle radians: CGFloat = 0, duration: TimeInterval = EventGenerator.pinchDuration
  ) throws {
    try fingerPinch(
      indices, at: location, fromDistance: EventGenerator.pinchLargeDistance,
      toDistance: EventGenerator.pinchSmallDistance, angle: radians, duration: duration)
  }

  /// Turns fingers that are down about a point, in one event.
  ///
  /// - Parameters:
  ///   - indices: without names, all that are down.
  ///   - anchor: the point they turn about.
  ///   - radians: by how much; positive is clockwise.
  /// - Throws: an error of the fingers or the location.
  public func fingerPivot(
    _ indices: [FingerIndex?] = .automatic, aroundAnchor anchor: any HammerLocatable,
    angle radians: CGFloat
  ) throws {
    try fingerPivot(indices, aroundAnchor: anchor, byAngle: radians, duration: 0)
  }

  /// Turns fingers that are down evenly about a point.
  ///
  /// - Parameters:
  ///   - indices: the fingers; without names, those that came down last.
  ///   - anchor: the point they turn about.
  ///   - radians: how far, in radians; clockwise is positive.
  ///   - duration: seconds from the first event to the last.
  /// - Throws: an error of the fingers or the location.
  public func fingerPivot(
    _ indices: [FingerIndex?] = .automatic, aroundAnchor anchor: any HammerLocatable,
    byAngle radians: CGFloat, duration: TimeInterval
  ) throws {
    let count = indices.isEmpty ? max(1, fingers.count) : indices.count
    let fingers = try downFingers(indices, count: count)
    let center = try screenPoint(anchor)
    animate(duration) { part in
      move(fingers, to: fingers.map { $0.location.turned(about: center, by: radians * part) })
    }
  }

  /// Puts two fingers down, turns them evenly about the middle between them, and lifts them.
  ///
  /// - Parameters:
  ///   - indices: the fingers; without names, those that came down last.
  ///   - location: where; nil for the middle of `mainView`.
  ///   - distance: points between the fingers.
  ///   - startRadians: the direction from the first finger to the second at first, in radians.
  ///   - endRadians: that direction at the end; clockwise is positive.
  ///   - duration: seconds from the first event to the last.
  /// - Throws: an error of the fingers or the location.
  public func fingerRotate(
    _ indices: [FingerIndex?] = .automatic, at location: (any HammerLocatable)? = nil,
    withDistance distance: CGFloat = EventGenerator.rotationDistance,
    fromAngle startRadians: CGFloat, toAngle endRadians: CGFloat, duration: TimeInterval
  ) throws {
    let indices = try freeFingers(indices, count: 2)
    let middle = try (location ?? mainView).windowHitPoint(for: self)
    try fingerDown(indices, at: WindowPoint.pair(around: middle, distance, startRadians))
    try fingerPivot(
      indices, aroundAnchor: WindowPoint(point: middle), byAngle: endRadians - startRadians,
      duration: duration)
    try fingerUp(indices)
  }

  /// Puts two fingers down side by side, turns them by an angle, and lifts them.
  ///
  /// - Parameters:
  ///   - indices: the fingers; without names, those that came down last.
  ///   - location: where; nil for the middle of `mainView`.
  ///   - distance: points between the fingers.
  ///   - radians: the direction from the first finger to the second, in radians; 0 to the right.
  ///   - duration: seconds from the first event to the last.
  /// - Throws: an error of the fingers or the location.
  public func fingerRotate(
    _ indices: [FingerIndex?] = .automatic, at location: (any HammerLocatable)? = nil,
    withDistance distance: CGFloat = EventGenerator.rotationDistance, angle radians: CGFloat,
    duration: TimeInterval
  ) throws {
    try fingerRotate(
      indices, at: location, withDistance: distance, fromAngle: 0, toAngle: radians,
      duration: duration)
  }
}

extension CGPoint {
  /// The point turned about `center`, clockwise on the screen.
  fileprivate func turned(about center: CGPoint, by radians: CGFloat) -> CGPoint {
    let dx = x - center.x
    let dy = y - center.y
    return CGPoint(
      x: center.x + dx * cos(radians) - dy * sin(radians),
      y: center.y + dx * sin(radians) + dy * cos(radians))
  }
}

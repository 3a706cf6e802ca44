// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

extension EventGenerator {
  /// Puts two fingers down in one event.
  ///
  /// - Parameters:
  ///   - indices: the two fingers; without names, two that are not down.
  ///   - location: the middle between them; without one the middle of `mainView`.
  ///   - distance: points between them.
  ///   - radians: the direction from the first to the second: 0 to the right, positive clockwise.
  /// - Throws: an error of the fingers or the location.
  public func twoFingerDown(
    _ indices: [FingerIndex?] = .automatic, at location: (any HammerLocatable)? = nil,
    withDistance distance: CGFloat = EventGenerator.twoFingerDistance, angle radians: CGFloat = 0
  ) throws {
    let pair = try pair(around: location ?? mainView, distance, radians)
    try fingerDown(try freeFingers(indices, count: 2), at: pair)
  }

  /// Lifts two fingers in one event; without names the two that came down last.
  ///
  /// - Throws: an error of the fingers or the location.
  public func twoFingerUp(_ indices: [FingerIndex?] = .automatic) throws {
    let fingers = try downFingers(indices, count: 2)
    try fingerUp(fingers.map(\.finger))
  }

  /// Taps once with two fingers.
  ///
  /// - Parameters:
  ///   - indices: the fingers; without names, those that came down last.
  ///   - location: where; nil for the middle of `mainView`.
  ///   - distance: points between the fingers.
  ///   - radians: the direction from the first finger to the second, in radians; 0 to the right.
  /// - Throws: an error of the fingers or the location.
  public func twoFingerTap(
    _ indices: [FingerIndex?] = .automatic, at location: (any HammerLocatable)? = nil,
    withDistance distance: CGFloat = EventGenerator.twoFingerDistance, angle radians: CGFloat = 0
  ) throws {
    let indices = try freeFingers(indices, count: 2)
    try twoFingerDown(indices, at: location, withDistance: distance, angle: radians)
    advance(by: EventGenerator.fingerLiftDelay)
    try twoFingerUp(indices)
  }

  /// Moves two fingers in one event to new places around `location`.
  ///
  /// - Parameters:
  ///   - indices: the fingers; without names, those that came down last.
  ///   - location: the middle between the fingers.
  ///   - distance: points between the fingers.
  ///   - radians: the direction from the first finger to the second, in radians; 0 to the right.
  /// - Throws: an error of the fingers or the location.
  public func twoFingerMove(
    _ indices: [FingerIndex?] = .automatic, to location: any HammerLocatable,
    withDistance distance: CGFloat = EventGenerator.twoFingerDistance, angle radians: CGFloat = 0
  ) throws {
    let fingers = try downFingers(indices, count: 2)
    try fingerMove(fingers.map(\.finger), to: try pair(around: location, distance, radians))
  }

  /// Moves two fingers evenly along straight lines to new places around `location`.
  ///
  /// - Parameters:
  ///   - indices: the fingers; without names, those that came down last.
  ///   - location: the middle between the fingers.
  ///   - distance: points between the fingers.
  ///   - radians: the direction from the first finger to the second, in radians; 0 to the right.
  ///   - duration: seconds from the first event to the last.
  /// - Throws: an error of the fingers or the location.
  public func twoFingerMove(
    _ indices: [FingerIndex?] = .automatic, to location: any HammerLocatable,
    withDistance distance: CGFloat = EventGenerator.twoFingerDistance, angle radians: CGFloat = 0,
    duration: TimeInterval
  ) throws {
    let fingers = try downFingers(indices, count: 2)
    try fingerMove(
      fingers.map(\.finger), to: try pair(around: location, distance, radians), duration: duration)
  }

  /// The places of two fingers around a location.
  func pair(
    around location: any HammerLocatable, _ distance: CGFloat, _ radians: CGFloat
  ) throws -> [WindowPoint] {
    WindowPoint.pair(around: try location.windowHitPoint(for: self), distance, radians)
  }
}

extension WindowPoint {
  /// Two points around `middle` in the direction `radians`.
  static func pair(
    around middle: CGPoint, _ distance: CGFloat, _ radians: CGFloat
  ) -> [WindowPoint] {
    let x = cos(radians) * distance / 2
    let y = sin(radians) * distance / 2
    return [
      WindowPoint(point: CGPoint(x: middle.x - x, y: middle.y - y)),
      WindowPoint(point: CGPoint(x: middle.x + x, y: middle.y + y)),
    ]
  }
}

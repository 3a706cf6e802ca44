// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

extension EventGenerator {
  /// Moves fingers, all in one event; fingers that are not named rest.
  ///
  /// - Parameters:
  ///   - indices: the fingers; without names, as many as there are locations, those that came down
  ///     last.
  ///   - locations: where each goes, in the order of the fingers.
  /// - Throws: `touchForFingerDoesNotExist` for one that is not down, or an error of the location.
  public func fingerMove(
    _ indices: [FingerIndex?] = .automatic, to locations: [any HammerLocatable]
  ) throws {
    let fingers = try downFingers(indices, count: locations.count)
    move(fingers, to: try locations.map(screenPoint))
  }

  /// Moves a finger in one event.
  ///
  /// - Parameters:
  ///   - index: the finger; without one, the next that is free.
  ///   - location: where it goes.
  /// - Throws: `touchForFingerDoesNotExist` for one that is not down, or an error of the location.
  public func fingerMove(
    _ index: FingerIndex? = .automatic, to location: any HammerLocatable
  ) throws {
    try fingerMove([index], to: [location])
  }

  /// Moves fingers evenly along straight lines, 60 events a second, the last one at the end.
  ///
  /// - Parameters:
  ///   - indices: the fingers; without names, those that came down last.
  ///   - locations: where each finger goes, in their order.
  ///   - duration: seconds from the first event to the last.
  /// - Throws: `touchForFingerDoesNotExist` for one that is not down, or an error of the location.
  public func fingerMove(
    _ indices: [FingerIndex?] = .automatic, to locations: [any HammerLocatable],
    duration: TimeInterval
  ) throws {
    let fingers = try downFingers(indices, count: locations.count)
    let ends = try locations.map(screenPoint)
    animate(duration) { part in
      move(fingers, to: zip(fingers, ends).map { $0.location.toward($1, part) })
    }
  }

  /// Moves a finger evenly along a straight line.
  ///
  /// - Parameters:
  ///   - index: the finger; without one, the next that is free.
  ///   - location: where it goes.
  ///   - duration: seconds from the first event to the last.
  /// - Throws: `touchForFingerDoesNotExist` for one that is not down, or an error of the location.
  public func fingerMove(
    _ index: FingerIndex? = .automatic, to location: any HammerLocatable, duration: TimeInterval
  ) throws {
    try fingerMove([index], to: [location], duration: duration)
  }

  /// Moves fingers by a distance; without names the one that came down last.
  ///
  /// - Parameters:
  ///   - indices: the fingers; without names, those that came down last.
  ///   - x: points to the right.
  ///   - y: points down.
  ///   - duration: seconds from the first event to the last.
  /// - Throws: `touchForFingerDoesNotExist` for one that is not down, or an error of the location.
  public func fingerMove(
    _ indices: [FingerIndex?] = .automatic, translationX x: CGFloat = 0, y: CGFloat = 0,
    duration: TimeInterval
  ) throws {
    let fingers = try downFingers(indices, count: max(1, indices.count))
    animate(duration) { part in
      move(
        fingers,
        to: fingers.map {
          CGPoint(x: $0.location.x + x * part, y: $0.location.y + y * part)
        })
    }
  }

  /// Moves a finger by a distance.
  ///
  /// - Parameters:
  ///   - index: the finger; without one, the next that is free.
  ///   - x: points to the right.
  ///   - y: points down.
  ///   - duration: seconds from the first event to the last.
  /// - Throws: `touchForFingerDoesNotExist` for one that is not down, or an error of the location.
  public func fingerMove(
    _ index: FingerIndex?, translationX x: CGFloat = 0, y: CGFloat = 0, duration: TimeInterval
  ) throws {
    try fingerMove([index], translationX: x, y: y, duration: duration)
  }

  /// Puts a finger down, moves it evenly, and lifts it where it arrives.
  ///
  /// - Parameters:
  ///   - index: the finger; without one, the next that is free.
  ///   - startPoint: where it comes down.
  ///   - endPoint: where it is lifted.
  ///   - duration: seconds from the first event to the last.
  /// - Throws: an error of the finger or of a location.
  public func fingerDrag(
    _ index: FingerIndex? = .automatic, from startPoint: any HammerLocatable,
    to endPoint: any HammerLocatable, duration: TimeInterval
  ) throws {
    let index = try freeFingers([index], count: 1)
    let end = fromScreen(try screenPoint(endPoint))
    try fingerDown(index, at: [startPoint])
    try fingerMove(index, to: [WindowPoint(point: end)], duration: duration)
    try fingerUp(index)
  }
}

extension CGPoint {
  /// The point a part of the way to `end`; exactly `end` for 1.
  func toward(_ end: CGPoint, _ part: CGFloat) -> CGPoint {
    if part == 1 { return end }
    return CGPoint(x: x + (end.x - x) * part, y: y + (end.y - y) * part)
  }
}

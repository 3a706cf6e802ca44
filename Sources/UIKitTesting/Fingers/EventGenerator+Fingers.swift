// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKitHost

extension EventGenerator {
  /// Puts fingers down, all in one event.
  ///
  /// - Parameters:
  ///   - indices: the fingers; as many as there are locations.
  ///   - locations: where; each must be hittable.
  /// - Throws: an error of the finger or the location; nothing is sent then.
  public func fingerDown(
    _ indices: [FingerIndex?] = .automatic, at locations: [any HammerLocatable]
  ) throws {
    let indices = try freeFingers(indices, count: locations.count)
    waitForControllers()
    let points = try locations.map(screenPoint)
    for point in points where !pointIsHittable(point) {
      throw HammerError.pointIsNotHittable(point)
    }
    let down = zip(indices, points).map { index, point in
      session.add(DrivenContact(.finger(index), of: self, at: point))
    }
    report(down, .began)
  }

  /// Puts a finger down; without a location in the middle of `mainView`.
  ///
  /// - Throws: an error of the finger or the location; nothing is sent then.
  public func fingerDown(
    _ index: FingerIndex? = .automatic, at location: (any HammerLocatable)? = nil
  ) throws {
    try fingerDown([index], at: [location ?? mainView])
  }

  /// Lifts fingers, all in one event; without names the one that came down last.
  ///
  /// - Throws: `touchForFingerDoesNotExist` for one that is not down; nothing is sent then.
  public func fingerUp(_ indices: [FingerIndex?] = .automatic) throws {
    let up = try downFingers(indices, count: max(1, indices.count))
    for finger in up { session.remove(finger) }
    report(up, .ended)
  }

  /// Lifts a finger.
  ///
  /// - Throws: `touchForFingerDoesNotExist` if it is not down.
  public func fingerUp(_ index: FingerIndex?) throws { try fingerUp([index]) }

  /// Taps, 0.05 seconds from down to up, once or several times.
  ///
  /// - Parameters:
  ///   - index: the finger; without a name, one that is not down.
  ///   - location: where; without one the middle of `mainView`.
  ///   - tapCount: how often; nothing happens for 0 or less.
  ///   - interval: seconds from a lift to the next touch.
  /// - Throws: an error of the finger or the location.
  public func fingerTap(
    _ index: FingerIndex? = .automatic, at location: (any HammerLocatable)? = nil,
    numberOfTimes tapCount: Int = 1, interval: TimeInterval = EventGenerator.multiTapInterval
  ) throws {
    let index = try freeFingers([index], count: 1)
    for number in 0..<max(0, tapCount) {
      if number > 0 { advance(by: interval) }
      try fingerDown(index, at: [location ?? mainView])
      advance(by: EventGenerator.fingerLiftDelay)
      try fingerUp(index)
    }
  }

  /// Taps twice.
  ///
  /// - Parameters:
  ///   - index: the finger; without one, the next that is free.
  ///   - location: where; nil for the middle of `mainView`.
  ///   - interval: seconds from a lift to the next touch.
  /// - Throws: an error of the finger or the location.
  public func fingerDoubleTap(
    _ index: FingerIndex? = .automatic, at location: (any HammerLocatable)? = nil,
    interval: TimeInterval = EventGenerator.multiTapInterval
  ) throws {
    try fingerTap(index, at: location, numberOfTimes: 2, interval: interval)
  }

  /// Puts a finger down, holds it for `duration` seconds, and lifts it.
  ///
  /// - Parameters:
  ///   - index: the finger; without one, the next that is free.
  ///   - location: where; nil for the middle of `mainView`.
  ///   - duration: seconds from the first event to the last.
  /// - Throws: an error of the finger or the location.
  public func fingerLongPress(
    _ index: FingerIndex? = .automatic, at location: (any HammerLocatable)? = nil,
    duration: TimeInterval = EventGenerator.longPressHoldDelay
  ) throws {
    let index = try freeFingers([index], count: 1)
    try fingerDown(index, at: [location ?? mainView])
    advance(by: duration)
    try fingerUp(index)
  }
}

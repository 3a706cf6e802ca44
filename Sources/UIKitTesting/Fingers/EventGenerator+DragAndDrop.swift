// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

extension EventGenerator {
  /// Seconds that a finger rests before what it drags is lifted, and a little more.
  public static let dragLiftDelay: TimeInterval = 0.6
  /// Seconds in which what was dropped arrives, and a little more.
  public static let dropDelay: TimeInterval = 0.5

  // Rules: DD-30.
  /// Drags what is at one place and drops it at another.
  ///
  /// - Parameters:
  ///   - index: the finger; without one, the next that is free.
  ///   - startPoint: where it comes down and lifts what is there.
  ///   - endPoint: where it lets go.
  ///   - hold: seconds that it rests before it moves.
  ///   - duration: seconds of the movement.
  /// - Throws: an error of the finger or of a location.
  public func fingerDragAndDrop(
    _ index: FingerIndex? = .automatic, from startPoint: any HammerLocatable,
    to endPoint: any HammerLocatable, holding hold: TimeInterval = EventGenerator.dragLiftDelay,
    duration: TimeInterval = 0.5
  ) throws {
    let index = try freeFingers([index], count: 1)
    let end = fromScreen(try screenPoint(endPoint))
    try fingerDown(index, at: [startPoint])
    advance(by: hold)
    try fingerMove(index, to: [WindowPoint(point: end)], duration: duration)
    try fingerUp(index)
    advance(by: EventGenerator.dropDelay)
  }
}

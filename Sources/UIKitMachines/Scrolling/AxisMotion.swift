// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

/// The way that content takes along one axis after it was let go: one curve, or two in turn.
package struct AxisMotion: Equatable {
  private enum Curve: Equatable {
    case rest(CGFloat)
    case deceleration(Deceleration)
    case spring(SpringBack)
  }

  private var first: Curve
  /// What follows, and when.
  private var second: (time: TimeInterval, curve: Curve)?
  /// When it comes to rest.
  package let duration: TimeInterval
  /// Where it comes to rest.
  package let end: CGFloat

  package static func == (a: AxisMotion, b: AxisMotion) -> Bool {
    a.first == b.first && a.second?.time == b.second?.time && a.second?.curve == b.second?.curve
  }

  private init(
    _ first: Curve, then second: (time: TimeInterval, curve: Curve)? = nil,
    lasting duration: TimeInterval, to end: CGFloat
  ) {
    self.first = first
    self.second = second
    self.duration = duration
    self.end = end
  }

  /// Stays where it is.
  package init(restingAt place: CGFloat) { self.init(.rest(place), lasting: 0, to: place) }

  /// Slows down; at an edge it swings back when it bounces, else it stops.
  package init(
    from start: CGFloat, velocity: CGFloat, rate: CGFloat, in range: ClosedRange<CGFloat>,
    bounces: Bool
  ) {
    let edge = start.clamped(to: range)
    guard edge == start else {
      self = AxisMotion.spring(from: start, to: edge, velocity, Thresholds.bounceFrequency)
      return
    }
    let slowing = Deceleration(start: start, velocity: velocity, rate: rate)
    let limit = slowing.end.clamped(to: range)
    guard limit != slowing.end else {
      self.init(.deceleration(slowing), lasting: slowing.duration, to: slowing.end)
      return
    }
    let time = slowing.time(at: limit)
    guard bounces else {
      self.init(.deceleration(slowing), then: (time, .rest(limit)), lasting: time, to: limit)
      return
    }
    let back = SpringBack(
      target: limit, start: limit, velocity: slowing.velocity(at: time),
      frequency: Thresholds.bounceFrequency)
    self.init(
      .deceleration(slowing), then: (time, .spring(back)), lasting: time + back.duration, to: limit)
  }

  /// Comes to rest at a place that was chosen for it.
  package init(
    from start: CGFloat, to target: CGFloat, velocity: CGFloat, rate: CGFloat, isPage: Bool
  ) {
    let slowing = Deceleration(start: start, end: target, rate: rate)
    let isNatural =
      !isPage && slowing.velocity * velocity > 0
      && abs(velocity) >= Thresholds.leastDecelerationVelocity
    guard isNatural else {
      let frequency = isPage ? Thresholds.pageFrequency : Thresholds.bounceFrequency
      let limited = SpringBack.limit(velocity, from: start, to: target, frequency)
      self = AxisMotion.spring(from: start, to: target, limited, frequency)
      return
    }
    self.init(.deceleration(slowing), lasting: slowing.duration, to: target)
  }

  private static func spring(
    from start: CGFloat, to target: CGFloat, _ velocity: CGFloat, _ frequency: CGFloat
  ) -> AxisMotion {
    let back = SpringBack(target: target, start: start, velocity: velocity, frequency: frequency)
    let isAtRest = start == target && velocity == 0
    return AxisMotion(.spring(back), lasting: isAtRest ? 0 : back.duration, to: target)
  }

  /// Where it is a time after it was let go.
  package func value(at time: TimeInterval) -> CGFloat {
    if time >= duration { return end }
    if let second, time >= second.time {
      return AxisMotion.value(of: second.curve, at: time - second.time)
    }
    return AxisMotion.value(of: first, at: time)
  }

  private static func value(of curve: Curve, at time: TimeInterval) -> CGFloat {
    switch curve {
    case .rest(let place): place
    case .deceleration(let motion): motion.value(at: time)
    case .spring(let motion): motion.value(at: time)
    }
  }
}

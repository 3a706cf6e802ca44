// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKitHost

extension EventGenerator {
  /// Puts the stylus down.
  ///
  /// - Parameters:
  ///   - location: without one the middle of `mainView`.
  ///   - azimuth: its direction on the screen in radians: 0 along x, a quarter turn along y.
  ///   - altitude: its angle to the surface in radians: 0 lies flat, a quarter turn is upright.
  ///   - pressure: 0 to 1; the touch's `force`, with 1 as greatest.
  /// - Throws: `touchForStylusAlreadyExists`, or an error of the location.
  public func stylusDown(
    at location: (any HammerLocatable)? = nil, azimuth: CGFloat = 0, altitude: CGFloat = .pi / 2,
    pressure: CGFloat = 0
  ) throws {
    guard stylus == nil else { throw HammerError.touchForStylusAlreadyExists }
    let point = try screenPoint(location ?? mainView)
    guard pointIsHittable(point) else { throw HammerError.pointIsNotHittable(point) }
    let pose = StylusPose(
      location: point, azimuth: azimuth, altitude: altitude, pressure: pressure)
    report([session.add(pose.applied(to: DrivenContact(.stylus, of: self, at: point)))], .began)
  }

  /// Lifts the stylus.
  ///
  /// - Throws: `touchForStylusDoesNotExist` if it is not down.
  public func stylusUp() throws {
    guard var stylus else { throw HammerError.touchForStylusDoesNotExist }
    session.remove(stylus)
    stylus.pressure = 0
    report([stylus], .ended)
  }

  /// Moves the stylus in one event; what is not given returns to its default.
  ///
  /// - Parameters:
  ///   - location: where it goes.
  ///   - azimuth: where the stylus points on the screen, in radians from the x axis.
  ///   - altitude: how steep the stylus is, in radians: 0 lying flat.
  ///   - pressure: how hard the stylus is pressed, from 0 to 1.
  /// - Throws: `touchForStylusDoesNotExist` if it is not down, or an error of the location.
  public func stylusMove(
    to location: any HammerLocatable, azimuth: CGFloat = 0, altitude: CGFloat = .pi / 2,
    pressure: CGFloat = 0
  ) throws {
    try stylusMove(
      to: location, azimuth: azimuth, altitude: altitude, pressure: pressure, duration: 0)
  }

  /// Moves the stylus evenly, angles and pressure too.
  ///
  /// - Parameters:
  ///   - location: where it goes.
  ///   - azimuth: where the stylus points on the screen, in radians from the x axis.
  ///   - altitude: how steep the stylus is, in radians: 0 lying flat.
  ///   - pressure: how hard the stylus is pressed, from 0 to 1.
  ///   - duration: seconds from the first event to the last.
  /// - Throws: `touchForStylusDoesNotExist` if it is not down, or an error of the location.
  public func stylusMove(
    to location: any HammerLocatable, azimuth: CGFloat = 0, altitude: CGFloat = .pi / 2,
    pressure: CGFloat = 0, duration: TimeInterval
  ) throws {
    guard let stylus else { throw HammerError.touchForStylusDoesNotExist }
    let start = StylusPose(
      location: stylus.location, azimuth: stylus.azimuth, altitude: stylus.altitude,
      pressure: stylus.pressure)
    let end = StylusPose(
      location: try screenPoint(location), azimuth: azimuth, altitude: altitude, pressure: pressure)
    animate(duration) { part in
      let moved = start.toward(end, part).applied(to: stylus)
      session.update(moved)
      report([moved], .moved)
    }
  }

  /// Taps with the stylus several times.
  ///
  /// - Parameters:
  ///   - location: where; nil for the middle of `mainView`.
  ///   - tapCount: how often.
  ///   - interval: seconds from a lift to the next touch.
  ///   - azimuth: where the stylus points on the screen, in radians from the x axis.
  ///   - altitude: how steep the stylus is, in radians: 0 lying flat.
  ///   - pressure: how hard the stylus is pressed, from 0 to 1.
  /// - Throws: `touchForStylusAlreadyExists`, or an error of the location.
  public func stylusTap(
    at location: (any HammerLocatable)? = nil, numberOfTimes tapCount: Int,
    interval: TimeInterval = EventGenerator.multiTapInterval, azimuth: CGFloat = 0,
    altitude: CGFloat = .pi / 2, pressure: CGFloat = 0
  ) throws {
    for number in 0..<max(0, tapCount) {
      if number > 0 { advance(by: interval) }
      try stylusDown(at: location, azimuth: azimuth, altitude: altitude, pressure: pressure)
      advance(by: EventGenerator.fingerLiftDelay)
      try stylusUp()
    }
  }

  /// Taps with the stylus.
  ///
  /// - Parameters:
  ///   - location: where; nil for the middle of `mainView`.
  ///   - azimuth: where the stylus points on the screen, in radians from the x axis.
  ///   - altitude: how steep the stylus is, in radians: 0 lying flat.
  ///   - pressure: how hard the stylus is pressed, from 0 to 1.
  /// - Throws: `touchForStylusAlreadyExists`, or an error of the location.
  public func stylusTap(
    at location: (any HammerLocatable)? = nil, azimuth: CGFloat = 0, altitude: CGFloat = .pi / 2,
    pressure: CGFloat = 0
  ) throws {
    try stylusTap(
      at: location, numberOfTimes: 1, azimuth: azimuth, altitude: altitude, pressure: pressure)
  }

  /// Taps twice with the stylus.
  ///
  /// - Parameters:
  ///   - location: where; nil for the middle of `mainView`.
  ///   - interval: seconds from a lift to the next touch.
  ///   - azimuth: where the stylus points on the screen, in radians from the x axis.
  ///   - altitude: how steep the stylus is, in radians: 0 lying flat.
  ///   - pressure: how hard the stylus is pressed, from 0 to 1.
  /// - Throws: `touchForStylusAlreadyExists`, or an error of the location.
  public func stylusDoubleTap(
    at location: (any HammerLocatable)? = nil,
    interval: TimeInterval = EventGenerator.multiTapInterval, azimuth: CGFloat = 0,
    altitude: CGFloat = .pi / 2, pressure: CGFloat = 0
  ) throws {
    try stylusTap(
      at: location, numberOfTimes: 2, interval: interval, azimuth: azimuth, altitude: altitude,
      pressure: pressure)
  }

  /// Puts the stylus down, holds it for `duration` seconds, and lifts it.
  ///
  /// - Parameters:
  ///   - location: where; nil for the middle of `mainView`.
  ///   - azimuth: where the stylus points on the screen, in radians from the x axis.
  ///   - altitude: how steep the stylus is, in radians: 0 lying flat.
  ///   - pressure: how hard the stylus is pressed, from 0 to 1.
  ///   - duration: seconds from the first event to the last.
  /// - Throws: `touchForStylusAlreadyExists`, or an error of the location.
  public func stylusLongPress(
    at location: (any HammerLocatable)? = nil, azimuth: CGFloat = 0, altitude: CGFloat = .pi / 2,
    pressure: CGFloat = 0, duration: TimeInterval = EventGenerator.longPressHoldDelay
  ) throws {
    try stylusDown(at: location, azimuth: azimuth, altitude: altitude, pressure: pressure)
    advance(by: duration)
    try stylusUp()
  }

  private var stylus: DrivenContact? {
    session.contacts(of: self).first { $0.tool == .stylus }
  }
}

/// Where a stylus is and how it stands.
private struct StylusPose {
  var location: CGPoint
  var azimuth: CGFloat
  var altitude: CGFloat
  var pressure: CGFloat

  func toward(_ end: StylusPose, _ part: CGFloat) -> StylusPose {
    if part == 1 { return end }
    return StylusPose(
      location: location.toward(end.location, part),
      azimuth: azimuth + (end.azimuth - azimuth) * part,
      altitude: altitude + (end.altitude - altitude) * part,
      pressure: pressure + (end.pressure - pressure) * part)
  }

  func applied(to contact: DrivenContact) -> DrivenContact {
    var result = contact
    result.location = location
    result.azimuth = azimuth
    result.altitude = altitude
    result.pressure = pressure
    return result
  }
}

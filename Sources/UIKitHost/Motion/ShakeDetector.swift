// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: MO-1, MO-2, MO-5, MO-6, MO-11.
/// Tells from the samples of an accelerometer when a device is shaken.
///
///     resting ──swing──▶ swinging ──enough swings──▶ shaking ──rest──▶ resting      (ended)
///        ▲                  │                           ├──silence──▶ resting      (cancelled)
///        └────too late──────┘                           └──too long──▶ worn out    (cancelled)
///     worn out ──rest──▶ resting
///
/// A swing is a stretch of strong acceleration in one direction; a shake is swings that turn back on
/// each other. It reads no clock: time comes with the samples.
public struct ShakeDetector: Sendable, Equatable {
  private enum State: Sendable, Equatable {
    case resting
    /// This many swings were made, the last one now.
    case swinging(count: Int, last: Swing)
    case shaking(since: TimeInterval, last: Swing)
    /// A shake that was cancelled for its length goes on.
    case wornOut(last: Swing)
  }

  private struct Swing: Sendable, Equatable {
    var time: TimeInterval
    var direction: Vector
  }

  /// Strong samples in a row that point the same way.
  private struct Stretch: Sendable, Equatable {
    var impulse: Double
    var last: Vector
    var isCounted: Bool
  }

  /// Samples that were dropped: no numbers, values no sensor has, or a time before the last one.
  public private(set) var rejected = 0
  /// Whether a shake began and was neither ended nor cancelled.
  public var isShaking: Bool { if case .shaking = state { true } else { false } }

  private let thresholds: ShakeThresholds
  private var state = State.resting
  private var gravity: Vector?
  private var stretch: Stretch?
  private var lastTime: TimeInterval?

  /// Makes a detector that has seen nothing.
  public init(thresholds: ShakeThresholds = ShakeThresholds()) { self.thresholds = thresholds }

  /// Takes the next sample.
  ///
  /// - Returns: what begins or is over now, at the time of the sample; nil when nothing is.
  public mutating func take(_ sample: AccelerometerSample) -> ShakePhase? {
    let measured = Vector(sample)
    guard sample.time.isFinite, measured.isBelievable(thresholds.believable),
      sample.time >= lastTime ?? -.infinity
    else {
      rejected += 1
      return nil
    }
    let elapsed = sample.time - (lastTime ?? sample.time)
    lastTime = sample.time
    guard elapsed <= thresholds.gap, let down = gravity else {
      let phase = interrupt()
      gravity = measured
      return phase
    }
    follow(measured, for: elapsed)
    if let swing = swing(measured - down, at: sample.time, after: elapsed), let began = add(swing) {
      return began
    }
    return settle(at: sample.time)
  }

  /// Forgets what was measured, as when the sensor goes away.
  ///
  /// - Returns: `.cancelled` when that cuts a shake off.
  public mutating func interrupt() -> ShakePhase? {
    defer {
      state = .resting
      stretch = nil
      gravity = nil
    }
    return isShaking ? .cancelled : nil
  }

  /// Moves the idea of where down is; a sample counts as 1 g at most, or one blow would tip it over.
  private mutating func follow(_ measured: Vector, for elapsed: TimeInterval) {
    guard let down = gravity else { return }
    let part = elapsed / (thresholds.gravityMemory + elapsed)
    let believed = measured.length > 1 ? measured / measured.length : measured
    gravity = down + (believed - down) * part
  }

  /// The swing that this sample completes, if it does.
  private mutating func swing(
    _ push: Vector, at time: TimeInterval, after elapsed: TimeInterval
  ) -> Swing? {
    guard push.length >= thresholds.strength else {
      stretch = nil
      return nil
    }
    var current = Stretch(impulse: 0, last: push, isCounted: false)
    // One strong sample alone is a blow: a swing is what lies between two of them.
    if let before = stretch, before.last.dot(push) > 0 {
      current.impulse = before.impulse + (before.last.length + push.length) / 2 * elapsed
      current.isCounted = before.isCounted
    }
    let isSwing = !current.isCounted && current.impulse >= thresholds.impulse
    if isSwing { current.isCounted = true }
    stretch = current
    return isSwing ? Swing(time: time, direction: push / push.length) : nil
  }

  private mutating func add(_ swing: Swing) -> ShakePhase? {
    switch state {
    case .resting: state = .swinging(count: 1, last: swing)
    case .swinging(let count, let last):
      let isOnTime = swing.time - last.time <= thresholds.swingInterval
      let turnsBack = last.direction.dot(swing.direction) <= thresholds.turn
      guard isOnTime, turnsBack else {
        state = .swinging(count: 1, last: swing)
        return nil
      }
      guard count + 1 >= thresholds.swings else {
        state = .swinging(count: count + 1, last: swing)
        return nil
      }
      state = .shaking(since: swing.time, last: swing)
      return .began
    case .shaking(let since, _): state = .shaking(since: since, last: swing)
    case .wornOut: state = .wornOut(last: swing)
    }
    return nil
  }

  /// Ends what the time ends.
  private mutating func settle(at time: TimeInterval) -> ShakePhase? {
    switch state {
    case .resting: return nil
    case .swinging(_, let last):
      if time - last.time > thresholds.swingInterval { state = .resting }
      return nil
    case .shaking(let since, let last):
      if time - last.time >= thresholds.rest {
        state = .resting
        return .ended
      }
      guard time - since > thresholds.longest else { return nil }
      state = .wornOut(last: last)
      return .cancelled
    case .wornOut(let last):
      if time - last.time >= thresholds.rest { state = .resting }
      return nil
    }
  }
}

/// Three numbers in g.
private struct Vector: Sendable, Equatable {
  var x: Double
  var y: Double
  var z: Double

  var length: Double { dot(self).squareRoot() }
  func dot(_ other: Vector) -> Double { x * other.x + y * other.y + z * other.z }
  func isBelievable(_ limit: Double) -> Bool {
    // False for what is no number, too.
    abs(x) <= limit && abs(y) <= limit && abs(z) <= limit
  }

  static func + (one: Vector, other: Vector) -> Vector {
    Vector(x: one.x + other.x, y: one.y + other.y, z: one.z + other.z)
  }
  static func - (one: Vector, other: Vector) -> Vector { one + other * -1 }
  static func * (vector: Vector, factor: Double) -> Vector {
    Vector(x: vector.x * factor, y: vector.y * factor, z: vector.z * factor)
  }
  static func / (vector: Vector, divisor: Double) -> Vector { vector * (1 / divisor) }
}

extension Vector {
  init(_ sample: AccelerometerSample) { self.init(x: sample.x, y: sample.y, z: sample.z) }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: MO-20.
/// Tells from the samples of an accelerometer from where a person looks at the device.
///
/// People have their devices at any angle: what counts as straight follows how it is held. It reads
/// no clock: time comes with the samples.
public struct TiltMeter: Sendable, Equatable {
  /// A direction, as parts of the screen's width and height.
  private struct Lean: Sendable, Equatable {
    var x: Double
    var y: Double

    mutating func follow(_ other: Lean, _ part: Double) {
      x += (other.x - x) * part
      y += (other.y - y) * part
    }
  }

  /// Seconds in which the idea of where the person is follows the device; all of these are chosen.
  private static let memory = 0.1
  /// Seconds in which what counts as straight follows the device.
  private static let habit = 5.0
  /// The sine of the angle from straight at which a tilt is 1: thirty degrees.
  private static let whole = 0.5
  /// What a tilt has to change by to be told.
  private static let step = 0.02
  /// Seconds without a sample after which what was measured before says nothing any more.
  private static let gap = 0.25
  /// The greatest value of an axis that is believed, in g.
  private static let believable = 4.0

  private var now: Lean?
  private var straight = Lean(x: 0, y: 0)
  private var lastTime = -Double.infinity
  private var told = DeviceTilt.straight

  /// Makes a meter that has measured nothing.
  public init() {}

  /// Takes the next sample; what cannot be, or is older than the last one, is passed over.
  ///
  /// - Returns: the tilt, where it is another one than the last; nil where it is not.
  public mutating func take(_ sample: AccelerometerSample) -> DeviceTilt? {
    let length = (sample.x * sample.x + sample.y * sample.y + sample.z * sample.z).squareRoot()
    guard sample.time.isFinite, sample.time >= lastTime, length > 0.1, length <= Self.believable
    else { return nil }
    let elapsed = sample.time - lastTime
    lastTime = sample.time
    // Some systems measure what pulls, others what holds: few hold a screen over their head.
    let up = (sample.y + sample.z < 0 ? -1 : 1) / length
    let lean = Lean(x: sample.x * up, y: -sample.y * up)
    guard var smooth = now, elapsed <= Self.gap else {
      now = lean
      straight = lean
      return tell(.straight)
    }
    smooth.follow(lean, elapsed / (Self.memory + elapsed))
    straight.follow(smooth, elapsed / (Self.habit + elapsed))
    now = smooth
    let tilt = DeviceTilt(
      horizontal: (smooth.x - straight.x) / Self.whole,
      vertical: (smooth.y - straight.y) / Self.whole)
    return tilt.possible.flatMap { tell($0) }
  }

  private mutating func tell(_ tilt: DeviceTilt) -> DeviceTilt? {
    let change = max(
      abs(tilt.horizontal - told.horizontal), abs(tilt.vertical - told.vertical))
    guard change >= Self.step else { return nil }
    told = tilt
    return tilt
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing

@testable import UIKitHost

@Suite("The tilt meter")
struct TiltMeterTests {
  /// A device that is held for a while at angles from lying flat, sixty samples a second.
  private struct Hand {
    var meter = TiltMeter()
    var time = 0.0
    var told: [DeviceTilt] = []
    /// Which way the system's numbers point.
    var sign = 1.0

    /// - Parameters:
    ///   - right: how far the right edge is up, in degrees.
    ///   - top: how far the upper edge is up, in degrees.
    mutating func hold(right: Double = 0, top: Double = 0, for seconds: Double) {
      let (across, along) = (right * .pi / 180, top * .pi / 180)
      let up = (sin(across), sin(along) * cos(across), cos(along) * cos(across))
      for _ in 0..<Int(seconds * 60) {
        time += 1.0 / 60
        let sample = AccelerometerSample(
          time: time, x: sign * up.0, y: sign * up.1, z: sign * up.2)
        if let tilt = meter.take(sample) { told.append(tilt) }
      }
    }
  }

  @Test func `MO-20 a device at rest is straight at any angle`() {
    for angle in [0.0, 40, 85] {
      var hand = Hand()
      hand.hold(right: 10, top: angle, for: 2)
      #expect(hand.told == [])
    }
  }

  @Test(arguments: [1.0, -1])
  func `MO-20 an edge that is raised brings the person to its side, whatever the sign`(
    sign: Double
  ) throws {
    var hand = Hand(sign: sign)
    hand.hold(top: 40, for: 1)
    hand.hold(right: 15, top: 40, for: 0.5)
    let right = try #require(hand.told.last)
    #expect(right.horizontal > 0.4 && right.horizontal < 0.55)
    #expect(abs(right.vertical) < 0.1)
    #expect(hand.told.map(\.horizontal) == hand.told.map(\.horizontal).sorted())
    hand.hold(right: -80, top: 40, for: 1)
    #expect(hand.told.last?.horizontal == -1)
    hand = Hand(sign: sign)
    hand.hold(top: 40, for: 1)
    hand.hold(top: 60, for: 0.5)
    let top = try #require(hand.told.last)
    #expect(top.vertical < -0.35 && top.vertical > -0.55)
    #expect(top.horizontal == 0)
  }

  @Test func `MO-20 how a device is held for long becomes straight`() throws {
    var hand = Hand()
    hand.hold(for: 1)
    hand.hold(right: 20, for: 30)
    let last = try #require(hand.told.last)
    #expect(abs(last.horizontal) < 0.03)
  }

  @Test func `MO-20 what cannot be is passed over, and a pause begins anew`() {
    var hand = Hand()
    hand.hold(for: 1)
    let samples = [
      AccelerometerSample(time: .nan, x: 1, y: 0, z: 0),
      AccelerometerSample(time: 0.5, x: 1, y: 0, z: 0),
      AccelerometerSample(time: 1.01, x: .infinity, y: 0, z: 0),
      AccelerometerSample(time: 1.02, x: 0, y: 0, z: 0),
      AccelerometerSample(time: 1.03, x: 0, y: 90, z: 0),
      AccelerometerSample(time: 9, x: 0.5, y: 0, z: 0.8),
    ]
    #expect(samples.map { hand.meter.take($0) } == [nil, nil, nil, nil, nil, nil])
  }
}

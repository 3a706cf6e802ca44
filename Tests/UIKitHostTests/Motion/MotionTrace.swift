// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// What an accelerometer would measure while something happens to a device that lies on its back.
struct MotionTrace {
  /// Samples a second.
  var rate = 60.0
  private(set) var samples: [AccelerometerSample] = []
  private var time = 0.0
  private var noise = MotionNoise(seed: 7)

  init(rate: Double = 60) { self.rate = rate }

  /// When the next sample is due.
  var now: Double { time }

  /// Adds samples for `seconds`; `push` is what is measured besides gravity, in g along x, y, z.
  ///
  /// - Parameter gravity: the weight that is measured: 1 at rest, 0 in a fall.
  mutating func add(
    _ seconds: Double, gravity: Double = 1, noise level: Double = 0.02,
    _ push: (Double) -> (Double, Double, Double) = { _ in (0, 0, 0) }
  ) {
    for step in 0..<Int((seconds * rate).rounded()) {
      let (x, y, z) = push(Double(step) / rate)
      samples.append(
        AccelerometerSample(
          time: time, x: x + noise.next(level), y: y + noise.next(level),
          z: z + gravity + noise.next(level)))
      time += 1 / rate
    }
  }

  /// A hand shakes the device.
  mutating func shake(
    _ seconds: Double, hertz: Double = 3.5, strength: Double = 2.5,
    along axis: (Double, Double, Double) = (1, 0, 0)
  ) {
    add(seconds) { time in
      let push = strength * sin(2 * .pi * hertz * time)
      return (axis.0 * push, axis.1 * push, axis.2 * push)
    }
  }

  /// A blow that rings off.
  mutating func knock(_ strength: Double, hertz: Double = 35, fading: Double = 0.015) {
    add(0.25) { time in
      (
        0.2 * strength * exp(-time / fading), 0,
        strength * exp(-time / fading) * cos(2 * .pi * hertz * time)
      )
    }
  }

  /// The device hits the ground.
  mutating func impact(_ strength: Double) {
    let (seconds, step) = (0.012, 1 / rate)
    add(max(seconds, step)) { time in
      (0, 0.3 * strength, strength * sin(.pi * min(1, (time + step / 2) / seconds)))
    }
  }

  /// Leaves out the samples between two times, as a sensor that was away does.
  mutating func cut(from start: Double, to end: Double) {
    samples.removeAll { $0.time >= start && $0.time < end }
  }

  /// What a detector says: each phase and, in seconds, when.
  func phases(_ detector: inout ShakeDetector) -> [(phase: ShakePhase, time: Double)] {
    samples.compactMap { sample in detector.take(sample).map { ($0, sample.time) } }
  }

  func phases() -> [ShakePhase] {
    var detector = ShakeDetector()
    return phases(&detector).map(\.phase)
  }
}

/// Even noise that is the same in every run.
struct MotionNoise {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  /// A number from -level to level.
  mutating func next(_ level: Double) -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (Double(state >> 11) / Double(1 << 53) * 2 - 1) * level
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing
import UIKitHost

/// Exactly at a limit and one sample beyond it; times are whole sixty-fourths, which add up.
@Suite("Limits of the shake detector")
struct ShakeLimitTests {
  private let step = 1.0 / 64

  /// Gravity stays where the first sample found it, so that a push is what is measured.
  private func detector(_ change: (inout ShakeThresholds) -> Void = { _ in }) -> ShakeDetector {
    var thresholds = ShakeThresholds()
    thresholds.strength = 2
    thresholds.impulse = 2.0 / 64
    thresholds.longest = 2
    thresholds.gravityMemory = .infinity
    thresholds.believable = 8
    change(&thresholds)
    return ShakeDetector(thresholds: thresholds)
  }

  /// Each sample's place in sixty-fourths of a second and its push along x; what came of it.
  private func phases(_ detector: ShakeDetector, _ samples: [(Int, Double)]) -> [String] {
    var detector = detector
    return samples.compactMap { place, push in
      let sample = AccelerometerSample(time: Double(place) * step, x: push, y: 0, z: 0)
      return detector.take(sample).map { "\(place) \($0)" }
    }
  }

  /// Three swings that begin a shake with the last sample, at 6.
  private let shake: [(Int, Double)] = [
    (0, 0), (1, 2), (2, 2), (3, -2), (4, -2), (5, 2), (6, 2),
  ]

  @Test func `the limits are those that the rules were measured with`() {
    let limits = ShakeThresholds()
    #expect(limits.strength == 1.5 && limits.impulse == 0.025 && limits.swings == 3)
    #expect(limits.swingInterval == 0.5 && limits.turn == -0.5 && limits.rest == 0.5)
    #expect(limits.longest == 10 && limits.gravityMemory == 0.5 && limits.gap == 0.25)
    #expect(limits.believable == 100 && AccelerometerSample.standardGravity == 9.80665)
  }

  @Test func `the third swing begins a shake, and rest ends it to the sample`() {
    #expect(phases(detector(), shake) == ["6 began"])
    #expect(phases(detector(), shake + [(21, 0), (37, 0)]) == ["6 began"])
    #expect(phases(detector(), shake + [(22, 0), (38, 0)]) == ["6 began", "38 ended"])
    #expect(phases(detector { $0.swings = 4 }, shake) == [])
    #expect(phases(detector { $0.strength = 2.01 }, shake) == [])
    #expect(phases(detector { $0.impulse = 2.01 / 64 }, shake) == [])
  }

  @Test func `a push that goes on is one swing, and one sample is none`() {
    let long = [(0, 0.0), (1, 2), (2, 2), (3, 2), (4, 2), (5, -2), (6, -2), (7, -2)]
    #expect(phases(detector { $0.swings = 2 }, long) == ["6 began"])
    #expect(phases(detector { $0.swings = 3 }, long + [(8, -2), (9, -2), (10, -2)]) == [])
    let blows = [(0, 0.0), (1, 7), (2, -7), (3, 7), (4, -7)]
    #expect(phases(detector(), blows) == [])
    let broken = [(0, 0.0), (1, 2), (2, 0), (3, 2), (4, -2), (5, 0), (6, -2), (7, 2), (8, 0)]
    #expect(phases(detector { $0.swings = 2 }, broken) == [])
  }

  @Test func `swings count when they turn back within the interval`() {
    func second(at place: Int, _ push: Double) -> [(Int, Double)] {
      let rests = stride(from: 10, to: place - 1, by: 8).map { ($0, 0.0) }
      return [(0, 0), (1, 2), (2, 2)] + rests + [(place - 1, push), (place, push)]
    }
    let two = detector { $0.swings = 2 }
    #expect(phases(two, second(at: 34, -2)) == ["34 began"])
    #expect(phases(two, second(at: 35, -2)) == [])
    #expect(phases(two, second(at: 30, 2)) == [])
    let late = second(at: 35, -2) + [(36, 2), (37, 2)]
    #expect(phases(two, late) == ["37 began"])
  }

  @Test func `a shake is worn out after the longest, and rest makes it new`() {
    var samples = shake
    for place in 7...140 { samples.append((place, place / 2 % 2 == 0 ? 2 : -2)) }
    #expect(phases(detector(), samples) == ["6 began", "135 cancelled"])
    samples.removeAll { $0.0 > 136 }
    let again = Array(shake[1...])
    func later(_ rest: Int) -> [(Int, Double)] {
      let end = samples.last?.0 ?? 0
      return samples + [(end + 16, 0), (end + rest, 0)]
        + again.map { (end + rest + $0.0, $0.1) }
    }
    #expect(phases(detector(), later(29)).count == 2)
    #expect(phases(detector(), later(30)).count == 3)
  }

  @Test func `a gap up to its limit is none, a longer one interrupts`() {
    #expect(phases(detector(), shake + [(22, 2), (23, 2)]) == ["6 began"])
    #expect(phases(detector(), shake + [(23, 2)]) == ["6 began", "23 cancelled"])
    #expect(phases(detector(), Array(shake[..<6]) + [(22, 2)]) == [])
    let late = Array(shake[..<3]) + [(20, 0)] + shake.map { ($0.0 + 20, $0.1) }
    #expect(phases(detector(), late) == ["26 began"])
  }

  @Test func `gravity is followed, and never believed to be more than itself`() {
    /// Three sixty-fourths at `weight`, with a memory of as long; then a push, which counts if the
    /// one back makes two swings.
    func isSwing(_ push: Double, weight: Double) -> Bool {
      let detector = detector {
        $0.gravityMemory = 3.0 / 64
        $0.swings = 2
      }
      return phases(detector, [(0, 0), (3, weight), (4, push), (5, push), (6, -4), (7, -4)])
        == ["7 began"]
    }
    // Gravity is half of the way to 1, be the weight 1 or 1.5, and a quarter more after a sample.
    #expect(isSwing(2.7, weight: 1) && isSwing(2.7, weight: 1.5) && isSwing(2.9, weight: -1))
    #expect(!isSwing(2.6, weight: 1) && isSwing(2.6, weight: 0))
  }

  @Test func `nothing from before an interruption counts after it`() {
    let two = detector { $0.swings = 2 }
    let halves = [(0, 0.0), (1, 2), (30, 0), (31, 2), (32, -2), (33, -2)]
    #expect(phases(two, halves) == [])
    var swung = two
    func take(_ samples: [(Int, Double)]) -> [ShakePhase] {
      samples.compactMap { place, push in
        swung.take(AccelerometerSample(time: Double(place) * step, x: push, y: 0, z: 0))
      }
    }
    #expect(take([(0, 0), (1, 2), (2, 2), (3, -2), (4, -2)]) == [.began])
    #expect(swung.isShaking && swung.interrupt() == .cancelled && swung.interrupt() == nil)
    #expect(take([(5, 2), (6, 2), (7, -2), (8, -2)]) == [] && !swung.isShaking)
  }

  @Test func `what is believable is taken up to the limit`() {
    var detector = detector()
    func take(_ time: Double, _ x: Double, _ y: Double = 0, _ z: Double = 0) -> Int {
      _ = detector.take(AccelerometerSample(time: time, x: x, y: y, z: z))
      return detector.rejected
    }
    #expect([take(1, 8), take(1, 0, -8), take(1, 0, 0, 8)] == [0, 0, 0])
    #expect([take(1, 8.1), take(1, 0, -8.1), take(1, 0, 0, 8.1)] == [1, 2, 3])
    #expect([take(0.9, 0), take(.nan, 0), take(.infinity, 0), take(1.1, 0)] == [4, 5, 6, 6])
  }
}

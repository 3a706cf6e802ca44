// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing

@testable import UIKitHost

@Suite("The shake detector")
struct ShakeDetectorTests {
  @Test func `MO-2 MO-11 a shake begins soon, and ends half a second after the last swing`() throws
  {
    var trace = MotionTrace()
    trace.add(1)
    let start = trace.now
    trace.shake(1.2)
    let end = trace.now
    trace.add(2)
    var detector = ShakeDetector()
    let phases = trace.phases(&detector)
    #expect(phases.map(\.phase) == [.began, .ended])
    let began = try #require(phases.first?.time) - start
    #expect(began > 0.2 && began < 0.6)
    let ended = try #require(phases.last?.time) - end
    #expect(ended > 0.2 && ended < 0.55)
    #expect(detector.rejected == 0)
  }

  @Test(arguments: [50.0, 60, 100, 200], [2.0, 3, 4, 5, 6])
  func `MO-1 shakes of any speed, strength and direction are seen once`(
    rate: Double, hertz: Double
  ) {
    for strength in [2.2, 3, 4.5] {
      for axis in [(1.0, 0.0, 0.0), (0, 1, 0), (0, 0, 1), (0.6, 0.8, 0), (0.58, 0.58, 0.58)] {
        var trace = MotionTrace(rate: rate)
        trace.add(0.5)
        trace.shake(1.5, hertz: hertz, strength: strength, along: axis)
        trace.add(1)
        #expect(trace.phases() == [.began, .ended], "\(strength) g along \(axis)")
      }
    }
  }

  @Test(arguments: [50.0, 60, 200])
  func `MO-1 walking is no shake`(rate: Double) {
    var trace = MotionTrace(rate: rate)
    trace.add(20, noise: 0.1) { time in
      let step = (time * 2).truncatingRemainder(dividingBy: 1) / 2
      let heel = step < 0.04 ? 1.2 * sin(.pi * step / 0.04) : 0
      return (0.3 * sin(2 * .pi * time), 0, 0.5 * sin(4 * .pi * time) + heel)
    }
    #expect(trace.phases() == [])
  }

  @Test(arguments: [50.0, 60, 200])
  func `MO-1 a drop that bounces is no shake`(rate: Double) {
    var trace = MotionTrace(rate: rate)
    trace.add(1)
    trace.add(0.45, gravity: 0)
    for (strength, fall) in [(9.0, 0.25), (5, 0.15), (3, 0.08), (2, 0.03)] {
      trace.impact(strength)
      trace.add(fall, gravity: 0)
    }
    trace.add(2)
    #expect(trace.phases() == [])
  }

  @Test(arguments: [50.0, 60, 200])
  func `MO-1 knocking at the table is no shake`(rate: Double) {
    var trace = MotionTrace(rate: rate)
    trace.add(1)
    for strength in [4.0, 5, 3, 6, 4] { trace.knock(strength) }
    trace.add(1)
    #expect(trace.phases() == [])
  }

  @Test func `MO-1 MO-11 noise, one jerk, and turning the device over are no shake`() {
    var noisy = MotionTrace()
    noisy.add(30, noise: 0.8)
    #expect(noisy.phases() == [])
    var jerk = MotionTrace()
    jerk.add(1)
    jerk.shake(0.3, hertz: 3.3)
    jerk.add(2)
    #expect(jerk.phases() == [])
    var turned = MotionTrace()
    turned.add(1)
    for _ in 0..<4 {
      turned.add(0.6, gravity: -1)
      turned.add(0.6)
    }
    #expect(turned.phases() == [])
  }

  @Test func `MO-1 a sensor that measures too much gravity at rest is no shake`() {
    var trace = MotionTrace()
    trace.add(5, gravity: 4)
    #expect(trace.phases() == [])
  }

  @Test func `MO-5 MO-6 a shake that goes on is cancelled after ten seconds, and over`() throws {
    var trace = MotionTrace()
    trace.add(1)
    trace.shake(25)
    trace.add(1)
    trace.shake(1)
    trace.add(1)
    var detector = ShakeDetector()
    let phases = trace.phases(&detector)
    #expect(phases.map(\.phase) == [.began, .cancelled, .began, .ended])
    let length = try #require(phases.dropFirst().first?.time) - phases[0].time
    #expect(length > 10 && length < 10.1)
    #expect(phases[2].time > 27)
  }

  @Test func `MO-5 a sensor that falls silent cancels the shake, once it speaks again`() {
    var trace = MotionTrace()
    trace.add(1)
    trace.shake(4)
    trace.add(1)
    trace.cut(from: 2, to: 2.4)
    #expect(trace.phases() == [.began, .cancelled, .began, .ended])
  }

  @Test func `MO-5 an interrupted shake is cancelled once`() {
    var trace = MotionTrace()
    trace.add(1)
    trace.shake(1)
    var detector = ShakeDetector()
    #expect(detector.interrupt() == nil)
    #expect(trace.phases(&detector).map(\.phase) == [.began])
    #expect(detector.isShaking)
    #expect(detector.interrupt() == .cancelled)
    #expect(detector.interrupt() == nil)
    #expect(!detector.isShaking)
  }

  @Test func `samples that cannot be are dropped and counted, the shake goes on`() {
    var trace = MotionTrace()
    trace.add(1)
    trace.shake(1)
    trace.add(1)
    let wrong: [(Double, Double)] = [
      (.nan, 0), (0, .nan), (0, .infinity), (-.infinity, 0), (-3, 1), (0, 1e9),
    ]
    var detector = ShakeDetector()
    var phases: [ShakePhase] = []
    for (index, sample) in trace.samples.enumerated() {
      if let phase = detector.take(sample) { phases.append(phase) }
      let (time, value) = wrong[index % wrong.count]
      let at = sample.time + (index == 0 && time == 0 ? 0 : time)
      if let phase = detector.take(AccelerometerSample(time: at, x: value, y: 0, z: 1)) {
        phases.append(phase)
      }
    }
    #expect(phases == [.began, .ended])
    #expect(detector.rejected == trace.samples.count)
  }

  @Test func `MO-6 whatever comes, every shake begins once and is over once`() {
    var noise = MotionNoise(seed: 99)
    var detector = ShakeDetector()
    var (time, isShaking, shakes) = (0.0, false, 0)
    for _ in 0..<200_000 {
      time += noise.next(1) > 0.999 ? 0.4 : abs(noise.next(0.03))
      let level = noise.next(1) > 0 ? 6.0 : 0.3
      let sample = AccelerometerSample(
        time: noise.next(1) > 0.99 ? -time : time, x: noise.next(level), y: noise.next(level),
        z: noise.next(1) > 0.99 ? .nan : noise.next(level))
      guard let phase = detector.take(sample) else { continue }
      #expect((phase == .began) == !isShaking)
      isShaking = phase == .began
      shakes += isShaking ? 1 : 0
    }
    #expect(detector.isShaking == isShaking)
    #expect(shakes > 10)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import TestSupport
import Testing
import UIKitHost

@testable import QuartzCore

@MainActor @Suite("Timing of animations", .freshRuntime)
struct AnimationTimingTests {
  private let clock = VirtualClock()

  init() { TimeSource.clock = clock }

  private func rounded(_ values: [Double]) -> [Double] { values.map { ($0 * 1e4).rounded() / 1e4 } }

  @Test(arguments: [
    (AnimationTiming.linear, [0.25, 0.5, 0.75]),
    (.easeIn, [0.0935, 0.3154, 0.6219]),
    (.easeOut, [0.3781, 0.6846, 0.9065]),
    (.easeInOut, [0.1292, 0.5, 0.8708]),
    (.cubic(x1: 0.1, y1: 0.2, x2: 0.3, y2: 0.9), [0.501, 0.7825, 0.9324]),
  ])
  func `a curve begins at nothing, ends at one and bends between`(
    timing: AnimationTiming, between: [Double]
  ) {
    #expect(rounded([0.25, 0.5, 0.75].map(timing.progress)) == between)
    #expect(rounded([-1, 0, 1, 2].map(timing.progress)) == [0, 0, 1, 1])
  }

  @Test(arguments: [
    (1.0, 0.0, [0.1526, 0.5151, 0.8592]), (1, 4, [0.3531, 0.6929, 0.9224]),
    (2, 0, [0.1526, 0.5151, 0.8592]), (0.5, 0, [0.5474, 1.1604, 0.9752]),
    (0.5, 3, [0.6644, 1.1671, 0.9729]), (0.01, 0, [0.8097, 1.1769, 0.9688]),
  ])
  func `a spring swings by its damping and its velocity`(
    damping: Double, velocity: Double, between: [Double]
  ) {
    let spring = AnimationTiming.spring(damping: damping, velocity: velocity)
    #expect(rounded([0.1, 0.25, 0.5].map(spring.progress)) == between)
    #expect(spring.progress(0) == 0 && spring.progress(1) == 1)
  }

  @Test func `a spring rests after a time of its frequency and damping`() {
    let times = [(2.0, 0.5), (2, 1), (2, 9), (2, 0)].map {
      AnimationTiming.springDuration(frequency: $0.0, damping: $0.1)
    }
    #expect(rounded(times) == [6.9078, 3.4539, 3.4539, 69.0776])
  }

  private func progress(_ group: AnimationGroup, _ times: [Double]) -> [Double] {
    rounded(times.map(group.progress))
  }

  private func group(
    _ duration: Double = 2, repeats: Bool = false, reverses: Bool = false
  ) -> AnimationGroup {
    AnimationGroup(
      start: 10, duration: duration, timing: .linear, repeats: repeats, reverses: reverses)
  }

  @Test func `a group goes once, there and back, or for ever`() {
    let times: [Double] = [9, 10, 10.5, 12, 12.5, 14, 14.5]
    #expect(progress(group(), times) == [0, 0, 0.25, 1, 1, 1, 1])
    #expect(progress(group(reverses: true), times) == [0, 0, 0.25, 1, 0.75, 1, 1])
    #expect(progress(group(repeats: true), times) == [0, 0, 0.25, 0, 0.25, 0, 0.25])
    #expect(
      progress(group(repeats: true, reverses: true), times) == [0, 0, 0.25, 1, 0.75, 0, 0.25])
    #expect(progress(group(0), [9, 10, 11]) == [1, 1, 1])
    let ends: [Double] = [11.9, 12, 13.9, 14]
    #expect(ends.map(group().isOver) == [false, true, true, true])
    #expect(ends.map(group(reverses: true).isOver) == [false, false, false, true])
    #expect(ends.map(group(repeats: true).isOver) == [false, false, false, false])
    #expect(group().isFinite && !group(repeats: true).isFinite && group().isMoving)
  }

  @Test func `a group calls its end once, and says whether it was let be`() {
    var log: [Bool] = []
    for wasInterrupted in [false, true] {
      let group = AnimationGroup(start: 0, duration: 1, timing: .linear) { log.append($0) }
      #expect(!group.wasInterrupted && group.running == 0)
      group.wasInterrupted = wasInterrupted
      group.finish()
      group.finish()
    }
    #expect(log == [true, false])
  }

  @Test func `a playhead rests, goes and rests again where it is`() {
    let playhead = AnimationPlayhead()
    #expect(playhead.progress(at: 5) == 0 && !playhead.isMoving)
    playhead.rest(at: 0.25)
    #expect(playhead.progress(at: 5) == 0.25 && !playhead.isMoving)
    playhead.go(to: 1, in: 2, .linear, start: 1)
    #expect(playhead.isMoving)
    #expect(rounded([0, 1, 1.5, 3, 9].map(playhead.progress)) == [0.25, 0.25, 0.4375, 1, 1])
    clock.advance(to: 1.5)
    playhead.rest()
    #expect(playhead.progress(at: 9) == 0.4375 && !playhead.isMoving)
    playhead.go(to: 0, in: 1, .easeIn, start: 1.5)
    #expect(rounded([playhead.progress(at: 2)]) == [0.2995])
    playhead.go(to: 0.75, in: 0, .linear, start: 1.5)
    #expect(playhead.progress(at: 1) == 0.75 && playhead.isMoving)
  }

  @Test func `a group follows its part of a playhead`() {
    let playhead = AnimationPlayhead()
    func along(_ group: AnimationGroup) -> [Double] {
      rounded(
        [0, 0.25, 0.5, 1].map { place in
          playhead.rest(at: place)
          return group.progress(at: 0)
        })
    }
    #expect(along(AnimationGroup(playhead, from: 0)) == [0, 0.25, 0.5, 1])
    #expect(along(AnimationGroup(playhead, from: 0.25)) == [0, 0, 0.3333, 1])
    #expect(along(AnimationGroup(playhead, from: 0, .easeIn)) == [0, 0.0935, 0.3154, 1])
    #expect(along(AnimationGroup(playhead, from: 0, to: 0.5)) == [0, 0.5, 1, 1])
    #expect(along(AnimationGroup(playhead, from: 0.25, to: 0.75)) == [0, 0, 0.5, 1])
    let group = AnimationGroup(playhead, from: 0)
    #expect(!group.isMoving && !group.isFinite && !group.isOver(at: 99))
    playhead.go(to: 1, in: 1, .linear, start: 0)
    #expect(group.isMoving && group.isFinite && !group.isOver(at: 99))
    playhead.go(to: 1.5, in: 0, .linear, start: 0)
    #expect(group.progress(at: 0) == 1.5)
    #expect(AnimationGroup(playhead, from: 0.5).progress(at: 0) == 2)
    #expect(AnimationGroup(playhead, from: 0.5, .easeOut).progress(at: 0) == 1)
  }

  @Test func `a stage of a path lasts from its beginning to its end`() {
    let values = PresentedValues(model: CALayer())
    func stage(_ begin: Double, _ end: Double) -> AnimationPath.Stage {
      AnimationPath.Stage(begin: begin, end: end, changed: [], from: values, to: values)
    }
    #expect([0, 0.25, 0.375, 0.5, 1].map(stage(0.25, 0.5).progress) == [0, 0, 0.5, 1, 1])
    #expect([0.25, 0.5, 0.75].map(stage(0.5, 0.5).progress) == [0, 1, 1])
  }
}

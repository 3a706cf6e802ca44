// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import TestSupport
import Testing
import UIKitHost

@MainActor @Suite("Time: display links and transactions", .freshRuntime)
struct DisplayLinkTests {
  /// Replaces the process's clock while `body` runs.
  private func withClock(start: TimeInterval = 0, _ body: (VirtualClock) throws -> Void) rethrows {
    let former = TimeSource.clock
    defer { TimeSource.clock = former }
    let clock = VirtualClock(start: start)
    TimeSource.clock = clock
    try body(clock)
  }

  @Test func `the media time is the clock's`() {
    withClock(start: 3) { clock in
      clock.advance(by: 0.5)
      #expect(CACurrentMediaTime() == 3.5)
    }
  }

  @Test func `links are called in the order in which they came, at another rate too`() {
    withClock { clock in
      var calls: [Int] = []
      let links = (0..<20).map { number in CADisplayLink { _ in calls.append(number) } }
      for link in links { link.add(to: .main, forMode: .common) }
      DisplayLinks.shared.framesPerSecond = 30
      clock.advance(to: 1.0 / 30)
      #expect(calls == Array(0..<20))
      for link in links { link.invalidate() }
    }
  }

  @Test func `ticks lie on the frames of the screen and do not drift`() {
    withClock(start: 0.001) { clock in
      var times: [TimeInterval] = []
      let link = CADisplayLink { link in
        #expect(link.timestamp == CACurrentMediaTime())
        #expect(link.duration == 1.0 / 60)
        times.append(link.timestamp)
      }
      #expect(clock.nextDeadline == nil)
      link.add(to: .main, forMode: .common)
      link.add(to: .main, forMode: .default)
      clock.advance(to: 100)
      let frames: [TimeInterval] = (1...6_000).map { (frame: Int) in Double(frame) / 60 }
      #expect(times == frames)
      #expect(link.targetTimestamp == 6_001.0 / 60)
      link.invalidate()
      #expect(clock.nextDeadline == nil)
    }
  }

  @Test func `a preferred rate takes every n-th frame`() {
    withClock { clock in
      var times: [TimeInterval] = []
      let link = CADisplayLink { times.append($0.timestamp) }
      link.preferredFramesPerSecond = 20
      link.add(to: .main, forMode: .common)
      clock.advance(to: 0.2)
      let frames: [TimeInterval] = (1...4).map { (tick: Int) in Double(3 * tick) / 60 }
      #expect(times == frames)
      #expect(link.targetTimestamp == 15.0 / 60)
      link.invalidate()
    }
  }

  @Test func `a paused link makes no calls and goes on with the next frame`() {
    withClock { clock in
      var times: [TimeInterval] = []
      let link = CADisplayLink { link in
        times.append(link.timestamp)
        link.isPaused = true
      }
      link.add(to: .main, forMode: .common)
      clock.advance(to: 0.5)
      link.isPaused = false
      clock.advance(to: 1)
      let frames: [TimeInterval] = [1.0 / 60, 31.0 / 60]
      #expect(times == frames)
      link.invalidate()
    }
  }

  @Test func `a link in a run loop stays alive until it is out of all modes`() {
    withClock { clock in
      var calls = 0
      weak var seen: CADisplayLink?
      do {
        let link = CADisplayLink { _ in calls += 1 }
        link.add(to: .main, forMode: .common)
        link.add(to: .main, forMode: .default)
        seen = link
      }
      seen?.remove(from: .main, forMode: .common)
      clock.advance(to: 0.02)
      #expect(calls == 1 && seen != nil)
      seen?.remove(from: .main, forMode: .default)
      clock.advance(to: 0.1)
      #expect(calls == 1 && seen == nil)
    }
  }

  @Test func `an invalidated link lets its closure go`() {
    withClock { clock in
      weak var seen: NSObject?
      let link: CADisplayLink
      do {
        let target = NSObject()
        seen = target
        link = CADisplayLink { _ in _ = target.hash }
      }
      #expect(seen != nil)
      link.invalidate()
      #expect(seen == nil)
      link.add(to: .main, forMode: .common)
      #expect(clock.nextDeadline == nil)
    }
  }

  @Test func `transactions nest and run their completions`() {
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setAnimationDuration(1)
    CATransaction.setCompletionBlock { log.append("outer") }
    CATransaction.begin()
    #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 1)
    #expect(CATransaction.completionBlock() == nil)
    CATransaction.setAnimationDuration(2)
    CATransaction.setCompletionBlock { log.append("inner") }
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 1)
    CATransaction.commit()
    #expect(!CATransaction.disableActions() && CATransaction.animationDuration() == 0.25)
    CATransaction.setCompletionBlock { log.append("turn") }
    CATransaction.commit()
    #expect(log == ["inner", "outer"])
    CATransaction.flush()
    CATransaction.flush()
    #expect(log == ["inner", "outer", "turn"])
  }

  @Test func `a range of rates chooses the one it likes best`() {
    let link = CADisplayLink { _ in }
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 8, maximum: 30, preferred: 15)
    #expect(link.preferredFramesPerSecond == 15)
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 8, maximum: 30)
    #expect(link.preferredFramesPerSecond == 30)
    link.preferredFrameRateRange = .default
    #expect(link.preferredFramesPerSecond == 0 && CAFrameRateRange() == .default)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("RT what waits for its time", .freshApplication)
struct RuntimeTimeRules {
  let pad: ExposedPad
  let generator: EventGenerator

  init() throws {
    pad = ExposedPad(frame: UIScreen.main.bounds)
    generator = try EventGenerator(view: pad)
  }

  private func wait(_ time: TimeInterval) throws -> [String] {
    try generator.wait(time)
    defer { pad.log = [] }
    return pad.log
  }

  @Test func `RT-10 a delayed call comes when its time has passed, and not before it returns`()
    throws
  {
    pad.perform(Selector("ring"), with: nil, afterDelay: 0)
    pad.perform(Selector("tap:"), with: UIButton(), afterDelay: 1)
    #expect(pad.log == [])
    #expect(try wait(0.5) == ["ring"])
    #expect(try wait(0.6) == ["tap UIButton"])
    #expect(try wait(5) == [])
  }

  @Test func `RT-10 a delayed call keeps its target`() throws {
    weak var seen: ExposedPad?
    do {
      let other = ExposedPad()
      seen = other
      other.perform(Selector("ring"), with: nil, afterDelay: 1, inModes: [.common])
    }
    #expect(seen != nil)
    try generator.wait(1.1)
    #expect(seen == nil)
  }

  @Test func `RT-11 delayed calls are taken back by target, method and argument`() throws {
    for text in ["a", "b"] { pad.perform(Selector("setTitle:"), with: text, afterDelay: 1) }
    pad.perform(Selector("ring"), with: nil, afterDelay: 1)
    NSObject.cancelPreviousPerformRequests(
      withTarget: pad, selector: Selector("setTitle:"), object: "b")
    #expect(try wait(1.1) == ["ring"])
    #expect(pad.title == "a")
    pad.perform(Selector("ring"), with: nil, afterDelay: 1)
    NSObject.cancelPreviousPerformRequests(withTarget: pad)
    #expect(try wait(1.1) == [])
  }

  @Test func `RT-11 calls of many targets are taken back each on its own`() throws {
    let pads = (0..<30).map { _ in ExposedPad() }
    for one in pads {
      for _ in 0..<2 { one.perform(Selector("ring"), with: nil, afterDelay: 1) }
    }
    for place in stride(from: 0, to: pads.count, by: 3) {
      NSObject.cancelPreviousPerformRequests(withTarget: pads[place])
      pads[place].perform(Selector("ring"), with: nil, afterDelay: 2)
    }
    _ = try wait(1.1)
    #expect(pads.indices.allSatisfy { pads[$0].log.count == ($0 % 3 == 0 ? 0 : 2) })
    _ = try wait(1)
    #expect(pads.indices.allSatisfy { pads[$0].log.count == ($0 % 3 == 0 ? 1 : 2) })
  }

  @Test func `RT-40 a timer by selector calls again and again, and keeps its target until it ends`()
    throws
  {
    let timer = Timer.scheduledTimer(
      timeInterval: 0.5, target: pad, selector: Selector("tick:"), userInfo: "info", repeats: true)
    #expect(timer.isValid && timer.timeInterval == 0.5)
    #expect(try wait(1.6) == ["tick info", "tick info", "tick info"])
    timer.invalidate()
    #expect(!timer.isValid)
    #expect(try wait(1) == [])
    weak var seen: ExposedPad?
    do {
      let other = ExposedPad()
      seen = other
      Timer.scheduledTimer(
        timeInterval: 1, target: other, selector: Selector("ring"), userInfo: nil, repeats: false)
    }
    #expect(seen != nil)
    try generator.wait(1.1)
    #expect(seen == nil)
  }

  @Test func `RT-40 a timer fires by hand, and one for once is over then`() throws {
    let timer = Timer.scheduledTimer(
      timeInterval: 5, target: pad, selector: Selector("ring"), userInfo: nil, repeats: false)
    timer.fire()
    #expect(pad.log == ["ring"])
    #expect(!timer.isValid)
    #expect(try wait(6) == ["ring"])
  }

  @Test func `RT-41 a timer falls due in virtual time, and its date can be moved`() throws {
    let timer = Timer.scheduledTimer(
      timeInterval: 100, target: pad, selector: Selector("ring"), userInfo: nil, repeats: false)
    #expect(abs(timer.fireDate.timeIntervalSinceNow - 100) < 5)
    timer.fireDate = Date(timeIntervalSinceNow: 10)
    #expect(try wait(11) == ["ring"])
  }

  @Test func `RT-41 what is due at one instant comes in the order in which it was asked for`()
    throws
  {
    for _ in 0..<100 {
      pad.perform(Selector("setTitle:"), with: "x", afterDelay: 1)
      Timer.scheduledTimer(
        timeInterval: 1, target: pad, selector: Selector("tick:"), userInfo: 1, repeats: false)
      pad.perform(Selector("ring"), with: nil, afterDelay: 1)
      Timer.scheduledTimer(
        timeInterval: 1, target: pad, selector: Selector("tick:"), userInfo: 2, repeats: false)
      #expect(try wait(1) == ["tick 1", "ring", "tick 2"])
    }
  }

  @Test func `RT-42 a timer calls only when it is in a run loop`() throws {
    let idle = Timer(
      timeInterval: 0.5, target: pad, selector: Selector("tick:"), userInfo: "idle", repeats: true)
    let added = Timer(
      fireAt: Date(timeIntervalSinceNow: 0.5), interval: 0.5, target: pad,
      selector: Selector("tick:"), userInfo: "added", repeats: true)
    RunLoop.main.add(added, forMode: .common)
    #expect(try wait(1.2) == ["tick added", "tick added"])
    added.invalidate()
    RunLoop.main.add(idle, forMode: .default)
    #expect(try wait(0.2) == ["tick idle"])
    idle.invalidate()
  }

  @Test func `RT-43 a timer of a block follows the clock too`() throws {
    nonisolated(unsafe) var count = 0
    let timer = Timer.scheduledTimer(onClockAfter: 1, repeats: true) { _ in count += 1 }
    try generator.wait(3.5)
    #expect(count == 3)
    timer.invalidate()
    let one = Timer(onClockAfter: 1, repeats: false) { _ in count += 10 }
    RunLoop.main.add(one, forMode: .common)
    let two = Timer(onClockAt: Date(timeIntervalSinceNow: 1), interval: 0, repeats: false) { _ in
      count += 100
    }
    RunLoop.main.add(two, forMode: .common)
    try generator.wait(1.5)
    #expect(count == 113)
  }

  @Test func `RT-44 a display link finds its method by name`() throws {
    let link = CADisplayLink(target: pad, selector: Selector("step:"))
    link.add(to: .main, forMode: .common)
    #expect(try wait(0.1).count >= 5)
    link.invalidate()
    #expect(try wait(0.1) == [])
  }
}

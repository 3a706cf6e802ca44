// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

// The calls are those that the rewriter makes of `DispatchQueue.main.async` and its kin.

@MainActor @Suite("RT one clock", .freshApplication)
struct ClockRules {
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

  @Test
  func `RT-45 calls of the main queue come when their time has passed, without waiting for it`()
    throws
  {
    let pad = pad
    DispatchQueue.main.async(onClock: nil) { pad.log.append("async") }
    DispatchQueue.main.asyncAfter(onClock: .nowOnClock() + 100) { pad.log.append("late") }
    DispatchQueue.main.asyncAfter(onClock: .nowOnClock() + .milliseconds(300)) {
      pad.log.append("soon")
    }
    DispatchQueue.main.asyncAfter(onClock: .nowOnClock() - 1) { pad.log.append("past") }
    DispatchQueue.main.asyncAfter(onClock: .distantFuture) { pad.log.append("never") }
    #expect(pad.log == [])
    let first = try wait(0.2)
    #expect(first == ["async", "past"])
    #expect(try wait(0.1) == ["soon"])
    #expect(try wait(99) == [])
    #expect(try wait(1) == ["late"])
    #expect(try wait(1000) == [])
  }

  /// What the runs of the next test noted: all are the same.
  private static let first = FirstOrder()

  @MainActor
  private final class FirstOrder {
    var order: [String] = []
  }

  @Test(arguments: 0..<1000)
  func `RT-45 a timer, a call after a time, a display link and a long press keep one order`(
    run: Int
  ) throws {
    let pad = pad
    pad.addGestureRecognizer(
      UILongPressGestureRecognizer(target: pad, action: Selector("pan:")))
    let link = CADisplayLink(target: pad, selector: Selector("step:"))
    link.add(to: .main, forMode: .common)
    DispatchQueue.main.asyncAfter(onClock: .nowOnClock() + 0.5) { pad.log.append("after 1") }
    try generator.fingerDown(.rightIndex, at: CGPoint(x: 100, y: 100))
    Timer.scheduledTimer(onClockAfter: 0.5, repeats: false) { _ in
      MainActor.assumeIsolated { pad.log.append("timer") }
    }
    DispatchQueue.main.asyncAfter(onClock: DispatchTime.nowOnClock() + .milliseconds(500)) {
      pad.log.append("after 2")
      DispatchQueue.main.async(onClock: nil) { pad.log.append("async") }
    }
    pad.perform(Selector("ring"), with: nil, afterDelay: 0.5)
    let order = try wait(0.51)
    link.invalidate()
    #expect(
      order.filter { $0 != "step" }.filter { $0 != "pan false" }
        == ["after 1", "timer", "after 2", "ring", "async"])
    #expect(order.contains("pan false") && order.contains("step"))
    if Self.first.order.isEmpty { Self.first.order = order }
    #expect(order == Self.first.order)
  }

  @Test func `RT-46 a deadline that was read before is on the same clock`() throws {
    let pad = pad
    let deadline = DispatchTime.nowOnClock() + 1
    #expect(try wait(0.5) == [])
    DispatchQueue.main.asyncAfter(onClock: deadline) { pad.log.append("due") }
    #expect(try wait(0.4) == [])
    #expect(try wait(0.1) == ["due"])
    DispatchQueue.main.asyncAfter(onClock: .now() + 0.5) { pad.log.append("real") }
    #expect(try wait(0.4) == [])
    #expect(try wait(0.2) == ["real"])
  }

  @Test func `RT-47 other queues and other threads keep real time`() async {
    let queue = DispatchQueue(label: "own")
    await withCheckedContinuation { done in
      queue.async(onClockIfMain: nil) { done.resume() }
    }
    await withCheckedContinuation { done in
      queue.asyncAfter(onClockIfMain: .nowOnClock() + .milliseconds(1)) { done.resume() }
    }
    await withCheckedContinuation { done in
      queue.async {
        DispatchQueue.main.async(onClock: nil) { done.resume() }
      }
    }
  }

  @Test func `RT-47 RT-48 a queue by another name follows the clock where it is the main one`()
    throws
  {
    let pad = pad
    let queue: DispatchQueue = .main
    queue.async(onClockIfMain: nil) { MainActor.assumeIsolated { pad.log.append("block") } }
    queue.async(
      onClockIfMain: nil,
      execute: DispatchWorkItem { MainActor.assumeIsolated { pad.log.append("item") } })
    queue.asyncAfter(onClockIfMain: .nowOnClock() + 0.3) {
      MainActor.assumeIsolated { pad.log.append("late block") }
    }
    queue.asyncAfter(
      onClockIfMain: .nowOnClock() + 0.4,
      execute: DispatchWorkItem { MainActor.assumeIsolated { pad.log.append("late item") } })
    #expect(pad.log == [])
    #expect(try wait(0.2) == ["block", "item"])
    #expect(try wait(0.3) == ["late block", "late item"])
  }

  @Test func `RT-47 a group is told of when nothing of it is left`() throws {
    let pad = pad
    let group = DispatchGroup()
    group.enter()
    DispatchQueue.main.async(onClock: group) { pad.log.append("member") }
    group.notify(onClock: .main) { pad.log.append("done") }
    #expect(try wait(0.1) == ["member"])
    DispatchQueue.main.asyncAfter(onClock: .nowOnClock() + 1) { group.leave() }
    #expect(try wait(0.9) == [])
    #expect(try wait(0.2) == ["done"])
  }

  @Test func `RT-48 a work item that is cancelled does not run`() throws {
    let pad = pad
    let items = (0..<3).map { number in
      DispatchWorkItem { MainActor.assumeIsolated { pad.log.append("item \(number)") } }
    }
    DispatchQueue.main.asyncAfter(onClock: .nowOnClock() + 0.5, execute: items[0])
    DispatchQueue.main.asyncAfter(onClock: .nowOnClock() + 0.5, execute: items[1])
    DispatchQueue.main.async(onClock: nil, execute: items[2])
    items[0].cancel()
    #expect(try wait(1) == ["item 2", "item 1"])
  }

  @Test func `RT-49 a call that asks for itself for ever lets time pass`() throws {
    nonisolated(unsafe) var count = 0
    @MainActor func again() {
      count += 1
      DispatchQueue.main.async(onClock: nil) { again() }
    }
    again()
    let pad = pad
    DispatchQueue.main.asyncAfter(onClock: .nowOnClock() + 0.05) { pad.log.append("due") }
    #expect(try wait(0.1) == ["due"])
    #expect(count > 100)
  }

  @Test func `RT-78 a task of the main actor sleeps on the clock`() async throws {
    let sleeping = Task { @MainActor in
      try await Task.sleep(onClockFor: .seconds(100))
      pad.log.append("awake")
      try await Task.sleep(onClockNanoseconds: 50_000_000_000)
      pad.log.append("again")
    }
    for _ in 0..<100 where pad.log != ["awake", "again"] {
      await Task.yield()
      try generator.wait(10)
    }
    try await sleeping.value
    #expect(pad.log == ["awake", "again"])
    let cancelled = Task { @MainActor in try await Task.sleep(onClockFor: .seconds(100)) }
    await Task.yield()
    cancelled.cancel()
    await #expect(throws: CancellationError.self) { try await cancelled.value }
  }

  @Test func `RT-79 an observer on the main queue is told at once`() throws {
    let pad = pad
    let center = NotificationCenter()
    let name = Notification.Name("staged")
    let token = center.addObserver(onClockForName: name, object: nil, queue: .main) { note in
      let text = note.name.rawValue
      MainActor.assumeIsolated { pad.log.append(text) }
    }
    center.post(name: name, object: nil)
    #expect(pad.log == ["staged"])
    center.removeObserver(token)
    center.post(name: name, object: nil)
    #expect(pad.log == ["staged"])
    OperationQueue.main.addOperationOnClock {
      MainActor.assumeIsolated { pad.log.append("operation") }
    }
    #expect(pad.log == ["staged"])
    #expect(try wait(0.1) == ["staged", "operation"])
  }
}

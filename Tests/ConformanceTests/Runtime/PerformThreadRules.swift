// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("RT calls in other threads", .freshApplication)
@MainActor
struct PerformThreadRules {
  private let pad = ExposedPad()

  @Test func `RT-9 a method is called on the main actor later`() async {
    pad.performSelector(onMainThread: Selector("ring"), with: nil, waitUntilDone: false)
    #expect(pad.log.isEmpty)
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(pad.log == ["ring"])
  }

  @Test func `RT-9 another thread waits for the main actor`() async {
    let target = pad
    await withCheckedContinuation { done in
      Thread.detachNewThread {
        target.performSelector(onMainThread: Selector("ring"), with: nil, waitUntilDone: true)
        target.performSelector(onMainThread: Selector("ring"), with: nil, waitUntilDone: true)
        done.resume()
      }
    }
    #expect(pad.log == ["ring", "ring"])
  }

  @Test func `RT-9 a method is called in a thread of its own`() async {
    let worker = Worker()
    await withCheckedContinuation { done in
      worker.performSelector(inBackground: Selector("work:"), with: Signal { done.resume() })
    }
    #expect(worker.calls == ["elsewhere"])
  }

  @Test func `RT-9 a thread is made of a method`() async {
    let worker = Worker()
    await withCheckedContinuation { done in
      Thread(target: worker, selector: Selector("work:"), object: Signal { done.resume() }).start()
    }
    await withCheckedContinuation { done in
      Thread.detachNewThreadSelector(
        Selector("work:"), toTarget: worker, with: Signal { done.resume() })
    }
    #expect(worker.calls == ["elsewhere", "elsewhere"])
  }

  @Test func `RT-9 what was returned lives on while others are returned`() {
    weak let first = pad.perform(Selector("made"))?.takeUnretainedValue()
    #expect(first != nil)
    for _ in 0..<100 { pad.perform(Selector("made")) }
    #expect(first == nil)
  }

  @Test func `RT-10, RT-11 in another thread a call waits on the run loop there`() async {
    let worker = Worker()
    await withCheckedContinuation { done in
      nonisolated(unsafe) let target = worker
      Thread.detachNewThread {
        let cancelled = Signal { Issue.record("a call that was taken back") }
        target.perform(Selector("work:"), with: cancelled, afterDelay: 0)
        target.perform(Selector("work:"), with: Signal { done.resume() }, afterDelay: 0)
        NSObject.cancelPreviousPerformRequests(
          withTarget: target, selector: Selector("work:"), object: cancelled)
        while target.calls.isEmpty, RunLoop.current.run(mode: .default, before: .distantFuture) {}
      }
    }
    #expect(worker.calls == ["elsewhere"])
  }

  @Test func `RT-10 in another thread the call with the shorter delay comes first`() async {
    let worker = Worker()
    await withCheckedContinuation { done in
      nonisolated(unsafe) let target = worker
      Thread.detachNewThread {
        let later = Signal("later") { done.resume() }
        target.perform(Selector("work:"), with: later, afterDelay: 0.01)
        target.perform(Selector("work:"), with: Signal("sooner") {}, afterDelay: 0)
        while target.calls.count < 2, RunLoop.current.run(mode: .default, before: .distantFuture) {}
      }
    }
    #expect(worker.names == ["sooner", "later"])
  }
}

/// What is done when a message arrives.
private final class Signal: NSObject {
  let name: String
  let action: @Sendable () -> Void
  init(_ name: String = "", _ action: @escaping @Sendable () -> Void) {
    self.name = name
    self.action = action
  }
}

/// An object of no actor.
private final class Worker: NSObject, ExposedClass {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
  private(set) var calls: [String] = []
  private(set) var names: [String] = []

  func work(_ signal: Signal) {
    names.append(signal.name)
    calls.append(DispatchQueue.getSpecific(key: Self.mark) == true ? "main queue" : "elsewhere")
    signal.action()
  }

  nonisolated class var exposedMembers: ExposedMembers {
    ExposedMembers().adding(
      .method("work:") { (me: Worker, a: ExposedArguments) in
        me.work(a(0, as: Signal.self))
        return nil
      })
  }
}

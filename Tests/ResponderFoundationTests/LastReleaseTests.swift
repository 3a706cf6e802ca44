// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Dispatch
import ResponderFoundation
import TestSupport
import Testing

@MainActor @Suite("Last releases", .freshRuntime)
struct LastReleaseTests {
  @Test func `on the main actor what is left is cleaned up at once`() {
    let log = Log()
    var thing: Thing? = Thing(log)
    let id = thing.map(ObjectIdentifier.init)
    thing = nil
    #expect(log.cleaned == [id])
  }

  @Test func `elsewhere it is cleaned up later, and the address is nobody else's until then`() async
  {
    let log = Log()
    let id = releaseElsewhere { Thing(log) }
    #expect(log.cleaned == [])
    let others = (0..<1_000).map { _ in Thing(Log()) }
    #expect(!others.contains { ObjectIdentifier($0) == id })
    await MainQueueTurn.next()
    #expect(log.cleaned == [id])
  }

  @Test func `who settles finds those cleaned up that went before, the last of them first`() {
    let log = Log()
    let ids = (0..<3).map { _ in releaseElsewhere { Thing(log) } }
    LastRelease.settle()
    #expect(log.cleaned == ids.reversed())
    LastRelease.settle()
    #expect(log.cleaned == ids.reversed())
  }

  /// Makes an object that goes on another thread, for which this one waits.
  private func releaseElsewhere(_ make: () -> Thing) -> ObjectIdentifier {
    let reference = Unmanaged.passRetained(make())
    let id = reference._withUnsafeGuaranteedRef { ObjectIdentifier($0) }
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      reference.release()
      done.signal()
    }
    done.wait()
    return id
  }
}

/// What was cleaned up.
@MainActor
private final class Log {
  var cleaned: [ObjectIdentifier?] = []
}

/// Cleans up after itself by writing its identifier.
@MainActor
private final class Thing {
  private let log: Log

  init(_ log: Log) { self.log = log }

  deinit {
    LastRelease.of(self, taking: { (log, ObjectIdentifier(self)) }) { log, id in
      log.cleaned.append(id)
    }
  }
}

/// Waits until the main queue has done what it was given so far.
private enum MainQueueTurn {
  static func next() async {
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
  }
}

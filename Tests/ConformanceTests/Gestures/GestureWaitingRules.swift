// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// Recognizers among very many that wait: who is asked, in which order they go on.
@MainActor @Suite("GR waiting in numbers", .freshApplication)
struct GestureWaitingRules {
  @Test func `GR-57 of recognizers in a long chain the first one recognizes and all others fail`() {
    let stage = GestureStage()
    let taps = (0..<200).map { stage.add(UITapGestureRecognizer(), "\($0)") }
    for (tap, next) in zip(taps, taps.dropFirst()) { next.require(toFail: tap) }
    for _ in 1...2 {
      stage.tap(10, 10)
      #expect(stage.takeActions() == ["0 ended"])
      #expect(taps.allSatisfy { $0.state == .possible && $0.numberOfTouches == 0 })
    }
  }

  @Test func `GR-57 many that wait for one go on in the order in which they began to wait`() {
    let stage = GestureStage()
    let together = GestureDelegate()
    together.together = { _, _ in true }
    let held = stage.add(UITapGestureRecognizer(), "held")
    held.numberOfTapsRequired = 2
    let waiting = (0..<50).map { stage.add(UITapGestureRecognizer(), "\($0)") }
    for tap in waiting {
      tap.delegate = together
      tap.require(toFail: held)
    }
    stage.tap(10, 10)
    #expect(stage.takeActions() == [])
    stage.wait(0.5)
    #expect(stage.takeActions() == (0..<50).map { "\($0) ended" })
  }

  @Test func `GR-59 one that ignores the touch is not waited for any more`() {
    let stage = GestureStage()
    let (first, second) = stage.silentPair()
    first.require(toFail: second)
    first.onBegan = { probe, _, _ in probe.state = .began }
    second.onMoved = { probe, touches, event in
      for touch in touches { probe.ignore(touch, for: event) }
    }
    stage.down(0, 10, 10)
    #expect(stage.takeActions() == [])
    stage.move(0, 12, 10)
    #expect(stage.takeActions() == ["first began"])
  }

  @Test func `GR-62 each pair is asked once, by either word, and those without a word are not`() {
    let stage = GestureStage()
    var asked: [String] = []
    let probes = (0..<3).map { stage.add(Probe(stage), "\($0)") }
    let taps = (3..<60).map { stage.add(UITapGestureRecognizer(), "\($0)") }
    for probe in probes {
      probe.isLogging = false
      probe.waitsFor = { [unowned probe] other in
        asked.append("\(probe.name ?? "") for \(other.name ?? "")")
        return false
      }
      probe.holdsUp = { [unowned probe] other in
        asked.append("\(other.name ?? "") by \(probe.name ?? "")")
        return false
      }
    }
    stage.tap(10, 10)
    #expect(taps.count == 57 && Set(asked).count == asked.count)
    #expect(asked == probes.map { "3 by \($0.name ?? "")" })
  }

  @Test func `GR-62 a delegate that is set while a finger is down is asked`() {
    let stage = GestureStage()
    let first = stage.add(UITapGestureRecognizer(), "first")
    let second = stage.add(UITapGestureRecognizer(), "second")
    let delegate = GestureDelegate()
    delegate.waits = { [unowned second] one, other in one === first && other === second }
    second.numberOfTapsRequired = 2
    stage.down(0, 10, 10)
    first.delegate = delegate
    stage.up(0, 10, 10)
    #expect(stage.takeActions() == [])
    stage.wait(0.5)
    #expect(stage.takeActions() == ["first ended"])
  }

  @Test func `GR-63 what was asked in one sequence does not hold in the next`() {
    let stage = GestureStage()
    let first = stage.add(UITapGestureRecognizer(), "first")
    let second = stage.add(UITapGestureRecognizer(), "second")
    second.numberOfTapsRequired = 2
    let delegate = GestureDelegate()
    var waits = true
    delegate.waits = { [unowned first, unowned second] one, other in
      waits && one === first && other === second
    }
    first.delegate = delegate
    stage.tap(10, 10)
    #expect(stage.takeActions() == [])
    stage.wait(1)
    #expect(stage.takeActions() == ["first ended"])
    waits = false
    stage.tap(10, 10)
    #expect(stage.takeActions() == ["first ended"])
    stage.wait(1)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("GR actions", .freshApplication)
struct GestureActionRules {
  @MainActor final class Target: NSObject {
    var calls: [String] = []
    func plain() { calls.append("plain") }
    func sender(_ recognizer: UITapGestureRecognizer) {
      calls.append("sender \(recognizer.name ?? "")")
    }
  }

  @Test func `GR-71 actions come for began, changed, ended and cancelled only`() {
    let stage = GestureStage()
    let probe = stage.add(Probe(stage), "probe")
    probe.isLogging = false
    probe.cancelsTouchesInView = false
    probe.onMoved = { probe, _, _ in
      probe.state = probe.state == .possible ? .began : .changed
    }
    probe.onEnded = { probe, _, _ in probe.state = probe.state == .possible ? .failed : .ended }
    probe.onCancelled = { probe, _, _ in probe.state = .cancelled }
    func actions() -> [String] { stage.takeLog().filter { $0.hasPrefix("probe") } }
    stage.tap(10, 10)
    #expect(actions() == [])
    stage.drag(from: .zero, by: CGPoint(x: 10, y: 0), steps: 2)
    stage.up(0, 10, 0)
    #expect(actions() == ["probe began", "probe changed", "probe ended"])
    stage.drag(from: .zero, by: CGPoint(x: 10, y: 0), steps: 1)
    stage.cancel(0, 10, 0)
    #expect(actions() == ["probe began", "probe cancelled"])
  }

  @Test func `GR-72 an action takes nothing or the recognizer`() {
    let stage = GestureStage()
    let target = Target()
    let tap = UITapGestureRecognizer(target: target, action: Selector("plain", Target.plain))
    tap.addTarget(target, action: Selector("sender:", Target.sender))
    stage.add(tap, "tap")
    stage.tap(10, 10)
    #expect(target.calls == ["plain", "sender tap"])
  }

  @Test func `GR-73 all pairs are called in their order, each once`() {
    let stage = GestureStage()
    let first = Target()
    let tap = UITapGestureRecognizer(target: first, action: Selector("sender:", Target.sender))
    tap.addTarget(first, action: Selector("plain", Target.plain))
    tap.addTarget(first, action: "sender:")
    stage.add(tap, "tap")
    stage.tap(10, 10)
    #expect(first.calls == ["sender tap", "plain"])
    tap.removeTarget(first, action: "plain")
    stage.tap(10, 10)
    #expect(first.calls == ["sender tap", "plain", "sender tap"])
    tap.removeTarget(nil, action: nil)
    stage.tap(10, 10)
    #expect(first.calls.count == 3)
  }

  @Test func `GR-74 actions come when all recognizers were told, before the views`() {
    let stage = GestureStage()
    let first = stage.add(Probe(stage), "first")
    first.cancelsTouchesInView = false
    first.prevents = { _ in false }
    first.onMoved = { probe, _, _ in probe.state = .began }
    stage.add(Probe(stage), "second")
    stage.down(0, 10, 10)
    _ = stage.takeLog()
    stage.move(0, 12, 10)
    #expect(
      stage.takeLog() == ["first gets moved", "second gets moved", "first began", "view moved"])
  }

  @Test func `GR-75 changes of one event make one action, but began is never skipped`() {
    let stage = GestureStage()
    let probe = stage.add(Probe(stage), "probe")
    probe.isLogging = false
    probe.onBegan = { probe, _, _ in
      for state in [UIGestureRecognizer.State.began, .changed, .changed, .ended] {
        probe.state = state
      }
    }
    stage.down(0, 10, 10)
    #expect(stage.takeLog() == ["probe began", "probe ended"])
  }

  @Test func `GR-76 every changed that is set makes an action`() {
    let stage = GestureStage()
    let probe = stage.add(Probe(stage), "probe")
    probe.isLogging = false
    probe.onBegan = { probe, _, _ in probe.state = .began }
    probe.onMoved = { probe, _, _ in probe.state = .changed }
    stage.down(0, 10, 10)
    stage.move(0, 11, 10)
    stage.move(0, 12, 10)
    #expect(stage.takeLog() == ["probe began", "probe changed", "probe changed"])
  }

  @Test func `GR-77 targets may be removed while they are called`() {
    let stage = GestureStage()
    let tap = stage.add(UITapGestureRecognizer(), "tap")
    stage.listen(to: tap) { $0.removeTarget(nil, action: nil) }
    stage.tap(10, 10)
    #expect(stage.takeLog().filter { $0 == "tap ended" }.count == 2)
    stage.tap(10, 10)
    #expect(stage.takeLog().filter { $0 == "tap ended" } == [])
  }

  @Test func `GR-78 targets are not retained`() {
    let stage = GestureStage()
    var target: Target? = Target()
    weak let watched = target
    let tap = UITapGestureRecognizer(
      target: target, action: Selector("sender:", Target.sender))
    stage.add(tap, "tap")
    target = nil
    #expect(watched == nil)
    stage.tap(10, 10)
    #expect(stage.takeLog().last == "tap ended")
  }
}

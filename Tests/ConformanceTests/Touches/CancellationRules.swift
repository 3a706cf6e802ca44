// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("TE cancellation and dispatch", .freshApplication)
final class CancellationRules {
  lazy var bench = TouchBench.ready()
  var log: EventLog { bench.log }
  var generator: EventGenerator { bench.generator }

  @Test func `TE-36 an application that becomes inactive cancels touches`() throws {
    try generator.fingerDown(at: [bench.point(1, 1), bench.point(9, 9)])
    HostInput.send(.lifecycle(.deactivate, at: generator.now))
    #expect(log.take() == ["root began (1, 1) (9, 9)", "root cancelled (1, 1) (9, 9)"])
    HostInput.send(.lifecycle(.activate, at: generator.now))
    try generator.fingerMove(.rightIndex, to: bench.point(3, 3))
    try generator.fingerUp([.rightIndex, .rightMiddle])
    #expect(log.take() == [])
  }

  @Test func `TE-37 a view that leaves its window loses its touches at once, told once`() throws {
    let outer = bench.add("outer", 0, 0, 100)
    let inner = bench.add("inner", 0, 0, to: outer)
    try generator.fingerDown(at: inner)
    log.record("remove")
    outer.removeFromSuperview()
    log.record("removed")
    bench.root.addSubview(outer)
    try generator.fingerMove(to: bench.point(30, 30))
    try generator.fingerUp()
    #expect(
      log.take() == ["inner began (25, 25)", "remove", "inner cancelled (25, 25)", "removed"])
    try generator.fingerTap(at: inner)
    #expect(log.take() == ["inner began (25, 25)", "inner ended (25, 25)"])
  }

  @Test func `TE-37 a window that is hidden cancels its touches`() throws {
    try generator.fingerDown(at: bench.point(1, 1))
    generator.window.isHidden = true
    #expect(log.take() == ["root began (1, 1)", "root cancelled (1, 1)"])
  }

  @Test func `TE-37 a view removed while its touch is delivered is told once`() throws {
    let inner = bench.add("inner", 0, 0)
    inner.onTouches = { phase, _, _ in if phase == .moved { inner.removeFromSuperview() } }
    try generator.fingerDown(at: inner)
    try generator.fingerMove(to: bench.point(30, 30))
    try generator.fingerUp()
    #expect(
      log.take() == ["inner began (25, 25)", "inner moved (30, 30)", "inner cancelled (30, 30)"])
  }

  @Test func `TE-40 ignoring interaction cancels touches and drops new ones`() throws {
    try generator.fingerDown(.rightIndex, at: bench.point(1, 1))
    UIApplication.shared.beginIgnoringInteractionEvents()
    #expect(log.take() == ["root began (1, 1)", "root cancelled (1, 1)"])
    try generator.fingerDown(.rightMiddle, at: bench.point(9, 9))
    UIApplication.shared.endIgnoringInteractionEvents()
    try generator.fingerMove(.rightMiddle, to: bench.point(8, 8))
    try generator.fingerUp([.rightIndex, .rightMiddle])
    #expect(log.take() == [])
    try generator.fingerTap(at: bench.point(5, 5))
    #expect(log.take() == ["root began (5, 5)", "root ended (5, 5)"])
  }

  @Test func `TE-41 the system may cancel touches for reasons of its own`() throws {
    try generator.fingerDown(at: bench.point(1, 1))
    HostInput.send(.cancelContacts(at: generator.now))
    #expect(log.take() == ["root began (1, 1)", "root cancelled (1, 1)"])
  }

  @Test func `TE-42 a cancelled touch has that phase and nothing follows`() throws {
    var phases: [UITouch.Phase] = []
    bench.root.onTouches = { _, touches, _ in phases += touches.map(\.phase) }
    bench.send([bench.contact(1, .began, 1, 1)])
    bench.send([bench.contact(1, .cancelled, 1, 1)])
    bench.send([bench.contact(1, .moved, 5, 5)])
    bench.send([bench.contact(1, .ended, 5, 5)])
    #expect(phases == [.began, .cancelled])
  }

  @Test func `TE-44 TE-45 switches of the view do not stop a touch that is down`() throws {
    try generator.fingerDown(at: bench.point(1, 1))
    bench.root.isUserInteractionEnabled = false
    try generator.fingerMove(to: bench.point(2, 2))
    bench.root.isHidden = true
    try generator.fingerMove(to: bench.point(3, 3))
    bench.root.alpha = 0
    try generator.fingerUp()
    #expect(
      log.take() == [
        "root began (1, 1)", "root moved (2, 2)", "root moved (3, 3)", "root ended (3, 3)",
      ])
  }

  /// A window that notes what it receives.
  final class Noting: UIWindow {
    var log: EventLog?
    override func sendEvent(_ event: UIEvent) {
      log?.record("\(accessibilityIdentifier ?? "window") sendEvent")
      super.sendEvent(event)
    }
  }

  func window(_ name: String, _ frame: CGRect) -> Noting {
    let window = Noting(frame: frame)
    window.accessibilityIdentifier = name
    window.log = log
    let view = ProbeView("\(name) view", log: log, frame: window.bounds)
    let recognizer = ProbeRecognizer()
    recognizer.name = "\(name) recognizer"
    recognizer.log = log
    view.addGestureRecognizer(recognizer)
    window.addSubview(view)
    window.isHidden = false
    return window
  }

  @Test func `TE-51 application, window, recognizers, views`() throws {
    let window = window("w", UIScreen.main.bounds)
    let generator = try EventGenerator(window: window)
    generator.traceTopics = [.event]
    try generator.fingerTap(at: bench.point(1, 1))
    #expect(
      generator.trace == [
        "event: application receives touches", "event: window w receives touches",
        "event: application receives touches", "event: window w receives touches",
      ])
    #expect(
      log.take() == [
        "w sendEvent", "w recognizer began 1", "w view began (1, 1)", "w sendEvent",
        "w recognizer ended 1", "w view ended (1, 1)",
      ])
  }

  @Test func `TE-52 an application sees every event first, and may drop it`() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        final class Application: UIApplication {
          var lets = true
          var seen = 0
          override func sendEvent(_ event: UIEvent) {
            seen += 1
            if lets { super.sendEvent(event) }
          }
        }
        let application = Application()
        #expect(UIApplication.shared === application)
        let bench = try TouchBench()
        try bench.generator.fingerTap()
        #expect(bench.log.take().count == 2)
        application.lets = false
        try bench.generator.fingerTap()
        #expect(bench.log.take() == [])
        #expect(application.seen == 4)
      }
    }
  }

  @Test func `TE-53 each window of an event gets it once`() throws {
    let left = window("left", CGRect(x: 0, y: 0, width: 100, height: 100))
    let right = window("right", CGRect(x: 100, y: 0, width: 100, height: 100))
    let generator = try EventGenerator(window: left)
    try generator.fingerDown(at: [bench.point(5, 5), bench.point(105, 5)])
    #expect(
      log.take() == [
        "left sendEvent", "left recognizer began 1", "left view began (5, 5)", "right sendEvent",
        "right recognizer began 1", "right view began (5, 5)",
      ])
    try generator.fingerMove(.rightMiddle, to: bench.point(106, 5))
    #expect(
      log.take().filter { !$0.contains("sendEvent") } == [
        "right recognizer moved 1", "right view moved (6, 5)",
      ])
    right.isHidden = true
  }

  @Test func `TE-55 a touch lists its recognizers from the hit view up to the window`() throws {
    let inner = bench.add("inner", 0, 0)
    for (name, view) in [
      ("window", generator.window), ("root", bench.root), ("inner 1", inner), ("inner 2", inner),
    ] as [(String, UIView)] {
      let recognizer = ProbeRecognizer()
      recognizer.name = name
      view.addGestureRecognizer(recognizer)
    }
    var names: [String?] = []
    inner.onTouches = { _, touches, _ in
      names = touches.first?.gestureRecognizers?.map(\.name) ?? []
    }
    try generator.fingerDown(at: inner)
    #expect(names == ["inner 1", "inner 2", "root", "window"])
  }
}

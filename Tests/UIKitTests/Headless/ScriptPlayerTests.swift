// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitHost
import UIKitTesting

@testable import UIKit
@testable import UIKitCore

@MainActor @Suite("What a script's lines send", .freshApplication)
struct ScriptPlayerTests {
  private final class Receiver: HostReceiver {
    var events: [HostEvent] = []
    func receive(_ event: HostEvent) { events.append(event) }
    func describeEverything() -> LayerCommit { LayerCommit(number: 0) }
  }

  private let root = UIView(frame: UIScreen.main.bounds)
  private let receiver = Receiver()
  private let clock = VirtualClock()

  /// Plays a script to a host of its own, which starts at 0 s.
  private func events(of script: String) throws -> [HostEvent] {
    let host = HeadlessHost(clock: clock)
    host.start(reportingTo: receiver)
    let player = ScriptPlayer(host: host) { _ in Issue.record("nothing is to be printed") }
    for line in try ScriptParser.parse(script) { try player.play(line) }
    return receiver.events
  }

  private func sent(_ script: String) throws -> [String] {
    receiver.events = []
    return try events(of: script).map(\.description)
  }

  private func contacts(_ script: String) throws -> [Contact] {
    receiver.events = []
    return try events(of: script).flatMap { event -> [Contact] in
      if case .contacts(let frame) = event { frame.contacts } else { [] }
    }
  }

  private func problem(_ script: String) -> String? {
    do {
      _ = try events(of: script)
      return nil
    } catch { return "\(error)" }
  }

  @Test func `taps are 50 milliseconds long and 150 apart`() throws {
    #expect(
      try sent("tap 10 20 times 2") == [
        "contacts at 0 s: finger 1 began (10, 20) force 1",
        "contacts at 0.05 s: finger 1 ended (10, 20) force 1",
        "contacts at 0.2 s: finger 1 began (10, 20) force 1",
        "contacts at 0.25 s: finger 1 ended (10, 20) force 1",
      ])
    #expect(clock.now == 0.25)
  }

  @Test func `a drag goes in frames, a move without a duration at once`() throws {
    #expect(
      try sent("drag 0 9 to 30 9 over 0.05") == [
        "contacts at 0 s: finger 1 began (0, 9) force 1",
        "contacts at 0.017 s: finger 1 moved (10, 9) force 1",
        "contacts at 0.033 s: finger 1 moved (20, 9) force 1",
        "contacts at 0.05 s: finger 1 moved (30, 9) force 1",
        "contacts at 0.05 s: finger 1 ended (30, 9) force 1",
      ])
    #expect(try sent("drag 0 0 to 30 0").count == 20)
    #expect(try sent("down 2 1 1\nmove 2 5 5\nup 2").count == 3)
    #expect(try sent("down 1 1 1, 2 2 2\nmove 1 5 5, 2 6 6 over 0.02\nup 1, 2").count == 3)
    #expect(try sent("drag 0 0 to 30 0 over 0.001").count == 3)
  }

  @Test func `a pen has force and a mouse buttons, and both keep them`() throws {
    let pen = try contacts("down pen 5 6 force 0.5\nmove pen 7 8\nmove pen 7 9 force 2\nup pen")
    #expect(pen.map(\.force) == [0.5, 0.5, 2, 2] && pen.allSatisfy { $0.kind == .pen })
    #expect(pen.allSatisfy { $0.id == 1001 && $0.detail?.maximumForce == 4 })
    #expect(pen.map(\.phase) == [.began, .moved, .moved, .ended])
    let mouse = try contacts("down mouse 5 6 button 2\nup mouse\ndown mouse 1 1")
    #expect(mouse.map { $0.detail?.buttons } == [2, 2, 1])
    #expect(mouse.allSatisfy { $0.id == 1002 && $0.kind == .pointer })
    let finger = try contacts("down 7 5 6")
    #expect(finger.first?.id == 7 && finger.first?.detail == nil)
  }

  @Test func `contacts that are not as a line says are named`() {
    #expect(problem("down 1 0 0\ndown 1 5 5") == "line 2: finger 1 is down already")
    #expect(problem("\nmove 4 0 0") == "line 2: finger 4 is not down")
    #expect(problem("up pen") == "line 1: the pen is not down")
    #expect(problem("down mouse 1 1\nup mouse\nup mouse") == "line 3: the mouse is not down")
    #expect(problem("down 1 0 0\ncancel\ndown 1 0 0") == nil)
  }

  @Test func `a pointer enters, moves and leaves; a wheel steps`() throws {
    #expect(
      try sent("hover 1 2\nhover 3 4\nhover out\nhover 5 6\nscroll 7 8 by 9 -10") == [
        "hover at 0 s: pointer entered (1, 2)", "hover at 0 s: pointer moved (3, 4)",
        "hover at 0 s: pointer exited (0, 0)", "hover at 0 s: pointer entered (5, 6)",
        "scroll at 0 s: step by (9, -10) at (7, 8)",
      ])
  }

  @Test func `keys are pressed with their modifiers around them, texts key by key`() throws {
    #expect(
      try sent("key command+s for 1") == [
        "key at 0 s: e3 began with command", "key at 0 s: 16 began \"s\" with command",
        "key at 1 s: 16 ended \"s\" with command", "key at 1 s: e3 ended",
      ])
    #expect(
      try sent("type \"aB\"") == [
        "key at 1 s: 04 began \"a\"", "key at 1 s: 04 ended \"a\"",
        "key at 1.02 s: e1 began with shift", "key at 1.02 s: 05 began \"B\" with shift",
        "key at 1.02 s: 05 ended \"B\" with shift", "key at 1.02 s: e1 ended",
      ])
    #expect(problem("type ä")?.hasPrefix("line 1: no key types ä, and there is no first") == true)
  }

  @Test func `buttons, shakes and waits take their time`() throws {
    #expect(
      try sent("press select\nwait 1\npress up for 2\nshake\nshake for 0.25\nremote pause") == [
        "press at 0 s: select began", "press at 0.05 s: select ended",
        "press at 1.05 s: up began", "press at 3.05 s: up ended", "shake at 3.05 s: began",
        "shake at 3.55 s: ended", "shake at 3.55 s: began", "shake at 3.8 s: ended",
        "remote at 3.8 s: pause",
      ])
  }

  @Test func `the system's events are sent as they are said`() throws {
    let changes = ["active", "inactive", "background", "foreground", "terminate"]
    #expect(
      try sent(changes.map { "lifecycle \($0)\n" }.joined())
        == ["activate", "deactivate", "enterBackground", "enterForeground", "terminate"].map {
          "lifecycle at 0 s: \($0)"
        })
    #expect(
      try sent("shortcut a.b\nrestore c.d page 3\nprefer dark contrast opaque inverted\ncancel")
        == [
          "shortcut at 0 s: a.b", "continue at 0 s: c.d",
          "preferences at 0 s: dark, high contrast, reduced transparency, inverted colours",
          "cancel at 0 s: all contacts",
        ])
    receiver.events = []
    let screens = try events(of: "resize 800 600\nresize 600 800\nresize 5 5").compactMap {
      if case .screen(let metrics, _) = $0 { metrics } else { nil }
    }
    #expect(screens.map(\.orientation) == [.landscapeLeft, .portrait, .portrait])
    #expect(screens.map(\.size.width) == [800, 600, 5] && screens.allSatisfy { $0.scale == 2 })
  }

  // MARK: - Views

  /// The page, with a view for each name.
  private func show(_ names: String...) throws -> (EventGenerator, [UIView]) {
    for (place, name) in names.enumerated() {
      let view = UIView(frame: CGRect(x: 10, y: 50 * place, width: 100, height: 40))
      view.accessibilityIdentifier = name
      root.addSubview(view)
    }
    return (try EventGenerator(view: root, alignment: .fill), root.subviews)
  }

  @Test func `a place is the middle of a view, or off it`() throws {
    let (generator, views) = try show("first", "second", "second")
    defer { withExtendedLifetime(generator) {} }
    views[0].bounds.origin = CGPoint(x: 3, y: 4)
    #expect(try contacts("tap first").first?.location == CGPoint(x: 60, y: 20))
    #expect(try contacts("tap first 5 -6").first?.location == CGPoint(x: 65, y: 14))
    #expect(try contacts("tap second").first?.location == CGPoint(x: 60, y: 120))
    views[2].isHidden = true
    #expect(try contacts("tap second").first?.location == CGPoint(x: 60, y: 70))
    views[0].accessibilityLabel = "second"
    views[1].accessibilityLabel = "labelled"
    #expect(try contacts("tap second").first?.location == CGPoint(x: 60, y: 70))
    #expect(try contacts("tap labelled").first?.location == CGPoint(x: 60, y: 70))
    #expect(
      problem("tap third")
        == "line 1: no visible view has the identifier third; there are first, second")
    root.isHidden = true
    #expect(problem("tap first")?.hasSuffix("the identifier first; none has one") == true)
  }

  @Test func `nothing comes down on a view that is off the screen`() throws {
    let (generator, views) = try show("near", "far")
    defer { withExtendedLifetime(generator) {} }
    views[1].frame.origin.y = 1000
    let message = "line 1: far is off the screen, at 60 1020; scroll it into view before"
    for line in ["tap far", "down 1 far", "drag far to near", "scroll far by 0 10"] {
      #expect(problem(line) == message)
    }
    #expect(receiver.events.isEmpty)
    #expect(try contacts("tap far 0 -900").first?.location == CGPoint(x: 60, y: 120))
    #expect(try contacts("tap far 0 1").first?.location == CGPoint(x: 60, y: 1021))
    #expect(try contacts("drag near to far").last?.location == CGPoint(x: 60, y: 1020))
  }

  @Test func `a tree is printed with places, names, texts and what is said`() throws {
    let (generator, views) = try show("box", "gone")
    defer { withExtendedLifetime(generator) {} }
    views[1].isHidden = true
    views[0].accessibilityLabel = "Box"
    views[0].accessibilityHint = "hits"
    let label = UILabel(frame: CGRect(x: 0.126, y: 1.5, width: 20, height: 10))
    label.text = "a \"text\""
    views[0].addSubview(label)
    let long = UITextView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    long.text = String(repeating: "x", count: 201)
    views[0].addSubview(long)
    let lines = ViewTree.text().split(separator: "\n").map(String.init)
    #expect(lines.first?.hasSuffix("Window (0 0; 414 896)") == true)
    #expect(lines.contains("      UIView (10 0; 100 40) box label \"Box\" hint \"hits\""))
    #expect(
      lines.contains { $0.hasPrefix("        UILabel (0.13 1.5; 20 10) \"a \\\"text\\\"\"") })
    #expect(lines.contains("      UIView (10 50; 100 40) gone (hidden)"))
    let shown = lines.first { $0.contains("UITextView") }
    #expect(shown?.contains(String(repeating: "x", count: 200) + "…\"") == true)
  }

  // MARK: - Words

  @Test(arguments: [
    ("tap 1000000 -1000000", "tap 1000001 0"), ("tap 1 2 times 100", "tap 1 2 times 101"),
    ("tap 1 2 times 1", "tap 1 2 times 0"), ("down 1 0 0 force 100", "down 1 0 0 force 100.1"),
    ("down 1 0 0 force 0", "down 1 0 0 force -1"), ("down mouse 0 0 button 5", "down 101 0 0"),
    ("down 100 0 0 button 1", "down 1 0 0 button 6"), ("down 1 0 0", "down 1 0 0 button 0"),
    ("wait 86400", "wait 86401"), ("resize 10000 1", "resize 10001 1"),
    ("resize 1 10000", "resize 1 0.9"), ("move 1 0 0 over 0", "move 1 0 0 over -1"),
    ("prefer text 10", "prefer text 10.1"), ("prefer text 0.1 light", "prefer text 0"),
    ("press menu for 0", "press menu for -0.1"), ("activate a", "activate"),
    ("increment a", "increment"), ("decrement a", "decrement a b"), ("perform a on b", "perform a"),
  ])
  func `numbers are taken up to their limits`(good: String, bad: String) {
    #expect(throws: Never.self) { try ScriptParser.parse(good) }
    #expect(throws: ScriptError.self) { try ScriptParser.parse(bad) }
  }

  @Test func `a chord's key has its usage, by name or by what it types`() {
    let names: [(String, UInt16)] = [
      ("return", 0x28), ("escape", 0x29), ("delete", 0x2A), ("tab", 0x2B), ("space", 0x2C),
      ("home", 0x4A), ("pageUp", 0x4B), ("forwardDelete", 0x4C), ("end", 0x4D),
      ("pageDown", 0x4E), ("right", 0x4F), ("left", 0x50), ("down", 0x51), ("up", 0x52),
      ("f1", 0x3A), ("f12", 0x45), ("a", 0x04), ("1", 0x1E),
    ]
    for (name, usage) in names {
      #expect(ScriptChord(name)?.usage == usage && ScriptChord(name)?.modifiers == [], "\(name)")
    }
    #expect(ScriptChord("+")?.usages == [0xE1, 0x2E] && ScriptChord("A")?.modifiers == .shift)
    #expect(
      ScriptChord("command+shift+option+control+up")?.usages == [0xE0, 0xE2, 0xE1, 0xE3, 0x52])
    #expect(ScriptChord("") == nil && ScriptChord("ab") == nil && ScriptChord("f13") == nil)
    #expect(ScriptChord("shift++")?.modifiers == .shift && ScriptChord("up+a") == nil)
  }
}

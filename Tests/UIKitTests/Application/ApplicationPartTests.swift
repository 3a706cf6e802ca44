// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitHost
import UIKitTesting

@testable import UIKitCore

/// The small parts that an application is made of, each on its own.
@MainActor @Suite("Parts of an application", .freshApplication)
struct ApplicationPartTests {
  private let root = UIView(frame: UIScreen.main.bounds)
  private let generator: EventGenerator

  init() throws { generator = try EventGenerator(view: root) }

  // MARK: - Keys that are held, lists of commands

  @Test func `a held key acts again after a while, then faster, until it or its action ends`() {
    let (key, press, other) = (HeldKey.shared, UIPress(), UIPress())
    @MainActor final class Tally {
      var count = 0
      var goesOn = true
    }
    let tally = Tally()
    func counts(_ waits: [Double]) -> [Int] {
      waits.map { wait in
        generator.advance(by: wait)
        return tally.count
      }
    }
    key.start(for: press) {
      tally.count += 1
      return tally.goesOn
    }
    #expect(counts([0.39, 0.02, 0.08, 0.02, 0.1]) == [0, 1, 1, 2, 3])
    key.stop(for: other)
    #expect(counts([0.1]) == [4])
    tally.goesOn = false
    #expect(counts([0.1, 1]) == [5, 5])
    tally.goesOn = true
    key.start(for: press) {
      tally.count += 10
      return true
    }
    key.start(for: other) {
      tally.count += 100
      return true
    }
    key.stop(for: press)
    #expect(counts([0.41]) == [105])
    other.currentPhase = .ended
    #expect(counts([0.1, 1]) == [205, 205])
    key.start(for: press) {
      tally.count += 1
      return true
    }
    key.stop()
    #expect(counts([1]) == [205])
  }

  @Test func `commands are listed once each, in the middle of the screen, as many as fit`() throws {
    final class Offerer: UIView {
      var commands: [UIKeyCommand] = []
      override var keyCommands: [UIKeyCommand]? { commands }
      override func copy(_ sender: Any?) {}
    }
    let (outer, inner) = (Offerer(), Offerer())
    outer.addSubview(inner)
    func command(_ title: String, _ input: String, _ flags: UIKeyModifierFlags = .command)
      -> UIKeyCommand
    { UIKeyCommand(title: title, action: "copy:", input: input, modifierFlags: flags) }
    let hidden = command("Hidden", "h")
    hidden.attributes = .hidden
    inner.commands = [
      command("All", "a", [.command, .shift, .alternate, .control]), command("", "e"), hidden,
      command("Space", " ", []), command("Tab", "\t"), command("Six", UIKeyCommand.f6),
      UIKeyCommand(
        title: "Nobody", action: "nobodyDoes:", input: "n", modifierFlags: .command),
    ]
    outer.commands = [
      command("Twice", " ", []), command("End", UIKeyCommand.inputEnd),
      command("Page", UIKeyCommand.inputPageDown), command("Back", "\u{8}"),
      command("Enter", "\r"),
    ]
    let entries = CommandEntry.all(from: inner)
    #expect(
      entries.map { "\($0.title) \($0.keys)" } == [
        "All ⌃⌥⇧⌘A", "Space Space", "Tab ⌘⇥", "Six ⌘F6", "End ⌘↘", "Page ⌘⇟",
        "Back ⌘⌫", "Enter ⌘↩",
      ])
    let window = CommandListWindow(Array(entries.prefix(2)))
    #expect(
      ViewOutline.of(window) == [
        "0,0 414×896 key commands deaf hidden", " 27,396 360×104", "  16,16 328×36 'All'",
        "  16,16 328×36 '⌃⌥⇧⌘A'", "  16,52 328×36 'Space'", "  16,52 328×36 'Space'",
      ])
    #expect(window.belongsToSystem && window.windowLevel.rawValue == 2001 && !window.canBecomeKey)
    let sides = (window.subviews.first?.subviews ?? []).compactMap {
      ($0 as? UILabel)?.textAlignment
    }
    #expect(sides == [.left, .right, .left, .right])
    defer { HostInput.send(.screen(.headless, at: 0)) }
    let shown = [(300, 180), (300, 143), (300, 50)].map { width, height in
      HostInput.send(
        .screen(ScreenMetrics(size: CGSize(width: width, height: height), scale: 2), at: 0))
      let panel = CommandListWindow(entries).subviews.first
      return "\(ViewOutline.place(panel?.frame ?? .zero)) \((panel?.subviews.count ?? 0) / 2)"
    }
    #expect(shown == ["20,20 260×140 3", "20,37.5 260×68 1", "20,-9 260×68 1"])
  }

  @Test func `who asks hears when a keyboard comes and goes, and only then`() {
    let keyboard = HardwareKeyboard()
    var heard: [Bool?] = []
    keyboard.onChange { heard.append(keyboard.isAttached) }
    #expect(keyboard.isAttached == nil)
    for state in [nil, true, true, false, false, true] as [Bool?] { keyboard.isAttached = state }
    #expect(heard == [true, false, true])
  }

  @Test func `events wait in order while one is handled`() {
    let queue = EventQueue()
    func name(_ event: HostEvent?) -> String {
      if case .shortcut(let name, _) = event { name } else { "none" }
    }
    #expect(queue.begin() && !queue.begin())
    for name in ["a", "b"] { queue.enqueue(.shortcut(name, at: 0)) }
    #expect(name(queue.next()) == "a" && !queue.begin())
    queue.enqueue(.shortcut("c", at: 0))
    #expect([name(queue.next()), name(queue.next())] == ["b", "c"] && !queue.begin())
    #expect(name(queue.next()) == "none" && queue.begin())
    queue.enqueue(.shortcut("d", at: 0))
    #expect([name(queue.next()), name(queue.next())] == ["d", "none"])
  }

  // MARK: - What surrounds an application

  @Test func `a host is told what is not as usual, and of each change once`() {
    final class Noting: UIKitHost.Host {
      let clock: any HostClock = VirtualClock()
      let screen = ScreenMetrics.headless
      var lines: [String] = []
      func start(reportingTo receiver: any HostReceiver) {}
      func show(_ commit: LayerCommit) {}
      func requestMetrics(of clusters: [FontFace: Set<String>]) {}
      func reportTilts(_ isOn: Bool) { lines.append("tilts \(isOn)") }
      func keepAwake(_ isOn: Bool) { lines.append("awake \(isOn)") }
      func showBadge(_ number: Int) { lines.append("badge \(number)") }
      func showTitle(_ title: String?) { lines.append("title \(title ?? "-")") }
      func offerBack(_ isPossible: Bool) { lines.append("back \(isPossible)") }
      func stop() {}
    }
    let (surroundings, first, second) = (Surroundings(), Noting(), Noting())
    #expect(!surroundings.isKeptAwake && surroundings.badge == 0 && surroundings.title == nil)
    surroundings.host = first
    #expect(first.lines == [])
    for _ in 0..<2 {
      surroundings.isKeptAwake = true
      surroundings.badge = 2
    }
    let session = UISceneSession(role: .windowApplication, configuration: .none)
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    scene.title = "T"
    #expect(!surroundings.takeTitle(of: scene) && !surroundings.takeTitle(of: scene))
    #expect(first.lines == ["awake true", "badge 2", "title T"])
    for _ in 0..<2 { surroundings.leadsBack = true }
    #expect(first.lines.removeLast() == "back true")
    surroundings.host = second
    #expect(second.lines == ["awake true", "badge 2", "title T", "back true"])
    surroundings.host = second
    surroundings.leadsBack = false
    #expect(second.lines.removeLast() == "back false")
    #expect(second.lines.removeLast() == "back true")
    #expect(second.lines.count == 3 && surroundings.title == "T")
    surroundings.isKeptAwake = false
    surroundings.badge = 0
    #expect(!surroundings.takeTitle(of: nil))
    #expect(second.lines.suffix(3) == ["awake false", "badge 0", "title -"])
    surroundings.host = first
    #expect(first.lines.count == 3)
    for _ in 0..<2 { surroundings.followsTilts = true }
    #expect(first.lines.count == 4 && first.lines.last == "tilts true")
    surroundings.host = second
    #expect(second.lines.last == "tilts true")
    final class OwnTitle: UIWindowScene {}
    let own = OwnTitle(session: session, connectionOptions: UIScene.ConnectionOptions())
    #expect(surroundings.takeTitle(of: own))
  }

  @Test func `what plays is shown once for each change, without what is disabled`() {
    final class Display: NowPlayingDisplay {
      var told: [String] = []
      func show(_ playing: NowPlaying) {
        told.append("\(playing.title ?? "-") \(playing.commands.count)")
      }
    }
    let (center, display) = (NowPlayingCenter.shared, Display())
    let end = { center.endTurn(to: nil) }
    center.add(display)
    #expect(display.told == ["- 0"])
    end()
    center.info.title = "Song"
    end()
    end()
    center.info.title = "Song"
    end()
    center.handled = [.play, .pause]
    end()
    center.disabled = [.pause, .stop]
    end()
    #expect(display.told == ["- 0", "Song 0", "Song 2", "Song 1"])
    #expect(center.takes(.play) && !center.takes(.pause))
    UIApplication.shared.beginReceivingRemoteControlEvents()
    end()
    UIApplication.shared.endReceivingRemoteControlEvents()
    end()
    #expect(display.told.suffix(2) == ["Song 8", "Song 1"])
    var handled: [String] = []
    center.handler = { command, time in
      handled.append("\(command) \(time)")
      return true
    }
    for command: RemoteCommand in [.play, .pause] {
      HostInput.send(.remote(command, at: 3))
    }
    #expect(handled == ["play 3.0"])
  }

  @Test func `work in the background has its time, and none is begun after it`() {
    let tasks = BackgroundTasks()
    #expect(tasks.remaining == .greatestFiniteMagnitude)
    var late: [String] = []
    let first = tasks.begin("a") { late.append("a") }
    let second = tasks.begin(nil) { late.append("b") }
    #expect(first.rawValue == 1 && second.rawValue == 2)
    tasks.end(first)
    tasks.enterBackground()
    #expect(tasks.remaining == 30)
    generator.advance(by: 29)
    #expect(late == [] && abs(tasks.remaining - 1) < 0.001)
    #expect(tasks.begin(nil, nil).rawValue == 3)
    generator.advance(by: 1.5)
    #expect(late == ["b"] && tasks.remaining == 0 && tasks.begin(nil, nil) == .invalid)
    tasks.enterForeground()
    #expect(tasks.remaining == .greatestFiniteMagnitude && tasks.begin(nil, nil).rawValue == 4)
    tasks.enterBackground()
    tasks.enterForeground()
    generator.advance(by: 60)
    #expect(late == ["b"])
  }

  // MARK: - Chains

  @Test func `a chain is walked to its end, once around where it bites its tail`() {
    final class Link: UIResponder {
      weak var above: UIResponder?
      override var next: UIResponder? { above }
    }
    let links = (0..<3).map { _ in Link() }
    (links[0].above, links[1].above) = (links[1], links[2])
    #expect(ResponderChain.all(from: links[0]) == links)
    #expect(ResponderChain.first(from: nil) { _ in true } == nil)
    #expect(ResponderChain.first(from: links[0]) { $0 === links[2] } === links[2])
    #expect(ResponderChain.first(from: links[1]) { $0 === links[0] } == nil)
    links[2].above = links[2]
    #expect(ResponderChain.all(from: links[0]) == links)
    #expect(ResponderChain.first(from: links[0]) { _ in false } == nil)
    links[2].above = links[0]
    #expect(ResponderChain.all(from: links[1]) == [links[1], links[2], links[0]])
    let names: [Overrides<UIResponder>] = [
      .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled, .pressesBegan,
      .pressesChanged, .pressesEnded, .pressesCancelled, .keyCommands, .next,
    ]
    #expect(
      names.map(\.label) == [
        "touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled", "pressesBegan",
        "pressesChanged", "pressesEnded", "pressesCancelled", "keyCommands", "overrides 1",
      ])
    #expect(names.map(\.rawValue) == [2, 4, 8, 16, 32, 64, 128, 256, 512, 1])
  }

  @Test func `the trace says who becomes first responder, and why another does not`() {
    final class Field: UIView {
      var lets = true
      override var canBecomeFirstResponder: Bool { true }
      override var canResignFirstResponder: Bool { lets }
    }
    let fields = ["a", "b"].map { name in
      let field = Field()
      field.accessibilityIdentifier = name
      return field
    }
    let plain = UIView()
    plain.accessibilityIdentifier = "plain"
    var lines: [String] = []
    let subscription = Trace.listen(to: [.firstResponder]) { lines.append($0.text) }
    defer { Trace.stop(subscription) }
    fields[0].becomeFirstResponder()
    for view in fields + [plain] { root.addSubview(view) }
    plain.becomeFirstResponder()
    fields[0].becomeFirstResponder()
    fields[0].becomeFirstResponder()
    fields[0].lets = false
    fields[1].becomeFirstResponder()
    #expect(!root.endEditing(false) && fields[0].isFirstResponder)
    #expect(root.endEditing(true) && !fields[0].isFirstResponder && !root.endEditing(true))
    fields[0].lets = true
    fields[1].becomeFirstResponder()
    fields[1].resignFirstResponder()
    fields[0].becomeFirstResponder()
    fields[0].lets = false
    fields[0].removeFromSuperview()
    #expect(
      lines == [
        "a does not become first responder: it is in no window", "a became first responder",
        "plain does not become first responder: canBecomeFirstResponder is false",
        "a refuses to resign",
        "b does not become first responder: a does not resign", "a refuses to resign",
        "a refuses to resign", "b became first responder", "b resigned first responder",
        "a became first responder", "a refuses to resign", "a left its window",
      ])
  }

  @Test func `feedback is given wherever it is asked for, and a generator knows its view`() {
    let (turn, host, view) = (UIApplication.shared.turn, HeadlessHost(), UIView())
    let before = turn.host
    turn.host = host
    defer { turn.host = before }
    let impact = UIImpactFeedbackGenerator(style: .soft)
    #expect(impact.view == nil)
    view.addInteraction(impact)
    #expect(impact.view === view)
    impact.impactOccurred(intensity: 0.25, at: CGPoint(x: 1, y: 1))
    impact.impactOccurred(at: .zero)
    view.removeInteraction(impact)
    #expect(impact.view == nil)
    let selection = UISelectionFeedbackGenerator(view: view)
    selection.selectionChanged(at: .zero)
    UINotificationFeedbackGenerator().notificationOccurred(.warning, at: .zero)
    #expect(selection.view === view)
    #expect(
      host.feedback == [
        HostFeedback(.soft, intensity: 0.25), HostFeedback(.soft), HostFeedback(.selection),
        HostFeedback(.warning),
      ])
    #expect(
      (0...5).map { UIImpactFeedbackGenerator.FeedbackStyle(rawValue: $0).map { "\($0)" } } == [
        "light", "medium", "heavy", "soft", "rigid", nil,
      ])
    #expect(
      (0...3).map { UINotificationFeedbackGenerator.FeedbackType(rawValue: $0).map { "\($0)" } }
        == ["success", "warning", "error", nil])
    DeviceSounds.play(.focus)
    #expect(host.sounds == [.focus])
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import Testing
import UIKitHost
import UIKitTesting

@testable import UIKitCore

private final class Tile: UIView {
  var group: String?
  var isGlass = false
  override var canBecomeFocused: Bool { true }
  override var isTransparentFocusItem: Bool { isGlass }
  override var focusGroupIdentifier: String? {
    get { group }
    set { group = newValue }
  }
}

/// Halos, headings, requests: the parts of focus, each on its own.
@MainActor @Suite("Parts of focus", .freshApplication)
struct FocusPartTests {
  private let root = UIView(frame: UIScreen.main.bounds)
  private let generator: EventGenerator

  init() throws { generator = try EventGenerator(view: root) }

  private func tile(_ name: String, _ x: Double, _ y: Double) -> Tile {
    let tile = Tile(frame: CGRect(x: x, y: y, width: 100, height: 50))
    tile.accessibilityIdentifier = name
    root.addSubview(tile)
    return tile
  }

  private var system: UIFocusSystem? { UIFocusSystem.focusSystem(for: root) }

  private func focus(_ view: UIView) {
    system?.requestFocusUpdate(to: view)
    system?.updateFocusIfNeeded()
  }

  private var focused: String {
    (system?.focusedItem as? UIView)?.accessibilityIdentifier ?? "none"
  }

  private func press(_ heading: PressSample.Button) {
    for phase in [PressSample.Phase.began, .ended] {
      HostInput.send(.press(PressSample(button: heading, phase: phase, time: generator.now)))
    }
  }

  @Test func `the numbers and defaults of focus`() {
    let headings: [UIFocusHeading] = [
      .up, .down, .left, .right, .next, .previous, .first, .last,
    ]
    #expect(headings.map(\.rawValue) == [1, 2, 4, 8, 16, 32, 256, 512])
    let priorities: [UIFocusGroupPriority] = [
      .ignored, .previouslyFocused, .prioritized, .currentlyFocused,
    ]
    #expect(priorities.map(\.rawValue) == [0, 1000, 2000, Int.max])
    #expect(
      (0...3).map { UIFocusItemDeferralMode(rawValue: $0).map { "\($0)" } ?? "-" } == [
        "automatic", "always", "never", "-",
      ])
    #expect(
      (0...3).map { UIFocusHaloEffect.Position(rawValue: $0).map { "\($0)" } ?? "-" } == [
        "automatic", "outside", "inside", "-",
      ])
    #expect(UIFocusSoundIdentifier.none.rawValue == "none")
    #expect(UIFocusSoundIdentifier.default.rawValue == "default")
    let view = UIView()
    #expect(!view.canBecomeFocused && !view.isFocused && view.focusGroupPriority == .ignored)
    #expect(!view.isTransparentFocusItem && view.focusItemDeferralMode == .automatic)
    #expect(view.focusGroupIdentifier == nil && view.parentFocusEnvironment == nil)
    let effect = UIFocusHaloEffect()
    #expect(effect.position == .automatic && effect.containerView == nil)
    #expect(effect.referenceView == nil)
    let fresh = UIFocusSystem()
    #expect(fresh.focusedItem == nil && !fresh.needsUpdate && fresh.deferred == nil)
  }

  @Test func `a halo lies around its shape, wherever it is wanted`() {
    let a = tile("a", 20, 100)
    func halo(
      _ effect: UIFocusHaloEffect?, _ position: UIFocusHaloEffect.Position = .automatic,
      clips: Bool = false, radius: CGFloat = 0
    ) -> String {
      effect?.position = position
      (a.clipsToBounds, a.layer.cornerRadius) = (clips, radius)
      a.focusEffect = effect
      focus(a)
      FocusSystems.shared.placeHalos()
      guard let line = a.layer.sublayers?.last else { return "none" }
      return "\(ViewOutline.place(line.frame)) border \(EventLog.text(line.borderWidth)) "
        + "radius \(EventLog.text(line.cornerRadius))"
    }
    let rect = CGRect(x: 10, y: 10, width: 40, height: 20)
    func rounded(_ radius: CGFloat, _ curve: CALayerCornerCurve) -> UIFocusHaloEffect {
      UIFocusHaloEffect(roundedRect: rect, cornerRadius: radius, curve: curve)
    }
    let lines = [
      halo(UIFocusHaloEffect()), halo(UIFocusHaloEffect(), radius: 6),
      halo(UIFocusHaloEffect(), clips: true), halo(UIFocusHaloEffect(), clips: true, radius: 6),
      halo(UIFocusHaloEffect(), .outside, clips: true), halo(UIFocusHaloEffect(), .inside),
      halo(UIFocusHaloEffect(rect: rect)), halo(UIFocusHaloEffect(rect: rect), .inside),
      halo(rounded(4, .circular)), halo(rounded(4, .circular), .inside),
      halo(rounded(-4, .circular)), halo(rounded(4, .continuous)),
      halo(rounded(4, .continuous), .inside),
      halo(UIFocusHaloEffect(path: UIBezierPath(rect: rect))),
      halo(nil),
    ]

    #expect(
      lines == [
        "-5,-5 110×60 border 3 radius 5",
        "-5,-5 110×60 border 3 radius 11",
        "0,0 100×50 border 3 radius 0",
        "0,0 100×50 border 3 radius 6",
        "-5,-5 110×60 border 3 radius 5",
        "0,0 100×50 border 3 radius 0",
        "5,5 50×30 border 3 radius 5",
        "10,10 40×20 border 3 radius 0",
        "5,5 50×30 border 3 radius 9",
        "10,10 40×20 border 3 radius 4",
        "5,5 50×30 border 3 radius 5",
        "3.5,3.5 53×33 border 0 radius 5",
        "8.5,8.5 43×23 border 0 radius 5",
        "7,7 46×26 border 0 radius 5",
        "none",
      ])
    #expect(a.isFocused && !FocusSystems.shared.hasHalos)
    #expect(halo(UIFocusHaloEffect()) == lines[0] && FocusSystems.shared.hasHalos)
    a.removeFromSuperview()
    ApplicationDriving.endTurn()
    #expect(a.layer.sublayers?.isEmpty ?? true && !FocusSystems.shared.hasHalos)
  }

  @Test func `arrows and Tab go where they point, and say when they cannot`() throws {
    let tiles = [tile("a", 0, 0), tile("b", 200, 0), tile("c", 0, 200), tile("d", 200, 200)]
    var failures: [UInt] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIFocusSystem.movementDidFailNotification, object: nil, queue: nil
    ) { note in
      let key = UIFocusSystem.focusUpdateContextUserInfoKey
      let context = note.userInfo?[key] as? UIFocusUpdateContext
      MainActor.assumeIsolated { failures.append(context?.focusHeading.rawValue ?? 0) }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    var way: [String] = []
    for button: PressSample.Button in [
      .right, .right, .right, .down, .down, .left, .left, .up, .up, .select, .menu, .playPause,
      .pageUp,
    ] {
      press(button)
      way.append(focused)
    }

    #expect(
      way == [
        "a",
        "b",
        "b",
        "d",
        "d",
        "c",
        "c",
        "a",
        "a",
        "a",
        "a",
        "a",
        "a",
      ])
    #expect(failures == [8, 2, 4, 1])
    way = []
    for key: KeyboardKey in [.tab, .arrowLeft, .arrowDown, .arrowRight, .arrowUp] {
      try generator.keyPress(key)
      way.append(focused)
    }
    try generator.keyDown(.leftShift)
    for key: KeyboardKey in [.tab, .tab, .arrowLeft] {
      try generator.keyPress(key)
      way.append(focused)
    }
    try generator.keyUp(.leftShift)

    #expect(
      way == [
        "b",
        "a",
        "c",
        "d",
        "b",
        "a",
        "d",
        "d",
      ])
    for tile in tiles { tile.removeFromSuperview() }
    ApplicationDriving.endTurn()
    try generator.keyPress(.tab)
    #expect(focused == "none")
  }

  @Test func `the trace follows focus, and a refusal`() {
    final class Keeper: UIView {
      var keeps = false
      override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { !keeps }
    }
    let keeper = Keeper(frame: root.bounds)
    keeper.accessibilityIdentifier = "keeper"
    root.addSubview(keeper)
    let (a, b) = (tile("a", 0, 0), tile("b", 0, 100))
    for tile in [a, b] { keeper.addSubview(tile) }
    var lines: [String] = []
    let subscription = Trace.listen(to: [.firstResponder]) { lines.append($0.text) }
    defer { Trace.stop(subscription) }
    let plain = UIView()
    plain.accessibilityIdentifier = "plain"
    root.addSubview(plain)
    focus(plain)
    focus(a)
    focus(a)
    keeper.keeps = true
    focus(b)
    keeper.keeps = false
    focus(b)
    keeper.isHidden = true
    ApplicationDriving.endTurn()

    #expect(
      lines == [
        "no item to focus in plain",
        "focus nil → a",
        "keeper keeps focus from moving",
        "focus a → b",
        "focus b → nil",
      ])
  }

  @Test func `what covers an item keeps keys away, unless it is glass or behind`() {
    let (below, above) = (tile("below", 0, 0), tile("above", 0, 0))
    func uncovered() -> [String] {
      FocusCover.uncovered([below, above]).compactMap { ($0 as? UIView)?.accessibilityIdentifier }
    }
    #expect(uncovered() == ["above"])
    above.isGlass = true
    #expect(uncovered() == ["below", "above"])
    above.isGlass = false
    above.frame.origin.x = 1
    #expect(uncovered() == ["below", "above"])
    above.frame = below.frame.insetBy(dx: -1, dy: -1)
    #expect(uncovered() == ["above"])
    root.sendSubviewToBack(above)
    #expect(uncovered() == ["below", "above"])
    let holder = UIView(frame: root.bounds)
    root.addSubview(holder)
    holder.addSubview(above)
    #expect(uncovered() == ["above"])
    root.sendSubviewToBack(holder)
    #expect(uncovered() == ["below", "above"])
    below.addSubview(above)
    above.frame = below.bounds
    #expect(uncovered() == ["below", "above"])
  }

  @Test func `what the debugger says`() throws {
    let (a, b) = (tile("a", 0, 0), tile("b", 0, 100))
    (a.group, b.group) = ("g", "g")
    let c = tile("c", 0, 200)
    root.accessibilityIdentifier = "root"
    let plain = UIView()
    plain.accessibilityIdentifier = "plain"
    let help = "\(UIFocusDebugger.help())".split(separator: "\n").map { $0.prefix { $0 != "(" } }
    #expect(
      help == [
        "UIFocusDebugger.status", "UIFocusDebugger.checkFocusability",
        "UIFocusDebugger.simulateFocusUpdateRequest", "UIFocusDebugger.focusGroups",
        "UIFocusDebugger.preferredFocusEnvironments",
      ])
    #expect("\(UIFocusDebugger.status())" == "windows without a scene: nil")
    #expect("\(UIFocusDebugger.focusGroups(for: root))" == "g: a, b\nno group: c")
    #expect(
      "\(UIFocusDebugger.simulateFocusUpdateRequest(from: root))" == "focus would go to a")
    #expect(
      "\(UIFocusDebugger.simulateFocusUpdateRequest(from: plain))"
        == "no item in plain can have focus")
    #expect("\(UIFocusDebugger.checkFocusability(for: c))" == "c can have focus")
    root.isHidden = true
    c.isUserInteractionEnabled = false
    #expect(
      "\(UIFocusDebugger.checkFocusability(for: c))"
        == "c takes no interaction\nroot is hidden")
    #expect(
      "\(UIFocusDebugger.checkFocusability(for: plain))"
        == "its canBecomeFocused is false\nit is in no window")
    for alpha in [0.02, 0.01] {
      c.alpha = alpha
      #expect(
        FocusSearch.obstacles(of: c).contains("c is transparent") == (alpha < 0.02), "\(alpha)")
    }
  }
}

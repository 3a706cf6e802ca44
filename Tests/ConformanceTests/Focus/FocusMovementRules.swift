// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("FO focus by keys", .freshApplication)
struct FocusMovementRules {
  @Test func `FO-10 arrows of a remote move focus to the nearest item in their direction`() throws {
    let stage = try FocusStage()
    try stage.generator.press(.downArrow)
    #expect(stage.focused == "a")
    try stage.generator.press(.rightArrow)
    #expect(stage.focused == "b")
    try stage.generator.press(.downArrow)
    #expect(stage.focused == "d")
    try stage.generator.press(.leftArrow)
    #expect(stage.focused == "c")
    try stage.generator.press(.upArrow)
    #expect(stage.focused == "a")
    #expect(stage.failures == 0)
    try stage.generator.press(.upArrow)
    #expect(stage.focused == "a" && stage.failures == 1)
  }

  @Test func `FO-10 arrow keys move focus only while something is focused`() throws {
    let stage = try FocusStage()
    try stage.generator.keyPress(.arrowRight)
    #expect(stage.focused == nil)
    try stage.generator.keyPress(.tab)
    #expect(stage.focused == "a")
    try stage.generator.keyPress(.arrowRight)
    #expect(stage.focused == "b")
    try stage.generator.keyDown(.arrowLeft)
    stage.generator.advance(by: 1)
    try stage.generator.keyUp(.arrowLeft)
    #expect(stage.focused == "a")
  }

  @Test func `FO-10 an environment on either path may refuse, and is told of the heading`() throws {
    let stage = try FocusStage()
    try stage.generator.keyPress(.tab)
    stage.controller.refuses = true
    try stage.generator.press(.rightArrow)
    #expect(stage.focused == "a")
    stage.controller.refuses = false
    try stage.generator.press(.rightArrow)
    #expect(stage.controller.headings == [.next, .right, .right])
  }

  @Test func `FO-11 Tab goes from item to item and around, Shift and Tab goes back`() throws {
    let stage = try FocusStage()
    var seen: [String?] = []
    for _ in 1...5 {
      try stage.generator.keyPress(.tab)
      seen.append(stage.focused)
    }
    #expect(seen == ["a", "b", "c", "d", "a"])
    try stage.generator.keyDown(.leftShift)
    try stage.generator.keyPress(.tab)
    try stage.generator.keyUp(.leftShift)
    #expect(stage.focused == "d")
  }

  @Test func `FO-11 Tab visits a group once`() throws {
    let stage = try FocusStage(groups: ["a": "top", "b": "top", "c": "bottom"])
    var seen: [String?] = []
    for _ in 1...4 {
      try stage.generator.keyPress(.tab)
      seen.append(stage.focused)
    }
    #expect(seen == ["a", "c", "d", "a"])
  }

  @Test func `FO-11 Tab comes to the item of a group with the greatest priority`() throws {
    let stage = try FocusStage(groups: ["c": "bottom", "d": "bottom"])
    stage.tiles[3].focusGroupPriority = .prioritized
    var seen: [String?] = []
    for _ in 1...4 {
      try stage.generator.keyPress(.tab)
      seen.append(stage.focused)
    }
    #expect(seen == ["a", "b", "d", "a"])
  }

  @Test func `FO-4 the debugger says what keeps an item from focus`() throws {
    let stage = try FocusStage()
    stage.tiles[0].isHidden = true
    let text = "\(UIFocusDebugger.checkFocusability(for: stage.tiles[0]))"
    #expect(text == "a is hidden")
    #expect("\(UIFocusDebugger.checkFocusability(for: stage.tiles[1]))" == "b can have focus")
    let next = UIFocusDebugger.simulateFocusUpdateRequest(from: stage.controller)
    #expect("\(next)" == "focus would go to b")
    try stage.generator.keyPress(.tab)
    #expect("\(UIFocusDebugger.status())".contains("windows without a scene: b"))
  }

  @Test func `PK-16 FO-10 a key that moves focus is no key command and no press`() throws {
    let stage = try FocusStage()
    let action = Selector("note", FocusStage.Controller.note)
    stage.controller.addKeyCommand(
      UIKeyCommand(input: UIKeyCommand.inputRightArrow, modifierFlags: [], action: action))
    try stage.generator.keyPress(.arrowRight)
    #expect(stage.controller.notes == 1)
    try stage.generator.keyPress(.tab)
    try stage.generator.keyPress(.arrowRight)
    #expect(stage.controller.notes == 1 && stage.focused == "b")
    try stage.generator.keyPress(.arrowRight)
    #expect(stage.controller.notes == 2 && stage.focused == "b")
    stage.controller.keyCommands?[0].wantsPriorityOverSystemBehavior = true
    try stage.generator.keyPress(.arrowLeft)
    #expect(stage.focused == "a")
  }

  @Test func `FO-6 focus follows the first responder while something is focused`() throws {
    let stage = try FocusStage()
    let b = stage.tiles[1]
    b.mayBeFirst = true
    #expect(b.becomeFirstResponder() && stage.focused == nil)
    b.resignFirstResponder()
    try stage.generator.keyPress(.tab)
    #expect(stage.focused == "a")
    b.becomeFirstResponder()
    #expect(stage.focused == "b")
  }

  @Test func `FO-6 a text input that wants no focus takes it away`() throws {
    let stage = try FocusStage()
    let typing = TypingView("typing", EventLog(), in: stage.controller.view)
    try stage.generator.keyPress(.tab)
    typing.becomeFirstResponder()
    #expect(stage.focused == nil)
    try stage.generator.keyType("x")
    #expect(typing.text == "x")
  }

  @Test func `FO-12 keys take the first responder along`() throws {
    let stage = try FocusStage()
    stage.tiles[0].mayBeFirst = true
    try stage.generator.keyPress(.tab)
    #expect(stage.tiles[0].isFirstResponder)
    try stage.generator.keyPress(.tab)
    #expect(stage.focused == "b" && stage.tiles[0].isFirstResponder)
  }

  @Test func `FO-12 only what is presented takes part`() throws {
    let stage = try FocusStage()
    try stage.generator.keyPress(.tab)
    let presented = UIViewController()
    let tile = FocusStage.Tile("presented", at: CGPoint(x: 20, y: 20), in: presented.view)
    stage.controller.present(presented, animated: false)
    try stage.generator.keyPress(.tab)
    #expect(tile.isFocused)
    try stage.generator.keyPress(.tab)
    #expect(tile.isFocused)
  }

  @Test func `FO-12 what has focus behind what is presented gets no presses`() throws {
    let stage = try FocusStage()
    let log = EventLog()
    let button = UIButton(frame: CGRect(x: 0, y: 300, width: 50, height: 50))
    stage.controller.view.addSubview(button)
    button.addAction(UIAction { _ in log.record("primary") }, for: .primaryActionTriggered)
    stage.focus(button)
    stage.controller.present(UIViewController(), animated: false)
    try stage.generator.keyPress(.returnOrEnter)
    #expect(log.take() == [])
    stage.controller.dismiss(animated: false)
    stage.focus(button)
    try stage.generator.keyPress(.returnOrEnter)
    #expect(log.take() == ["primary"])
  }

  @Test func `FO-3 enabled controls want focus`() {
    let control = UIControl()
    #expect(control.canBecomeFocused)
    control.isEnabled = false
    #expect(!control.canBecomeFocused)
  }

  @Test func `FO-13 the select button, Return and the space bar operate a focused control`() throws
  {
    let stage = try FocusStage()
    let log = EventLog()
    let button = UIButton(frame: CGRect(x: 0, y: 300, width: 50, height: 50))
    stage.controller.view.addSubview(button)
    button.addAction(UIAction { _ in log.record("up") }, for: .touchUpInside)
    button.addAction(UIAction { _ in log.record("primary") }, for: .primaryActionTriggered)
    stage.focus(button)
    try stage.generator.pressDown(.select)
    #expect(button.isHighlighted && button.state.contains(.focused))
    try stage.generator.pressUp(.select)
    #expect(!button.isHighlighted)
    #expect(log.take() == ["up", "primary"])
    try stage.generator.keyPress(.returnOrEnter)
    try stage.generator.keyPress(.spacebar)
    #expect(log.take().count == 4)
    try stage.generator.pressDown(.select)
    try stage.generator.cancelTouches()
    #expect(!button.isHighlighted && log.take().isEmpty)
    button.isEnabled = false
    try stage.generator.press(.select)
    #expect(log.take().isEmpty)
  }

  @Test func `FO-13 a switch turns over, and controls without focus do nothing`() throws {
    let stage = try FocusStage()
    let log = EventLog()
    let toggle = UISwitch(frame: CGRect(x: 0, y: 300, width: 50, height: 50))
    stage.controller.view.addSubview(toggle)
    toggle.addAction(UIAction { _ in log.record("changed") }, for: .valueChanged)
    try stage.generator.press(.select)
    #expect(log.take().isEmpty)
    stage.focus(toggle)
    try stage.generator.press(.select)
    #expect(toggle.isOn && log.take() == ["changed"])
  }

  @Test func `PK-34 a focused control keeps the select button from taps around it`() throws {
    let stage = try FocusStage()
    let log = EventLog()
    let button = UIButton(frame: CGRect(x: 0, y: 300, width: 50, height: 50))
    stage.controller.view.addSubview(button)
    button.addAction(UIAction { _ in log.record("button") }, for: .primaryActionTriggered)
    let tap = UITapGestureRecognizer()
    let target = TapNotes(log)
    tap.addTarget(target, action: Selector("note", TapNotes.note))
    stage.controller.view.addGestureRecognizer(tap)
    stage.focus(button)
    try stage.generator.press(.select)
    #expect(log.take() == ["button"])
    stage.focus(stage.tiles[0])
    try stage.generator.press(.select)
    #expect(log.take() == ["tap"])
  }
}

/// Four tiles in two rows: a b / c d.
@MainActor
private final class FocusStage {
  final class Tile: UIView {
    var mayBeFirst = false
    var group: String?
    init(_ name: String, at origin: CGPoint, in superview: UIView) {
      super.init(frame: CGRect(origin: origin, size: CGSize(width: 40, height: 40)))
      accessibilityIdentifier = name
      superview.addSubview(self)
    }
    required init?(coder: NSCoder) { nil }
    override var canBecomeFocused: Bool { true }
    override var canBecomeFirstResponder: Bool { mayBeFirst }
    override var focusGroupIdentifier: String? {
      get { group }
      set { group = newValue }
    }
  }

  final class Controller: UIViewController {
    var refuses = false
    var notes = 0
    var headings: [UIFocusHeading] = []
    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
      headings.append(context.focusHeading)
      return !refuses
    }
    func note() { notes += 1 }
  }

  let controller: Controller
  let tiles: [Tile]
  let generator: EventGenerator
  private let counter = Counter()

  @MainActor private final class Counter { var failures = 0 }

  init(groups: [String: String] = [:]) throws {
    let controller = Controller()
    self.controller = controller
    let places = [("a", 10, 10), ("b", 110, 14), ("c", 10, 110), ("d", 110, 110)]
    tiles = places.map { Tile($0.0, at: CGPoint(x: $0.1, y: $0.2), in: controller.view) }
    for tile in tiles { tile.group = groups[tile.accessibilityIdentifier ?? ""] }
    generator = try EventGenerator(viewController: controller)
    let counter = counter
    token = NotificationCenter.default.addObserver(
      forName: UIFocusSystem.movementDidFailNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { counter.failures += 1 } }
  }

  private var token: (any NSObjectProtocol)?
  @MainActor deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }

  var failures: Int { counter.failures }

  var focused: String? {
    (UIFocusSystem.focusSystem(for: controller.view)?.focusedItem as? UIView)?
      .accessibilityIdentifier
  }

  func focus(_ view: UIView) {
    let system = UIFocusSystem.focusSystem(for: view)
    system?.requestFocusUpdate(to: view)
    system?.updateFocusIfNeeded()
  }
}

@MainActor
private final class TapNotes {
  let log: EventLog
  init(_ log: EventLog) { self.log = log }
  func note() { log.record("tap") }
}

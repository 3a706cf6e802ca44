// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("CT actions and states", .freshApplication)
final class ControlActionRules {
  private let plain = Selector("plain", ActionTargetProbe.plain)
  private let sent = Selector("sent:", ActionTargetProbe.sent)
  private let full = Selector("full::", ActionTargetProbe.full)

  @Test func `CT-1 states have fixed bits`() {
    let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected, .focused]
    #expect(states.map(\.rawValue) == [0, 1, 2, 4, 8])
  }

  @Test func `CT-2 the state is the union of what is true`() {
    let control = UIControl()
    #expect(control.state == .normal)
    control.isSelected = true
    control.isHighlighted = true
    #expect(control.state == [.selected, .highlighted])
    control.isEnabled = false
    #expect(control.state == [.selected, .highlighted, .disabled])
    final class Shouting: UIControl {
      override var isHighlighted: Bool {
        get { true }
        set {}
      }
    }
    #expect(Shouting().state == .highlighted)
  }

  @Test func `CT-22 events have fixed bits`() {
    let events: [UIControl.Event] = [
      .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
      .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel, .valueChanged,
      .primaryActionTriggered, .menuActionTriggered, .editingDidBegin, .editingChanged,
      .editingDidEnd, .editingDidEndOnExit,
    ]
    let places: [UInt] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 13, 14, 16, 17, 18, 19]
    #expect(events.map(\.rawValue) == places.map { 1 << $0 })
    #expect(UIControl.Event.allTouchEvents.rawValue == 0xFFF)
    #expect(UIControl.Event.allEditingEvents.rawValue == 0xF0000)
  }

  @Test func `CT-23 no events and no action are not added`() {
    let control = UIControl()
    let target = ActionTargetProbe()
    control.addTarget(target, action: plain, for: [])
    control.addTarget(target, action: Selector(""), for: .touchDown)
    control.addAction(UIAction { _ in }, for: [])
    #expect(control.allControlEvents == [])
    #expect(control.allTargets == [])
  }

  @Test func `CT-24 a target is not kept, and nothing is called when it died`() {
    let control = UIControl()
    var target: ActionTargetProbe? = ActionTargetProbe()
    weak let observed = target
    control.addTarget(target, action: plain, for: .touchDown)
    target = nil
    #expect(observed == nil)
    control.sendActions(for: .touchDown)
    #expect(control.allControlEvents == [])
  }

  @Test func `CT-25 adding a pair again merges it into one entry at the end`() {
    let control = UIControl()
    let first = ActionTargetProbe()
    let second = ActionTargetProbe()
    var order: [String] = []
    control.addTarget(first, action: plain, for: .touchDown)
    control.addTarget(second, action: sent, for: .touchDown)
    control.addTarget(first, action: plain, for: .touchUpInside)
    control.enumerateEventHandlers { _, pair, events, _ in
      order.append("\(pair?.1.description ?? "") \(events.rawValue)")
    }
    #expect(order == ["sent: 1", "plain 65"])
    control.addTarget(first, action: plain, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(first.calls == ["plain"])
  }

  @Test func `CT-26 an action replaces one of the same identifier`() {
    let control = UIControl()
    var calls: [String] = []
    control.addAction(
      UIAction(identifier: .init("a")) { _ in calls.append("old") }, for: .touchDown)
    control.addAction(
      UIAction(identifier: .init("a")) { _ in calls.append("new") }, for: .touchUpInside)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(calls == ["new", "new"])
    control.removeAction(identifiedBy: .init("a"), for: .allEvents)
    control.sendActions(for: .touchDown)
    #expect(calls.count == 2)
  }

  @Test func `CT-27 pairs and actions are called in the order of adding`() {
    let control = UIControl()
    let target = ActionTargetProbe()
    control.addAction(UIAction { _ in target.calls.append("one") }, for: .touchDown)
    control.addTarget(target, action: plain, for: .touchDown)
    control.addAction(UIAction { _ in target.calls.append("three") }, for: .touchDown)
    control.addTarget(target, action: sent, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(target.calls == ["one", "plain", "three", "sent UIControl"])
  }

  @Test func `CT-28 what a handler adds or removes counts from the next event on`() {
    let control = UIControl()
    let target = ActionTargetProbe()
    control.addAction(
      UIAction { [plain] _ in
        control.removeTarget(target, action: plain, for: .touchDown)
        control.addAction(
          UIAction(identifier: .init("late")) { _ in target.calls.append("late") },
          for: .touchDown)
      }, for: .touchDown)
    control.addTarget(target, action: plain, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(target.calls == ["plain"])
    control.sendActions(for: .touchDown)
    #expect(target.calls == ["plain", "late"])
  }

  @Test func `CT-29 removing with nil matches all pairs`() {
    let control = UIControl()
    let target = ActionTargetProbe()
    control.addTarget(target, action: plain, for: [.touchDown, .touchUpInside])
    control.addTarget(target, action: sent, for: .touchDown)
    control.addTarget(nil, action: full, for: .touchDown)
    control.removeTarget(target, action: nil, for: .touchDown)
    #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["plain"])
    #expect(control.allControlEvents == [.touchDown, .touchUpInside])
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allControlEvents == [])
  }

  @Test func `CT-45 removing all pairs leaves the actions`() {
    let control = UIControl()
    let target = ActionTargetProbe()
    control.addTarget(target, action: plain, for: .touchDown)
    control.addAction(UIAction { _ in target.calls.append("action") }, for: .touchDown)
    control.removeTarget(nil, action: nil, for: .allEvents)
    control.sendActions(for: .touchDown)
    #expect(target.calls == ["action"])
  }

  @Test func `CT-30 sendActions calls each matching entry once, without an event`() {
    let control = UIControl()
    let target = ActionTargetProbe()
    control.addTarget(target, action: full, for: [.touchDown, .touchUpInside])
    control.sendActions(for: [.touchDown, .touchUpInside, .valueChanged])
    #expect(target.calls == ["full UIControl nil"])
  }

  @Test func `CT-31 pairs go through sendAction of the control`() {
    final class Intercepting: UIControl {
      var seen: [String] = []
      override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        seen.append("\(action)")
        if action.description != "plain" { super.sendAction(action, to: target, for: event) }
      }
    }
    let control = Intercepting()
    let target = ActionTargetProbe()
    control.addTarget(target, action: plain, for: .touchDown)
    control.addTarget(target, action: sent, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(control.seen == ["plain", "sent:"])
    #expect(target.calls == ["sent Intercepting"])
  }

  @Test func `CT-32 actions go through sendAction of the control, which is their sender`() {
    final class Intercepting: UIControl {
      var titles: [String] = []
      override func sendAction(_ action: UIAction) {
        titles.append(action.title)
        super.sendAction(action)
      }
    }
    let control = Intercepting()
    var sender: Any?
    control.addAction(UIAction(title: "Go") { sender = $0.sender }, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(control.titles == ["Go"])
    #expect(sender as? UIControl === control)
  }

  @Test func `CT-33 the primary action follows the primary event of the class`() {
    let button = ControlStage(UIButton(type: .system))
    let target = ActionTargetProbe()
    button.control.addTarget(target, action: full, for: .primaryActionTriggered)
    button.tap()
    #expect(button.take() == ["touchDown", "touchUpInside", "primaryActionTriggered"])
    #expect(target.calls == ["full UIButton event"])
    let plain = ControlStage(UIControl())
    plain.tap()
    #expect(plain.take() == ["touchDown", "touchUpInside"])
  }

  @Test func `CT-34 performPrimaryAction sends the primary action without an event`() {
    let stage = ControlStage(UIControl())
    let target = ActionTargetProbe()
    stage.control.addTarget(target, action: full, for: .primaryActionTriggered)
    stage.control.performPrimaryAction()
    #expect(stage.take() == ["primaryActionTriggered"])
    #expect(target.calls == ["full UIControl nil"])
    stage.control.showsMenuAsPrimaryAction = true
    stage.control.performPrimaryAction()
    #expect(stage.take() == ["menuActionTriggered"])
  }

  @Test func `CT-35 methods take nothing, the sender, or sender and event`() {
    let stage = ControlStage(UIControl(), logs: [])
    let target = ActionTargetProbe()
    for action in [plain, sent, full] {
      stage.control.addTarget(target, action: action, for: .touchDown)
    }
    stage.down()
    #expect(target.calls == ["plain", "sent UIControl", "full UIControl event"])
    stage.up()
  }

  @Test func `CT-36 an action without target goes along the responder chain`() {
    final class Handler: UIView {
      var calls = 0
      func save() { calls += 1 }
    }
    let stage = ControlStage(UIControl(), logs: [])
    let handler = Handler(frame: stage.window.bounds)
    stage.window.addSubview(handler)
    handler.addSubview(stage.control)
    stage.control.addTarget(nil, action: Selector("save", Handler.save), for: .touchUpInside)
    stage.tap()
    #expect(handler.calls == 1)
  }

  @Test func `CT-37 targets, events and actions can be listed`() {
    let control = UIControl()
    let target = ActionTargetProbe()
    control.addTarget(target, action: plain, for: [.touchDown, .touchCancel])
    control.addTarget(target, action: sent, for: .touchDown)
    control.addTarget(nil, action: full, for: .valueChanged)
    control.addTarget(nil, action: plain, for: .valueChanged)
    #expect(control.allTargets.count == 2)
    #expect(control.allTargets.contains(AnyHashable(target)))
    #expect(control.allTargets.contains { $0.base is NSNull })
    #expect(control.allControlEvents == [.touchDown, .touchCancel, .valueChanged])
    #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == ["plain", "sent:"])
    #expect(
      control.actions(forTarget: target, forControlEvent: [.touchDown, .touchCancel]) == ["plain"])
    #expect(control.actions(forTarget: target, forControlEvent: .valueChanged) == nil)
    #expect(control.actions(forTarget: nil, forControlEvent: .valueChanged) == ["full::", "plain"])
  }

  @Test func `CT-38 setting a state again lays nothing out`() {
    final class Counting: UIControl {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let control = Counting()
    control.layoutIfNeeded()
    control.isSelected = true
    control.layoutIfNeeded()
    #expect(control.layouts == 2)
    control.isSelected = true
    control.isEnabled = true
    control.isHighlighted = false
    control.layoutIfNeeded()
    #expect(control.layouts == 2)
  }

  @Test func `CT-41 a plain control does not become first responder`() {
    let stage = ControlStage(UIControl(), logs: [])
    #expect(!stage.control.canBecomeFirstResponder)
    #expect(!stage.control.becomeFirstResponder())
  }
}

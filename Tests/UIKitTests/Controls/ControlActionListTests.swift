// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitHost
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("What a control calls", .freshApplication)
struct ControlActionListTests {
  @MainActor private final class Target: NSObject {
    var calls: [String] = []
    func one() { calls.append("one") }
    func two() { calls.append("two") }
  }

  /// An object that cannot be told from others by itself.
  @MainActor private final class Plain {
    func one() {}
  }

  /// A target that is no object.
  private struct Value: Hashable {
    var number: Int
  }

  private struct Odd {
    var number: Int
  }

  private let one = Selector("one", Target.one)
  private let two = Selector("two", Target.two)

  /// What would be called, in order.
  private func list(_ control: UIControl, most: Int = 99) -> [String] {
    var lines: [String] = []
    control.enumerateEventHandlers { action, pair, events, stop in
      let name = action.map { "action \($0.title)" } ?? pair.map { "\($0.1)" } ?? "none"
      let target = pair.map { $0.0 == nil ? " of chain" : " of \(type(of: $0.0 ?? ""))" } ?? ""
      lines.append("\(name)\(target) on \(events)")
      stop = lines.count == most
    }
    return lines
  }

  @Test func `a target that died is in no list, even before the next event`() {
    let control = UIControl()
    let living = Target()
    var dying: Target? = Target()
    control.addTarget(living, action: one, for: .touchDown)
    control.addTarget(dying, action: two, for: .touchCancel)
    control.addTarget(nil, action: two, for: .valueChanged)
    #expect(control.allTargets.count == 3)
    dying = nil
    #expect(control.allTargets.count == 2 && control.allTargets.contains(AnyHashable(living)))
    #expect(control.allControlEvents == [.touchDown, .valueChanged])
    #expect(list(control) == ["one of Target on touchDown", "two of chain on valueChanged"])
    #expect(list(control, most: 1) == ["one of Target on touchDown"])
    #expect(control.actionList.entries.count == 3)
    control.sendActions(for: .touchCancel)
    #expect(control.actionList.entries.count == 2)
    var other: Target? = Target()
    control.addTarget(other, action: one, for: .touchDown)
    other = nil
    control.addTarget(Target(), action: one, for: .touchDown)
    #expect(control.actions(forTarget: other, forControlEvent: .valueChanged) == ["two"])
  }

  @Test func `targets that are values are kept, each for itself`() {
    let control = UIControl()
    for _ in 0..<2 { control.addTarget(Value(number: 1), action: one, for: .touchDown) }
    control.addTarget(Odd(number: 7), action: one, for: .touchCancel)
    let plain = Plain()
    control.addTarget(plain, action: Selector("plain", Plain.one), for: .touchDown)
    #expect(
      list(control) == [
        "one of Value on touchDown", "one of Value on touchDown", "one of Odd on touchCancel",
        "plain of Plain on touchDown",
      ])
    #expect(control.allTargets.count == 3)
    #expect(control.allTargets.contains(AnyHashable(Value(number: 1))))
    #expect(control.allTargets.contains(AnyHashable(ObjectIdentifier(plain))))
    #expect(control.allTargets.contains { ($0.base as? String)?.contains("7") ?? false })
    #expect(
      control.actions(forTarget: Value(number: 1), forControlEvent: .touchDown) == nil)
    control.removeTarget(Value(number: 1), action: nil, for: .allEvents)
    #expect(list(control).count == 4)
    control.removeTarget(nil, action: nil, for: .touchDown)
    #expect(list(control) == ["one of Odd on touchCancel"])
  }

  @Test func `what is removed is what was named, for the events that were named`() {
    let control = UIControl()
    let (first, second) = (Target(), Target())
    func fill() {
      control.removeTarget(nil, action: nil, for: .allEvents)
      for target in [first, second] {
        control.addTarget(target, action: one, for: [.touchDown, .touchCancel])
        control.addTarget(target, action: two, for: .touchDown)
      }
    }
    func left() -> [[String]] {
      [first, second].map { target in
        let events: [UIControl.Event] = [.touchDown, .touchCancel]
        return events.map { event in
          (control.actions(forTarget: target, forControlEvent: event) ?? []).joined(separator: " ")
        }
      }
    }
    fill()
    #expect(left() == [["one two", "one"], ["one two", "one"]])
    control.removeTarget(first, action: one, for: .touchDown)
    #expect(left() == [["two", "one"], ["one two", "one"]])
    fill()
    control.removeTarget(nil, action: one, for: .touchDown)
    #expect(left() == [["two", "one"], ["two", "one"]])
    fill()
    control.removeTarget(second, action: nil, for: .touchCancel)
    #expect(left() == [["one two", "one"], ["one two", ""]])
    control.removeTarget(Target(), action: nil, for: .allEvents)
    control.removeTarget(first, action: Selector("three"), for: .allEvents)
    #expect(left() == [["one two", "one"], ["one two", ""]])
    let action = UIAction(title: "A", identifier: UIAction.Identifier("a")) { _ in }
    control.addAction(action, for: [.touchDown, .touchCancel])
    control.removeAction(action, for: .touchDown)
    #expect(list(control).last == "action A on touchCancel")
    control.addAction(UIAction(title: "B") { _ in }, for: .touchDown)
    control.removeAction(identifiedBy: UIAction.Identifier("a"), for: .touchCancel)
    #expect(list(control).last == "action B on touchDown" && list(control).count == 5)
  }

  @Test func `events are told by their names, and by their bits without one`() {
    #expect(
      UIControl.Event.allTouchEvents.description
        == "touchDown + touchDownRepeat + touchDragInside + touchDragOutside + touchDragEnter"
        + " + touchDragExit + touchUpInside + touchUpOutside + touchCancel + 0xe00")
    let rest: UIControl.Event = [
      .valueChanged, .primaryActionTriggered, .menuActionTriggered, .allEditingEvents,
    ]
    #expect(
      rest.description
        == "valueChanged + primaryActionTriggered + menuActionTriggered + editingDidBegin"
        + " + editingChanged + editingDidEnd + editingDidEndOnExit")
    #expect(UIControl.Event(rawValue: 1 << 27).description == "0x8000000")
    #expect(UIControl.Event().description == "")
  }

  @Test func `a trace tells what is sent, if somebody listens`() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    button.addAction(UIAction { _ in }, for: [.touchDown, .primaryActionTriggered])
    let generator = try EventGenerator(view: button)
    generator.traceTopics = [.action]
    button.sendActions(for: [.touchDown, .touchCancel])
    button.sendActions(for: .touchDragExit)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    #expect(
      generator.trace.filter { $0.contains("sends") } == [
        "action: UIButton#1 sends touchDown + touchCancel",
        "action: UIButton#1 sends primaryActionTriggered",
        "action: UIButton#1 sends touchUpInside + primaryActionTriggered",
      ])
    button.showsMenuAsPrimaryAction = true
    button.sendActions(for: .touchUpInside)
    #expect(generator.trace.filter { $0.contains("sends") } == [])
  }

  // MARK: - Menus

  @Test func `a control has one menu, which comes at once or to a finger that rests`() throws {
    let control = UIControl()
    control.isContextMenuInteractionEnabled = true
    let interaction = try #require(control.contextMenuInteraction)
    control.isContextMenuInteractionEnabled = true
    #expect(control.contextMenuInteraction === interaction && control.interactions.count == 1)
    #expect(interaction.takesGestures)
    control.showsMenuAsPrimaryAction = true
    #expect(!interaction.takesGestures)
    control.showsMenuAsPrimaryAction = false
    #expect(interaction.takesGestures)
    control.isContextMenuInteractionEnabled = false
    control.isContextMenuInteractionEnabled = false
    #expect(control.contextMenuInteraction == nil && control.interactions.isEmpty)
    control.showsMenuAsPrimaryAction = true
    control.isContextMenuInteractionEnabled = true
    #expect(control.contextMenuInteraction?.takesGestures == false)
  }

  @Test func `a menu comes at the lower corner on the side that its control is on`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let control = UIControl(frame: CGRect(x: 0, y: 50, width: 40, height: 20))
    control.bounds.origin = CGPoint(x: 5, y: 6)
    let configuration = UIContextMenuConfiguration()
    func corner() -> CGPoint { control.menuAttachmentPoint(for: configuration) }
    #expect(corner() == CGPoint(x: 45, y: 26))
    window.addSubview(control)
    let corners = [0, 130, 131].map { (x: CGFloat) in
      control.frame.origin.x = x
      return corner()
    }
    #expect(corners == [5, 5, 45].map { CGPoint(x: $0, y: 26) })
  }

  // MARK: - Presses and recognizers

  @Test func `controls keep the gestures that they are operated by`() {
    let (tap, twice, fingers) = (
      UITapGestureRecognizer(), UITapGestureRecognizer(), UITapGestureRecognizer()
    )
    twice.numberOfTapsRequired = 2
    fingers.numberOfTouchesRequired = 2
    let swipes = [UISwipeGestureRecognizer.Direction.left, .right, .up, .down].map { way in
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = way
      return swipe
    }
    let twoFingers = UISwipeGestureRecognizer()
    twoFingers.numberOfTouchesRequired = 2
    let all =
      [tap, twice, fingers] + swipes + [twoFingers, UIPanGestureRecognizer()]
      + [UILongPressGestureRecognizer()]
    func kept(_ control: UIControl) -> String {
      all.map { control.prefersOwnAction(over: $0) ? "x" : "-" }.joined()
    }
    let controls: [UIControl] = [
      UIControl(), UIButton(), UISegmentedControl(), UIStepper(), UISlider(), UISwitch(),
      UIPageControl(),
    ]
    #expect(
      controls.map(kept) == [
        "----------", "x---------", "x---------", "x---------", "---xx---x-", "x--xx---x-",
        "x--xx---x-",
      ])
  }
}

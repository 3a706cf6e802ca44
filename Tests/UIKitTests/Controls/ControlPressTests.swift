// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("Presses of controls, and what their handlers do meanwhile", .freshApplication)
struct ControlPressTests {
  /// Notes the presses that a control leaves.
  private final class Root: UIView {
    var log: [String] = []

    private func note(_ name: String, _ presses: Set<UIPress>) {
      for press in presses {
        let what = press.key.map { "key \($0.keyCode.rawValue)" } ?? "type \(press.type.rawValue)"
        log.append("\(name) \(what)")
      }
    }

    func take() -> [String] {
      defer { log = [] }
      return log
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      note("began", presses)
    }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      note("changed", presses)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      note("ended", presses)
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      note("cancelled", presses)
    }
  }

  private final class Finger: UITouch {
    var place = CGPoint(x: 5, y: 5)
    override func location(in view: UIView?) -> CGPoint { place }
  }

  private let log = EventLog()

  /// Notes what a control sends.
  private func note(_ control: UIControl) {
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"),
      (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
      (.touchUpInside, "up"), (.touchUpOutside, "out"), (.touchCancel, "cancel"),
      (.primaryActionTriggered, "primary"), (.menuActionTriggered, "menu"),
    ]
    for (event, name) in events {
      control.addAction(UIAction { [log] _ in log.record(name) }, for: event)
    }
  }

  @Test func `a focused control keeps the press that operates it, and passes on all others`() throws
  {
    let root = Root(frame: UIScreen.main.bounds)
    let button = UIButton(frame: CGRect(x: 0, y: 300, width: 50, height: 50))
    root.addSubview(button)
    note(button)
    let generator = try EventGenerator(view: root)
    try generator.keyPress(.tab)
    try #require(button.isFocused)
    _ = root.take()
    try generator.keyDown(.returnOrEnter)
    #expect(button.isHighlighted && button.trackedPress != nil && root.take() == [])
    try generator.keyPress(.spacebar)
    #expect(root.take() == ["began key 44", "ended key 44"] && button.isHighlighted)
    #expect(log.take() == [])
    try generator.keyUp(.returnOrEnter)
    #expect(!button.isHighlighted && button.trackedPress == nil && root.take() == [])
    #expect(log.take() == ["up", "primary"])
    try generator.keyDown(.leftShift)
    try generator.keyPress(.returnOrEnter)
    try generator.keyUp(.leftShift)
    #expect(
      root.take() == ["began key 225", "began key 40", "ended key 40", "ended key 225"])
    try generator.keyPress(.letterA)
    #expect(root.take() == ["began key 4", "ended key 4"] && log.take() == [])
    try generator.pressDown(.select)
    try generator.pressChange(.select, force: 0.5)
    try generator.cancelTouches()
    #expect(!button.isHighlighted && button.trackedPress == nil)
    #expect(root.take() == [] && log.take() == [])
    try generator.press(.playPause)
    #expect(root.take().count == 2)
    try generator.keyDown(.spacebar)
    #expect(button.isHighlighted)
    button.isEnabled = false
    try generator.keyUp(.spacebar)
    #expect(!button.isHighlighted && button.trackedPress == nil && log.take() == [])
  }

  @Test func `the select button does what a control is for`() {
    final class First: UIControl {
      override var canBecomeFirstResponder: Bool { true }
    }
    func sent(_ control: UIControl, _ change: (UIControl) -> Void = { _ in }) -> [String] {
      note(control)
      change(control)
      control.operateBySelect(nil)
      return log.take()
    }
    #expect(sent(UIControl()) == ["up", "primary"])
    #expect(sent(UIButton()) == ["up", "primary"])
    #expect(sent(UIControl()) { $0.showsMenuAsPrimaryAction = true } == ["menu"])
    #expect(sent(First()) == [])
    #expect(
      [UIControl(), UIButton(), UISwitch(), UISlider(), UIStepper(), UISegmentedControl()]
        .map(\.isOperatedBySelect) == [true, true, true, false, false, false])
  }

  @Test func `a control that is cancelled by who it tells tells no more of that touch`() {
    func sent(_ trigger: UIControl.Event, _ act: (UIControl, Finger) -> Void) -> [String] {
      let control = UIControl(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let finger = Finger()
      note(control)
      control.addAction(
        UIAction { [unowned control] _ in control.cancelTracking(with: nil) }, for: trigger)
      control.touchesBegan([finger], with: nil)
      act(control, finger)
      #expect(!control.isTracking && !control.isHighlighted && !control.isTouchInside)
      return log.take()
    }
    func move(_ control: UIControl, _ finger: Finger) {
      finger.place = CGPoint(x: 500, y: 5)
      control.touchesMoved([finger], with: nil)
    }
    func end(_ control: UIControl, _ finger: Finger) {
      finger.place = CGPoint(x: 500, y: 5)
      control.touchesEnded([finger], with: nil)
    }
    #expect(sent(.touchDown) { _, _ in } == ["down", "cancel"])
    #expect(sent(.touchDragExit, move) == ["down", "exit", "cancel"])
    #expect(sent(.touchDragExit, end) == ["down", "exit", "cancel"])
    #expect(
      sent(.touchDragEnter) { control, finger in
        move(control, finger)
        finger.place = .zero
        control.touchesMoved([finger], with: nil)
      } == ["down", "exit", "outside", "enter", "cancel"])
  }

  @Test func `a touch that begins while another ends is followed`() {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let (first, second) = (Finger(), Finger())
    note(control)
    control.addAction(
      UIAction { [unowned control] _ in
        if !control.isTracking { control.touchesBegan([second], with: nil) }
      }, for: .touchUpInside)
    control.touchesBegan([first], with: nil)
    control.touchesEnded([first], with: nil)
    #expect(control.isTracking && control.isHighlighted && control.isTouchInside)
    #expect(control.trackedTouch === second && log.take() == ["down", "up", "down"])
    control.touchesMoved([first], with: nil)
    control.touchesEnded([first], with: nil)
    control.touchesCancelled([first], with: nil)
    #expect(control.isTracking && log.take() == [])
    control.touchesCancelled([second], with: nil)
    #expect(!control.isTracking && control.trackedTouch == nil && log.take() == ["cancel"])
  }

  @Test func `a finger is inside up to 70 points around each edge, the near one included`() {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let finger = Finger()
    control.touchesBegan([finger], with: nil)
    func isInside(_ x: CGFloat, _ y: CGFloat) -> Bool {
      finger.place = CGPoint(x: x, y: y)
      control.touchesMoved([finger], with: nil)
      return control.isTouchInside
    }
    let places: [(CGFloat, CGFloat)] = [
      (-70, 5), (-70.1, 5), (79.9, 5), (80, 5), (5, -70), (5, -70.1), (5, 79.9), (5, 80),
    ]
    #expect(
      places.map { isInside($0.0, $0.1) } == [
        true, false, true, false, true, false, true, false,
      ])
    control.touchesCancelled([finger], with: nil)
    final class Wide: UIControl {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { point.x < 300 }
    }
    let wide = Wide(frame: control.frame)
    wide.touchesBegan([finger], with: nil)
    finger.place = CGPoint(x: 299, y: 5)
    wide.touchesMoved([finger], with: nil)
    #expect(wide.isTouchInside)
    finger.place = CGPoint(x: 300, y: 5)
    wide.touchesMoved([finger], with: nil)
    #expect(!wide.isTouchInside)
    wide.touchesCancelled([finger], with: nil)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("GR controls", .freshApplication)
struct GestureControlRules {
  private func add<Control: UIControl>(_ control: Control, _ stage: GestureStage) -> Control {
    control.frame = CGRect(x: 100, y: 100, width: 200, height: 40)
    control.addAction(
      UIAction { [weak stage] _ in stage?.note("control") }, for: .primaryActionTriggered)
    stage.view.addSubview(control)
    return control
  }

  private func take(_ stage: GestureStage) -> [String] {
    stage.takeLog().filter { !$0.hasPrefix("view") }
  }

  @Test func `GR-67 a control keeps its tap from recognizers above it`() {
    for make in [
      { UIButton(type: .system) }, { UISwitch() }, { UIStepper() },
      { UISegmentedControl(items: ["One", "Two"]) },
    ] as [@MainActor () -> UIControl] {
      let stage = GestureStage()
      stage.add(UITapGestureRecognizer(), "tap")
      let control = add(make(), stage)
      stage.tap(control.frame.maxX - 10, control.frame.midY)
      #expect(take(stage) == ["control"], "\(type(of: control))")
      stage.tap(10, 400)
      #expect(take(stage) == ["tap ended"])
    }
  }

  @Test func `GR-67 a slider keeps its swipe, a switch its pan`() {
    for make in [{ UISlider() }, { UISwitch() }] as [@MainActor () -> UIControl] {
      let stage = GestureStage()
      stage.add(UISwipeGestureRecognizer(), "swipe")
      stage.add(UIPanGestureRecognizer(), "pan")
      let control = add(make(), stage)
      let start = CGPoint(x: control.frame.minX + 14, y: control.frame.midY)
      stage.drag(from: start, by: CGPoint(x: 60, y: 0), steps: 6)
      stage.up(0, start.x + 60, start.y)
      #expect(!take(stage).contains { $0.hasPrefix("pan") || $0.hasPrefix("swipe") })
    }
  }

  @Test func `GR-68 a recognizer on the control itself goes first`() {
    let stage = GestureStage()
    let button = add(UIButton(type: .system), stage)
    stage.add(UITapGestureRecognizer(), "tap", to: button)
    stage.tap(200, 120)
    #expect(take(stage) == ["tap ended"])
  }

  @Test func `GR-69 a plain control keeps nothing, and a button only a single tap`() {
    let stage = GestureStage()
    stage.add(UITapGestureRecognizer(), "tap")
    _ = add(UIControl(), stage)
    stage.tap(200, 120)
    #expect(take(stage) == ["tap ended"])
    let other = GestureStage()
    _ = add(UIButton(type: .system), other)
    other.add(UILongPressGestureRecognizer(), "press")
    other.down(0, 200, 120)
    other.wait(0.6)
    other.up(0, 200, 120)
    #expect(take(other) == ["press began", "press ended"])
    let pair = other.add(UITapGestureRecognizer(), "double")
    pair.numberOfTapsRequired = 2
    other.tap(200, 120)
    other.wait(0.1)
    other.tap(200, 120)
    #expect(take(other).last == "double ended")
  }
}

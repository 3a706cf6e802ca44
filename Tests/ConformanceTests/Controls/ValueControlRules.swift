// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("CT controls with a value", .freshApplication)
final class ValueControlRules {
  @Test func `CT-33 a switch sends valueChanged and then the primary action`() {
    let stage = ControlStage(UISwitch())
    stage.tap()
    #expect(stage.control.isOn)
    #expect(
      stage.take() == ["touchDown", "valueChanged", "primaryActionTriggered", "touchUpInside"])
  }

  @Test func `CT-39 setting a value by program sends nothing`() {
    let lever = ControlStage(UISwitch())
    lever.control.isOn = true
    lever.control.setOn(false, animated: true)
    let slider = ControlStage(UISlider())
    slider.control.value = 0.5
    slider.control.setValue(0.7, animated: true)
    let stepper = ControlStage(UIStepper())
    stepper.control.value = 4
    let segments = ControlStage(UISegmentedControl(items: ["A", "B"]))
    segments.control.selectedSegmentIndex = 1
    #expect(lever.take() + slider.take() + stepper.take() + segments.take() == [])
  }

  @Test func `CT-39 dragging a switch to the side it is on sends nothing`() {
    let stage = ControlStage(UISwitch())
    stage.down(CGPoint(x: 130, y: 125))
    stage.move(CGPoint(x: 180, y: 125))
    stage.move(CGPoint(x: 120, y: 125))
    stage.up(CGPoint(x: 120, y: 125))
    #expect(!stage.control.isOn)
    #expect(
      stage.take() == ["touchDown", "touchDragInside", "touchDragInside", "touchUpInside"])
    stage.down(CGPoint(x: 130, y: 125))
    stage.move(CGPoint(x: 180, y: 125))
    stage.up(CGPoint(x: 180, y: 125))
    #expect(stage.control.isOn)
  }

  @Test func `CT-15 a cancelled switch keeps its value`() {
    let stage = ControlStage(UISwitch())
    stage.down(CGPoint(x: 130, y: 125))
    stage.move(CGPoint(x: 180, y: 125))
    stage.cancel()
    #expect(!stage.control.isOn)
    #expect(stage.take() == ["touchDown", "touchDragInside", "touchCancel"])
  }

  @Test func `CT-5 a slider tracks a finger on its thumb only`() {
    let stage = ControlStage(UISlider())
    stage.tap()
    #expect(stage.take() == [])
    stage.clock.advance(by: 1)
    stage.down(CGPoint(x: 110, y: 125))
    stage.move(CGPoint(x: 146, y: 125))
    #expect(stage.control.value == 0.5)
    stage.move(CGPoint(x: 300, y: 125))
    #expect(stage.control.value == 1)
    stage.up(CGPoint(x: 300, y: 125))
    #expect(
      stage.take() == [
        "touchDown", "valueChanged", "primaryActionTriggered", "touchDragInside", "valueChanged",
        "primaryActionTriggered", "touchDragExit", "touchDragOutside", "valueChanged",
        "primaryActionTriggered", "touchUpOutside",
      ])
  }

  @Test func `CT-39 a slider that is not continuous tells at the end`() {
    let slider = UISlider()
    slider.isContinuous = false
    slider.maximumValue = 10
    let stage = ControlStage(slider, logs: [.valueChanged])
    stage.down(CGPoint(x: 110, y: 125))
    stage.move(CGPoint(x: 146, y: 125))
    #expect(stage.take() == [])
    stage.up(CGPoint(x: 146, y: 125))
    #expect(stage.take() == ["valueChanged"])
    #expect(slider.value == 5)
    slider.maximumValue = 3
    #expect(slider.value == 3)
  }

  @Test func `CT-39 the last change that a slider tells comes with the lifted touch`() {
    var phases: [[UITouch.Phase]] = []
    /// Notes the phases of the touches in each event it is told of.
    @MainActor final class Listener {
      let note: (UIEvent) -> Void
      init(_ note: @escaping (UIEvent) -> Void) { self.note = note }
      func changed(_ slider: UISlider, _ event: UIEvent) { note(event) }
    }
    let listener = Listener { event in phases.append((event.allTouches ?? []).map(\.phase)) }
    let stage = ControlStage(UISlider())
    stage.control.addTarget(
      listener, action: Selector("changed:forEvent:", Listener.changed), for: .valueChanged)
    stage.down(CGPoint(x: 110, y: 125))
    stage.move(CGPoint(x: 146, y: 125))
    stage.move(CGPoint(x: 147, y: 125))
    stage.up(CGPoint(x: 147, y: 125))
    #expect(phases == [[.moved], [.moved], [.ended]])
  }

  @Test func `CT-44 a stepper steps by taps, and on and on while it is held`() {
    let stage = ControlStage(UIStepper(), logs: [.valueChanged])
    let plus = CGPoint(x: 180, y: 125)
    stage.down(plus)
    stage.up(plus)
    #expect(stage.control.value == 1)
    stage.down(plus)
    stage.clock.advance(by: 0.49)
    #expect(stage.control.value == 1)
    stage.clock.advance(by: 0.02)
    #expect(stage.control.value == 2)
    stage.clock.advance(by: 0.2)
    #expect(stage.control.value == 4)
    stage.up(plus)
    stage.clock.advance(by: 5)
    #expect(stage.control.value == 4)
    #expect(stage.take() == Array(repeating: "valueChanged", count: 4))
  }

  @Test func `CT-5 a stepper at its end does not track unless it wraps`() {
    let stage = ControlStage(UIStepper())
    let minus = CGPoint(x: 120, y: 125)
    stage.down(minus)
    stage.up(minus)
    #expect(stage.take() == [])
    stage.control.wraps = true
    stage.down(minus)
    stage.up(minus)
    #expect(stage.control.value == 100)
  }

  @Test func `CT-33 a segment is chosen when the finger goes up`() {
    var ran = 0
    let control = UISegmentedControl(items: ["One", "Two"])
    control.insertSegment(
      action: UIAction(title: "Three") { _ in ran += 1 }, at: 9, animated: false)
    let stage = ControlStage(control)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    stage.down(CGPoint(x: 110, y: 125))
    stage.move(CGPoint(x: 190, y: 125))
    stage.up(CGPoint(x: 190, y: 125))
    #expect(control.selectedSegmentIndex == 2)
    #expect(ran == 1)
    #expect(
      stage.take() == [
        "touchDown", "touchDragInside", "valueChanged", "primaryActionTriggered", "touchUpInside",
      ])
    stage.down(CGPoint(x: 190, y: 125))
    stage.up(CGPoint(x: 190, y: 125))
    #expect(stage.take() == ["touchDown", "touchUpInside"])
    control.setEnabled(false, forSegmentAt: 0)
    stage.down(CGPoint(x: 110, y: 125))
    stage.up(CGPoint(x: 110, y: 125))
    #expect(control.selectedSegmentIndex == 2)
    control.isMomentary = true
    stage.down(CGPoint(x: 150, y: 125))
    stage.up(CGPoint(x: 150, y: 125))
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func `CT-33 a button that changes its selection does so before its events`() {
    let button = UIButton(configuration: .gray())
    button.changesSelectionAsPrimaryAction = true
    let stage = ControlStage(button, logs: [])
    var seen: [Bool] = []
    button.addAction(UIAction { _ in seen.append(button.isSelected) }, for: .touchUpInside)
    stage.tap()
    stage.tap()
    #expect(seen == [true, false])
  }
}

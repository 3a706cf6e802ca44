// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKitHost
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("Parts of controls", .freshApplication)
struct ControlPartsTests {
  private let log = EventLog()

  /// Notes each event that a control sends.
  private func note(_ control: UIControl) {
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchCancel, "cancel"), (.touchUpInside, "up"),
      (.valueChanged, "value"), (.primaryActionTriggered, "primary"),
    ]
    for (event, name) in events {
      control.addAction(UIAction { [log] _ in log.record(name) }, for: event)
    }
  }

  @Test func `a touch that is taken away changes no value`() throws {
    let stepper = UIStepper()
    let segments = UISegmentedControl(items: ["A", "B", "C"])
    segments.frame.size = CGSize(width: 150, height: 32)
    segments.selectedSegmentIndex = 1
    let toggle = UISwitch()
    for control in [stepper, segments, toggle] as [UIControl] {
      note(control)
      let generator = try EventGenerator(view: control)
      let edge = OffsetLocation(location: control, x: control.bounds.width / 2 - 8, y: 0)
      try generator.fingerDown(at: edge)
      try generator.cancelTouches()
      generator.advance(by: 2)
    }
    #expect(log.take() == ["down", "cancel", "down", "cancel", "down", "cancel"])
    #expect(stepper.value == 0 && segments.selectedSegmentIndex == 1 && !toggle.isOn)
    #expect(toggle.intrinsicContentSize == toggle.bounds.size)
  }

  @Test func `a stepper that is held tells its last value alone when it is not continuous`() throws
  {
    let stepper = UIStepper()
    stepper.isContinuous = false
    note(stepper)
    let generator = try EventGenerator(view: stepper)
    try generator.fingerDown(
      at: OffsetLocation(location: stepper, x: stepper.bounds.width / 2 - 8, y: 0))
    generator.advance(by: 2)
    let held = stepper.value
    #expect(held > 1 && log.take() == ["down"])
    try generator.fingerUp()
    #expect(stepper.value == held && log.take().filter { $0 == "value" } == ["value"])
  }

  @Test func `a control performs the action it was made with until it is taken away`() throws {
    let action = UIAction { [log] _ in log.record("done") }
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 60, height: 60), primaryAction: action)
    control.sendActions(for: .primaryActionTriggered)
    #expect(log.take() == ["done"])
    control.removeAction(action, for: .primaryActionTriggered)
    control.sendActions(for: .primaryActionTriggered)
    #expect(log.take() == [])
    #expect(!control.isContextMenuInteractionEnabled)
    control.isContextMenuInteractionEnabled = true
    #expect(control.isContextMenuInteractionEnabled && control.interactions.count == 1)
    control.isContextMenuInteractionEnabled = false
    #expect(!control.isContextMenuInteractionEnabled && control.interactions.isEmpty)
  }

  @Test func `a label draws its shadow under its text, and keeps what it is set to`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    label.text = "ab"
    label.shadowColor = .red
    label.shadowOffset = CGSize(width: 2, height: 3)
    #expect(label.shadowColor == .red && label.shadowOffset == CGSize(width: 2, height: 3))
    let context = CGContext()
    GraphicsStack.shared.withCurrent(context) { label.drawText(in: label.bounds) }
    let lines: [TextLine] = context.commands.compactMap { command in
      if case .text(let line) = command { line } else { nil }
    }
    #expect(lines.map(\.string) == ["ab", "ab"])
    #expect(lines[0].color == UIColor.red.cgColor.rgba)
    #expect(lines[0].origin == CGPoint(x: lines[1].origin.x + 2, y: lines[1].origin.y + 3))
    label.textAlignment = .right
    label.lineBreakMode = .byClipping
    label.highlightedTextColor = .blue
    label.isHighlighted = true
    label.isEnabled = false
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    #expect(label.textAlignment == .right && label.lineBreakMode == .byClipping)
    #expect(label.highlightedTextColor == .blue && label.isHighlighted && !label.isEnabled)
    #expect(label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0.5)
  }

  @Test func `controls are as large as they need`() {
    let pages = UIPageControl()
    pages.numberOfPages = 5
    #expect(pages.intrinsicContentSize == pages.size(forNumberOfPages: 5))
    #expect(pages.sizeThatFits(.zero) == pages.intrinsicContentSize)
    let picker = UIPickerView()
    #expect(picker.sizeThatFits(.zero) == picker.intrinsicContentSize)
    let bar = UIProgressView(progressViewStyle: .bar)
    #expect(bar.progressViewStyle == .bar && bar.observedProgress == nil)
    let progress = Progress(totalUnitCount: 4)
    bar.observedProgress = progress
    #expect(bar.observedProgress === progress)
  }

  @Test func `a page control takes taps for itself, and drags when it follows them`() {
    let pages = UIPageControl()
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = .left
    let tap = UITapGestureRecognizer()
    #expect(pages.prefersOwnAction(over: tap) && pages.prefersOwnAction(over: swipe))
    pages.allowsContinuousInteraction = false
    #expect(pages.prefersOwnAction(over: tap) && !pages.prefersOwnAction(over: swipe))
    #expect(UITextField().prefersOwnAction(over: tap))
    #expect(!UITextField().prefersOwnAction(over: swipe))
    let text = UITextView()
    #expect(text.prefersOwnAction(over: tap))
    text.isSelectable = false
    #expect(!text.prefersOwnAction(over: tap))
  }

  @Test func `a picker gives back the views it was given, and no others`() {
    final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        3
      }
      func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
        reusing view: UIView?
      ) -> UIView? {
        let view = UIView()
        view.tag = 10 * component + row + 1
        return view
      }
    }
    let rows = Rows()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 216))
    picker.dataSource = rows
    picker.delegate = rows
    picker.layoutIfNeeded()
    #expect(picker.view(forRow: 1, forComponent: 1)?.tag == 12)
    #expect(picker.view(forRow: 9, forComponent: 0) == nil)
    #expect(picker.view(forRow: 0, forComponent: 5) == nil)
  }
}

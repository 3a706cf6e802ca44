// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("CT tracking", .freshApplication)
final class TrackingRules {
  private func stage() -> ControlStage<TrackingControl> { ControlStage(TrackingControl()) }

  @Test func `CT-3 a control without interaction passes touches up the chain`() {
    let stage = stage()
    let parent = TouchLog(frame: stage.window.bounds)
    stage.window.addSubview(parent)
    parent.addSubview(stage.control)
    stage.control.begins = false
    stage.tap()
    #expect(parent.calls == ["began", "ended"])
    #expect(stage.take() == [])
  }

  @Test func `CT-4 a control tracks only the first finger`() {
    let stage = stage()
    stage.control.isMultipleTouchEnabled = true
    stage.down()
    let other = Contact(
      id: 77, kind: .finger, phase: .began, location: CGPoint(x: 120, y: 120))
    HostInput.send(.contacts(ContactFrame(time: stage.clock.now, contacts: [other])))
    let lifted = Contact(
      id: 77, kind: .finger, phase: .ended, location: CGPoint(x: 120, y: 120))
    HostInput.send(.contacts(ContactFrame(time: stage.clock.now, contacts: [lifted])))
    #expect(stage.control.isTracking)
    stage.up()
    #expect(stage.control.calls == ["begin", "end tracking true"])
    #expect(stage.take() == ["touchDown", "touchUpInside"])
  }

  @Test func `CT-5 a control that refuses to begin sends nothing and is not highlighted`() {
    let stage = stage()
    stage.control.begins = false
    stage.down()
    #expect(!stage.control.isTracking && !stage.control.isHighlighted)
    stage.move(CGPoint(x: 140, y: 120))
    stage.up()
    #expect(stage.control.calls == ["begin"])
    #expect(stage.take() == [])
  }

  @Test func `CT-43 a control that does not continue is not highlighted any more`() {
    let stage = stage()
    stage.control.continues = false
    stage.down()
    #expect(stage.control.isHighlighted)
    stage.move(CGPoint(x: 140, y: 120))
    #expect(!stage.control.isTracking && !stage.control.isHighlighted)
    stage.up()
    #expect(stage.control.calls == ["begin", "continue"])
    #expect(stage.take() == ["touchDown"])
  }

  @Test func `CT-6 touch down tracks, highlights and sends touchDown`() {
    let stage = stage()
    var seen: [Bool] = []
    stage.control.addAction(
      UIAction { _ in
        let control = stage.control
        seen = [control.isTracking, control.isTouchInside, control.isHighlighted]
      }, for: .touchDown)
    stage.down()
    #expect(seen == [true, true, true])
    #expect(stage.take() == ["touchDown"])
    stage.up()
  }

  @Test func `CT-7 the second tap sends touchDown and then touchDownRepeat`() {
    let stage = stage()
    stage.tap()
    stage.clock.advance(by: 0.1)
    stage.tap()
    #expect(
      stage.take() == [
        "touchDown", "touchUpInside", "touchDown", "touchDownRepeat", "touchUpInside",
      ])
  }

  @Test func `CT-8 a control that refuses to go on stops without an event`() {
    let stage = stage()
    stage.down()
    stage.control.continues = false
    stage.move(CGPoint(x: 140, y: 120))
    #expect(!stage.control.isTracking && !stage.control.isHighlighted)
    stage.up()
    #expect(stage.control.calls == ["begin", "continue"])
    #expect(stage.take() == ["touchDown"])
  }

  @Test func `CT-9 a finger is inside up to 70 points around the control`() {
    let stage = stage()
    stage.down()
    stage.move(CGPoint(x: 269, y: 125))
    #expect(stage.control.isTouchInside)
    stage.move(CGPoint(x: 271, y: 125))
    #expect(!stage.control.isTouchInside)
    stage.move(CGPoint(x: 150, y: 31))
    #expect(stage.control.isTouchInside)
    stage.up()
    #expect(
      stage.take() == [
        "touchDown", "touchDragInside", "touchDragExit", "touchDragOutside", "touchDragEnter",
        "touchDragInside", "touchUpInside",
      ])
  }

  @Test func `CT-10 the margin is the same on the way out and back`() {
    let stage = stage()
    stage.down()
    stage.move(CGPoint(x: 271, y: 125))
    #expect(!stage.control.isTouchInside)
    stage.move(CGPoint(x: 269, y: 125))
    #expect(stage.control.isTouchInside)
    stage.up()
  }

  @Test func `CT-11 crossing the edge is told before the drag`() {
    let stage = stage()
    stage.down()
    _ = stage.take()
    stage.move(CGPoint(x: 350, y: 350))
    #expect(stage.take() == ["touchDragExit", "touchDragOutside"])
    stage.move(stage.inside)
    #expect(stage.take() == ["touchDragEnter", "touchDragInside"])
    stage.up()
  }

  @Test func `CT-12 the highlight follows the finger in and out`() {
    let stage = stage()
    stage.down()
    stage.move(CGPoint(x: 350, y: 350))
    #expect(!stage.control.isHighlighted)
    stage.move(stage.inside)
    #expect(stage.control.isHighlighted)
    stage.up()
    #expect(!stage.control.isHighlighted && !stage.control.isTouchInside)
  }

  @Test func `CT-13 a lift elsewhere crosses the edge first`() {
    let stage = stage()
    stage.down()
    stage.up(CGPoint(x: 350, y: 350))
    #expect(stage.control.calls == ["begin", "end tracking true"])
    #expect(stage.take() == ["touchDown", "touchDragExit", "touchUpOutside"])
  }

  @Test func `CT-14 touchUpInside is sent after tracking and before the highlight ends`() {
    let stage = stage()
    var seen: [Bool] = []
    stage.control.addAction(
      UIAction { _ in
        let control = stage.control
        seen = [control.isTracking, control.isHighlighted, control.isTouchInside]
      }, for: .touchUpInside)
    stage.tap()
    #expect(seen == [false, true, true])
  }

  @Test func `CT-15 cancelling ends tracking and highlight, then sends touchCancel`() {
    let stage = stage()
    var seen: [Bool] = []
    stage.control.addAction(
      UIAction { _ in seen = [stage.control.isTracking, stage.control.isHighlighted] },
      for: .touchCancel)
    stage.down()
    stage.cancel()
    #expect(seen == [false, false])
    #expect(stage.control.calls == ["begin", "cancel event some"])
    #expect(stage.take() == ["touchDown", "touchCancel"])
    stage.cancel()
    #expect(stage.take() == [])
  }

  @Test func `CT-16 a cancelled touch is not passed on`() {
    let stage = stage()
    let parent = TouchLog(frame: stage.window.bounds)
    stage.window.addSubview(parent)
    parent.addSubview(stage.control)
    stage.control.begins = false
    stage.down()
    stage.cancel()
    #expect(parent.calls == ["began"])
  }

  @Test func `CT-17 touches are passed on only while nothing is tracked`() {
    let stage = stage()
    let parent = TouchLog(frame: stage.window.bounds)
    stage.window.addSubview(parent)
    parent.addSubview(stage.control)
    stage.down()
    stage.move(CGPoint(x: 140, y: 120))
    stage.control.continues = false
    stage.move(CGPoint(x: 141, y: 120))
    #expect(parent.calls == [])
    stage.move(CGPoint(x: 142, y: 120))
    stage.up()
    #expect(parent.calls == ["moved", "ended"])
  }

  @Test func `CT-18 leaving the window cancels without an event`() {
    let stage = stage()
    stage.down()
    stage.control.removeFromSuperview()
    #expect(stage.control.calls == ["begin", "cancel event nil"])
    #expect(stage.take() == ["touchDown", "touchCancel"])
    stage.up()
    #expect(stage.take() == [])
  }

  @Test func `CT-19 disabling a tracked control does not cancel it`() {
    let stage = stage()
    stage.down()
    stage.control.isEnabled = false
    #expect(stage.control.isTracking)
    stage.up()
    #expect(stage.take() == ["touchDown", "touchUpInside"])
  }

  @Test func `CT-19 a button that is disabled when it is touched is pressed when it is let go`() {
    let stage = ControlStage(UIButton(), logs: [.touchDown, .touchUpInside])
    stage.control.addAction(
      UIAction { [weak button = stage.control] _ in button?.isEnabled = false }, for: .touchDown)
    stage.tap()
    #expect(stage.take() == ["touchDown", "touchUpInside"])
    stage.tap()
    #expect(stage.take() == [])
  }

  @Test func `CT-20 an override of cancelTracking without super suppresses touchCancel`() {
    final class Silent: UIControl {
      override func cancelTracking(with event: UIEvent?) {}
    }
    let stage = ControlStage(Silent())
    stage.down()
    stage.cancel()
    #expect(stage.take() == ["touchDown"])
    #expect(!stage.control.isTracking && !stage.control.isHighlighted)
  }

  @Test func `CT-21 a control tracks unless it is told otherwise`() {
    let control = UIControl()
    #expect(control.beginTracking(UITouch(), with: nil))
    #expect(control.continueTracking(UITouch(), with: nil))
  }

  @Test func `CT-42 a highlight that came and went unseen is shown for 0.12 s`() {
    let button = UIButton(configuration: .filled())
    let stage = ControlStage(button, logs: [])
    HostInput.send(.fonts(FontReport(faces: [:])))
    let fill = { button.layer.sublayers?.first?.backgroundColor }
    let normal = fill()
    let touch = RestingTouch()
    button.touchesBegan([touch], with: nil)
    button.touchesEnded([touch], with: nil)
    #expect(!button.isHighlighted)
    button.layoutIfNeeded()
    #expect(fill() != normal)
    stage.clock.advance(by: 0.11)
    button.layoutIfNeeded()
    #expect(fill() != normal)
    stage.clock.advance(by: 0.02)
    button.layoutIfNeeded()
    #expect(fill() == normal)
  }

  @Test func `HT-21 a disabled control lets touches through`() {
    let stage = stage()
    #expect(stage.window.hitTest(stage.inside, with: nil) === stage.control)
    stage.control.isEnabled = false
    #expect(stage.window.hitTest(stage.inside, with: nil) === stage.window)
    stage.tap()
    #expect(stage.take() == [])
    stage.control.isEnabled = true
    #expect(stage.window.hitTest(stage.inside, with: nil) === stage.control)
  }

  @Test func `HT-20 touches go through labels and image views, and what is in them`() {
    for view in [UILabel(), UIImageView()] as [UIView] {
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let outer = UIView(frame: inner.bounds)
      view.frame = inner.bounds
      outer.addSubview(view)
      view.addSubview(inner)
      #expect(!view.isUserInteractionEnabled)
      #expect(outer.hitTest(CGPoint(x: 5, y: 5), with: nil) === outer)
      view.isUserInteractionEnabled = true
      #expect(outer.hitTest(CGPoint(x: 5, y: 5), with: nil) === inner)
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitHost
import UIKitTesting

@testable import UIKitCore

/// A finger at a place of a control, whose touches it gets without a window.
@MainActor
private final class Hand {
  private final class Finger: UITouch {
    var place = CGPoint.zero
    override func location(in view: UIView?) -> CGPoint { place }
  }

  private let finger = Finger()
  private let control: UIControl
  private(set) var log: [String] = []

  /// Notes with each of the control's events what it shows then.
  init<Control: UIControl>(_ control: Control, _ shows: @escaping (Control) -> Any) {
    self.control = control
    let events: [(UIControl.Event, String)] = [
      (.valueChanged, "value"), (.touchUpInside, "up"), (.touchUpOutside, "out"),
      (.touchCancel, "cancel"),
    ]
    for (event, name) in events {
      control.addAction(
        UIAction { [weak self, unowned control] _ in self?.log.append("\(name) \(shows(control))")
        },
        for: event)
    }
  }

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  func down(_ x: CGFloat, _ y: CGFloat? = nil) {
    finger.place = CGPoint(x: x, y: y ?? control.bounds.midY)
    control.touchesBegan([finger], with: nil)
  }

  func move(_ x: CGFloat) {
    finger.place.x = x
    control.touchesMoved([finger], with: nil)
  }

  func up(_ x: CGFloat) {
    finger.place.x = x
    control.touchesEnded([finger], with: nil)
  }

  func cancel() { control.touchesCancelled([finger], with: nil) }

  func tap(_ x: CGFloat) {
    down(x)
    up(x)
  }
}

@MainActor @Suite("How controls with a value are operated", .freshApplication)
struct ControlOperationTests {
  private let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }

  private func layers(_ view: UIView) -> [CALayer] {
    view.layoutIfNeeded()
    return view.layer.sublayers ?? []
  }

  // MARK: - Sliders

  @Test func `a finger takes hold of a slider's thumb within 12 points of it`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    slider.value = 0.5
    let hand = Hand(slider) { $0.value }
    func tracks(_ x: CGFloat, _ y: CGFloat) -> Bool {
      hand.down(x, y)
      defer { hand.cancel() }
      return slider.isTracking
    }
    #expect([73.9, 74, 125.9, 126].map { tracks($0, 20) } == [false, true, true, false])
    #expect([-6.1, -6, 45.9, 46].map { tracks(100, $0) } == [false, true, true, false])
    #expect(slider.value == 0.5)
  }

  @Test func `a slider's thumb keeps its distance from the finger, and tells of changes alone`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    slider.value = 0.5
    let hand = Hand(slider) { $0.value }
    hand.down(105)
    hand.move(105)
    #expect(hand.take() == [])
    hand.move(191)
    hand.move(199)
    #expect(hand.take() == ["value 1.0"])
    hand.move(-50)
    hand.up(-50)
    #expect(hand.take() == ["value 0.0", "value 0.0", "up 0.0"])
    slider.minimumValueImage = picture
    slider.minimumValue = -1
    slider.value = 0
    hand.down(114)
    hand.move(78)
    #expect(hand.take() == ["value -0.5"])
    slider.isContinuous = false
    hand.move(90)
    #expect(hand.take() == [] && slider.value > -0.5)
    hand.cancel()
    let narrow = UISlider(frame: CGRect(x: 0, y: 0, width: 20, height: 40))
    narrow.value = 1
    let other = Hand(narrow) { $0.value }
    other.down(10)
    other.move(11)
    #expect(other.take() == ["value 0.0"])
  }

  @Test func `a slider goes by tenths of its way, between its ends, while it is enabled`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    slider.maximumValue = 10
    slider.value = 8.5
    let hand = Hand(slider) { $0.value }
    for _ in 0..<3 { slider.accessibilityIncrement() }
    slider.accessibilityDecrement()
    slider.isEnabled = false
    slider.accessibilityDecrement()
    #expect(hand.take() == ["value 9.5", "value 10.0", "value 9.0"])
    let values: [Float] = [0, 10.0 / 3, 20.0 / 3, 10]
    let texts = values.map { value in
      slider.value = value
      return slider.accessibilityValue
    }
    #expect(texts == ["0%", "33%", "67%", "100%"])
    slider.minimumValue = 10
    #expect(slider.accessibilityValue == "0%")
    #expect(
      slider.thumbRect(forBounds: slider.bounds, trackRect: slider.bounds, value: 10)
        == CGRect(x: 0, y: 6, width: 28, height: 28))
  }

  // MARK: - Steppers

  @Test func `the halves of a stepper meet in its middle, and are weak at its ends`() {
    let stepper = UIStepper()
    let hand = Hand(stepper) { $0.value }
    hand.down(46.9)
    #expect(!stepper.isTracking)
    hand.tap(47)
    #expect(hand.take() == ["value 1.0", "up 1.0"])
    hand.tap(46.9)
    #expect(hand.take() == ["value 0.0", "up 0.0"])
    func alphas() -> [CGFloat] {
      stepper.layoutIfNeeded()
      return stepper.subviews.map { ($0.alpha * 10).rounded() }
    }
    #expect(alphas() == [3, 10])
    stepper.value = 1
    #expect(alphas() == [10, 10])
    stepper.value = 100
    #expect(alphas() == [10, 3])
    stepper.wraps = true
    #expect(alphas() == [10, 10])
    stepper.isEnabled = false
    #expect(alphas() == [3, 3])
    #expect(
      stepper.subviews.map(\.frame) == [
        CGRect(x: 14.5, y: 7, width: 18, height: 18), CGRect(x: 61.5, y: 7, width: 18, height: 18),
      ])
    #expect(layers(stepper)[2].frame == CGRect(x: 46.5, y: 7, width: 1, height: 18))
  }

  @Test func `the half of a stepper under the finger is marked`() {
    let stepper = UIStepper()
    stepper.value = 9
    let hand = Hand(stepper) { $0.value }
    func mark() -> CGRect? {
      let mark = layers(stepper)[1]
      return mark.isHidden ? nil : mark.frame
    }
    let (left, right) = (
      CGRect(x: 0, y: 0, width: 47, height: 32), CGRect(x: 47, y: 0, width: 47, height: 32)
    )
    #expect(mark() == nil)
    hand.down(80)
    #expect(mark() == right)
    hand.move(500)
    #expect(mark() == nil)
    hand.move(10)
    #expect(mark() == right)
    hand.up(80)
    #expect(mark() == nil)
    hand.down(10)
    #expect(mark() == left)
    hand.cancel()
    #expect(mark() == nil && hand.take() == ["value 10.0", "up 10.0", "cancel 10.0"])
    stepper.isHighlighted = true
    #expect(mark() == nil)
  }

  @Test func `a held stepper steps on while the finger is in it, up to its end`() {
    let clock = VirtualClock()
    let before = TimeSource.clock
    TimeSource.clock = clock
    defer { TimeSource.clock = before }
    let stepper = UIStepper()
    stepper.maximumValue = 3
    let hand = Hand(stepper) { $0.value }
    hand.down(80)
    clock.advance(by: 0.49)
    #expect(hand.take() == [])
    clock.advance(by: 0.02)
    #expect(hand.take() == ["value 1.0"])
    hand.move(500)
    clock.advance(by: 0.2)
    #expect(hand.take() == [])
    hand.move(80)
    clock.advance(by: 0.1)
    #expect(hand.take() == ["value 2.0"])
    clock.advance(by: 5)
    #expect(hand.take() == ["value 3.0"] && clock.nextDeadline == nil)
    hand.up(80)
    #expect(hand.take() == ["up 3.0"])
    stepper.autorepeat = false
    hand.down(10)
    clock.advance(by: 5)
    hand.up(10)
    #expect(hand.take() == ["value 2.0", "up 2.0"])
    hand.down(10)
    hand.up(500)
    #expect(hand.take() == ["out 2.0"])
    stepper.autorepeat = true
    stepper.isContinuous = false
    hand.down(10)
    clock.advance(by: 0.55)
    hand.up(500)
    #expect(hand.take() == ["value 1.0", "out 1.0"] && clock.nextDeadline == nil)
    hand.down(10)
    hand.cancel()
    #expect(clock.nextDeadline == nil)
    hand.tap(10)
    #expect(hand.take() == ["cancel 1.0", "value 0.0", "up 0.0"])
  }

  // MARK: - Switches

  @Test func `a finger drags a switch once it went 8 points, and then to either side`() {
    var drag = SwitchDrag(start: 20)
    let places: [CGFloat] = [20, 27.9, 12.1, 28, 25, 20, 25.1]
    #expect(
      places.map { drag.side(at: $0, middle: 25) } == [nil, nil, nil, true, false, false, true])
    #expect(drag.side == true)
    var back = SwitchDrag(start: 20)
    #expect(back.side(at: 12, middle: 25) == false && SwitchDrag(start: 0).side == nil)
  }

  @Test func `a switch is turned by a tap, a drag or a press, and not by what is taken away`() {
    let lever = UISwitch()
    let hand = Hand(lever) { $0.isOn }
    hand.tap(10)
    hand.tap(10)
    #expect(hand.take() == ["value true", "up true", "value false", "up false"])
    hand.down(10)
    hand.up(500)
    #expect(hand.take() == ["out false"])
    hand.down(10)
    hand.move(40)
    #expect(layers(lever)[1].frame == CGRect(x: 16, y: 2, width: 33, height: 27) && !lever.isOn)
    hand.cancel()
    #expect(layers(lever)[1].frame == CGRect(x: 2, y: 2, width: 27, height: 27))
    hand.tap(40)
    #expect(hand.take() == ["cancel false", "value true", "up true"])
    hand.down(10)
    hand.move(40)
    hand.up(500)
    #expect(hand.take() == ["out true"])
    lever.operateBySelect(nil)
    #expect(hand.take() == ["value false"])
    #expect(lever.accessibilityValue == "0")
  }

  // MARK: - Pages

  @Test func `a tap goes to the page on its side of the current dot`() {
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
    let hand = Hand(pages) { "\($0.currentPage) \($0.interactionState)" }
    hand.tap(50)
    #expect(hand.take() == [])
    pages.accessibilityIncrement()
    pages.numberOfPages = 3
    hand.tap(33.9)
    #expect(hand.take() == ["up 0 none"])
    for x in [34, 50, 65.9, 49.9] as [CGFloat] { hand.tap(x) }
    #expect(
      hand.take() == [
        "value 1 discrete", "up 1 none", "value 2 discrete", "up 2 none", "value 1 discrete",
        "up 1 none", "value 0 discrete", "up 0 none",
      ])
    hand.down(66)
    hand.up(500)
    #expect(hand.take() == ["out 0 none"])
    pages.allowsContinuousInteraction = false
    hand.down(34)
    hand.move(66)
    #expect(hand.take() == [])
    hand.up(66)
    #expect(hand.take() == ["value 1 discrete", "up 1 none"])
  }

  @Test func `pages follow a finger that went 8 points along them, over a ground`() {
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
    pages.numberOfPages = 3
    let hand = Hand(pages) { "\($0.currentPage) \($0.interactionState)" }
    func ground() -> CGRect? { layers(pages)[0].isHidden ? nil : layers(pages)[0].frame }
    hand.down(34)
    hand.move(41.9)
    #expect(hand.take() == [] && pages.interactionState == .none && ground() == nil)
    for x in [42, 57.9, 58, 500, -100] as [CGFloat] { hand.move(x) }
    #expect(hand.take() == ["value 1 continuous", "value 2 continuous", "value 0 continuous"])
    #expect(ground() == CGRect(x: 18.5, y: 0, width: 63, height: 26))
    hand.up(34)
    #expect(hand.take() == ["up 0 none"] && ground() == nil)
    hand.down(66)
    hand.move(58)
    #expect(hand.take() == ["value 2 continuous"])
    hand.cancel()
    #expect(hand.take() == ["cancel 2 none"] && ground() == nil)
    hand.down(50)
    hand.move(45)
    #expect(pages.interactionState == .none)
    hand.up(45)
    #expect(hand.take() == ["value 1 discrete", "up 1 none"])
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("Segments", .freshApplication)
struct SegmentTests {
  private final class Finger: UITouch {
    var x: CGFloat = 0
    override func location(in view: UIView?) -> CGPoint { CGPoint(x: x, y: 16) }
  }

  private func picture(_ width: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: 10)).image { _ in }
  }

  private func widths(_ control: UISegmentedControl) -> [CGFloat] {
    control.segmentFrames().map { ($0.width * 1000).rounded() / 1000 }
  }

  private func control(_ count: Int) -> UISegmentedControl {
    let control = UISegmentedControl(items: (0..<count).map { "\($0)" })
    control.frame = CGRect(x: 0, y: 0, width: 400, height: 32)
    return control
  }

  @Test func `segments are made of titles, pictures, actions, and what else is described`() {
    let image = picture(30)
    let action = UIAction(title: "Do", image: image, attributes: .disabled) { _ in }
    let control = UISegmentedControl(items: ["A", picture(20), action, 5])
    #expect(
      (0..<4).map { control.titleForSegment(at: $0) ?? "none" } == ["A", "none", "Do", "5"])
    #expect((0..<4).map { control.imageForSegment(at: $0)?.size.width ?? 0 } == [0, 20, 30, 0])
    #expect(
      (0..<4).map { control.actionForSegment(at: $0) === action } == [false, false, true, false])
    #expect((0..<4).map { control.isEnabledForSegment(at: $0) } == [true, true, false, true])
    #expect(control.bounds.size == CGSize(width: 4 * 54, height: 32))
    #expect(UISegmentedControl(items: nil).numberOfSegments == 0)
    control.setAction(UIAction(title: "On") { _ in }, forSegmentAt: 2)
    #expect(control.isEnabledForSegment(at: 2) && control.imageForSegment(at: 2) == nil)
  }

  @Test func `widths that are set are kept, and others share what is left`() {
    let control = UISegmentedControl(items: [picture(20), picture(40), picture(60)])
    control.frame.size.width = 300
    #expect(widths(control) == [100, 100, 100])
    control.setWidth(50, forSegmentAt: 0)
    #expect(widths(control) == [50, 125, 125])
    control.apportionsSegmentWidthsByContent = true
    #expect(widths(control) == [50, 108.108, 141.892])
    control.setWidth(400, forSegmentAt: 0)
    #expect(widths(control) == [400, 0, 0])
    control.setWidth(30.5, forSegmentAt: 0)
    control.setWidth(1, forSegmentAt: 1)
    control.setWidth(2, forSegmentAt: 2)
    #expect(widths(control) == [30.5, 1, 2])
    #expect(control.segmentFrames().map(\.minX) == [0, 30.5, 31.5])
    #expect(control.sizeThatFits(.zero) == CGSize(width: 34, height: 32))
    #expect(
      [-9, 0, 30.4, 30.5, 31.4, 900].map { control.segmentIndex(at: $0) } == [0, 0, 0, 1, 1, 2])
    #expect(UISegmentedControl().segmentIndex(at: 5) == nil)
  }

  @Test func `what is chosen moves along with what comes and goes before it`() {
    let control = control(3)
    control.insertSegment(withTitle: "X", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == -1)
    control.selectedSegmentIndex = 1
    var chosen: [Int] = []
    control.insertSegment(withTitle: "Y", at: 1, animated: false)
    chosen.append(control.selectedSegmentIndex)
    control.insertSegment(withTitle: "Z", at: 3, animated: false)
    chosen.append(control.selectedSegmentIndex)
    control.removeSegment(at: 3, animated: false)
    chosen.append(control.selectedSegmentIndex)
    control.removeSegment(at: -4, animated: false)
    chosen.append(control.selectedSegmentIndex)
    #expect(chosen == [2, 2, 2, 1])
    #expect((0..<4).map { control.titleForSegment(at: $0) } == ["Y", "0", "1", "2"])
    control.selectedSegmentIndex = -5
    #expect(control.selectedSegmentIndex == -1)
    control.insertSegment(with: picture(9), at: -3, animated: false)
    #expect(control.imageForSegment(at: 0)?.size.width == 9)
  }

  @Test func `a line stands before each segment but the first, the chosen one and that after it`() {
    let control = control(4)
    func lines() -> [Bool] {
      control.layoutIfNeeded()
      return control.segments.map { !$0.separator.isHidden }
    }
    #expect(lines() == [false, true, true, true])
    control.selectedSegmentIndex = 0
    #expect(lines() == [false, false, true, true])
    control.selectedSegmentIndex = 2
    #expect(lines() == [false, true, false, false])
    #expect(
      control.segments.map(\.separator.frame)
        == [0, 100, 200, 300].map { CGRect(x: $0 - 0.5, y: 8, width: 1, height: 16) })
    let line = control.segments[3].separator
    let label = control.segments[3].label
    #expect(line.superlayer === control.layer && label.superview === control)
    control.removeSegment(at: 3, animated: false)
    #expect(line.superlayer == nil && label.superview == nil)
    let layers = control.layer.sublayers ?? []
    #expect(layers.first === control.ground && layers.dropFirst().contains { $0 === control.thumb })
  }

  @Test func `what is chosen shows two segments anew, and what all look by shows all`() {
    let control = control(5)
    control.selectedSegmentIndex = 0
    control.layoutIfNeeded()
    func anew(_ change: () -> Void) -> [Int] {
      for segment in control.segments { segment.label.text = "not anew" }
      change()
      control.layoutIfNeeded()
      return (0..<5).filter { control.segments[$0].label.text != "not anew" }
    }
    #expect(anew { control.selectedSegmentIndex = 3 } == [0, 1, 3, 4])
    #expect(anew { control.selectedSegmentIndex = 4 } == [3, 4])
    #expect(anew { control.setNeedsLayout() } == [])
    #expect(anew { control.setTitle("other", forSegmentAt: 2) } == [2])
    #expect(control.segments[2].label.text == "other")
    #expect(anew { control.setContentOffset(CGSize(width: 1, height: 0), forSegmentAt: 2) } == [2])
    #expect(control.segments[2].label.center.x == 201)
    #expect(anew { control.setEnabled(false, forSegmentAt: 1) } == [1])
    #expect(anew { control.isEnabled = false } == Array(0..<5))
    #expect(anew { control.frame.size.width = 500 } == Array(0..<5))
    #expect(anew { control.setTitleTextAttributes([:], for: .normal) } == Array(0..<5))
    let window = UIWindow()
    #expect(
      anew {
        window.addSubview(control)
        control.setNeedsLayout()
      } == Array(0..<5))
    let label = control.segments[2].label
    let center = label.center
    #expect(
      anew {
        label.center.y += 5
        control.segments[3].label.removeFromSuperview()
        control.setNeedsLayout()
      } == [2, 3])
    #expect(label.center == center && control.segments[3].label.superview === control)
  }

  @Test func `a segment shows its picture or its title, not both`() {
    let control = control(2)
    control.layoutIfNeeded()
    let item = control.segments[1]
    #expect(item.label.superview === control && item.imageView.superview == nil)
    #expect(item.label.bounds.width == 194 && item.label.center == CGPoint(x: 300, y: 16))
    #expect(item.label.text == "1" && item.label.textAlignment == .center)
    let image = picture(30)
    control.setImage(image, forSegmentAt: 1)
    control.layoutIfNeeded()
    #expect(item.label.superview == nil && item.imageView.superview === control)
    #expect(item.imageView.image === image && item.imageView.frame.size == image.size)
    #expect(item.imageView.center == CGPoint(x: 300, y: 16))
    control.setImage(nil, forSegmentAt: 1)
    control.layoutIfNeeded()
    #expect(item.label.superview === control && item.imageView.superview == nil)
    control.setWidth(3, forSegmentAt: 1)
    control.layoutIfNeeded()
    #expect(item.label.bounds.width == 0)
    control.setImage(image, forSegmentAt: 1)
    control.layoutIfNeeded()
    control.removeAllSegments()
    #expect(item.imageView.superview == nil && control.subviews.isEmpty)
  }

  @Test func `a finger presses the segment under it, and chooses where it lifts`() {
    let control = control(4)
    let finger = Finger()
    var log: [String] = []
    control.setAction(UIAction(title: "run") { log.append($0.title) }, forSegmentAt: 3)
    control.addAction(
      UIAction { [unowned control] _ in log.append("value \(control.selectedSegmentIndex)") },
      for: .valueChanged)
    control.setEnabled(false, forSegmentAt: 2)
    control.selectedSegmentIndex = 0
    func alphas() -> [CGFloat] {
      control.layoutIfNeeded()
      return control.segments.map { ($0.label.alpha * 10).rounded() }
    }
    func down(_ x: CGFloat) {
      finger.x = x
      control.touchesBegan([finger], with: nil)
    }
    func move(_ x: CGFloat) {
      finger.x = x
      control.touchesMoved([finger], with: nil)
    }
    func up() { control.touchesEnded([finger], with: nil) }
    down(250)
    #expect(!control.isTracking && alphas() == [10, 10, 5, 10])
    down(150)
    #expect(control.pressedSegment == 1 && alphas() == [10, 4, 5, 10])
    move(250)
    #expect(control.pressedSegment == nil && alphas() == [10, 10, 5, 10])
    up()
    #expect(log == [] && control.selectedSegmentIndex == 0)
    down(150)
    move(350)
    #expect(alphas() == [10, 10, 5, 4])
    up()
    #expect(log == ["run", "value 3"] && alphas() == [10, 10, 5, 10])
    #expect(control.pressedSegment == nil)
    down(350)
    control.layoutIfNeeded()
    #expect(control.thumb.frame == CGRect(x: 303, y: 3, width: 94, height: 26))
    up()
    control.layoutIfNeeded()
    #expect(control.thumb.frame == CGRect(x: 302, y: 2, width: 96, height: 28))
    #expect(log == ["run", "value 3"])
    down(50)
    control.touchesCancelled([finger], with: nil)
    #expect(control.pressedSegment == nil && control.selectedSegmentIndex == 3)
    down(50)
    move(900)
    up()
    #expect(control.selectedSegmentIndex == 3)
    down(350)
    control.removeSegment(at: 3, animated: false)
    up()
    #expect(log == ["run", "value 3"] && control.selectedSegmentIndex == -1)
    control.isMomentary = true
    for _ in 0..<2 {
      down(10)
      up()
      #expect(control.selectedSegmentIndex == -1)
    }
    #expect(log == ["run", "value 3", "value 0", "value 0"])
  }

  @Test func `the ground of what is chosen glides to what a finger chose next`() throws {
    let control = control(2)
    let generator = try EventGenerator(view: control)
    control.frame.size.width = 200
    func x() -> CGFloat {
      control.layoutIfNeeded()
      return (control.thumb.frame.minX * 10).rounded() / 10
    }
    func tap(_ x: CGFloat) throws {
      try generator.fingerTap(at: OffsetLocation(location: control, x: x, y: 0))
    }
    try tap(-50)
    #expect(control.selectedSegmentIndex == 0 && x() == 2)
    try tap(50)
    #expect(control.selectedSegmentIndex == 1 && x() == 2)
    generator.advance(by: 0.1)
    let under = x()
    #expect(under > 52 && under < 102)
    generator.advance(by: 0.15)
    #expect(x() == 102)
    control.selectedSegmentIndex = 0
    #expect(x() == 2)
    control.bounds.size.width = 300
    control.selectedSegmentIndex = 1
    control.bounds.size.width = 200
    #expect(x() == 102)
  }
}

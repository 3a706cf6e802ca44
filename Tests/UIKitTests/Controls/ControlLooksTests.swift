// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("Looks of controls", .freshApplication)
struct ControlLooksTests {
  private let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }

  private func frames(_ view: UIView) -> [CGRect] {
    view.layoutIfNeeded()
    return view.layer.sublayers?.map(\.frame) ?? []
  }

  private func colors(_ view: UIView) -> [CGColor?] {
    view.layoutIfNeeded()
    return view.layer.sublayers?.map(\.backgroundColor) ?? []
  }

  // MARK: - Segments

  @Test func `segments come and go, and what is chosen stays chosen`() {
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Z", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    control.insertSegment(with: picture, at: 99, animated: false)
    #expect(control.numberOfSegments == 5 && control.imageForSegment(at: 4) === picture)
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1 && control.titleForSegment(at: 1) == "B")
    control.removeSegment(at: 99, animated: false)
    #expect((0..<3).map { control.titleForSegment(at: $0) } == ["A", "B", "C"])
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 0
    control.removeAllSegments()
    control.removeSegment(at: 0, animated: false)
    #expect(control.numberOfSegments == 0 && control.selectedSegmentIndex == -1)
  }

  @Test func `a segment has a title or a picture, a width, an offset, and can be turned off`() {
    let control = UISegmentedControl(items: ["A", picture])
    #expect(control.titleForSegment(at: 1) == nil && control.imageForSegment(at: 1) === picture)
    control.setTitle("B", forSegmentAt: 0)
    control.setImage(picture, forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == "B" && control.imageForSegment(at: 0) === picture)
    control.setWidth(-5, forSegmentAt: 0)
    #expect(control.widthForSegment(at: 0) == 0)
    control.setWidth(60, forSegmentAt: 0)
    #expect(control.widthForSegment(at: 0) == 60)
    #expect(control.intrinsicContentSize == CGSize(width: 120, height: 32))
    control.apportionsSegmentWidthsByContent = true
    #expect(control.intrinsicContentSize == CGSize(width: 104, height: 32))
    control.setContentOffset(CGSize(width: 3, height: -4), forSegmentAt: 1)
    #expect(control.contentOffsetForSegment(at: 1) == CGSize(width: 3, height: -4))
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    control.layoutIfNeeded()
    #expect(control.segments[0].imageView.center == CGPoint(x: 30, y: 16))
    #expect(control.segments[1].imageView.center == CGPoint(x: 133, y: 12))
    control.setEnabled(false, forSegmentAt: 1)
    control.layoutIfNeeded()
    #expect([0, 1].map { control.isEnabledForSegment(at: $0) } == [true, false])
    #expect(
      [0, 1].map { (control.segments[$0].imageView.alpha * 10).rounded() } == [10, 5])
  }

  @Test func `actions are segments, each only once`() {
    var done: [String] = []
    func action(_ name: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
      UIAction(
        title: name, identifier: UIAction.Identifier(name), attributes: attributes
      ) { done.append($0.title) }
    }
    let control = UISegmentedControl(frame: .zero, actions: [action("A"), action("B", .disabled)])
    #expect([0, 1].map { control.isEnabledForSegment(at: $0) } == [true, false])
    control.insertSegment(action: action("A"), at: 1, animated: false)
    #expect((0..<2).map { control.titleForSegment(at: $0) } == ["B", "A"])
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("A")) == 1)
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("C")) == -1)
    control.setAction(action("C"), forSegmentAt: 0)
    #expect(control.actionForSegment(at: 0)?.title == "C" && control.titleForSegment(at: 0) == "C")
    if let action = control.actionForSegment(at: 1) { control.sendAction(action) }
    #expect(done == ["A"])
  }

  @Test func `the chosen segment lies on its own ground`() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.frame = CGRect(x: 0, y: 0, width: 100, height: 32)
    control.layoutIfNeeded()
    #expect(control.thumb.isHidden)
    control.selectedSegmentIndex = 1
    control.selectedSegmentTintColor = .red
    control.layoutIfNeeded()
    #expect(!control.thumb.isHidden && control.thumb.backgroundColor == UIColor.red.cgColor)
    #expect(control.thumb.frame == CGRect(x: 52, y: 2, width: 46, height: 28))
    control.isMomentary = true
    #expect(control.selectedSegmentIndex == -1)
  }

  // MARK: - Sliders

  @Test func `a slider keeps its value in its limits, and its limits in order`() {
    let slider = UISlider()
    slider.value = 5
    #expect(slider.value == 1)
    slider.minimumValue = 2
    #expect([slider.minimumValue, slider.value, slider.maximumValue] == [2, 2, 2])
    slider.maximumValue = -3
    #expect([slider.minimumValue, slider.value, slider.maximumValue] == [-3, -3, -3])
    slider.maximumValue = 7
    slider.setValue(.nan, animated: false)
    #expect(slider.value == -3)
  }

  @Test func `the parts of a slider lie where its pictures leave room`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    slider.maximumValue = 4
    slider.value = 1
    #expect(
      slider.trackRect(forBounds: slider.bounds) == CGRect(x: 0, y: 18, width: 200, height: 4))
    #expect(
      frames(slider) == [
        CGRect(x: 0, y: 18, width: 200, height: 4), CGRect(x: 0, y: 18, width: 57, height: 4),
        CGRect(x: 43, y: 6, width: 28, height: 28),
      ])
    slider.minimumValueImage = picture
    slider.maximumValueImage = picture
    slider.setThumbImage(picture, for: .normal)
    #expect(
      slider.thumbImage(for: .highlighted) === picture && slider.currentThumbImage === picture)
    #expect(
      slider.trackRect(forBounds: slider.bounds) == CGRect(x: 28, y: 18, width: 144, height: 4))
    #expect(
      frames(slider) == [
        CGRect(x: 28, y: 18, width: 144, height: 4), CGRect(x: 28, y: 18, width: 41, height: 4),
        CGRect(x: 59, y: 15, width: 20, height: 10), CGRect(x: 59, y: 15, width: 20, height: 10),
        CGRect(x: 0, y: 15, width: 20, height: 10), CGRect(x: 180, y: 15, width: 20, height: 10),
      ])
    #expect(slider.layer.sublayers?[2].isHidden == true)
    slider.setThumbImage(nil, for: .normal)
    slider.layoutIfNeeded()
    #expect(slider.layer.sublayers?[2].isHidden == false)
    #expect(slider.sizeThatFits(CGSize(width: 70, height: 9)) == CGSize(width: 70, height: 34))
    #expect(slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 34))
  }

  @Test func `a slider takes the colours it is given, and fades when it is disabled`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    slider.tintColor = .green
    #expect(
      colors(slider) == [
        UIColor.systemGray4.cgColor, UIColor.green.cgColor, UIColor.white.cgColor,
      ])
    slider.minimumTrackTintColor = .red
    slider.maximumTrackTintColor = .blue
    slider.thumbTintColor = .black
    #expect(
      colors(slider) == [UIColor.blue.cgColor, UIColor.red.cgColor, UIColor.black.cgColor])
    #expect(slider.layer.opacity == 1)
    slider.isEnabled = false
    slider.layoutIfNeeded()
    #expect(slider.layer.opacity == ControlShapes.disabledOpacity)
  }

  // MARK: - Switches, steppers, progress

  @Test func `a switch takes the colours it is given`() {
    let control = UISwitch(frame: CGRect(x: 3, y: 4, width: 500, height: 1))
    #expect(control.frame == CGRect(x: 3, y: 4, width: 51, height: 31))
    #expect(frames(control)[1] == CGRect(x: 2, y: 2, width: 27, height: 27))
    #expect(colors(control) == [UIColor.systemGray5.cgColor, UIColor.white.cgColor])
    control.isOn = true
    control.onTintColor = .red
    control.thumbTintColor = .blue
    #expect(frames(control)[1] == CGRect(x: 22, y: 2, width: 27, height: 27))
    #expect(colors(control) == [UIColor.red.cgColor, UIColor.blue.cgColor])
    #expect(control.accessibilityValue == "1")
    control.isHighlighted = true
    #expect(frames(control)[1] == CGRect(x: 16, y: 2, width: 33, height: 27))
    #expect(control.sizeThatFits(.zero) == CGSize(width: 51, height: 31))
  }

  @Test func `a stepper keeps its value in its limits, and its limits in order`() {
    let stepper = UIStepper()
    stepper.value = 500
    #expect(stepper.value == 100)
    stepper.minimumValue = 200
    #expect([stepper.minimumValue, stepper.value, stepper.maximumValue] == [200, 200, 200])
    stepper.maximumValue = -5
    #expect([stepper.minimumValue, stepper.value, stepper.maximumValue] == [-5, -5, -5])
    stepper.maximumValue = 5
    stepper.value = .nan
    #expect(stepper.value == -5 && stepper.intrinsicContentSize == CGSize(width: 94, height: 32))
  }

  @Test func `a stepper counts by its step, for those who cannot touch too, up to its limits`() {
    let stepper = UIStepper()
    var values: [Double] = []
    stepper.addAction(UIAction { _ in values.append(stepper.value) }, for: .valueChanged)
    stepper.stepValue = 3
    stepper.maximumValue = 7
    for _ in 0..<4 { stepper.accessibilityIncrement() }
    #expect(values == [3, 6, 7])
    stepper.wraps = true
    stepper.accessibilityIncrement()
    stepper.accessibilityDecrement()
    #expect(values == [3, 6, 7, 0, 7])
    stepper.isEnabled = false
    stepper.accessibilityDecrement()
    #expect(stepper.value == 7)
  }

  @Test func `progress is shown as a part of the track`() {
    let view = UIProgressView(progressViewStyle: .bar)
    #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 2.5))
    view.progressViewStyle = .default
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    view.tintColor = .green
    view.progress = 0.25
    #expect(
      frames(view) == [
        CGRect(x: 0, y: 8, width: 100, height: 4), CGRect(x: 0, y: 8, width: 25, height: 4),
      ])
    #expect(colors(view) == [UIColor.systemGray5.cgColor, UIColor.green.cgColor])
    view.progressTintColor = .red
    view.trackTintColor = .blue
    #expect(colors(view) == [UIColor.blue.cgColor, UIColor.red.cgColor])
    #expect(view.accessibilityValue == "25%")
    view.progress = -1
    #expect(view.progress == 0 && view.layer.sublayers?[1].isHidden == false)
    view.layoutIfNeeded()
    #expect(view.layer.sublayers?[1].isHidden == true)
    view.setProgress(.nan, animated: true)
    #expect(view.progress == 0)
    #expect(view.sizeThatFits(CGSize(width: 9, height: 9)) == CGSize(width: 9, height: 4))
  }

  @Test func `pages are dots, the current one in its own colour`() {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
    control.numberOfPages = 3
    control.currentPage = 9
    #expect(control.currentPage == 2)
    control.pageIndicatorTintColor = .red
    control.currentPageIndicatorTintColor = .blue
    let dots = [30.5, 46.5, 62.5].map { CGRect(x: $0, y: 9.5, width: 7, height: 7) }
    #expect(Array(frames(control).dropFirst()) == dots)
    #expect(
      Array(colors(control).dropFirst())
        == [UIColor.red.cgColor, UIColor.red.cgColor, UIColor.blue.cgColor])
    #expect(control.accessibilityValue == "page 3 of 3")
    control.numberOfPages = -4
    #expect(control.numberOfPages == 0 && control.currentPage == 0)
    #expect(control.accessibilityValue == nil && frames(control).count == 1)
    control.numberOfPages = 1
    control.hidesForSinglePage = true
    #expect(frames(control).count == 1)
    #expect(control.size(forNumberOfPages: 5) == CGSize(width: 95, height: 26))
    #expect(control.size(forNumberOfPages: 0) == CGSize(width: 31, height: 26))
  }

  @Test func `another page changes two dots, and what all look by changes all`() {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
    control.numberOfPages = 4
    control.pageIndicatorTintColor = .red
    control.currentPageIndicatorTintColor = .blue
    let other = UIColor.green.cgColor
    func anew(_ change: () -> Void) -> [Int] {
      control.layoutIfNeeded()
      let dots = Array((control.layer.sublayers ?? []).dropFirst())
      for dot in dots { dot.backgroundColor = other }
      change()
      control.layoutIfNeeded()
      #expect(dots[control.currentPage].backgroundColor != UIColor.red.cgColor)
      return dots.indices.filter { dots[$0].backgroundColor != other }
    }
    #expect(anew { control.currentPage = 2 } == [0, 2])
    #expect(anew { control.currentPage = 3 } == [2, 3])
    #expect(anew { control.backgroundStyle = .minimal } == [3])
    #expect(anew { control.currentPageIndicatorTintColor = .black } == [0, 1, 2, 3])
    #expect(anew { control.pageIndicatorTintColor = .white } == [0, 1, 2, 3])
    #expect(anew { control.frame.size.width = 120 } == [0, 1, 2, 3])
    #expect(frames(control)[1].minX == 32.5)
    #expect(
      anew {
        control.semanticContentAttribute = .forceRightToLeft
        control.setNeedsLayout()
      } == [0, 1, 2, 3])
    #expect(frames(control)[1].minX == 80.5)
    control.numberOfPages = 0
    control.numberOfPages = 3
    #expect(frames(control).dropFirst().map(\.minX) == [72.5, 56.5, 40.5])
  }

  @Test func `the ground of pages is seen when it is wanted`() {
    let control = UIPageControl()
    control.numberOfPages = 3
    func showsGround() -> Bool {
      control.layoutIfNeeded()
      return control.layer.sublayers?[0].isHidden == false
    }
    #expect(!showsGround())
    control.backgroundStyle = .prominent
    #expect(showsGround())
    control.backgroundStyle = .minimal
    #expect(!showsGround())
  }

  @Test func `pages turn for those who cannot touch`() {
    let control = UIPageControl()
    control.numberOfPages = 2
    var pages: [Int] = []
    control.addAction(UIAction { _ in pages.append(control.currentPage) }, for: .valueChanged)
    control.accessibilityIncrement()
    control.accessibilityIncrement()
    control.accessibilityDecrement()
    control.isEnabled = false
    control.accessibilityIncrement()
    #expect(pages == [1, 0] && control.interactionState == .none)
  }
}

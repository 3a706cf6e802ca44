// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("VA extreme values", .freshApplication)
struct ExtremeValueRules {
  @Test(arguments: ExtremeProperty.all)
  func `VA-4 a number beyond all measure harms nobody else`(property: ExtremeProperty) throws {
    var noticed: [String] = []
    for value in property.accepted {
      let stage = try ExtremeStage()
      property.set(stage, value)
      noticed += try stage.report().map { "\(value): the bystander \($0)" }
    }
    #expect(noticed == [])
  }

  @Test func `VA-2 a centre that is not a number is refused`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIView().center.x = .nan }
    }
  }

  @Test func `VA-2 a frame that is not a number is refused`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIView().frame = CGRect(x: 0, y: 0, width: 1, height: CGFloat.nan) }
    }
  }

  @Test func `VA-2 bounds that are not numbers are refused`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIScrollView().contentOffset.y = .nan }
    }
  }

  @Test func `VA-2 a transform that is not a number is refused`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIView().transform = CGAffineTransform(translationX: 0, y: .nan) }
    }
  }

  @Test func `VA-2 an anchor that is not a number is refused`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { CALayer().anchorPoint.y = .nan }
    }
  }

  @Test func `VA-2 opposite infinities are numbers`() {
    let view = UIView()
    view.center = CGPoint(x: CGFloat.infinity, y: -.infinity)
    #expect(view.center == CGPoint(x: CGFloat.infinity, y: -.infinity))
  }

  @Test func `VA-3 a constant that is not finite is refused`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIView().widthAnchor.constraint(equalToConstant: 1).constant = .infinity
      }
    }
  }

  @Test func `VA-3 a multiplier that is not finite is refused`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        _ = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: .nan)
      }
    }
  }

  @Test func `VA-4 what has no beginning and no end holds no point`() {
    let layer = CALayer()
    layer.bounds = CGRect(x: -CGFloat.infinity, y: 0, width: .infinity, height: 10)
    #expect(!layer.contains(CGPoint(x: 1, y: 1)))
    layer.bounds.origin.x = 0
    #expect(layer.contains(CGPoint(x: 1, y: 1)))
  }

  @Test func `VA-5 an alpha lies between 0 and 1`() {
    let view = UIView()
    let alphas = ExtremeProperty.extremes.map { value -> CGFloat in
      view.alpha = value
      return view.alpha
    }
    #expect(alphas == [0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 1, 0, 0])
  }

  @Test func `VA-5 the thumb of a slider without finite ends is at the left`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 228, height: 34))
    slider.maximumValue = .infinity
    let places = [0, 5, Float.infinity].map { value -> CGFloat in
      slider.value = value
      return slider.thumbRect(
        forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds),
        value: slider.value
      ).minX
    }
    #expect(places == [0, 0, 0])
  }

  @Test(arguments: [Int.min, -1, 0, 1, 1_000_000, .max])
  func `VA-6 counts may be anything`(count: Int) throws {
    let stage = try ExtremeStage()
    let pages = stage.add(UIPageControl())
    pages.numberOfPages = count
    pages.currentPage = count
    #expect(pages.numberOfPages == max(0, count))
    #expect(pages.currentPage == max(0, count - (count > .min ? 1 : 0)))
    #expect((pages.layer.sublayers?.count ?? 0) - 1 == min(max(0, count), 1000))
    stage.label.numberOfLines = count
    let tap = stage.recognizer(UITapGestureRecognizer())
    tap.numberOfTapsRequired = count
    tap.numberOfTouchesRequired = count
    let pan = stage.recognizer(UIPanGestureRecognizer())
    pan.minimumNumberOfTouches = count
    pan.maximumNumberOfTouches = count
    let text = stage.textView
    text.selectedRange = NSRange(location: count, length: count)
    text.textContainer.maximumNumberOfLines = count
    stage.add(UIImageView()).animationRepeatCount = count
    stage.add(UISegmentedControl(items: ["A", "B"])).selectedSegmentIndex = min(count, 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    tabs.selectedIndex = count
    #expect(tabs.selectedIndex == (count == 1 ? 1 : 0))
    #expect(try stage.report() == [])
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// Has nothing left to show as soon as the content goes on by itself.
private final class ContentShrinker: NSObject, UIScrollViewDelegate {
  var ends: [CGPoint] = []

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView.isDecelerating { scrollView.contentSize = .zero }
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    ends.append(scrollView.contentOffset)
  }
}

@MainActor @Suite("SV zooming and programs", .freshApplication)
struct ScrollZoomRules {
  private func zooming() -> ScrollStage {
    let stage = ScrollStage()
    stage.content.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    stage.scroll.contentSize = stage.content.frame.size
    stage.scroll.maximumZoomScale = 4
    stage.zoomed = stage.content
    return stage
  }

  /// Two fingers about a point whose distance goes from one value to another.
  private func pinch(
    _ stage: ScrollStage, at place: CGPoint, from start: CGFloat, to end: CGFloat,
    lifts: Bool = true
  ) {
    func send(_ phase: Contact.Phase, _ distance: CGFloat) {
      stage.stage.send([
        (9001, phase, place.x - distance / 2, place.y),
        (9002, phase, place.x + distance / 2, place.y),
      ])
    }
    send(.began, start)
    for step in 1...20 {
      stage.wait(1.0 / 60)
      send(.moved, start + (end - start) * CGFloat(step) / 20)
    }
    if lifts { send(.ended, end) }
  }

  @Test func `SV-19 without limits apart there is no pinch recognizer`() {
    let scroll = UIScrollView()
    #expect(scroll.pinchGestureRecognizer == nil)
    scroll.maximumZoomScale = 2
    #expect(scroll.pinchGestureRecognizer?.view === scroll)
    scroll.maximumZoomScale = 1
    #expect(scroll.pinchGestureRecognizer == nil)
  }

  @Test func `SV-19 a pinch scales the view and keeps the point between the fingers`() {
    let stage = zooming()
    let place = CGPoint(x: 150, y: 100)
    pinch(stage, at: place, from: 100, to: 220, lifts: false)
    let scale = stage.scroll.zoomScale
    // The pinch counts from its recognition, at a distance of 112.
    #expect(abs(scale - 220.0 / 112) < 1e-9)
    #expect(abs(stage.content.transform.a - scale) < 1e-9)
    #expect(abs(stage.scroll.contentSize.width - 300 * scale) < 1e-6)
    let under = stage.content.convert(place, from: nil)
    #expect(abs(under.x - place.x) < 1e-6 && abs(under.y - place.y) < 1e-6)
    #expect(stage.scroll.isZooming)
  }

  @Test func `SV-19 zooming is told from begin to end, and beyond the limits swings back`() {
    let stage = zooming()
    pinch(stage, at: CGPoint(x: 150, y: 200), from: 250, to: 100)
    #expect(stage.scroll.zoomScale < 1)
    #expect(stage.scroll.isZoomBouncing)
    stage.wait(1)
    #expect(stage.scroll.zoomScale == 1)
    #expect(stage.scroll.contentOffset == .zero)
    let log = stage.log()
    #expect(log.first == "willBeginZooming")
    #expect(log.last == "didEndZooming at 1.0")
    #expect(log.filter { $0.hasPrefix("didEndZooming") }.count == 1)
    stage.scroll.bouncesZoom = false
    pinch(stage, at: CGPoint(x: 150, y: 200), from: 250, to: 100)
    #expect(stage.scroll.zoomScale == 1)
  }

  @Test func `SV-19 zoom to a rectangle shows it as large as limits allow`() {
    let stage = zooming()
    stage.scroll.zoom(to: CGRect(x: 100, y: 100, width: 150, height: 200), animated: false)
    #expect(stage.scroll.zoomScale == 2)
    #expect(stage.scroll.contentOffset == CGPoint(x: 200, y: 200))
    _ = stage.log()
    stage.scroll.setZoomScale(1, animated: true)
    #expect(stage.scroll.zoomScale == 2)
    stage.wait(0.15)
    #expect(stage.scroll.zoomScale > 1 && stage.scroll.zoomScale < 2)
    stage.wait(1)
    #expect(stage.scroll.zoomScale == 1)
    #expect(stage.scroll.contentOffset == .zero)
    let log = stage.log()
    #expect(log.first == "willBeginZooming")
    #expect(log.last == "didEndZooming at 1.0")
    stage.scroll.zoomScale = 100
    #expect(stage.scroll.zoomScale == 4)
  }

  @Test func `SV-20 an animated offset takes 0,3 s and tells its end`() {
    let stage = ScrollStage()
    stage.scroll.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    #expect(stage.scroll.contentOffset == .zero)
    #expect(stage.scroll.isScrollAnimating)
    stage.wait(0.15)
    #expect(abs(stage.scroll.contentOffset.y - 300) < 1)
    stage.wait(0.2)
    #expect(stage.scroll.contentOffset == CGPoint(x: 0, y: 600))
    #expect(stage.log() == ["didScroll", "didEndScrollingAnimation"])
  }

  @Test func `SV-20 a rectangle is shown by the least movement`() {
    let stage = ScrollStage()
    stage.scroll.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    #expect(stage.scroll.contentOffset == CGPoint(x: 0, y: -10))
    stage.scroll.scrollRectToVisible(
      CGRect(x: 0, y: 900, width: 10, height: 100), animated: false)
    #expect(stage.scroll.contentOffset == CGPoint(x: 0, y: 620))
    stage.scroll.scrollRectToVisible(
      CGRect(x: 0, y: 700, width: 10, height: 100), animated: false)
    #expect(stage.scroll.contentOffset == CGPoint(x: 0, y: 620))
    stage.scroll.scrollRectToVisible(CGRect(x: 0, y: 50, width: 10, height: 10), animated: false)
    #expect(stage.scroll.contentOffset == CGPoint(x: 0, y: 40))
  }

  @Test(arguments: [true, false])
  func `SV-21 content that becomes less while it goes on rests in range`(bounces: Bool) throws {
    let controller = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    let shrinker = ContentShrinker()
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.bounces = bounces
    scroll.contentSize = CGSize(width: 400, height: 1500)
    scroll.delegate = shrinker
    controller.view.addSubview(scroll)
    let generator = try EventGenerator(viewController: controller)
    try generator.fingerDown(at: CGPoint(x: 200, y: 500))
    for y in stride(from: 450, through: 100, by: -50) {
      generator.advance(by: 1 / 60)
      try generator.fingerMove(to: CGPoint(x: 200, y: y))
    }
    try generator.fingerUp()
    generator.advance(by: 5)
    #expect(scroll.contentOffset == .zero && !scroll.isDecelerating)
    #expect(shrinker.ends == [CGPoint.zero])
  }

  @Test func `SV-21 content at its leading edge stays there when insets change`() {
    let stage = ScrollStage()
    stage.scroll.contentInset.top = 50
    #expect(stage.scroll.contentOffset.y == -50)
    #expect(stage.scroll.adjustedContentInset.top == 50)
    #expect(stage.log() == ["didScroll", "didChangeAdjustedContentInset"])
    stage.scroll.contentOffset.y = 300
    stage.scroll.contentInset.top = 80
    #expect(stage.scroll.contentOffset.y == 300)
    stage.scroll.contentSize.height = 500
    #expect(stage.scroll.contentOffset.y == 100)
  }

  @Test func `SV-22 marks appear while content moves and fade when it rests`() throws {
    let stage = ScrollStage()
    func mark() -> UIView? {
      stage.scroll.subviews.first { $0 !== stage.content && $0.alpha > 0 }
    }
    #expect(mark() == nil)
    stage.drag(from: CGPoint(x: 100, y: 300), by: CGPoint(x: 0, y: -100), lifts: false)
    let shown = try #require(mark())
    #expect(stage.scroll.bounds.contains(shown.frame))
    #expect(!shown.isUserInteractionEnabled)
    let top = shown.frame.minY - stage.scroll.contentOffset.y
    stage.move(100, 100)
    #expect(shown.frame.minY - stage.scroll.contentOffset.y > top)
    stage.wait(0.2)
    stage.up(100, 100)
    stage.wait(2)
    #expect(mark() == nil)
    stage.scroll.flashScrollIndicators()
    #expect(mark() != nil)
    stage.wait(2)
    stage.scroll.showsVerticalScrollIndicator = false
    stage.drag(from: CGPoint(x: 100, y: 300), by: CGPoint(x: 0, y: -100), lifts: false)
    #expect(mark() == nil)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("A scroll view's movements and what ends them", .freshApplication)
struct ScrollMovementTests {
  private func zooming() -> ScrollStage {
    let stage = ScrollStage()
    stage.content.frame = CGRect(x: 20, y: 30, width: 300, height: 400)
    stage.scroll.contentSize = CGSize(width: 300, height: 400)
    stage.scroll.maximumZoomScale = 4
    stage.zoomed = stage.content
    return stage
  }

  /// Which movements there are.
  private func movements(_ scroll: UIScrollView) -> [String] {
    [
      scroll.isTracking ? "tracking" : nil, scroll.isDragging ? "dragging" : nil,
      scroll.isDecelerating ? "decelerating" : nil, scroll.isScrollAnimating ? "animating" : nil,
      scroll.isZooming ? "zooming" : nil, scroll.isZoomBouncing ? "bouncing" : nil,
      scroll.isZoomAnimating ? "scaling" : nil,
    ].compactMap(\.self)
  }

  @Test func `a scale that is set grows content about its middle, within its limits`() {
    let stage = zooming()
    stage.scroll.zoomScale = 2
    #expect(stage.content.frame == CGRect(x: 20, y: 30, width: 600, height: 800))
    #expect(stage.scroll.contentSize == CGSize(width: 600, height: 800))
    #expect(stage.scroll.contentOffset == CGPoint(x: 150, y: 200))
    #expect(stage.log() == ["didZoom", "didScroll"] && movements(stage.scroll) == [])
    stage.scroll.zoomScale = 2
    stage.scroll.setZoomScale(2, animated: true)
    #expect(stage.log() == [] && movements(stage.scroll) == [])
    stage.scroll.zoomScale = 0.1
    #expect(stage.scroll.zoomScale == 1 && stage.scroll.contentOffset == .zero)
    #expect(stage.content.frame == CGRect(x: 20, y: 30, width: 300, height: 400))
    _ = stage.log()
    stage.scroll.zoom(to: .zero, animated: false)
    stage.scroll.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 0), animated: true)
    #expect(stage.log() == [] && stage.scroll.zoomScale == 1)
    stage.zoomed = nil
    stage.scroll.zoomScale = 3
    stage.scroll.setZoomScale(3, animated: true)
    #expect(stage.log() == [] && stage.scroll.zoomScale == 1 && movements(stage.scroll) == [])
  }

  @Test func `a rectangle of a view that lies elsewhere is shown in the middle`() {
    let stage = zooming()
    stage.content.bounds.origin = CGPoint(x: 5, y: 6)
    stage.scroll.zoom(to: CGRect(x: 155, y: 106, width: 100, height: 200), animated: false)
    #expect(stage.scroll.zoomScale == 2)
    #expect(stage.scroll.contentOffset == CGPoint(x: 270, y: 230))
    stage.scroll.zoom(to: CGRect(x: 5, y: 6, width: 300, height: 100), animated: false)
    #expect(stage.scroll.zoomScale == 1 && stage.scroll.contentOffset == .zero)
  }

  @Test func `an animated scale is told, and one that is cut off ends where it is`() {
    let stage = zooming()
    stage.scroll.setZoomScale(3, animated: true)
    #expect(movements(stage.scroll) == ["scaling"] && stage.log() == ["willBeginZooming"])
    stage.wait(0.5)
    #expect(movements(stage.scroll) == [] && stage.scroll.zoomScale == 3)
    #expect(stage.log().last == "didEndZooming at 3.0")
    stage.scroll.setZoomScale(1, animated: true)
    stage.wait(0.15)
    _ = stage.log()
    let half = stage.scroll.zoomScale
    stage.scroll.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
    #expect(half > 1.9 && half < 2.1 && stage.scroll.zoomScale == half)
    #expect(stage.log() == ["didEndZooming at \(half)", "didScroll"])
    #expect(movements(stage.scroll) == [])
    stage.wait(1)
    #expect(stage.log() == [] && stage.scroll.contentOffset == CGPoint(x: 0, y: 10))
  }

  @Test func `an animated zoom to a place of the same scale only scrolls`() {
    let stage = zooming()
    stage.scroll.zoomScale = 2
    _ = stage.log()
    stage.scroll.zoom(to: CGRect(x: 0, y: 0, width: 150, height: 200), animated: true)
    #expect(movements(stage.scroll) == ["animating"])
    stage.wait(1)
    #expect(stage.log() == ["didScroll", "didEndScrollingAnimation"])
    #expect(stage.scroll.contentOffset == CGPoint(x: 20, y: 30))
  }

  @Test func `an animated offset gives way to the next, and to where it is already`() {
    let stage = ScrollStage()
    stage.scroll.setContentOffset(.zero, animated: true)
    #expect(movements(stage.scroll) == [])
    stage.scroll.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    stage.wait(0.15)
    stage.scroll.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    #expect(movements(stage.scroll) == ["animating"])
    stage.wait(0.2)
    #expect(movements(stage.scroll) == ["animating"])
    stage.wait(0.11)
    #expect(movements(stage.scroll) == [] && stage.scroll.contentOffset.y == 900)
    #expect(stage.log() == ["didScroll", "didEndScrollingAnimation"])
    stage.drag(from: CGPoint(x: 100, y: 300), by: CGPoint(x: 0, y: -110), lifts: false)
    stage.scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    #expect(movements(stage.scroll) == ["tracking", "dragging"])
    #expect(stage.scroll.contentOffset.y == 50)
  }

  @Test func `everything can be stopped where it is`() {
    let stage = ScrollStage()
    let pan = stage.scroll.panGestureRecognizer
    stage.drag(from: CGPoint(x: 100, y: 300), by: CGPoint(x: 0, y: -100), rests: false)
    stage.wait(0.1)
    let place = stage.scroll.contentOffset
    _ = stage.log()
    stage.scroll.stopScrollingAndZooming()
    stage.wait(1)
    #expect(stage.log() == ["didEndDecelerating"] && stage.scroll.contentOffset == place)
    stage.drag(from: CGPoint(x: 100, y: 300), by: CGPoint(x: 0, y: -60), lifts: false)
    stage.scroll.stopScrollingAndZooming()
    #expect(movements(stage.scroll) == [] && pan.isEnabled)
    #expect(stage.log().suffix(2) == ["willEndDragging", "didEndDragging false"])
    stage.move(100, 100)
    #expect(stage.log() == [])
    stage.up(100, 100)
    pan.isEnabled = false
    stage.scroll.stopScrollingAndZooming()
    #expect(!pan.isEnabled)
    stage.scroll.setContentOffset(.zero, animated: true)
    stage.scroll.stopScrollingAndZooming()
    stage.wait(1)
    #expect(stage.scroll.contentOffset.y > 0 && !stage.log().contains("didEndScrollingAnimation"))
  }

  @Test func `a finger that catches content beyond its edge lets it go back`() {
    let stage = ScrollStage()
    stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: 200))
    stage.wait(0.05)
    stage.down(100, 200)
    let place = stage.scroll.contentOffset.y
    #expect(place < 0 && movements(stage.scroll) == ["tracking", "dragging"])
    stage.wait(0.5)
    #expect(stage.scroll.contentOffset.y == place)
    _ = stage.log()
    stage.up(100, 200)
    #expect(movements(stage.scroll) == ["decelerating"])
    stage.wait(2)
    #expect(stage.scroll.contentOffset.y == 0)
    #expect(
      stage.log().filter { $0.hasPrefix("did") && $0 != "didScroll" }
        == ["didEndDragging true", "didEndDecelerating"])
    stage.drag(from: CGPoint(x: 100, y: 300), by: CGPoint(x: 0, y: -100), rests: false)
    stage.down(100, 300)
    _ = stage.log()
    stage.up(100, 300)
    stage.wait(0.3)
    #expect(!stage.log().contains("willBeginDecelerating"))
  }

  @Test func `a wheel turns a page for each step`() {
    let stage = ScrollStage()
    stage.scroll.isPagingEnabled = true
    let pages: [(CGFloat, CGFloat)] = [(30, 400), (1, 800), (-30, 400), (-1, 0), (-1, 0)]
    for (delta, page) in pages {
      stage.wheel(by: CGPoint(x: 0, y: delta), at: CGPoint(x: 100, y: 100))
      stage.wait(2)
      #expect(stage.scroll.contentOffset.y == page, "\(delta)")
    }
  }

  @Test(arguments: [(50.0, 0.0), (51, 41)])
  func `a drag is locked when it goes twice as far along one axis`(across: Double, x: Double) {
    let stage = ScrollStage()
    stage.scroll.contentSize = CGSize(width: 2000, height: 2000)
    stage.scroll.isDirectionalLockEnabled = true
    stage.down(200, 300)
    stage.move(200 - across, 200)
    stage.move(200 - across, 190)
    #expect(stage.scroll.contentOffset == CGPoint(x: x, y: 100))
    stage.wait(0.2)
    stage.up(200 - across, 190)
    stage.wait(1)
    stage.scroll.contentOffset = .zero
    stage.down(290, 200)
    stage.move(190, 200 - across)
    stage.move(180, 200 - across)
    #expect(stage.scroll.contentOffset == CGPoint(x: 100, y: x))
  }

  @Test func `each axis bounces by its own switch`() {
    let stage = ScrollStage()
    stage.scroll.contentSize = CGSize(width: 2000, height: 2000)
    func pulled(_ change: (UIScrollView) -> Void) -> [Bool] {
      let scroll = stage.scroll
      (scroll.bounces, scroll.bouncesHorizontally, scroll.bouncesVertically) = (true, true, true)
      change(scroll)
      stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 80, y: 80), lifts: false)
      let place = scroll.contentOffset
      stage.up(180, 180)
      stage.wait(2)
      return [place.x < 0, place.y < 0]
    }
    #expect(pulled { _ in } == [true, true])
    #expect(pulled { $0.bouncesHorizontally = false } == [false, true])
    #expect(pulled { $0.bouncesVertically = false } == [true, false])
    #expect(pulled { $0.bounces = false } == [false, false])
    stage.scroll.contentSize = CGSize(width: 10, height: 10)
    #expect(pulled { $0.alwaysBounceHorizontal = true } == [true, false])
    #expect(pulled { $0.bouncesHorizontally = false } == [false, false])
    stage.scroll.alwaysBounceHorizontal = false
    #expect(pulled { $0.alwaysBounceVertical = true } == [false, true])
  }

  @Test func `a scroll view across another keeps drags along its axis unless it hands them on`() {
    for transfers in [true, false] {
      let stage = ScrollStage()
      stage.scroll.contentSize = CGSize(width: 2000, height: 400)
      let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      inner.contentSize = CGSize(width: 300, height: 200)
      inner.contentOffset.x = 100
      inner.transfersHorizontalScrollingToParent = transfers
      inner.transfersVerticalScrollingToParent = !transfers
      stage.content.addSubview(inner)
      stage.drag(from: CGPoint(x: 190, y: 100), by: CGPoint(x: -100, y: 0), lifts: false)
      #expect(stage.scroll.contentOffset.x == (transfers ? 90 : 0))
      #expect((inner.contentOffset.x > 100) == !transfers)
    }
  }

  // MARK: - Refreshing

  private func refreshing() -> (ScrollStage, UIRefreshControl) {
    let stage = ScrollStage()
    let control = UIRefreshControl(frame: CGRect(x: 5, y: 6, width: 100, height: 10))
    #expect(control.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
    stage.scroll.refreshControl = control
    return (stage, control)
  }

  @Test func `a spinner stands in the middle of a refresh control, above its title`() throws {
    let (_, control) = refreshing()
    control.layoutIfNeeded()
    let spinner = try #require(control.subviews.first)
    let label = try #require(control.subviews.last as? UILabel)
    #expect(spinner.frame == CGRect(x: 140, y: 20, width: 20, height: 20))
    #expect(!spinner.isHidden && !spinner.isUserInteractionEnabled)
    #expect(label.textAlignment == .center && label.attributedText == nil)
    control.attributedTitle = NSAttributedString(string: "Wait")
    control.layoutIfNeeded()
    #expect(label.text == "Wait" && label.frame.minX == 0 && label.frame.width == 300)
    #expect(label.frame.height > 10 && label.frame.minY == spinner.frame.maxY + 4)
    #expect(abs(spinner.frame.minY - (60 - label.frame.maxY)) < 1e-9)
    control.attributedTitle = nil
    control.layoutIfNeeded()
    #expect(spinner.frame.minY == 20)
  }

  @Test func `it refreshes from 80 points of a drag on, and by no program's offset`() {
    let (stage, control) = refreshing()
    stage.scroll.contentOffset.y = -100
    #expect(!control.isRefreshing)
    stage.scroll.contentOffset.y = 0
    stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: 30), lifts: false)
    stage.scroll.contentOffset.y = -79.9
    #expect(!control.isRefreshing)
    #expect(control.frame == CGRect(x: 0, y: -79.9, width: 300, height: 60))
    stage.scroll.contentOffset.y = -80
    #expect(control.isRefreshing && stage.scroll.adjustedContentInset.top == 0)
    stage.scroll.contentOffset.y = -30
    #expect(control.frame.minY == -60)
  }

  @Test func `a control that comes or goes while it refreshes takes its room along`() {
    let (stage, control) = refreshing()
    control.beginRefreshing()
    control.beginRefreshing()
    #expect(stage.scroll.adjustedContentInset.top == 60 && stage.scroll.contentOffset.y == -60)
    let other = UIRefreshControl()
    stage.scroll.refreshControl = other
    #expect(stage.scroll.adjustedContentInset.top == 0 && stage.scroll.contentOffset.y == 0)
    #expect(control.superview == nil && stage.scroll.subviews.first === other)
    stage.scroll.refreshControl = other
    #expect(stage.scroll.subviews.first === other)
    stage.scroll.refreshControl = control
    #expect(stage.scroll.adjustedContentInset.top == 60 && other.superview == nil)
    other.beginRefreshing()
    #expect(!other.isRefreshing)
    _ = stage.log()
    control.endRefreshing()
    stage.scroll.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
    stage.wait(1)
    #expect(stage.scroll.contentOffset.y == 20 && stage.scroll.adjustedContentInset.top == 0)
  }

  @Test func `begun during a drag, room is made when the finger lifts`() {
    let (stage, control) = refreshing()
    stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: 30), lifts: false)
    control.beginRefreshing()
    #expect(control.isRefreshing && stage.scroll.adjustedContentInset.top == 0)
    stage.up(100, 130)
    #expect(stage.scroll.adjustedContentInset.top == 60)
    stage.wait(2)
    #expect(stage.scroll.contentOffset.y == -60)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("A scroll view's properties, marks and insets", .freshApplication)
struct ScrollMarkTests {
  @Test func `a scroll view is made to scroll, bounce and be zoomed by nobody`() {
    let scroll = UIScrollView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(scroll.contentOffset == .zero && scroll.contentSize == .zero && scroll.clipsToBounds)
    #expect(scroll.contentInset == .zero && scroll.adjustedContentInset == .zero)
    #expect(scroll.contentInsetAdjustmentBehavior == .automatic)
    #expect(scroll.contentAlignmentPoint == .zero)
    #expect(scroll.visibleSize == CGSize(width: 30, height: 40))
    #expect(scroll.isScrollEnabled && scroll.allowsKeyboardScrolling && scroll.scrollsToTop)
    #expect(scroll.refreshControl == nil && scroll.delegate == nil)
    #expect(!scroll.isDirectionalLockEnabled && !scroll.isPagingEnabled)
    #expect(scroll.bounces && scroll.bouncesHorizontally && scroll.bouncesVertically)
    #expect(!scroll.alwaysBounceVertical && !scroll.alwaysBounceHorizontal && scroll.bouncesZoom)
    #expect(scroll.decelerationRate == .normal)
    #expect(UIScrollView.DecelerationRate.normal.rawValue == 0.998)
    #expect(UIScrollView.DecelerationRate.fast.rawValue == 0.99)
    #expect(scroll.transfersHorizontalScrollingToParent)
    #expect(scroll.transfersVerticalScrollingToParent)
    #expect(!scroll.isTracking && !scroll.isDragging && !scroll.isDecelerating)
    #expect(!scroll.isScrollAnimating && !scroll.isZooming)
    #expect(!scroll.isZoomBouncing && !scroll.isZoomAnimating)
    #expect(scroll.keyboardDismissMode == .none)
    #expect(scroll.delaysContentTouches && scroll.canCancelContentTouches)
    #expect(scroll.minimumZoomScale == 1 && scroll.maximumZoomScale == 1 && scroll.zoomScale == 1)
    #expect(scroll.showsVerticalScrollIndicator && scroll.showsHorizontalScrollIndicator)
    #expect(scroll.indicatorStyle == .default && scroll.automaticallyAdjustsScrollIndicatorInsets)
    #expect(scroll.panGestureRecognizer.isEnabled && scroll.subviews.isEmpty)
    #expect(scroll.panGestureRecognizer.allowedScrollTypesMask == .all)
    scroll.isScrollEnabled = false
    #expect(!scroll.panGestureRecognizer.isEnabled)
    scroll.isScrollEnabled = true
    #expect(scroll.panGestureRecognizer.isEnabled)
    let inset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(scroll.scrollIndicatorInsets == .zero)
    scroll.scrollIndicatorInsets = inset
    #expect(scroll.verticalScrollIndicatorInsets == inset && scroll.scrollIndicatorInsets == inset)
    #expect(scroll.horizontalScrollIndicatorInsets == inset)
    let guides = [scroll.contentLayoutGuide, scroll.frameLayoutGuide]
    #expect(guides == [scroll.contentLayoutGuide, scroll.frameLayoutGuide])
    #expect(
      guides.map(\.identifier) == [
        "UIScrollView-contentLayoutGuide", "UIScrollView-frameLayoutGuide",
      ])
  }

  /// The two marks of a scroll view, the one below the content first.
  private func marks(_ stage: ScrollStage) -> [UIView] {
    stage.scroll.subviews.filter { !$0.isUserInteractionEnabled }
  }

  private func wide() -> ScrollStage {
    let stage = ScrollStage()
    stage.scroll.contentSize = CGSize(width: 600, height: 2000)
    return stage
  }

  private func near(_ a: CGRect?, _ b: CGRect) -> Bool {
    guard let a else { return false }
    return max(abs(a.minX - b.minX), abs(a.minY - b.minY)) < 1e-6
      && max(abs(a.width - b.width), abs(a.height - b.height)) < 1e-6
  }

  @Test func `marks lie along the edges, as long as the part that is seen`() {
    let stage = wide()
    stage.scroll.flashScrollIndicators()
    let marks = marks(stage)
    #expect(marks.count == 2)
    #expect(near(marks.first?.frame, CGRect(x: 3, y: 394, width: 147, height: 3)))
    #expect(near(marks.last?.frame, CGRect(x: 294, y: 3, width: 3, height: 78.8)))
    stage.scroll.contentOffset = CGPoint(x: 150, y: 800)
    #expect(near(marks.first?.frame, CGRect(x: 226.5, y: 1194, width: 147, height: 3)))
    #expect(near(marks.last?.frame, CGRect(x: 444, y: 960.6, width: 3, height: 78.8)))
    stage.scroll.contentOffset = CGPoint(x: 0, y: -20)
    #expect(near(marks.last?.frame, CGRect(x: 294, y: -17, width: 3, height: 58.8)))
    stage.scroll.contentOffset = .zero
    stage.scroll.verticalScrollIndicatorInsets = UIEdgeInsets(
      top: 10, left: 0, bottom: 20, right: 5)
    #expect(near(marks.last?.frame, CGRect(x: 289, y: 13, width: 3, height: 72.8)))
    stage.scroll.horizontalScrollIndicatorInsets = UIEdgeInsets(
      top: 0, left: 20, bottom: 7, right: 30)
    #expect(near(marks.first?.frame, CGRect(x: 23, y: 387, width: 122, height: 3)))
  }

  @Test func `marks stay half a second, fade, and begin anew`() throws {
    let stage = wide()
    stage.scroll.flashScrollIndicators()
    let marks = marks(stage)
    func alphas() -> [CGFloat] { marks.map(\.alpha) }
    stage.wait(0.4)
    stage.scroll.flashScrollIndicators()
    stage.wait(0.49)
    #expect(alphas() == [1, 1] && self.marks(stage) == marks)
    stage.wait(0.02)
    #expect(alphas() == [0, 0])
    stage.wait(0.115)
    let fading = try #require(marks.first?.layer.presentation()?.opacity)
    #expect(fading > 0.3 && fading < 0.7)
    stage.wait(1)
    stage.scroll.showsHorizontalScrollIndicator = false
    stage.scroll.indicatorStyle = .white
    #expect(alphas() == [0, 0])
    stage.scroll.withScrollIndicatorsShown { #expect(alphas() == [0, 1]) }
    #expect(alphas() == [0, 1])
    stage.scroll.showsHorizontalScrollIndicator = true
    #expect(alphas() == [1, 1])
    stage.scroll.showsVerticalScrollIndicator = false
    #expect(alphas() == [1, 0])
    stage.scroll.contentSize.width = 300
    stage.scroll.layoutIfNeeded()
    #expect(alphas() == [0, 0])
  }

  @Test func `a view that lies nowhere, or has content without end, shows no marks`() throws {
    var screen = ScreenMetrics.headless
    screen.safeArea = EdgeDistances(top: 40, bottom: 34)
    HostInput.send(.screen(screen, at: 0))
    let stage = wide()
    // What `insetBy` makes of a rectangle that is too small for it.
    stage.scroll.frame = CGRect(origin: CGRect.null.origin, size: CGSize(width: 10, height: 10))
    stage.scroll.flashScrollIndicators()
    stage.wait(0.1)
    #expect(stage.scroll.safeAreaInsets == .zero && stage.scroll.adjustedContentInset == .zero)
    #expect(stage.scroll.contentOffset == .zero)
    stage.scroll.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    stage.scroll.contentSize = CGSize(width: 300, height: CGFloat.infinity)
    stage.scroll.flashScrollIndicators()
    #expect(marks(stage).allSatisfy { $0.frame.minY.isFinite && $0.frame.height.isFinite })
  }

  @Test func `marks stay in front of what comes later`() {
    let stage = wide()
    stage.scroll.flashScrollIndicators()
    let marks = marks(stage)
    let late = UIView()
    stage.scroll.addSubview(late)
    #expect(stage.scroll.subviews == [stage.content, late] + marks)
  }

  @Test func `an animated offset, a drag and a glide show the marks while they last`() {
    let stage = ScrollStage()
    func shown() -> Bool { marks(stage).contains { $0.alpha == 1 } }
    stage.scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    #expect(shown())
    stage.wait(0.7)
    #expect(shown())
    stage.wait(0.2)
    #expect(!shown())
    stage.drag(from: CGPoint(x: 100, y: 300), by: CGPoint(x: 0, y: -50))
    #expect(shown())
    stage.wait(0.51)
    #expect(!shown())
    stage.drag(from: CGPoint(x: 100, y: 300), by: CGPoint(x: 0, y: -100), rests: false)
    while stage.scroll.isDecelerating {
      #expect(shown())
      stage.wait(0.25)
    }
    stage.wait(0.51)
    #expect(!shown())
  }

  // MARK: - Insets

  /// A scroll view that fills a screen with a safe area on all sides.
  private func safe(_ body: @MainActor (UIScrollView) throws -> Void) throws {
    let old = ScreenMetrics.headless
    let area = EdgeDistances(top: 40, left: 10, bottom: 30, right: 20)
    HostInput.send(
      .screen(ScreenMetrics(size: old.size, scale: old.scale, safeArea: area), at: 0))
    defer { HostInput.send(.screen(old, at: 0)) }
    let controller = UIViewController()
    let scroll = UIScrollView(frame: controller.view.bounds)
    controller.view.addSubview(scroll)
    let generator = try EventGenerator(viewController: controller)
    #expect(generator.window.safeAreaInsets.top == 40)
    #expect(scroll.bounds.size == old.size)
    try body(scroll)
  }

  @Test func `the safe area is added where content scrolls, or as it is told`() throws {
    let vertical = UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0)
    let horizontal = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
    let all = UIEdgeInsets(top: 40, left: 10, bottom: 30, right: 20)
    try safe { scroll in
      #expect(scroll.adjustedContentInset == .zero)
      scroll.alwaysBounceHorizontal = true
      #expect(scroll.adjustedContentInset == horizontal)
      scroll.alwaysBounceHorizontal = false
      scroll.alwaysBounceVertical = true
      #expect(scroll.adjustedContentInset == vertical)
      scroll.alwaysBounceVertical = false
      scroll.contentSize = CGSize(width: 384, height: 826)
      #expect(scroll.adjustedContentInset == .zero)
      scroll.contentSize = CGSize(width: 384, height: 827)
      #expect(scroll.adjustedContentInset == vertical)
      scroll.contentSize = CGSize(width: 385, height: 826)
      #expect(scroll.adjustedContentInset == horizontal)
      scroll.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      #expect(
        scroll.adjustedContentInset == UIEdgeInsets(top: 41, left: 12, bottom: 33, right: 24))
      scroll.contentInset = .zero
      scroll.contentSize = CGSize(width: 10, height: 10)
      scroll.contentInsetAdjustmentBehavior = .always
      #expect(scroll.adjustedContentInset == all && scroll.contentOffset == CGPoint(x: -10, y: -40))
      scroll.contentInsetAdjustmentBehavior = .never
      #expect(scroll.adjustedContentInset == .zero && scroll.contentOffset == .zero)
      scroll.contentInsetAdjustmentBehavior = .scrollableAxes
      #expect(scroll.adjustedContentInset == .zero)
    }
  }

  @Test func `marks keep out of the safe area, unless they are not to`() throws {
    try safe { scroll in
      scroll.contentSize = CGSize(width: 10, height: 2000)
      scroll.flashScrollIndicators()
      let mark = try #require(scroll.subviews.first)
      #expect(mark.frame.minY - scroll.contentOffset.y == 43)
      #expect(mark.frame.maxX == 391)
      scroll.automaticallyAdjustsScrollIndicatorInsets = false
      #expect(mark.frame.minY - scroll.contentOffset.y == 3)
      #expect(mark.frame.maxX == 411)
    }
  }

  @Test func `content that fits lies where its alignment says`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    scroll.contentSize = CGSize(width: 100, height: 100)
    #expect(scroll.contentOffset == .zero)
    scroll.contentAlignmentPoint = CGPoint(x: 0.5, y: 1)
    #expect(scroll.contentOffset == CGPoint(x: -100, y: -300))
    scroll.contentSize.height = 500
    #expect(scroll.contentOffset == CGPoint(x: -100, y: 0))
  }

  @Test func `a scroll view that grows keeps its content within its ends`() {
    let stage = ScrollStage()
    stage.scroll.contentOffset.y = 1600
    stage.scroll.layoutIfNeeded()
    stage.scroll.frame.size.height = 800
    stage.scroll.layoutIfNeeded()
    #expect(stage.scroll.contentOffset.y == 1200)
    stage.scroll.frame.size.height = 400
    stage.scroll.layoutIfNeeded()
    #expect(stage.scroll.contentOffset.y == 1200)
    stage.scroll.contentOffset.y = -50
    stage.scroll.layoutIfNeeded()
    #expect(stage.scroll.contentOffset.y == -50)
  }

  @Test func `a rectangle is shown along both axes, a larger one from its corner`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    scroll.contentSize = CGSize(width: 900, height: 2000)
    func shown(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> [CGFloat] {
      scroll.scrollRectToVisible(
        CGRect(x: x, y: y, width: width, height: height), animated: false)
      return [scroll.contentOffset.x, scroll.contentOffset.y]
    }
    #expect(shown(700, 10, 100, 10) == [500, 0])
    #expect(shown(500, 390, 300, 10) == [500, 0])
    #expect(shown(450, 395, 10, 10) == [450, 5])
    #expect(shown(100, 100, 500, 800) == [100, 100])
    #expect(shown(890, 1990, 100, 100) == [600, 1600])
  }
}

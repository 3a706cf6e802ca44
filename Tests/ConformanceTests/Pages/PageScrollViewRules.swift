// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("PV dots and the scroll view", .freshApplication)
struct PageScrollViewRules {
  private func dots(_ count: Int = 5) -> PagesStage {
    let stage = PagesStage(showing: nil)
    stage.dots = count
    stage.set("b")
    stage.stage.window.layoutIfNeeded()
    _ = stage.take()
    return stage
  }

  @Test func `PV-40 dots lie below the pages where the data source counts them`() throws {
    let stage = dots()
    let control = try #require(stage.control)
    #expect(control.numberOfPages == 5 && control.currentPage == 1)
    #expect(control.frame == CGRect(x: 0, y: 763, width: 400, height: 37))
    #expect(stage.place("b") == CGRect(x: 0, y: 0, width: 400, height: 763))
    #expect(dots(0).control == nil)
    for other in [PagesStage(.pageCurl), PagesStage(.scroll, .vertical)] {
      other.dots = 5
      other.set("c")
      #expect(other.control == nil)
    }
  }

  @Test func `PV-40 a data source without both methods has none`() {
    final class Half: NSObject, UIPageViewControllerDataSource {
      func pageViewController(
        _ pager: UIPageViewController, viewControllerBefore page: UIViewController
      ) -> UIViewController? { nil }
      func pageViewController(
        _ pager: UIPageViewController, viewControllerAfter page: UIViewController
      ) -> UIViewController? { nil }
      func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
    }
    let half = Half()
    let stage = dots()
    stage.pager.dataSource = half
    stage.stage.window.layoutIfNeeded()
    #expect(stage.control == nil)
    #expect(stage.place("b").height == 800)
  }

  @Test func `PV-41 dots follow the turns of a person and are asked for again by programs`() {
    let stage = dots()
    stage.drag(-300)
    stage.wait()
    #expect(stage.control?.currentPage == 2)
    stage.drag(-60)
    stage.wait()
    #expect(stage.control?.currentPage == 2)
    stage.set("e", animated: true)
    #expect(stage.control?.currentPage == 4)
    stage.wait()
    stage.isRing = true
    stage.drag(-300)
    stage.wait()
    #expect(stage.shown == "a" && stage.control?.currentPage == 0)
  }

  @Test func `PV-42 a tap beside the dot turns the page`() {
    let stage = dots()
    stage.stage.tap(300, 780)
    stage.wait()
    #expect(stage.shown == "c" && stage.control?.currentPage == 2)
    #expect(
      stage.take().filter { $0.hasPrefix("will ") || $0.hasPrefix("did ") } == [
        "will c", "did finished completed from b",
      ])
    stage.control?.currentPage = 0
    stage.control?.sendActions(for: .valueChanged)
    stage.wait()
    #expect(stage.shown == "a" && stage.inWindow == "a" && stage.control?.currentPage == 0)
  }

  @Test func `PV-43 who does not see turns pages by scrolling`() {
    let stage = dots()
    #expect(stage.scroll.accessibilityScroll(.left))
    stage.wait()
    #expect(stage.shown == "c" && stage.control?.currentPage == 2)
    #expect(stage.scroll.accessibilityScroll(.previous))
    stage.wait()
    #expect(stage.shown == "b")
    #expect(!stage.scroll.accessibilityScroll(.up))
    stage.set("e")
    #expect(!stage.scroll.accessibilityScroll(.next))
  }

  @Test func `PV-50 the offset is that of the middle of three pages`() {
    let stage = PagesStage()
    #expect(stage.scroll.contentOffset == CGPoint(x: 400, y: 0))
    #expect(stage.scroll.contentSize == CGSize(width: 1200, height: 800))
    #expect(stage.scroll.contentInset == .zero)
  }

  @Test func `PV-50 the program may be the delegate and read how far a turn is`() {
    final class Reader: NSObject, UIScrollViewDelegate {
      var offsets: [CGFloat] = []
      var ends = 0
      func scrollViewDidScroll(_ view: UIScrollView) { offsets.append(view.contentOffset.x) }
      func scrollViewDidEndDecelerating(_ view: UIScrollView) { ends += 1 }
    }
    let (stage, reader) = (PagesStage(), Reader())
    stage.scroll.delegate = reader
    stage.drag(-300)
    stage.wait()
    #expect(stage.shown == "c" && reader.ends == 1)
    #expect(reader.offsets.max() == 800 && reader.offsets.last == 400)
    let way = reader.offsets.dropLast()
    #expect(zip(way, way.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func `PV-50 a scroll view that is disabled turns nothing`() {
    let stage = PagesStage()
    for case let scroll as UIScrollView in stage.pager.view.subviews {
      scroll.isScrollEnabled = false
    }
    stage.drag(-300)
    stage.wait()
    #expect(stage.shown == "b" && stage.take() == [])
    stage.set("c", animated: true)
    stage.wait()
    #expect(stage.shown == "c" && stage.inWindow == "c")
  }

  @Test func `PV-50 a program may scroll to the next page`() {
    let stage = PagesStage()
    stage.scroll.setContentOffset(CGPoint(x: 800, y: 0), animated: true)
    stage.wait()
    #expect(stage.shown == "c" && stage.scroll.contentOffset.x == 400)
    stage.scroll.contentOffset = .zero
    #expect(stage.shown == "b" && stage.inWindow == "b" && stage.scroll.contentOffset.x == 400)
  }

  @Test func `PV-51 another size keeps the page, and the part of a turn under a finger`() {
    let stage = PagesStage()
    stage.stage.window.frame.size.width = 600
    stage.stage.window.layoutIfNeeded()
    #expect(stage.scroll.contentOffset.x == 600)
    #expect(stage.place("b") == CGRect(x: 0, y: 0, width: 600, height: 800))
    stage.drag(-310, lifts: false)
    #expect(stage.scroll.contentOffset.x == 900)
    stage.stage.window.frame.size.width = 400
    stage.stage.window.layoutIfNeeded()
    #expect(stage.scroll.contentOffset.x == 600 && stage.inWindow == "bc")
    stage.lift(at: CGPoint(x: -110, y: 400))
    stage.wait()
    #expect(stage.scroll.contentOffset.x == 400 && stage.inWindow.count == 1)
  }

  @Test func `PV-52 from right to left the page after is at the left`() {
    let stage = PagesStage()
    stage.pager.view.semanticContentAttribute = .forceRightToLeft
    stage.pager.view.setNeedsLayout()
    stage.stage.window.layoutIfNeeded()
    stage.drag(300, lifts: false)
    #expect(stage.inWindow == "bc" && stage.place("c").maxX == 290)
    stage.lift(at: CGPoint(x: 500, y: 400))
    stage.wait()
    #expect(stage.shown == "c" && stage.scroll.contentOffset.x == 400)
    stage.set("b", .reverse, animated: true)
    stage.wait(0.15)
    #expect(stage.place("b").minX > 0)
    stage.wait()
    #expect(stage.shown == "b")
  }

  @Test func `PV-53 between pages is the room that was asked for`() {
    let stage = PagesStage(options: [.interPageSpacing: 20])
    #expect(stage.scroll.frame == CGRect(x: -10, y: 0, width: 420, height: 800))
    #expect(stage.place("b") == CGRect(x: 0, y: 0, width: 400, height: 800))
    stage.drag(-100, lifts: false)
    #expect(stage.place("b").maxX == 310 && stage.place("c").minX == 330)
    for value in [20.0 as CGFloat, Float(20), NSNumber(value: 20)] as [Any] {
      #expect(PagesStage(options: [.interPageSpacing: value]).scroll.bounds.width == 420)
    }
    for value in [-5, Double.infinity, "20"] as [Any] {
      #expect(PagesStage(options: [.interPageSpacing: value]).scroll.bounds.width == 400)
    }
  }

  @Test func `PV-54 pages above each other turn up and down`() {
    let stage = PagesStage(.scroll, .vertical)
    #expect(stage.scroll.contentOffset == CGPoint(x: 0, y: 800))
    stage.drag(-200)
    stage.wait()
    #expect(stage.shown == "b")
    stage.drag(0, -500, from: CGPoint(x: 200, y: 700))
    stage.wait()
    #expect(stage.shown == "c" && stage.scroll.contentOffset == CGPoint(x: 0, y: 800))
  }

  @Test func `PV-55 a list in a page scrolls its own way, and pages in pages the inner ones first`()
  {
    let stage = PagesStage()
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    list.contentSize = CGSize(width: 400, height: 3000)
    stage.page("b").view.addSubview(list)
    stage.drag(0, -200)
    stage.wait()
    #expect(list.contentOffset.y > 100 && stage.shown == "b")
    stage.drag(-300)
    stage.wait()
    #expect(stage.shown == "c")
    let inner = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let source = Ends()
    inner.setViewControllers([source.first], direction: .forward, animated: false)
    inner.dataSource = source
    stage.page("c").addChild(inner)
    inner.view.frame = stage.page("c").view.bounds
    stage.page("c").view.addSubview(inner.view)
    inner.didMove(toParent: stage.page("c"))
    stage.stage.window.layoutIfNeeded()
    stage.drag(-300)
    stage.wait()
    #expect(stage.shown == "c" && inner.viewControllers == [source.last])
    stage.drag(-300)
    stage.wait()
    #expect(stage.shown == "d" && inner.viewControllers == [source.last])
  }

  /// Two pages.
  private final class Ends: NSObject, UIPageViewControllerDataSource {
    let (first, last) = (UIViewController(), UIViewController())
    func pageViewController(
      _ pager: UIPageViewController, viewControllerBefore page: UIViewController
    ) -> UIViewController? { page === last ? first : nil }
    func pageViewController(
      _ pager: UIPageViewController, viewControllerAfter page: UIViewController
    ) -> UIViewController? { page === first ? last : nil }
  }
}

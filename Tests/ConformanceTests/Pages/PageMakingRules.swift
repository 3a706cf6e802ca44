// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("PV making", .freshApplication)
struct PageMakingRules {
  @Test func `PV-1 style and way are those it is made with`() throws {
    let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
    #expect(pager.transitionStyle == .scroll && pager.navigationOrientation == .vertical)
    let plain = UIPageViewController()
    #expect(plain.transitionStyle == .pageCurl && plain.navigationOrientation == .horizontal)
    let read = try #require(UIPageViewController(coder: NSCoder()))
    #expect(read.transitionStyle == .pageCurl && read.navigationOrientation == .horizontal)
  }

  @Test func `PV-2 the spine is at the edge where lines begin unless asked elsewhere`() {
    func spine(_ value: Any?) -> UIPageViewController.SpineLocation {
      let options = value.map { [UIPageViewController.OptionsKey.spineLocation: $0] }
      return UIPageViewController(
        transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: options
      ).spineLocation
    }
    typealias Spine = UIPageViewController.SpineLocation
    #expect(spine(nil) == .min)
    #expect(spine(Spine.mid) == .mid)
    #expect(spine(Spine.max.rawValue) == .max)
    #expect(spine(NSNumber(value: Spine.mid.rawValue)) == .mid)
    #expect(spine(Spine.none) == .min && spine(17) == .min && spine("mid") == .min)
    let scrolling = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal,
      options: [.spineLocation: Spine.mid])
    #expect(scrolling.spineLocation == .none)
  }

  @Test func `PV-3 pages that scroll have no recognizers to give away`() {
    #expect(PagesStage().pager.gestureRecognizers == [])
    let curl = PagesStage(.pageCurl).pager.gestureRecognizers
    #expect(curl.map { type(of: $0) == UIPanGestureRecognizer.self } == [true, false])
    #expect(curl.last is UITapGestureRecognizer)
    #expect(curl.allSatisfy { $0.view != nil })
  }

  @Test func `PV-4 what is shown is what was set`() {
    let stage = PagesStage(showing: nil)
    #expect(stage.pager.viewControllers == [])
    stage.set("c")
    #expect(stage.shown == "c" && stage.inWindow == "c")
    #expect(stage.pager.children == [stage.page("c")])
    stage.set("d", animated: true)
    // What a program shows with animation counts at once.
    #expect(stage.shown == "d" && stage.inWindow == "cd")
    stage.wait()
    #expect(stage.inWindow == "d" && stage.pager.children == [stage.page("d")])
    // What a person turns to does when it is there.
    stage.drag(-150, lifts: false)
    #expect(stage.shown == "d" && stage.inWindow == "de")
  }

  @Test func `PV-6 the same pages again change nothing`() {
    let stage = PagesStage()
    stage.set("b", animated: true)
    #expect(stage.take() == ["set b true"])
    #expect(stage.inWindow == "b")
  }

  @Test func `PV-7 the delegate says which edges may be up`() {
    final class Edges: NSObject, UIPageViewControllerDelegate {
      func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
      ) -> UIInterfaceOrientationMask { .landscapeLeft }
      func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
      ) -> UIInterfaceOrientation { .landscapeLeft }
    }
    let pager = PagesStage().pager
    #expect(
      pager.supportedInterfaceOrientations == UIViewController().supportedInterfaceOrientations)
    let edges = Edges()
    pager.delegate = edges
    #expect(pager.supportedInterfaceOrientations == .landscapeLeft)
    #expect(pager.preferredInterfaceOrientationForPresentation == .landscapeLeft)
  }

  @Test func `PV-8 the scroll view lies in the view and holds the pages`() {
    let stage = PagesStage()
    #expect(stage.pager.view.subviews.count == 1)
    #expect(stage.scroll.isPagingEnabled && stage.scroll.subviews.count >= 3)
    #expect(stage.page("b").view.superview?.superview === stage.scroll)
    #expect(stage.place("b") == CGRect(x: 0, y: 0, width: 400, height: 800))
    let curl = PagesStage(.pageCurl)
    #expect(!curl.pager.view.subviews.contains { $0 is UIScrollView })
    #expect(curl.place("b") == CGRect(x: 0, y: 0, width: 400, height: 800))
  }
}

@Suite("PV misuse")
struct PageMisuse {
  @Test func `PV-5 two pages that scroll stop the process`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
          .setViewControllers(
            [UIViewController(), UIViewController()], direction: .forward, animated: false)
      }
    }
  }

  @Test func `PV-5 no pages stop the process`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIPageViewController().setViewControllers(nil, direction: .forward, animated: false)
      }
    }
  }

  @Test func `PV-5 one page beside a spine in the middle stops the process`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let spine = UIPageViewController.SpineLocation.mid
        UIPageViewController(
          transitionStyle: .pageCurl, navigationOrientation: .horizontal,
          options: [.spineLocation: spine]
        ).setViewControllers([UIViewController()], direction: .forward, animated: false)
      }
    }
  }

  @Test func `PV-5 the same page twice stops the process`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let page = UIViewController()
        let spine = UIPageViewController.SpineLocation.mid
        UIPageViewController(
          transitionStyle: .pageCurl, navigationOrientation: .horizontal,
          options: [.spineLocation: spine]
        ).setViewControllers([page, page], direction: .forward, animated: false)
      }
    }
  }

  @Test func `PV-63 one side of leaves with a spine in the middle stops the process`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let spine = UIPageViewController.SpineLocation.mid
        UIPageViewController(
          transitionStyle: .pageCurl, navigationOrientation: .horizontal,
          options: [.spineLocation: spine]
        ).isDoubleSided = false
      }
    }
  }
}

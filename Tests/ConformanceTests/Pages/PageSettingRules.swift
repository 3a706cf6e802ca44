// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("PV pages set by the program", .freshApplication)
struct PageSettingRules {
  @Test func `PV-30 without animation a page takes the place of another at once`() {
    let stage = PagesStage()
    stage.set("d")
    #expect(
      stage.take() == [
        "d: willMove in", "d: didLoad", "d: willAppear movingTo", "b: willDisappear",
        "d: isAppearing movingTo", "b: willMove out", "d: didAppear movingTo",
        "b: didDisappear movingFrom", "d: didMove in", "b: didMove out", "set d true",
      ])
    #expect(stage.inWindow == "d" && stage.scroll.contentOffset.x == 400)
  }

  @Test func `PV-31 with animation it comes from its side in 0.3 seconds`() {
    let stage = PagesStage()
    stage.set("d", .reverse, animated: true)
    #expect(
      stage.take() == [
        "d: willMove in", "d: didLoad", "d: willAppear movingTo", "b: willDisappear",
        "d: isAppearing movingTo",
      ])
    stage.wait(0.15)
    #expect(abs(stage.place("d").minX + 200) < 20)
    stage.wait(0.2)
    #expect(
      stage.take() == [
        "b: willMove out", "d: didAppear movingTo", "b: didDisappear movingFrom",
        "d: didMove in", "b: didMove out", "set d true",
      ])
    #expect(stage.inWindow == "d" && stage.scroll.contentOffset.x == 400)
  }

  @Test func `PV-32 a change on its way is done when the next one is set`() {
    let stage = PagesStage()
    stage.set("c", animated: true)
    stage.wait(0.1)
    stage.set("d", animated: true)
    #expect(stage.inWindow == "cd" && stage.shown == "d")
    stage.wait()
    #expect(stage.take().filter { $0.hasPrefix("set") } == ["set c false", "set d true"])
    #expect(stage.inWindow == "d" && stage.pager.children == [stage.page("d")])
  }

  @Test func `PV-33 setting under a finger takes the turn away from it`() {
    let stage = PagesStage()
    stage.drag(-100, lifts: false)
    _ = stage.take()
    stage.set("e")
    let lines = stage.take()
    #expect(lines.contains("did interrupted taken back from b"))
    #expect(lines.last == "set e true")
    #expect(stage.scroll.contentOffset.x == 400)
    stage.stage.move(PagesStage.finger, 20, 400)
    stage.lift(at: CGPoint(x: 20, y: 400))
    stage.wait()
    #expect(stage.shown == "e" && stage.inWindow == "e" && stage.scroll.contentOffset.x == 400)
    #expect(stage.take() == [])
    stage.drag(300)
    stage.wait()
    #expect(stage.shown == "d")
  }

  @Test(arguments: [false, true])
  func `PV-34 the delegate may set pages when a turn is over`(animated: Bool) {
    let stage = PagesStage()
    stage.onFinish = { [weak stage] _ in
      stage?.onFinish = nil
      stage?.set("a", .reverse, animated: animated)
    }
    stage.drag(-300)
    stage.wait()
    #expect(stage.shown == "a" && stage.inWindow == "a")
    #expect(stage.scroll.contentOffset.x == 400)
    #expect(stage.take().last == "set a true")
  }

  @Test(arguments: [false, true])
  func `PV-34 it may when a turn begins`(animated: Bool) {
    let stage = PagesStage()
    stage.onWill = { [weak stage] in
      stage?.onWill = nil
      stage?.set("e", animated: animated)
    }
    stage.drag(-300)
    stage.wait()
    #expect(stage.shown == "e" && stage.inWindow == "e")
    #expect(stage.pager.children == [stage.page("e")])
    #expect(stage.scroll.contentOffset.x == 400)
  }

  @Test func `PV-34 a completion may set pages`() {
    let stage = PagesStage()
    stage.pager.setViewControllers(
      [stage.page("c")], direction: .forward, animated: true
    ) { [weak stage] _ in stage?.set("d", animated: true) }
    stage.wait()
    #expect(stage.shown == "d" && stage.inWindow == "d")
  }

  @Test func `PV-35 pages that are set before the view is seen appear with it`() {
    let stage = PagesStage(showing: nil)
    stage.stage.window.rootViewController = nil
    _ = stage.take()
    let other = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    other.setViewControllers([stage.page("a")], direction: .forward, animated: true) { _ in
      stage.log.note("set")
    }
    #expect(stage.take() == ["a: willMove in", "a: didMove in", "set"])
    #expect(!other.isViewLoaded && !stage.page("a").isViewLoaded)
    stage.stage.window.rootViewController = other
    stage.stage.window.layoutIfNeeded()
    #expect(
      stage.take() == ["a: didLoad", "a: willAppear", "a: isAppearing", "a: didAppear"])
  }

  @Test func `PV-36 a turn is ended when the pages leave the screen`() {
    let stage = PagesStage()
    stage.drag(-300, lifts: false)
    stage.stage.window.rootViewController = UIViewController()
    stage.lift(at: CGPoint(x: -100, y: 400))
    stage.wait()
    #expect(stage.shown == "c" && stage.pager.children == [stage.page("c")])
    let lines = stage.take()
    #expect(lines.contains("did finished completed from b"))
    #expect(
      lines.filter { $0.hasPrefix("c: didA") || $0.hasPrefix("c: didD") } == [
        "c: didAppear movingTo", "c: didDisappear",
      ])
  }

  @Test func `PV-37 pages that are let go on their way go`() throws {
    weak var pager: UIPageViewController?
    weak var page: UIViewController?
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let generator = try EventGenerator(window: window)
    for style in [UIPageViewController.TransitionStyle.scroll, .pageCurl] {
      let made = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
      made.setViewControllers([UIViewController()], direction: .forward, animated: false)
      window.rootViewController = made
      window.layoutIfNeeded()
      let next = UIViewController()
      made.setViewControllers([next], direction: .forward, animated: true)
      (pager, page) = (made, next)
      generator.advance(by: 0.1)
      window.rootViewController = UIViewController()
      generator.advance(by: 1)
    }
    #expect(pager == nil && page == nil)
  }

  @Test func `PV-37 the delegate may let go of the pages when a turn is over`() {
    let stage = PagesStage()
    stage.onFinish = { [weak stage] _ in
      stage?.stage.window.rootViewController = UIViewController()
    }
    stage.drag(-300)
    stage.wait()
    #expect(stage.inWindow == "")
    #expect(stage.take().suffix(2) == ["c: willDisappear", "c: didDisappear"])
  }
}

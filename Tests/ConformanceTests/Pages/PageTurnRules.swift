// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("PV turning pages that scroll", .freshApplication)
struct PageTurnRules {
  @Test func `PV-20 a drag turns the page, and everybody is told in order`() {
    let stage = PagesStage()
    stage.drag(-300, lifts: false)
    #expect(
      stage.take() == [
        "after b", "before b", "will c", "c: willMove in", "c: didLoad", "c: willAppear movingTo",
        "b: willDisappear", "c: isAppearing movingTo",
      ])
    // 10 points are needed to see that it is a drag.
    #expect(stage.scroll.contentOffset == CGPoint(x: 690, y: 0))
    #expect(stage.place("c").minX == 110)
    stage.lift(at: CGPoint(x: -100, y: 400))
    #expect(stage.take() == [])
    stage.wait()
    #expect(
      stage.take() == [
        "b: willMove out", "c: didAppear movingTo", "b: didDisappear movingFrom",
        "c: didMove in", "b: didMove out", "did finished completed from b", "after c",
      ])
    #expect(stage.shown == "c" && stage.inWindow == "c")
    #expect(stage.scroll.contentOffset == CGPoint(x: 400, y: 0))
    #expect(stage.place("c") == CGRect(x: 0, y: 0, width: 400, height: 800))
  }

  @Test func `PV-20 a flick turns it too, back as well`() {
    let stage = PagesStage()
    stage.drag(60, rests: false)
    stage.wait()
    #expect(stage.shown == "a")
    #expect(
      stage.take().filter { $0.hasPrefix("will") || $0.hasPrefix("did") } == [
        "will a", "did finished completed from b",
      ])
  }

  @Test func `PV-21 without a data source no finger turns anything`() {
    let stage = PagesStage(isSupplied: false)
    stage.drag(-300, lifts: false)
    #expect(stage.scroll.contentOffset.x == 400 && !stage.scroll.isDragging)
    #expect(stage.take() == [])
  }

  @Test func `PV-21 a finger does not take hold of what the program turns`() {
    let stage = PagesStage()
    stage.set("c", animated: true)
    stage.wait(0.1)
    _ = stage.take()
    stage.drag(200)
    stage.wait()
    #expect(stage.shown == "c" && stage.inWindow == "c")
    #expect(stage.take().contains("set c true"))
  }

  @Test func `PV-22 where there is no page content is pulled and swings back`() {
    let stage = PagesStage(showing: "a")
    stage.drag(200, lifts: false)
    let pulled = stage.scroll.contentOffset.x
    #expect(pulled < 400 && pulled > 210)
    stage.lift(at: CGPoint(x: 400, y: 400))
    stage.wait()
    #expect(stage.scroll.contentOffset.x == 400)
    #expect(stage.take() == ["after a", "before a"])
    stage.scroll.bounces = false
    stage.drag(200, lifts: false)
    #expect(stage.scroll.contentOffset.x == 400)
  }

  @Test func `PV-22 a program may hold the offset at the edge`() {
    final class Holder: NSObject, UIScrollViewDelegate {
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if scrollView.contentOffset.x < scrollView.bounds.width {
          scrollView.contentOffset = CGPoint(x: scrollView.bounds.width, y: 0)
        }
      }
    }
    let stage = PagesStage(showing: "a")
    let holder = Holder()
    stage.scroll.delegate = holder
    stage.drag(200, lifts: false)
    #expect(stage.scroll.contentOffset.x == 400)
    stage.lift(at: CGPoint(x: 400, y: 400))
    stage.wait()
    stage.drag(-300)
    stage.wait()
    #expect(stage.shown == "b")
  }

  @Test func `PV-23 each turn of a person is told twice, those of programs are not`() {
    let stage = PagesStage()
    stage.set("c", animated: true)
    stage.wait()
    stage.set("d")
    #expect(!stage.take().contains { $0.hasPrefix("will ") || $0.hasPrefix("did ") })
    stage.drag(-60)
    stage.wait()
    stage.drag(-300)
    stage.wait()
    #expect(
      stage.take().filter { $0.hasPrefix("will ") || $0.hasPrefix("did ") } == [
        "will e", "did finished taken back from d", "will e", "did finished completed from d",
      ])
  }

  @Test func `PV-24 a finger that goes on turns page after page`() {
    let stage = PagesStage(showing: "a")
    stage.drag(-410, from: CGPoint(x: 395, y: 400), lifts: false)
    #expect(stage.shown == "b" && stage.take().contains("a: didDisappear movingFrom"))
    // The view that the finger came down on stays, out of sight: else the finger would be lost.
    #expect(stage.inWindow == "ab" && stage.page("a").view.superview?.isHidden == true)
    #expect(stage.scroll.isDragging && abs(stage.scroll.contentOffset.x - 400) < 0.1)
    stage.stage.move(PagesStage.finger, -100, 400)
    #expect(stage.take().first == "will c")
    #expect(stage.inWindow == "abc")
    stage.lift(at: CGPoint(x: -100, y: 400))
    stage.wait()
    #expect(stage.shown == "b" && stage.inWindow == "b")
  }

  @Test func `PV-25 a turn that is taken back leaves all as it was`() {
    let stage = PagesStage()
    stage.drag(-100, lifts: false)
    _ = stage.take()
    stage.lift(at: CGPoint(x: 100, y: 400))
    stage.wait()
    #expect(
      stage.take() == [
        "c: willMove out", "b: willAppear", "c: willDisappear movingFrom", "b: isAppearing",
        "b: didAppear", "c: didDisappear movingFrom", "c: didMove out",
        "did finished taken back from b",
      ])
    #expect(stage.shown == "b" && stage.inWindow == "b")
    #expect(stage.pager.children == [stage.page("b")])
  }

  @Test func `PV-25 a touch that the system takes away takes the turn back or makes it`() {
    let stage = PagesStage()
    stage.drag(-100, lifts: false)
    stage.stage.cancel(PagesStage.finger, 100, 400)
    stage.wait()
    #expect(stage.shown == "b" && stage.inWindow == "b")
    stage.drag(-300, lifts: false)
    stage.stage.cancel(PagesStage.finger, -100, 400)
    stage.wait()
    #expect(stage.shown == "c" && stage.inWindow == "c")
  }

  @Test func `PV-26 a finger that turns round turns the other way`() {
    let stage = PagesStage()
    stage.drag(-100, lifts: false)
    stage.stage.move(PagesStage.finger, 300, 400)
    #expect(stage.inWindow == "ab")
    #expect(
      stage.take().filter { $0.hasPrefix("will ") || $0.hasPrefix("did ") } == [
        "will c", "did finished taken back from b", "will a",
      ])
    stage.stage.move(PagesStage.finger, 450, 400)
    stage.lift(at: CGPoint(x: 450, y: 400))
    stage.wait()
    #expect(stage.shown == "a" && stage.inWindow == "a")
  }

  @Test func `PV-27 a finger that comes down on a moving page holds it`() {
    let stage = PagesStage()
    stage.drag(-300, rests: false)
    stage.wait(0.05)
    let middle = stage.scroll.contentOffset.x
    #expect(middle > 600 && middle < 800)
    _ = stage.take()
    stage.stage.down(PagesStage.finger, 200, 400)
    stage.wait(1)
    #expect(stage.take() == [])
    stage.stage.move(PagesStage.finger, 380, 400)
    stage.stage.move(PagesStage.finger, 500, 400)
    #expect(stage.inWindow == "bc")
    stage.lift(at: CGPoint(x: 500, y: 400))
    stage.wait()
    #expect(stage.shown == "b")
    #expect(stage.take().last == "did finished taken back from b")
  }
}

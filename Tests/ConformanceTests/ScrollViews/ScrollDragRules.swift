// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("SV dragging", .freshApplication)
struct ScrollDragRules {
  @Test func `SV-10 scrolling begins beyond 10 points along an axis that scrolls`() {
    let stage = ScrollStage()
    stage.down(100, 300)
    stage.move(180, 300)
    #expect(!stage.scroll.isDragging)
    stage.move(180, 290)
    #expect(!stage.scroll.isDragging)
    stage.move(180, 289)
    #expect(stage.scroll.isDragging)
    #expect(stage.scroll.contentOffset == CGPoint(x: 0, y: 1))
    stage.move(100, 250)
    #expect(stage.scroll.contentOffset == CGPoint(x: 0, y: 40))
  }

  @Test func `SV-11 delegate callbacks of a flick come in their order`() {
    let stage = ScrollStage()
    stage.drag(from: CGPoint(x: 100, y: 300), by: CGPoint(x: 0, y: -100), rests: false)
    #expect(
      stage.log() == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true",
        "willBeginDecelerating",
      ])
    stage.wait(5)
    #expect(stage.log() == ["didScroll", "didEndDecelerating"])
    #expect(stage.scroll.contentOffset.y > 300)
  }

  @Test func `SV-11 the delegate may choose where content stops`() {
    let stage = ScrollStage()
    stage.target = CGPoint(x: 0, y: 700)
    stage.drag(from: CGPoint(x: 100, y: 300), by: CGPoint(x: 0, y: -100), rests: false)
    stage.wait(5)
    #expect(stage.scroll.contentOffset == CGPoint(x: 0, y: 700))
    // Also where content would rest, or go the other way.
    stage.target = CGPoint(x: 0, y: 100)
    stage.drag(from: CGPoint(x: 100, y: 300), by: CGPoint(x: 0, y: -100))
    stage.wait(5)
    #expect(stage.scroll.contentOffset == CGPoint(x: 0, y: 100))
  }

  @Test func `SV-11 a place without end is not chosen`() {
    func rest(choosing target: CGPoint?) -> CGPoint {
      let stage = ScrollStage()
      stage.target = target
      stage.drag(from: CGPoint(x: 100, y: 300), by: CGPoint(x: 0, y: -100), rests: false)
      stage.wait(5)
      return stage.scroll.contentOffset
    }
    let natural = rest(choosing: nil)
    let endless = rest(choosing: CGPoint(x: CGFloat.nan, y: .infinity))
    // Later by the clock: times are not the same to the last digit.
    #expect(endless.x == 0 && abs(endless.y - natural.y) < 1e-6)
    #expect(natural.y > 300)
  }

  @Test func `SV-12 tracking from the touch, dragging from the pan, decelerating after the lift`() {
    let stage = ScrollStage()
    func state() -> [Bool] {
      [stage.scroll.isTracking, stage.scroll.isDragging, stage.scroll.isDecelerating]
    }
    #expect(state() == [false, false, false])
    stage.down(100, 300)
    #expect(state() == [true, false, false])
    stage.move(100, 270)
    #expect(state() == [true, true, false])
    stage.move(100, 240)
    stage.up(100, 240)
    #expect(state() == [false, false, true])
    stage.wait(5)
    #expect(state() == [false, false, false])
  }

  @Test func `SV-12 inside didEndDragging the finger tracks still`() {
    let stage = ScrollStage()
    final class Witness: NSObject, UIScrollViewDelegate {
      var seen: [Bool] = []
      func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate decelerate: Bool) {
        seen = [view.isTracking, view.isDragging, view.isDecelerating]
      }
    }
    let witness = Witness()
    stage.scroll.delegate = witness
    stage.drag(from: CGPoint(x: 100, y: 300), by: CGPoint(x: 0, y: -100))
    #expect(witness.seen == [true, false, false])
    #expect(!stage.scroll.isTracking)
  }

  @Test func `SV-14 content pulled beyond its edge follows less and less and swings back`() {
    let stage = ScrollStage()
    stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: 110), lifts: false)
    let pulled = -stage.scroll.contentOffset.y
    // 100 points of pull on a view of 400: (1 - 1 / (100 · 0.55 / 400 + 1)) · 400.
    #expect(abs(pulled - 48.351648) < 1e-5)
    stage.wait(0.2)
    stage.up(100, 210)
    #expect(stage.scroll.isDecelerating)
    stage.wait(2)
    #expect(stage.scroll.contentOffset == .zero)
    #expect(
      stage.log() == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ])
  }

  @Test func `SV-14 without bounces content stops at its edge`() {
    let stage = ScrollStage()
    stage.scroll.bounces = false
    stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: 110), lifts: false)
    #expect(stage.scroll.contentOffset == .zero)
    // The way back moves it at once.
    stage.move(100, 200)
    #expect(stage.scroll.contentOffset == CGPoint(x: 0, y: 10))
  }

  @Test func `SV-14 content that fits is pulled only when it always bounces`() {
    let stage = ScrollStage()
    stage.scroll.contentSize = CGSize(width: 300, height: 100)
    stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: 60))
    #expect(stage.scroll.contentOffset == .zero)
    #expect(!stage.log().contains("willBeginDragging"))
    stage.scroll.alwaysBounceVertical = true
    stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: 60), lifts: false)
    #expect(stage.scroll.contentOffset.y < -20)
  }

  @Test func `SV-15 paging stops at the next page in the direction of the finger`() {
    let stage = ScrollStage()
    stage.scroll.isPagingEnabled = true
    stage.drag(from: CGPoint(x: 100, y: 300), by: CGPoint(x: 0, y: -60), rests: false)
    stage.wait(2)
    #expect(stage.scroll.contentOffset == CGPoint(x: 0, y: 400))
    // A slow drag of less than half a page goes back.
    stage.drag(from: CGPoint(x: 100, y: 300), by: CGPoint(x: 0, y: -60))
    stage.wait(2)
    #expect(stage.scroll.contentOffset == CGPoint(x: 0, y: 400))
    #expect(!stage.log().contains("willEndDragging"))
    stage.drag(from: CGPoint(x: 100, y: 300), by: CGPoint(x: 0, y: -250))
    stage.wait(2)
    #expect(stage.scroll.contentOffset == CGPoint(x: 0, y: 800))
  }

  @Test func `SV-16 a locked drag keeps to the axis it began along`() {
    let stage = ScrollStage()
    stage.scroll.contentSize = CGSize(width: 2000, height: 2000)
    stage.scroll.isDirectionalLockEnabled = true
    stage.drag(from: CGPoint(x: 200, y: 300), by: CGPoint(x: -30, y: -100))
    #expect(stage.scroll.contentOffset.x == 0)
    #expect(stage.scroll.contentOffset.y > 80)
    stage.drag(from: CGPoint(x: 200, y: 300), by: CGPoint(x: -80, y: -100))
    #expect(stage.scroll.contentOffset.x > 60)
  }

  @Test func `SV-17 an offset set under way is where the movement goes on`() {
    let stage = ScrollStage()
    stage.drag(from: CGPoint(x: 100, y: 300), by: CGPoint(x: 0, y: -110), lifts: false)
    #expect(stage.scroll.contentOffset.y == 100)
    stage.scroll.contentOffset.y = 1000
    stage.move(100, 180)
    #expect(stage.scroll.contentOffset.y == 1010)
    stage.up(100, 180)
    let before = stage.scroll.contentOffset.y
    stage.scroll.contentOffset.y = before - 500
    stage.wait(0.1)
    #expect(stage.scroll.isDecelerating)
    #expect(stage.scroll.contentOffset.y < before)
    stage.scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    stage.wait(1)
    #expect(stage.scroll.contentOffset.y == 50)
  }

  @Test func `SV-18 a wheel scrolls by its step and stops at the edge`() {
    let stage = ScrollStage()
    stage.wheel(by: CGPoint(x: 0, y: 120), at: CGPoint(x: 100, y: 100))
    #expect(stage.scroll.contentOffset == CGPoint(x: 0, y: 120))
    #expect(
      stage.log() == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false",
      ])
    stage.wheel(by: CGPoint(x: 0, y: -500), at: CGPoint(x: 100, y: 100))
    #expect(stage.scroll.contentOffset == .zero)
    _ = stage.log()
    stage.wheel(by: CGPoint(x: 0, y: -10), at: CGPoint(x: 100, y: 100))
    stage.wheel(by: CGPoint(x: 50, y: 0), at: CGPoint(x: 100, y: 100))
    #expect(stage.log() == [])
  }

  @Test func `SV-18 a trackpad drags like a finger`() {
    let stage = ScrollStage()
    let place = CGPoint(x: 100, y: 100)
    stage.wheel(by: CGPoint(x: 0, y: 20), at: place, phase: .began)
    for _ in 0..<5 {
      stage.wait(1.0 / 60)
      stage.wheel(by: CGPoint(x: 0, y: 20), at: place, phase: .changed)
    }
    #expect(stage.scroll.contentOffset == CGPoint(x: 0, y: 120))
    stage.wheel(by: .zero, at: place, phase: .ended)
    #expect(stage.scroll.isDecelerating)
    stage.wait(5)
    #expect(stage.scroll.contentOffset.y > 200)
  }
}

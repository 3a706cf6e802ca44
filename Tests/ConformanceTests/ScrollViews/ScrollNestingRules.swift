// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("GR scroll views and their recognizers", .freshApplication)
struct ScrollNestingRules {
  private final class OwnDelegate: UIScrollView, UIGestureRecognizerDelegate {
    var asked = 0
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      asked += 1
      return true
    }
  }

  @Test func `GR-114 the pan recognizer's delegate is the scroll view`() throws {
    let scroll = OwnDelegate(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    #expect(scroll.panGestureRecognizer.view === scroll)
    #expect(scroll.panGestureRecognizer.delegate === scroll)
    scroll.panGestureRecognizer.delegate = scroll
    let stage = GestureStage()
    stage.view.addSubview(scroll)
    stage.down(9001, 50, 50)
    #expect(scroll.asked == 1)
    #expect(scroll.gestureRecognizers?.contains(scroll.panGestureRecognizer) == true)
  }

  /// An inner scroll view at the top of an outer one, both vertical.
  private func nested() -> (ScrollStage, UIScrollView) {
    let stage = ScrollStage()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    inner.contentSize = CGSize(width: 300, height: 300)
    stage.content.addSubview(inner)
    return (stage, inner)
  }

  @Test func `SV-23 the inner scroll view scrolls to its edge, then the outer one does`() {
    let (stage, inner) = nested()
    stage.drag(from: CGPoint(x: 100, y: 190), by: CGPoint(x: 0, y: -180), steps: 18, lifts: false)
    #expect(inner.contentOffset.y == 100)
    #expect(stage.scroll.contentOffset.y == 70)
    #expect(stage.scroll.isDragging && inner.isDragging)
    // The way back: first the outer one.
    stage.move(100, 60)
    #expect(inner.contentOffset.y == 100)
    #expect(stage.scroll.contentOffset.y == 20)
    stage.move(100, 100)
    #expect(inner.contentOffset.y == 80)
    #expect(stage.scroll.contentOffset.y == 0)
    stage.wait(0.2)
    stage.up(100, 100)
    stage.wait(1)
    #expect(!stage.scroll.isDragging && !inner.isDragging)
    #expect(
      stage.log() == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false",
      ])
  }

  @Test func `SV-23 at its edge the inner scroll view leaves the drag to the outer one`() {
    let (stage, inner) = nested()
    inner.contentOffset.y = 100
    stage.drag(from: CGPoint(x: 100, y: 190), by: CGPoint(x: 0, y: -100))
    #expect(inner.contentOffset.y == 100)
    #expect(stage.scroll.contentOffset.y == 90)
    // In the other direction it has room.
    stage.scroll.contentOffset = .zero
    stage.drag(from: CGPoint(x: 100, y: 50), by: CGPoint(x: 0, y: 50))
    #expect(inner.contentOffset.y == 60)
    #expect(stage.scroll.contentOffset.y == 0)
  }

  @Test func `SV-23 an inner scroll view that transfers nothing bounces itself`() {
    let (stage, inner) = nested()
    inner.transfersVerticalScrollingToParent = false
    inner.contentOffset.y = 100
    stage.drag(from: CGPoint(x: 100, y: 190), by: CGPoint(x: 0, y: -100), lifts: false)
    #expect(inner.contentOffset.y > 120)
    #expect(stage.scroll.contentOffset.y == 0)
  }

  @Test func `SV-23 scroll views of crossed directions take the drags along their axes`() {
    let stage = ScrollStage()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    inner.contentSize = CGSize(width: 900, height: 200)
    stage.content.addSubview(inner)
    stage.drag(from: CGPoint(x: 200, y: 100), by: CGPoint(x: -60, y: -8))
    #expect(inner.contentOffset == CGPoint(x: 50, y: 0))
    #expect(stage.scroll.contentOffset == .zero)
    stage.drag(from: CGPoint(x: 200, y: 100), by: CGPoint(x: -8, y: -60))
    #expect(inner.contentOffset == CGPoint(x: 50, y: 0))
    #expect(stage.scroll.contentOffset == CGPoint(x: 0, y: 50))
  }

  @Test func `SV-23 a wheel scrolls the inner scroll view, at its edge the outer one`() {
    let (stage, inner) = nested()
    stage.wheel(by: CGPoint(x: 0, y: 100), at: CGPoint(x: 100, y: 100))
    #expect(inner.contentOffset.y == 100)
    #expect(stage.scroll.contentOffset.y == 0)
    stage.wheel(by: CGPoint(x: 0, y: 40), at: CGPoint(x: 100, y: 100))
    #expect(inner.contentOffset.y == 100)
    #expect(stage.scroll.contentOffset.y == 40)
  }
}

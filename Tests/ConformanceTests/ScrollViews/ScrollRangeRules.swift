// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// Sizes that change while fingers are down or are about to lift.
@MainActor @Suite("SV range", .freshApplication)
struct ScrollRangeRules {
  private func shrink(_ view: UIScrollView) { view.contentSize = CGSize(width: 300, height: 800) }

  @Test func `SV-21 content that shrinks under a resting finger goes back when that lifts`() {
    let stage = ScrollStage()
    stage.scroll.contentOffset.y = 1000
    stage.down(100, 300)
    stage.wait(0.3)
    shrink(stage.scroll)
    #expect(stage.scroll.contentOffset.y == 1000)
    stage.up(100, 300)
    stage.wait(1)
    #expect(stage.scroll.contentOffset.y == 400)
  }

  @Test func `SV-21 content that a button shrinks as it is touched goes back`() {
    let stage = ScrollStage()
    stage.scroll.contentOffset.y = 1000
    let button = UIButton(frame: stage.content.bounds)
    let scroll = stage.scroll
    button.addAction(
      UIAction { _ in scroll.contentSize = CGSize(width: 300, height: 800) }, for: .touchDown)
    stage.content.addSubview(button)
    stage.down(100, 300)
    stage.wait(1)
    stage.up(100, 300)
    stage.wait(1)
    #expect(stage.scroll.contentOffset.y == 400)
  }

  @Test func `SV-21 a view that grows under a resting finger has its content back`() {
    let stage = ScrollStage()
    stage.scroll.contentOffset.y = 1600
    stage.down(100, 300)
    stage.scroll.frame.size.height = 700
    stage.up(100, 300)
    stage.wait(1)
    #expect(stage.scroll.contentOffset.y == 1300)
  }

  @Test func `SV-21 an offset that a program set beyond the edge stays at a tap`() {
    let stage = ScrollStage()
    stage.scroll.contentOffset.y = -50
    stage.down(100, 300)
    stage.up(100, 300)
    stage.wait(1)
    #expect(stage.scroll.contentOffset.y == -50)
  }

  private final class Shrinker: NSObject, UIScrollViewDelegate {
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { scrollView.contentSize = CGSize(width: 300, height: 800) }
  }

  @Test(arguments: [true, false])
  func `SV-21 content that shrinks as the finger lifts comes to rest in range`(rests: Bool) {
    let stage = ScrollStage()
    stage.scroll.contentOffset.y = 1000
    let shrinker = Shrinker()
    stage.scroll.delegate = shrinker
    stage.drag(from: CGPoint(x: 100, y: 300), by: CGPoint(x: 0, y: -100), rests: rests)
    stage.wait(5)
    #expect(stage.scroll.contentOffset.y == 400)
  }

  @Test func `SV-21 content that shrinks as a wheel turned comes to rest in range`() {
    let stage = ScrollStage()
    stage.scroll.contentOffset.y = 1000
    let shrinker = Shrinker()
    stage.scroll.delegate = shrinker
    stage.wheel(by: CGPoint(x: 0, y: 20), at: CGPoint(x: 100, y: 100))
    stage.wait(5)
    #expect(stage.scroll.contentOffset.y == 400)
  }

  private final class Sender: NSObject, UIScrollViewDelegate {
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      scrollView.setContentOffset(CGPoint(x: 0, y: 1500), animated: true)
    }
  }

  @Test func `SV-13 a finger that stops content leaves it to whoever scrolls it then`() {
    let stage = ScrollStage()
    stage.scroll.isPagingEnabled = true
    stage.drag(from: CGPoint(x: 100, y: 300), by: CGPoint(x: 0, y: -100), rests: false)
    stage.wait(0.05)
    let sender = Sender()
    stage.scroll.delegate = sender
    // The pan does not begin, and so does not end the way to the offset.
    stage.scroll.panGestureRecognizer.minimumNumberOfTouches = 2
    stage.down(100, 300)
    stage.wait(0.05)
    stage.up(100, 300)
    stage.wait(3)
    #expect(stage.scroll.contentOffset.y == 1500)
  }

  @Test func `SV-35 content stops when scrolling is disabled`() {
    let stage = ScrollStage()
    stage.drag(from: CGPoint(x: 100, y: 300), by: CGPoint(x: 0, y: -100), rests: false)
    stage.wait(0.1)
    let place = stage.scroll.contentOffset
    _ = stage.log()
    stage.scroll.isScrollEnabled = false
    stage.scroll.isScrollEnabled = true
    stage.wait(1)
    #expect(stage.scroll.contentOffset == place)
    #expect(stage.log() == ["didEndDecelerating"])
  }

  @Test func `SV-35 content beyond its edge goes back when scrolling is disabled`() {
    let stage = ScrollStage()
    stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: 110))
    stage.wait(0.05)
    #expect(stage.scroll.contentOffset.y < 0)
    stage.scroll.isScrollEnabled = false
    #expect(stage.scroll.contentOffset == .zero)
  }

  @Test(arguments: [CGFloat.infinity, -.infinity, .nan])
  func `VA-1 a trackpad that scrolls by no distance scrolls nowhere`(distance: CGFloat) {
    let stage = ScrollStage()
    let place = CGPoint(x: 100, y: 100)
    for (phase, delta) in [(ScrollSample.Phase.began, 0), (.changed, distance), (.ended, distance)]
    {
      stage.wheel(by: CGPoint(x: 0, y: delta), at: place, phase: phase)
      stage.wait(0.02)
    }
    stage.wheel(by: CGPoint(x: distance, y: distance), at: place)
    #expect(stage.scroll.contentOffset == .zero)
  }

  @Test func `VA-1 an offset without end has no way to it`() {
    let stage = ScrollStage()
    stage.scroll.setContentOffset(CGPoint(x: 0, y: CGFloat.infinity), animated: true)
    stage.wait(1)
    #expect(stage.scroll.contentOffset.y == .infinity)
    stage.scroll.setContentOffset(.zero, animated: true)
    stage.wait(1)
    #expect(stage.scroll.contentOffset == .zero)
  }

  @Test(arguments: [CGFloat.infinity, .greatestFiniteMagnitude])
  func `VA-5 a scale without end is a million`(scale: CGFloat) {
    let stage = ScrollStage()
    stage.zoomed = stage.content
    stage.scroll.maximumZoomScale = scale
    stage.scroll.setZoomScale(scale, animated: false)
    #expect(stage.scroll.zoomScale == 1_000_000)
    stage.scroll.setZoomScale(1, animated: false)
    stage.scroll.setZoomScale(scale, animated: true)
    stage.wait(1)
    #expect(stage.scroll.zoomScale == 1_000_000)
  }
}

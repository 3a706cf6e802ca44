// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("SV taps of the status bar", .freshApplication)
struct ScrollToTopRules {
  /// A scroll view over a screen whose upper 40 points are the status bar's.
  private func withStatusBar(_ body: @MainActor (ScrollStage) throws -> Void) rethrows {
    let old = ScreenMetrics.headless
    HostInput.send(
      .screen(
        ScreenMetrics(size: old.size, scale: old.scale, safeArea: EdgeDistances(top: 40)), at: 0))
    defer { HostInput.send(.screen(old, at: 0)) }
    let stage = ScrollStage()
    stage.scroll.contentOffset.y = 500
    _ = stage.log()
    try body(stage)
  }

  private func tap(_ stage: ScrollStage, at place: CGPoint) {
    stage.down(place.x, place.y)
    stage.wait(0.05)
    stage.up(place.x, place.y)
  }

  @Test func `SV-26 a tap of the status bar scrolls to the top, and the delegate is told`() {
    withStatusBar { stage in
      #expect(stage.scroll.scrollsToTop)
      tap(stage, at: CGPoint(x: 200, y: 20))
      #expect(stage.log().contains("shouldScrollToTop"))
      #expect(stage.scroll.contentOffset.y == 500)
      stage.wait(0.5)
      #expect(stage.scroll.contentOffset.y == -40)
      #expect(stage.log() == ["didScroll", "didScrollToTop"])
      tap(stage, at: CGPoint(x: 200, y: 20))
      #expect(!stage.log().contains("shouldScrollToTop"))
    }
  }

  @Test func `SV-26 the delegate and the property forbid it; a finger ends it untold`() {
    withStatusBar { stage in
      stage.allowsTop = false
      tap(stage, at: CGPoint(x: 200, y: 20))
      stage.wait(0.5)
      #expect(stage.scroll.contentOffset.y == 500)
      stage.allowsTop = true
      stage.scroll.scrollsToTop = false
      _ = stage.log()
      tap(stage, at: CGPoint(x: 200, y: 20))
      stage.wait(0.5)
      #expect(!stage.log().contains("shouldScrollToTop"))
      stage.scroll.scrollsToTop = true
      tap(stage, at: CGPoint(x: 200, y: 20))
      stage.wait(0.1)
      stage.drag(from: CGPoint(x: 100, y: 300), by: CGPoint(x: 0, y: -50))
      stage.wait(1)
      #expect(stage.scroll.contentOffset.y > 0)
      #expect(!stage.log().contains("didScrollToTop"))
    }
  }

  @Test func `SV-27 only a tap within the status bar, and not on a control, counts`() {
    withStatusBar { stage in
      tap(stage, at: CGPoint(x: 200, y: 41))
      stage.wait(0.5)
      #expect(stage.scroll.contentOffset.y == 500)
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 400, height: 60))
      stage.stage.window.addSubview(button)
      tap(stage, at: CGPoint(x: 200, y: 20))
      stage.wait(0.5)
      #expect(stage.scroll.contentOffset.y == 500)
      button.removeFromSuperview()
      stage.down(200, 20)
      stage.move(200, 120)
      stage.up(200, 120)
      stage.wait(2)
      #expect(!stage.log().contains("shouldScrollToTop"))
    }
  }

  @Test func `SV-27 the highest scroll view that is seen and has room is meant`() {
    withStatusBar { stage in
      @MainActor func add(_ frame: CGRect, to parent: UIView) -> UIScrollView {
        let view = UIScrollView(frame: frame)
        view.contentSize = CGSize(width: frame.width, height: 2000)
        view.contentOffset.y = 300
        parent.addSubview(view)
        return view
      }
      stage.scroll.frame.origin.y = 100
      let window = stage.stage.window
      let higher = add(CGRect(x: 300, y: 50, width: 100, height: 100), to: window)
      let covered = add(CGRect(x: 300, y: 45, width: 100, height: 20), to: window)
      let lid = UIView(frame: covered.frame)
      window.addSubview(lid)
      let inner = add(CGRect(x: 0, y: 800, width: 100, height: 100), to: stage.content)
      tap(stage, at: CGPoint(x: 200, y: 20))
      stage.wait(0.5)
      #expect(higher.contentOffset.y == 0)
      #expect(covered.contentOffset.y == 300 && inner.contentOffset.y == 300)
      #expect(stage.scroll.contentOffset.y == 500)
      tap(stage, at: CGPoint(x: 200, y: 20))
      stage.wait(0.5)
      #expect(stage.scroll.contentOffset.y == 0)
    }
  }
}

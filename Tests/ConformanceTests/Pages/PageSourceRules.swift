// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("PV data source", .freshApplication)
struct PageSourceRules {
  private func asked(_ lines: [String]) -> [String] {
    lines.filter { $0.hasPrefix("after") || $0.hasPrefix("before") }
  }

  @Test func `PV-10 nothing is asked before a drag, and then what comes after first`() {
    let stage = PagesStage()
    stage.wait()
    #expect(stage.take() == [])
    #expect(!stage.page("a").isViewLoaded && !stage.page("c").isViewLoaded)
    stage.stage.down(PagesStage.finger, 200, 400)
    stage.wait(0.05)
    #expect(stage.take() == [])
    stage.stage.move(PagesStage.finger, 180, 400)
    #expect(asked(stage.take()) == ["after b", "before b"])
    // Nothing of a page is made that nobody sees.
    #expect(stage.page("c").isViewLoaded && !stage.page("a").isViewLoaded)
  }

  @Test func `PV-10 answers are kept`() {
    let stage = PagesStage()
    stage.drag(-60)
    stage.wait()
    _ = stage.take()
    stage.drag(-60)
    stage.wait()
    #expect(asked(stage.take()) == [])
  }

  @Test func `PV-11 after a turn the next one is asked for when the delegate was told`() {
    let stage = PagesStage()
    stage.drag(-300)
    stage.wait()
    #expect(
      Array(stage.take().suffix(2)) == ["did finished completed from b", "after c"])
    stage.drag(300)
    stage.wait()
    // The page that was left is known.
    let lines = stage.take()
    #expect(asked(lines) == ["before b"])
    #expect(lines.contains("will b"))
  }

  @Test func `PV-12 setting pages forgets what was supplied, with animation too`() {
    let stage = PagesStage()
    stage.drag(-300)
    stage.wait()
    stage.set("e", animated: true)
    stage.wait()
    _ = stage.take()
    stage.drag(100, lifts: false)
    #expect(asked(stage.take()) == ["after e", "before e"])
    #expect(stage.inWindow == "de")
  }

  @Test func `PV-12 setting the data source again forgets what it supplied`() {
    let stage = PagesStage()
    stage.drag(-60)
    stage.wait()
    stage.pages.swapAt(2, 4)
    stage.pager.dataSource = nil
    stage.pager.dataSource = stage
    _ = stage.take()
    stage.drag(-300)
    stage.wait()
    #expect(stage.shown == "e")
  }

  @Test func `PV-13 a page that is shown is none beside it`() {
    let stage = PagesStage(.scroll, .horizontal, "a", showing: "a")
    stage.isRing = true
    stage.drag(-300)
    stage.wait()
    #expect(stage.shown == "a")
    #expect(stage.take() == ["after a", "before a"])
    // Two pages in a ring are beside each other on both sides.
    let pair = PagesStage(.scroll, .horizontal, "ab", showing: "a")
    pair.isRing = true
    pair.drag(-300)
    pair.wait()
    #expect(pair.shown == "b")
    pair.drag(-300)
    pair.wait()
    #expect(pair.shown == "a")
    pair.drag(300)
    pair.wait()
    #expect(pair.shown == "b" && pair.inWindow == "b")
  }

  @Test func `PV-13 an answer is dropped when other pages were set meanwhile`() {
    let stage = PagesStage()
    stage.onAsk = { [weak stage] in
      stage?.onAsk = nil
      stage?.set("e")
    }
    stage.drag(-300)
    stage.wait()
    #expect(stage.shown == "e" && stage.inWindow == "e")
    #expect(stage.scroll.contentOffset.x == 400)
  }
}

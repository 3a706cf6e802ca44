// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("SV touches of the content", .freshApplication)
struct ContentTouchRules {
  @Test func `SV-1 a touch of the content waits until the intent is known`() {
    let stage = ScrollStage()
    #expect(stage.scroll.delaysContentTouches)
    stage.down(100, 100)
    stage.wait(0.1)
    #expect(stage.log() == [])
  }

  @Test func `SV-2 the content gets the touch after 150 ms`() {
    let stage = ScrollStage()
    stage.down(100, 100)
    stage.wait(0.149)
    #expect(stage.log() == [])
    stage.wait(0.002)
    #expect(stage.log() == ["touchesShouldBegin 1", "content began"])
    stage.up(100, 100)
    #expect(stage.log() == ["content ended"])
  }

  @Test func `SV-3 content never sees the touch of a finger that scrolls first`() {
    let stage = ScrollStage()
    stage.drag(from: CGPoint(x: 100, y: 300), by: CGPoint(x: 0, y: -100))
    #expect(
      stage.log() == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false",
      ])
    #expect(stage.scroll.contentOffset == CGPoint(x: 0, y: 90))
  }

  @Test func `SV-4 a quick tap reaches the content as began and ended together`() {
    let stage = ScrollStage()
    stage.down(100, 100)
    stage.wait(0.05)
    #expect(stage.log() == [])
    stage.up(100, 100)
    #expect(stage.log() == ["touchesShouldBegin 1", "content began", "content ended"])
  }

  @Test func `SV-4 a quick tap presses a button in the content`() {
    let stage = ScrollStage()
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Go") { _ in stage.stage.note("pressed") })
    button.frame = CGRect(x: 10, y: 10, width: 100, height: 44)
    stage.content.addSubview(button)
    stage.down(50, 30)
    stage.wait(0.05)
    stage.up(50, 30)
    #expect(stage.log() == ["touchesShouldBegin 1", "pressed"])
  }

  @Test func `SV-5 without the delay the scroll view is asked at once`() {
    let stage = ScrollStage()
    stage.scroll.delaysContentTouches = false
    stage.down(100, 100)
    #expect(stage.log() == ["touchesShouldBegin 1", "content began"])
  }

  @Test func `SV-5 content that cannot scroll gets its touches at once`() {
    let stage = ScrollStage()
    stage.scroll.contentSize = CGSize(width: 300, height: 400)
    stage.down(100, 100)
    #expect(stage.log() == ["touchesShouldBegin 1", "content began"])
    stage.up(100, 100)
    stage.scroll.contentSize = CGSize(width: 300, height: 2000)
    stage.scroll.isScrollEnabled = false
    _ = stage.log()
    stage.down(100, 100)
    #expect(stage.log() == ["touchesShouldBegin 1", "content began"])
  }

  @Test func `SV-6 content gets nothing of a touch that is refused`() {
    let stage = ScrollStage()
    #expect(UIScrollView().touchesShouldBegin([], with: nil, in: UIView()))
    stage.scroll.begins = false
    stage.down(100, 100)
    stage.wait(0.2)
    stage.move(101, 101)
    stage.up(101, 101)
    #expect(stage.log() == ["touchesShouldBegin 1"])
    stage.scroll.delaysContentTouches = false
    stage.down(100, 100)
    stage.move(101, 101)
    stage.up(101, 101)
    #expect(stage.log() == ["touchesShouldBegin 1"])
  }

  @Test func `SV-7 a drag takes a touch away from content that has it`() {
    let stage = ScrollStage()
    #expect(stage.scroll.canCancelContentTouches)
    stage.down(100, 300)
    stage.wait(0.2)
    stage.move(100, 280)
    #expect(
      stage.log() == [
        "touchesShouldBegin 1", "content began", "touchesShouldCancel", "content cancelled",
        "willBeginDragging", "didScroll",
      ])
    #expect(stage.scroll.contentOffset == CGPoint(x: 0, y: 10))
  }

  @Test func `TE-39 a touch is cancelled, once, when a scroll view takes over`() {
    let stage = ScrollStage()
    stage.down(100, 300)
    stage.wait(0.2)
    stage.move(100, 280)
    stage.move(100, 260)
    stage.up(100, 260)
    #expect(
      stage.log().filter { $0.hasPrefix("content") } == ["content began", "content cancelled"])
  }

  @Test func `SV-7 without canCancelContentTouches content keeps the touch`() {
    let stage = ScrollStage()
    stage.scroll.canCancelContentTouches = false
    stage.down(100, 300)
    stage.wait(0.2)
    stage.move(100, 280)
    stage.move(100, 200)
    stage.up(100, 200)
    #expect(
      stage.log() == ["touchesShouldBegin 1", "content began", "content moved", "content ended"])
    #expect(stage.scroll.contentOffset == .zero)
  }

  @Test func `SV-8 by default a touch is taken from views and not from controls`() {
    let scroll = UIScrollView()
    #expect(scroll.touchesShouldCancel(in: UIView()))
    #expect(!scroll.touchesShouldCancel(in: UIControl()))
  }

  @Test func `SV-8 content keeps a touch that the scroll view does not take`() {
    let stage = ScrollStage()
    stage.scroll.cancels = false
    stage.down(100, 300)
    stage.wait(0.2)
    stage.move(100, 280)
    stage.move(100, 200)
    #expect(
      stage.log() == [
        "touchesShouldBegin 1", "content began", "touchesShouldCancel", "content moved",
      ])
    #expect(!stage.scroll.isDragging)
  }

  @Test func `SV-9 a drag on a button scrolls only before the button tracks`() {
    let stage = ScrollStage()
    let button = UIButton(frame: CGRect(x: 0, y: 200, width: 300, height: 200))
    stage.content.addSubview(button)
    stage.drag(from: CGPoint(x: 100, y: 300), by: CGPoint(x: 0, y: -60))
    #expect(stage.scroll.contentOffset == CGPoint(x: 0, y: 50))
    stage.scroll.contentOffset = .zero
    stage.down(100, 300)
    stage.wait(0.2)
    #expect(button.isTracking)
    stage.move(100, 240)
    stage.move(100, 200)
    #expect(button.isTracking)
    #expect(stage.scroll.contentOffset == .zero)
  }
}

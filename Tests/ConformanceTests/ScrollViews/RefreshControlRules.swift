// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("SV pulling to refresh", .freshApplication)
struct RefreshControlRules {
  private func make() -> (ScrollStage, UIRefreshControl) {
    let stage = ScrollStage()
    let control = UIRefreshControl()
    stage.scroll.refreshControl = control
    control.addAction(
      UIAction { [stage = stage.stage] _ in stage.note("valueChanged") }, for: .valueChanged)
    return (stage, control)
  }

  @Test func `SV-30 the control lies above the content, at the edge while that is pulled`() {
    let (stage, control) = make()
    #expect(control.superview === stage.scroll)
    #expect(stage.scroll.subviews.first === control)
    #expect(control.frame == CGRect(x: 0, y: -60, width: 300, height: 60))
    stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: 160), lifts: false)
    #expect(stage.scroll.contentOffset.y < -60)
    #expect(control.frame.minY == stage.scroll.contentOffset.y)
    stage.scroll.refreshControl = nil
    #expect(control.superview == nil)
  }

  @Test func `SV-31 pulled far enough it starts, and content rests below it`() {
    let (stage, control) = make()
    stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: 120), lifts: false)
    #expect(!control.isRefreshing)
    stage.move(100, 300)
    #expect(stage.scroll.contentOffset.y < -80)
    #expect(control.isRefreshing)
    #expect(stage.scroll.adjustedContentInset.top == 0)
    #expect(stage.log() == ["willBeginDragging", "didScroll", "valueChanged", "didScroll"])
    stage.wait(0.2)
    stage.up(100, 300)
    #expect(stage.scroll.adjustedContentInset.top == 60)
    stage.wait(2)
    #expect(stage.scroll.contentOffset.y == -60)
    #expect(stage.scroll.contentInset == .zero)
    #expect(
      stage.log() == [
        "didChangeAdjustedContentInset", "willEndDragging", "didEndDragging true",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ])
  }

  @Test func `SV-31 a short pull and a disabled control start nothing`() {
    let (stage, control) = make()
    stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: 100))
    stage.wait(2)
    #expect(stage.scroll.contentOffset == .zero)
    control.isEnabled = false
    stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: 250))
    stage.wait(2)
    #expect(!control.isRefreshing && stage.scroll.contentOffset == .zero)
    #expect(!stage.log().contains("valueChanged"))
  }

  @Test func `SV-32 a program starts it without an event`() {
    let (stage, control) = make()
    control.beginRefreshing()
    #expect(control.isRefreshing)
    #expect(stage.scroll.contentOffset.y == -60)
    #expect(stage.scroll.adjustedContentInset.top == 60)
    #expect(stage.log() == ["didScroll", "didChangeAdjustedContentInset"])
    let lonely = UIRefreshControl()
    lonely.beginRefreshing()
    #expect(!lonely.isRefreshing)
  }

  @Test func `SV-33 when it ends content goes back to its edge`() {
    let (stage, control) = make()
    control.beginRefreshing()
    _ = stage.log()
    control.endRefreshing()
    #expect(!control.isRefreshing)
    #expect(stage.scroll.adjustedContentInset.top == 0)
    #expect(stage.scroll.contentOffset.y == -60)
    stage.wait(0.15)
    #expect(abs(stage.scroll.contentOffset.y + 30) < 1)
    stage.wait(0.2)
    #expect(stage.scroll.contentOffset == .zero)
    #expect(stage.log() == ["didChangeAdjustedContentInset", "didScroll"])
    control.endRefreshing()
    #expect(stage.log() == [])
  }

  @Test func `SV-33 content that is scrolled elsewhere stays there when it ends`() {
    let (stage, control) = make()
    control.beginRefreshing()
    stage.scroll.contentOffset.y = 700
    control.endRefreshing()
    stage.wait(1)
    #expect(stage.scroll.contentOffset.y == 700)
  }

  @Test func `SV-33 ended under the finger it starts again only with the next drag`() {
    let (stage, control) = make()
    stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: 200), lifts: false)
    #expect(control.isRefreshing)
    control.endRefreshing()
    stage.move(100, 320)
    #expect(!control.isRefreshing)
    stage.up(100, 320)
    stage.wait(2)
    #expect(stage.scroll.contentOffset == .zero)
    stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: 200), lifts: false)
    #expect(control.isRefreshing)
  }

  @Test func `SV-30 a spinner turns until it is stopped`() {
    let spinner = UIActivityIndicatorView(style: .large)
    #expect(spinner.bounds.size == CGSize(width: 37, height: 37))
    #expect(spinner.isHidden && spinner.hidesWhenStopped && !spinner.isAnimating)
    spinner.startAnimating()
    #expect(!spinner.isHidden && spinner.isAnimating)
    spinner.stopAnimating()
    #expect(spinner.isHidden && !spinner.isAnimating)
  }
}

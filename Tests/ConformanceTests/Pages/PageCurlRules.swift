// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("PV leaves that are turned over", .freshApplication)
struct PageCurlRules {
  private typealias Spine = UIPageViewController.SpineLocation

  private func curl(_ spine: UIPageViewController.SpineLocation = .min) -> PagesStage {
    PagesStage(
      .pageCurl, options: [.spineLocation: spine], showing: spine == .mid ? "bc" : "b")
  }

  /// The part of a page that is seen: where its sheet is.
  private func seen(_ stage: PagesStage, _ name: Character) -> CGRect {
    let sheet = stage.page(name).view.superview?.superview
    return sheet.map { $0.convert($0.bounds, to: nil) } ?? .null
  }

  @Test func `PV-60 a drag folds the leaf over, and everybody is told in order`() {
    let stage = curl()
    stage.drag(-200, from: CGPoint(x: 390, y: 400), lifts: false)
    #expect(
      stage.take() == [
        "after b", "will c", "c: willMove in", "c: didLoad", "c: willAppear movingTo",
        "b: willDisappear", "c: isAppearing movingTo",
      ])
    #expect(stage.shown == "b" && stage.inWindow == "bc")
    #expect(seen(stage, "b").width == 200 && seen(stage, "c").width == 400)
    stage.lift(at: CGPoint(x: 190, y: 400), rests: false)
    stage.wait()
    #expect(
      stage.take() == [
        "b: willMove out", "c: didAppear movingTo", "b: didDisappear movingFrom",
        "c: didMove in", "b: didMove out", "did finished completed from b", "after c",
      ])
    #expect(stage.shown == "c" && stage.inWindow == "c")
    #expect(seen(stage, "c") == CGRect(x: 0, y: 0, width: 400, height: 800))
  }

  @Test func `PV-60 the recognizers may turn pages from another view`() {
    let stage = curl()
    for recognizer in stage.pager.gestureRecognizers {
      stage.stage.window.addGestureRecognizer(recognizer)
    }
    stage.drag(-300)
    stage.wait()
    #expect(stage.shown == "c")
    stage.stage.tap(10, 400)
    stage.wait()
    #expect(stage.shown == "b")
  }

  @Test func `PV-61 with the spine at an edge one page is seen, back and forth`() {
    let stage = curl()
    stage.drag(100, from: CGPoint(x: 10, y: 400), lifts: false)
    // The page before unfolds from the spine.
    #expect(stage.inWindow == "ab" && seen(stage, "a").width == 100)
    stage.lift(at: CGPoint(x: 110, y: 400))
    stage.wait()
    #expect(stage.shown == "b" && stage.inWindow == "b")
    let other = curl(.max)
    other.drag(-300, lifts: false)
    #expect(other.inWindow == "bc" && seen(other, "b").width == 400)
    #expect(seen(other, "c").maxX == 500)
    other.lift(at: CGPoint(x: -100, y: 400))
    other.wait()
    #expect(other.shown == "c" && seen(other, "c").width == 400)
  }

  @Test func `PV-62 with the spine in the middle two pages are seen and two turned`() {
    let stage = curl(.mid)
    #expect(stage.shown == "bc")
    #expect(seen(stage, "b") == CGRect(x: 0, y: 0, width: 200, height: 800))
    #expect(seen(stage, "c") == CGRect(x: 200, y: 0, width: 200, height: 800))
    stage.drag(-300, from: CGPoint(x: 390, y: 400), lifts: false)
    #expect(stage.take().prefix(3) == ["after c", "after d", "will de"])
    #expect(stage.inWindow == "bcde")
    // The leaf with c in front and d on its back is three quarters over.
    #expect(seen(stage, "c").width == 50)
    #expect(seen(stage, "d") == CGRect(x: 100, y: 0, width: 150, height: 800))
    stage.lift(at: CGPoint(x: 90, y: 400))
    stage.wait()
    #expect(stage.shown == "de" && stage.inWindow == "de")
    #expect(stage.take().last == "after e")
    stage.drag(300, from: CGPoint(x: 10, y: 400))
    stage.wait()
    #expect(stage.shown == "bc" && stage.inWindow == "bc")
    // One page is no leaf.
    stage.drag(300, from: CGPoint(x: 10, y: 400))
    stage.wait()
    #expect(stage.shown == "bc")
  }

  @Test func `PV-63 leaves with two sides have a page on their back`() {
    #expect(curl(.mid).pager.isDoubleSided)
    let stage = curl()
    #expect(!stage.pager.isDoubleSided)
    stage.pager.isDoubleSided = true
    stage.drag(-100, from: CGPoint(x: 390, y: 400), lifts: false)
    #expect(stage.take().prefix(3) == ["after b", "after c", "will dc"])
    // c is on the back of b.
    #expect(stage.inWindow == "bcd" && seen(stage, "c").width == 100)
    stage.stage.move(PagesStage.finger, 50, 400)
    stage.lift(at: CGPoint(x: 50, y: 400))
    stage.wait()
    #expect(stage.shown == "d" && stage.inWindow == "d")
    #expect(stage.pager.children == [stage.page("d")])
    stage.set("ba", animated: true)
    #expect(stage.inWindow == "abd" && stage.shown == "b")
    stage.wait()
    #expect(stage.inWindow == "b")
  }

  @Test func `PV-64 the delegate moves the spine when the device is turned`() {
    let stage = curl()
    stage.spine = { [weak stage] orientation in
      guard let stage else { return .min }
      stage.set(orientation.isLandscape ? "bc" : "b", animated: true)
      if !orientation.isLandscape { stage.pager.isDoubleSided = false }
      return orientation.isLandscape ? .mid : .min
    }
    stage.stage.window.frame = UIScreen.main.bounds
    func turn(_ size: CGSize, _ orientation: ScreenMetrics.Orientation) {
      HostInput.send(
        .screen(ScreenMetrics(size: size, scale: 2, orientation: orientation), at: 100))
      stage.stage.window.layoutIfNeeded()
      stage.wait(1)
    }
    turn(CGSize(width: 844, height: 390), .landscapeLeft)
    #expect(stage.take().contains("spine for landscape"))
    #expect(stage.pager.spineLocation == .mid && stage.pager.isDoubleSided)
    #expect(stage.shown == "bc" && stage.inWindow == "bc")
    #expect(seen(stage, "c").minX == 422)
    turn(CGSize(width: 390, height: 844), .portrait)
    #expect(stage.take().contains("spine for portrait"))
    #expect(stage.pager.spineLocation == .min && !stage.pager.isDoubleSided)
    #expect(stage.shown == "b" && stage.inWindow == "b")
  }

  @Test func `PV-65 how fast the finger leaves decides, else how far it went`() {
    let stage = curl()
    func turned(_ x: CGFloat, rests: Bool) -> Bool {
      stage.set("b")
      stage.drag(x, from: CGPoint(x: 390, y: 400), rests: rests)
      stage.wait()
      return stage.shown == "c"
    }
    #expect(!turned(-150, rests: true))
    #expect(turned(-250, rests: true))
    #expect(turned(-150, rests: false))
    #expect(stage.inWindow == "c")
    // The system takes the finger away.
    stage.set("b")
    stage.drag(-300, lifts: false)
    stage.stage.cancel(PagesStage.finger, -100, 400)
    stage.wait()
    #expect(stage.shown == "b" && stage.inWindow == "b")
  }

  @Test func `PV-65 a finger may turn round, and hold a leaf that falls`() {
    let stage = curl()
    stage.drag(-100, lifts: false)
    stage.stage.move(PagesStage.finger, 300, 400)
    #expect(stage.inWindow == "ab")
    #expect(
      stage.take().filter { $0.hasPrefix("will ") || $0.hasPrefix("did ") } == [
        "will c", "did finished taken back from b", "will a",
      ])
    stage.stage.move(PagesStage.finger, 350, 400)
    stage.stage.up(PagesStage.finger, 350, 400)
    stage.wait(0.05)
    #expect(stage.shown == "b")
    stage.drag(-250, from: CGPoint(x: 380, y: 400))
    stage.wait()
    #expect(stage.shown == "b" && stage.inWindow == "b")
  }

  @Test func `PV-66 a tap at a side turns the leaf, one in the middle does not`() {
    let stage = curl()
    stage.stage.tap(200, 400)
    stage.wait()
    #expect(stage.take() == [])
    stage.stage.tap(390, 400)
    #expect(stage.inWindow == "bc")
    stage.wait(0.3)
    #expect(stage.shown == "b")
    stage.wait(0.4)
    #expect(stage.shown == "c" && stage.inWindow == "c")
    // Quick taps do not wait for each other.
    stage.stage.tap(390, 400)
    stage.wait(0.5)
    stage.stage.tap(390, 400)
    stage.wait()
    #expect(stage.shown == "e")
    stage.stage.tap(390, 400)
    stage.wait()
    #expect(stage.shown == "e")
    stage.stage.tap(10, 400)
    stage.wait()
    #expect(stage.shown == "d")
  }

  @Test func `PV-66 a program turns leaves too, and from right to left all is mirrored`() {
    let stage = curl()
    stage.set("c", animated: true)
    stage.wait(0.3)
    #expect(abs(seen(stage, "b").width - 200) < 5)
    stage.wait()
    #expect(stage.shown == "c" && stage.inWindow == "c")
    stage.pager.view.semanticContentAttribute = .forceRightToLeft
    stage.drag(200, from: CGPoint(x: 10, y: 400), lifts: false)
    #expect(stage.inWindow == "cd" && seen(stage, "c").minX == 200)
    stage.lift(at: CGPoint(x: 210, y: 400), rests: false)
    stage.wait()
    #expect(stage.shown == "d")
    let vertical = PagesStage(.pageCurl, .vertical)
    vertical.drag(0, -400, from: CGPoint(x: 200, y: 700), lifts: false)
    #expect(vertical.inWindow == "bc" && seen(vertical, "b").height == 400)
  }
}

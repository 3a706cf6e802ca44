// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitClosures
import UIKitTesting

@MainActor @Suite("GR closures", .freshApplication)
struct GestureClosureRules {
  private final class NamedTap: UITapGestureRecognizer { let word = "named" }

  @Test func `GR-120 a closure is called like a target, in the order of addition`() {
    let stage = GestureStage()
    let pan = UIPanGestureRecognizer()
      .onAction { stage.note("closure \($0.state) \($0.translation(in: nil).x)") }
    stage.add(pan, "pan")
    pan.onAction { _ in stage.note("last") }
    stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 40, y: 0), steps: 2)
    stage.up(0, 140, 100)
    #expect(
      stage.takeLog().filter { !$0.hasPrefix("view") } == [
        "closure began 20.0", "pan began", "last", "closure changed 40.0", "pan changed", "last",
        "closure ended 40.0", "pan ended", "last",
      ])
  }

  @Test func `GR-120 a closure gets the recognizer as what it is, also in a subclass`() {
    let stage = GestureStage()
    stage.view.addGestureRecognizer(NamedTap().onAction { stage.note($0.word) })
    stage.tap(10, 10)
    #expect(stage.takeLog() == ["view began", "view cancelled", "named"])
  }

  @Test func `GR-120 the recognizer keeps its closures until they are taken away or it goes`() {
    final class Token {}
    let stage = GestureStage()
    var token: Token? = Token()
    weak let watched = token
    var tap: UITapGestureRecognizer? = UITapGestureRecognizer()
    tap?.onAction { [token] _ in stage.note(token == nil ? "lost" : "kept") }
    token = nil
    if let tap { stage.view.addGestureRecognizer(tap) }
    stage.tap(10, 10)
    #expect(stage.takeLog().last == "kept")
    tap?.removeTarget(nil, action: nil)
    #expect(watched == nil)
    stage.tap(10, 10)
    #expect(stage.takeLog() == ["view began", "view cancelled"])

    let other = Token()
    weak let watchedOther = other
    tap?.onAction { [other] _ in _ = other }
    #expect(watchedOther != nil)
    weak let gone = tap
    if let tap { stage.view.removeGestureRecognizer(tap) }
    tap = nil
    stage.wait(1)
    #expect(gone == nil)
  }
}

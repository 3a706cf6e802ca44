// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("AN curls", .freshApplication)
struct CurlRules {
  /// A window with a view of 50 by 50 points, and what is told of ends.
  @MainActor private final class Stage {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let generator: EventGenerator
    var ends: [Bool] = []

    init() throws {
      window.addSubview(view)
      generator = try EventGenerator(window: window)
    }

    func note(_ isFinished: Bool) { ends.append(isFinished) }
  }

  /// By how many degrees a page is lifted about its upper edge; nil where that edge has left its place.
  private func lift(of layer: CALayer) -> Int? {
    guard let shown = layer.presentation() else { return nil }
    let turn = shown.transform
    let edge = -shown.bounds.height / 2
    let (y, z) = (turn.m22 * edge + turn.m42, turn.m23 * edge + turn.m43)
    guard abs(y - edge) < 0.1, abs(z) < 0.1 else { return nil }
    return Int((atan2(turn.m23, turn.m22) * 180 / .pi).rounded())
  }

  @Test(arguments: [true, false])
  func `AN-28 a page turns up off the new view, or down onto the old one`(isUp: Bool) throws {
    let stage = try Stage()
    let (old, new) = (stage.view, UIView(frame: stage.view.frame))
    let page = isUp ? old : new
    UIView.transition(
      from: old, to: new, duration: 0.9,
      options: [isUp ? .transitionCurlUp : .transitionCurlDown, .curveLinear],
      completion: stage.note)
    #expect(stage.window.subviews == [old, new])
    #expect(page.layer.zPosition == 1)
    #expect(!stage.generator.viewIsHittable(new))
    let seen: [Int?] = [0.3, 0.3].map { (step: TimeInterval) -> Int? in
      stage.generator.advance(by: step)
      return lift(of: page.layer)
    }
    #expect(seen == (isUp ? [30, 60] : [60, 30]))
    #expect((page.layer.presentation()?.transform.m24 ?? 0) != 0)
    #expect(stage.ends == [])
    stage.generator.advance(by: 0.4)
    #expect(stage.window.subviews == [new] && stage.ends == [true])
    #expect(page.layer.zPosition == 0 && page.layer.animationKeys() == nil)
    #expect(stage.generator.viewIsHittable(new))
  }

  @Test(arguments: [true, false])
  func `AN-28 the former look turns up, or the new one down onto it`(isUp: Bool) throws {
    let stage = try Stage()
    UIView.transition(
      with: stage.view, duration: 0.9,
      options: [isUp ? .transitionCurlUp : .transitionCurlDown, .curveLinear],
      animations: { stage.view.tag = 1 }, completion: stage.note)
    let looks = stage.view.layer.sublayers ?? []
    #expect(stage.view.tag == 1 && looks.count == (isUp ? 1 : 2))
    let page = try #require(looks.last)
    stage.generator.advance(by: 0.3)
    #expect(lift(of: page) == (isUp ? 30 : 60))
    stage.generator.advance(by: 0.7)
    #expect(stage.ends == [true] && stage.view.layer.sublayers?.count ?? 0 == 0)
  }

  @Test func `AN-28 a page that curls anew lies where it lay, as large as it was`() throws {
    let stage = try Stage()
    let new = UIView(frame: stage.view.frame)
    let page = stage.view
    stage.window.insertSubview(new, at: 0)
    page.transform = CGAffineTransform(scaleX: 2, y: 1)
    for options: UIView.AnimationOptions in [.transitionCurlUp, .transitionCurlDown] {
      let isUp = options == .transitionCurlUp
      UIView.transition(
        from: isUp ? page : new, to: isUp ? new : page, duration: 1,
        options: [options, .showHideTransitionViews], completion: stage.note)
      stage.generator.advance(by: 0.5)
      #expect(page.layer.presentation()?.transform.m11.rounded() == 2)
    }
    stage.generator.advance(by: 1)
    #expect(page.layer.zPosition == 0 && new.layer.zPosition == 0)
    #expect(!page.isHidden && new.isHidden && stage.ends == [false, true])
  }

  @Test func `AN-28 a page that leaves its window ends its curl`() throws {
    let stage = try Stage()
    let new = UIView(frame: stage.view.frame)
    UIView.transition(
      from: stage.view, to: new, duration: 1, options: .transitionCurlUp, completion: stage.note)
    stage.generator.advance(by: 0.5)
    stage.view.removeFromSuperview()
    stage.generator.advance(by: 0.1)
    #expect(stage.ends == [false] && stage.window.subviews == [new])
    #expect(stage.view.layer.zPosition == 0)
  }
}

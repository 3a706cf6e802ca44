// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("AN transitions of content", .freshApplication)
struct ContentTransitionRules {
  private func stage() throws -> (view: UIView, generator: EventGenerator) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(view)
    return (view, try EventGenerator(window: window))
  }

  @Test func `AN-13 nothing is animated where that is switched off for a block`() throws {
    let (view, generator) = try stage()
    var ends: [Bool] = []
    UIView.performWithoutAnimation {
      #expect(!UIView.areAnimationsEnabled)
      UIView.animate(
        withDuration: 1, animations: { view.alpha = 0 }, completion: { ends.append($0) })
      UIView.performWithoutAnimation {}
      #expect(!UIView.areAnimationsEnabled)
    }
    #expect(view.alpha == 0 && view.layer.animationKeys() == nil)
    generator.advance(by: 0.02)
    #expect(ends == [true])
    #expect(UIView.areAnimationsEnabled)
    UIView.animate(withDuration: 1) {
      view.alpha = 0.5
      UIView.performWithoutAnimation { view.frame.origin.x = 7 }
    }
    #expect(view.layer.animationKeys() == ["opacity"])
  }

  @Test func `AN-12 the former look of a view dissolves over what it shows now`() throws {
    let (view, generator) = try stage()
    view.backgroundColor = .red
    var ends: [Bool] = []
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve) {
      view.backgroundColor = .blue
      view.addSubview(inner)
    } completion: {
      ends.append($0)
    }
    #expect(view.backgroundColor == .blue && view.subviews == [inner])
    let old = try #require(view.layer.sublayers?.last)
    #expect(old !== inner.layer && view.layer.sublayers?.count == 2)
    generator.advance(by: 0.5)
    let shown = old.presentation()?.opacity ?? 1
    #expect(shown > 0.2 && shown < 0.8 && ends == [])
    generator.advance(by: 0.6)
    #expect(ends == [true] && view.layer.sublayers?.count == 1)
  }

  @Test func `AN-12 a flip turns the old look away and the new one in`() throws {
    let (view, generator) = try stage()
    var ends: [Bool] = []
    UIView.transition(
      with: view, duration: 1, options: .transitionFlipFromLeft, animations: { view.tag = 1 },
      completion: { ends.append($0) })
    #expect(view.tag == 1 && view.layer.sublayers?.count == 1)
    generator.advance(by: 0.5)
    #expect((view.layer.presentation()?.frame.width ?? 50) < 10)
    generator.advance(by: 0.6)
    #expect(ends == [true] && view.transform == .identity && view.frame.width == 50)
    #expect(view.layer.sublayers?.count ?? 0 == 0)
  }

  @Test func `AN-12 without a transition, or without a window, the change is made at once`() throws
  {
    let (view, generator) = try stage()
    var ends = 0
    UIView.transition(with: view, duration: 1, animations: { view.alpha = 0.5 }) { _ in ends += 1 }
    #expect(view.layer.presentation()?.opacity ?? 0.5 == 0.5)
    UIView.transition(
      with: UIView(), duration: 1, options: .transitionCrossDissolve, animations: nil
    ) {
      _ in ends += 1
    }
    generator.advance(by: 0.1)
    #expect(ends == 2)
  }
}

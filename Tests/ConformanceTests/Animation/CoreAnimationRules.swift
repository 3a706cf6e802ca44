// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("CA views and Core Animation", .freshApplication)
final class CoreAnimationRules {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  private var ends: [String] = []

  private func makeGenerator() throws -> EventGenerator {
    window.addSubview(view)
    return try EventGenerator(window: window)
  }

  @Test func `CA-15 animations of views are layer animations under their keys`() throws {
    let generator = try makeGenerator()
    #expect(view.action(for: view.layer, forKey: "opacity") is NSNull)
    UIView.animate(withDuration: 2) { [view] in
      view.frame = CGRect(x: 100, y: 0, width: 80, height: 50)
      view.alpha = 0
      let action = view.action(for: view.layer, forKey: "opacity") as? CABasicAnimation
      #expect(action?.duration == 2 && action?.keyPath == "opacity")
    } completion: { [weak self] in
      self?.ends.append("\($0)")
    }
    #expect(view.layer.animationKeys() == ["position", "bounds", "opacity"])
    #expect(view.layer.animation(forKey: "bounds")?.duration == 2)
    generator.advance(by: 1)
    view.layer.removeAllAnimations()
    #expect(ends == ["false"] && view.layer.animationKeys() == nil)
  }

  @Test func `CA-17 what begins from the current state takes the place of what moves`() throws {
    let generator = try makeGenerator()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [view] in
      view.center.x = 125
    } completion: { [weak self] in
      self?.ends.append("first \($0)")
    }
    generator.advance(by: 0.5)
    UIView.animate(
      withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]
    ) { [view] in view.center.x = 25 }
    #expect(ends == ["first false"])
    let shown = try #require(view.layer.presentation()).position.x
    #expect(abs(shown - 75) < 1e-6)
    generator.advance(by: 2)
    #expect(view.layer.presentation()?.position.x == 25)
  }

  @Test func `CA-18 a transaction waits for the views that it animates`() throws {
    let generator = try makeGenerator()
    CATransaction.begin()
    CATransaction.setCompletionBlock { [weak self] in self?.ends.append("block") }
    UIView.animate(withDuration: 1) { [view] in
      view.alpha = 0
    } completion: { [weak self] in
      self?.ends.append("view \($0)")
    }
    CATransaction.commit()
    generator.advance(by: 0.9)
    #expect(ends == [])
    generator.advance(by: 0.2)
    #expect(ends == ["view true", "block"])
  }

  @Test func `CA-26 a transaction's curve is that of the blocks of views in it`() throws {
    let generator = try makeGenerator()
    let spring = UIView(frame: view.frame)
    window.addSubview(spring)
    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(controlPoints: 0, 1, 0, 1))
    UIView.animate(withDuration: 1) { [view] in view.center.x = 125 }
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      animations: { spring.center.x = 125 })
    CATransaction.commit()
    generator.advance(by: 0.1)
    func x(_ view: UIView) -> CGFloat { view.layer.presentation()?.position.x ?? 0 }
    #expect(x(view) > 90 && x(spring) < 60)
    generator.advance(by: 1)
    UIView.animate(withDuration: 1) { [view] in view.center.x = 25 }
    generator.advance(by: 0.5)
    #expect(abs(x(view) - 75) < 1e-6)
  }

  @Test func `CA-19 an animation inside another takes over its time`() throws {
    let generator = try makeGenerator()
    #expect(UIView.inheritedAnimationDuration == 0)
    UIView.animate(withDuration: 2) { [self] in
      #expect(UIView.inheritedAnimationDuration == 2)
      UIView.animate(withDuration: 0.5) {
        self.view.alpha = 0
      } completion: {
        self.ends.append("inherits \($0)")
      }
      UIView.animate(withDuration: 0.5, delay: 0, options: .overrideInheritedDuration) {
        self.view.center.x = 90
      } completion: {
        self.ends.append("own \($0)")
      }
    }
    generator.advance(by: 1)
    #expect(ends == ["own true"])
    generator.advance(by: 1.1)
    #expect(ends == ["own true", "inherits true"])
  }

  @Test func `CA-4 what has more rounds than anybody waits for is waited for by nobody`() throws {
    let generator = try makeGenerator()
    let turn = CABasicAnimation(keyPath: "transform.rotation")
    (turn.toValue, turn.duration) = (2 * Double.pi, 1)
    turn.repeatCount = .greatestFiniteMagnitude
    view.layer.add(turn, forKey: "turn")
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.toValue, fade.duration, fade.repeatDuration) = (0, 1, .greatestFiniteMagnitude)
    view.layer.add(fade, forKey: "fade")
    let start = generator.now
    try generator.waitUntilAnimationsAreFinished(timeout: 3)
    #expect(generator.now - start < 1 && view.layer.animationKeys() == ["turn", "fade"])
    generator.advance(by: 1.25 - (generator.now - start))
    let shown = try #require(view.layer.presentation())
    #expect(abs(shown.affineTransform().b - 1) < 1e-6 && abs(shown.opacity - 0.75) < 1e-6)
  }

  @Test func `CA-16 layers of views show what their animations show, and hosts see it`() throws {
    let generator = try makeGenerator()
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    (turn.toValue, turn.duration, turn.repeatCount) = (2 * Double.pi, 1, .infinity)
    view.layer.add(turn, forKey: "turn")
    generator.advance(by: 0.25)
    let shown = try #require(view.layer.presentation()).affineTransform()
    #expect(abs(shown.b - 1) < 1e-9 && view.transform == .identity)
    view.removeFromSuperview()
    generator.advance(by: 0.1)
    #expect(view.layer.animationKeys() == nil)
  }
}

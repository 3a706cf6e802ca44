// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitTesting

/// A small deed beside many things that have nothing to do with it.
final class IdleScene: KeyStage {
  /// What there is many of.
  enum Kind {
    /// Views whose animations begin much later.
    case waitingAnimations
    /// Views whose animations are held where they are.
    case pausedAnimations
    /// Controllers in the window's root, all on the screen.
    case controllers
    /// Undo managers with a group that was opened by hand.
    case openGroups
  }

  /// How often a pass does its deed.
  static let deeds = 20
  private static let later = 1e6
  private static let frame = 1.0 / 60
  private let root = UIViewController()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  /// Where the others are, away from the pointer.
  private let yard = UIView(frame: CGRect(x: 200, y: 200, width: 500, height: 500))
  private var things: [AnyObject] = []

  init(_ kind: Kind, count: Int) {
    // A driver of an earlier row listens to the trace, and what it hears is written out.
    renewApplication()
    super.init()
    window.rootViewController = root
    root.view.addSubview(view)
    root.view.addSubview(yard)
    things = (0..<count).map { _ in make(kind) }
    window.makeKeyAndVisible()
    wait(1)
  }

  isolated deinit {
    for thing in things { (thing as? UIViewPropertyAnimator)?.stopAnimation(true) }
  }

  private func make(_ kind: Kind) -> AnyObject {
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    switch kind {
    case .waitingAnimations:
      yard.addSubview(other)
      UIView.animate(withDuration: 1, delay: Self.later) { other.alpha = 0 }
      return other
    case .pausedAnimations:
      yard.addSubview(other)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { other.alpha = 0 }
      animator.pauseAnimation()
      return animator
    case .controllers:
      let child = UIViewController()
      root.addChild(child)
      yard.addSubview(child.view)
      child.didMove(toParent: root)
      return child
    case .openGroups:
      let manager = UndoManager()
      manager.beginUndoGrouping()
      return manager
    }
  }

  /// Frames in which another view moves and is laid out, each with a pointer that comes along; in how
  /// many that view was seen elsewhere.
  func framePass() -> @MainActor () -> Int {
    UIView.animate(withDuration: Self.later, delay: 0, options: .curveLinear) {
      self.view.center.x = Self.later
    }
    return { [self] in
      var moves = 0
      for _ in 0..<Self.deeds {
        let before = view.layer.presentation()?.position.x
        view.setNeedsLayout()
        wait(Self.frame)
        let time = TimeSource.clock.now
        HostInput.send(.hover(HoverSample(time: time, phase: .moved, location: .zero)))
        if view.layer.presentation()?.position.x != before { moves += 1 }
      }
      return moves
    }
  }

  /// Keys that nobody takes; how many were pressed.
  func keyPass() -> @MainActor () -> Int {
    { [self] in
      for _ in 0..<Self.deeds { stroke(0x04, "a") }
      return Self.deeds
    }
  }
}

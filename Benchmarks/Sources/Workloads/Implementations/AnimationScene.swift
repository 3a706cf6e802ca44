// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitTesting

/// Many views that move at once.
@MainActor
final class AnimationScene {
  private static let duration = 0.5
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
  private let views: [UIView]
  private let clock = VirtualClock()
  private var isFar = false

  init(count: Int) {
    // What an earlier row left in motion has frames of another clock.
    renewApplication()
    TimeSource.clock = clock
    views = (0..<count).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    for view in views { window.addSubview(view) }
    window.makeKeyAndVisible()
  }

  isolated deinit { window.isHidden = true }

  /// Animates all views there or back, with all frames; how many are there when it is told that all
  /// is done.
  func animatePass() -> @MainActor () -> Int {
    { [self] in
      let goal = nextGoal()
      var arrived = 0
      UIView.animate(withDuration: Self.duration) {
        for view in self.views { view.center.x = goal }
      } completion: { _ in
        arrived = self.views.count { $0.center.x == goal }
      }
      showFrames(of: Self.duration)
      return arrived
    }
  }

  /// Gives each view an animator of its own; how many views are there when their animators tell.
  ///
  /// All are scrubbed to the middle of their way and run to its end, with all frames.
  func animatorPass() -> @MainActor () -> Int {
    { [self] in
      let goal = nextGoal()
      var arrived = 0
      let animators = views.map { view in
        let animator = UIViewPropertyAnimator(duration: Self.duration, curve: .linear) {
          view.center.x = goal
        }
        animator.addCompletion { _ in if view.center.x == goal { arrived += 1 } }
        return animator
      }
      for animator in animators { animator.fractionComplete = 0.5 }
      for animator in animators { animator.startAnimation() }
      showFrames(of: Self.duration / 2)
      return arrived
    }
  }

  /// Where all views go the next time.
  private func nextGoal() -> CGFloat {
    TimeSource.clock = clock
    isFar.toggle()
    return isFar ? 500 : 5
  }

  /// Lets all frames of some seconds pass, and one more.
  private func showFrames(of duration: Double) {
    for _ in 0...Int(duration * 60) + 1 { clock.advance(by: 1.0 / 60) }
  }
}

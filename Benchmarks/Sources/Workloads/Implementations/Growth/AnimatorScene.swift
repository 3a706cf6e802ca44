// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitTesting

/// Many property animators, each with a view of its own.
@MainActor
final class AnimatorScene {
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

  /// All are scrubbed to the middle of their way and run to its end, with all frames; how many views
  /// are there when their animators tell.
  func animatePass() -> @MainActor () -> Int {
    { [self] in
      TimeSource.clock = clock
      isFar.toggle()
      let goal: CGFloat = isFar ? 500 : 5
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
      for _ in 0...Int(Self.duration / 2 * 60) + 1 { clock.advance(by: 1.0 / 60) }
      return arrived
    }
  }
}

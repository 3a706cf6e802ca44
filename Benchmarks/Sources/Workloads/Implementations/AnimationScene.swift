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
      TimeSource.clock = clock
      isFar.toggle()
      let goal: CGFloat = isFar ? 500 : 5
      var arrived = 0
      UIView.animate(withDuration: Self.duration) {
        for view in self.views { view.center.x = goal }
      } completion: { _ in
        arrived = self.views.count { $0.center.x == goal }
      }
      for _ in 0...Int(Self.duration * 60) + 1 { clock.advance(by: 1.0 / 60) }
      return arrived
    }
  }
}

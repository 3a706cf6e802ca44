// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitTesting

/// A navigation controller on which many controllers are pushed.
@MainActor
final class ControllerStackScene {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let navigation = UINavigationController(rootViewController: UIViewController())

  init() {
    TimeSource.clock = VirtualClock()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  isolated deinit { window.isHidden = true }

  /// Pushes controllers without animation; how many are on the root.
  func push(_ count: Int) -> Int {
    for _ in 0..<count { navigation.pushViewController(UIViewController(), animated: false) }
    return navigation.viewControllers.count - 1
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitTesting

/// Counts what controllers are told.
@MainActor
private final class Tally {
  var appeared = 0
  var turned = 0
  var restyled = 0
}

private final class TellingController: UIViewController {
  var tally: Tally?
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tally?.appeared += 1
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    tally?.turned += 1
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    tally?.restyled += 1
  }
}

/// Controllers, each in the one before.
@MainActor
final class NestedControllersScene {
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let clock = VirtualClock()
  private let tally = Tally()

  init(depth: Int) {
    TimeSource.clock = clock
    let root = TellingController()
    root.tally = tally
    window.rootViewController = root
    window.makeKeyAndVisible()
    var parent = root
    for _ in 1..<depth {
      let child = TellingController()
      child.tally = tally
      child.view.frame = parent.view.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      parent = child
    }
  }

  isolated deinit { window.isHidden = true }

  /// The window goes and comes; how many controllers appeared.
  func appearPass() -> @MainActor () -> Int {
    { [self] in
      let before = tally.appeared
      window.isHidden = true
      window.isHidden = false
      return tally.appeared - before
    }
  }

  /// The screen is turned and turned back; how often controllers were told.
  func turnPass() -> @MainActor () -> Int {
    { [self] in
      let before = tally.turned
      let upright = ScreenMetrics.headless
      var turned = upright
      turned.size = CGSize(width: upright.size.height, height: upright.size.width)
      for metrics in [turned, upright] { HostInput.send(.screen(metrics, at: clock.now)) }
      return tally.turned - before
    }
  }

  /// It becomes dark and light again; how often controllers were told.
  func stylePass() -> @MainActor () -> Int {
    { [self] in
      let before = tally.restyled
      for style in [UIUserInterfaceStyle.dark, .light] { window.overrideUserInterfaceStyle = style }
      return tally.restyled - before
    }
  }
}

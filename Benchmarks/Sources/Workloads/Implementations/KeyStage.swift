// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitTesting

/// A window, a keyboard and a virtual clock.
@MainActor
class KeyStage {
  private let clock = VirtualClock()
  private let interval: TimeInterval
  let window: UIWindow

  /// - Parameters:
  ///   - size: of the window.
  ///   - interval: between a key that goes down and the same going up, in seconds.
  init(
    size: CGSize = CGSize(width: 1000, height: 1000), interval: TimeInterval = 1.0 / 120
  ) {
    self.interval = interval
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    TimeSource.clock = clock
    window.makeKeyAndVisible()
    HostInput.send(.lifecycle(.activate, at: clock.now))
  }

  isolated deinit { window.isHidden = true }

  /// Lets time pass, and what is due in it happen.
  func wait(_ time: TimeInterval) { clock.advance(by: time) }

  /// A key goes down and up.
  func stroke(_ usage: UInt16, _ characters: String = "", _ modifiers: KeyModifiers = []) {
    for phase in [KeyStroke.Phase.began, .ended] {
      clock.advance(by: interval)
      HostInput.send(
        .key(
          KeyStroke(
            usage: usage, phase: phase, characters: characters,
            charactersIgnoringModifiers: characters, modifiers: modifiers, time: clock.now)))
    }
  }
}

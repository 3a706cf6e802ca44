// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitTesting

/// A window, a keyboard and a virtual clock.
@MainActor
class KeyStage {
  private static let interval = 1.0 / 120
  private let clock = VirtualClock()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))

  init() {
    TimeSource.clock = clock
    window.makeKeyAndVisible()
    HostInput.send(.lifecycle(.activate, at: clock.now))
  }

  isolated deinit { window.isHidden = true }

  /// A key goes down and up.
  func stroke(_ usage: UInt16, _ characters: String = "", _ modifiers: KeyModifiers = []) {
    for phase in [KeyStroke.Phase.began, .ended] {
      clock.advance(by: Self.interval)
      HostInput.send(
        .key(
          KeyStroke(
            usage: usage, phase: phase, characters: characters,
            charactersIgnoringModifiers: characters, modifiers: modifiers, time: clock.now)))
    }
  }
}

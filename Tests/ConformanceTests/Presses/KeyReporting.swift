// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit
import UIKitTesting

/// Reports keys by their usages, as a host does.
@MainActor
protocol KeyReporting {
  /// Tells the time of the reports.
  var generator: EventGenerator { get }
}

extension KeyReporting {
  /// Reports one phase of a key.
  func key(
    _ usage: UIKeyboardHIDUsage, _ phase: KeyStroke.Phase = .began, _ characters: String = "",
    plain: String? = nil, _ modifiers: KeyModifiers = [], isRepeat: Bool = false
  ) {
    HostInput.send(
      .key(
        KeyStroke(
          usage: UInt16(usage.rawValue), phase: phase, characters: characters,
          charactersIgnoringModifiers: plain ?? characters, modifiers: modifiers,
          isRepeat: isRepeat, time: generator.now)))
  }

  /// Reports a key that goes down and up.
  func stroke(
    _ usage: UIKeyboardHIDUsage, _ characters: String = "", plain: String? = nil,
    _ modifiers: KeyModifiers = []
  ) {
    key(usage, .began, characters, plain: plain, modifiers)
    key(usage, .ended, characters, plain: plain, modifiers)
  }
}

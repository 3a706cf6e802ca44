// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitRuntime

// Rules: PK-20.
/// Whether there is a keyboard with keys besides the one on the screen.
@MainActor
final class HardwareKeyboard {
  /// The one of the current runtime.
  static var shared: HardwareKeyboard { Runtime.part(.hardwareKeyboard) { HardwareKeyboard() } }

  /// What the host reported last; nil before it reported anything.
  var isAttached: Bool? {
    didSet { if isAttached != oldValue { for observer in observers { observer() } } }
  }

  private var observers: [@MainActor () -> Void] = []

  /// Calls `observer` after every change, as long as the process lives.
  func onChange(_ observer: @escaping @MainActor () -> Void) { observers.append(observer) }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Whether there is a keyboard with keys besides the one on the screen.
///
/// - Rules: PK-20.
@MainActor
enum HardwareKeyboard {
  /// What the host reported last; nil before it reported anything.
  static var isAttached: Bool? {
    didSet { if isAttached != oldValue { for observer in observers { observer() } } }
  }

  private static var observers: [@MainActor () -> Void] = []

  /// Calls `observer` after every change, as long as the process lives.
  static func onChange(_ observer: @escaping @MainActor () -> Void) { observers.append(observer) }
}

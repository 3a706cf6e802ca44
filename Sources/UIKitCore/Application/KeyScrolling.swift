// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: SV-28.
/// Keys that came up the whole chain scroll.
@MainActor
enum KeyScrolling {
  /// Scrolls by a press; false when it is of no key for that, or nothing can scroll.
  static func scroll(by press: UIPress) -> Bool {
    guard let key = press.key, let window = press.window else { return false }
    return ScrollKeys.scroll(by: key, from: PressRecipient.find(in: window), in: window)
  }
}

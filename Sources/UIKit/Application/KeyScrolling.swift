// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Keys that came up the whole chain scroll, again and again while they are held.
///
/// - Rules: SV-28.
@MainActor
enum KeyScrolling {
  static func take(_ presses: Set<UIPress>) {
    for press in presses {
      guard let key = press.key, let window = press.window, scroll(by: key, in: window) else {
        continue
      }
      HeldKey.start(for: press) { [weak window] in
        window.map { scroll(by: key, in: $0) } ?? false
      }
    }
  }

  private static func scroll(by key: UIKey, in window: UIWindow) -> Bool {
    ScrollKeys.scroll(by: key, from: PressRecipient.find(in: window), in: window)
  }
}

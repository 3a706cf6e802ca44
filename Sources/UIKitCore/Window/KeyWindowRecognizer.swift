// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: AW-9, RC-23.
/// Makes a window key that is touched; every window has one.
///
/// It is enabled only while the window is not key, so that touches of the key window cost nothing,
/// and fails at once, so that no view waits for it.
final class KeyWindowRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    (view as? UIWindow)?.makeKey()
    move(to: .failed, because: "it only looks on")
  }
}

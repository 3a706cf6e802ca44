// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: PK-8.
/// The presses of buttons and keys; one object serves from the first one down to the last one up.
///
/// [Apple: UIPressesEvent](https://developer.apple.com/documentation/uikit/uipressesevent)
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  final var currentPresses: Set<UIPress> = []

  /// Makes an event that holds no press.
  public override init() { super.init(type: .presses) }

  /// Every press that is down or went up in this event.
  open var allPresses: Set<UIPress> { currentPresses }

  /// The presses that `gesture` tracks.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    allPresses.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }
}

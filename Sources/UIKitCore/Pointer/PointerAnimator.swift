// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

// Rules: PN-6.
/// Gathers what is to happen beside a pointer that comes or goes, and after it.
final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(Bool) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  /// Makes the changes in the time of an effect, then calls who waits for the end.
  func run() {
    let (animations, completions) = (self.animations, self.completions)
    (self.animations, self.completions) = ([], [])
    if !animations.isEmpty {
      UIView.animate(
        withDuration: PointerLooks.duration, delay: 0,
        options: [.onItsOwn, .beginFromCurrentState],
        animations: { for animation in animations { animation() } },
        completion: completions.isEmpty
          ? nil : { isWhole in for completion in completions { completion(isWhole) } })
    } else if !completions.isEmpty {
      TimeSource.clock.schedule(after: PointerLooks.duration) {
        for completion in completions { completion(true) }
      }
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

// Rules: GR-12, GR-64, GR-115.
/// Recognizers that stay possible although all their fingers are up.
///
/// A recognizer for several taps does so for a moment. One that forgets to fail would do so for
/// ever, and whoever waits for it with it; so does a circle of recognizers that wait for each other.
@MainActor
enum GestureIdleness {
  /// Resets `recognizer` if it is still possible and without touches when the time is over.
  static func watch(_ recognizer: UIGestureRecognizer) {
    recognizer.extras?.idleTimer?.cancel()
    recognizer.needExtras.idleTimer = GestureEnvironment.shared.schedule(
      after: Thresholds.idleRecognizer, for: recognizer
    ) { [weak recognizer] in
      if let recognizer { end(recognizer) }
    }
  }

  private static func end(_ recognizer: UIGestureRecognizer) {
    guard recognizer.touches.isEmpty, recognizer.currentState == .possible else { return }
    if recognizer.pendingDecision != nil, waitsForLiveTouches(recognizer) {
      return watch(recognizer)
    }
    GestureRecognition.impose(
      .failed, on: recognizer, "left possible \(Thresholds.idleRecognizer) s after its last touch")
  }

  private static func waitsForLiveTouches(_ recognizer: UIGestureRecognizer) -> Bool {
    FailureRequirements.cluster(of: recognizer).contains { $0.isUndecided && !$0.touches.isEmpty }
  }
}

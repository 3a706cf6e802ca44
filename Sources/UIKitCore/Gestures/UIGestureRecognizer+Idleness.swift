// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

// Rules: GR-12, GR-64, GR-115.
/// Recognizers that stay possible although all their fingers are up.
///
/// A recognizer for several taps does so for a moment. One that forgets to fail would do so for
/// ever, and whoever waits for it with it; so does a circle of recognizers that wait for each other.
extension UIGestureRecognizer {
  /// Fails if it is still possible and without touches when the time is over.
  func watchIdleness() {
    extras?.idleTimer?.cancel()
    needExtras.idleTimer = GestureEnvironment.shared.schedule(
      after: Thresholds.idleRecognizer, for: self
    ) { [weak self] in
      self?.endIdleness()
    }
  }

  private func endIdleness() {
    guard touches.isEmpty, currentState == .possible else { return }
    if pendingDecision != nil, waitsForLiveTouches { return watchIdleness() }
    GestureRecognition.impose(
      .failed, on: self, "left possible \(Thresholds.idleRecognizer) s after its last touch")
  }

  private var waitsForLiveTouches: Bool {
    FailureRequirements.cluster(of: self).contains { $0.isUndecided && !$0.touches.isEmpty }
  }
}

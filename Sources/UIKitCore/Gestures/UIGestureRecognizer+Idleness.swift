// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

// Rules: GR-12, GR-64, GR-115.
/// Recognizers that stay possible although all their fingers are up.
///
/// One for several taps does so for a moment, one for several strokes for as long as it likes. One
/// that forgets to fail would hold up whoever waits for it for ever; so would a circle of recognizers
/// that wait for each other.
extension UIGestureRecognizer {
  /// Lets others go on if it is still possible and without touches when the time is over.
  func watchIdleness() {
    extras?.idleTimer?.cancel()
    needExtras.idleTimer = GestureEnvironment.shared.schedule(
      after: Thresholds.idleRecognizer, for: self
    ) { [weak self] in
      self?.endIdleness()
    }
  }

  private func endIdleness() {
    guard touches.isEmpty, isUndecided else { return }
    if pendingDecision != nil {
      endCircle()
    } else if isAwaited {
      GestureRecognition.impose(
        .failed, on: self, "left possible \(Thresholds.idleRecognizer) s after its last touch")
    } else {
      FailureRequirements.forgetDynamic(of: self)
      GestureEnvironment.shared.letGo(self)
    }
  }

  /// Fails a circle as a whole, or the failure of one would let the next one recognize.
  private func endCircle() {
    let circle = FailureRequirements.cluster(of: self).filter {
      $0.waits(for: self) && waits(for: $0)
    }
    // A finger on one of them may yet decide.
    guard circle.allSatisfy(\.touches.isEmpty) else { return watchIdleness() }
    GestureEnvironment.shared.scope {
      for member in circle where member.isUndecided {
        GestureRecognition.impose(.failed, on: member, "waits for one that waits for it")
      }
    }
  }

  /// Whether another recognizer has decided and waits for this one.
  private var isAwaited: Bool {
    FailureRequirements.cluster(of: self).contains { $0 !== self && $0.waits(for: self) }
  }

  /// Whether it has decided and waits for `other`, directly or through others that wait.
  private func waits(for other: UIGestureRecognizer) -> Bool {
    var waiting = [self]
    var next = 0
    while next < waiting.count {
      let current = waiting[next]
      next += 1
      guard current.isUndecided, current.pendingDecision != nil else { continue }
      for required in current.allRequirements {
        if required === other { return true }
        if !waiting.contains(where: { $0 === required }) { waiting.append(required) }
      }
    }
    return false
  }
}

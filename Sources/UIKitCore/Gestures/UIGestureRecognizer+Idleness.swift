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
    let awaited = reached(along: \.allRequirements)
    let waiting = reached(along: \.waitingDependents)
    let circle = FailureRequirements.cluster(of: self).filter {
      awaited.contains(ObjectIdentifier($0)) && waiting.contains(ObjectIdentifier($0))
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
  private var isAwaited: Bool { waitingDependents.contains { $0 !== self } }

  /// Those that have decided and wait for this one, directly.
  private var waitingDependents: [UIGestureRecognizer] { allDependents.filter(\.hasToWait) }

  private var hasToWait: Bool { isUndecided && pendingDecision != nil }

  /// All that are reached from this one by way of those that wait.
  private func reached(
    along way: (UIGestureRecognizer) -> [UIGestureRecognizer]
  ) -> Set<ObjectIdentifier> {
    var reached: Set<ObjectIdentifier> = []
    var left = [self]
    while let current = left.popLast() {
      guard current.hasToWait else { continue }
      for next in way(current) where reached.insert(ObjectIdentifier(next)).inserted {
        left.append(next)
      }
    }
    return reached
  }
}

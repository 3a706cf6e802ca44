// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitMachines

/// Who shares touches with whom, and the status of each for the other.
extension GestureEnvironment {
  // Rules: GR-48, GR-59.
  /// The recognizers that share a touch of this sequence with `recognizer`.
  func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    if recognizer.touchSequence.count == 1 {
      return recognizer.touchSequence[0].recognizers.filter { $0 !== recognizer }
    }
    return distinct(recognizer.touchSequence).filter { $0 !== recognizer }
  }

  /// The recognizers of some touches, each once, in the order of the touches.
  func distinct(_ touches: some Sequence<UITouch>) -> [UIGestureRecognizer] {
    round += 1
    var found: [UIGestureRecognizer] = []
    for touch in touches {
      for recognizer in touch.recognizers where recognizer.round != round {
        recognizer.round = round
        found.append(recognizer)
      }
    }
    return found
  }

  // Rules: GR-59, GR-60.
  /// The status of `other` for one that shares touches with it.
  func status(
    of other: UIGestureRecognizer, beside recognizer: UIGestureRecognizer
  ) -> GestureArbiter.Status {
    guard other.isEnabled, recognizer.sharesTouch(with: other) else { return .absent }
    return switch other.currentState {
    case .possible: .undecided
    case .began, .changed: .underWay
    case .ended: .recognized
    case .cancelled, .failed: .failed
    }
  }
}

extension UIGestureRecognizer {
  /// Whether both have had the same touch since they were last reset.
  fileprivate final func sharesTouch(with other: UIGestureRecognizer) -> Bool {
    // OPTIMIZATION: loops, for a closure would check its executor at every touch.
    for touch in touchSequence {
      for theirs in other.touchSequence where theirs === touch { return true }
    }
    return false
  }

  // Rules: GR-25.
  /// Whether it is told of `touch`: it tracks it and has decided nothing final.
  final func isListening(to touch: UITouch) -> Bool {
    guard !currentState.isTerminal, tracks(touch) else { return false }
    guard let pendingDecision else { return true }
    return !pendingDecision.last.isTerminal
  }
}

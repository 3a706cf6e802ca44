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
    var rivals: [UIGestureRecognizer] = []
    for touch in recognizer.touchSequence {
      for other in touch.recognizers
      where other !== recognizer && !rivals.contains(where: { $0 === other }) {
        rivals.append(other)
      }
    }
    return rivals
  }

  // Rules: GR-59, GR-60.
  /// The status of `other` for one that shares touches with it.
  func status(
    of other: UIGestureRecognizer, beside recognizer: UIGestureRecognizer
  ) -> GestureArbiter.Status {
    guard other.isEnabled,
      recognizer.touchSequence.contains(where: { $0.recognizers.contains { $0 === other } })
    else { return .absent }
    return switch other.currentState {
    case .possible: .undecided
    case .began, .changed: .underWay
    case .ended: .recognized
    case .cancelled, .failed: .failed
    }
  }
}

extension UIGestureRecognizer {
  // Rules: GR-25.
  /// Whether it is told of `touch`: it tracks it and has decided nothing final.
  final func isListening(to touch: UITouch) -> Bool {
    guard !currentState.isTerminal, tracks(touch) else { return false }
    return pendingDecision.map { !$0.last.isTerminal } ?? true
  }
}

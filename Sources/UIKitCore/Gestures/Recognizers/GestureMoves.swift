// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

extension UIGestureRecognizer {
  /// Goes where a machine sends it.
  final func make(_ move: GestureMove) {
    if let reason = move.reason {
      self.move(to: State(move.state), because: reason.description)
    } else {
      state = State(move.state)
    }
  }
}

extension UIGestureRecognizer.State {
  /// The state that a machine means.
  init(_ state: GestureState) {
    self =
      switch state {
      case .possible: .possible
      case .began: .began
      case .changed: .changed
      case .ended: .ended
      case .cancelled: .cancelled
      case .failed: .failed
      }
  }
}

extension GestureState {
  /// The state of a recognizer, as machines have it.
  init(_ state: UIGestureRecognizer.State) {
    self =
      switch state {
      case .possible: .possible
      case .began: .began
      case .changed: .changed
      case .ended: .ended
      case .cancelled: .cancelled
      case .failed: .failed
      }
  }
}

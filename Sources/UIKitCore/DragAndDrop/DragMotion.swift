// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Moves what is shown of a drag.
@MainActor
enum DragMotion {
  static func run(_ change: @escaping () -> Void, end: @escaping () -> Void) {
    UIView.animate(
      withDuration: DragLooks.duration, delay: 0,
      options: [.onItsOwn, .allowUserInteraction, .beginFromCurrentState], animations: change
    ) { _ in end() }
  }

  /// Moves several and what was added beside each; the animators hear of the end first.
  static func run(
    _ flights: [() -> Void], _ animators: [DragAnimator], end: @escaping () -> Void
  ) {
    run {
      for flight in flights { flight() }
      for animator in animators { animator.animate() }
    } end: {
      for animator in animators { animator.finish(at: .end) }
      end()
    }
  }
}

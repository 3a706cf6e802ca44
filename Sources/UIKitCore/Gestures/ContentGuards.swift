// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost

// Rules: SV-5, SV-6.
/// Asks the views above a view, scroll views, whether it gets touches that are about to begin in it.
@MainActor
enum ContentGuards {
  /// Whether one of the views above refuses the touches, the nearest asked first.
  static func refuse(_ touches: Set<UITouch>, _ event: UIEvent, in view: UIView) -> Bool {
    var above = view.parent
    while let current = above {
      if current.flags.contains(.guardsContent), !current.admits(touches, event, in: view) {
        Trace.record(
          .delivery, "\(Trace.name(view)) does not get the touch: \(Trace.name(current)) says so")
        return true
      }
      above = current.parent
    }
    return false
  }
}

extension UITouch {
  /// The view that was told that the touch began and may be told of more; nil while it is withheld.
  final var toldView: UIView? {
    awaitsBeginning || withheld?.isBeganTold == false ? nil : receiver
  }
}

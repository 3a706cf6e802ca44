// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost

extension UIView {
  // Rules: SV-5, SV-6.
  /// Asks the views above this one, scroll views, whether it gets touches that are about to begin in
  /// it: whether one of them refuses, the nearest asked first.
  func guardsRefuse(_ touches: Set<UITouch>, _ event: UIEvent) -> Bool {
    var above = parent
    while let current = above {
      if current.flags.contains(.guardsContent), !current.admits(touches, event, in: self) {
        Trace.record(
          .delivery, "\(Trace.name(self)) does not get the touch: \(Trace.name(current)) says so")
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

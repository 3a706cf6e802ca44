// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost

extension UIApplication {
  // Rules: DD-90, DD-95.
  /// Leads what is dragged from outside over the views, and hands over what was dropped.
  func takeDrag(_ report: DragReport) {
    let wrong = DragCenter.shared.outside.take(report, isIgnoring: isIgnoringInteractionEvents)
    if let wrong { translator.repairs.note(wrong) }
  }

  // Rules: DD-107.
  /// Ends a drag that was dropped outside the screen.
  func takeDragOut(_ offer: Int) {
    if DragCenter.shared.dropOutside(offer) { return }
    translator.repairs.note("nothing is dragged that was offered as \(offer)")
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: FR-89.
/// The loupe of one drag in a text.
@MainActor
final class TextDragLoupe {
  private var session: UITextLoupeSession?

  /// Shows what is at the caret, or at the edge that is dragged; everything in the coordinates of the
  /// view.
  func show(at finger: CGPoint, caret: CGRect, in view: UIView) {
    if session == nil {
      session = UITextLoupeSession.begin(
        at: CGPoint(x: caret.midX, y: caret.midY), fromSelectionWidgetView: nil, in: view)
    }
    session?.move(to: finger, withCaretRect: caret, trackingCaret: true)
  }

  func hide() {
    session?.invalidate()
    session = nil
  }
}

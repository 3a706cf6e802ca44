// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

// Rules: FR-89, FR-90.
/// Shows the text under a finger magnified above it, from the beginning of a drag to its end.
///
/// Text fields, text views and text interactions have one for their own drags. A view that lets
/// fingers drag something else in a text begins a session with the drag, moves it, and ends it.
///
/// [Apple: UITextLoupeSession](https://developer.apple.com/documentation/uikit/uitextloupesession)
@preconcurrency @MainActor
open class UITextLoupeSession: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  private var loupe: TextLoupe?

  /// Makes a session that shows nothing; `begin(at:fromSelectionWidgetView:in:)` makes one that does.
  public nonisolated required override init() { super.init() }

  /// Shows a loupe.
  ///
  /// - Parameters:
  ///   - point: where the finger is, in the coordinates of the view.
  ///   - selectionWidget: what is dragged, such as a handle; the loupe grows out of it. Nil lets it
  ///     grow out of the point.
  ///   - interactionView: the view whose text is looked at.
  /// - Returns: nil when the view is in no window.
  open class func begin(
    at point: CGPoint, fromSelectionWidgetView selectionWidget: UIView?, in interactionView: UIView
  ) -> Self? {
    let origin = selectionWidget.map {
      $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: interactionView)
    }
    guard let loupe = TextLoupe(at: point, from: origin ?? point, in: interactionView) else {
      return nil
    }
    let session = self.init()
    session.loupe = loupe
    return session
  }

  /// Follows the finger.
  ///
  /// - Parameters:
  ///   - point: where the finger is, in the coordinates of the view.
  ///   - caretRect: the caret, in the same coordinates; its line is in the middle of the loupe. Null
  ///     for what has no caret.
  ///   - tracksCaret: whether the loupe stands above the caret and not above the finger.
  open func move(
    to point: CGPoint, withCaretRect caretRect: CGRect, trackingCaret tracksCaret: Bool
  ) {
    loupe?.move(to: point, caret: caretRect, tracksCaret: tracksCaret)
  }

  /// Takes the loupe away; the session cannot be used again.
  open func invalidate() {
    loupe?.close()
    loupe = nil
  }

  deinit {
    LastRelease.of(self, taking: { loupe }, callsOut: true) { $0?.close() }
  }
}

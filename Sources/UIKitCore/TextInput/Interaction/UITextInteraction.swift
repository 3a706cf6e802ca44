// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

/// Whether a text interaction is for text that a person writes, or for one that is only read.
///
/// [Apple: UITextInteractionMode](https://developer.apple.com/documentation/uikit/uitextinteractionmode)
public enum UITextInteractionMode: Int, Sendable {
  /// There is a caret.
  case editable = 0
  /// There is no caret; a finger that rests selects words.
  case nonEditable = 1
}

// Rules: FR-91, FR-92, FR-93.
/// Gives a view of the program's own that adopts `UITextInput` what text fields have: the caret, the
/// selection with its handles, taps and drags that move them, the loupe and the edit menu.
///
/// Set `textInput`, then add it to the view of the text. It asks and tells the text by the members of
/// `UITextInput` alone: `closestPosition(to:)` and the `tokenizer` say what a finger means,
/// `selectedTextRange` is set, `caretRect(for:)` and `selectionRects(for:)` say what is drawn. What the
/// program selects by itself it tells to the text's `inputDelegate`, as for a keyboard, so that it is
/// drawn anew. A text that is no first responder becomes it at the first tap, and shows neither caret nor
/// selection before.
///
/// [Apple: UITextInteraction](https://developer.apple.com/documentation/uikit/uitextinteraction)
@preconcurrency @MainActor
open class UITextInteraction: NSObject, ExposedClass, UIInteraction {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  private let mode: UITextInteractionMode
  private weak var ownView: UIView?
  private var touches: TextTouches?
  private lazy var text = InteractionText(self)

  /// Makes an interaction.
  ///
  /// - Parameter mode: whether there is a caret.
  public init(for mode: UITextInteractionMode) {
    self.mode = mode
    super.init()
  }

  /// Is asked whether a gesture may begin, and told of it; not retained.
  open weak var delegate: (any UITextInteractionDelegate)?

  /// The text; not retained.
  open weak var textInput: (any UIResponder & UITextInput)? {
    didSet { text.textNeedsDisplay() }
  }

  /// Whether the text is written or only read.
  open var textInteractionMode: UITextInteractionMode { mode }

  /// The recognizers at work, for recognizers of the program's own that wait for them; empty while it is
  /// in no view.
  open var gesturesForFailureRequirements: [UIGestureRecognizer] { touches?.recognizers ?? [] }

  /// The view it was added to.
  open weak var view: UIView? { ownView }

  /// Leaves the view it is in.
  open func willMove(to view: UIView?) {
    touches?.detach()
    touches = nil
    text.remove()
  }

  /// Watches the view's fingers and pointers from now on.
  open func didMove(to view: UIView?) {
    ownView = view
    guard let view else { return }
    touches = TextTouches(text, on: view)
    text.textNeedsDisplay()
  }

  /// What fingers work on.
  final var target: any TextTouchTarget { text }

  /// The recognizers and the menu; nil while it is in no view.
  final var touchesInView: TextTouches? { touches }
}

// Rules: FR-92.
/// Decides about a text interaction.
///
/// [Apple: UITextInteractionDelegate](https://developer.apple.com/documentation/uikit/uitextinteractiondelegate)
@preconcurrency @MainActor
public protocol UITextInteractionDelegate: NSObjectProtocol {
  /// Whether a tap, a drag or a click may act on the text; true by default.
  ///
  /// - Parameter point: in the coordinates of the interaction's view.
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
  /// Tells that a gesture begins to act; nothing by default.
  func interactionWillBegin(_ interaction: UITextInteraction)
  /// Tells that the gesture has ended; nothing by default.
  func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
  /// True.
  public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
    true
  }
  /// Does nothing.
  public func interactionWillBegin(_ interaction: UITextInteraction) {}
  /// Does nothing.
  public func interactionDidEnd(_ interaction: UITextInteraction) {}
}

extension UITextInteraction: TextTouchInteraction {}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Decides what a text takes of what is dragged over it, and is told of it.
///
/// All members have defaults.
///
/// [Apple: UITextDropDelegate](https://developer.apple.com/documentation/uikit/uitextdropdelegate)
@preconcurrency @MainActor
public protocol UITextDropDelegate: NSObjectProtocol {
  // Rules: DD-77.
  /// Whether text that cannot be edited takes a drag that came over it; no by default.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    willBecomeEditableForDrop drop: any UITextDropRequest
  ) -> UITextDropEditability

  // Rules: DD-75.
  /// What a drop would do where the finger is; what the request suggests by default.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal

  // Rules: DD-76.
  /// Tells that something is dropped, before the text changes.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)

  // Rules: DD-78.
  /// Where everything goes that was dropped, to the new text by default; nil to have it fade.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?

  // Rules: DD-78.
  /// Tells that the finger came over the text.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidEnter session: any UIDropSession)

  // Rules: DD-78.
  /// Tells that the finger moved over the text.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidUpdate session: any UIDropSession)

  // Rules: DD-78.
  /// Tells that the finger left the text, or was lifted without a drop.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidExit session: any UIDropSession)

  // Rules: DD-78.
  /// Tells that a drag that was over the text is over.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidEnd session: any UIDropSession)
}

extension UITextDropDelegate {
  /// It does not.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    willBecomeEditableForDrop drop: any UITextDropRequest
  ) -> UITextDropEditability { .no }

  /// What the request suggests.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal { drop.suggestedProposal }

  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
  ) {}

  /// To the new text.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }

  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidEnter session: any UIDropSession
  ) {}

  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidUpdate session: any UIDropSession
  ) {}

  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidExit session: any UIDropSession
  ) {}

  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidEnd session: any UIDropSession
  ) {}
}

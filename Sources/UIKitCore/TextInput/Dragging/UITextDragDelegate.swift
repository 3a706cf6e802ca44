// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Says what is dragged out of a text, and is told what becomes of it.
///
/// All members have defaults.
///
/// [Apple: UITextDragDelegate](https://developer.apple.com/documentation/uikit/uitextdragdelegate)
@preconcurrency @MainActor
public protocol UITextDragDelegate: NSObjectProtocol {
  // Rules: DD-70.
  /// What is lifted; nothing, and there is no drag. By default what the request suggests.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem]

  // Rules: DD-72.
  /// What is shown of an item as it is lifted; nil for nothing. By default the lines of the text.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?

  // Rules: DD-73.
  /// Tells that text is lifted; what is added to the animator happens beside it.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)

  // Rules: DD-73.
  /// Tells that the finger moved and the drag begins.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    dragSessionWillBegin session: any UIDragSession)

  // Rules: DD-73.
  /// Tells that the drag is over, and what became of the items.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
    with operation: UIDropOperation)
}

extension UITextDragDelegate {
  /// What the request suggests.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem] { dragRequest.suggestedItems }

  /// The lines of the text.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    (textDraggableView as? any DraggedText).flatMap { TextDragPicture.preview(of: $0) }
  }

  /// Does nothing.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) {}

  /// Does nothing.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    dragSessionWillBegin session: any UIDragSession
  ) {}

  /// Does nothing.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
    with operation: UIDropOperation
  ) {}
}

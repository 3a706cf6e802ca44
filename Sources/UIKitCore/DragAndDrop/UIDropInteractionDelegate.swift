// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Decides what is taken of what is dragged over a view, and takes it.
///
/// All members have defaults.
///
/// [Apple: UIDropInteractionDelegate](https://developer.apple.com/documentation/uikit/uidropinteractiondelegate)
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  // Rules: DD-12.
  /// Whether a drag matters at all to the view; true by default.
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool

  // Rules: DD-13.
  /// Tells that the finger came over the view.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)

  // Rules: DD-14.
  /// What a drop would do where the finger is; nothing by default.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal

  // Rules: DD-13.
  /// Tells that the finger left the view, or was lifted without a drop.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)

  // Rules: DD-17.
  /// Takes what is dropped.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)

  // Rules: DD-17.
  /// Tells that previews arrived and the drop is complete.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)

  // Rules: DD-17.
  /// Tells whoever the drag was over that it is over.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)

  // Rules: DD-18.
  /// Where an item goes that was dropped; nil, or the default, to have it fade where it is.
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?

  // Rules: DD-18.
  /// Tells that an item goes where it was dropped; what is added to the animator happens beside it.
  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating)
}

extension UIDropInteractionDelegate {
  /// True.
  public func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { true }

  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {}

  /// Nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }

  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {}

  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {}

  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
  ) {}

  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {}

  /// Where it is.
  public func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }

  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) {}
}

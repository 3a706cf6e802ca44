// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import CoreGraphics
public import Foundation

/// Decides which items of a collection are selected, and is told what happens to them.
///
/// All members have defaults.
///
/// [Apple: UICollectionViewDelegate](https://developer.apple.com/documentation/uikit/uicollectionviewdelegate)
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  // Rules: CV-35.
  /// Whether a finger on an item highlights it; otherwise it does not select it either.
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool
  /// Tells that a finger came on an item.
  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
  /// Tells that a finger left an item, or was lifted.
  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)

  // Rules: CV-36.
  /// Whether a person may select an item.
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool
  /// Whether a person may deselect one of several items.
  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool
  /// Tells that a person selected an item.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// Tells that a person deselected an item.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  // Rules: CV-120.
  /// Whether two fingers that begin at an item select the items they pass; false by default.
  ///
  /// It is asked where several items may be selected, now or while the collection is edited.
  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  /// Tells that fingers begin to select items; mostly has the collection edited.
  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  /// Tells that fingers that selected items were lifted.
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)

  // Rules: CV-128.
  /// Whether an item is edited while the collection is; true by default.
  func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool

  // Rules: DD-66.
  /// Whether a drag that rests on an item chooses it, in a collection that is spring loaded; true by
  /// default.
  ///
  /// - Parameters:
  ///   - collectionView: the collection that asks.
  ///   - indexPath: the item.
  ///   - context: where the finger is; its target, the cell, may be changed to another view.
  func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool

  // Rules: CV-38.
  /// Whether a tap on an item does what it is for; where the collection is not edited, by default.
  func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool
  /// Tells that a person tapped an item to do what it is for.
  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)

  // Rules: CV-4.
  /// Tells that a cell is about to be seen.
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  /// Tells that a supplementary view is about to be seen.
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath)
  /// Tells that a cell is not seen any more; the item may be gone.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  /// Tells that a supplementary view is not seen any more.
  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath)

  // Rules: CV-15.
  /// Where the content is after an update or with another layout; where the layout wants it.
  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint

  // Rules: CV-51.
  /// Where a moved item goes that is dragged to a place; there by default.
  ///
  /// - Parameters:
  ///   - originalIndexPath: where it was at first.
  ///   - currentIndexPath: where it is now.
  ///   - proposedIndexPath: where the finger is.
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath

  // Rules: CV-110.
  /// What comes up where a finger rests, or a pointer's second button clicks; nil for nothing.
  ///
  /// By default what is said for the one item that there is.
  ///
  /// - Parameters:
  ///   - indexPaths: the item there; with all that are selected if it is; none beside all items.
  ///   - point: where the finger is, in the collection.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// What comes up at an item, where no other member says that; nil, the default, for nothing.
  ///
  /// - Parameters:
  ///   - indexPath: the item.
  ///   - point: where the finger is, in the collection.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration?
  // Rules: CV-145.
  /// What two fingers that spread over an item open as a scene of its own.
  ///
  /// Not asked where the application shows one scene.
  ///
  /// - Parameters:
  ///   - indexPath: the item.
  ///   - point: the middle of the fingers, in the collection.
  /// - Returns: what the scene is to show; nil, the default, leaves the fingers to others.
  func collectionView(
    _ collectionView: UICollectionView, sceneActivationConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIWindowScene.ActivationConfiguration?
  // Rules: CV-126.
  /// What is lifted out of the collection while the menu of an item is up.
  ///
  /// By default what the older member says.
  ///
  /// - Parameters:
  ///   - configuration: what comes up.
  ///   - indexPath: the item where the finger is.
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?
  /// Where what was lifted goes when the menu goes; by default what the older member says.
  ///
  /// - Parameters:
  ///   - configuration: what came up.
  ///   - indexPath: the item where the finger was.
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?
  /// What is lifted, where no other member says that; nil, the default, for nothing.
  func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Where what was lifted goes, where no other member says that; nil, the default, for back.
  func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Tells that a menu comes up; what is added to the animator happens beside it.
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Tells that a menu goes.
  func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Tells that the preview above a menu was tapped, before the menu goes.
  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  // Rules: CV-113.
  /// The layout between two others while a person leads a change; a plain one by default.
  func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout
  // Rules: CV-111.
  /// Whether an item takes focus; what the collection allows by default.
  func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool
  /// Whether focus moves within the collection, into it or out of it; true by default.
  func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool
  /// Tells that focus moved within the collection, into it or out of it.
  func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator)
  /// The item that focus goes to when it comes to the collection; nil, the default, for no wish.
  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath?
  /// Whether an item is selected when keys bring focus to it; what the collection says by default.
  func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool
}

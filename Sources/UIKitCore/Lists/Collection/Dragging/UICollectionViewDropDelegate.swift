// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Decides what a collection takes of what is dragged over it, and takes it.
///
/// All members but the one that takes a drop have defaults.
///
/// [Apple: UICollectionViewDropDelegate](https://developer.apple.com/documentation/uikit/uicollectionviewdropdelegate)
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  // Rules: DD-52.
  /// Takes what is dropped: changes the data and the collection, and says where each item goes.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)

  // Rules: DD-51.
  /// Whether a drag matters at all to the collection; true by default.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession)
    -> Bool

  // Rules: DD-51.
  /// Tells that the finger came over the collection.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)

  // Rules: DD-51.
  /// What a drop would do at an item; nothing by default.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal

  // Rules: DD-51.
  /// Tells that the finger left the collection.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)

  // Rules: DD-51.
  /// Tells that a drag that was over the collection is over.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)

  // Rules: DD-52.
  /// What of the cell is shown to which an item goes; nil, all of it, by default.
  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
  /// True.
  public func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool {
    true
  }

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) {}

  /// Nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .cancel) }

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) {}

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) {}

  /// Nil: all of the cell.
  public func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// What a collection would do with what is dropped at an item.
///
/// [Apple: UICollectionViewDropProposal](https://developer.apple.com/documentation/uikit/uicollectionviewdropproposal)
open class UICollectionViewDropProposal: UIDropProposal {
  private var ownIntent = Intent.unspecified

  /// What is meant by the item where the finger is.
  public enum Intent: Int, Sendable {
    /// Nothing in particular.
    case unspecified = 0
    /// What is dropped becomes an item there.
    case insertAtDestinationIndexPath = 1
    /// What is dropped goes into what the item stands for.
    case insertIntoDestinationIndexPath = 2
  }

  /// Makes a proposal without an intent.
  ///
  /// - Parameter operation: what would be done.
  public override init(operation: UIDropOperation) { super.init(operation: operation) }

  /// Makes a proposal.
  ///
  /// - Parameters:
  ///   - operation: what would be done.
  ///   - intent: what is meant by the item.
  public init(operation: UIDropOperation, intent: Intent) {
    ownIntent = intent
    super.init(operation: operation)
  }

  /// What is meant by the item where the finger is.
  open var intent: Intent { ownIntent }

  override var another: UIDropProposal { UICollectionViewDropProposal(operation: operation) }

  override var copied: UIDropProposal {
    let other = super.copied
    (other as? UICollectionViewDropProposal)?.ownIntent = ownIntent
    return other
  }
}

/// An item that is dropped on a collection.
///
/// [Apple: UICollectionViewDropItem](https://developer.apple.com/documentation/uikit/uicollectionviewdropitem)
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The item.
  var dragItem: UIDragItem { get }
  /// The item of this collection that it was lifted from; nil for one from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// How large its preview is.
  var previewSize: CGSize { get }
}

/// Says what is dropped on a collection, and has it go where it is to be.
///
/// [Apple: UICollectionViewDropCoordinator](https://developer.apple.com/documentation/uikit/uicollectionviewdropcoordinator)
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// What is dropped.
  var items: [any UICollectionViewDropItem] { get }
  /// Where the finger was; nil where there is no row.
  var destinationIndexPath: IndexPath? { get }
  /// What the collection said last that it would do.
  var proposal: UICollectionViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Has an item go to where an item is when the collection has laid out.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Has an item go into a part of an item.
  ///
  /// - Parameters:
  ///   - dragItem: the item.
  ///   - indexPath: the item.
  ///   - rect: the part, in the coordinates of its cell.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  // Rules: DD-58.
  /// Shows a placeholder to which an item goes, until what it stands for is there.
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
  /// Has an item go anywhere.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

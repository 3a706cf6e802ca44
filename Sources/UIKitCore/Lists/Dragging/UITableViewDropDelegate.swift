// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Decides what a table takes of what is dragged over it, and takes it.
///
/// All members but the one that takes a drop have defaults.
///
/// [Apple: UITableViewDropDelegate](https://developer.apple.com/documentation/uikit/uitableviewdropdelegate)
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  // Rules: DD-42.
  /// Takes what is dropped: changes the data and the table, and says where each item goes.
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)

  // Rules: DD-41.
  /// Whether a drag matters at all to the table; true by default.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool

  // Rules: DD-41.
  /// Tells that the finger came over the table.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)

  // Rules: DD-41.
  /// What a drop would do at a row; nothing by default.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal

  // Rules: DD-41.
  /// Tells that the finger left the table.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)

  // Rules: DD-41.
  /// Tells that a drag that was over the table is over.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)

  // Rules: DD-42.
  /// What of the cell is shown to which an item goes; nil, all of it, by default.
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// True.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    true
  }

  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}

  /// Nothing.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }

  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}

  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}

  /// Nil: all of the cell.
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// What a table would do with what is dropped at a row.
///
/// [Apple: UITableViewDropProposal](https://developer.apple.com/documentation/uikit/uitableviewdropproposal)
open class UITableViewDropProposal: UIDropProposal {
  private var ownIntent = Intent.unspecified

  /// What is meant by the row where the finger is.
  public enum Intent: Int, Sendable {
    /// Nothing in particular.
    case unspecified = 0
    /// What is dropped becomes a row there.
    case insertAtDestinationIndexPath = 1
    /// What is dropped goes into what the row stands for.
    case insertIntoDestinationIndexPath = 2
    /// One of both, as the finger is at the edge of the row or in its middle.
    case automatic = 3
  }

  /// Makes a proposal without an intent.
  ///
  /// - Parameter operation: what would be done.
  public override init(operation: UIDropOperation) { super.init(operation: operation) }

  /// Makes a proposal.
  ///
  /// - Parameters:
  ///   - operation: what would be done.
  ///   - intent: what is meant by the row.
  public init(operation: UIDropOperation, intent: Intent) {
    ownIntent = intent
    super.init(operation: operation)
  }

  /// What is meant by the row where the finger is.
  open var intent: Intent { ownIntent }

  override var another: UIDropProposal { UITableViewDropProposal(operation: operation) }

  override var copied: UIDropProposal {
    let other = super.copied
    (other as? UITableViewDropProposal)?.ownIntent = ownIntent
    return other
  }
}

/// An item that is dropped on a table.
///
/// [Apple: UITableViewDropItem](https://developer.apple.com/documentation/uikit/uitableviewdropitem)
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The item.
  var dragItem: UIDragItem { get }
  /// The row of this table that it was lifted from; nil for one from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// How large its preview is.
  var previewSize: CGSize { get }
}

/// Says what is dropped on a table, and has it go where it is to be.
///
/// [Apple: UITableViewDropCoordinator](https://developer.apple.com/documentation/uikit/uitableviewdropcoordinator)
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// What is dropped.
  var items: [any UITableViewDropItem] { get }
  /// Where the finger was; nil where there is no row.
  var destinationIndexPath: IndexPath? { get }
  /// What the table said last that it would do.
  var proposal: UITableViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Has an item go to where a row is when the table has laid out.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Has an item go into a part of a row.
  ///
  /// - Parameters:
  ///   - dragItem: the item.
  ///   - indexPath: the row.
  ///   - rect: the part, in the coordinates of its cell.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  // Rules: DD-58.
  /// Shows a placeholder to which an item goes, until what it stands for is there.
  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext
  /// Has an item go anywhere.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

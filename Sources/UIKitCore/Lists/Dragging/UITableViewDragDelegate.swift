// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Says which rows of a table are dragged, and is told of it.
///
/// All members but the first have defaults.
///
/// [Apple: UITableViewDragDelegate](https://developer.apple.com/documentation/uikit/uitableviewdragdelegate)
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
  // Rules: DD-40.
  /// What is lifted of a row; nothing, and there is no drag.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]

  // Rules: DD-40.
  /// What a tap on a row adds to a drag; nothing by default.
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]

  // Rules: DD-40.
  /// What of the cell is shown; nil, all of it, by default.
  func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?

  // Rules: DD-40.
  /// Tells that a drag of rows begins.
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)

  // Rules: DD-40.
  /// Tells that a drag of rows is over.
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)

  // Rules: DD-40.
  /// Whether the rows may be moved and not only copied; true by default.
  func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool

  // Rules: DD-40.
  /// Whether only this program may take the rows; false by default.
  func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UITableViewDragDelegate {
  /// Nothing.
  public func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { [] }

  /// Nil: all of the cell.
  public func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }

  /// Does nothing.
  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
  }

  /// Does nothing.
  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}

  /// True.
  public func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }

  /// False.
  public func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}

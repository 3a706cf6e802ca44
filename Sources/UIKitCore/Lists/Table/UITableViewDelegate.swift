// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Decides how the rows of a table look and are selected, and is told what happens to them.
///
/// All members have defaults.
///
/// [Apple: UITableViewDelegate](https://developer.apple.com/documentation/uikit/uitableviewdelegate)
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  // MARK: What is shown

  // Rules: TV-12.
  /// Tells that a cell is about to be seen.
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// Tells that a header is about to be seen.
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  /// Tells that a footer is about to be seen.
  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
  /// Tells that a cell is not seen any more; the row may be gone.
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// Tells that a header is not seen any more.
  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
  /// Tells that a footer is not seen any more.
  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

  // MARK: Heights

  // Rules: TV-6.
  /// The height of a row in points; by default the table's `rowHeight`.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// The height of a header in points; by default the table's `sectionHeaderHeight`.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// The height of a footer in points; by default the table's `sectionFooterHeight`.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  // Rules: TV-7.
  /// About how high a row is that was not seen yet; by default the table's `estimatedRowHeight`.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// About how high a header is; by default the table's `estimatedSectionHeaderHeight`.
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  /// About how high a footer is; by default the table's `estimatedSectionFooterHeight`.
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  // Rules: TV-9.
  /// The view above a section; nil, the default, leaves it to the title.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// The view below a section; nil, the default, leaves it to the title.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  /// How many steps a row is indented; by default as much as its cell.
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

  // MARK: Selection

  // Rules: TV-25.
  /// Tells that the button of a detail accessory was tapped.
  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  // Rules: TV-20.
  /// Whether a touch highlights a row, without which it cannot select it; true by default.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Tells that a touch highlights a row.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  /// Tells that a touch does not highlight a row any more.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  // Rules: TV-21.
  /// The row to select where a person chose one: that row by default, nil for none.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// The row to deselect where a person is about to: that row by default, nil for none.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// Tells that a person selected a row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// Tells that a person deselected a row, perhaps by selecting another.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  // Rules: TV-84.
  /// Whether a tap on a row does what it is for; where the table is not edited, by default.
  func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool
  /// Tells that a person tapped a row to do what it is for.
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  // Rules: TV-80.
  /// Whether two fingers that begin at a row select the rows they pass; false by default.
  ///
  /// It is asked where several rows may be selected, now or while the table is edited.
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  /// Tells that fingers begin to select rows; mostly has the table edited.
  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  /// Tells that fingers that selected rows were lifted.
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)

  // Rules: DD-66.
  /// Whether a drag that rests on a row chooses it, in a table that is spring loaded; true by default.
  ///
  /// - Parameters:
  ///   - tableView: the table that asks.
  ///   - indexPath: the row.
  ///   - context: where the finger is; its target, the cell, may be changed to another view.
  func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool

  // MARK: Editing

  // Rules: TV-60.
  /// What can be done with a row while the table is edited; `delete` by default.
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  /// The title of the button that deletes a row; nil, the default, is Delete.
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?
  // Rules: TV-63.
  /// What a swipe from where lines begin uncovers; nil, the default, for nothing.
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// What a swipe from where lines end uncovers.
  ///
  /// Nil, the default, is a button that deletes a row that can be deleted.
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  // Rules: TV-95.
  /// What a swipe from where lines end uncovers, as older sources say it; nil, the default, for what
  /// is uncovered without it. Asked where there is no configuration.
  func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]?
  /// Whether a row makes room for its control while it is edited; true by default.
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  // Rules: TV-64.
  /// Tells that a row was swiped to show its buttons.
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
  /// Tells that a row that was swiped is as before; nil where it is gone.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
  // Rules: TV-65.
  /// Where a row goes that a person moves; by default where the person moved it.
  ///
  /// - Parameters:
  ///   - sourceIndexPath: where it was when it was taken.
  ///   - proposedDestinationIndexPath: where it would go.
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
  // Rules: TV-70.
  /// What comes up at a row on which a finger rests, or that a pointer's second button clicks; nil,
  /// the default, for nothing.
  ///
  /// - Parameters:
  ///   - indexPath: the row.
  ///   - point: where the finger is, in the table.
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
  // Rules: TV-83.
  /// What is lifted out of the table while a menu is up; nil, the default, for nothing.
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Where what was lifted goes when the menu goes; nil, the default, for back.
  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Tells that a menu comes up; what is added to the animator happens beside it.
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Tells that a menu goes.
  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Tells that the preview above a menu was tapped, before the menu goes.
  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  // Rules: TV-73.
  /// Whether a row takes focus; what the table allows by default.
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
  // Rules: TV-74.
  /// Whether focus moves within the table, into it or out of it; true by default.
  func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool
  /// Tells that focus moved within the table, into it or out of it.
  func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator)
  // Rules: TV-75.
  /// The row that focus goes to when it comes to the table; nil, the default, for no wish.
  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?
  // Rules: TV-76.
  /// Whether a row is selected when keys bring focus to it; what the table says by default.
  func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool
}

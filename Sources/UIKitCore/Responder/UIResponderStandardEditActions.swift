// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Rules: AC-15, AC-16.
/// Commands that editors have in common.
///
/// A responder implements an action by overriding it; `UIResponder` itself implements none, so an
/// action nobody overrides is not available along the chain.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Cuts the selection into the pasteboard.
  func cut(_ sender: Any?)
  /// Copies the selection into the pasteboard.
  func copy(_ sender: Any?)
  /// Inserts what the pasteboard holds.
  func paste(_ sender: Any?)
  /// Inserts what the pasteboard holds in the style of the text around.
  func pasteAndMatchStyle(_ sender: Any?)
  /// Inserts what the pasteboard holds and goes there.
  func pasteAndGo(_ sender: Any?)
  /// Inserts what the pasteboard holds and searches for it.
  func pasteAndSearch(_ sender: Any?)
  /// Selects what is at the insertion point.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Removes the selection.
  func delete(_ sender: Any?)
  /// Makes the text run from left to right.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  /// Makes the text run from right to left.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  /// Switches bold type on or off.
  func toggleBoldface(_ sender: Any?)
  /// Switches italics on or off.
  func toggleItalics(_ sender: Any?)
  /// Switches underlining on or off.
  func toggleUnderline(_ sender: Any?)
  /// Makes the text larger.
  func increaseSize(_ sender: Any?)
  /// Makes the text smaller.
  func decreaseSize(_ sender: Any?)
  /// Shows the search.
  func find(_ sender: Any?)
  /// Shows the search with a replacement.
  func findAndReplace(_ sender: Any?)
  /// Goes to the next match.
  func findNext(_ sender: Any?)
  /// Goes to the match before.
  func findPrevious(_ sender: Any?)
  /// Searches for the selected text.
  func useSelectionForFind(_ sender: Any?)
  /// Prints the content.
  func printContent(_ sender: Any?)
  /// Asks for a new name.
  func rename(_ sender: Any?)
  /// Makes a copy of the item.
  func duplicate(_ sender: Any?)
  /// Asks for a new place.
  func move(_ sender: Any?)
  /// Writes the item elsewhere.
  func export(_ sender: Any?)
  /// Shows the writing tools.
  func showWritingTools(_ sender: Any?)
  /// Changes the attributes of the selected text by a function from old to new ones.
  func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
}

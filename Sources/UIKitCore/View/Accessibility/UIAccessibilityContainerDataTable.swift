// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Rules: AX-26.
/// Rows and columns that are read out as a table: what a container of the type `dataTable` is.
///
/// [Apple: UIAccessibilityContainerDataTable](https://developer.apple.com/documentation/uikit/uiaccessibilitycontainerdatatable)
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
  /// The cell at a place; nil where there is none.
  ///
  /// - Parameters:
  ///   - row: its row, counted from 0.
  ///   - column: its column, counted from 0.
  func accessibilityDataTableCellElement(
    forRow row: Int, column: Int
  ) -> (any UIAccessibilityContainerDataTableCell)?

  /// How many rows there are, those included that are not on the screen.
  func accessibilityRowCount() -> Int

  /// How many columns there are, those included that are not on the screen.
  func accessibilityColumnCount() -> Int

  /// The cells that say what a row is about; nil, unless implemented, for none.
  ///
  /// - Parameter row: the row, counted from 0.
  func accessibilityHeaderElements(
    forRow row: Int
  ) -> [any UIAccessibilityContainerDataTableCell]?

  /// The cells that say what a column is about; nil, unless implemented, for none.
  ///
  /// - Parameter column: the column, counted from 0.
  func accessibilityHeaderElements(
    forColumn column: Int
  ) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
  /// None.
  public func accessibilityHeaderElements(
    forRow row: Int
  ) -> [any UIAccessibilityContainerDataTableCell]? { nil }

  /// None.
  public func accessibilityHeaderElements(
    forColumn column: Int
  ) -> [any UIAccessibilityContainerDataTableCell]? { nil }
}

// Rules: AX-26.
/// A cell of a table that is read out.
///
/// [Apple: UIAccessibilityContainerDataTableCell](https://developer.apple.com/documentation/uikit/uiaccessibilitycontainerdatatablecell)
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
  /// The rows that it takes, counted from 0; at `NSNotFound` it is in none.
  func accessibilityRowRange() -> NSRange

  /// The columns that it takes, counted from 0; at `NSNotFound` it is in none.
  func accessibilityColumnRange() -> NSRange
}

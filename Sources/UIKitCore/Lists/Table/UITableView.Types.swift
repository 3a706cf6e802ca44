// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

extension UITableView {
  /// How sections are told apart.
  public enum Style: Int, Sendable {
    /// One list, in which headers and footers stay in view while their section is.
    case plain
    /// Sections with room between them.
    case grouped
    /// Sections with room between and beside them, and round corners.
    case insetGrouped
  }

  /// Where a row comes to be that is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// Anywhere in view, by the least movement.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    /// They fade.
    case fade
    /// In and out at the right.
    case right
    /// In and out at the left.
    case left
    /// They slide from above.
    case top
    /// They slide from below.
    case bottom
    /// At once.
    case none
    /// They open and close in the middle.
    case middle
    /// As suits best; they fade.
    case automatic = 100
  }

  // Rules: TV-98.
  /// What a separator's inset is measured from.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cell.
    case fromCellEdges
    /// Where separators begin and end by themselves.
    case fromAutomaticInsets
  }

  /// Stands for a height that is found by measuring, or for one that the style chooses.
  public nonisolated static let automaticDimension: CGFloat = -1

  // Rules: TV-23.
  /// Posted by a table in which a person selected or deselected a row.
  public nonisolated static let selectionDidChangeNotification = NSNotification.Name(
    "UITableViewSelectionDidChangeNotification")
}

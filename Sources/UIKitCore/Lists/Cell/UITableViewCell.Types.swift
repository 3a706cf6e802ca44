// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension UITableViewCell {
  /// Where a cell shows its texts.
  public enum CellStyle: Int, Sendable {
    /// A text, after a picture if there is one.
    case `default`
    /// A text on the left and a grey one on the right.
    case value1
    /// A small text in the tint colour on the left and another beside it.
    case value2
    /// A text and a smaller one below it.
    case subtitle
  }

  /// What is between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// Nothing.
    case none
    /// A line.
    case singleLine
  }

  /// What a selected cell looks like.
  public enum SelectionStyle: Int, Sendable {
    /// Like another.
    case none
    /// The same as `default`.
    case blue
    /// The same as `default`.
    case gray
    /// A grey background.
    case `default`
  }

  /// What can be done with a row while its table is edited.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none
    /// It can be deleted.
    case delete
    /// Another can be inserted there.
    case insert
  }

  /// Which controls a cell shows.
  public struct StateMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of controls.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// That before it, by which it is deleted or another is inserted.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The button that deletes it.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  /// How focus is shown.
  public enum FocusStyle: Int, Sendable {
    /// As of any view, by its `focusEffect`.
    case `default`
    /// By the cell itself.
    case custom
  }

  /// What stands at the end of a cell.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none
    /// A mark that choosing the row leads on.
    case disclosureIndicator
    /// A button for details, and that mark.
    case detailDisclosureButton
    /// A tick.
    case checkmark
    /// A button for details.
    case detailButton
  }
}

extension UITableViewCell {
  // Rules: DD-40.
  /// Whether what the cell shows is being dragged.
  public enum DragState: Int, Sendable {
    /// It is not.
    case none = 0
    /// It is lifted and was not moved yet.
    case lifting = 1
    /// It is dragged.
    case dragging = 2
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: TV-73, TV-75, TV-76.
extension UITableView {
  /// Whether rows take focus while the table is not edited; false unless set.
  ///
  /// What the delegate says in `tableView(_:canFocusRowAt:)` counts more.
  public var allowsFocus: Bool {
    get { list.focus.allowsFocus }
    set { list.focus.allowsFocus = newValue }
  }

  /// Whether rows take focus while the table is edited; false unless set.
  public var allowsFocusDuringEditing: Bool {
    get { list.focus.allowsFocusDuringEditing }
    set { list.focus.allowsFocusDuringEditing = newValue }
  }

  /// Whether a row that keys move focus to is selected; false at first.
  public var selectionFollowsFocus: Bool {
    get { list.focus.selectionFollowsFocus }
    set { list.focus.selectionFollowsFocus = newValue }
  }

  /// Whether focus that comes back goes to the row that had it last; false at first.
  public var remembersLastFocusedIndexPath: Bool {
    get { list.focus.remembersLast }
    set { list.focus.remembersLast = newValue }
  }
}

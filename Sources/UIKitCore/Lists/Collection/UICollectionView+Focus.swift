// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: CV-111.
extension UICollectionView {
  /// Whether items take focus while the collection is not edited; false unless set.
  ///
  /// What the delegate says in `collectionView(_:canFocusItemAt:)` counts more.
  public var allowsFocus: Bool {
    get { list.focus.allowsFocus }
    set { list.focus.allowsFocus = newValue }
  }

  /// Whether items take focus while the collection is edited; false unless set.
  public var allowsFocusDuringEditing: Bool {
    get { list.focus.allowsFocusDuringEditing }
    set { list.focus.allowsFocusDuringEditing = newValue }
  }

  /// Whether an item that keys move focus to is selected; false at first.
  public var selectionFollowsFocus: Bool {
    get { list.focus.selectionFollowsFocus }
    set { list.focus.selectionFollowsFocus = newValue }
  }

  /// Whether focus that comes back goes to the item that had it last; false at first.
  public var remembersLastFocusedIndexPath: Bool {
    get { list.focus.remembersLast }
    set { list.focus.remembersLast = newValue }
  }
}

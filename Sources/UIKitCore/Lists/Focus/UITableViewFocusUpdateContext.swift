// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Rules: TV-74.
/// A move of focus in, into or out of a table.
///
/// [Apple: UITableViewFocusUpdateContext](https://developer.apple.com/documentation/uikit/uitableviewfocusupdatecontext)
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  private let previous: IndexPath?
  private let next: IndexPath?

  init(_ move: ListFocusMove) {
    (previous, next) = (move.previous, move.next)
    super.init(copying: move.context)
  }

  /// Makes a context of no move.
  public override init() {
    (previous, next) = (nil, nil)
    super.init()
  }

  /// The row that had focus; nil where none of this table had.
  open var previouslyFocusedIndexPath: IndexPath? { previous }

  /// The row that gets focus; nil where none of this table does.
  open var nextFocusedIndexPath: IndexPath? { next }
}

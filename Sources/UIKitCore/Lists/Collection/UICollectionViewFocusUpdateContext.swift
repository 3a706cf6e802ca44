// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Rules: CV-111.
/// A move of focus in, into or out of a collection.
///
/// [Apple: UICollectionViewFocusUpdateContext](https://developer.apple.com/documentation/uikit/uicollectionviewfocusupdatecontext)
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
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

  /// The item that had focus; nil where none of this collection had.
  open var previouslyFocusedIndexPath: IndexPath? { previous }

  /// The item that gets focus; nil where none of this collection does.
  open var nextFocusedIndexPath: IndexPath? { next }
}

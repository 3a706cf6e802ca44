// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import CoreGraphics
public import Foundation
public import ResponderFoundation

// Rules: CV-13.
/// What of a layout is no longer right.
///
/// [Apple: UICollectionViewLayoutInvalidationContext](https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext)
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  final var isOfEverything = false
  final var isOfCounts = false
  final var movement: CollectionMovement?
  private final var named: [UICollectionView.ElementCategory: [String: [IndexPath]]] = [:]

  /// Makes a context in which nothing is named.
  public override init() { super.init() }

  /// Whether all is to be worked out anew.
  open var invalidateEverything: Bool { isOfEverything }

  /// Whether there may be other numbers of sections and items.
  open var invalidateDataSourceCounts: Bool { isOfCounts }

  /// How far the content is scrolled with the new layout; zero at first.
  open var contentOffsetAdjustment: CGPoint = .zero

  /// How much larger the content becomes, said before it is asked for; zero at first.
  open var contentSizeAdjustment: CGSize = .zero

  /// The items that were named; nil when none were.
  open var invalidatedItemIndexPaths: [IndexPath]? { named[.cell]?[""] }

  /// The supplementary views that were named, by kind; nil when none were.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { named[.supplementaryView] }

  /// The decoration views that were named, by kind; nil when none were.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { named[.decorationView] }

  /// Names items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    named[.cell, default: [:]]["", default: []] += indexPaths
  }

  /// Names supplementary views.
  ///
  /// - Parameters:
  ///   - elementKind: their kind.
  ///   - indexPaths: which of the kind.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) { named[.supplementaryView, default: [:]][elementKind, default: []] += indexPaths }

  /// Names decoration views.
  ///
  /// - Parameters:
  ///   - elementKind: their kind.
  ///   - indexPaths: which of the kind.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    named[.decorationView, default: [:]][elementKind, default: []] += indexPaths
  }

  // Rules: CV-51.
  /// Where items that a finger moves were; nil for another cause.
  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.before }

  /// Where they are to be.
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.after }

  /// The point of the content where the finger has them; zero for another cause.
  open var interactiveMovementTarget: CGPoint { movement?.target ?? .zero }
}

/// A step of items that a finger moves.
struct CollectionMovement {
  var before: [IndexPath]
  var after: [IndexPath]
  var target: CGPoint
}

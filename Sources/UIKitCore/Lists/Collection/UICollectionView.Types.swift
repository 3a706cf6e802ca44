// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

extension UICollectionView {
  /// What a view of a collection stands for.
  public enum ElementCategory: UInt, Sendable {
    /// An item.
    case cell
    /// What belongs to items or sections and comes from the data source, as headers do.
    case supplementaryView
    /// What the layout adds, of which the data source knows nothing.
    case decorationView
  }

  /// Along which axis lines of items follow each other.
  public enum ScrollDirection: Int, Sendable {
    /// From the top down.
    case vertical
    /// From the left to the right.
    case horizontal
  }

  /// Where an item comes to be that is scrolled to.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a position of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  // Rules: DD-102.
  /// How soon items make room for what is dragged over them.
  public enum ReorderingCadence: Int, Sendable {
    /// At once.
    case immediate = 0
    /// When the drag has rested a little at a place.
    case fast = 1
    /// When the drag has rested longer at a place, so that it gets to items that it is to go into.
    case slow = 2
  }

  // Rules: CV-114.
  /// Called when a change of layouts that a person led is over: with whether it ran to its end, and
  /// whether the new layout has the collection now.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// The kind of views above the items of a section.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of views below the items of a section.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}

/// Something that a layout places.
struct CollectionElement: Hashable, Comparable {
  var category: UICollectionView.ElementCategory
  /// Of a supplementary or decoration view; empty for an item.
  var kind: String
  var path: IndexPath

  static func cell(_ path: IndexPath) -> CollectionElement {
    CollectionElement(category: .cell, kind: "", path: path)
  }

  static func < (left: CollectionElement, right: CollectionElement) -> Bool {
    (left.category.rawValue, left.kind, left.path) < (
      right.category.rawValue, right.kind, right.path
    )
  }
}

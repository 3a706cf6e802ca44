// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import CoreGraphics
public import Foundation
public import QuartzCore

/// To what insets of a section count.
public enum UIContentInsetsReference: Int, Sendable {
  /// To what the layout says: its safe area.
  case automatic
  /// To the edges.
  case none
  /// To the safe area of the collection.
  case safeArea
  /// To the layout margins of the collection.
  case layoutMargins
  /// To the middle of the collection that is not too wide to read.
  case readableContent
}

// Rules: CV-71 to CV-77.
/// How the items of a section are placed: in groups, one after the other.
///
/// [Apple: NSCollectionLayoutSection](https://developer.apple.com/documentation/uikit/nscollectionlayoutsection)
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  final let group: NSCollectionLayoutGroup
  // Rules: CV-95.
  /// The list that it is; nil for none.
  final var listStyle: ListStyle?
  /// Room above its header, in points.
  final var headPadding: CGFloat = 0

  /// Makes a section whose items are placed in such groups.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// Room around the groups, in points; none at first.
  open var contentInsets: NSDirectionalEdgeInsets = .zero

  /// To what that counts.
  open var contentInsetsReference: UIContentInsetsReference = .automatic

  /// Room between groups, in points; none at first.
  open var interGroupSpacing: CGFloat = 0

  // Rules: CV-75.
  /// Whether and how the groups scroll across the collection; not at first.
  open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none

  /// Views at its edges, as headers; none at first.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Whether those keep as much room at the sides as the groups do; true at first.
  open var supplementariesFollowContentInsets = true

  // Rules: CV-141.
  /// To what the room at the sides of those counts; at first to the same as that of the groups.
  open var supplementaryContentInsetsReference: UIContentInsetsReference = .automatic

  /// Views behind it; none at first.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  // Rules: CV-77.
  /// Called whenever the collection is scrolled, to change how visible items look.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
}

/// Changes how visible items of a section look: the items, how far the section is scrolled, and where
/// it is.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) ->
  Void

/// Something of a section that is seen.
///
/// [Apple: NSCollectionLayoutVisibleItem](https://developer.apple.com/documentation/uikit/nscollectionlayoutvisibleitem)
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol, UIDynamicItem {
  /// How much of it is seen, from 0 to 1.
  var alpha: CGFloat { get set }
  /// What is in front of what.
  var zIndex: Int { get set }
  /// Whether it is not seen.
  var isHidden: Bool { get set }
  /// The transform about the middle, in space.
  var transform3D: CATransform3D { get set }
  /// The kind of view, empty for an item.
  var name: String { get }
  /// Which it is.
  var indexPath: IndexPath { get }
  /// The rectangle in the content.
  var frame: CGRect { get }
  /// What it is.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of view; nil for an item.
  var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {
  /// The kind of view, empty for an item.
  public var name: String { element.kind }
}

/// What concerns all sections of a compositional layout.
///
/// [Apple: UICollectionViewCompositionalLayoutConfiguration](https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutconfiguration)
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  /// Makes a configuration of a layout that scrolls from the top down.
  public override init() { super.init() }

  /// Along which axis sections follow each other; `vertical` at first.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical

  /// Room between sections, in points; none at first.
  open var interSectionSpacing: CGFloat = 0

  /// Views at the edges of all; none at first.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// To what the insets of sections count where they do not say.
  open var contentInsetsReference: UIContentInsetsReference = .safeArea

  /// Another one that says the same.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  final func duplicate() -> UICollectionViewCompositionalLayoutConfiguration {
    let other = UICollectionViewCompositionalLayoutConfiguration()
    other.scrollDirection = scrollDirection
    other.interSectionSpacing = interSectionSpacing
    other.boundarySupplementaryItems = boundarySupplementaryItems
    other.contentInsetsReference = contentInsetsReference
    return other
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
public import Foundation
import UIKitMachines

// Rules: CV-71.
/// The place of one item in a compositional layout.
///
/// [Apple: NSCollectionLayoutItem](https://developer.apple.com/documentation/uikit/nscollectionlayoutitem)
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  private let size: NSCollectionLayoutSize
  private let badges: [NSCollectionLayoutSupplementaryItem]

  /// Makes a place of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Makes a place with views that are placed by it.
  ///
  /// - Parameters:
  ///   - layoutSize: the size, in what contains it.
  ///   - supplementaryItems: views beside or upon it, as badges.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    size = layoutSize
    badges = supplementaryItems
    super.init()
  }

  /// The size, in what contains it.
  open var layoutSize: NSCollectionLayoutSize { size }

  /// Views beside or upon it.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { badges }

  /// Room that it keeps free of what it takes; none at first.
  open var contentInsets: NSDirectionalEdgeInsets = .zero

  /// Room around what it takes; none at first.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
}

// Rules: CV-72.
/// Places next to or below each other, which are repeated for all items of a section.
///
/// [Apple: NSCollectionLayoutGroup](https://developer.apple.com/documentation/uikit/nscollectionlayoutgroup)
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// Where items are in a group of the program's own.
  enum Way {
    case horizontal, vertical
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  final let way: Way
  private final let items: [NSCollectionLayoutItem]
  private final var views: [NSCollectionLayoutSupplementaryItem] = []
  /// How many there are; nil for as many as fit.
  final let number: Int?
  /// Whether all get equal parts of the group, whatever their size says.
  final let sharesEqually: Bool

  init(
    _ layoutSize: NSCollectionLayoutSize, _ way: Way, _ items: [NSCollectionLayoutItem],
    number: Int?, sharesEqually: Bool
  ) {
    (self.way, self.items) = (way, items)
    (self.number, self.sharesEqually) = (number, sharesEqually)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Makes a group of places next to each other, one after the other and again as long as they fit.
  ///
  /// - Parameters:
  ///   - layoutSize: the size of the group, in the section.
  ///   - subitems: the places.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, subitems, number: nil, sharesEqually: false)
  }

  /// Makes a group of so many alike places next to each other.
  ///
  /// - Parameters:
  ///   - layoutSize: the size of the group, in the section.
  ///   - subitem: the place.
  ///   - count: how many there are.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, .horizontal, [subitem], number: max(1, count), sharesEqually: false)
  }

  /// Makes a group of so many alike places next to each other, which share its width.
  ///
  /// - Parameters:
  ///   - layoutSize: the size of the group, in the section.
  ///   - subitem: the place.
  ///   - count: how many there are.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, .horizontal, [subitem], number: max(1, count), sharesEqually: true)
  }

  /// Makes a group of places below each other, one after the other and again as long as they fit.
  ///
  /// - Parameters:
  ///   - layoutSize: the size of the group, in the section.
  ///   - subitems: the places.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, subitems, number: nil, sharesEqually: false)
  }

  /// Makes a group of so many alike places below each other.
  ///
  /// - Parameters:
  ///   - layoutSize: the size of the group, in the section.
  ///   - subitem: the place.
  ///   - count: how many there are.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, .vertical, [subitem], number: max(1, count), sharesEqually: false)
  }

  /// Makes a group of so many alike places below each other, which share its height.
  ///
  /// - Parameters:
  ///   - layoutSize: the size of the group, in the section.
  ///   - subitem: the place.
  ///   - count: how many there are.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, .vertical, [subitem], number: max(1, count), sharesEqually: true)
  }

  /// Makes a group whose places the program says.
  ///
  /// - Parameters:
  ///   - layoutSize: the size of the group, in the section.
  ///   - itemProvider: says the places, in a group of a size.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, .custom(itemProvider), [], number: nil, sharesEqually: false)
  }

  /// Makes the same as `horizontal(layoutSize:repeatingSubitem:count:)`.
  ///
  /// - Parameters:
  ///   - size: the size of the group, in the section.
  ///   - subitem: the place.
  ///   - count: how many there are.
  open class func horizontalGroup(
    with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    horizontal(layoutSize: size, repeatingSubitem: subitem, count: count)
  }

  /// Makes the same as `vertical(layoutSize:repeatingSubitem:count:)`.
  ///
  /// - Parameters:
  ///   - size: the size of the group, in the section.
  ///   - subitem: the place.
  ///   - count: how many there are.
  open class func verticalGroup(
    with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    vertical(layoutSize: size, repeatingSubitem: subitem, count: count)
  }

  // Rules: CV-140.
  /// Views beside or upon it; none at first.
  ///
  /// They are told by the index path of the first item in the group.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { views }
    set { views = newValue }
  }

  // Rules: CV-142.
  /// A picture of its places in letters, for people who look for a mistake.
  ///
  /// It is that of the group in 320 by 320 points.
  open func visualDescription() -> String { GroupPicture(of: self).text }

  /// The places; none in a group of the program's own.
  open var subitems: [NSCollectionLayoutItem] { items }

  /// Room between places; none at first.
  open var interItemSpacing: NSCollectionLayoutSpacing?
}

/// Says where items are in a group of the program's own.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// The place of an item in a group of the program's own.
///
/// [Apple: NSCollectionLayoutGroupCustomItem](https://developer.apple.com/documentation/uikit/nscollectionlayoutgroupcustomitem)
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
  private let place: CGRect
  private let depth: Int

  /// Makes a place in the group.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// Makes a place in the group.
  ///
  /// - Parameters:
  ///   - frame: in the group.
  ///   - zIndex: the greater, the further in front.
  public init(frame: CGRect, zIndex: Int) {
    (place, depth) = (frame, zIndex)
    super.init()
  }

  /// In the group.
  open var frame: CGRect { place }
  /// The greater, the further in front.
  open var zIndex: Int { depth }
}

/// Where a compositional layout is.
///
/// [Apple: NSCollectionLayoutEnvironment](https://developer.apple.com/documentation/uikit/nscollectionlayoutenvironment)
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// What it is in.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection.
  var traitCollection: UITraitCollection { get }
}

/// What a part of a compositional layout is in.
///
/// [Apple: NSCollectionLayoutContainer](https://developer.apple.com/documentation/uikit/nscollectionlayoutcontainer)
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// Its size.
  var contentSize: CGSize { get }
  /// Its size without the insets.
  var effectiveContentSize: CGSize { get }
  /// What is kept free in it.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The same.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

final class LayoutPlace: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection

  init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets, _ traits: UITraitCollection) {
    (contentSize, contentInsets, traitCollection) = (size, insets, traits)
    super.init()
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize {
    CGSize(
      width: (contentSize.width - contentInsets.leading - contentInsets.trailing).asLayoutLength,
      height: (contentSize.height - contentInsets.top - contentInsets.bottom).asLayoutLength)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import ResponderFoundation

// Rules: CV-1.
/// Says how many items a collection has, and makes their views.
///
/// [Apple: UICollectionViewDataSource](https://developer.apple.com/documentation/uikit/uicollectionviewdatasource)
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// How many items a section has.
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  /// The cell of an item that comes into view, mostly dequeued.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  /// How many sections there are; one by default.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// A view that the layout places beside items, as a header; asked only for those.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
  // Rules: CV-51.
  /// Whether an item can be moved by a finger; true by default.
  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool
  /// Tells that a person moved an item, which the collection shows already.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
  // Rules: CV-125.
  /// The titles of the index at the side; nil, the default, for no index.
  func indexTitles(for collectionView: UICollectionView) -> [String]?
  /// The item to which a title of the index leads; by default the first one of the section of the same
  /// number.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - index: which of the titles that is.
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

extension UICollectionViewDataSource {
  /// One.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Stops the program: a layout placed a view that nobody makes.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { missingSupplementaryView(kind, of: self) }

  /// True.
  public func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { collectionView.list.members.byDefault(.movableItems, true) }

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// None.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// The first item of the section of the same number.
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
}

func missingSupplementaryView(_ kind: String, of owner: Any) -> Never {
  violation(
    "the layout of a collection places a view of kind \"\(kind)\", and \(type(of: owner)) makes none",
    contract: "a data source makes the supplementary views that the layout places",
    instead:
      "implement collectionView(_:viewForSupplementaryElementOfKind:at:), or give the layout "
      + "no headers and footers")
}

// Rules: CV-8.
/// Told of items before they are needed.
///
/// [Apple: UICollectionViewDataSourcePrefetching](https://developer.apple.com/documentation/uikit/uicollectionviewdatasourceprefetching)
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Tells that items will probably come into view.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Tells that items of which was told before will not.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - collectionView: the collection that tells.
  ///   - indexPaths: the items.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

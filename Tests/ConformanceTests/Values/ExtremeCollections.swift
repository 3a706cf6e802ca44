// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import UIKit

extension ExtremeProperty {
  /// Sizes and distances of layouts.
  static let collections: [ExtremeProperty] = [
    .init("UICollectionView.bounds", refuses: .notANumber) {
      let layout = $0.collection(UICollectionViewFlowLayout())
      layout.collectionView?.bounds = CGRect(x: $1, y: $1, width: $1, height: $1)
    },
    .init("UICollectionViewListCell.indentationWidth") {
      let cell = $0.add(UICollectionViewListCell(frame: .zero))
      cell.accessories = [.multiselect(displayed: .always), .disclosureIndicator()]
      cell.indentationLevel = 2
      cell.indentationWidth = $1
    },
    .init("UICollectionViewTransitionLayout.transitionProgress") {
      let layout = $0.collection(UICollectionViewFlowLayout())
      let rows = UICollectionViewFlowLayout()
      rows.itemSize = CGSize(width: 300, height: 20)
      layout.collectionView?.startInteractiveTransition(to: rows).transitionProgress = $1
    },
    .init("UICollectionViewFlowLayout.itemSize") {
      $0.collection(UICollectionViewFlowLayout()).itemSize = CGSize(width: $1, height: $1)
    },
    .init("UICollectionViewFlowLayout.estimatedItemSize") {
      $0.collection(UICollectionViewFlowLayout()).estimatedItemSize = CGSize(width: $1, height: $1)
    },
    .init("UICollectionViewFlowLayout.minimumLineSpacing") {
      $0.collection(UICollectionViewFlowLayout()).minimumLineSpacing = $1
    },
    .init("UICollectionViewFlowLayout.minimumInteritemSpacing") {
      $0.collection(UICollectionViewFlowLayout()).minimumInteritemSpacing = $1
    },
    .init("UICollectionViewFlowLayout.headerReferenceSize") {
      $0.collection(UICollectionViewFlowLayout()).headerReferenceSize = CGSize(
        width: $1, height: $1)
    },
    .init("UICollectionViewFlowLayout.footerReferenceSize") {
      $0.collection(UICollectionViewFlowLayout()).footerReferenceSize = CGSize(
        width: $1, height: $1)
    },
    .init("UICollectionViewFlowLayout.sectionInset") {
      $0.collection(UICollectionViewFlowLayout()).sectionInset = UIEdgeInsets(
        top: $1, left: $1, bottom: $1, right: $1)
    },
    .init("UICollectionViewLayoutInvalidationContext.contentOffsetAdjustment") {
      let context = UICollectionViewLayoutInvalidationContext()
      context.contentOffsetAdjustment = CGPoint(x: $1, y: $1)
      $0.collection(UICollectionViewFlowLayout()).invalidateLayout(with: context)
    },
    .init("UICollectionViewLayoutInvalidationContext.contentSizeAdjustment") {
      let context = UICollectionViewLayoutInvalidationContext()
      context.contentSizeAdjustment = CGSize(width: $1, height: $1)
      $0.collection(UICollectionViewFlowLayout()).invalidateLayout(with: context)
    },
    .init("UICollectionViewLayoutAttributes.center") { stage, value in
      stage.placed { $0.center = CGPoint(x: value, y: value) }
    },
    .init("UICollectionViewLayoutAttributes.size") { stage, value in
      stage.placed { $0.size = CGSize(width: value, height: value) }
    },
    .init("UICollectionViewLayoutAttributes.frame") { stage, value in
      stage.placed { $0.frame = CGRect(x: value, y: value, width: value, height: value) }
    },
    .init("UICollectionViewLayoutAttributes.bounds") { stage, value in
      stage.placed { $0.bounds = CGRect(x: value, y: value, width: value, height: value) }
    },
    .init("UICollectionViewLayoutAttributes.alpha") { stage, value in
      stage.placed { $0.alpha = value }
    },
    .init("UICollectionViewLayoutAttributes.transform") { stage, value in
      stage.placed { $0.transform = CGAffineTransform(scaleX: value, y: value) }
    },
    .init("UICollectionViewLayoutAttributes.transform3D") { stage, value in
      stage.placed { $0.transform3D = CATransform3DMakeScale(value, value, value) }
    },
    .init("NSCollectionLayoutItem.contentInsets") { stage, value in
      stage.composed { _, item in
        item.contentInsets = NSDirectionalEdgeInsets(
          top: value, leading: value, bottom: value, trailing: value)
      }
    },
    .init("NSCollectionLayoutSection.contentInsets") { stage, value in
      stage.composed { section, _ in
        section.contentInsets = NSDirectionalEdgeInsets(
          top: value, leading: value, bottom: value, trailing: value)
      }
    },
    .init("NSCollectionLayoutSection.interGroupSpacing") { stage, value in
      stage.composed { section, _ in section.interGroupSpacing = value }
    },
    .init("UICollectionViewCompositionalLayoutConfiguration.interSectionSpacing") { stage, value in
      let layout = stage.composed { _, _ in }
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.interSectionSpacing = value
      layout.configuration = configuration
    },
  ]
}

/// Five items below each other, which may be changed.
private final class OwnLayout: UICollectionViewLayout {
  var change: (UICollectionViewLayoutAttributes) -> Void = { _ in }

  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 250) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<5).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let made = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    made.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 50, width: 50, height: 50)
    change(made)
    return made
  }
}

extension ExtremeStage {
  /// A collection whose items are placed by a layout of the program's own, in the box.
  fileprivate func placed(_ change: @escaping (UICollectionViewLayoutAttributes) -> Void) {
    let layout = collection(OwnLayout())
    layout.change = change
    layout.invalidateLayout()
  }

  /// A collection of rows of items that are composed, in the box.
  @discardableResult
  fileprivate func composed(
    _ change: (NSCollectionLayoutSection, NSCollectionLayoutItem) -> Void
  ) -> UICollectionViewCompositionalLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    change(section, item)
    return collection(UICollectionViewCompositionalLayout(section: section))
  }
}

/// Two sections of a few items, with headers and footers where the layout wants them.
final class FewItems: NSObject, UICollectionViewDataSource {
  static let kinds = [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
  ]

  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 5 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
  }
}

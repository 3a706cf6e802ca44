// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit

/// A program's own layout of two items below each other, as high as their cells want, and a log of what
/// these wanted.
final class AskingLayout: UICollectionViewLayout {
  private var heights: [IndexPath: CGFloat] = [:]
  private let item: CGSize
  private let step: CGFloat
  var log: [String] = []

  /// - Parameters:
  ///   - item: the size of an item whose cell was not asked.
  ///   - step: points from one to the next.
  init(item: CGSize, step: CGFloat) {
    (self.item, self.step) = (item, step)
    super.init()
  }
  required init?(coder: NSCoder) { nil }

  override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 4 * step) }
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let made = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    made.frame = CGRect(
      x: 0, y: CGFloat(indexPath.item) * step, width: item.width,
      height: heights[indexPath] ?? item.height)
    return made
  }
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<2).compactMap { layoutAttributesForItem(at: [0, $0]) }
  }
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let (wished, now) = (preferredAttributes.size.height, originalAttributes.size.height)
    log.append("\(preferredAttributes.indexPath.item): \(Int(now))→\(Int(wished))")
    heights[preferredAttributes.indexPath] = wished
    return wished != now
  }
}

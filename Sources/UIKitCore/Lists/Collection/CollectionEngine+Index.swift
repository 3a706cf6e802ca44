// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitMachines

// Rules: CV-125.
/// The titles by which a finger goes to items.
extension CollectionEngine: IndexedList {
  /// In front of headers that stay in view.
  private static let indexDepth: CGFloat = 1000

  var indexedList: UIScrollView { view }

  func askIndexTitles() -> [String] { view.dataSource?.indexTitles(for: view) ?? [] }

  var hidesIndex: Bool { false }

  func dressIndex() { sectionIndex?.layer.zPosition = Self.indexDepth }

  func goToTitle(_ title: String, at place: Int) {
    // Who is asked may let go of it.
    let view = view
    guard let source = view.dataSource else { return }
    let path = source.collectionView(view, indexPathForIndexTitle: title, at: place)
    guard path.count == 2, exists(inside(path)) else { return }
    endHighlight()
    let isDown = view.engine.canDrag(.vertical) || !view.engine.canDrag(.horizontal)
    view.scrollToItem(at: path, at: isDown ? .top : .left, animated: false)
  }

  // Rules: AX-43.
  func titleAtTop(of titles: [String]) -> Int? {
    // Who is asked may let go of it.
    let view = view
    let top = topOfSight
    let item = view.indexPathsForVisibleItems.filter { path in
      let frame = view.layoutAttributesForItem(at: path)?.frame ?? .zero
      return frame.maxX > top.x && frame.maxY > top.y
    }.min()
    guard let source = view.dataSource, let item else { return nil }
    let paths: [IndexPath?] = titles.enumerated().map { place, title in
      source.collectionView(view, indexPathForIndexTitle: title, at: place)
    }
    return farthest(of: paths, upTo: item)
  }
}

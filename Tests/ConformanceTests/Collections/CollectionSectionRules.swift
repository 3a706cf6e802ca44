// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTesting

/// Which of many sections of a compositional layout are seen.
@MainActor @Suite("CV sections", .freshApplication)
struct CollectionSectionRules {
  private static let height: CGFloat = 50
  private static let screen: CGFloat = 400

  /// Sections of two items each: below each other, or in one line that scrolls across.
  private func stage(_ sections: Int, across: Bool, room: CGFloat) -> CollectionStage {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(Self.height))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    if across { section.orthogonalScrollingBehavior = .continuous }
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = room
    return CollectionStage(
      (0..<sections).map { ["\($0)a", "\($0)b"] },
      UICollectionViewCompositionalLayout(section: section, configuration: configuration))
  }

  private func scrollers(_ stage: CollectionStage) -> [CGFloat] {
    stage.view.subviews.compactMap { ($0 as? UIScrollView)?.frame.minY }.sorted()
  }

  @Test(arguments: [false, true], [CGFloat(-20), 0, 30])
  func `CV-70 CV-75 of many sections those are there that are seen`(
    across: Bool, room: CGFloat
  ) {
    let count = 60
    let stage = stage(count, across: across, room: room)
    let length = across ? Self.height : 2 * Self.height
    let starts = (0..<count).map { CGFloat($0) * (length + room) }
    var random = SeededRandom(seed: 70)
    for _ in 0..<40 {
      let top = CGFloat(random.int(0..<Int(stage.view.contentSize.height - Self.screen)))
      stage.view.contentOffset.y = top
      stage.view.layoutIfNeeded()
      let seen = starts.filter { $0 < top + Self.screen && $0 + length > top }
      let rows = Set(stage.view.indexPathsForVisibleItems)
      let wanted = (0..<count).flatMap { section in
        (0..<2).filter { item in
          let place = starts[section] + (across ? 0 : CGFloat(item) * Self.height)
          return (across ? item == 0 : true) && place < top + Self.screen
            && place + Self.height > top
        }.map { IndexPath(item: $0, section: section) }
      }
      #expect(rows == Set(wanted), "at \(top)")
      #expect(scrollers(stage) == (across ? seen : []), "at \(top)")
    }
  }

  @Test func `CV-32 CV-70 an item that comes makes its section longer, and those behind lie below`()
  {
    let stage = stage(30, across: false, room: 10)
    for section in [0, 12, 29] {
      stage.data[section].append("new")
      stage.view.performBatchUpdates { stage.view.insertItems(at: [stage.path(2, section)]) }
    }
    var start: CGFloat = 0
    for (section, items) in stage.data.enumerated() {
      let frames = items.indices.map {
        stage.view.layoutAttributesForItem(at: stage.path($0, section))?.frame.minY
      }
      #expect(frames == items.indices.map { start + CGFloat($0) * Self.height })
      start += CGFloat(items.count) * Self.height + 10
    }
    #expect(stage.view.contentSize.height == start - 10)
  }
}

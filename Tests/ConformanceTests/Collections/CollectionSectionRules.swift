// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// Which of many sections of a compositional layout are seen.
@MainActor @Suite("CV sections", .freshApplication)
struct CollectionSectionRules {
  private static let height: CGFloat = 50
  private static let screen: CGFloat = 400

  /// Sections of two items each: below each other, or in one line that scrolls across.
  private func stage(
    _ sections: Int, across: Bool, room: CGFloat, bottom: CGFloat = 0
  ) -> CollectionStage {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(Self.height))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.contentInsets.bottom = bottom
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
    for step in 0..<40 {
      // To and fro, by steps that meet no multiple of the heights.
      let top = CGFloat(step * 377 % Int(stage.view.contentSize.height - Self.screen))
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

  @Test func `CV-70 sections that reach into each other are seen to their ends`() {
    let stage = stage(40, across: false, room: -20)
    for section in stride(from: 3, to: 40, by: 4) { stage.data[section] = [] }
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    for top in stride(from: CGFloat(0), to: stage.view.contentSize.height - Self.screen, by: 7) {
      stage.view.contentOffset.y = top
      stage.view.layoutIfNeeded()
      let wanted = stage.data.enumerated().flatMap { section, items in
        items.indices.map { IndexPath(item: $0, section: section) }
      }.filter { path in
        let frame = stage.view.layoutAttributesForItem(at: path)?.frame ?? .null
        return frame.minY < top + Self.screen && frame.maxY > top
      }
      #expect(Set(stage.view.indexPathsForVisibleItems) == Set(wanted), "at \(top)")
    }
    // The cell in front is the one that is touched.
    stage.view.contentOffset.y = 0
    stage.view.layoutIfNeeded()
    let point = CGPoint(x: 100, y: 90)
    let hit = stage.view.hitTest(point, with: nil)
    let front = stage.view.cellForItem(at: stage.path(0, 1))
    #expect(front != nil && hit?.isDescendant(of: front ?? stage.view) == true)
    #expect(stage.view.indexPathForItem(at: point) == stage.path(0, 1))
  }

  @Test func `CV-71 items beyond their section are seen`() {
    let stage = stage(10, across: false, room: 0, bottom: -30)
    stage.view.contentOffset.y = 75
    stage.view.layoutIfNeeded()
    #expect(stage.view.indexPathsForVisibleItems.contains(stage.path(1)))
  }

  @Test func `CV-20 items of a flow beyond their section are seen`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: Self.height)
    layout.minimumLineSpacing = 0
    layout.sectionInset.bottom = -30
    let stage = CollectionStage((0..<20).map { ["\($0)a", "\($0)b"] }, layout)
    stage.view.contentOffset.y = 75
    stage.view.layoutIfNeeded()
    #expect(stage.view.indexPathsForVisibleItems.contains(stage.path(1)))
  }

  /// What is shown where it is: the text of each cell that is touched in the middle of it.
  private func touched(_ stage: CollectionStage) -> [String] {
    stage.view.indexPathsForVisibleItems.sorted().compactMap { path in
      guard let cell = stage.view.cellForItem(at: path) else { return nil }
      let center = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: stage.view)
      guard stage.view.bounds.contains(center) else { return nil }
      let hit = stage.view.hitTest(center, with: nil)
      return hit?.isDescendant(of: cell) == true ? (cell as? TextCell)?.text : "nobody at \(path)"
    }
  }

  @Test(arguments: [false, true])
  func `CV-75 sections that scroll come and go with their cells`(animated: Bool) {
    let stage = stage(3, across: true, room: 0)
    func change(_ deed: @escaping () -> Void) {
      if animated {
        stage.view.performBatchUpdates(deed)
      } else {
        UIView.performWithoutAnimation { stage.view.performBatchUpdates(deed) }
      }
      stage.stage.wait(2)
      stage.view.layoutIfNeeded()
    }
    func ways() -> [CGFloat] {
      stage.view.subviews.compactMap { $0 as? UIScrollView }.sorted {
        $0.frame.minY < $1.frame.minY
      }
      .map(\.contentOffset.x)
    }
    let second = stage.view.subviews.compactMap { $0 as? UIScrollView }.first {
      $0.frame.minY == Self.height
    }
    second?.contentOffset.x = 120
    stage.view.layoutIfNeeded()
    #expect(ways() == [0, 120, 0])
    change {
      stage.data.remove(at: 0)
      stage.view.deleteSections([0])
    }
    #expect(touched(stage) == ["1a", "2a"])
    #expect(ways() == [120, 0])
    change {
      stage.data.insert(["new"], at: 0)
      stage.view.insertSections([0])
    }
    #expect(touched(stage) == ["new", "1a", "2a"])
    #expect(ways() == [0, 120, 0])
    change {
      stage.data.swapAt(0, 2)
      stage.view.moveSection(0, toSection: 2)
      stage.view.moveSection(2, toSection: 0)
    }
    #expect(touched(stage) == ["2a", "1a", "new"])
    #expect(ways() == [0, 120, 0])
    change {
      let moved = stage.data[0].removeFirst()
      stage.data[2].insert(moved, at: 0)
      stage.view.moveItem(at: stage.path(0, 0), to: stage.path(0, 2))
    }
    #expect(touched(stage) == ["2b", "1a", "2a"])
    #expect(
      stage.view.visibleCells.allSatisfy {
        $0.superview is UIScrollView && $0.superview !== stage.view
      })
  }

  /// A cell that does something when it comes from one superview to another.
  private final class Restless: UICollectionViewCell {
    var deed: (() -> Void)?
    private var comesFromElsewhere = false

    override func willMove(toSuperview newSuperview: UIView?) {
      super.willMove(toSuperview: newSuperview)
      comesFromElsewhere = superview != nil && newSuperview != nil
    }

    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      if comesFromElsewhere { deed?() }
    }
  }

  @Test func `CV-75 a cell that reloads the collection as it comes to another section`() {
    let stage = stage(6, across: true, room: 0)
    var isArmed = false
    stage.view.register(Restless.self, forCellWithReuseIdentifier: "restless")
    stage.makeCell = { view, path in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "restless", for: path)
      (cell as? Restless)?.deed = { [weak view] in
        guard isArmed else { return }
        isArmed = false
        view?.reloadData()
        view?.layoutIfNeeded()
      }
      return cell
    }
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    isArmed = true
    stage.view.performBatchUpdates {
      for section in 0..<3 {
        let moved = stage.data[section].removeFirst()
        stage.data[5 - section].insert(moved, at: 0)
        stage.view.moveItem(at: stage.path(0, section), to: stage.path(0, 5 - section))
      }
    }
    stage.stage.wait(2)
    stage.view.layoutIfNeeded()
    #expect(!isArmed)
    let cells = stage.view.subviews.flatMap(\.subviews).filter { $0 is Restless && !$0.isHidden }
    #expect(Set(cells) == Set(stage.view.visibleCells))
    #expect(stage.view.indexPathsForVisibleItems.sorted() == (0..<6).map { stage.path(0, $0) })
    #expect(scrollers(stage) == (0..<6).map { CGFloat($0) * Self.height })
    for cell in cells {
      #expect(cell.superview?.frame.minY == cell.convert(.zero, to: stage.view).y)
    }
  }

  @Test func `CV-75 a section that scrolls and has no items takes no room`() {
    let stage = stage(3, across: true, room: 0)
    stage.data[1] = []
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentSize.height == 2 * Self.height)
    #expect(scrollers(stage) == [0, Self.height])
  }
}

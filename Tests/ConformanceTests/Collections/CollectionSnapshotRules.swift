// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("CV snapshots", .freshApplication)
struct CollectionSnapshotRules {
  typealias Source = UICollectionViewDiffableDataSource<String, Int>
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func makeStage() -> (GestureStage, UICollectionView, Source) {
    let stage = GestureStage()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: CollectionStage.grid())
    let registration = UICollectionView.CellRegistration<TextCell, Int> { cell, path, item in
      cell.text = "\(item)@\(path.section).\(path.item)"
    }
    let source = Source(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    stage.window.addSubview(view)
    return (stage, view, source)
  }

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var made = Snapshot()
    for (section, items) in sections {
      made.appendSections([section])
      made.appendItems(items, toSection: section)
    }
    return made
  }

  private func items(_ view: UICollectionView) -> [String] {
    view.visibleCells.compactMap { ($0 as? TextCell)?.text.split(separator: "@").first }
      .map(String.init)
  }

  @Test func `CV-60 a snapshot is shown, and what changed comes, goes and moves`() {
    let (stage, view, source) = makeStage()
    #expect(view.dataSource === source)
    source.apply(snapshot([("a", [1, 2, 3]), ("b", [4])]), animatingDifferences: false)
    view.layoutIfNeeded()
    #expect(items(view) == ["1", "2", "3", "4"])
    let cell = view.cellForItem(at: IndexPath(item: 2, section: 0))
    view.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
    var isDone = false
    source.apply(snapshot([("b", [4, 5]), ("a", [3, 1])])) { isDone = true }
    view.layoutIfNeeded()
    #expect(items(view) == ["4", "5", "3", "1"])
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 1)) === cell)
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 1)])
    #expect(!isDone)
    stage.wait(1)
    #expect(isDone)
    #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == 5)
    #expect(source.indexPath(for: 3) == IndexPath(item: 0, section: 1))
    #expect(source.sectionIdentifier(for: 1) == "a" && source.index(for: "b") == 0)
    #expect(source.itemIdentifier(for: IndexPath(item: 9, section: 9)) == nil)
    var next = source.snapshot()
    next.reconfigureItems([3])
    source.apply(next)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 1)) === cell)
    #expect((cell as? TextCell)?.text == "3@1.0")
    source.applySnapshotUsingReloadData(snapshot([("c", [7])]))
    view.layoutIfNeeded()
    #expect(items(view) == ["7"])
  }

  @Test func `CV-61 a registration has cells of its own, which are used again`() {
    let (_, view, source) = makeStage()
    source.apply(snapshot([("a", Array(0..<300))]), animatingDifferences: false)
    view.layoutIfNeeded()
    let first = view.cellForItem(at: IndexPath(item: 0, section: 0)) as? TextCell
    view.contentOffset.y = 2000
    view.layoutIfNeeded()
    #expect(first.map { view.visibleCells.contains($0) && $0.reuses == 1 } == true)
    let layout = CollectionStage.grid()
    layout.headerReferenceSize = CGSize(width: 10, height: 30)
    var kinds: [String] = []
    let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, kind, path in
      view.tag = 7
      kinds.append(kind)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    view.contentOffset.y = 0
    view.collectionViewLayout = layout
    view.layoutIfNeeded()
    #expect(kinds == [UICollectionView.elementKindSectionHeader])
    let shown = view.visibleSupplementaryViews(
      ofKind: UICollectionView.elementKindSectionHeader)
    #expect(shown.map(\.tag) == [7])
  }

  @Test func `CV-62 a person's movement changes the snapshot`() {
    let (_, view, source) = makeStage()
    source.apply(snapshot([("a", [1, 2, 3]), ("b", [4])]), animatingDifferences: false)
    view.layoutIfNeeded()
    #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    source.reorderingHandlers.canReorderItem = { $0 != 2 }
    var told: [[Int]] = []
    source.reorderingHandlers.willReorder = { told.append($0.initialSnapshot.itemIdentifiers) }
    source.reorderingHandlers.didReorder = { told.append($0.finalSnapshot.itemIdentifiers) }
    #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
    #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 20))
    view.endInteractiveMovement()
    #expect(told == [[1, 2, 3, 4], [2, 3, 1, 4]])
    #expect(source.snapshot().itemIdentifiers(inSection: "a") == [2, 3, 1])
    view.layoutIfNeeded()
    #expect(items(view) == ["2", "3", "1", "4"])
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `CV-60 any snapshot after any other shows what it says`(seed: UInt64) {
    var random = CollectionUpdateRules.Seeded(state: seed)
    let (stage, view, source) = makeStage()
    for step in 0..<25 {
      var names = Array(0..<24).shuffled(using: &random)
      let sections = ["a", "b", "c", "d"].shuffled(using: &random)
        .prefix(Int.random(in: 0...4, using: &random))
      let parts = sections.map { section -> (String, [Int]) in
        let count = Int.random(in: 0...6, using: &random)
        defer { names.removeFirst(count) }
        return (section, Array(names.prefix(count)))
      }
      source.apply(snapshot(parts), animatingDifferences: step % 2 == 0)
      view.layoutIfNeeded()
      #expect(items(view) == parts.flatMap(\.1).map(String.init), "step \(step)")
      for cell in view.visibleCells {
        let path = view.indexPath(for: cell)
        #expect(path.map { view.layoutAttributesForItem(at: $0)?.frame == cell.frame } == true)
      }
      if step % 3 == 0 { stage.wait(0.1) }
    }
    stage.wait(1)
    #expect(
      view.subviews.filter { $0 is UICollectionViewCell }.count == view.visibleCells.count)
  }

  @Test func `CV-143 TV-101 data sources say how much they show`() {
    let (_, _, source) = makeStage()
    let shown = snapshot([("a", [1, 2]), ("b", [3])])
    source.apply(shown, animatingDifferences: false)
    let words: String = source.description()
    #expect(words == "<UICollectionViewDiffableDataSource<String, Int>: 2 sections, 3 items>")
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let rows = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    rows.apply(shown, animatingDifferences: false)
    let others: String = rows.description()
    #expect(others == "<UITableViewDiffableDataSource<String, Int>: 2 sections, 3 items>")
  }
}

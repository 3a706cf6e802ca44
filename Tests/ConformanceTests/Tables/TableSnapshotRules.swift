// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("TV snapshots", .freshApplication)
struct TableSnapshotRules {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (name, items) in sections {
      snapshot.appendSections([name])
      snapshot.appendItems(items, toSection: name)
    }
    return snapshot
  }

  private func content(_ snapshot: Snapshot) -> [[Int]] {
    snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
  }

  @Test func `TV-51 a snapshot has sections and items in an order that can be changed`() {
    var list = snapshot([("a", [1, 2, 3]), ("b", [4])])
    #expect(list.numberOfSections == 2 && list.numberOfItems == 4)
    #expect(list.numberOfItems(inSection: "a") == 3)
    list.insertItems([5], beforeItem: 2)
    list.insertItems([6], afterItem: 4)
    #expect(content(list) == [[1, 5, 2, 3], [4, 6]])
    list.moveItem(1, afterItem: 6)
    list.moveItem(3, beforeItem: 5)
    #expect(content(list) == [[3, 5, 2], [4, 6, 1]])
    #expect(list.sectionIdentifier(containingItem: 1) == "b")
    #expect(list.indexOfItem(4) == 3 && list.indexOfItem(9) == nil)
    list.deleteItems([5, 9])
    list.insertSections(["c"], beforeSection: "a")
    list.insertSections(["d"], afterSection: "a")
    list.moveSection("b", beforeSection: "c")
    #expect(list.sectionIdentifiers == ["b", "c", "a", "d"])
    #expect(list.indexOfSection("a") == 2)
    list.moveSection("b", afterSection: "d")
    list.reloadItems([2])
    list.reconfigureItems([4])
    list.reloadSections(["c"])
    #expect(list.reloadedItemIdentifiers == [2] && list.reconfiguredItemIdentifiers == [4])
    #expect(list.reloadedSectionIdentifiers == ["c"])
    list.deleteSections(["a", "x"])
    #expect(list.itemIdentifiers == [4, 6, 1])
    #expect(list.sectionIdentifier(containingItem: 2) == nil)
    list.appendItems([2])
    #expect(list.itemIdentifiers(inSection: "b") == [4, 6, 1, 2])
    list.deleteAllItems()
    #expect(list.numberOfSections == 0 && list.itemIdentifiers == [])
  }

  /// A table with a data source that counts the cells it makes.
  @MainActor private final class Stage {
    let stage = GestureStage()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 800), style: .plain)
    var made = 0
    private(set) var source: UITableViewDiffableDataSource<String, Int>!

    init() {
      table.rowHeight = 20
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      source = UITableViewDiffableDataSource(tableView: table) { [unowned self] table, path, item in
        made += 1
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
        cell.textLabel?.text = "\(item)"
        return cell
      }
      stage.window.addSubview(table)
      table.layoutIfNeeded()
    }

    var shown: [Int] { table.visibleCells.compactMap { $0.textLabel?.text.flatMap { Int($0) } } }
  }

  @Test func `TV-50 a data source shows the snapshot that is applied`() {
    let stage = Stage()
    #expect(stage.table.dataSource === stage.source)
    var isDone = false
    stage.source.apply(snapshot([("a", [1, 2]), ("b", [3])])) { isDone = true }
    #expect(stage.shown == [1, 2, 3])
    stage.stage.wait(1)
    #expect(isDone)
    #expect(stage.source.itemIdentifier(for: [1, 0]) == 3)
    #expect(stage.source.itemIdentifier(for: [1, 1]) == nil)
    #expect(stage.source.indexPath(for: 2) == [0, 1])
    #expect(stage.source.sectionIdentifier(for: 1) == "b")
    #expect(stage.source.index(for: "b") == 1)
    var next = stage.source.snapshot()
    next.deleteItems([1])
    stage.source.applySnapshotUsingReloadData(next)
    stage.table.layoutIfNeeded()
    #expect(stage.shown == [2, 3])
  }

  @Test func `TV-52 only what changed is made anew`() {
    let stage = Stage()
    stage.source.apply(snapshot([("a", [1, 2, 3, 4, 5])]), animatingDifferences: false)
    let cells = Dictionary(
      zip(stage.shown, stage.table.visibleCells), uniquingKeysWith: { first, _ in first })
    stage.made = 0
    stage.table.selectRow(at: [0, 4], animated: false, scrollPosition: .none)
    stage.source.apply(snapshot([("b", [9]), ("a", [5, 1, 3, 4, 7])]))
    #expect(stage.made == 2)
    #expect(stage.shown == [9, 5, 1, 3, 4, 7])
    for item in [5, 1, 3, 4] {
      let path = stage.source.indexPath(for: item)
      #expect(path.flatMap { stage.table.cellForRow(at: $0) } === cells[item])
    }
    #expect(stage.table.indexPathForSelectedRow == [1, 0])
    stage.made = 0
    var same = stage.source.snapshot()
    same.reloadItems([3])
    same.reconfigureItems([4])
    stage.source.apply(same)
    #expect(stage.made == 2)
    let four = stage.source.indexPath(for: 4).flatMap { stage.table.cellForRow(at: $0) }
    let three = stage.source.indexPath(for: 3).flatMap { stage.table.cellForRow(at: $0) }
    #expect(four === cells[4] && three !== cells[3])
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `TV-52 any snapshot follows any other`(seed: UInt64) {
    var state = seed
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    func shuffled<Element>(_ list: [Element]) -> [Element] {
      var list = list
      for place in list.indices.reversed() { list.swapAt(place, random(place + 1)) }
      return list
    }
    let stage = Stage()
    for _ in 0..<15 {
      var list = Snapshot()
      var items = shuffled(Array(0..<20)).prefix(random(21))
      for name in shuffled(["a", "b", "c", "d"]).prefix(1 + random(4)) {
        list.appendSections([name])
        let count = random(items.count + 1)
        list.appendItems(Array(items.prefix(count)), toSection: name)
        items = items.dropFirst(count)
      }
      stage.source.apply(list, animatingDifferences: random(2) == 0)
      #expect(stage.shown == list.itemIdentifiers)
      #expect(stage.table.numberOfSections == list.numberOfSections)
      if random(3) == 0 { stage.stage.wait(0.5) }
    }
  }
}

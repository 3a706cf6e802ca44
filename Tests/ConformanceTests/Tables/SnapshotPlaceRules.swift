// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("TV snapshot places", .freshApplication)
struct SnapshotPlaceRules {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  /// Asks for all places, several times over: the first question may be answered otherwise than the
  /// next ones.
  private func check(_ snapshot: Snapshot, _ model: [(name: String, items: [Int])], _ seed: UInt64)
  {
    let items = model.flatMap(\.items)
    #expect(snapshot.sectionIdentifiers == model.map(\.name), "seed \(seed)")
    #expect(snapshot.itemIdentifiers == items, "seed \(seed)")
    for (place, item) in items.enumerated() {
      #expect(snapshot.indexOfItem(item) == place, "seed \(seed)")
    }
    for (place, section) in model.enumerated() {
      #expect(snapshot.indexOfSection(section.name) == place, "seed \(seed)")
    }
    #expect(snapshot.indexOfItem(-1) == nil && snapshot.indexOfSection("?") == nil)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `TV-51 places are right after any change, in copies too`(seed: UInt64) {
    var state = seed
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    var name = 0
    func fresh(_ count: Int) -> [Int] {
      name += count
      return Array((name - count)..<name)
    }
    var snapshot = Snapshot()
    var model: [(name: String, items: [Int])] = []
    for section in ["a", "b", "c"] {
      let items = fresh(5)
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
      model.append((section, items))
    }
    var copies: [(Snapshot, [(name: String, items: [Int])])] = []
    func section(of item: Int) -> Int { model.firstIndex { $0.items.contains(item) } ?? 0 }
    func put(_ items: [Int], beside item: Int, _ offset: Int) {
      let home = section(of: item)
      let place = (model[home].items.firstIndex(of: item) ?? 0) + offset
      model[home].items.insert(contentsOf: items, at: place)
    }
    for _ in 0..<60 {
      let items = model.flatMap(\.items)
      let (one, other) = (items[random(items.count)], items[random(items.count)])
      switch random(8) {
      case 0:
        let new = fresh(2)
        snapshot.insertItems(new, beforeItem: one)
        put(new, beside: one, 0)
      case 1:
        let new = fresh(1)
        snapshot.insertItems(new, afterItem: one)
        put(new, beside: one, 1)
      case 2 where items.count > 8:
        snapshot.deleteItems([one, other, -1])
        for index in model.indices { model[index].items.removeAll { $0 == one || $0 == other } }
      case 3, 4:
        let isBehind = random(2) == 1
        if isBehind {
          snapshot.moveItem(one, afterItem: other)
        } else {
          snapshot.moveItem(one, beforeItem: other)
        }
        guard one != other else { break }
        let home = section(of: one)
        model[home].items.removeAll { $0 == one }
        put([one], beside: other, isBehind ? 1 : 0)
      case 5:
        let (from, to) = (random(3), random(3))
        let (moved, goal) = (model[from], model[to].name)
        snapshot.moveSection(moved.name, beforeSection: goal)
        guard from != to else { break }
        model.remove(at: from)
        model.insert(moved, at: model.firstIndex { $0.name == goal } ?? 0)
      case 6: copies.append((snapshot, model))
      default: check(snapshot, model, seed)
      }
      // One question, after which all else may change.
      if random(3) == 0, let item = model.first(where: { !$0.items.isEmpty })?.items[0] {
        #expect(snapshot.indexOfItem(item) == 0, "seed \(seed)")
      }
    }
    check(snapshot, model, seed)
    for (copy, model) in copies { check(copy, model, seed) }
  }

  @Test func `TV-51 copies that part after they were asked keep their own places`() {
    var one = Snapshot()
    one.appendSections(["a", "b"])
    one.appendItems(Array(0..<10), toSection: "a")
    one.appendItems([10, 11], toSection: "b")
    func places(_ snapshot: Snapshot) -> [Int?] {
      [0, 9, 10, 11].map { snapshot.indexOfItem($0) }
    }
    #expect(places(one) == [0, 9, 10, 11])
    var two = one
    two.deleteItems([0])
    var three = two
    three.moveItem(11, beforeItem: 1)
    one.insertItems([20], beforeItem: 0)
    #expect(places(one) == [1, 10, 11, 12])
    #expect(places(two) == [nil, 8, 9, 10])
    #expect(places(three) == [nil, 9, 10, 0])
    two.deleteSections(["a"])
    three.deleteAllItems()
    #expect(places(one) == [1, 10, 11, 12])
    #expect(places(two) == [nil, nil, 0, 1])
    #expect(places(three) == [nil, nil, nil, nil])
  }

  @Test func `TV-52 items that are set up anew are found by their new places`() {
    var made: [Int] = []
    let stage = GestureStage()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 800), style: .plain)
    table.rowHeight = 20
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
      made.append(item)
      return table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    stage.window.addSubview(table)
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5], toSection: "b")
    source.apply(snapshot, animatingDifferences: false)
    table.layoutIfNeeded()
    let before: [IndexPath?] = [[0, 0], [0, 1], [0, 2], [1, 0], [1, 1]]
    #expect((1...5).map { source.indexPath(for: $0) } == before)
    made = []
    snapshot.moveItem(5, beforeItem: 1)
    snapshot.reconfigureItems([1, 3, 5])
    source.apply(snapshot, animatingDifferences: false)
    #expect(made == [5, 1, 3])
    let after: [IndexPath?] = [[0, 1], [0, 2], [0, 3], [1, 0], [0, 0]]
    #expect((1...5).map { source.indexPath(for: $0) } == after)
    #expect(source.indexPath(for: 6) == nil)
  }
}

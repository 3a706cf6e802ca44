// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("TV rows", .freshApplication)
struct TableRowRules {
  @Test func `TV-1 an index path names a section and a row`() {
    var path = IndexPath(row: 3, section: 2)
    #expect(path == IndexPath(item: 3, section: 2) && path == IndexPath(indexes: [2, 3]))
    #expect(path.section == 2 && path.row == 3 && path.item == 3)
    path.row = 5
    path.section = 1
    #expect(path == [1, 5])
    path.item = 0
    #expect(path < IndexPath(row: 1, section: 1))
  }

  @Test func `TV-2 numbers are asked for with the first layout or question, cells with layout`() {
    let stage = TableStage([["a", "b"], ["c"]], isShown: false)
    #expect(
      stage.log() == [
        "sections", "rows 0", "rows 1", "cell 0.0", "willDisplay 0.0", "cell 0.1",
        "willDisplay 0.1", "cell 1.0", "willDisplay 1.0",
      ])
    let asked = TableStage([["a"]], isShown: false)
    let other = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    _ = asked.log()
    other.dataSource = asked
    #expect(asked.log() == [])
    #expect(other.numberOfSections == 1 && other.numberOfRows(inSection: 0) == 1)
    #expect(other.numberOfRows(inSection: 7) == 0)
    #expect(asked.log() == ["sections", "rows 0"])
  }

  @Test func `TV-3 reloading asks for numbers at once and cells with the next layout`() {
    let stage = TableStage(rows: 3)
    stage.table.selectRow(at: stage.path(1), animated: false, scrollPosition: .none)
    _ = stage.log()
    stage.data = [["x", "y"]]
    let cells = Set(stage.table.visibleCells.map(ObjectIdentifier.init))
    stage.table.reloadData()
    #expect(
      stage.log() == [
        "didEndDisplaying 0.0", "didEndDisplaying 0.1", "didEndDisplaying 0.2", "sections",
        "rows 0",
      ])
    #expect(stage.table.numberOfRows(inSection: 0) == 2)
    #expect(stage.table.indexPathForSelectedRow == nil)
    stage.table.layoutIfNeeded()
    #expect(stage.shown == ["x", "y"])
    #expect(stage.table.visibleCells.allSatisfy { cells.contains(ObjectIdentifier($0)) })
    #expect(stage.table.visibleCells.allSatisfy { !$0.isSelected })
  }

  @Test func `TV-4 rows lie one below the other, from edge to edge or in a group`() {
    let stage = TableStage([["a", "b"], ["c"]])
    #expect(
      stage.table.rectForRow(at: stage.path(1)) == CGRect(x: 0, y: 40, width: 300, height: 40))
    #expect(stage.table.rect(forSection: 1) == CGRect(x: 0, y: 80, width: 300, height: 40))
    #expect(stage.table.rectForRow(at: stage.path(9)) == .zero)
    #expect(stage.table.contentSize == CGSize(width: 300, height: 120))
    #expect(stage.table.indexPathForRow(at: CGPoint(x: 1, y: 79)) == stage.path(1))
    #expect(stage.table.indexPathForRow(at: CGPoint(x: 1, y: 80)) == stage.path(0, 1))
    #expect(stage.table.indexPathForRow(at: CGPoint(x: 1, y: 500)) == nil)
    #expect(
      stage.table.indexPathsForRows(in: CGRect(x: 0, y: 50, width: 10, height: 40))
        == [stage.path(1), stage.path(0, 1)])
    let cell = stage.table.cellForRow(at: stage.path(0, 1))
    #expect(cell?.frame == CGRect(x: 0, y: 80, width: 300, height: 40))
    #expect(cell.flatMap { stage.table.indexPath(for: $0) } == stage.path(0, 1))
    #expect(stage.table.indexPath(for: UITableViewCell()) == nil)
    let group = TableStage([["a", "b"]], style: .insetGrouped)
    #expect(group.table.rectForRow(at: group.path(1)).minX == 16)
    #expect(group.table.rectForRow(at: group.path(1)).width == 268)
  }

  @Test func `TV-5 a million rows are shown and scrolled as a thousand are`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    let rows = PlainRows(1_000_000)
    table.rowHeight = 40
    table.dataSource = rows
    table.layoutIfNeeded()
    #expect(rows.asked == 10)
    #expect(table.contentSize.height == 40_000_000)
    table.contentOffset.y = 20_000_020
    table.layoutIfNeeded()
    #expect(rows.asked == 21)
    #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 500_000, section: 0))
    #expect(table.visibleCells.count == 11)
    #expect(table.subviews.filter { $0 is UITableViewCell }.count == 11)
  }

  @Test func `TV-5 a flick keeps no more cells than are seen and two`() {
    let stage = TableStage(rows: 500)
    var most = 0
    var made: Set<ObjectIdentifier> = []
    stage.onDisplay = { cell, _ in
      made.insert(ObjectIdentifier(cell))
      most = max(most, stage.table.subviews.filter { $0 is UITableViewCell }.count)
    }
    stage.drag(from: 350, by: -300, rests: false, steps: 6)
    stage.stage.wait(5)
    #expect(stage.table.contentOffset.y > 600)
    #expect(most <= 12)
    #expect(made.count <= 13)
    let first = Int(stage.table.contentOffset.y / 40)
    #expect(stage.shown.first == "\(first)")
    #expect(
      stage.table.visibleCells.map(\.frame.minY) == stage.shown.map { CGFloat(Int($0) ?? 0) * 40 })
  }

  @Test func `TV-12 delegates hear of cells that come and go`() {
    let stage = TableStage(rows: 20)
    stage.logged = ["willDisplay", "didEnd"]
    _ = stage.log()
    stage.table.contentOffset.y = 80
    stage.table.layoutIfNeeded()
    #expect(
      stage.log() == [
        "didEndDisplaying 0.0", "didEndDisplaying 0.1", "willDisplay 0.10", "willDisplay 0.11",
      ])
  }

  @Test func `TV-12 a delegate may change rows that are about to be seen`() {
    let stage = TableStage(rows: 20)
    stage.onDisplay = { _, path in
      guard path.row == 11, stage.data[0].count == 20 else { return }
      stage.data[0].remove(at: 0)
      stage.table.deleteRows(at: [stage.path(0)], with: .none)
    }
    stage.table.contentOffset.y = 80
    stage.table.layoutIfNeeded()
    #expect(stage.shown == (3...12).map(String.init))
    for cell in stage.table.visibleCells {
      let path = stage.table.indexPath(for: cell)
      #expect(path.map { stage.data[0][$0.row] } == cell.textLabel?.text)
      #expect(path.map { stage.table.rectForRow(at: $0) } == cell.frame)
    }
  }

  @Test func `TV-13 cells are made of registered classes and used again`() {
    final class Named: UITableViewCell {
      var reuses = 0
      var nameAtBirth: String?
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        nameAtBirth = self.reuseIdentifier
      }
      required init?(coder: NSCoder) { nil }
      override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
      }
    }
    let stage = TableStage(rows: 30)
    stage.table.register(Named.self, forCellReuseIdentifier: "named")
    stage.makeCell = { table, path in
      table.dequeueReusableCell(withIdentifier: "named", for: path)
    }
    stage.table.reloadData()
    stage.table.layoutIfNeeded()
    let cells = stage.table.visibleCells.compactMap { $0 as? Named }
    #expect(cells.count == 10)
    #expect(cells.allSatisfy { $0.nameAtBirth == "named" && $0.detailTextLabel != nil })
    stage.table.contentOffset.y = 400
    stage.table.layoutIfNeeded()
    #expect(cells.map(\.reuses) == Array(repeating: 1, count: 10))
    #expect(stage.table.dequeueReusableCell(withIdentifier: "unknown") == nil)
    // Two of one name for one row: each is another.
    let first = stage.table.dequeueReusableCell(withIdentifier: "named", for: stage.path(0))
    let second = stage.table.dequeueReusableCell(withIdentifier: "named", for: stage.path(0))
    #expect(first !== second)
  }

  @Test func `TV-13 cells that a program made stay those of their rows`() {
    let fixed = (0..<3).map { row -> UITableViewCell in
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = "fixed \(row)"
      return cell
    }
    let stage = TableStage(rows: 3)
    stage.makeCell = { fixed[$1.row] }
    stage.table.reloadData()
    stage.table.layoutIfNeeded()
    #expect(stage.table.visibleCells == fixed)
    stage.table.reloadData()
    stage.table.layoutIfNeeded()
    #expect(stage.table.visibleCells == fixed)
  }

  @Test func `TV-14 scrolling to a row brings it where it is wanted`() {
    let stage = TableStage(rows: 100)
    func go(_ row: Int, _ position: UITableView.ScrollPosition) -> CGFloat {
      stage.table.scrollToRow(at: stage.path(row), at: position, animated: false)
      return stage.table.contentOffset.y
    }
    #expect(go(50, .top) == 2000)
    #expect(go(50, .bottom) == 1640)
    #expect(go(50, .middle) == 1820)
    #expect(go(52, .none) == 1820)
    #expect(go(60, .none) == 2040)
    #expect(go(0, .middle) == 0)
    #expect(go(99, .top) == 3600)
    #expect(stage.shown.last == "99")
    _ = go(500, .top)
    #expect(stage.table.contentOffset.y == 3600)
    stage.table.selectRow(at: stage.path(2), animated: false, scrollPosition: .none)
    stage.table.scrollToNearestSelectedRow(at: .top, animated: true)
    stage.stage.wait(1)
    #expect(stage.table.contentOffset.y == 80)
  }

  @Test func `TV-15 another width measures rows anew and keeps the topmost one`() {
    let stage = TableStage(rows: 60, rowHeight: nil)
    stage.makeCell = { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = "A text of row \(path.row) that is too long for one line of the table"
      return cell
    }
    stage.table.reloadData()
    stage.table.layoutIfNeeded()
    stage.table.contentOffset.y = 700
    stage.table.layoutIfNeeded()
    let narrow = stage.table.visibleCells[0].frame.height
    let path = stage.table.indexPathsForVisibleRows?.first
    stage.table.frame = CGRect(x: 0, y: 0, width: 800, height: 300)
    stage.table.layoutIfNeeded()
    #expect(stage.table.visibleCells[0].frame.width == 800)
    #expect(stage.table.visibleCells[0].frame.height < narrow)
    #expect(stage.table.indexPathsForVisibleRows?.first == path)
    for (cell, next) in zip(stage.table.visibleCells, stage.table.visibleCells.dropFirst()) {
      #expect(cell.frame.maxY == next.frame.minY)
    }
  }
}

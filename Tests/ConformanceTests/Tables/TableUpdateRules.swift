// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("TV updates", .freshApplication)
struct TableUpdateRules {
  private func check(_ stage: TableStage, _ step: Int = 0) {
    let table = stage.table
    table.layoutIfNeeded()
    #expect(table.numberOfSections == stage.data.count)
    var y: CGFloat = 0
    var seen: [String] = []
    for (section, rows) in stage.data.enumerated() {
      #expect(table.numberOfRows(inSection: section) == rows.count)
      for (row, name) in rows.enumerated() {
        let path = IndexPath(row: row, section: section)
        #expect(table.rectForRow(at: path) == CGRect(x: 0, y: y, width: 300, height: 40))
        let isSeen = y < table.bounds.maxY && y + 40 > table.bounds.minY
        let cell = table.cellForRow(at: path)
        #expect((cell?.textLabel?.text == name) == isSeen, "step \(step), row \(path)")
        if isSeen {
          #expect(cell?.frame == table.rectForRow(at: path))
          seen.append(name)
        }
        y += 40
      }
    }
    #expect(stage.shown == seen)
    #expect(table.contentSize.height == y)
  }

  @Test func `TV-30 rows come, go and move with animation, and are where they are at once`() {
    let stage = TableStage(rows: 6)
    stage.data[0].insert("new", at: 1)
    stage.table.insertRows(at: [stage.path(1)], with: .automatic)
    check(stage)
    stage.data[0].remove(at: 0)
    stage.table.deleteRows(at: [stage.path(0)], with: .left)
    check(stage)
    let moved = stage.data[0].remove(at: 4)
    stage.data[0].insert(moved, at: 0)
    stage.table.moveRow(at: stage.path(4), to: stage.path(0))
    check(stage)
    stage.data[0][2] = "changed"
    stage.table.reloadRows(at: [stage.path(2)], with: .none)
    check(stage)
    stage.stage.wait(1)
    check(stage)
    #expect(stage.table.subviews.filter { $0 is UITableViewCell }.count == 6)
  }

  @Test func `TV-31 one update names what goes as it was and what comes as it is`() {
    let stage = TableStage([["a", "b", "c"], ["d"], ["e", "f"]])
    stage.table.allowsMultipleSelection = true
    for path in [stage.path(2), stage.path(0, 1), stage.path(1, 2)] {
      stage.table.selectRow(at: path, animated: false, scrollPosition: .none)
    }
    let cell = stage.table.cellForRow(at: stage.path(1, 2))
    stage.data = [["x"], ["c", "a2", "a"], ["f", "e2"]]
    var isDone: Bool?
    stage.table.performBatchUpdates {
      stage.table.insertSections([0], with: .fade)
      stage.table.deleteRows(at: [stage.path(1)], with: .fade)
      stage.table.deleteSections([1], with: .fade)
      stage.table.moveRow(at: stage.path(2), to: stage.path(0, 1))
      stage.table.beginUpdates()
      stage.table.insertRows(at: [stage.path(1, 1), stage.path(1, 2)], with: .fade)
      stage.table.endUpdates()
      stage.table.deleteRows(at: [stage.path(0, 2)], with: .fade)
      #expect(stage.table.hasUncommittedUpdates)
      #expect(stage.table.numberOfSections == 3 && stage.table.numberOfRows(inSection: 0) == 3)
    } completion: {
      isDone = $0
    }
    check(stage)
    #expect(!stage.table.hasUncommittedUpdates)
    #expect(stage.table.indexPathsForSelectedRows == [stage.path(0, 1), stage.path(0, 2)])
    #expect(stage.table.cellForRow(at: stage.path(0, 2)) === cell)
    #expect(isDone == nil)
    stage.stage.wait(1)
    #expect(isDone == true)
    check(stage)
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func `TV-31 after any updates cells, places and selection are those of the data`(seed: UInt64) {
    struct Seeded: RandomNumberGenerator {
      var state: UInt64
      mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
      }
    }
    var random = Seeded(state: seed)
    let stage = TableStage([(0..<30).map { "r\($0)" }, ["s"], []])
    stage.table.allowsMultipleSelection = true
    var name = 0
    for step in 0..<40 {
      let section = Int.random(in: 0..<stage.data.count, using: &random)
      if !stage.data[section].isEmpty {
        let row = Int.random(in: 0..<stage.data[section].count, using: &random)
        stage.table.selectRow(
          at: IndexPath(row: row, section: section), animated: false, scrollPosition: .none)
      }
      let marked = Set(
        (stage.table.indexPathsForSelectedRows ?? []).map { stage.data[$0.section][$0.row] })
      // Some rows go, those that stay keep their order, others come.
      var gone: [IndexPath] = []
      var come: [IndexPath] = []
      var after: [[String]] = []
      var lost: Set<String> = []
      for (section, rows) in stage.data.enumerated() {
        var kept = rows.enumerated().filter { row, name in
          guard Int.random(in: 0..<6, using: &random) == 0 else { return true }
          gone.append(IndexPath(row: row, section: section))
          lost.insert(name)
          return false
        }.map(\.element)
        for _ in 0..<Int.random(in: 0...3, using: &random) {
          name += 1
          kept.insert("n\(name)", at: Int.random(in: 0...kept.count, using: &random))
        }
        for (row, text) in kept.enumerated() where !rows.contains(text) {
          come.append(IndexPath(row: row, section: section))
        }
        after.append(kept)
      }
      stage.data = after
      stage.table.performBatchUpdates {
        stage.table.insertRows(at: come, with: .automatic)
        stage.table.deleteRows(at: gone, with: step % 2 == 0 ? .none : .top)
      }
      check(stage, step)
      let selected = Set(
        (stage.table.indexPathsForSelectedRows ?? []).map { stage.data[$0.section][$0.row] })
      #expect(selected == marked.subtracting(lost))
      for cell in stage.table.visibleCells {
        #expect(cell.isSelected == selected.contains(cell.textLabel?.text ?? ""))
      }
      if step % 3 == 0 { stage.stage.wait(0.1) }
      if step % 5 == 0 {
        stage.table.contentOffset.y = CGFloat(Int.random(in: 0...600, using: &random))
        stage.table.contentOffset.y = max(
          0, min(stage.table.contentOffset.y, stage.table.contentSize.height - 400))
        check(stage, step)
      }
    }
    stage.stage.wait(2)
    check(stage)
    #expect(
      stage.table.subviews.filter { $0 is UITableViewCell }.count
        == stage.table.visibleCells.count)
  }

  @Test func `TV-33 rows are shown on their way for 0.3 s, and take touches meanwhile`() {
    let stage = TableStage(rows: 5)
    let last = stage.table.cellForRow(at: stage.path(4))
    stage.data[0].removeFirst()
    stage.logged = ["didEnd", "didSelect"]
    _ = stage.log()
    stage.table.deleteRows(at: [stage.path(0)], with: .left)
    #expect(last?.frame.minY == 120)
    #expect(stage.table.subviews.filter { $0 is UITableViewCell }.count == 5)
    #expect(stage.log() == [])
    stage.stage.wait(0.35)
    #expect(stage.log() == ["didEndDisplaying 0.0"])
    #expect(stage.table.subviews.filter { $0 is UITableViewCell }.count == 4)
    stage.data[0].append("end")
    stage.table.insertRows(at: [stage.path(4)], with: .bottom)
    stage.tap(100)
    #expect(stage.log() == ["didSelect 2"])
  }

  @Test func `TV-30 sections come, go, move and are made anew`() {
    let stage = TableStage([["a"], ["b", "c"], ["d"]])
    stage.data.swapAt(0, 2)
    stage.table.performBatchUpdates {
      stage.table.moveSection(0, toSection: 2)
      stage.table.moveSection(2, toSection: 0)
    }
    check(stage)
    stage.data[1] = ["x"]
    stage.table.reloadSections([1], with: .automatic)
    check(stage)
    stage.data.remove(at: 0)
    stage.table.deleteSections([0], with: .automatic)
    check(stage)
    stage.stage.wait(1)
    check(stage)
  }

  @Test func `TV-35 an update without changes asks for heights anew`() {
    final class Expanding: NSObject, UITableViewDelegate {
      var open: Int?
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.row == open ? 100 : 40
      }
    }
    let stage = TableStage(rows: 30)
    let delegate = Expanding()
    stage.table.delegate = delegate
    stage.table.layoutIfNeeded()
    let cell = stage.table.cellForRow(at: stage.path(1))
    delegate.open = 1
    stage.table.beginUpdates()
    stage.table.endUpdates()
    #expect(stage.table.cellForRow(at: stage.path(1)) === cell)
    #expect(cell?.frame == CGRect(x: 0, y: 40, width: 300, height: 100))
    #expect(stage.table.cellForRow(at: stage.path(2))?.frame.minY == 140)
    delegate.open = nil
    stage.table.performBatchUpdates(nil)
    #expect(cell?.frame.height == 40)
  }

  @Test func `TV-36 a data source that reloads while an update asks it has the table load anew`() {
    let stage = TableStage(rows: 6)
    var told: [String] = []
    func change(_ name: String) {
      stage.data[0].removeFirst(2)
      stage.data[0].append(name)
      stage.table.performBatchUpdates {
        stage.table.deleteRows(at: [stage.path(0), stage.path(1)], with: .fade)
        stage.table.insertRows(at: [stage.path(stage.data[0].count - 1)], with: .fade)
      } completion: {
        told.append("\(name) \($0)")
      }
    }
    stage.onCount = {
      stage.data[0].removeLast()
      stage.table.reloadData()
    }
    change("a")
    #expect(told == ["a true"])
    check(stage)
    stage.data[0] += ["b", "c", "d"]
    stage.table.reloadData()
    stage.onCount = { change("inner") }
    change("outer")
    #expect(told == ["a true", "outer true", "inner true"])
    check(stage)
    stage.onCount = { stage.table.performBatchUpdates(nil) { _ in told.append("nothing") } }
    change("e")
    #expect(told.dropFirst(3) == ["e true", "nothing"])
    check(stage)
    #expect(!stage.table.hasUncommittedUpdates)
  }

  @Test func `TV-36 a delegate that changes rows while an update asks for heights`() {
    final class Rash: NSObject, UITableViewDelegate {
      var deed: (() -> Void)?
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        let deed = deed
        self.deed = nil
        deed?()
        return 40
      }
    }
    let stage = TableStage(rows: 30)
    let delegate = Rash()
    stage.table.estimatedRowHeight = 0
    stage.table.delegate = delegate
    check(stage)
    for row in 0..<3 {
      delegate.deed = {
        stage.data[0].remove(at: 20)
        stage.table.deleteRows(at: [stage.path(20)], with: .fade)
      }
      stage.data[0].insert("new \(row)", at: row)
      stage.table.insertRows(at: [stage.path(row)], with: .fade)
      #expect(delegate.deed == nil)
      check(stage, row)
      stage.stage.wait(1)
      check(stage, row)
    }
  }

  @Test func `TV-34 rows are set up anew in the same cells`() {
    let stage = TableStage(rows: 30)
    let cells = stage.table.visibleCells
    stage.data[0][1] = "other"
    stage.logged = ["cell", "willDisplay", "didEnd"]
    _ = stage.log()
    stage.table.reconfigureRows(at: [stage.path(1), stage.path(25)])
    #expect(stage.log() == ["cell 0.1"])
    #expect(stage.table.visibleCells == cells)
    #expect(stage.shown[1] == "other")
  }

  @Test func `TV-31 changes of a table that nobody looked at yet load it`() {
    let rows = PlainRows(3)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    table.dataSource = rows
    rows.count = 4
    table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .automatic)
    #expect(table.numberOfRows(inSection: 0) == 4)
  }

  #if os(Linux) || os(macOS)
    @Test func `TV-32 numbers that do not fit stop the program with what is wrong`() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let rows = PlainRows(3)
          let table = UITableView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
          table.dataSource = rows
          table.layoutIfNeeded()
          table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        }
      }
      let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(message.contains("section 0 had 3 rows, 1 left it and 0 came"))
      #expect(message.contains("says 3, not 2"))
    }
  #endif
}

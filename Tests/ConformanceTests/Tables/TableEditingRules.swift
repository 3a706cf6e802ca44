// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("TV editing", .freshApplication)
struct TableEditingRules {
  /// Rows that can be deleted, inserted and moved, and a log of what is asked for.
  private final class Stage: NSObject, UITableViewDataSource, UITableViewDelegate {
    let stage = GestureStage()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    var names = (0..<8).map(String.init)
    var style = UITableViewCell.EditingStyle.delete
    var leading: UISwipeActionsConfiguration?
    var trailing: UISwipeActionsConfiguration?
    /// What happens while the actions of a row are asked for, and when a swipe has ended.
    var onActions: (() -> Void)?
    var onEnd: (() -> Void)?
    var target: ((IndexPath, IndexPath) -> IndexPath)?

    override init() {
      super.init()
      table.rowHeight = 40
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = self
      table.delegate = self
      stage.window.addSubview(table)
      table.layoutIfNeeded()
    }

    var shown: [String] {
      table.layoutIfNeeded()
      return table.visibleCells.compactMap { $0.textLabel?.text }
    }
    func cell(_ row: Int) -> UITableViewCell? { table.cellForRow(at: [0, row]) }
    func log() -> [String] { stage.takeLog() }

    /// A drag sideways that ends with a rest.
    func swipe(_ y: CGFloat, from x: CGFloat, by way: CGFloat) {
      stage.drag(1, from: CGPoint(x: x, y: y), by: CGPoint(x: way, y: 0))
      stage.wait(0.2)
      stage.up(1, x + way, y)
      stage.wait(0.5)
      table.layoutIfNeeded()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = names[indexPath.row]
      cell.showsReorderControl = true
      return cell
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      names[indexPath.row] != "7"
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      indexPath.row != 0
    }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      stage.note("commit \(editingStyle) \(indexPath.row)")
      if editingStyle == .delete {
        names.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
      } else {
        names.insert("new", at: indexPath.row)
        tableView.insertRows(at: [indexPath], with: .automatic)
      }
    }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      stage.note("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
      names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { style }
    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { leading }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      onActions?()
      return trailing
    }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      stage.note("willBegin \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      stage.note("didEnd \(indexPath.map { "\($0.row)" } ?? "-")")
      onEnd?()
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      stage.note("didSelect \(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      target?(sourceIndexPath, proposedDestinationIndexPath) ?? proposedDestinationIndexPath
    }
  }

  @Test func `TV-60 rows of a table that is edited make room for controls`() {
    let stage = Stage()
    stage.table.setEditing(true, animated: false)
    stage.table.layoutIfNeeded()
    #expect(stage.table.isEditing)
    #expect(stage.cell(1)?.isEditing == true && stage.cell(1)?.editingStyle == .delete)
    #expect(stage.cell(1)?.contentView.frame == CGRect(x: 44, y: 0, width: 212, height: 40))
    #expect(stage.cell(0)?.contentView.frame.width == 256)
    #expect(stage.cell(7)?.editingStyle == UITableViewCell.EditingStyle.none)
    stage.table.setEditing(false, animated: true)
    stage.stage.wait(1)
    #expect(stage.cell(1)?.isEditing == false)
    #expect(stage.cell(1)?.contentView.frame.width == 300)
  }

  @Test func `TV-61 rows of a table that is edited are selected only where that is allowed`() {
    let stage = Stage()
    stage.table.isEditing = true
    stage.stage.tap(150, 60)
    stage.stage.wait(0.5)
    #expect(!stage.log().contains("didSelect 1"))
    stage.table.allowsSelectionDuringEditing = true
    stage.stage.tap(150, 60)
    stage.stage.wait(0.5)
    #expect(stage.log().last == "didSelect 1")
    stage.table.allowsMultipleSelectionDuringEditing = true
    stage.stage.tap(150, 100)
    stage.stage.wait(0.5)
    #expect(stage.table.indexPathsForSelectedRows == [[0, 1], [0, 2]])
    stage.table.isEditing = false
    #expect(stage.table.indexPathsForSelectedRows?.count ?? 0 <= 1)
  }

  @Test func `TV-62 controls delete after a question, and insert at once`() {
    let stage = Stage()
    stage.table.isEditing = true
    stage.table.layoutIfNeeded()
    stage.stage.tap(27, 60)
    stage.stage.wait(0.5)
    #expect(stage.log() == [])
    #expect(stage.cell(1)?.showingDeleteConfirmation == true)
    stage.stage.tap(280, 60)
    stage.stage.wait(1)
    #expect(stage.log() == ["commit delete 1"])
    #expect(stage.shown == ["0", "2", "3", "4", "5", "6", "7"])
    stage.table.isEditing = false
    stage.style = .insert
    stage.table.isEditing = true
    stage.table.layoutIfNeeded()
    stage.stage.tap(27, 60)
    stage.stage.wait(1)
    #expect(stage.log() == ["commit insert 1"])
    #expect(stage.shown.prefix(3) == ["0", "new", "2"])
  }

  @Test func `TV-63 TV-64 a swipe uncovers a button that deletes`() {
    let stage = Stage()
    stage.swipe(60, from: 250, by: -60)
    #expect(stage.log() == ["willBegin 1"])
    #expect(stage.cell(1)?.showingDeleteConfirmation == true)
    #expect((stage.cell(1)?.contentView.frame.minX ?? 0) < -60)
    // A touch elsewhere covers it again and selects nothing.
    stage.stage.tap(100, 200)
    stage.stage.wait(1)
    #expect(stage.log() == ["didEnd 1"])
    #expect(stage.cell(1)?.contentView.frame.minX == 0)
    #expect(stage.cell(1)?.showingDeleteConfirmation == false)
    stage.swipe(60, from: 250, by: -60)
    _ = stage.log()
    stage.stage.tap(280, 60)
    stage.stage.wait(1)
    #expect(stage.log().first == "commit delete 1")
    #expect(stage.shown.first == "0" && stage.shown[1] == "2")
    // A row that cannot be edited stays where it is.
    stage.swipe(260, from: 250, by: -60)
    #expect(stage.log().filter { $0.hasPrefix("willBegin") } == [])
  }

  @Test func `TV-64 a swipe on another row covers the open one`() {
    let stage = Stage()
    stage.swipe(60, from: 250, by: -60)
    #expect(stage.log() == ["willBegin 1"])
    stage.swipe(100, from: 250, by: -60)
    stage.stage.wait(1)
    #expect(stage.log() == ["didEnd 1", "willBegin 2"])
    #expect(stage.cell(1)?.contentView.frame.minX == 0)
    #expect(stage.cell(1)?.showingDeleteConfirmation == false)
    #expect(stage.cell(2)?.showingDeleteConfirmation == true)
  }

  @Test func `TV-64 a swipe begins nothing where the end of another began updates`() {
    let stage = Stage()
    stage.swipe(60, from: 250, by: -60)
    stage.onEnd = { [unowned stage] in stage.table.beginUpdates() }
    stage.swipe(100, from: 250, by: -60)
    #expect(stage.log() == ["willBegin 1", "didEnd 1"])
    stage.onEnd = nil
    stage.table.endUpdates()
    #expect(stage.cell(2)?.showingDeleteConfirmation == false)
  }

  @Test func `TV-63 a row that goes while its actions are asked for is not swiped`() {
    let stage = Stage()
    stage.trailing = UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Calm") { _, _, _ in }
    ])
    stage.onActions = { [unowned stage] in stage.table.reloadData() }
    stage.swipe(60, from: 250, by: -60)
    #expect(stage.log() == [])
    stage.onActions = nil
    // No buttons are there that a touch elsewhere would cover.
    stage.stage.tap(100, 220)
    stage.stage.wait(1)
    #expect(stage.log() == ["didSelect 5"])
  }

  @Test func `TV-63 a swipe over the whole row does the first action`() {
    let stage = Stage()
    stage.swipe(60, from: 290, by: -250)
    stage.stage.wait(1)
    #expect(stage.log().contains("commit delete 1"))
    #expect(stage.names.count == 7)
    let calm = UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Calm") { _, _, _ in }
    ])
    calm.performsFirstActionWithFullSwipe = false
    stage.trailing = calm
    stage.swipe(60, from: 290, by: -250)
    #expect(stage.cell(1)?.showingDeleteConfirmation == true)
    #expect(stage.cell(1)?.contentView.frame.minX == -74)
  }

  @Test func `TV-63 actions stand on both sides`() {
    let stage = Stage()
    var done: [String] = []
    let actions = ["One", "Two"].map { title in
      UIContextualAction(style: .normal, title: title) { action, _, finish in
        done.append(action.title ?? "")
        finish(true)
      }
    }
    #expect(actions[0].style == .normal && actions[0].backgroundColor == .systemGray)
    stage.leading = UISwipeActionsConfiguration(actions: actions)
    stage.swipe(60, from: 20, by: 120)
    #expect((stage.cell(1)?.contentView.frame.minX ?? 0) == 148)
    stage.stage.tap(30, 60)
    stage.stage.wait(1)
    #expect(done == ["One"])
    #expect(stage.cell(1)?.contentView.frame.minX == 0)
    stage.swipe(60, from: 20, by: 120)
    stage.stage.tap(110, 60)
    stage.stage.wait(1)
    #expect(done == ["One", "Two"])
    // A short swipe goes back, one up and down scrolls.
    stage.swipe(60, from: 20, by: 30)
    #expect(stage.cell(1)?.contentView.frame.minX == 0)
  }

  @Test func `TV-63 nothing is deleted by a swipe where a program says nothing of editing`() {
    let stage = TableStage(rows: 5)
    stage.stage.drag(1, from: CGPoint(x: 250, y: 60), by: CGPoint(x: -100, y: 0))
    stage.stage.up(1, 150, 60)
    stage.stage.wait(1)
    #expect(stage.table.visibleCells[1].contentView.frame.minX == 0)
    final class Committing: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        3
      }
      override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
      ) {}
    }
    let other = GestureStage()
    let list = Committing(style: .plain)
    list.tableView.rowHeight = 40
    other.view.removeFromSuperview()
    other.window.rootViewController = list
    other.wait(0.1)
    let cell = list.tableView.visibleCells[0]
    let y = cell.convert(CGPoint(x: 0, y: 20), to: nil).y
    other.drag(1, from: CGPoint(x: 350, y: y), by: CGPoint(x: -100, y: 0))
    other.wait(0.2)
    other.up(1, 250, y)
    other.wait(1)
    #expect(cell.showingDeleteConfirmation)
  }

  @Test func `TV-65 a row is moved by its handle, and the data hears of it once`() {
    let stage = Stage()
    stage.table.isEditing = true
    stage.table.layoutIfNeeded()
    // At once: nobody scrolls by a handle.
    stage.stage.down(1, 280, 60)
    for y in stride(from: 60, through: 180, by: 10) {
      stage.stage.move(1, 280, CGFloat(y))
      stage.stage.wait(0.02)
    }
    #expect(stage.log() == [])
    #expect(stage.shown == ["0", "2", "3", "4", "1", "5", "6", "7"])
    stage.stage.up(1, 280, 180)
    stage.stage.wait(1)
    #expect(stage.log() == ["move 1 to 4"])
    #expect(stage.names == ["0", "2", "3", "4", "1", "5", "6", "7"])
    #expect(stage.shown == stage.names)
    #expect(stage.cell(4)?.frame == CGRect(x: 0, y: 160, width: 300, height: 40))
    // The delegate may say where it goes; a cancelled move goes back.
    stage.target = { source, goal in goal.row == 0 ? source : goal }
    stage.stage.down(1, 280, 60)
    stage.stage.wait(0.3)
    for y in stride(from: 60, through: 10, by: -10) { stage.stage.move(1, 280, CGFloat(y)) }
    #expect(stage.shown == stage.names)
    stage.stage.move(1, 280, 140)
    #expect(stage.shown != stage.names)
    stage.stage.cancel(1, 280, 140)
    stage.stage.wait(1)
    #expect(stage.log() == [])
    #expect(stage.shown == stage.names)
  }

  @Test func `TV-89 rows can be moved where a controller moves them`() {
    class Plain: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        3
      }
    }
    final class Moving: Plain {
      var moves: [String] = []
      override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
      ) { moves.append("\(sourceIndexPath.row) to \(destinationIndexPath.row)") }
    }
    final class Refusing: Plain {
      override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        false
      }
      override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
      ) {}
    }
    /// The rooms that the contents of the first row leave for a handle.
    func rooms(_ list: UITableViewController, _ stage: GestureStage) -> [CGFloat] {
      list.tableView.rowHeight = 40
      stage.view.removeFromSuperview()
      stage.window.rootViewController = list
      list.tableView.isEditing = true
      stage.wait(0.1)
      return list.tableView.visibleCells.prefix(1).map {
        $0.bounds.width - $0.contentView.frame.maxX
      }
    }
    #expect(rooms(Plain(style: .plain), GestureStage()) == [0])
    #expect(rooms(Refusing(style: .plain), GestureStage()) == [0])
    let (list, stage) = (Moving(style: .plain), GestureStage())
    #expect(rooms(list, stage) == [44])
    let cell = list.tableView.visibleCells[0]
    let handle = cell.convert(CGPoint(x: cell.bounds.width - 20, y: 20), to: nil)
    stage.down(1, handle.x, handle.y)
    stage.move(1, handle.x, handle.y + 40)
    stage.up(1, handle.x, handle.y + 40)
    stage.wait(1)
    #expect(list.moves == ["0 to 1"])
  }

  @Test func `TV-90 a handle is read as what reorders its row`() {
    let stage = Stage()
    stage.table.isEditing = true
    stage.table.layoutIfNeeded()
    func handles(_ row: Int) -> [UIControl] {
      (stage.cell(row)?.subviews ?? []).compactMap { $0 as? UIControl }
        .filter { $0.accessibilityLabel?.hasPrefix("Reorder") == true }
    }
    #expect(handles(0).isEmpty)
    #expect(handles(1).map(\.accessibilityLabel) == ["Reorder 1"])
    #expect(
      handles(1).map(\.accessibilityTraits) == [.button] && handles(1)[0].isAccessibilityElement)
    stage.cell(2)?.accessibilityLabel = "the second"
    #expect(handles(2).map(\.accessibilityLabel) == ["Reorder the second"])
  }

  @Test func `TV-44 a table view controller edits its table`() {
    let list = UITableViewController(style: .plain)
    list.setEditing(true, animated: false)
    #expect(!list.isViewLoaded)
    list.loadViewIfNeeded()
    list.setEditing(false, animated: false)
    list.setEditing(true, animated: false)
    #expect(list.tableView.isEditing)
  }
}

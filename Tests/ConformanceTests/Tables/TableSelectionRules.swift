// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("TV selection", .freshApplication)
struct TableSelectionRules {
  /// A stage that logs what concerns selection.
  private func makeStage(_ rows: Int = 30) -> TableStage {
    let stage = TableStage(rows: rows)
    stage.logged = ["should", "did", "willS", "willDes", "accessory"]
    _ = stage.log()
    return stage
  }

  @Test func `TV-20 TV-21 a tap highlights and selects`() {
    let stage = makeStage()
    stage.tap(60)
    #expect(
      stage.log() == [
        "shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willSelect 1", "didSelect 1",
      ])
    #expect(stage.table.indexPathForSelectedRow == stage.path(1))
    #expect(stage.table.cellForRow(at: stage.path(1))?.isSelected == true)
    stage.tap(100)
    #expect(
      stage.log() == [
        "shouldHighlight 2", "didHighlight 2", "didUnhighlight 2", "willSelect 2",
        "willDeselect 1", "didDeselect 1", "didSelect 2",
      ])
    #expect(stage.table.indexPathsForSelectedRows == [stage.path(2)])
    stage.tap(100)
    #expect(stage.log().suffix(2) == ["willSelect 2", "didSelect 2"])
  }

  @Test func `TV-20 a finger that rests highlights after the delay of the scroll view`() {
    let stage = makeStage()
    stage.stage.down(TableStage.finger, 100, 60)
    #expect(stage.log() == [])
    stage.stage.wait(0.2)
    #expect(stage.log() == ["shouldHighlight 1", "didHighlight 1"])
    #expect(stage.table.cellForRow(at: stage.path(1))?.isHighlighted == true)
    stage.stage.up(TableStage.finger, 100, 60)
    #expect(stage.log() == ["didUnhighlight 1", "willSelect 1", "didSelect 1"])
    #expect(stage.table.cellForRow(at: stage.path(1))?.isHighlighted == false)
  }

  @Test
  func `TV-20 a row that is not highlighted is not selected, and the selected one keeps its look`()
  {
    let stage = makeStage()
    stage.tap(20)
    stage.highlights = { _ in false }
    _ = stage.log()
    stage.tap(60)
    #expect(stage.log() == ["shouldHighlight 1"])
    #expect(stage.table.indexPathForSelectedRow == stage.path(0))
    stage.highlights = { _ in true }
    stage.stage.down(TableStage.finger, 100, 60)
    stage.stage.wait(0.2)
    #expect(stage.table.cellForRow(at: stage.path(0))?.isSelected == false)
    #expect(stage.table.indexPathForSelectedRow == stage.path(0))
    stage.stage.cancel(TableStage.finger, 100, 60)
    #expect(stage.table.cellForRow(at: stage.path(0))?.isSelected == true)
  }

  @Test func `TV-21 the delegate may refuse or name another row`() {
    let stage = makeStage()
    stage.selects = { $0.row == 1 ? nil : IndexPath(row: 5, section: 0) }
    stage.tap(60)
    #expect(stage.log().last == "willSelect 1")
    #expect(stage.table.indexPathForSelectedRow == nil)
    stage.tap(100)
    #expect(stage.log().suffix(2) == ["willSelect 2", "didSelect 5"])
    #expect(stage.table.indexPathForSelectedRow == stage.path(5))
    stage.selects = { $0 }
    stage.deselects = { _ in nil }
    stage.tap(60)
    #expect(stage.log().last == "willDeselect 5")
    #expect(stage.table.indexPathForSelectedRow == stage.path(5))
    #expect(stage.table.cellForRow(at: stage.path(5))?.isSelected == true)
  }

  @Test func `TV-22 several rows, or none`() {
    let stage = makeStage()
    stage.table.allowsMultipleSelection = true
    stage.tap(60)
    stage.tap(20)
    #expect(stage.table.indexPathsForSelectedRows == [stage.path(0), stage.path(1)])
    _ = stage.log()
    stage.tap(60)
    #expect(stage.log().suffix(2) == ["willDeselect 1", "didDeselect 1"])
    #expect(stage.table.indexPathsForSelectedRows == [stage.path(0)])
    stage.table.allowsSelection = false
    #expect(stage.table.indexPathsForSelectedRows == nil)
    _ = stage.log()
    stage.tap(60)
    #expect(stage.log() == [])
  }

  @Test func `TV-23 programs select without being told, and cells keep it while they scroll`() {
    let stage = makeStage()
    @MainActor final class Posts { var count = 0 }
    let posts = Posts()
    let token = NotificationCenter.default.addObserver(
      forName: UITableView.selectionDidChangeNotification, object: stage.table, queue: nil
    ) { _ in MainActor.assumeIsolated { posts.count += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    stage.table.selectRow(at: stage.path(20), animated: false, scrollPosition: .middle)
    #expect(stage.table.contentOffset.y == 620)
    #expect(stage.table.cellForRow(at: stage.path(20))?.isSelected == true)
    stage.table.contentOffset.y = 0
    stage.table.layoutIfNeeded()
    #expect(stage.table.visibleCells.allSatisfy { !$0.isSelected })
    stage.table.contentOffset.y = 620
    stage.table.layoutIfNeeded()
    #expect(stage.table.cellForRow(at: stage.path(20))?.isSelected == true)
    stage.table.deselectRow(at: stage.path(20), animated: true)
    #expect(stage.table.indexPathForSelectedRow == nil)
    stage.table.selectRow(at: stage.path(0), animated: false, scrollPosition: .none)
    stage.table.selectRow(at: nil, animated: false, scrollPosition: .none)
    stage.table.selectRow(at: stage.path(99), animated: false, scrollPosition: .none)
    #expect(stage.table.indexPathForSelectedRow == nil)
    #expect(stage.log().filter { $0.contains("elect") } == [])
    #expect(posts.count == 0)
    stage.tap(100)
    #expect(posts.count == 1)
  }

  @Test func `TV-23 TV-79 what is selected is told in order while all is being selected`() {
    let stage = makeStage()
    let rows = stage.data[0].count
    stage.table.allowsMultipleSelection = true
    stage.table.selectRow(at: stage.path(4), animated: false, scrollPosition: .none)
    var told: [[IndexPath]?] = []
    stage.onSelect = { _ in told.append(stage.table.indexPathsForSelectedRows) }
    stage.table.selectAll(nil)
    let order = [4] + (0..<rows).filter { $0 != 4 }
    let expected: [[IndexPath]?] = (2...rows).map { count in
      order.prefix(count).sorted().map { stage.path($0) }
    }
    #expect(told == expected)
    stage.table.deselectRow(at: stage.path(0), animated: false)
    #expect(stage.table.indexPathsForSelectedRows?.count == rows - 1)
    #expect(stage.table.indexPathForSelectedRow == stage.path(1))
  }

  @Test func `TV-24 scrolling takes a touch from its row`() {
    let stage = makeStage()
    stage.stage.down(TableStage.finger, 100, 60)
    stage.stage.wait(0.2)
    stage.stage.move(TableStage.finger, 100, 40)
    stage.stage.move(TableStage.finger, 100, 20)
    stage.stage.wait(0.2)
    stage.stage.up(TableStage.finger, 100, 20)
    stage.stage.wait(1)
    #expect(stage.log() == ["shouldHighlight 1", "didHighlight 1", "didUnhighlight 1"])
    #expect(stage.table.contentOffset.y > 0)
    stage.drag(from: 300, by: -100)
    stage.stage.wait(1)
    #expect(!stage.log().contains { $0.contains("ighlight") || $0.contains("elect") })
  }

  @Test func `TV-24 a tap that stops the rows selects none`() {
    let stage = makeStage(200)
    stage.drag(from: 350, by: -250, rests: false, steps: 5)
    stage.stage.wait(0.3)
    #expect(stage.table.isDecelerating)
    _ = stage.log()
    stage.tap(100)
    #expect(!stage.table.isDecelerating)
    #expect(!stage.log().contains { $0.contains("Select") })
  }

  @Test func `TV-24 a control in a cell keeps its touches`() {
    let stage = makeStage()
    var taps = 0
    stage.makeCell = { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      if cell.contentView.viewWithTag(7) == nil {
        let button = UIButton(frame: CGRect(x: 200, y: 0, width: 60, height: 40))
        button.tag = 7
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        cell.contentView.addSubview(button)
      }
      return cell
    }
    stage.table.reloadData()
    stage.table.layoutIfNeeded()
    _ = stage.log()
    stage.tap(60, x: 220)
    #expect(taps == 1)
    #expect(stage.log() == [])
    stage.tap(60)
    #expect(stage.log().last == "didSelect 1")
    #expect(taps == 1)
  }

  @Test func `TV-25 the button for details tells the delegate and selects nothing`() {
    let stage = makeStage()
    stage.makeCell = { _, path in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "A long text that fills all the room there is in the row"
      cell.accessoryType = path.row == 0 ? .detailButton : .disclosureIndicator
      return cell
    }
    stage.table.reloadData()
    stage.table.layoutIfNeeded()
    _ = stage.log()
    let cell = stage.table.visibleCells[0]
    #expect(cell.contentView.frame.maxX < 290)
    stage.tap(20, x: 300 - 16 - 8)
    #expect(stage.log() == ["accessory 0"])
    stage.tap(60, x: 300 - 16 - 8)
    #expect(stage.log().last == "didSelect 1")
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    cell.accessoryView = own
    cell.layoutIfNeeded()
    #expect(own.frame == CGRect(x: 234, y: 10, width: 50, height: 20))
    #expect(cell.contentView.frame.width == 234)
  }

  @Test func `TV-26 a touch comes to the table along the chain`() {
    final class Keeper: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    let stage = makeStage()
    stage.makeCell = { _, path in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let view: UIView = path.row == 0 ? Keeper() : UIView()
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      cell.contentView.addSubview(view)
      return cell
    }
    stage.table.reloadData()
    stage.table.layoutIfNeeded()
    _ = stage.log()
    stage.tap(20, x: 50)
    #expect(stage.log() == [])
    stage.tap(60, x: 50)
    #expect(stage.log().last == "didSelect 1")
  }

  @Test func `TV-21 rows may be loaded anew in didSelect`() {
    let stage = makeStage()
    stage.onSelect = { path in
      stage.data[0].insert("new", at: path.row)
      stage.table.reloadData()
    }
    stage.tap(60)
    stage.table.layoutIfNeeded()
    #expect(stage.shown.prefix(3) == ["0", "new", "1"])
    #expect(stage.table.indexPathForSelectedRow == nil)
    stage.onSelect = { path in
      stage.data[0].remove(at: path.row)
      stage.table.deleteRows(at: [path], with: .automatic)
    }
    stage.tap(60)
    stage.stage.wait(1)
    #expect(stage.shown.prefix(3) == ["0", "1", "2"])
    #expect(stage.table.indexPathForSelectedRow == nil)
  }

  @Test func `TV-27 a field that is edited lives on when its row leaves view`() {
    let stage = makeStage(60)
    stage.makeCell = { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      if cell.contentView.viewWithTag(9) == nil {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        field.tag = 9
        cell.contentView.addSubview(field)
      }
      (cell.contentView.viewWithTag(9) as? UITextField)?.text = "\(path.row)"
      return cell
    }
    stage.stage.window.makeKeyAndVisible()
    stage.table.reloadData()
    stage.table.layoutIfNeeded()
    let cell = stage.table.cellForRow(at: stage.path(2))
    let field = cell?.contentView.viewWithTag(9) as? UITextField
    #expect(field?.becomeFirstResponder() == true)
    field?.text = "typed"
    stage.table.contentOffset.y = 1200
    stage.table.layoutIfNeeded()
    #expect(field?.isFirstResponder == true && field?.window != nil)
    #expect(cell.map { !stage.table.visibleCells.contains($0) } == true)
    stage.table.contentOffset.y = 0
    stage.table.layoutIfNeeded()
    #expect(stage.table.cellForRow(at: stage.path(2)) === cell)
    #expect(field?.text == "typed")
    field?.resignFirstResponder()
    stage.table.contentOffset.y = 1200
    stage.table.layoutIfNeeded()
    #expect(cell?.window == nil || stage.table.visibleCells.contains { $0 === cell })
  }

  @Test func `TV-17 the chain leads from the content view to cell and table`() {
    let stage = makeStage()
    let cell = stage.table.visibleCells[0]
    #expect(cell.textLabel?.next === cell.contentView)
    #expect(cell.contentView.next === cell)
    #expect(cell.next === stage.table)
  }

  @Test func `TV-26 a table in a cell of a table keeps its touches`() {
    let inner = PlainRows(50)
    let stage = makeStage()
    final class Inner: NSObject, UITableViewDelegate {
      var selected: [Int] = []
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected.append(indexPath.row)
      }
    }
    let delegate = Inner()
    let nested = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), style: .plain)
    nested.rowHeight = 20
    nested.dataSource = inner
    nested.delegate = delegate
    stage.table.rowHeight = 200
    stage.makeCell = { _, path in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      if path.row == 0 { cell.contentView.addSubview(nested) }
      return cell
    }
    stage.table.reloadData()
    stage.table.layoutIfNeeded()
    _ = stage.log()
    stage.tap(50)
    #expect(delegate.selected == [2])
    #expect(!stage.log().contains { $0.contains("elect") })
    stage.tap(50, x: 250)
    #expect(stage.log().last == "didSelect 0")
    stage.drag(from: 150, by: -60)
    stage.stage.wait(1)
    #expect(nested.contentOffset.y > 0 && stage.table.contentOffset.y == 0)
  }

  @Test func `TV-19 a selected cell has a grey ground unless it wants none`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.highlightedTextColor = .red
    let plain = cell.subviews.count
    cell.selectionStyle = .none
    cell.setSelected(true, animated: false)
    #expect(cell.subviews.count == plain)
    cell.selectionStyle = .default
    #expect(cell.subviews.count == plain + 1)
    #expect(cell.textLabel?.isHighlighted == true)
    let own = UIView()
    cell.selectedBackgroundView = own
    #expect(own.superview === cell && own.alpha == 1)
    cell.isSelected = false
    #expect(own.alpha == 0)
    cell.isHighlighted = true
    #expect(own.alpha == 1)
  }

  @Test func `TV-18 a cell shows texts and a picture as its style says`() {
    func cell(_ style: UITableViewCell.CellStyle) -> UITableViewCell {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
      cell.textLabel?.text = "Text"
      cell.detailTextLabel?.text = "Detail"
      cell.layoutIfNeeded()
      return cell
    }
    let plain = cell(.default)
    #expect(plain.detailTextLabel == nil)
    #expect(plain.textLabel?.frame.minX == 16 && plain.textLabel?.frame.midY == 30)
    plain.imageView?.image = UIImage(systemName: "star")
    plain.layoutIfNeeded()
    #expect(plain.imageView?.frame.minX == 16)
    #expect(plain.textLabel?.frame.minX == 54)
    plain.indentationLevel = 2
    plain.layoutIfNeeded()
    #expect(plain.imageView?.frame.minX == 36)
    let value = cell(.value1)
    #expect(value.detailTextLabel?.frame.maxX == 284 && value.textLabel?.frame.minX == 16)
    let column = cell(.value2)
    #expect(column.detailTextLabel?.frame.minX == 115)
    let below = cell(.subtitle)
    #expect(below.detailTextLabel?.frame.minY == below.textLabel?.frame.maxY)
  }

  @Test func `TV-16 lines keep from the sides as the cell or the table says`() {
    let stage = TableStage([["a", "b"]], style: .insetGrouped)
    func line(_ row: Int) -> UIView? {
      stage.table.cellForRow(at: stage.path(row))?.subviews.last { $0.frame.height <= 1 }
    }
    stage.stage.window.layoutIfNeeded()
    #expect(line(0)?.isHidden == false && line(1)?.isHidden == true)
    #expect(line(0)?.frame.minX == 16)
    stage.table.separatorInset.left = 40
    stage.stage.window.layoutIfNeeded()
    #expect(line(0)?.frame.minX == 40)
    stage.table.cellForRow(at: stage.path(0))?.separatorInset.left = 5
    stage.stage.window.layoutIfNeeded()
    #expect(line(0)?.frame.minX == 5)
    stage.table.separatorStyle = .none
    stage.stage.window.layoutIfNeeded()
    #expect(line(0)?.isHidden == true)
  }

  @Test func `TV-84 a tap does what a row is for, after it was selected`() {
    final class Doing: NSObject, UITableViewDelegate {
      var log: [String] = []
      var may: Bool?
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("selects \(indexPath.row)")
      }
      func tableView(
        _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
      ) -> Bool {
        log.append("asks \(indexPath.row)")
        return may ?? !tableView.isEditing
      }
      func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        log.append("does \(indexPath.row)")
      }
    }
    let stage = TableStage(rows: 9)
    let doing = Doing()
    stage.table.delegate = doing
    stage.tap(60)
    #expect(doing.log == ["selects 1", "asks 1", "does 1"])
    stage.table.allowsSelectionDuringEditing = true
    stage.table.isEditing = true
    doing.log = []
    stage.tap(100)
    #expect(doing.log == ["selects 2", "asks 2"])
    doing.may = true
    stage.tap(100)
    #expect(doing.log.suffix(2) == ["asks 2", "does 2"])
  }

  @Test func `TV-84 the default does nothing, and a controller may`() {
    final class Page: UITableViewController {
      var done: [Int] = []
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        9
      }
      override func tableView(
        _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
      ) { done.append(indexPath.row) }
    }
    let stage = TableStage(rows: 9)
    let page = Page(style: .plain)
    page.tableView.frame = CGRect(x: 0, y: 400, width: 300, height: 400)
    page.tableView.rowHeight = 40
    stage.stage.window.addSubview(page.tableView)
    page.tableView.reloadData()
    page.tableView.layoutIfNeeded()
    stage.tap(500)
    #expect(page.done == [2])
    page.isEditing = true
    page.tableView.allowsSelectionDuringEditing = true
    stage.tap(500)
    #expect(page.done == [2])
  }

  @Test func `TV-85 another view is shown where several rows may be selected`() throws {
    let stage = TableStage(rows: 9)
    let cell = try #require(stage.table.cellForRow(at: stage.path(1)))
    let (one, several) = (UIView(), UIView())
    cell.selectedBackgroundView = one
    cell.multipleSelectionBackgroundView = several
    stage.table.selectRow(at: stage.path(1), animated: false, scrollPosition: .none)
    #expect(one.superview === cell && one.alpha == 1 && several.superview == nil)
    stage.table.allowsMultipleSelection = true
    #expect(several.superview === cell && several.alpha == 1 && one.superview == nil)
    cell.multipleSelectionBackgroundView = nil
    #expect(one.superview === cell && several.superview == nil)
    cell.selectedBackgroundView = nil
    #expect(one.superview == nil)
  }

  @Test func `CV-83 what lies behind a row by default is that of its table`() {
    func ground(_ style: UITableView.Style) -> UIColor? {
      let stage = TableStage([["a"]], style: style)
      let cell = stage.table.cellForRow(at: stage.path(0))
      return cell?.defaultBackgroundConfiguration().backgroundColor
    }
    #expect(ground(.plain) == UIBackgroundConfiguration.listPlainCell().backgroundColor)
    #expect(ground(.grouped) == UIBackgroundConfiguration.listGroupedCell().backgroundColor)
  }
}

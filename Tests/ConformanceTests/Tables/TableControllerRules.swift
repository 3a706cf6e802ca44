// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("TV controllers", .freshApplication)
struct TableControllerRules {
  /// A controller as applications write one.
  private final class List: UITableViewController {
    var rows = (0..<20).map { "row \($0)" }
    var selected: [Int] = []
    var scrolls = 0
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      tableView.rowHeight = 40
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Rows" }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath.row)
    }
    override func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { indexPath.row == 0 ? 60 : 40 }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
  }

  @Test func `TV-40 the view of a table view controller is its table`() throws {
    let list = List(style: .grouped)
    let navigation = UINavigationController(rootViewController: list)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let table = try #require(list.tableView)
    #expect(list.view === table && table.style == .grouped)
    #expect(table.dataSource === list && table.delegate === list)
    #expect(table.visibleCells.first?.textLabel?.text == "row 0")
    #expect(table.visibleCells.prefix(2).map(\.frame.height) == [60, 40])
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "Rows")
    #expect(table.next === list)
    table.contentOffset.y += 10
    #expect(list.scrolls > 0)
    // A subclass has the initializers of its superclass.
    #expect(List().tableView.style == .plain)
    #expect(List(nibName: nil, bundle: nil).tableView.style == .plain)
  }

  @Test func `TV-41 rows are deselected when the view appears again`() throws {
    let stage = GestureStage()
    let list = List(style: .plain)
    let navigation = UINavigationController(rootViewController: list)
    stage.view.removeFromSuperview()
    stage.window.rootViewController = navigation
    stage.wait(0.1)
    let table = try #require(list.tableView)
    let place = table.convert(CGPoint(x: 100, y: table.rectForRow(at: [0, 2]).midY), to: nil)
    stage.tap(place.x, place.y)
    stage.wait(0.5)
    #expect(list.selected == [2])
    #expect(table.indexPathForSelectedRow == [0, 2])
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(table.indexPathForSelectedRow == [0, 2])
    navigation.popViewController(animated: false)
    #expect(table.indexPathForSelectedRow == nil)
    list.clearsSelectionOnViewWillAppear = false
    table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    navigation.pushViewController(UIViewController(), animated: false)
    navigation.popViewController(animated: false)
    #expect(table.indexPathForSelectedRow == [0, 1])
  }

  @Test func `TV-42 the refresh control is that of the table`() throws {
    let list = List(style: .plain)
    let control = UIRefreshControl()
    list.refreshControl = control
    #expect(list.tableView.refreshControl === control)
    #expect(list.refreshControl === control)
  }

  @Test func `TV-43 rows end above the keyboard while the view is shown`() throws {
    let stage = GestureStage()
    let list = List(style: .plain)
    stage.window.rootViewController = list
    stage.window.makeKeyAndVisible()
    stage.wait(0.1)
    let table = try #require(list.tableView)
    let before = table.contentInset.bottom
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    table.tableHeaderView = field
    #expect(field.becomeFirstResponder())
    stage.wait(1)
    #expect(table.contentInset.bottom > before + 100)
    field.resignFirstResponder()
    stage.wait(1)
    #expect(table.contentInset.bottom == before)
  }
}

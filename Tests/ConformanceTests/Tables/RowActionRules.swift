// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("TV actions of rows", .freshApplication)
struct RowActionRules {
  /// Rows of 40 points that can be edited, with actions as older sources name them.
  private final class Stage: NSObject, UITableViewDataSource, UITableViewDelegate {
    let stage = GestureStage()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    var actions: [UITableViewRowAction]?

    override init() {
      super.init()
      table.rowHeight = 40
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = self
      table.delegate = self
      stage.window.addSubview(table)
      table.layoutIfNeeded()
    }

    /// How far a row is moved.
    func shift(_ row: Int) -> CGFloat? {
      table.layoutIfNeeded()
      return table.cellForRow(at: [0, row])?.contentView.frame.minX
    }

    /// A drag sideways that ends with a rest.
    func swipe(_ y: CGFloat, by way: CGFloat) {
      stage.drag(1, from: CGPoint(x: 290, y: y), by: CGPoint(x: way, y: 0))
      stage.wait(0.2)
      stage.up(1, 290 + way, y)
      stage.wait(0.5)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(
      _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? { actions }
  }

  @Test func `TV-95 actions of rows are uncovered, the first at the edge`() {
    let stage = Stage()
    let note: (UITableViewRowAction, IndexPath) -> Void = { action, path in
      stage.stage.note("\(action.title ?? "-") \(path.row)")
    }
    let calm = UITableViewRowAction(style: .normal, title: "One", handler: note)
    let gone = UITableViewRowAction(style: .destructive, title: "Two", handler: note)
    #expect(gone.style == .default && calm.style == .normal && calm.backgroundColor == nil)
    stage.actions = [gone, calm]
    // No swipe over the whole row does one of them.
    stage.swipe(60, by: -270)
    #expect(stage.shift(1) == -148)
    #expect(stage.stage.takeLog() == [])
    stage.stage.tap(189, 60)
    stage.stage.wait(1)
    #expect(stage.shift(1) == 0)
    stage.swipe(100, by: -120)
    stage.stage.tap(263, 100)
    stage.stage.wait(1)
    #expect(stage.stage.takeLog() == ["One 1", "Two 2"])
    stage.actions = nil
    stage.swipe(60, by: -120)
    // "Delete" is wider than the least width.
    let shift = stage.shift(1) ?? 0
    #expect(shift < -74 && shift > -80)
  }

  @Test func `TV-96 an index path as an object names a row too`() {
    let path = NSIndexPath(row: 3, section: 2)
    #expect((path.row, path.item, path.section) == (3, 3, 2))
    #expect(path as IndexPath == IndexPath(row: 3, section: 2))
    #expect(NSIndexPath(item: 3, section: 2) == path)
  }
}

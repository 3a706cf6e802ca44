// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// Hears of rows that fingers select.
@MainActor
private final class PanDelegate: NSObject, UITableViewDelegate {
  let note: (String) -> Void
  var begins = true
  var onBegin: (UITableView) -> Void = { _ in }
  var onSelect: (UITableView, Int) -> Void = { _, _ in }
  var highlights: (Int) -> Bool = { _ in true }
  var selects: (Int) -> Bool = { _ in true }

  init(_ note: @escaping (String) -> Void) { self.note = note }

  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    note("shouldBegin \(indexPath.row)")
    return begins
  }
  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    note("didBegin \(indexPath.row)")
    onBegin(tableView)
  }
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { note("didEnd") }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    note("shouldHighlight \(indexPath.row)")
    return highlights(indexPath.row)
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    note("didHighlight \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    note("didUnhighlight \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willSelect \(indexPath.row)")
    return selects(indexPath.row) ? indexPath : nil
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willDeselect \(indexPath.row)")
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("didSelect \(indexPath.row)")
    onSelect(tableView, indexPath.row)
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    note("didDeselect \(indexPath.row)")
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("scrolls") }
}

/// What a test begins with; made in the test, for a new window hides the one before.
@MainActor
private final class PanFixture {
  private(set) lazy var parts: (stage: TableStage, delegate: PanDelegate) = {
    let stage = TableStage(rows: 30)
    let gestures = stage.stage
    let delegate = PanDelegate { gestures.note($0) }
    stage.logged = []
    stage.table.allowsMultipleSelectionDuringEditing = true
    stage.table.delegate = delegate
    delegate.onBegin = { $0.setEditing(true, animated: false) }
    stage.table.layoutIfNeeded()
    _ = stage.log()
    return (stage, delegate)
  }()
}

@MainActor @Suite("TV fingers that select", .freshApplication)
struct TableSelectionPanRules {
  private let fixture = PanFixture()
  private var stage: TableStage { fixture.parts.stage }
  private var delegate: PanDelegate { fixture.parts.delegate }
  private var table: UITableView { stage.table }

  private func fingers(_ phase: Contact.Phase, _ y: CGFloat, x: CGFloat = 100) {
    stage.stage.send([(1, phase, x, y), (2, phase, x + 60, y)])
  }

  /// Two fingers come down, and go to one height after the other.
  private func pan(from y: CGFloat, _ ways: CGFloat..., x: CGFloat = 100) {
    fingers(.began, y, x: x)
    go(ways, x: x)
  }

  private func go(_ ways: [CGFloat], x: CGFloat = 100) {
    for way in ways {
      stage.stage.wait(1.0 / 60)
      fingers(.moved, way, x: x)
    }
  }

  private var selected: [Int] { (table.indexPathsForSelectedRows ?? []).map(\.row) }

  /// What is heard of rows that are tapped.
  private func taps(_ rows: Int..., does what: String = "Select") -> [String] {
    rows.flatMap { row in
      [
        "shouldHighlight", "didHighlight", "didUnhighlight", "will\(what)", "did\(what)",
      ].map { "\($0) \(row)" }
    }
  }

  @Test func `TV-80 two fingers select the rows they pass, and take back what they go back over`() {
    pan(from: 100, 115, 185)
    #expect(stage.log() == ["shouldBegin 2", "didBegin 2"] + taps(2, 3, 4))
    #expect(selected == [2, 3, 4] && table.isEditing && table.contentOffset.y == 0)
    #expect(table.cellForRow(at: stage.path(3))?.isSelected == true)
    go([140])
    #expect(stage.log() == taps(4, does: "Deselect"))
    go([70])
    #expect(stage.log() == taps(3, does: "Deselect") + taps(1))
    fingers(.ended, 70)
    #expect(stage.log() == ["didEnd"] && selected == [1, 2])
  }

  @Test func `TV-80 what the delegate refuses is passed over`() {
    delegate.highlights = { $0 != 3 }
    delegate.selects = { $0 != 4 }
    pan(from: 100, 115, 225)
    #expect(
      stage.log() == ["shouldBegin 2", "didBegin 2"] + taps(2) + ["shouldHighlight 3"]
        + taps(4).dropLast() + taps(5))
    fingers(.ended, 225)
    #expect(selected == [2, 5])
  }

  @Test func `TV-80 fingers that begin at a selected row deselect, and give back`() {
    table.setEditing(true, animated: false)
    for row in [2, 4] {
      table.selectRow(at: stage.path(row), animated: false, scrollPosition: .none)
    }
    pan(from: 100, 115, 185)
    #expect(
      stage.log() == ["shouldBegin 2", "didBegin 2"] + taps(2, 4, does: "Deselect"))
    go([140])
    #expect(stage.log() == taps(4))
    fingers(.ended, 140)
    #expect(selected == [4])
  }

  @Test func `TV-80 one of the fingers may lift, which moves nothing`() {
    pan(from: 100, 115, 145)
    stage.stage.send([(2, .ended, 160, 145)])
    stage.stage.wait(0.1)
    stage.stage.move(1, 100, 185)
    #expect(selected == [2, 3, 4])
    stage.stage.up(1, 100, 185)
    #expect(stage.log().last == "didEnd")
  }

  @Test func `TV-80 where the delegate says no, two fingers scroll`() {
    delegate.begins = false
    pan(from: 200, 185, 150)
    #expect(stage.log() == ["shouldBegin 5", "scrolls"])
    fingers(.ended, 150)
    #expect(selected == [] && table.contentOffset.y > 0)
  }

  @Test func `TV-80 a single finger scrolls and selects as ever`() {
    delegate.begins = true
    stage.drag(from: 200, by: -50)
    #expect(stage.log() == ["scrolls"] && table.contentOffset.y > 0)
    table.contentOffset.y = 0
    stage.tap(100)
    #expect(stage.log() == taps(2))
  }

  @Test func `TV-80 fingers that stop content drag it`() {
    stage.drag(from: 300, by: -200, rests: false)
    stage.stage.wait(0.05)
    _ = stage.log()
    pan(from: 200, 185, 150)
    fingers(.ended, 150)
    #expect(stage.log() == ["scrolls"] && selected == [])
  }

  @Test func `TV-81 one finger selects along the circles of a table that is edited`() throws {
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
    let finger = TableStage.finger
    stage.stage.drag(finger, from: CGPoint(x: 20, y: 100), by: CGPoint(x: 0, y: 80))
    stage.stage.up(finger, 20, 180)
    #expect(stage.log() == ["shouldBegin 2", "didBegin 2"] + taps(2, 3, 4) + ["didEnd"])
    stage.drag(from: 200, by: -80)
    #expect(stage.log() == ["scrolls"] && selected == [2, 3, 4])
  }

  @Test func `TV-81 at an edge the table scrolls and goes on selecting`() {
    pan(from: 300, 315, 395)
    let before = table.contentOffset.y
    stage.stage.wait(1)
    #expect(table.contentOffset.y > before + 200)
    let last = selected.max() ?? 0
    #expect(selected == Array(7...last) && last > 14)
    fingers(.ended, 395)
    let rest = table.contentOffset.y
    stage.stage.wait(1)
    #expect(table.contentOffset.y == rest)
    #expect(stage.log().last == "didEnd")
  }

  @Test func `TV-82 changes of rows take the fingers along, and reloading ends it`() {
    pan(from: 100, 115, 145)
    _ = stage.log()
    stage.data[0].insert("new", at: 0)
    table.insertRows(at: [stage.path(0)], with: .none)
    #expect(selected == [3, 4])
    go([146, 105])
    #expect(selected == [2, 3] && stage.log() == taps(4, does: "Deselect") + taps(2))
    table.reloadData()
    #expect(stage.log() == ["didEnd"])
    go([300])
    fingers(.ended, 300)
    #expect(stage.log() == [] && selected == [])
  }

  @Test func `TV-82 where several rows may not be selected any more, it ends`() {
    delegate.onSelect = { table, row in if row == 3 { table.setEditing(false, animated: false) } }
    pan(from: 100, 115, 225)
    #expect(stage.log() == ["shouldBegin 2", "didBegin 2"] + taps(2, 3))
    go([230])
    #expect(stage.log() == ["didEnd"])
    fingers(.ended, 230)
    #expect(stage.log() == [])
  }

  @Test func `TV-82 where nobody wants it there is no recognizer, and no question`() {
    final class Deaf: NSObject, UITableViewDelegate {}
    let fresh = TableStage(rows: 30)
    let count = fresh.table.gestureRecognizers?.count ?? 0
    fresh.table.allowsMultipleSelectionDuringEditing = true
    #expect(fresh.table.gestureRecognizers?.count == count + 1)
    table.allowsMultipleSelectionDuringEditing = false
    pan(from: 100, 115, 150)
    fingers(.ended, 150)
    #expect(stage.log() == ["scrolls"])
    stage.stage.wait(2)
    table.allowsMultipleSelectionDuringEditing = true
    let deaf = Deaf()
    table.delegate = deaf
    let enabled = (table.gestureRecognizers ?? []).filter(\.isEnabled).count
    pan(from: 100, 115, 150)
    fingers(.ended, 150)
    #expect((table.gestureRecognizers ?? []).filter(\.isEnabled).count == enabled - 1)
    #expect(selected == [])
  }

  @Test func `TV-80 a table view controller is asked for what it overrides`() {
    final class Page: UITableViewController {
      var log: [String] = []
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        9
      }
      override func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
      ) -> Bool { true }
      override func tableView(
        _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
      ) { log.append("didBegin \(indexPath.row)") }
      override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        log.append("didEnd")
      }
    }
    let page = Page(style: .plain)
    page.tableView.frame = CGRect(x: 0, y: 400, width: 300, height: 400)
    page.tableView.rowHeight = 40
    page.tableView.allowsMultipleSelection = true
    stage.stage.window.addSubview(page.tableView)
    page.tableView.reloadData()
    page.tableView.layoutIfNeeded()
    pan(from: 500, 515, 550)
    fingers(.ended, 550)
    #expect(page.log == ["didBegin 2", "didEnd"])
    #expect(page.tableView.indexPathsForSelectedRows == [stage.path(2), stage.path(3)])
  }
}

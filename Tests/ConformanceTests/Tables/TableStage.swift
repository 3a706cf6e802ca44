// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitTesting

/// A table of 300 × 400 points in a window, data of named rows, fingers, and a log.
@MainActor
final class TableStage: NSObject, UITableViewDataSource, UITableViewDelegate {
  static let finger = 9101
  let stage = GestureStage()
  let table: UITableView
  var data: [[String]]
  var titles: [String] = []
  /// Which lines are logged: those that begin with one of these; all for nil.
  var logged: [String]?
  /// Makes the cell of a row, instead of a dequeued one.
  var makeCell: ((UITableView, IndexPath) -> UITableViewCell)?
  /// What happens the next time that numbers are asked for.
  var onCount: (() -> Void)?
  var onDisplay: ((UITableViewCell, IndexPath) -> Void)?
  var onSelect: ((IndexPath) -> Void)?
  var highlights: (IndexPath) -> Bool = { _ in true }
  var selects: (IndexPath) -> IndexPath? = { $0 }
  var deselects: (IndexPath) -> IndexPath? = { $0 }

  /// - Parameter rowHeight: nil for rows that are measured.
  init(
    _ data: [[String]], style: UITableView.Style = .plain, rowHeight: CGFloat? = 40,
    isShown: Bool = true
  ) {
    self.data = data
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: style)
    super.init()
    if let rowHeight { table.rowHeight = rowHeight }
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    if isShown { stage.window.addSubview(table) }
    table.layoutIfNeeded()
  }

  /// A stage with one section of rows "0", "1" and so on.
  convenience init(rows: Int, rowHeight: CGFloat? = 40) {
    self.init([(0..<rows).map(String.init)], rowHeight: rowHeight)
  }

  func note(_ line: String) {
    if logged?.contains(where: line.hasPrefix) ?? true { stage.note(line) }
  }

  func log() -> [String] { stage.takeLog() }

  /// The texts of the rows that are seen.
  var shown: [String] { table.visibleCells.compactMap { $0.textLabel?.text } }

  func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  func tap(_ y: CGFloat, x: CGFloat = 100) {
    stage.tap(x, y, finger: Self.finger)
    stage.wait(0.5)
  }

  /// A drag by fingers, with or without a rest before the lift.
  func drag(from y: CGFloat, by way: CGFloat, rests: Bool = true, steps: Int = 10) {
    stage.drag(Self.finger, from: CGPoint(x: 100, y: y), by: CGPoint(x: 0, y: way), steps: steps)
    if rests { stage.wait(0.2) }
    stage.up(Self.finger, 100, y + way)
  }

  // MARK: - The data source

  func numberOfSections(in tableView: UITableView) -> Int {
    note("sections")
    let deed = onCount
    onCount = nil
    deed?()
    return data.count
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    note("rows \(section)")
    return data[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    note("cell \(indexPath.section).\(indexPath.row)")
    if let makeCell { return makeCell(tableView, indexPath) }
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = data[indexPath.section][indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }

  // MARK: - The delegate

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    note("willDisplay \(indexPath.section).\(indexPath.row)")
    onDisplay?(cell, indexPath)
  }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { note("didEndDisplaying \(indexPath.section).\(indexPath.row)") }
  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { note("accessory \(indexPath.row)") }
  func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    note("shouldHighlight \(indexPath.row)")
    return highlights(indexPath)
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    note("didHighlight \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    note("didUnhighlight \(indexPath.row)")
  }
  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    note("willSelect \(indexPath.row)")
    return selects(indexPath)
  }
  func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    note("willDeselect \(indexPath.row)")
    return deselects(indexPath)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("didSelect \(indexPath.row)")
    onSelect?(indexPath)
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    note("didDeselect \(indexPath.row)")
  }
}

/// A data source that has only what it must, with rows that all look alike.
final class PlainRows: NSObject, UITableViewDataSource {
  var count: Int
  var asked = 0
  init(_ count: Int) { self.count = count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked += 1
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "plain")
      ?? UITableViewCell(style: .default, reuseIdentifier: "plain")
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }
}

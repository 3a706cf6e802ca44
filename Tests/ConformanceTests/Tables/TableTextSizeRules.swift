// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("TV tables and the size of text", .freshApplication)
struct TableTextSizeRules {
  private func prefer(_ points: CGFloat, _ table: UITableView) {
    TextSize.prefer(points)
    table.layoutIfNeeded()
  }

  /// The first header, which is out of sight, comes in very large text.
  private func expectLargeHeader(_ stage: TableStage) throws {
    #expect(stage.table.headerView(forSection: 0) == nil)
    prefer(TextSize.largest, stage.table)
    stage.table.contentOffset.y = 0
    stage.table.layoutIfNeeded()
    let header = try #require(stage.table.headerView(forSection: 0))
    #expect(header.textLabel?.font.pointSize == 53 && TextSize.cut(in: header) == [])
  }

  @Test func `TV-102 headers grow with their text, and rows stand below them`() throws {
    defer { TextSize.prefer(TextSize.ordinary) }
    for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
      let stage = TableStage([["a", "b"], ["c"]], style: style)
      stage.titles = ["A title of several words", "Second"]
      stage.table.reloadData()
      prefer(TextSize.ordinary, stage.table)
      func frames() throws -> [CGRect] {
        let header = try #require(stage.table.headerView(forSection: 0))
        return [header.frame, stage.table.rectForRow(at: stage.path(0))]
      }
      let ordinary = try frames()
      prefer(TextSize.largest, stage.table)
      let large = try frames()
      let header = try #require(stage.table.headerView(forSection: 0))
      let size = style == .plain ? 53 : 44
      #expect(header.textLabel?.font.pointSize == CGFloat(size))
      #expect(TextSize.cut(in: header) == [])
      #expect(large[0].height > ordinary[0].height + CGFloat(size))
      #expect(large[1].minY == large[0].maxY && large[1].height == 40)
      prefer(TextSize.ordinary, stage.table)
      #expect(try frames() == ordinary)
      stage.table.removeFromSuperview()
    }
  }

  @Test func `TV-102 headers that were out of view are as large when they are seen again`() throws {
    defer { TextSize.prefer(TextSize.ordinary) }
    let rows = (0..<20).map(String.init)
    let stage = TableStage([rows, rows, rows])
    stage.titles = ["First", "Second", "Third"]
    stage.table.reloadData()
    stage.table.layoutIfNeeded()
    stage.table.scrollToRow(at: stage.path(19, 2), at: .bottom, animated: false)
    stage.table.layoutIfNeeded()
    try expectLargeHeader(stage)
  }

  @Test func `TV-102 so are those that were made and not seen yet`() throws {
    final class Headers: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        view?.textLabel?.text = "Title"
        return view
      }
    }
    defer { TextSize.prefer(TextSize.ordinary) }
    let rows = (0..<20).map(String.init)
    let stage = TableStage([rows, rows])
    let headers = Headers()
    stage.table.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    stage.table.delegate = headers
    stage.table.reloadData()
    stage.table.layoutIfNeeded()
    stage.table.contentOffset.y = 1200
    stage.table.layoutIfNeeded()
    // Asks for the first header, to know whether there are any.
    stage.table.reloadData()
    stage.table.layoutIfNeeded()
    try expectLargeHeader(stage)
    withExtendedLifetime(headers) {}
  }

  @Test func `TV-102 the topmost row stays in view`() throws {
    defer { TextSize.prefer(TextSize.ordinary) }
    let stage = TableStage(rows: 60, rowHeight: nil)
    stage.table.contentOffset.y = 20 * 44
    stage.table.layoutIfNeeded()
    #expect(stage.shown.first == "20")
    prefer(TextSize.largest, stage.table)
    #expect(stage.shown.first == "20")
    let first = try #require(stage.table.visibleCells.first)
    #expect(first.frame.minY == stage.table.contentOffset.y && first.frame.height > 53)
  }

  @Test func `TV-103 cells of all styles grow, and their texts stand below each other`() throws {
    defer { TextSize.prefer(TextSize.ordinary) }
    let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
    let stage = TableStage(rows: styles.count, rowHeight: nil)
    stage.makeCell = { _, path in
      let cell = UITableViewCell(style: styles[path.row], reuseIdentifier: nil)
      cell.textLabel?.text = "Colour"
      cell.detailTextLabel?.text = "A very light blue"
      return cell
    }
    stage.table.frame.size.height = 800
    stage.table.reloadData()
    prefer(TextSize.ordinary, stage.table)
    var cells: [UITableViewCell] { stage.table.visibleCells }
    func frames() -> [CGRect] {
      cells.flatMap { cell in
        [cell.frame] + [cell.textLabel, cell.detailTextLabel].compactMap { $0?.frame }
      }
    }
    let ordinary = frames()
    #expect(cells.count == 4 && cells[0].frame.height == 44)
    prefer(TextSize.largest, stage.table)
    #expect(cells.map { $0.textLabel?.font.pointSize } == [53, 53, 49, 53])
    #expect(cells.map { $0.detailTextLabel?.font.pointSize } == [nil, 53, 49, 43])
    for cell in cells {
      #expect(TextSize.cut(in: cell) == [])
      let needed = [cell.textLabel, cell.detailTextLabel].reduce(0) {
        $0 + ($1?.bounds.height ?? 0)
      }
      #expect(needed > 0 && cell.frame.height >= needed)
    }
    for cell in cells.dropFirst() {
      let (text, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
      #expect(detail.frame.minY >= text.frame.maxY - 0.01)
    }
    prefer(TextSize.ordinary, stage.table)
    #expect(frames() == ordinary)
  }

  @Test func `TV-103 a font that a program gave stays, and so do lines`() {
    defer { TextSize.prefer(TextSize.ordinary) }
    let stage = TableStage(rows: 4, rowHeight: nil)
    stage.makeCell = { _, path in
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "Text"
      cell.textLabel?.font = .systemFont(ofSize: 20)
      if path.row < 3 { cell.textLabel?.numberOfLines = path.row }
      return cell
    }
    stage.table.reloadData()
    stage.table.layoutIfNeeded()
    let labels = stage.table.visibleCells.compactMap(\.textLabel)
    func lines(_ points: CGFloat) -> [Int] {
      prefer(points, stage.table)
      #expect(labels.map(\.font.pointSize) == [20, 20, 20, 20])
      return labels.map(\.numberOfLines)
    }
    #expect(lines(TextSize.largest) == [0, 0, 2, 0])
    #expect(lines(TextSize.ordinary) == [0, 1, 2, 1])
  }

  @Test func `TV-103 lines that a program gave in very large text stay in the ordinary one`() {
    defer { TextSize.prefer(TextSize.ordinary) }
    TextSize.prefer(TextSize.largest)
    let stage = TableStage(rows: 3, rowHeight: nil)
    stage.makeCell = { _, path in
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "Text"
      if path.row < 2 { cell.textLabel?.numberOfLines = [0, 3][path.row] }
      return cell
    }
    stage.table.reloadData()
    stage.table.layoutIfNeeded()
    let labels = stage.table.visibleCells.compactMap(\.textLabel)
    func lines(_ points: CGFloat) -> [Int] {
      prefer(points, stage.table)
      return labels.map(\.numberOfLines)
    }
    #expect(labels.map(\.numberOfLines) == [0, 3, 0])
    #expect(lines(TextSize.ordinary) == [0, 3, 1])
    #expect(lines(TextSize.largest) == [0, 3, 0])
    #expect(lines(TextSize.ordinary) == [0, 3, 1])
  }
}

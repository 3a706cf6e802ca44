// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("TV heights", .freshApplication)
struct TableHeightRules {
  /// A delegate that says heights.
  private final class Heights: NSObject, UITableViewDelegate {
    var asked: [Int] = []
    var height: (Int) -> CGFloat = { CGFloat(20 + $0) }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      asked.append(indexPath.row)
      return height(indexPath.row)
    }
  }

  /// A cell with a box of a height that constraints hold between its edges.
  private final class BoxCell: UITableViewCell {
    let box = UIView()
    var measures = 0
    private lazy var boxHeight = box.heightAnchor.constraint(equalToConstant: 10)
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
        box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
        boxHeight,
      ])
    }
    required init?(coder: NSCoder) { nil }
    func set(_ height: CGFloat) { boxHeight.constant = height }
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
      measures += 1
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
  }

  private func table(_ rows: PlainRows) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    table.dataSource = rows
    return table
  }

  @Test func `TV-6 the delegate says the height of a row that comes into view`() {
    let rows = PlainRows(1000)
    let heights = Heights()
    let table = table(rows)
    table.delegate = heights
    table.layoutIfNeeded()
    #expect(table.visibleCells.prefix(3).map(\.frame.height) == [20, 21, 22])
    #expect(Set(heights.asked) == Set(0..<table.visibleCells.count))
    #expect(table.rectForRow(at: IndexPath(row: 3, section: 0)).minY == 63)
    // What was not seen is taken for 44 points.
    let seen = table.visibleCells.count
    let shown = CGFloat((0..<seen).reduce(0) { $0 + 20 + $1 })
    let rest = CGFloat(1000 - seen) * 44
    #expect(table.contentSize.height == shown + rest)
  }

  @Test func `TV-7 without an estimate all heights are asked for at once`() {
    let rows = PlainRows(100)
    let heights = Heights()
    let table = table(rows)
    table.estimatedRowHeight = 0
    table.delegate = heights
    #expect(table.numberOfRows(inSection: 0) == 100)
    #expect(table.contentSize.height == (0..<100).reduce(0) { $0 + 20 + CGFloat($1) })
    #expect(table.rectForRow(at: IndexPath(row: 99, section: 0)).height == 119)
  }

  @Test func `TV-7 the delegate may estimate each row`() {
    final class Estimates: NSObject, UITableViewDelegate {
      func tableView(
        _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
      ) -> CGFloat { indexPath.row < 10 ? 100 : 10 }
    }
    let rows = PlainRows(20)
    let estimates = Estimates()
    let table = table(rows)
    table.delegate = estimates
    #expect(table.numberOfSections == 1)
    #expect(table.contentSize.height == 1100)
    table.layoutIfNeeded()
    #expect(table.visibleCells[0].frame.height == 44)
  }

  @Test func `TV-6 constraints in the content view give a row its height`() {
    let stage = TableStage(rows: 50, rowHeight: nil)
    stage.table.register(BoxCell.self, forCellReuseIdentifier: "box")
    stage.makeCell = { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "box", for: path)
      (cell as? BoxCell)?.set(CGFloat(30 + path.row * 2))
      return cell
    }
    stage.table.reloadData()
    stage.table.layoutIfNeeded()
    #expect(stage.table.visibleCells.prefix(3).map(\.frame.height) == [46, 48, 50])
    let box = (stage.table.visibleCells[1] as? BoxCell)?.box
    stage.table.visibleCells[1].layoutIfNeeded()
    #expect(box?.frame == CGRect(x: 20, y: 8, width: 260, height: 32))
    for (cell, next) in zip(stage.table.visibleCells, stage.table.visibleCells.dropFirst()) {
      #expect(cell.frame.maxY == next.frame.minY)
    }
    // A cell that is used again has the height of its new row.
    stage.table.contentOffset.y = 500
    stage.table.layoutIfNeeded()
    for cell in stage.table.visibleCells {
      let row = stage.table.indexPath(for: cell)?.row ?? -1
      #expect(cell.frame.height == CGFloat(46 + 2 * row))
    }
  }

  @Test func `TV-6 a row of which nothing is said is as high as its texts need`() {
    let stage = TableStage(rows: 3, rowHeight: nil)
    stage.makeCell = { _, path in
      let cell = UITableViewCell(style: path.row == 1 ? .subtitle : .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Text"
      cell.detailTextLabel?.text = "Detail"
      if path.row == 2 {
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = "First line\nsecond\nthird\nfourth"
      }
      return cell
    }
    stage.table.reloadData()
    stage.table.layoutIfNeeded()
    let heights = stage.table.visibleCells.map(\.frame.height)
    #expect(heights[0] == 44)
    #expect(heights[1] > 44)
    #expect(heights[2] > heights[1])
  }

  @Test func `TV-7 rows above that turn out otherwise move nothing that is seen`() {
    let stage = TableStage(rows: 200, rowHeight: nil)
    stage.table.register(BoxCell.self, forCellReuseIdentifier: "box")
    stage.makeCell = { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "box", for: path)
      (cell as? BoxCell)?.set(CGFloat(path.row % 3 == 0 ? 100 : 10))
      cell.accessibilityIdentifier = "\(path.row)"
      return cell
    }
    stage.table.reloadData()
    stage.table.layoutIfNeeded()
    stage.table.contentOffset.y = 4000
    stage.table.layoutIfNeeded()
    for _ in 0..<40 {
      let before = stage.table.visibleCells.map {
        ($0, $0.frame.minY - stage.table.contentOffset.y)
      }
      stage.table.contentOffset.y -= 7
      stage.table.layoutIfNeeded()
      let offset = stage.table.contentOffset.y
      for (cell, place) in before where stage.table.visibleCells.contains(cell) {
        guard stage.table.indexPath(for: cell).map({ "\($0.row)" }) == cell.accessibilityIdentifier
        else { continue }
        // Cells that stayed moved down by what was scrolled; one that was used again did not stay.
        guard place + 7 < 400 else { continue }
        #expect(abs(cell.frame.minY - offset - place - 7) < 1e-6)
      }
    }
    #expect(stage.table.contentOffset.y < 4000)
  }

  @Test(arguments: [0, -5, CGFloat.nan, .infinity, 1e300, .leastNonzeroMagnitude])
  func `VA-4 any height of rows is taken`(height: CGFloat) {
    let rows = PlainRows(1_000_000)
    let heights = Heights()
    heights.height = { $0 > 40 ? 44 : height }
    let table = table(rows)
    table.delegate = heights
    table.layoutIfNeeded()
    #expect(table.contentSize.height.isFinite)
    table.delegate = nil
    table.rowHeight = height
    table.estimatedRowHeight = height
    table.sectionHeaderHeight = height
    table.layoutIfNeeded()
    #expect(table.contentSize.height.isFinite)
  }

  // MARK: - Headers and footers

  @Test func `TV-9 a title stands above its section`() {
    let stage = TableStage([["a"], ["b"]])
    stage.titles = ["First", "Second"]
    stage.table.sectionHeaderHeight = 30
    stage.table.sectionHeaderTopPadding = 0
    stage.table.reloadData()
    stage.table.layoutIfNeeded()
    #expect(stage.table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 70, width: 300, height: 30))
    #expect(stage.table.rectForRow(at: stage.path(0, 1)).minY == 100)
    #expect(stage.table.headerView(forSection: 1)?.textLabel?.text == "Second")
    #expect(stage.table.headerView(forSection: 1)?.frame.minY == 70)
    #expect(stage.table.footerView(forSection: 1) == nil)
    #expect(stage.table.rectForFooter(inSection: 0).height == 0)
  }

  @Test func `AX-23 the title above a section is a heading`() {
    let stage = TableStage([["a"], ["b"]])
    stage.titles = ["First", "Second"]
    stage.table.reloadData()
    stage.table.layoutIfNeeded()
    let label = stage.table.headerView(forSection: 0)?.textLabel
    #expect(label?.accessibilityLabel == "First" && label?.accessibilityTraits == .header)
    #expect(label?.isAccessibilityElement == true)
  }

  @Test func `TV-9 a view of the delegate comes before a title, and is measured`() {
    final class Headers: NSObject, UITableViewDelegate {
      var log: [String] = []
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard section == 1 else { return nil }
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        view?.textLabel?.text = "Made"
        return view
      }
      func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        section == 0 ? 12 : 0
      }
      func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        UIView()
      }
      func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
      ) { log.append("willDisplay \(section)") }
      func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
      ) { log.append("didEnd \(section)") }
    }
    let stage = TableStage([["a"], ["b"], (0..<30).map(String.init)])
    let headers = Headers()
    stage.table.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    stage.table.sectionHeaderTopPadding = 0
    stage.table.delegate = headers
    stage.table.reloadData()
    stage.table.layoutIfNeeded()
    #expect(stage.table.rectForHeader(inSection: 0).height == 0)
    #expect(stage.table.headerView(forSection: 1)?.textLabel?.text == "Made")
    #expect(stage.table.headerView(forSection: 1)?.reuseIdentifier == "header")
    #expect(stage.table.rectForHeader(inSection: 1).height > 20)
    #expect(stage.table.rectForFooter(inSection: 0) == CGRect(x: 0, y: 40, width: 300, height: 12))
    stage.table.contentOffset.y = 500
    stage.table.layoutIfNeeded()
    #expect(headers.log == ["willDisplay 1", "didEnd 1"])
  }

  @Test func `TV-10 the header of a plain table stays in view with its section`() {
    let stage = TableStage([(0..<10).map(String.init), (0..<10).map(String.init)])
    stage.titles = ["First", "Second"]
    stage.table.sectionHeaderHeight = 30
    stage.table.sectionHeaderTopPadding = 0
    stage.table.reloadData()
    func place(_ offset: CGFloat) -> [CGFloat?] {
      stage.table.contentOffset.y = offset
      stage.table.layoutIfNeeded()
      return (0...1).map { stage.table.headerView(forSection: $0)?.frame.minY }
    }
    #expect(place(0) == [0, nil])
    #expect(place(100) == [100, 430])
    #expect(place(410) == [400, 430])
    #expect(place(440) == [nil, 440])
    // A row that is scrolled to comes to lie below it.
    stage.table.scrollToRow(at: stage.path(5), at: .top, animated: false)
    #expect(stage.table.contentOffset.y == 200)
  }

  @Test func `TV-10 room above the headers of a plain table`() {
    let stage = TableStage([["a"], ["b"]])
    stage.titles = ["First"]
    stage.table.sectionHeaderHeight = 30
    stage.table.reloadData()
    stage.table.layoutIfNeeded()
    #expect(stage.table.rectForHeader(inSection: 0).minY == 22)
    #expect(stage.table.rectForRow(at: stage.path(0, 1)).minY == 92)
    stage.table.sectionHeaderTopPadding = 5
    stage.table.layoutIfNeeded()
    #expect(stage.table.rectForHeader(inSection: 0).minY == 5)
  }

  @Test func `TV-11 views above and below all sections scroll with them`() {
    let stage = TableStage([["a"]])
    stage.table.tableHeaderView = UIView(frame: CGRect(x: 7, y: 7, width: 10, height: 50))
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    stage.table.tableFooterView = footer
    stage.table.layoutIfNeeded()
    #expect(stage.table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 300, height: 50))
    #expect(stage.table.rectForRow(at: stage.path(0)).minY == 50)
    #expect(footer.frame == CGRect(x: 0, y: 90, width: 300, height: 20))
    #expect(stage.table.contentSize.height == 110)
    stage.table.tableHeaderView = nil
    stage.table.layoutIfNeeded()
    #expect(stage.table.contentSize.height == 60)
    #expect(stage.table.cellForRow(at: stage.path(0))?.frame.minY == 0)
    let ground = UIView()
    stage.table.backgroundView = ground
    stage.table.layoutIfNeeded()
    #expect(stage.table.subviews.first === ground)
    #expect(ground.frame == stage.table.bounds)
  }

  @Test func `TV-8 a delegate that says no heights is asked for them once`() {
    // Counts what it is asked without saying anything of heights.
    final class Silent: NSObject, UITableViewDelegate {
      var displayed = 0
      func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
      ) { displayed += 1 }
    }
    let rows = PlainRows(1_000_000)
    let silent = Silent()
    let table = table(rows)
    table.rowHeight = 50
    table.delegate = silent
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 50_000_000)
    #expect(silent.displayed == 8)
    // Another delegate is asked anew.
    let heights = Heights()
    heights.height = { _ in 100 }
    table.delegate = heights
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [100, 100, 100, 100])
  }

  /// A table of boxes of 30 points, which makes rows of 46.
  private func boxes() -> TableStage {
    let stage = TableStage(rows: 20, rowHeight: nil)
    stage.table.register(BoxCell.self, forCellReuseIdentifier: "box")
    stage.makeCell = { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "box", for: path)
      (cell as? BoxCell)?.set(30)
      return cell
    }
    stage.table.reloadData()
    stage.table.layoutIfNeeded()
    return stage
  }

  @Test func `TV-88 a cell that asks for it gets another height`() throws {
    let stage = boxes()
    let cell = try #require(stage.table.visibleCells[1] as? BoxCell)
    func heights() -> [CGFloat] { stage.table.visibleCells.prefix(3).map(\.frame.height) }
    UIView.performWithoutAnimation {
      cell.set(50)
      cell.invalidateIntrinsicContentSize()
      stage.table.layoutIfNeeded()
    }
    let next = stage.table.visibleCells[2]
    #expect(heights() == [46, 66, 46] && next.frame.minY == 112)
    #expect(next.layer.presentation()?.frame.minY == 112)
    cell.set(80)
    cell.invalidateIntrinsicContentSize()
    stage.table.layoutIfNeeded()
    #expect(heights() == [46, 96, 46] && next.frame.minY == 142)
    #expect(stage.table.rectForRow(at: stage.path(2)).minY == 142)
    stage.stage.wait(0.1)
    let between = try #require(next.layer.presentation()).frame.minY
    #expect(between > 112 && between < 142)
    stage.stage.wait(0.5)
    #expect(next.layer.presentation()?.frame.minY == 142)
    stage.table.selfSizingInvalidation = .disabled
    cell.set(10)
    cell.invalidateIntrinsicContentSize()
    stage.table.layoutIfNeeded()
    #expect(heights() == [46, 96, 46])
  }

  @Test func `TV-91 constraints that change in a cell have it measured, where they are included`()
    throws
  {
    let stage = boxes()
    let cell = try #require(stage.table.visibleCells[1] as? BoxCell)
    func high(_ box: CGFloat) -> CGFloat {
      cell.measures = 0
      cell.set(box)
      stage.table.layoutIfNeeded()
      return cell.frame.height
    }
    #expect(high(50) == 46 && cell.measures == 0)
    stage.table.selfSizingInvalidation = .enabledIncludingConstraints
    #expect(high(60) == 76 && cell.measures == 1)
    #expect(stage.table.rectForRow(at: stage.path(2)).minY == 122)
    cell.invalidateIntrinsicContentSize()
    #expect(high(20) == 36 && cell.measures == 1)
    stage.table.selfSizingInvalidation = .disabled
    #expect(high(60) == 36 && cell.measures == 0)
  }

  @Test func `TV-88 another content configuration is measured, where nobody says the height`() {
    let stage = boxes()
    let delegate = Heights()
    func high(_ lines: Int) -> CGFloat? {
      let cell = stage.table.visibleCells[1]
      var content = cell.defaultContentConfiguration()
      content.text = Array(repeating: "line", count: lines).joined(separator: "\n")
      cell.contentConfiguration = content
      stage.table.layoutIfNeeded()
      return stage.table.visibleCells[1].frame.height
    }
    #expect(high(1) == 44)
    #expect((high(6) ?? 0) > 100)
    stage.table.delegate = delegate
    stage.table.layoutIfNeeded()
    #expect(high(1) == 21)
  }

  @Test func `TV-88 a cell is measured once a layout, however often it asks`() throws {
    let stage = boxes()
    let cell = try #require(stage.table.visibleCells[1] as? BoxCell)
    cell.measures = 0
    cell.set(60)
    cell.invalidateIntrinsicContentSize()
    cell.invalidateIntrinsicContentSize()
    stage.table.layoutIfNeeded()
    #expect(cell.measures == 1 && cell.frame.height == 76)
  }

  @Test func `TV-88 what a row shows as it comes into view has its height, and nothing moves`() {
    let stage = TableStage(rows: 20, rowHeight: nil)
    stage.onDisplay = { cell, path in
      guard path.row == 1 else { return }
      var content = cell.defaultContentConfiguration()
      content.text = Array(repeating: "line", count: 6).joined(separator: "\n")
      cell.contentConfiguration = content
    }
    stage.table.reloadData()
    stage.table.layoutIfNeeded()
    stage.table.layoutIfNeeded()
    let cells = Array(stage.table.visibleCells.prefix(3))
    #expect(cells[1].frame.height > 100 && cells[2].frame.minY == cells[1].frame.maxY)
    #expect(cells[2].layer.presentation()?.frame.minY == cells[2].frame.minY)
  }

  /// A cell that may set its content when it follows its state.
  private final class OwnCell: UITableViewCell {
    var own: String? { didSet { setNeedsUpdateConfiguration() } }
    override func updateConfiguration(using state: UICellConfigurationState) {
      if let own { show(own) }
    }
    func show(_ text: String) {
      var content = defaultContentConfiguration()
      content.text = text
      contentConfiguration = content
    }
  }

  private final class CountingTable: UITableView {
    var layouts = 0
    override func layoutSubviews() {
      layouts += 1
      super.layoutSubviews()
    }
  }

  @Test func `TV-88 cells that set their content by their state cost no second layout`() {
    let stage = TableStage(rows: 60)
    func layouts(_ rowHeight: CGFloat, isOwn: Bool) -> [Int] {
      defer { stage.makeCell = nil }
      let table = CountingTable(
        frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
      table.rowHeight = rowHeight
      table.register(OwnCell.self, forCellReuseIdentifier: "own")
      stage.makeCell = { table, path in
        let cell = table.dequeueReusableCell(withIdentifier: "own", for: path)
        if isOwn { (cell as? OwnCell)?.own = "Row" } else { (cell as? OwnCell)?.show("Row") }
        return cell
      }
      table.dataSource = stage
      return [0, 1000, 0].map { (offset: CGFloat) in
        table.contentOffset.y = offset
        table.layoutIfNeeded()
        table.layoutIfNeeded()
        return table.layouts
      }
    }
    let own = [40, UITableView.automaticDimension].map { layouts($0, isOwn: true) }
    let plain = [40, UITableView.automaticDimension].map { layouts($0, isOwn: false) }
    #expect(own == plain)
  }
}

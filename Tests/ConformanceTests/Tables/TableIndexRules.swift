// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("TV near rows and index", .freshApplication)
struct TableIndexRules {
  private final class Near: NSObject, UITableViewDataSourcePrefetching {
    var log: [String] = []
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      log.append("near \(indexPaths.map(\.row))")
    }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      log.append("far \(indexPaths.map(\.row))")
    }
    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  @Test func `TV-71 rows that come near are told of, and those that go unseen`() {
    let stage = TableStage(rows: 100)
    let near = Near()
    stage.table.prefetchDataSource = near
    stage.table.setNeedsLayout()
    stage.table.layoutIfNeeded()
    #expect(near.take() == ["near [10, 11, 12, 13, 14]"])
    stage.table.contentOffset.y = 40
    stage.table.layoutIfNeeded()
    #expect(near.take() == ["near [0, 15]"])
    stage.table.contentOffset.y = 2000
    stage.table.layoutIfNeeded()
    #expect(
      near.take() == [
        "near [45, 46, 47, 48, 49, 60, 61, 62, 63, 64]", "far [0, 11, 12, 13, 14, 15]",
      ])
    stage.data[0].remove(at: 62)
    stage.table.deleteRows(at: [stage.path(62)], with: .none)
    stage.table.layoutIfNeeded()
    #expect(near.take() == ["near [64]"])
    stage.table.isPrefetchingEnabled = false
    stage.table.contentOffset.y = 0
    stage.table.layoutIfNeeded()
    #expect(near.take() == [])
  }

  /// Sections with letters, and an index to some of them.
  private final class Letters: NSObject, UITableViewDataSource {
    var titles: [String]? = ["A", "B", "C", "D", "E", "F"]
    var leads: ((String) -> Int)?
    /// What happens when it is asked where the search field is.
    var onSearch: (() -> Void)?
    var asked: [String] = []
    func numberOfSections(in tableView: UITableView) -> Int { 6 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "\(indexPath.section) \(indexPath.row)"
      return cell
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
    func tableView(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
      asked.append("\(title) \(index)")
      if title == UITableView.indexSearch { onSearch?() }
      return leads?(title) ?? index
    }
  }

  private func stage(_ letters: Letters) -> (GestureStage, UITableView) {
    let stage = GestureStage()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    table.rowHeight = 40
    table.dataSource = letters
    stage.window.addSubview(table)
    table.layoutIfNeeded()
    return (stage, table)
  }

  private func index(of table: UITableView) -> UIControl? {
    table.subviews.last as? UIControl
  }

  @Test func `TV-72 a finger on a title goes to its section, and on to others`() throws {
    let letters = Letters()
    let (stage, table) = stage(letters)
    let strip = try #require(index(of: table))
    #expect(strip.frame == CGRect(x: 280, y: 0, width: 20, height: 400))
    let labels = strip.subviews[0].subviews.compactMap { ($0 as? UILabel)?.text }
    #expect(labels == ["A", "B", "C", "D", "E", "F"])
    // Ninety points of titles in the middle.
    stage.down(1, 290, 155 + 15 * 2 + 5)
    #expect(table.contentOffset.y == 800)
    stage.move(1, 290, 155 + 15 * 3 + 5)
    stage.move(1, 290, 155 + 15 * 3 + 8)
    #expect(table.contentOffset.y == 1200)
    #expect(strip.frame.minY == 1200)
    stage.up(1, 290, 155 + 15 * 3 + 8)
    #expect(letters.asked == ["C 2", "D 3"])
    #expect(table.indexPathForSelectedRow == nil && !table.isDragging)
    letters.leads = { _ in 1 }
    stage.tap(290, 160, finger: 1)
    #expect(table.contentOffset.y == 400)
    letters.leads = { _ in NSNotFound }
    stage.tap(290, 240, finger: 1)
    #expect(table.contentOffset.y == 400)
  }

  @Test func `TV-72 there is none in a short table, or one that is edited, or without titles`() {
    let letters = Letters()
    let (_, table) = stage(letters)
    #expect(index(of: table)?.isHidden == false)
    table.sectionIndexMinimumDisplayRowCount = 61
    table.layoutIfNeeded()
    #expect(index(of: table)?.isHidden == true)
    table.sectionIndexMinimumDisplayRowCount = 60
    table.layoutIfNeeded()
    #expect(index(of: table)?.isHidden == false)
    table.setEditing(true, animated: false)
    #expect(index(of: table)?.isHidden == true)
    table.setEditing(false, animated: false)
    #expect(index(of: table)?.isHidden == false)
    letters.titles = nil
    table.reloadSectionIndexTitles()
    #expect(index(of: table) == nil)
  }

  @Test func `TV-72 where there is no room every nth title is shown, and all are reached`() throws {
    let letters = Letters()
    letters.titles = (0..<60).map { "\($0)" }
    let (stage, table) = stage(letters)
    letters.leads = { (Int($0) ?? 0) / 10 }
    let strip = try #require(index(of: table))
    let labels = strip.subviews[0].subviews.compactMap { ($0 as? UILabel)?.text }
    #expect(labels == stride(from: 0, to: 60, by: 3).map { "\($0)" })
    stage.tap(290, 399, finger: 1)
    #expect(letters.asked == ["59 59"])
    #expect(table.contentOffset.y == 2000)
    strip.accessibilityDecrement()
    #expect(letters.asked.last == "58 58" && strip.accessibilityValue == "58")
  }

  @Test func `AX-43 the titles are read after the rows, as one that says where the table is`()
    throws
  {
    let letters = Letters()
    let controller = UIViewController()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    table.rowHeight = 40
    table.dataSource = letters
    controller.view.addSubview(table)
    let generator = try EventGenerator(viewController: controller)
    table.layoutIfNeeded()
    let strip = try #require(index(of: table))
    let rows = (0..<10).map { "0 \($0)" }
    #expect(generator.voiceOver.labels == rows + ["Section index"])
    #expect(strip.accessibilityValue == "A")
    table.contentOffset.y = 820
    table.layoutIfNeeded()
    #expect(strip.accessibilityValue == "C")
    strip.accessibilityIncrement()
    #expect(table.contentOffset.y == 1200 && strip.accessibilityValue == "D")
    strip.accessibilityDecrement()
    #expect(table.contentOffset.y == 800 && strip.accessibilityValue == "C")
    letters.leads = { _ in 2 }
    table.contentOffset.y = 1600
    table.layoutIfNeeded()
    #expect(strip.accessibilityValue == "A")
    letters.leads = { _ in NSNotFound }
    #expect(strip.accessibilityValue == nil)
  }

  @Test func `AX-43 who reads the titles does not go where one of them leads`() throws {
    let letters = Letters()
    letters.titles = [UITableView.indexSearch, "A", "B", "C"]
    letters.leads = { ["A", "B", "C"].firstIndex(of: $0) ?? -1 }
    let (_, table) = stage(letters)
    letters.onSearch = { table.contentOffset.y = 0 }
    let strip = try #require(index(of: table))
    table.contentOffset.y = 820
    table.layoutIfNeeded()
    letters.asked = []
    #expect(strip.accessibilityValue == "C" && table.contentOffset.y == 820)
    #expect(letters.asked == ["A 1", "B 2", "C 3"])
    for _ in 0..<3 { strip.accessibilityDecrement() }
    #expect(strip.accessibilityValue == "Search" && table.contentOffset.y == 0)
    table.contentOffset.y = 820
    letters.leads = { _ in -1 }
    #expect(strip.accessibilityValue == nil)
  }

  @Test func `TV-72 colours`() throws {
    let letters = Letters()
    letters.titles = ["A", UITableView.indexSearch]
    let (stage, table) = stage(letters)
    table.sectionIndexColor = .red
    table.sectionIndexBackgroundColor = .green
    table.sectionIndexTrackingBackgroundColor = .blue
    let strip = try #require(index(of: table))
    let views = strip.subviews[0].subviews
    #expect((views[0] as? UILabel)?.textColor == .red)
    #expect((views[1] as? UIImageView)?.tintColor == .red)
    #expect(strip.backgroundColor == .green)
    stage.down(1, 290, 200)
    #expect(strip.backgroundColor == .blue)
    stage.up(1, 290, 200)
    #expect(strip.backgroundColor == .green)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Contrast in lists", .freshApplication)
struct ListContrastTests {
  private typealias Content = UIListContentConfiguration
  private typealias List = UICollectionLayoutListConfiguration

  private static let contents: [Content] = [
    .cell(), .subtitleCell(), .valueCell(), .plainHeader(), .plainFooter(), .groupedHeader(),
    .groupedFooter(), .prominentInsetGroupedHeader(), .extraProminentInsetGroupedHeader(),
    .sidebarCell(), .sidebarSubtitleCell(), .accompaniedSidebarCell(),
    .accompaniedSidebarSubtitleCell(), .sidebarHeader(),
  ]
  /// What is behind rows and headers; the last one of them is that of a chosen row.
  private static let grounds: [UIColor] = [
    .systemBackground, .systemGroupedBackground, .secondarySystemGroupedBackground,
    .secondarySystemBackground, .systemGray4,
  ]

  @Test(arguments: ContrastStage.styles)
  func `AW-97 texts of all contents stand out`(style: UIUserInterfaceStyle) throws {
    defer { ContrastStage.leave() }
    let stage = try ContrastStage(style)
    var state = UICellConfigurationState(traitCollection: stage.page.traitCollection)
    state.isDisabled = true
    var y: CGFloat = 10
    for content in Self.contents {
      var (shown, off) = (content, content.updated(for: state))
      (shown.text, shown.secondaryText) = ("Text", "Second")
      (off.text, off.secondaryText) = ("Off", "Off too")
      for (place, one) in [shown, off].enumerated() {
        stage.add(
          UIListContentView(configuration: one),
          CGRect(x: CGFloat(place) * 207, y: y, width: 207, height: 60))
      }
      y += 62
    }
    for ground in Self.grounds {
      stage.page.view.backgroundColor = ground
      try stage.check(
        ["Text", "Second", "Off", "Off too"], count: 4 * Self.contents.count,
        off: ["Off", "Off too"])
    }
  }

  // MARK: - Lists of a collection

  private static let looks: [List.Appearance] = [
    .plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain,
  ]

  /// Shows rows below a header and above a footer; the first one is chosen.
  private final class Source: NSObject, UICollectionViewDataSource {
    typealias Cell = UICollectionViewListCell

    private let rows = UICollectionView.CellRegistration<Cell, String> { cell, _, text in
      var content = cell.defaultContentConfiguration()
      (content.text, content.secondaryText) = (text, "Second")
      cell.contentConfiguration = content
      cell.accessories = [.label(text: "Side"), .disclosureIndicator()]
    }
    private let header = Source.edge(UICollectionView.elementKindSectionHeader, "Header")
    private let footer = Source.edge(UICollectionView.elementKindSectionFooter, "Footer")

    private static func edge(
      _ kind: String, _ text: String
    ) -> UICollectionView.SupplementaryRegistration<Cell> {
      UICollectionView.SupplementaryRegistration<Cell>(elementKind: kind) { cell, _, _ in
        var content = cell.defaultContentConfiguration()
        (content.text, content.secondaryText) = (text, "Second")
        cell.contentConfiguration = content
      }
    }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(
        using: rows, for: indexPath, item: "Row \(indexPath.item)")
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let isHeader = kind == UICollectionView.elementKindSectionHeader
      return collectionView.dequeueConfiguredReusableSupplementary(
        using: isHeader ? header : footer, for: indexPath)
    }
  }

  @Test(arguments: ContrastStage.styles)
  func `AW-97 texts of lists stand out`(style: UIUserInterfaceStyle) throws {
    defer { ContrastStage.leave() }
    for look in Self.looks {
      var list = List(appearance: look)
      list.headerMode = .supplementary
      list.footerMode = .supplementary
      let stage = try ContrastStage(style)
      let view = UICollectionView(
        frame: stage.window.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
      let source = Source()
      view.dataSource = source
      stage.add(view, stage.window.bounds)
      view.layoutIfNeeded()
      view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
      try stage.check(["Header", "Footer", "Row 0", "Row 2", "Second", "Side"])
      stage.window.isHidden = true
      withExtendedLifetime(source) {}
    }
  }

  // MARK: - Tables

  /// Rows with buttons of all colours, titles of sections, and an index.
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    /// The colours of the buttons of each row; nil is that of the button itself.
    static let colors: [[UIColor?]] = [
      [nil, .systemRed, .systemBlue, .tintColor],
      [.systemGreen, .systemOrange, .systemYellow, .systemPink],
      [.systemPurple, .systemTeal, .systemIndigo, .systemBrown],
      [.systemMint, .systemCyan, .systemGray, .systemGray2],
      [.systemGray3, .systemGray4, .systemGray5, .systemGray6],
    ]
    var hasIndex = false

    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      Self.colors.count
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Header"
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      "Footer"
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      cell.detailTextLabel?.text = "Detail"
      return cell
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      hasIndex ? ["X", "Y"] : nil
    }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { buttons(indexPath.row, .destructive) }
    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { buttons(indexPath.row, .normal) }

    private func buttons(
      _ row: Int, _ style: UIContextualAction.Style
    ) -> UISwipeActionsConfiguration {
      let actions = Self.colors[row].enumerated().map { (place: Int, color: UIColor?) in
        let action = UIContextualAction(style: style, title: "Do \(place)") { _, _, done in
          done(true)
        }
        if let color { action.backgroundColor = color }
        return action
      }
      let made = UISwipeActionsConfiguration(actions: actions)
      made.performsFirstActionWithFullSwipe = false
      return made
    }
  }

  private func table(
    _ stage: ContrastStage, _ look: UITableView.Style, _ rows: Rows
  ) -> UITableView {
    let table = UITableView(frame: .zero, style: look)
    (table.dataSource, table.delegate) = (rows, rows)
    return stage.add(table, stage.window.bounds)
  }

  @Test(arguments: ContrastStage.styles)
  func `AW-97 buttons that a swipe uncovers stand out`(style: UIUserInterfaceStyle) throws {
    defer { ContrastStage.leave() }
    for row in Rows.colors.indices {
      for edge in [RowEdge.trailing, .leading] {
        let (stage, rows) = (try ContrastStage(style), Rows())
        let table = self.table(stage, .plain, rows)
        try stage.generator.wait(0.1)
        try stage.generator.fingerSwipe(
          row: .indexPath(IndexPath(row: row, section: 0)), in: table, edge: edge)
        try stage.check(["Do 0", "Do 1", "Do 2", "Do 3"])
        stage.window.isHidden = true
        withExtendedLifetime(rows) {}
      }
    }
  }

  @Test(arguments: ContrastStage.styles)
  func `AW-97 texts of tables stand out, chosen and not`(style: UIUserInterfaceStyle) throws {
    defer { ContrastStage.leave() }
    for look in [UITableView.Style.plain, .grouped, .insetGrouped] {
      let (stage, rows) = (try ContrastStage(style), Rows())
      rows.hasIndex = true
      let table = self.table(stage, look, rows)
      table.layoutIfNeeded()
      table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      try stage.check(["Header", "Footer", "Row 0", "Row 1", "Detail", "X", "Y"])
      table.setEditing(true, animated: false)
      try stage.check(["Header", "Row 0", "Detail"])
      stage.window.isHidden = true
      withExtendedLifetime(rows) {}
    }
  }

  @Test(arguments: ContrastStage.styles)
  func `AW-97 the title of a refresh control stands out`(
    style: UIUserInterfaceStyle
  ) throws {
    defer { ContrastStage.leave() }
    for look in [UITableView.Style.plain, .grouped] {
      let (stage, rows) = (try ContrastStage(style), Rows())
      let table = self.table(stage, look, rows)
      let refresh = UIRefreshControl()
      refresh.attributedTitle = NSAttributedString(string: "Refreshing")
      table.refreshControl = refresh
      table.layoutIfNeeded()
      refresh.beginRefreshing()
      try stage.generator.wait(1)
      table.setContentOffset(CGPoint(x: 0, y: -table.adjustedContentInset.top), animated: false)
      try stage.check(["Refreshing", "Row 0"])
      refresh.endRefreshing()
      stage.window.isHidden = true
      withExtendedLifetime(rows) {}
    }
  }
}

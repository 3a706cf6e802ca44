// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("TV headers that show configurations", .freshApplication)
struct TableHeaderRules {
  /// Three sections with headers and footers that say their numbers.
  private final class Stage: NSObject, UITableViewDataSource, UITableViewDelegate {
    let stage = GestureStage()
    let table: UITableView
    /// Whether the first header was pinned, each time that it was told of its state.
    var pinned: [Bool] = []

    init(_ style: UITableView.Style = .plain) {
      table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: style)
      super.init()
      table.register(
        UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "edge")
      table.rowHeight = 40
      table.sectionHeaderTopPadding = 0
      table.dataSource = self
      table.delegate = self
      stage.window.addSubview(table)
      table.layoutIfNeeded()
    }

    func scroll(to offset: CGFloat) {
      table.contentOffset.y = offset
      table.layoutIfNeeded()
    }

    func numberOfSections(in tableView: UITableView) -> Int { 3 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let view = edge("Header \(section)")
      view?.configurationUpdateHandler = { [weak self] _, state in
        if section == 0 { self?.pinned.append(state.isPinned) }
      }
      return view
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      edge("Footer \(section)")
    }

    private func edge(_ text: String) -> UITableViewHeaderFooterView? {
      guard let view = table.dequeueReusableHeaderFooterView(withIdentifier: "edge") else {
        return nil
      }
      var content = view.defaultContentConfiguration()
      content.text = text
      view.contentConfiguration = content
      return view
    }
  }

  private func font(_ view: UITableViewHeaderFooterView?) -> UIFont? {
    (view?.contentConfiguration as? UIListContentConfiguration)?.textProperties.font
  }

  @Test(arguments: [UITableView.Style.plain, .grouped])
  func `TV-92 a header shows a configuration, and is as high as that wants`(
    style: UITableView.Style
  ) throws {
    let stage = Stage(style)
    let header = try #require(stage.table.headerView(forSection: 0))
    let footer = stage.table.footerView(forSection: 0)
    #expect(header.contentView.subviews.count == 1)
    let content = try #require(header.contentView.subviews.first as? UIListContentView)
    #expect((content.configuration as? UIListContentConfiguration)?.text == "Header 0")
    let wanted = content.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(header.frame.height == wanted.height && content.frame == header.bounds)
    let isPlain = style == .plain
    let headerFont = (isPlain ? UIListContentConfiguration.plainHeader() : .groupedHeader())
      .textProperties.font
    let footerFont = (isPlain ? UIListContentConfiguration.plainFooter() : .groupedFooter())
      .textProperties.font
    #expect(font(header) == headerFont && font(footer) == footerFont)
  }

  @Test func `TV-92 a header that sticks is pinned in its state`() {
    let stage = Stage()
    func pinned(_ section: Int) -> Bool? {
      stage.table.headerView(forSection: section)?.configurationState.isPinned
    }
    #expect(pinned(0) == false && pinned(1) == false)
    stage.pinned = []
    stage.scroll(to: 50)
    #expect(pinned(0) == true && pinned(1) == false)
    stage.scroll(to: 60)
    stage.scroll(to: 0)
    #expect(pinned(0) == false && stage.pinned == [true, false])
  }

  @Test func `TV-92 a configuration takes the place of labels, and a background lies behind`() {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let label = view.textLabel
    #expect(label?.superview === view.contentView)
    view.contentConfiguration = view.defaultContentConfiguration()
    #expect(label?.superview == nil && view.contentView.subviews.count == 1)
    view.backgroundConfiguration = view.defaultBackgroundConfiguration()
    #expect(view.backgroundView != nil && view.subviews.first === view.backgroundView)
    view.backgroundConfiguration = nil
    view.contentConfiguration = nil
    #expect(view.backgroundView == nil && view.contentView.subviews == [])
  }

  @Test func `TV-92 a subclass follows the state with the next layout`() {
    final class Header: UITableViewHeaderFooterView {
      var disabled: [Bool] = []
      override func updateConfiguration(using state: UIViewConfigurationState) {
        disabled.append(state.isDisabled)
      }
    }
    let view = Header(reuseIdentifier: nil)
    view.layoutIfNeeded()
    #expect(view.disabled == [])
    view.setNeedsUpdateConfiguration()
    view.setNeedsUpdateConfiguration()
    view.layoutIfNeeded()
    view.isUserInteractionEnabled = false
    view.setNeedsUpdateConfiguration()
    view.layoutIfNeeded()
    #expect(view.disabled == [false, true])
  }
}

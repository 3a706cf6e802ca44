// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// The list of pages.
final class HomeController: UIViewController {
  private static let rowHeights: ClosedRange<CGFloat> = 56...88
  private let list = UIScrollView()
  private let sentence = Theme.label(
    "UIKit's responder and event system, running on Linux. Choose a page and touch everything.",
    font: Theme.sentenceFont, color: Theme.quietText, lines: 0, identifier: "sentence")
  private var rows: [PageRow] = []
  /// Pages that a digit with Command opens.
  private static let mostDigits = 9

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Gallery"
    navigationItem.largeTitleDisplayMode = .never
    view.backgroundColor = Theme.background
    view.accessibilityIdentifier = "home"
    list.accessibilityIdentifier = "home.list"
    view.addSubview(list)
    list.addSubview(sentence)
    for page in Gallery.pages {
      let row = PageRow(page: page)
      row.addAction(
        UIAction { [weak self] _ in
          self?.navigationController?.pushViewController(page.make(), animated: true)
        }, for: .touchUpInside)
      rows.append(row)
      list.addSubview(row)
    }
    for (place, page) in Gallery.pages.prefix(Self.mostDigits).enumerated() {
      addKeyCommand(
        UIKeyCommand(
          title: page.title, action: Self.openPage, input: "\(place + 1)", modifierFlags: .command,
          propertyList: page.identifier))
    }
  }

  /// Opens the page that a key command names.
  private func openPage(_ command: UIKeyCommand) {
    guard
      let page = Gallery.pages.first(where: { $0.identifier == command.propertyList as? String })
    else { return }
    navigationController?.pushViewController(page.make(), animated: true)
  }
  private static let openPage = Selector("openPage:", HomeController.openPage)

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    var area = Layout.content(of: view)
    let top = area.minY - Theme.margin
    list.frame = CGRect(
      x: 0, y: top, width: view.bounds.width, height: area.maxY + Theme.margin - top)
    area.origin.y = Theme.margin
    let height = sentence.sizeThatFits(CGSize(width: area.width, height: 0)).height
    sentence.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
    let columns = area.width >= Theme.wideWidth ? 2 : 1
    let count = (rows.count + columns - 1) / columns
    let free = area.height - height - Theme.gap
    let rowHeight = (free - Theme.gap * CGFloat(count - 1)) / CGFloat(count)
    let used = min(max(rowHeight, Self.rowHeights.lowerBound), Self.rowHeights.upperBound)
    let grid = CGRect(
      x: area.minX, y: area.minY + height + Theme.gap, width: area.width,
      height: used * CGFloat(count) + Theme.gap * CGFloat(count - 1))
    for (row, frame) in zip(rows, Layout.grid(grid, columns: columns, rows: count)) {
      row.frame = frame
    }
    list.contentSize = CGSize(width: list.bounds.width, height: grid.maxY + Theme.margin)
  }
}

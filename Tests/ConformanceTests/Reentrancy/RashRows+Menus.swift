// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitTesting

extension RashScene {
  /// A table whose rows have menus, with an index, below a large title.
  static let listOfMenus = RashScene("table of menus", 14) { stage in
    let rows = makeTable(stage) { $0.loadOthers($1) }
    rows.hasMenus = true
    (stage.subject as? UITableView)?.prefetchDataSource = rows
    (stage.subject as? UITableView)?.reloadData()
  } drive: { stage, generator in
    try? generator.fingerLongPress(at: CGPoint(x: 100, y: 225), duration: 1)
    generator.advance(by: 0.5)
    try? generator.fingerTap(at: CGPoint(x: 380, y: 30))
    generator.advance(by: 0.5)
    try? generator.fingerDrag(
      from: CGPoint(x: 380, y: 340), to: CGPoint(x: 380, y: 360), duration: 0.2)
    generator.advance(by: 0.2)
    try? generator.fingerDrag(
      from: CGPoint(x: 200, y: 450), to: CGPoint(x: 200, y: 200), duration: 0.1)
    generator.advance(by: 2)
  }

  /// A table below a large title that it takes along.
  static let largeTitle = RashScene("table below a large title", 5) { stage in
    let rows = RashRows(stage)
    stage.kept.append(rows)
    let page = UITableViewController(style: .plain)
    page.title = "Page"
    page.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    page.tableView.dataSource = rows
    page.tableView.delegate = rows
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.view.frame = stage.window.bounds
    stage.root?.addChild(navigation)
    stage.root?.view.addSubview(navigation.view)
    navigation.didMove(toParent: stage.root)
    stage.subject = page.tableView
    stage.track(rows, page, navigation)
    stage.reload = { [weak rows, weak page] in
      if let rows, let table = page?.tableView { rows.change(table) }
    }
  } drive: { stage, generator in
    for (from, to) in [(500, 470), (500, 440), (500, 200), (200, 600), (300, 360)] {
      try? generator.fingerDrag(
        from: CGPoint(x: 200, y: from), to: CGPoint(x: 200, y: to), duration: 0.3)
      generator.advance(by: 1)
    }
  }
}

extension RashRows: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { hear() }
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    hear()
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    hear()
    return hasMenus ? ["A", "B", "C", "D"] : nil
  }
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    hear()
    return 0
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    hear()
    guard hasMenus else { return nil }
    return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
      self?.hear("actionProvider")
      return UIMenu(children: [UIAction(title: "One") { _ in }])
    })
  }
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    animator?.addCompletion { [weak self] in self?.hear("displayed") }
    hear()
  }
  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    animator?.addCompletion { [weak self] in self?.hear("ended") }
    hear()
  }
}

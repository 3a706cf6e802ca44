// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// A list of twenty rows of 40 points that have menus, and says what it hears.
@MainActor
private final class MenuRows: NSObject {
  let log: EventLog

  init(_ log: EventLog) { self.log = log }

  func menu(_ name: String) -> UIContextMenuConfiguration? {
    log.record("asks \(name)")
    if name == "3" { return nil }
    return UIContextMenuConfiguration(actionProvider: { [log] _ in
      UIMenu(children: [UIAction(title: "Open \(name)") { _ in log.record("opens \(name)") }])
    })
  }
}

extension MenuRows: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.record("selects \(indexPath.row)")
  }
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { menu("\(indexPath.row)") }
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.record("displays") }
  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.record("ends") }
}

extension MenuRows: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 20 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    menu(indexPaths.map { "\($0.item)" }.joined(separator: "+"))
  }
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.record("displays") }
  func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.record("ends") }
}

@MainActor @Suite("TV menus of rows", .freshApplication)
struct ListMenuRules {
  private func press(_ stage: MenuStage, _ x: CGFloat, _ y: CGFloat) throws {
    try stage.generator.fingerLongPress(at: CGPoint(x: x, y: y), duration: 1)
    try stage.generator.wait(0.5)
  }

  @Test func `TV-70 a finger that rests on a row brings its menu up`() throws {
    let stage = try MenuStage()
    let rows = MenuRows(stage.log)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    table.rowHeight = 40
    #expect(table.contextMenuInteraction == nil)
    table.dataSource = rows
    table.delegate = rows
    #expect(table.contextMenuInteraction?.view === table)
    stage.root.addSubview(table)
    try stage.generator.wait(0.1)
    try press(stage, 100, 60)
    #expect(stage.shown == ["Open 1"])
    #expect(stage.log.take() == ["asks 1", "displays"])
    try stage.generator.fingerTap(at: stage.row("Open 1"))
    try stage.generator.wait(0.5)
    #expect(stage.log.take() == ["opens 1", "ends"])
    try press(stage, 100, 140)
    #expect(stage.shown == nil && stage.log.take() == ["asks 3", "selects 3"])
    try press(stage, 100, 180)
    try stage.generator.fingerTap(at: CGPoint(x: 280, y: 590))
    try stage.generator.wait(0.5)
    #expect(stage.log.take() == ["asks 4", "displays", "ends"])
    #expect(table.indexPathForSelectedRow?.row == 3)
    table.beginUpdates()
    table.endUpdates()
    try press(stage, 100, 60)
    #expect(stage.log.take() == ["asks 1", "displays"])
  }

  @Test func `TV-70 a delegate without menus is asked once`() throws {
    final class Counting: NSObject, UITableViewDelegate {}
    let stage = try MenuStage()
    let rows = MenuRows(stage.log)
    let delegate = Counting()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    table.rowHeight = 40
    table.dataSource = rows
    table.delegate = delegate
    stage.root.addSubview(table)
    let recognizers = try #require(table.gestureRecognizers)
    let presses = recognizers.compactMap { $0 as? UILongPressGestureRecognizer }
      .filter(\.isEnabled)
    try press(stage, 100, 60)
    #expect(stage.shown == nil)
    #expect(presses.filter(\.isEnabled).count == presses.count - 1)
    table.delegate = rows
    #expect(presses.filter(\.isEnabled).count == presses.count)
    try press(stage, 100, 60)
    #expect(stage.shown == ["Open 1"])
  }

  @Test func `CV-110 an item has a menu, with all that are selected, and so has what is beside it`()
    throws
  {
    let stage = try MenuStage()
    let rows = MenuRows(stage.log)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 20)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = rows
    view.delegate = rows
    view.allowsMultipleSelection = true
    stage.root.addSubview(view)
    try stage.generator.wait(0.1)
    for item in [2, 5] {
      view.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
    for (y, name) in [(30, "1"), (110, "2+5"), (500, "")] as [(CGFloat, String)] {
      try press(stage, 100, y)
      #expect(stage.shown == ["Open \(name)"])
      try stage.generator.fingerTap(at: stage.row("Open \(name)"))
      try stage.generator.wait(0.5)
      #expect(stage.log.take() == ["asks \(name)", "displays", "opens \(name)", "ends"])
    }
  }

  @Test func `CV-110 the older member is asked about one item`() throws {
    final class Older: NSObject, UICollectionViewDelegate {
      var asked: [Int] = []
      func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
      ) -> UIContextMenuConfiguration? {
        asked.append(indexPath.item)
        return UIContextMenuConfiguration(actionProvider: { _ in
          UIMenu(children: [UIAction(title: "Old") { _ in }])
        })
      }
    }
    let stage = try MenuStage()
    let rows = MenuRows(stage.log)
    let delegate = Older()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600),
      collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = rows
    view.delegate = delegate
    stage.root.addSubview(view)
    try stage.generator.wait(0.1)
    try press(stage, 150, 500)
    #expect(delegate.asked == [] && stage.shown == nil)
    try press(stage, 20, 20)
    #expect(delegate.asked == [0] && stage.shown == ["Old"])
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// A list of rows of 40 points with menus, whose rows are lifted.
@MainActor
private final class LiftedRows: NSObject {
  let log: EventLog
  init(_ log: EventLog) { self.log = log }

  var menu: UIContextMenuConfiguration {
    UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [UIAction(title: "Open") { _ in }])
    })
  }

  func preview(_ cell: UIView?, _ what: String) -> UITargetedPreview? {
    log.record(what)
    return cell.map { UITargetedPreview(view: $0) }
  }
}

extension LiftedRows: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { menu }
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    preview(tableView.cellForRow(at: IndexPath(row: 1, section: 0)), "lifts")
  }
  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    preview(tableView.cellForRow(at: IndexPath(row: 4, section: 0)), "lowers")
  }
  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.record("ends") }
}

extension LiftedRows: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 9 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}

/// The members that name an item.
private final class NewItems: NSObject, UICollectionViewDelegate {
  let rows: LiftedRows
  init(_ rows: LiftedRows) { self.rows = rows }
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? { rows.menu }
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    rows.preview(collectionView.cellForItem(at: indexPath), "lifts \(indexPath.item)")
  }
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { rows.preview(nil, "lowers \(indexPath.item)") }
}

/// The members that name none.
private final class OldItems: NSObject, UICollectionViewDelegate {
  let rows: LiftedRows
  init(_ rows: LiftedRows) { self.rows = rows }
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? { rows.menu }
  func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    rows.preview(collectionView.visibleCells.first, "lifts")
  }
  func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { rows.preview(nil, "lowers") }
}

@MainActor @Suite("TV highlights of rows", .freshApplication)
struct ListHighlightRules {
  private let stage: MenuStage
  private let rows: LiftedRows

  init() throws {
    stage = try MenuStage()
    rows = LiftedRows(stage.log)
  }

  private var lifted: UIView? { try? stage.generator.viewWithIdentifier("menu highlight") }

  private func press(_ y: CGFloat) throws {
    try stage.generator.fingerLongPress(at: CGPoint(x: 100, y: y), duration: 1)
    try stage.generator.wait(0.5)
  }

  private func end() throws {
    try stage.generator.fingerTap(at: CGPoint(x: 380, y: 700))
  }

  private func collection(_ delegate: any UICollectionViewDelegate) throws -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600),
      collectionViewLayout: CollectionStage.grid(300, 40))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = rows
    view.delegate = delegate
    stage.root.addSubview(view)
    try stage.generator.wait(0.1)
    return view
  }

  @Test func `TV-83 a row is lifted, and goes where the delegate says`() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    table.rowHeight = 40
    table.dataSource = rows
    table.delegate = rows
    stage.root.addSubview(table)
    try stage.generator.wait(0.1)
    try press(60)
    #expect(stage.log.take() == ["lifts"])
    let lifted = try #require(lifted)
    #expect(lifted.center == CGPoint(x: 150, y: 60))
    try end()
    #expect(stage.log.take() == ["lowers", "ends"] && lifted.center == CGPoint(x: 150, y: 180))
  }

  @Test func `CV-126 the item where the finger is is lifted`() throws {
    let delegate = NewItems(rows)
    let view = try collection(delegate)
    view.allowsMultipleSelection = true
    for item in [0, 2] {
      view.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
    try press(100)
    #expect(stage.log.take() == ["lifts 2"] && lifted?.center == CGPoint(x: 150, y: 100))
    try end()
    #expect(stage.log.take() == ["lowers 2"])
  }

  @Test func `CV-126 the older members name no item`() throws {
    let delegate = OldItems(rows)
    let view = try collection(delegate)
    for y in [100, 500] as [CGFloat] {
      try press(y)
      #expect(stage.log.take() == ["lifts"] && lifted?.center == CGPoint(x: 150, y: 20))
      try end()
      try stage.generator.wait(0.5)
      #expect(stage.log.take() == ["lowers"])
    }
    withExtendedLifetime(view) {}
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("DD controls and lists on which a drag rests", .freshApplication)
struct SpringControlRules {
  @Test func `DD-63 a button does what a touch inside does`() throws {
    let button = UIButton(frame: CGRect(x: 250, y: 450, width: 100, height: 50))
    let stage = try SpringStage(button)
    let (log, there) = (stage.log, CGPoint(x: 300, y: 475))
    for event in [UIControl.Event.touchUpInside, .primaryActionTriggered, .touchDown] {
      button.addAction(
        UIAction { [unowned button] _ in log.record("\(event), selected \(button.isSelected)") },
        for: event)
    }
    button.changesSelectionAsPrimaryAction = true
    #expect(!button.isSpringLoaded)
    #expect(try stage.move(there) == [] && stage.rest(2) == [])
    button.isSpringLoaded = true
    #expect(button.isSpringLoaded)
    #expect(try stage.move(CGPoint(x: 301, y: 475)) == [])
    #expect(
      stage.rest(2) == [
        "touchUpInside, selected true", "primaryActionTriggered, selected true",
      ])
    button.showsMenuAsPrimaryAction = true
    _ = try stage.move(stage.outside)
    #expect(try stage.move(there) == [] && stage.rest(2) == [])
    button.showsMenuAsPrimaryAction = false
    button.isSpringLoaded = false
    #expect(try stage.move(CGPoint(x: 301, y: 475)) == [] && stage.rest(2) == [])
    #expect(!button.isSpringLoaded && button.isSelected)
  }

  @Test func `DD-63 a segment is chosen`() throws {
    let control = UISegmentedControl(items: ["a", "b"])
    control.frame = CGRect(x: 150, y: 450, width: 200, height: 32)
    control.selectedSegmentIndex = 0
    control.isSpringLoaded = true
    let stage = try SpringStage(control)
    let log = stage.log
    control.addAction(
      UIAction { [unowned control] _ in log.record("chose \(control.selectedSegmentIndex)") },
      for: .valueChanged)
    #expect(try stage.move(CGPoint(x: 200, y: 466)) == [] && stage.rest(2) == [])
    _ = try stage.move(CGPoint(x: 300, y: 466))
    #expect(stage.rest(2) == ["chose 1"])
    _ = try stage.move(CGPoint(x: 200, y: 466))
    #expect(stage.rest(2) == ["chose 0"])
    control.setEnabled(false, forSegmentAt: 1)
    _ = try stage.move(CGPoint(x: 300, y: 466))
    #expect(stage.rest(2) == [] && control.selectedSegmentIndex == 0)
  }

  private final class Tabs: NSObject, UITabBarDelegate {
    let log: EventLog
    init(_ log: EventLog) { self.log = log }
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      log.record("selects \(item.title ?? "")")
    }
  }

  @Test func `DD-64 a tab is selected`() throws {
    let bar = UITabBar(frame: CGRect(x: 0, y: 500, width: 300, height: 49))
    let items = ["a", "b", "c"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    bar.items = items
    bar.selectedItem = items[0]
    bar.isSpringLoaded = true
    let stage = try SpringStage(bar)
    let delegate = Tabs(stage.log)
    bar.delegate = delegate
    #expect(try stage.move(CGPoint(x: 50, y: 524)) == [] && stage.rest(2) == [])
    #expect(try stage.move(CGPoint(x: 150, y: 524)) == [])
    #expect(stage.rest(2) == ["selects b"] && bar.selectedItem === items[1])
    #expect(try stage.move(CGPoint(x: 155, y: 524)) == [] && stage.rest(2) == [])
    items[2].isEnabled = false
    #expect(try stage.move(CGPoint(x: 250, y: 524)) == [] && stage.rest(2) == [])
  }

  @Test func `DD-64 a button of a bar does its action once`() throws {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 500, width: 300, height: 44))
    let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    item.accessibilityIdentifier = "go"
    item.changesSelectionAsPrimaryAction = true
    item.isSpringLoaded = true
    bar.items = [item]
    let stage = try SpringStage(bar)
    let log = stage.log
    item.primaryAction = UIAction(title: "Go") { [unowned item] _ in
      log.record("go, \(item.isSelected)")
    }
    _ = stage.rest(0.1)
    let place = stage.middle(try stage.drags.generator.viewWithIdentifier("go"))
    #expect(try stage.move(place) == [])
    #expect(stage.rest(2) == ["go, true"])
    #expect(try stage.move(CGPoint(x: place.x + 1, y: place.y)) == [] && stage.rest(2) == [])
    _ = try stage.move(stage.outside)
    _ = try stage.move(place)
    #expect(stage.rest(2) == ["go, false"])
  }

  @Test func `DD-65 an answer is chosen`() throws {
    let stage = try SpringStage()
    let log = stage.log
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    for title in ["Yes", "No"] {
      alert.addAction(UIAlertAction(title: title, style: .default) { _ in log.record(title) })
    }
    #expect(!alert.isSpringLoaded)
    alert.isSpringLoaded = true
    alert.actions[1].isEnabled = false
    stage.drags.generator.window.rootViewController?.present(alert, animated: false)
    _ = stage.rest(0.1)
    let places = try ["Yes", "No"].map {
      stage.middle(try stage.drags.generator.viewWithIdentifier($0))
    }
    #expect(try stage.move(places[1]) == [] && stage.rest(2) == [])
    #expect(try stage.move(places[0]) == [])
    #expect(stage.rest(3) == ["Yes"] && alert.presentingViewController == nil)
  }

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    let log: EventLog
    init(_ log: EventLog) { self.log = log }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    func tableView(
      _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
      with context: any UISpringLoadedInteractionContext
    ) -> Bool {
      let cell = tableView.cellForRow(at: indexPath)
      log.record("may \(indexPath.row) \(context.targetView === cell)")
      return indexPath.row != 3
    }
    func tableView(
      _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool {
      log.record("highlights \(indexPath.row)")
      return true
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.record("selects \(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
    ) { log.record("performs \(indexPath.row)") }
  }

  @Test func `DD-66 a row is chosen as by a tap`() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 450, width: 300, height: 200))
    let stage = try SpringStage(table)
    let rows = Rows(stage.log)
    table.rowHeight = 50
    table.dataSource = rows
    table.delegate = rows
    table.isSpringLoaded = true
    _ = stage.rest(0.1)
    #expect(try stage.move(CGPoint(x: 100, y: 475)) == ["may 0 true"])
    #expect(stage.rest(0.5) == [])
    #expect(try stage.move(CGPoint(x: 100, y: 525)) == ["may 1 true"])
    #expect(stage.rest(0.2) == [])
    #expect(
      stage.rest(1) == ["may 1 true", "may 1 true", "highlights 1", "selects 1", "performs 1"])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(try stage.move(CGPoint(x: 100, y: 625)) == ["may 3 true"] && stage.rest(2) == [])
    table.isSpringLoaded = false
    #expect(try stage.move(CGPoint(x: 100, y: 575)) == [] && stage.rest(2) == [])
  }

  private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let log: EventLog
    init(_ log: EventLog) { self.log = log }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 6 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
      with context: any UISpringLoadedInteractionContext
    ) -> Bool {
      let cell = collectionView.cellForItem(at: indexPath)
      log.record("may \(indexPath.item) \(context.targetView === cell)")
      return indexPath.item != 3
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      log.record("selects \(indexPath.item)")
    }
  }

  @Test func `DD-66 an item is chosen as by a tap`() throws {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 450, width: 300, height: 200),
      collectionViewLayout: CollectionStage.grid())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    let stage = try SpringStage(view)
    let items = Items(stage.log)
    view.dataSource = items
    view.delegate = items
    view.isSpringLoaded = true
    _ = stage.rest(0.1)
    #expect(try stage.move(CGPoint(x: 150, y: 470)) == ["may 1 true"])
    #expect(stage.rest(2) == ["may 1 true", "may 1 true", "selects 1"])
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    #expect(try stage.move(CGPoint(x: 50, y: 510)) == ["may 3 true"] && stage.rest(2) == [])
    #expect(view.isSpringLoaded)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("CV accessories", .freshApplication)
struct CollectionAccessoryRules {
  typealias List = UICollectionLayoutListConfiguration
  typealias Placement = UICellAccessory.Placement

  private func stage(
    _ items: [String] = ["0", "1", "2"],
    _ accessories: @escaping @MainActor (String) -> [UICellAccessory]
  ) -> ListStage {
    let stage = ListStage(List(appearance: .plain)) { cell, item in
      cell.accessories = accessories(item)
    }
    stage.show(items)
    return stage
  }

  /// Where the content of an item is across.
  private func span(_ stage: ListStage, _ item: Int) -> [CGFloat] {
    stage.view.layoutIfNeeded()
    let frame = stage.cell(item)?.contentView.frame ?? .zero
    return [frame.minX, frame.maxX]
  }

  @Test func `CV-100 accessories take room while they are there`() {
    let stage = stage { item in
      switch item {
      case "0": [.disclosureIndicator(displayed: .whenNotEditing), .delete()]
      case "1": [.checkmark(options: .init(isHidden: true))]
      default:
        [
          .insert(options: .init(reservedLayoutWidth: .custom(60))),
          .detail(options: .init(reservedLayoutWidth: .standard)),
        ]
      }
    }
    #expect(span(stage, 0) == [0, 262])
    #expect(span(stage, 1) == [0, 262])
    #expect(span(stage, 2) == [0, 256])
    let hidden = stage.cell(1)?.subviews.filter { $0 is UIControl && $0.isHidden }
    #expect(hidden?.count == 1)
    stage.view.isEditing = true
    #expect(span(stage, 0) == [44, 300])
    #expect(span(stage, 2) == [76, 256])
    stage.view.isEditing = false
    #expect(span(stage, 0) == [0, 262])
    stage.cell(0)?.accessories = []
    #expect(span(stage, 0) == [0, 300])
  }

  @Test func `CV-128 the delegate says which items are edited with the collection`() {
    final class Editor: NSObject, UICollectionViewDelegate {
      var asked: [Int] = []
      func collectionView(
        _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
      ) -> Bool {
        asked.append(indexPath.item)
        return indexPath.item != 1
      }
    }
    let stage = stage { _ in [.delete()] }
    let editor = Editor()
    stage.view.delegate = editor
    let states = { (0..<3).map { stage.cell($0)?.configurationState.isEditing } }
    stage.view.layoutIfNeeded()
    #expect(editor.asked == [] && states() == [false, false, false])
    stage.view.isEditing = true
    #expect(editor.asked == [0, 1, 2] && states() == [true, false, true])
    #expect((0..<3).map { span(stage, $0) } == [[44, 300], [0, 300], [44, 300]])
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    #expect(editor.asked == [0, 1, 2, 0, 1, 2] && states() == [true, false, true])
    stage.view.isEditing = false
    #expect(states() == [false, false, false])
  }

  @Test func `CV-101 accessories of the system have an order`() {
    let stage = stage { _ in
      [
        .disclosureIndicator(options: .init(tintColor: .red)), .label(text: "x"),
        .checkmark(options: .init(tintColor: .green)),
        .multiselect(displayed: .always, options: .init(tintColor: .brown)),
        .delete(displayed: .always, options: .init(tintColor: .blue)),
      ]
    }
    let cell = stage.cell(0)
    let controls = (cell?.subviews ?? []).filter { $0 is UIControl || $0 is UILabel }
      .sorted { $0.frame.minX < $1.frame.minX }
    #expect(controls.map { $0 is UILabel } == [false, false, true, false, false])
    let colors = controls.filter { $0 is UIControl }.map { $0.subviews.first?.tintColor }
    #expect(colors == [.blue, .brown, .green, .red])
    #expect(controls.first?.frame == CGRect(x: 16, y: 0, width: 28, height: 44))
    #expect(controls.last?.frame == CGRect(x: 262, y: 0, width: 22, height: 44))
  }

  @Test func `CV-102 views of the program's own are where it wants them`() {
    func box(_ width: CGFloat) -> UIView {
      UIView(frame: CGRect(x: 0, y: 0, width: width, height: 10))
    }
    let views = [box(20), box(40), box(10)]
    let stage = stage(["0"]) { _ in
      [
        .disclosureIndicator(),
        .customView(
          configuration: .init(
            customView: views[0], placement: .trailing(), maintainsFixedSize: true)),
        .customView(
          configuration: .init(
            customView: views[1],
            placement: .trailing(at: Placement.position(after: .disclosureIndicator())),
            reservedLayoutWidth: .actual, maintainsFixedSize: true)),
        .customView(configuration: .init(customView: views[2], placement: .leading())),
        .delete(displayed: .always),
      ]
    }
    // From the left: the button, a box, the content, a box, the mark, a box.
    #expect(views[2].frame == CGRect(x: 65, y: 17, width: 10, height: 10))
    #expect(span(stage, 0) == [84, 170])
    #expect(views[0].frame == CGRect(x: 174, y: 17, width: 20, height: 10))
    #expect(views[1].frame == CGRect(x: 244, y: 17, width: 40, height: 10))
    stage.cell(0)?.accessories = []
    stage.view.layoutIfNeeded()
    #expect(views.allSatisfy { $0.superview == nil })
  }

  private func food(_ style: UICellAccessory.OutlineDisclosureOptions.Style) -> ListStage {
    let stage = ListStage(List(appearance: .plain)) { cell, item in
      cell.accessories =
        item == "fruit" ? [.outlineDisclosure(options: .init(style: style))] : []
    }
    stage.show(CollectionOutlineRules.food)
    return stage
  }

  @Test func `CV-94 CV-103 a button shows the children of an item, and hides them`() {
    let stage = food(.cell)
    var log: [String] = []
    stage.source.sectionSnapshotHandlers.shouldExpandItem = {
      log.append("shouldExpand \($0)")
      return true
    }
    stage.source.sectionSnapshotHandlers.willExpandItem = { log.append("willExpand \($0)") }
    stage.source.sectionSnapshotHandlers.shouldCollapseItem = {
      log.append("shouldCollapse \($0)")
      return true
    }
    stage.source.sectionSnapshotHandlers.willCollapseItem = { log.append("willCollapse \($0)") }
    #expect(stage.shown == ["fruit", "bread"])
    stage.tap(273, 20)
    #expect(stage.shown == ["fruit", "apple", "pear", "bread"])
    #expect(stage.cell(0)?.configurationState.isExpanded == true)
    #expect(stage.cell(1)?.indentationLevel == 1)
    #expect(stage.source.snapshot(for: "a").isExpanded("fruit"))
    #expect(log == ["shouldExpand fruit", "willExpand fruit"])
    stage.tap(273, 20)
    #expect(stage.shown == ["fruit", "bread"])
    #expect(log.suffix(2) == ["shouldCollapse fruit", "willCollapse fruit"])
    #expect(stage.view.indexPathsForSelectedItems == [])
    stage.source.sectionSnapshotHandlers.shouldExpandItem = { _ in false }
    stage.tap(273, 20)
    #expect(stage.shown == ["fruit", "bread"])
    // Elsewhere a tap selects the item.
    stage.tap(100, 20)
    #expect(stage.view.indexPathsForSelectedItems == [[0, 0]])
  }

  @Test func `CV-94 what is below an item may be said when it is expanded`() {
    let stage = food(.cell)
    var asked: [[String]] = []
    stage.source.sectionSnapshotHandlers.snapshotForExpandingParent = { item, below in
      asked.append([item] + below.items)
      var made = ListStage.Outline()
      made.append(["plum", "fig"])
      return made
    }
    stage.tap(273, 20)
    #expect(stage.shown == ["fruit", "plum", "fig", "bread"])
    stage.tap(273, 20)
    stage.tap(273, 20)
    #expect(asked == [["fruit", "apple", "red", "green", "pear"], ["fruit", "plum", "fig"]])
  }

  @Test func `CV-103 a tap on a header shows its children and selects nothing`() {
    let stage = food(.header)
    stage.tap(100, 20)
    #expect(stage.shown == ["fruit", "apple", "pear", "bread"])
    #expect(stage.view.indexPathsForSelectedItems == [])
    var list = List(appearance: .plain)
    list.headerMode = .firstItemInSection
    list.headerTopPadding = 0
    var count = 0
    let other = ListStage(list) { cell, _ in
      cell.accessories = [.outlineDisclosure { count += 1 }]
    }
    other.show(["0", "1"])
    // With a handler of its own; the second item is no header.
    other.tap(100, 20)
    #expect(count == 1 && other.view.indexPathsForSelectedItems == [])
    other.tap(100, 60)
    #expect(count == 1 && other.view.indexPathsForSelectedItems == [[0, 1]])
  }

  @Test func `CV-104 buttons call their handlers, and that which deletes uncovers others`() {
    var log: [String] = []
    var list = List(appearance: .plain)
    list.trailingSwipeActionsConfigurationProvider = { path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Go") { _, _, done in
          log.append("go \(path.item)")
          done(true)
        }
      ])
    }
    let stage = ListStage(list) { cell, item in
      cell.accessories =
        item == "0"
        ? [.delete(displayed: .always)]
        : [
          .delete(displayed: .always) { log.append("delete") },
          .insert(displayed: .always) { log.append("insert") },
          .detail { log.append("detail") },
        ]
    }
    stage.show(["0", "1"])
    stage.tap(30, 66)
    stage.tap(70, 66)
    stage.tap(273, 66)
    #expect(log == ["delete", "insert", "detail"])
    stage.tap(30, 20)
    #expect(stage.cell(0)?.contentView.frame.minX == -30)
    #expect(stage.cell(0)?.configurationState.isSwiped == true)
    stage.tap(270, 20)
    #expect(log.last == "go 0")
    #expect(stage.cell(0)?.contentView.frame.minX == 44)
    #expect(stage.view.indexPathsForSelectedItems == [])
  }

  @Test func `CV-105 a handle moves its item`() {
    let stage = stage(["0", "1", "2", "3"]) { _ in [.reorder(displayed: .always)] }
    stage.source.reorderingHandlers.canReorderItem = { $0 != "3" }
    var states: [Bool] = []
    stage.cell(0)?.configurationUpdateHandler = { _, state in states.append(state.isReordering) }
    stage.view.layoutIfNeeded()
    let finger = ListStage.finger
    stage.stage.drag(finger, from: CGPoint(x: 270, y: 22), by: CGPoint(x: 0, y: 90))
    #expect(stage.view.contentOffset.y == 0)
    stage.stage.up(finger, 270, 112)
    stage.stage.wait(0.6)
    #expect(stage.shown == ["1", "2", "0", "3"])
    #expect(stage.source.snapshot().itemIdentifiers == ["1", "2", "0", "3"])
    #expect(states.contains(true) && states.last == false)
    stage.stage.drag(finger, from: CGPoint(x: 270, y: 154), by: CGPoint(x: 0, y: -90))
    stage.stage.up(finger, 270, 64)
    stage.stage.wait(0.6)
    #expect(stage.shown == ["1", "2", "0", "3"])
  }

  @Test func `CV-106 a menu shows its choice and tells of another`() throws {
    var told: [[String]] = []
    let menu = UIMenu(
      options: .singleSelection,
      children: ["one", "two"].map { title in UIAction(title: title) { _ in } })
    let stage = stage(["0"]) { _ in
      [.popUpMenu(menu) { told.append($0.selectedElements.map(\.title)) }]
    }
    let button = try #require(stage.cell(0)?.subviews.compactMap { $0 as? UIButton }.first)
    #expect(button.title(for: .normal) == "one")
    #expect(button.showsMenuAsPrimaryAction && told == [])
    stage.tap(button.center.x, 22)
    let generator = try EventGenerator(window: stage.stage.window)
    try generator.fingerTap(at: generator.viewWithLabel("two").superview)
    stage.stage.wait(0.6)
    #expect(told == [["two"]])
    #expect(button.title(for: .normal) == "two")
  }
}

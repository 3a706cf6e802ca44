// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("CV selection", .freshApplication)
struct CollectionSelectionRules {
  private func makeStage(_ items: Int = 90) -> CollectionStage {
    let stage = CollectionStage(items: items)
    stage.logged = ["should", "didH", "didU", "didS", "didDes", "action"]
    _ = stage.log()
    return stage
  }

  @Test func `CV-35 CV-36 CV-38 a tap highlights, selects and does what the item is for`() {
    let stage = makeStage()
    stage.tap(150, 20)
    #expect(
      stage.log() == [
        "shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didSelect 1", "didUnhighlight 1",
        "action 1",
      ])
    #expect(stage.view.indexPathsForSelectedItems == [stage.path(1)])
    #expect(stage.view.cellForItem(at: stage.path(1))?.isSelected == true)
    stage.tap(50, 60)
    #expect(
      stage.log() == [
        "shouldHighlight 3", "didHighlight 3", "shouldSelect 3", "didDeselect 1", "didSelect 3",
        "didUnhighlight 3", "action 3",
      ])
    #expect(stage.view.cellForItem(at: stage.path(1))?.isSelected == false)
    stage.tap(50, 60)
    #expect(stage.log().contains("didSelect 3"))
    stage.view.isEditing = true
    stage.tap(50, 60)
    #expect(stage.log() == [])
  }

  @Test func `CV-35 what is not highlighted is not selected`() {
    let stage = makeStage()
    stage.highlights = { _ in false }
    stage.tap(150, 20)
    #expect(stage.log() == ["shouldHighlight 1"])
    stage.highlights = { _ in true }
    stage.stage.down(CollectionStage.finger, 150, 20)
    #expect(stage.log() == [])
    stage.stage.wait(0.2)
    #expect(stage.view.cellForItem(at: stage.path(1))?.isHighlighted == true)
    stage.stage.cancel(CollectionStage.finger, 150, 20)
    #expect(stage.log() == ["shouldHighlight 1", "didHighlight 1", "didUnhighlight 1"])
    #expect(stage.view.cellForItem(at: stage.path(1))?.isHighlighted == false)
    #expect(stage.view.indexPathsForSelectedItems == [])
  }

  @Test func `CV-36 the delegate may refuse`() {
    let stage = makeStage()
    stage.selects = { _ in false }
    stage.tap(150, 20)
    #expect(stage.log().contains("shouldSelect 1") && stage.view.indexPathsForSelectedItems == [])
    stage.selects = { _ in true }
    stage.view.allowsMultipleSelection = true
    stage.tap(150, 20)
    stage.tap(250, 20)
    #expect(stage.view.indexPathsForSelectedItems == [stage.path(1), stage.path(2)])
    stage.deselects = { _ in false }
    _ = stage.log()
    stage.tap(150, 20)
    #expect(
      stage.log() == [
        "shouldHighlight 1", "didHighlight 1", "shouldDeselect 1", "didUnhighlight 1", "action 1",
      ])
    #expect(stage.view.cellForItem(at: stage.path(1))?.isSelected == true)
    stage.deselects = { _ in true }
    stage.tap(150, 20)
    #expect(stage.log().contains("didDeselect 1"))
    #expect(stage.view.indexPathsForSelectedItems == [stage.path(2)])
  }

  @Test func `CV-37 scrolling takes a touch from its item, and a control keeps its own`() {
    let stage = makeStage()
    stage.stage.down(CollectionStage.finger, 150, 100)
    stage.stage.wait(0.2)
    stage.stage.move(CollectionStage.finger, 150, 80)
    stage.stage.move(CollectionStage.finger, 150, 50)
    stage.stage.wait(0.2)
    stage.stage.up(CollectionStage.finger, 150, 50)
    stage.stage.wait(1)
    #expect(stage.log() == ["shouldHighlight 7", "didHighlight 7", "didUnhighlight 7"])
    #expect(stage.view.contentOffset.y > 0)
    var taps = 0
    stage.makeCell = { view, path in
      let cell = view.dequeueReusableCell(withReuseIdentifier: TextCell.name, for: path)
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      cell.contentView.addSubview(button)
      return cell
    }
    stage.view.contentOffset.y = 0
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    stage.tap(20, 20)
    #expect(taps == 1 && stage.log() == [])
    stage.view.allowsSelection = false
    stage.tap(80, 20)
    #expect(stage.log() == [])
  }

  @Test func `CV-39 programs select without being told, and cells keep it while they scroll`() {
    let stage = makeStage(300)
    stage.view.selectItem(at: stage.path(200), animated: false, scrollPosition: .top)
    #expect(stage.view.contentOffset.y == 2640)
    #expect(stage.view.cellForItem(at: stage.path(200))?.isSelected == true)
    stage.view.contentOffset.y = 0
    stage.view.layoutIfNeeded()
    #expect(stage.view.visibleCells.allSatisfy { !$0.isSelected })
    stage.view.selectItem(at: stage.path(999), animated: false, scrollPosition: [])
    #expect(stage.view.indexPathsForSelectedItems == [stage.path(200)])
    stage.view.selectItem(at: stage.path(3), animated: false, scrollPosition: [])
    #expect(stage.view.indexPathsForSelectedItems == [stage.path(3)])
    stage.view.deselectItem(at: stage.path(3), animated: false)
    stage.view.selectItem(at: stage.path(4), animated: false, scrollPosition: [])
    stage.view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(stage.view.indexPathsForSelectedItems == [])
    #expect(stage.log() == [])
  }

  @Test func `CV-39 CV-112 what is selected is told in order while all is being selected`() {
    let stage = makeStage(9)
    stage.view.allowsMultipleSelection = true
    stage.view.selectItem(at: stage.path(4), animated: false, scrollPosition: [])
    var told: [[IndexPath]] = []
    stage.onSelect = { _ in told.append(stage.view.indexPathsForSelectedItems ?? []) }
    stage.view.selectAll(nil)
    let order = [4, 0, 1, 2, 3, 5, 6, 7, 8]
    let expected = (2...9).map { count in order.prefix(count).sorted().map { stage.path($0) } }
    #expect(told == expected)
    for item in [8, 0, 5] { stage.view.deselectItem(at: stage.path(item), animated: false) }
    let left = [1, 2, 3, 4, 6, 7].map { stage.path($0) }
    #expect(stage.view.indexPathsForSelectedItems == left)
  }

  @Test func `CV-36 items may be loaded anew or deleted in didSelect`() {
    let stage = makeStage(9)
    stage.onSelect = { _ in
      stage.data[0].insert("new", at: 0)
      stage.view.reloadData()
    }
    stage.tap(150, 20)
    stage.view.layoutIfNeeded()
    #expect(stage.shown.prefix(2) == ["new", "0"])
    #expect(stage.view.indexPathsForSelectedItems == [])
    stage.onSelect = { path in
      stage.data[0].remove(at: path.item)
      stage.view.deleteItems(at: [path])
    }
    stage.tap(150, 20)
    stage.stage.wait(1)
    #expect(stage.shown.prefix(2) == ["new", "1"])
    #expect(stage.view.indexPathsForSelectedItems == [])
    stage.onSelect = { _ in
      stage.data = []
      stage.view.reloadData()
    }
    stage.tap(150, 20)
    #expect(stage.shown == [])
  }
}

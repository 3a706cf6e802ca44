// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("CV updates", .freshApplication)
struct CollectionUpdateRules {
  /// Compares all with the data: items of 100 × 40 points, three in a line.
  private func check(_ stage: CollectionStage, _ step: Int = 0) {
    let view = stage.view
    view.layoutIfNeeded()
    #expect(view.numberOfSections == stage.data.count)
    var y: CGFloat = 0
    var seen: [String] = []
    for (section, items) in stage.data.enumerated() {
      #expect(view.numberOfItems(inSection: section) == items.count)
      for (item, name) in items.enumerated() {
        let path = IndexPath(item: item, section: section)
        let frame = CGRect(
          x: CGFloat(item % 3) * 100, y: y + CGFloat(item / 3) * 40, width: 100, height: 40)
        #expect(view.layoutAttributesForItem(at: path)?.frame == frame)
        let isSeen = frame.minY < view.bounds.maxY && frame.maxY > view.bounds.minY
        let cell = view.cellForItem(at: path) as? TextCell
        #expect((cell?.text == name) == isSeen, "step \(step), item \(path)")
        if isSeen {
          #expect(cell?.frame == frame, "step \(step), item \(path)")
          seen.append(name)
        }
      }
      y += CGFloat((items.count + 2) / 3) * 40
    }
    #expect(stage.shown == seen)
    #expect(view.contentSize.height == y)
  }

  @Test func `CV-40 CV-42 items come, go and move with animation, and are where they are at once`()
  {
    let stage = CollectionStage(items: 6)
    stage.data[0].insert("new", at: 1)
    stage.view.insertItems(at: [stage.path(1)])
    check(stage)
    stage.data[0].remove(at: 0)
    stage.view.deleteItems(at: [stage.path(0)])
    check(stage)
    let moved = stage.data[0].remove(at: 4)
    stage.data[0].insert(moved, at: 0)
    stage.view.moveItem(at: stage.path(4), to: stage.path(0))
    check(stage)
    stage.data[0][2] = "changed"
    stage.view.reloadItems(at: [stage.path(2)])
    check(stage)
    stage.data.insert(["s"], at: 0)
    stage.view.insertSections([0])
    check(stage)
    stage.data.swapAt(0, 1)
    stage.view.moveSection(0, toSection: 1)
    check(stage)
    stage.data[1] = ["t", "u"]
    stage.view.reloadSections([1])
    check(stage)
    stage.data.remove(at: 0)
    stage.view.deleteSections([0])
    check(stage)
    stage.stage.wait(1)
    check(stage)
    #expect(stage.view.subviews.filter { $0 is UICollectionViewCell }.count == 2)
  }

  @Test func `CV-43 a data source that reloads while an update asks it has the list load anew`() {
    let stage = CollectionStage(items: 6)
    var told: [String] = []
    func change(_ name: String) {
      stage.view.performBatchUpdates {
        stage.data[0].removeFirst(2)
        stage.data[0].append(name)
        stage.view.deleteItems(at: [stage.path(0), stage.path(1)])
        stage.view.insertItems(at: [stage.path(stage.data[0].count - 1)])
      } completion: {
        told.append("\(name) \($0)")
      }
    }
    stage.onCount = {
      stage.data[0].removeLast()
      stage.view.reloadData()
    }
    change("a")
    #expect(told == ["a true"])
    check(stage)
    stage.data[0] += ["b", "c", "d"]
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    stage.onCount = { change("inner") }
    change("outer")
    #expect(told == ["a true", "outer true", "inner true"])
    check(stage)
    #expect(!stage.view.hasUncommittedUpdates)
  }

  @Test func `CV-43 a layout that is asked during an update may change items`() {
    final class Rash: UICollectionViewFlowLayout {
      var deed: (() -> Void)?
      override func prepare(forCollectionViewUpdates updates: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updates)
        let deed = deed
        self.deed = nil
        deed?()
      }
    }
    let layout = Rash()
    layout.itemSize = CGSize(width: 100, height: 40)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    let stage = CollectionStage(items: 9, layout)
    for item in 0..<3 {
      layout.deed = {
        stage.data[0].remove(at: 5)
        stage.view.deleteItems(at: [stage.path(5)])
      }
      stage.data[0].insert("new \(item)", at: item)
      stage.view.insertItems(at: [stage.path(item)])
      #expect(layout.deed == nil)
      check(stage, item)
      stage.stage.wait(1)
      check(stage, item)
    }
  }

  @Test func `CV-41 one update names what goes as it was and what comes as it is`() {
    let stage = CollectionStage([["a", "b", "c"], ["d"], ["e", "f"]])
    stage.view.allowsMultipleSelection = true
    for path in [stage.path(2), stage.path(0, 1), stage.path(1, 2)] {
      stage.view.selectItem(at: path, animated: false, scrollPosition: [])
    }
    let cell = stage.view.cellForItem(at: stage.path(1, 2))
    var isDone: Bool?
    stage.view.performBatchUpdates {
      stage.data = [["x"], ["c", "a2", "a"], ["f", "e2"]]
      stage.view.insertSections([0])
      stage.view.deleteItems(at: [stage.path(1)])
      stage.view.deleteSections([1])
      stage.view.moveItem(at: stage.path(2), to: stage.path(0, 1))
      stage.view.performBatchUpdates {
        stage.view.insertItems(at: [stage.path(1, 1), stage.path(1, 2)])
      }
      stage.view.deleteItems(at: [stage.path(0, 2)])
      #expect(stage.view.hasUncommittedUpdates)
      #expect(stage.view.numberOfSections == 3 && stage.view.numberOfItems(inSection: 0) == 3)
    } completion: {
      isDone = $0
    }
    check(stage)
    #expect(!stage.view.hasUncommittedUpdates)
    #expect(stage.view.indexPathsForSelectedItems == [stage.path(0, 1), stage.path(0, 2)])
    #expect(stage.view.cellForItem(at: stage.path(0, 2)) === cell)
    #expect(isDone == nil)
    stage.stage.wait(1)
    #expect(isDone == true)
  }

  struct Seeded: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func `CV-41 after any updates cells, places and selection are those of the data`(seed: UInt64) {
    var random = Seeded(state: seed)
    let stage = CollectionStage([(0..<40).map { "r\($0)" }, ["s"], []])
    stage.view.allowsMultipleSelection = true
    var name = 0
    for step in 0..<40 {
      let section = Int.random(in: 0..<stage.data.count, using: &random)
      if !stage.data[section].isEmpty {
        let item = Int.random(in: 0..<stage.data[section].count, using: &random)
        stage.view.selectItem(
          at: IndexPath(item: item, section: section), animated: false, scrollPosition: [])
      }
      let marked = Set(
        (stage.view.indexPathsForSelectedItems ?? []).map { stage.data[$0.section][$0.item] })
      let before = stage.data
      var gone: [IndexPath] = []
      var come: [IndexPath] = []
      var moved: [(IndexPath, IndexPath)] = []
      var after: [[String]] = []
      var lost: Set<String> = []
      for (section, items) in before.enumerated() {
        var kept = items.enumerated().filter { item, name in
          guard Int.random(in: 0..<6, using: &random) == 0 else { return true }
          gone.append(IndexPath(item: item, section: section))
          lost.insert(name)
          return false
        }.map(\.element)
        for _ in 0..<Int.random(in: 0...3, using: &random) {
          name += 1
          kept.insert("n\(name)", at: Int.random(in: 0...kept.count, using: &random))
        }
        after.append(kept)
      }
      // One that stays goes somewhere else.
      let staying = before.joined().filter { !lost.contains($0) }
      var wanderer: String?
      if let one = staying.randomElement(using: &random) {
        wanderer = one
        for section in after.indices { after[section].removeAll { $0 == one } }
        let section = Int.random(in: 0..<after.count, using: &random)
        after[section].insert(
          one, at: Int.random(in: 0...after[section].count, using: &random))
      }
      for (section, items) in after.enumerated() {
        for (item, text) in items.enumerated() {
          let to = IndexPath(item: item, section: section)
          if text == wanderer {
            for (oldSection, old) in before.enumerated() {
              guard let place = old.firstIndex(of: text) else { continue }
              moved.append((IndexPath(item: place, section: oldSection), to))
            }
          } else if !before[section].contains(text) {
            come.append(to)
          }
        }
      }
      stage.view.performBatchUpdates {
        stage.data = after
        stage.view.insertItems(at: come)
        stage.view.deleteItems(at: gone)
        for (from, to) in moved { stage.view.moveItem(at: from, to: to) }
      }
      check(stage, step)
      let selected = Set(
        (stage.view.indexPathsForSelectedItems ?? []).map { stage.data[$0.section][$0.item] })
      #expect(selected == marked.subtracting(lost))
      for case let cell as TextCell in stage.view.visibleCells {
        #expect(cell.isSelected == selected.contains(cell.text))
      }
      if step % 3 == 0 { stage.stage.wait(0.1) }
      if step % 5 == 0 {
        let most = max(0, stage.view.contentSize.height - 400)
        stage.view.contentOffset.y = CGFloat(Int.random(in: 0...600, using: &random))
        stage.view.contentOffset.y = min(stage.view.contentOffset.y, most)
        check(stage, step)
      }
    }
    stage.stage.wait(1)
    check(stage)
    let cells = stage.view.subviews.filter { $0 is UICollectionViewCell }
    #expect(cells.count == stage.view.visibleCells.count)
  }

  @Test func `CV-42 an update is seen, and what goes ends being displayed when it is gone`() {
    let stage = CollectionStage(items: 6)
    let third = stage.view.cellForItem(at: stage.path(2))
    stage.logged = ["didEnd"]
    _ = stage.log()
    var log: [String] = []
    stage.view.performBatchUpdates {
      stage.data[0].remove(at: 0)
      stage.view.deleteItems(at: [stage.path(0)])
    } completion: { _ in
      log.append("done")
    }
    #expect(third?.frame.minX == 100)
    #expect(third?.layer.animationKeys()?.isEmpty == false)
    #expect(stage.log() == [])
    stage.stage.wait(0.5)
    #expect(stage.log() == ["didEndDisplaying 0.0"])
    #expect(log == ["done"])
    UIView.performWithoutAnimation {
      stage.data[0].remove(at: 0)
      stage.view.deleteItems(at: [stage.path(0)])
    }
    #expect(stage.view.cellForItem(at: stage.path(0))?.layer.animationKeys() == nil)
    #expect(stage.log() == ["didEndDisplaying 0.0"])
  }

  @Test func `CV-44 reconfigured items keep their cells`() {
    let stage = CollectionStage(items: 6)
    let cell = stage.view.cellForItem(at: stage.path(2)) as? TextCell
    stage.data[0][2] = "other"
    stage.view.reconfigureItems(at: [stage.path(2), stage.path(99)])
    #expect(stage.view.cellForItem(at: stage.path(2)) === cell)
    #expect(cell?.text == "other" && cell?.reuses == 0)
  }

  @Test func `CV-51 an item follows the finger, and the data hear of it once`() {
    let stage = CollectionStage(items: 9)
    stage.logged = ["canMove", "move", "target"]
    _ = stage.log()
    #expect(stage.view.beginInteractiveMovementForItem(at: stage.path(1)))
    let cell = stage.view.cellForItem(at: stage.path(1))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 25))
    #expect(cell?.center == CGPoint(x: 150, y: 25))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 65))
    #expect(stage.view.cellForItem(at: stage.path(4)) === cell)
    #expect(stage.shown == ["0", "2", "3", "4", "1", "5", "6", "7", "8"])
    #expect(stage.log() == ["canMove 1", "target 1 1 4"])
    stage.view.endInteractiveMovement()
    #expect(stage.log() == ["move 0.1 0.4"])
    #expect(stage.data[0] == ["0", "2", "3", "4", "1", "5", "6", "7", "8"])
    check(stage)
    #expect(stage.view.beginInteractiveMovementForItem(at: stage.path(0)))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 65))
    stage.view.cancelInteractiveMovement()
    #expect(stage.log() == ["canMove 0", "target 0 0 5"])
    check(stage)
    stage.moves = { _ in false }
    #expect(!stage.view.beginInteractiveMovementForItem(at: stage.path(0)))
    #expect(!stage.view.beginInteractiveMovementForItem(at: stage.path(50)))
    stage.moves = { _ in true }
    stage.targets = { _ in IndexPath(item: 3, section: 0) }
    #expect(stage.view.beginInteractiveMovementForItem(at: stage.path(0)))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 105))
    stage.view.endInteractiveMovement()
    #expect(stage.log().last == "move 0.0 0.3")
    check(stage)
  }
}

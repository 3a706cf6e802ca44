// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("CV swipes", .freshApplication)
struct CollectionSwipeRules {
  typealias List = UICollectionLayoutListConfiguration

  /// Rows with a button at each side, and what was done.
  private final class Log { var lines: [String] = [] }

  private func makeStage() -> (ListStage, Log) {
    let log = Log()
    func buttons(_ name: String) -> List.SwipeActionsConfigurationProvider {
      { path in
        log.lines.append("\(name)? \(path.item)")
        guard path.item != 3 else { return nil }
        return UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .normal, title: name) { _, _, done in
            log.lines.append("\(name) \(path.item)")
            done(true)
          }
        ])
      }
    }
    var list = List(appearance: .plain)
    list.leadingSwipeActionsConfigurationProvider = buttons("keep")
    list.trailingSwipeActionsConfigurationProvider = buttons("go")
    let stage = ListStage(list)
    stage.show((0..<20).map(String.init))
    return (stage, log)
  }

  @Test func `CV-98 a swipe uncovers buttons at both sides`() {
    let (stage, log) = makeStage()
    var states: [Bool] = []
    stage.cell(1)?.configurationUpdateHandler = { _, state in states.append(state.isSwiped) }
    stage.view.layoutIfNeeded()
    stage.swipe(66, from: 250, by: -60)
    #expect(log.lines == ["go? 1"])
    #expect(stage.cell(1)?.contentView.frame.minX == -74)
    #expect(states == [false, true])
    // A touch elsewhere covers them again and selects nothing.
    stage.tap(100, 200)
    #expect(stage.cell(1)?.contentView.frame.minX == 0)
    #expect(states == [false, true, false])
    #expect(stage.view.indexPathsForSelectedItems == [])
    stage.swipe(66, from: 50, by: 60)
    #expect(stage.cell(1)?.contentView.frame.minX == 74)
    stage.tap(30, 66)
    #expect(log.lines == ["go? 1", "keep? 1", "keep 1"])
    #expect(stage.cell(1)?.contentView.frame.minX == 0)
    // Without buttons a row stays where it is.
    stage.swipe(154, from: 250, by: -60)
    #expect(stage.cell(3)?.contentView.frame.minX == 0)
  }

  @Test func `CV-98 a swipe over the whole row does the first action`() {
    let (stage, log) = makeStage()
    stage.swipe(22, from: 290, by: -250)
    #expect(log.lines == ["go? 0", "go 0"])
    #expect(stage.cell(0)?.contentView.frame.minX == 0)
  }

  @Test func `CV-98 scrolling, editing and other data cover the buttons`() {
    let (stage, _) = makeStage()
    func isOpen() -> Bool {
      stage.stage.wait(0.5)
      stage.view.layoutIfNeeded()
      return stage.view.visibleCells.contains { $0.configurationState.isSwiped }
    }
    stage.swipe(66, from: 250, by: -60)
    #expect(isOpen())
    stage.stage.drag(ListStage.finger, from: CGPoint(x: 100, y: 300), by: CGPoint(x: 0, y: -30))
    stage.stage.wait(0.2)
    stage.stage.up(ListStage.finger, 100, 270)
    #expect(!isOpen())
    stage.view.contentOffset.y = 0
    stage.swipe(66, from: 250, by: -60)
    #expect(isOpen())
    stage.view.isEditing = true
    #expect(!isOpen())
    stage.swipe(66, from: 250, by: -60)
    #expect(!isOpen())
    stage.view.isEditing = false
    stage.swipe(66, from: 250, by: -60)
    stage.show(["1", "2"])
    #expect(!isOpen())
    stage.swipe(66, from: 250, by: -60)
    #expect(isOpen())
    stage.view.reloadData()
    #expect(!isOpen())
  }

  @Test func `CV-98 a collection without swipes has no recognizer for them`() {
    let stage = ListStage(List(appearance: .plain))
    let before = stage.view.gestureRecognizers?.count
    stage.show(["0"])
    #expect(stage.view.gestureRecognizers?.count == before)
    stage.swipe(22, from: 250, by: -60)
    #expect(stage.cell(0)?.contentView.frame.minX == 0)
  }
}

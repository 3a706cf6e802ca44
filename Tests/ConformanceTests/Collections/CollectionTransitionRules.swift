// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("CV layouts that a person leads to", .freshApplication)
struct CollectionTransitionRules {
  private func frames(_ stage: CollectionStage, _ items: Int...) -> [CGRect] {
    stage.view.layoutIfNeeded()
    return items.compactMap { stage.view.cellForItem(at: [0, $0])?.frame }
  }

  @Test func `CV-113 everything is as far from one layout to the other as the progress says`() {
    let stage = CollectionStage(items: 6)
    let rows = CollectionStage.grid(300, 80)
    let between = stage.view.startInteractiveTransition(to: rows)
    #expect(stage.view.collectionViewLayout === between)
    #expect(between.currentLayout !== rows && between.nextLayout === rows)
    #expect(frames(stage, 1) == [CGRect(x: 100, y: 0, width: 100, height: 40)])
    between.transitionProgress = 0.5
    #expect(frames(stage, 1) == [CGRect(x: 50, y: 40, width: 200, height: 60)])
    #expect(stage.view.contentSize == CGSize(width: 300, height: 280))
    between.transitionProgress = 1
    #expect(frames(stage, 1, 5).first == CGRect(x: 0, y: 80, width: 300, height: 80))
    #expect(stage.view.contentSize == CGSize(width: 300, height: 480))
    between.updateValue(3, forAnimatedKey: "turn")
    #expect(between.value(forAnimatedKey: "turn") == 3 && between.value(forAnimatedKey: "-") == 0)
  }

  @Test func `CV-113 what only one of the two has fades`() throws {
    let headed = CollectionStage.grid()
    headed.headerReferenceSize = CGSize(width: 300, height: 30)
    let stage = CollectionStage(items: 3)
    let between = stage.view.startInteractiveTransition(to: headed)
    between.transitionProgress = 0.25
    stage.view.layoutIfNeeded()
    let header = try #require(
      stage.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0]))
    #expect(header.alpha == 0.25)
  }

  @Test func `CV-114 it is finished, or cancelled, and the completion hears which`() {
    let stage = CollectionStage(items: 6)
    let (old, rows) = (stage.view.collectionViewLayout, CollectionStage.grid(300, 80))
    var told: [[Bool]] = []
    stage.view.cancelInteractiveTransition()
    stage.view.startInteractiveTransition(to: rows) { told.append([$0, $1]) }
      .transitionProgress = 0.5
    stage.view.cancelInteractiveTransition()
    #expect(stage.view.collectionViewLayout === old && rows.collectionView == nil)
    stage.stage.wait(1)
    #expect(told == [[true, false]])
    #expect(frames(stage, 1) == [CGRect(x: 100, y: 0, width: 100, height: 40)])
    stage.view.startInteractiveTransition(to: rows) { told.append([$0, $1]) }
      .transitionProgress = 0.5
    stage.view.finishInteractiveTransition()
    stage.stage.wait(1)
    #expect(told == [[true, false], [true, true]])
    #expect(stage.view.collectionViewLayout === rows && old.collectionView == nil)
    #expect(frames(stage, 1) == [CGRect(x: 0, y: 80, width: 300, height: 80)])
  }

  @Test func `CV-114 a second change, or another layout, cancels the first`() {
    let stage = CollectionStage(items: 6)
    let old = stage.view.collectionViewLayout
    let (rows, tiles) = (CollectionStage.grid(300, 80), CollectionStage.grid(50, 50))
    var told: [String] = []
    stage.view.startInteractiveTransition(to: rows) { told.append("rows \($0) \($1)") }
    let second = stage.view.startInteractiveTransition(to: tiles) {
      told.append("tiles \($0) \($1)")
    }
    #expect(told == ["rows true false"] && second.currentLayout === old)
    let other = CollectionStage.grid(150, 40)
    stage.view.collectionViewLayout = other
    #expect(told == ["rows true false", "tiles false false"])
    #expect(stage.view.collectionViewLayout === other)
    #expect([old, rows, tiles].allSatisfy { $0.collectionView == nil })
    stage.view.finishInteractiveTransition()
    #expect(stage.view.collectionViewLayout === other)
  }

  @Test func `CV-113 rows that come while it is led are between the two as well`() {
    let stage = CollectionStage(items: 2)
    let between = stage.view.startInteractiveTransition(to: CollectionStage.grid(300, 80))
    between.transitionProgress = 0.5
    stage.view.layoutIfNeeded()
    stage.data[0].append("new")
    stage.view.insertItems(at: [[0, 2]])
    stage.stage.wait(1)
    #expect(frames(stage, 2) == [CGRect(x: 100, y: 80, width: 200, height: 60)])
  }

  @Test func `CV-113 the delegate may make the layout between`() {
    final class Between: UICollectionViewTransitionLayout {}
    final class Maker: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView,
        transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
      ) -> UICollectionViewTransitionLayout {
        Between(currentLayout: fromLayout, nextLayout: toLayout)
      }
    }
    let stage = CollectionStage(items: 2)
    let maker = Maker()
    stage.view.delegate = maker
    #expect(stage.view.startInteractiveTransition(to: CollectionStage.grid(300, 80)) is Between)
  }

  @Test func `CV-115 the content offset is led from one layout's to the other's`() {
    let stage = CollectionStage(items: 60)
    stage.view.contentOffset.y = 400
    let offsets = { (progress: [CGFloat], between: UICollectionViewTransitionLayout) in
      progress.map { step -> CGFloat in
        between.transitionProgress = step
        stage.view.layoutIfNeeded()
        return stage.view.contentOffset.y
      }
    }
    let lower = CollectionStage.grid(50, 40)
    let first = stage.view.startInteractiveTransition(to: lower)
    #expect(offsets([0.25, 0.5, 1, 0.5], first) == [300, 200, 0, 200])
    stage.view.cancelInteractiveTransition()
    stage.stage.wait(1)
    #expect(stage.view.contentOffset.y == 400)
    let second = stage.view.startInteractiveTransition(to: lower)
    #expect(offsets([0.5], second) == [200])
    stage.view.finishInteractiveTransition()
    stage.stage.wait(1)
    #expect(stage.view.contentOffset.y == 0)
  }

  @Test func `CV-115 the new layout says where it goes, and scrolling counts`() {
    final class Aimed: UICollectionViewFlowLayout {
      override func targetContentOffset(forProposedContentOffset: CGPoint) -> CGPoint {
        CGPoint(x: 0, y: 1000)
      }
    }
    let stage = CollectionStage(items: 60)
    stage.view.contentOffset.y = 100
    let aimed = Aimed()
    aimed.itemSize = CGSize(width: 300, height: 80)
    aimed.minimumLineSpacing = 0
    let between = stage.view.startInteractiveTransition(to: aimed)
    between.transitionProgress = 0.5
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentOffset.y == 550)
    stage.view.contentOffset.y = 560
    between.transitionProgress = 0.75
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentOffset.y == 785)
    stage.view.finishInteractiveTransition()
    stage.stage.wait(1)
    #expect(stage.view.contentOffset.y == 1010)
  }

  @Test func `CV-115 under a finger it is led as far, beyond the ends too`() {
    let stage = CollectionStage(items: 60)
    stage.view.contentOffset.y = 200
    stage.stage.drag(
      CollectionStage.finger, from: CGPoint(x: 150, y: 300), by: CGPoint(x: 0, y: -100))
    let start = stage.view.contentOffset.y
    #expect(stage.view.isDragging && start > 200)
    let between = stage.view.startInteractiveTransition(to: CollectionStage.grid(50, 40))
    let steps: [CGFloat] = [1.25, 1.5, 0.5]
    let offsets = steps.map { step -> CGFloat in
      between.transitionProgress = step
      return stage.view.contentOffset.y
    }
    #expect(offsets == steps.map { start - start * $0 })
    stage.view.cancelInteractiveTransition()
    stage.stage.up(CollectionStage.finger, 150, 200)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("CV layouts", .freshApplication)
struct CollectionLayoutRules {
  /// Items on a slope of 50 points each way, with a log.
  final class Slope: UICollectionViewLayout {
    var log: [String] = []
    var followsBounds = false
    var snaps = false
    var grows: CGFloat = 0
    var step: CGFloat = 50
    override class var invalidationContextClass: AnyClass { Context.self }
    final class Context: UICollectionViewLayoutInvalidationContext {}

    override func prepare() {
      super.prepare()
      log.append("prepare")
    }
    override var collectionViewContentSize: CGSize {
      let count = CGFloat(collectionView?.numberOfItems(inSection: 0) ?? 0)
      return CGSize(width: count * step, height: count * step)
    }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let count = collectionView?.numberOfItems(inSection: 0) ?? 0
      let found = (0..<count).compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
      }.filter { $0.frame.intersects(rect) }
      let mark = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: "mark", with: IndexPath(item: 0, section: 0))
      mark.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
      mark.zIndex = -1
      return decorationIsRegistered ? found + [mark] : found
    }
    var decorationIsRegistered = false
    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let made = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      made.frame = CGRect(
        x: CGFloat(indexPath.item) * step, y: CGFloat(indexPath.item) * step, width: 40, height: 40)
      made.alpha = indexPath.item == 1 ? 0.5 : 1
      made.isHidden = indexPath.item == 2
      made.zIndex = indexPath.item == 0 ? 5 : 0
      made.transform = indexPath.item == 3 ? CGAffineTransform(scaleX: 0.5, y: 0.5) : .identity
      return made
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      log.append(
        "invalidate \(context.invalidateEverything) \(context.invalidateDataSourceCounts) "
          + "\(context is Context)")
      super.invalidateLayout(with: context)
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      followsBounds
    }
    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint,
      withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      guard snaps else { return proposedContentOffset }
      return CGPoint(x: 0, y: (proposedContentOffset.y / 100).rounded() * 100)
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      for item in updateItems {
        let before = item.indexPathBeforeUpdate.map { "\($0.item)" } ?? "-"
        let after = item.indexPathAfterUpdate.map { "\($0.item)" } ?? "-"
        log.append("\(item.updateAction) \(before) \(after)")
      }
    }
    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      log.append("initial \(itemIndexPath.item)")
      let made = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
      made?.center.x += 100
      return made
    }
    override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      log.append("final \(itemIndexPath.item)")
      let made = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
      #expect(made?.alpha == 0)
      return made
    }
    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      log.append("finalize")
    }
    override func prepareForTransition(to newLayout: UICollectionViewLayout) { log.append("to") }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
      log.append("from")
    }
    override func finalizeLayoutTransition() { log.append("end") }
  }

  @Test func `CV-10 CV-11 a layout of one's own places items as it says`() {
    let layout = Slope()
    let stage = CollectionStage(items: 6, layout)
    #expect(layout.collectionView === stage.view)
    #expect(stage.view.contentSize == CGSize(width: 300, height: 300))
    #expect(stage.shown == ["0", "1", "3", "4", "5"])
    let first = stage.view.cellForItem(at: stage.path(0))
    let second = stage.view.cellForItem(at: stage.path(1))
    #expect(first?.frame == CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(second?.alpha == 0.5)
    #expect(stage.view.cellForItem(at: stage.path(2)) == nil)
    let third = stage.view.cellForItem(at: stage.path(3))
    #expect(third?.bounds.width == 40)
    #expect(third?.frame == CGRect(x: 160, y: 160, width: 20, height: 20))
    let order = stage.view.subviews
    #expect(order.last { $0 is UICollectionViewCell } === first)
    #expect(layout.log.filter { $0 == "prepare" }.count == 1)
    stage.view.contentOffset.y = 20
    stage.view.layoutIfNeeded()
    #expect(layout.log.filter { $0 == "prepare" }.count == 1)
  }

  @Test func `CV-11 attributes are equal when they say the same, and copies are of their class`() {
    final class Own: UICollectionViewLayoutAttributes {
      var tint = 0
      override func copy(with zone: NSZone? = nil) -> Any {
        nonisolated(unsafe) let other = super.copy(with: zone)
        MainActor.assumeIsolated { (other as? Own)?.tint = tint }
        return other
      }
    }
    let one = Own(forCellWith: IndexPath(item: 1, section: 2))
    one.tint = 7
    one.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    let other = one.copy() as? Own
    #expect(other?.tint == 7 && other?.isEqual(one) == true && other !== one)
    #expect(one.center == CGPoint(x: 25, y: 40) && one.size == CGSize(width: 30, height: 40))
    other?.alpha = 0.3
    #expect(other?.isEqual(one) == false)
    #expect(one.representedElementKind == nil && one.representedElementCategory == .cell)
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "h", with: IndexPath(item: 0, section: 0))
    #expect(header.representedElementKind == "h")
    #expect(header.representedElementCategory == .supplementaryView)
    one.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(one.frame == CGRect(x: -5, y: 0, width: 60, height: 80))
    #expect(one.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  @Test func `CV-13 an invalidated layout prepares anew, by a context of its class`() {
    let layout = Slope()
    let stage = CollectionStage(items: 6, layout)
    layout.log = []
    layout.step = 60
    layout.invalidateLayout()
    #expect(layout.log == ["invalidate true false true"])
    stage.view.layoutIfNeeded()
    #expect(layout.log.last == "prepare" && stage.view.contentSize.height == 360)
    #expect(stage.view.cellForItem(at: stage.path(1))?.frame.minY == 60)
    layout.log = []
    layout.followsBounds = true
    stage.view.contentOffset.y = 10
    stage.view.layoutIfNeeded()
    #expect(layout.log == ["invalidate false false true", "prepare"])
    layout.log = []
    stage.view.reloadData()
    #expect(layout.log == ["invalidate true true true"])
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [stage.path(1)])
    context.invalidateSupplementaryElements(ofKind: "k", at: [stage.path(2)])
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 15)
    #expect(context.invalidatedItemIndexPaths == [stage.path(1)])
    #expect(context.invalidatedSupplementaryIndexPaths == ["k": [stage.path(2)]])
    #expect(context.invalidatedDecorationIndexPaths == nil)
    layout.invalidateLayout(with: context)
    #expect(stage.view.contentOffset.y == 25)
  }

  @Test func `CV-14 a layout hears of an update and says where things come from`() {
    let layout = Slope()
    let stage = CollectionStage(items: 4, layout)
    layout.log = []
    stage.view.performBatchUpdates {
      stage.data[0] = ["0", "new", "3"]
      stage.view.deleteItems(at: [stage.path(1), stage.path(2)])
      stage.view.insertItems(at: [stage.path(1)])
    }
    #expect(
      layout.log == [
        "invalidate false true true", "prepare", "delete 2 -", "delete 1 -", "insert - 1",
        "final 1", "initial 1", "finalize",
      ])
    let cell = stage.view.cellForItem(at: stage.path(1))
    #expect(cell?.frame.minX == 50 && cell?.alpha == 0.5)
    stage.stage.wait(1)
    #expect(stage.shown == ["0", "new"])
  }

  @Test func `CV-15 a layout chooses where a drag comes to rest`() {
    let layout = Slope()
    layout.snaps = true
    let stage = CollectionStage(items: 60, layout)
    stage.drag(from: CGPoint(x: 100, y: 300), by: CGPoint(x: 0, y: -70))
    stage.stage.wait(2)
    #expect(stage.view.contentOffset == CGPoint(x: 0, y: 100))
  }

  @Test func `CV-16 decoration views are made by the layout`() {
    final class Mark: UICollectionReusableView {}
    let layout = Slope()
    layout.register(Mark.self, forDecorationViewOfKind: "mark")
    layout.decorationIsRegistered = true
    let stage = CollectionStage(items: 3, layout)
    let marks = stage.view.subviews.filter { $0 is Mark }
    #expect(marks.map(\.frame) == [CGRect(x: 0, y: 0, width: 5, height: 5)])
    #expect(stage.view.subviews.first === marks.first)
  }

  @Test func `CV-16 decoration views are made of an interface file that is registered`() {
    final class Mark: UICollectionReusableView {}
    UINib.provide("CV-16 Mark") { _ in [Mark()] }
    let layout = Slope()
    layout.register(
      UINib(nibName: "CV-16 Mark", bundle: nil), forDecorationViewOfKind: "mark")
    layout.decorationIsRegistered = true
    let stage = CollectionStage(items: 3, layout)
    let marks = stage.view.subviews.filter { $0 is Mark }
    #expect(marks.map(\.frame) == [CGRect(x: 0, y: 0, width: 5, height: 5)])
  }

  @Test func `CV-53 another layout takes over, with animation`() {
    let slope = Slope()
    let stage = CollectionStage(items: 6)
    let cell = stage.view.cellForItem(at: stage.path(5))
    let old = stage.view.collectionViewLayout
    var isDone: Bool?
    stage.view.setCollectionViewLayout(slope, animated: true) { isDone = $0 }
    #expect(stage.view.collectionViewLayout === slope && old.collectionView == nil)
    #expect(stage.view.cellForItem(at: stage.path(5)) === cell)
    #expect(cell?.frame == CGRect(x: 250, y: 250, width: 40, height: 40))
    #expect(cell?.layer.animationKeys()?.isEmpty == false)
    stage.stage.wait(1)
    #expect(isDone == true)
    #expect(slope.log.filter { ["from", "end"].contains($0) } == ["from", "end"])
    stage.view.collectionViewLayout = CollectionStage.grid()
    stage.view.layoutIfNeeded()
    #expect(stage.view.cellForItem(at: stage.path(5))?.frame.minY == 40)
    #expect(slope.log.contains("to"))
    #expect(stage.shown == ["0", "1", "2", "3", "4", "5"])
  }

  @Test func `CV-12 a layout that flips is turned over where lines begin on the right`() {
    final class Flipping: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    let layout = Flipping()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.minimumInteritemSpacing = 0
    let stage = CollectionStage(items: 6, layout)
    #expect(stage.view.cellForItem(at: stage.path(0))?.frame.minX == 0)
    stage.view.semanticContentAttribute = .forceRightToLeft
    layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    #expect(stage.view.cellForItem(at: stage.path(0))?.frame.minX == 200)
    #expect(stage.view.indexPathForItem(at: CGPoint(x: 250, y: 20)) == stage.path(0))
  }
}

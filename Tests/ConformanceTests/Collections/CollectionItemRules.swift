// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("CV items", .freshApplication)
struct CollectionItemRules {
  @Test func `CV-1 CV-4 the data source is asked with the first layout, and cells are displayed`() {
    let stage = CollectionStage([["a", "b"], ["c"]], isShown: false)
    #expect(
      stage.log() == [
        "sections", "items 0", "items 1", "cell 0.0", "willDisplay 0.0", "cell 0.1",
        "willDisplay 0.1", "cell 1.0", "willDisplay 1.0",
      ])
    #expect(stage.view.numberOfSections == 2)
    #expect(stage.view.numberOfItems(inSection: 0) == 2)
    #expect(stage.view.numberOfItems(inSection: 7) == 0)
    #expect(stage.shown == ["a", "b", "c"])
    #expect(stage.log() == [])
  }

  @Test func `CV-2 reloadData asks for everything anew and selects nothing`() {
    let stage = CollectionStage(items: 4)
    stage.view.selectItem(at: stage.path(1), animated: false, scrollPosition: [])
    stage.data = [["x"], ["y", "z"]]
    _ = stage.log()
    stage.view.reloadData()
    #expect(stage.log().suffix(3) == ["sections", "items 0", "items 1"])
    #expect(stage.view.indexPathsForSelectedItems == [])
    stage.view.layoutIfNeeded()
    #expect(stage.shown == ["x", "y", "z"])
    stage.view.dataSource = nil
    stage.view.layoutIfNeeded()
    #expect(stage.view.numberOfSections == 0 && stage.view.visibleCells == [])
  }

  @Test func `CV-3 what it costs depends on what is seen`() {
    final class Many: NSObject, UICollectionViewDataSource {
      var asked = 0
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 1_000_000 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        asked += 1
        return collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
      }
    }
    final class Counting: UICollectionViewLayoutAttributes {
      @MainActor static var count = 0
      override init() {
        super.init()
        Counting.count += 1
      }
    }
    final class Flow: UICollectionViewFlowLayout {
      override class var layoutAttributesClass: AnyClass { Counting.self }
    }
    let layout = Flow()
    layout.minimumLineSpacing = 0
    layout.itemSize = CGSize(width: 100, height: 40)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    let source = Many()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(source.asked == 30)
    #expect(view.contentSize.height == 13_333_360)
    view.scrollToItem(at: IndexPath(item: 999_999, section: 0), at: .bottom, animated: false)
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 13_332_960)
    #expect(view.indexPathsForVisibleItems.last == IndexPath(item: 999_999, section: 0))
    #expect(Counting.count < 1000)
  }

  @Test func `CV-3 CV-6 a flick makes no more cells than are seen and a line`() {
    let stage = CollectionStage(items: 3000)
    stage.drag(
      from: CGPoint(x: 100, y: 350), by: CGPoint(x: 0, y: -300), rests: false, steps: 5)
    stage.stage.wait(4)
    #expect(stage.view.contentOffset.y > 800)
    #expect(stage.made.count <= 3 * 12)
    #expect(stage.view.visibleCells.allSatisfy { $0.superview === stage.view })
    let cells = stage.view.subviews.filter { $0 is UICollectionViewCell }
    #expect(cells.count == stage.view.visibleCells.count)
  }

  @Test func `CV-4 what left view is told of before what comes`() {
    let stage = CollectionStage(items: 300)
    stage.logged = ["willDisplay", "didEnd"]
    _ = stage.log()
    stage.view.contentOffset.y = 45
    stage.view.layoutIfNeeded()
    #expect(
      stage.log()
        == [
          "didEndDisplaying 0.0", "didEndDisplaying 0.1", "didEndDisplaying 0.2",
          "willDisplay 0.30",
          "willDisplay 0.31", "willDisplay 0.32", "willDisplay 0.33", "willDisplay 0.34",
          "willDisplay 0.35",
        ])
  }

  @Test func `CV-4 items may be changed while they are displayed`() {
    let stage = CollectionStage(items: 30)
    var isOpen = true
    stage.onDisplay = { path in
      guard isOpen, path.item == 2 else { return }
      isOpen = false
      stage.data[0].remove(at: 0)
      stage.view.deleteItems(at: [stage.path(0)])
    }
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    stage.stage.wait(1)
    #expect(stage.shown == (1..<30).map(String.init))
    isOpen = true
    stage.onDisplay = { _ in
      guard isOpen else { return }
      isOpen = false
      stage.data = [["only"]]
      stage.view.reloadData()
    }
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    #expect(stage.shown == ["only"])
  }

  @Test func `CV-6 a cell that left view is dequeued after prepareForReuse`() {
    let stage = CollectionStage(items: 300)
    let first = stage.view.cellForItem(at: stage.path(0)) as? TextCell
    stage.view.contentOffset.y = 2000
    stage.view.layoutIfNeeded()
    #expect(stage.view.cellForItem(at: stage.path(0)) == nil)
    #expect(first.map { stage.view.visibleCells.contains($0) && $0.reuses == 1 } == true)
    #expect(first?.reuseIdentifier == TextCell.name)
    var sizes: [CGSize] = []
    stage.makeCell = { view, path in
      let cell = view.dequeueReusableCell(withReuseIdentifier: TextCell.name, for: path)
      sizes.append(cell.bounds.size)
      return cell
    }
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    #expect(Set(sizes.map(\.width)) == [100] && Set(sizes.map(\.height)) == [40])
  }

  @Test func `CV-7 backgrounds lie behind the content, and the selected one is seen when it is`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
    let label = UILabel()
    cell.contentView.addSubview(label)
    let (back, ground) = (UIView(), UIView())
    cell.selectedBackgroundView = ground
    cell.backgroundView = back
    #expect(cell.subviews == [back, ground, cell.contentView])
    #expect(back.frame == cell.bounds && ground.frame == cell.bounds)
    #expect(ground.alpha == 0)
    cell.isHighlighted = true
    #expect(ground.alpha == 1 && label.isHighlighted)
    cell.isHighlighted = false
    cell.isSelected = true
    #expect(ground.alpha == 1)
    cell.prepareForReuse()
    #expect(!cell.isSelected && ground.alpha == 0 && !label.isHighlighted)
    cell.frame.size = CGSize(width: 80, height: 90)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == cell.bounds && back.frame == cell.bounds)
    cell.backgroundView = nil
    #expect(back.superview == nil)
    #expect(label.next === cell.contentView && cell.contentView.next === cell)
  }

  @Test func `CV-8 items are named before they are seen, and when they will not be`() {
    final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching {
      var wanted: Set<Int> = []
      func collectionView(
        _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
      ) { wanted.formUnion(indexPaths.map(\.item)) }
      func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
      ) { wanted.subtract(indexPaths.map(\.item)) }
    }
    let stage = CollectionStage(items: 300)
    let prefetcher = Prefetcher()
    stage.view.prefetchDataSource = prefetcher
    stage.view.contentOffset.y = 400
    stage.view.layoutIfNeeded()
    #expect(prefetcher.wanted == Set(15..<30).union(60..<75))
    stage.view.contentOffset.y = 4000
    stage.view.layoutIfNeeded()
    #expect(!prefetcher.wanted.contains(16) && prefetcher.wanted.contains(299))
    stage.view.isPrefetchingEnabled = false
    prefetcher.wanted = []
    stage.view.contentOffset.y = 0
    stage.view.layoutIfNeeded()
    #expect(prefetcher.wanted == [])
  }

  @Test func `CV-9 an item is scrolled to where it is to be`() {
    let stage = CollectionStage(items: 300)
    func scroll(_ item: Int, _ position: UICollectionView.ScrollPosition) -> CGFloat {
      stage.view.scrollToItem(at: stage.path(item), at: position, animated: false)
      return stage.view.contentOffset.y
    }
    #expect(scroll(150, .top) == 2000)
    #expect(scroll(150, .bottom) == 1640)
    #expect(scroll(150, .centeredVertically) == 1820)
    #expect(scroll(150, []) == 1820)
    #expect(scroll(0, []) == 0)
    #expect(scroll(299, .top) == 3600)
    #expect(scroll(999, .top) == 3600)
    stage.view.scrollToItem(at: stage.path(0), at: .top, animated: true)
    stage.stage.wait(1)
    #expect(stage.view.contentOffset.y == 0)
    #expect(stage.view.indexPathForItem(at: CGPoint(x: 150, y: 50)) == stage.path(4))
    #expect(stage.view.indexPathForItem(at: CGPoint(x: 150, y: -5)) == nil)
    #expect(stage.view.indexPathForItem(at: CGPoint(x: CGFloat.nan, y: 5)) == nil)
  }

  @Test func `CV-5 the background lies behind the items and stays`() {
    let stage = CollectionStage(items: 300)
    let back = UIView()
    stage.view.backgroundView = back
    stage.view.contentOffset.y = 100
    stage.view.layoutIfNeeded()
    #expect(back.frame == stage.view.bounds && stage.view.subviews.first === back)
  }
}

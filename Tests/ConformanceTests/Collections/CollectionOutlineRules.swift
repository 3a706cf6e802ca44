// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("CV outlines", .freshApplication)
struct CollectionOutlineRules {
  typealias Source = UICollectionViewDiffableDataSource<String, String>
  typealias Outline = NSDiffableDataSourceSectionSnapshot<String>
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

  /// Fruit with two kinds, one of which has sorts, and bread.
  static var food: Outline {
    var made = Outline()
    made.append(["fruit", "bread"])
    made.append(["apple", "pear"], to: "fruit")
    made.append(["red", "green"], to: "apple")
    return made
  }

  private func makeStage() -> (GestureStage, UICollectionView, Source) {
    let stage = GestureStage()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: CollectionStage.grid(300))
    let registration = UICollectionView.CellRegistration<TextCell, String> { cell, _, item in
      cell.text = item
    }
    let source = Source(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    stage.window.addSubview(view)
    return (stage, view, source)
  }

  private func texts(_ view: UICollectionView) -> [String] {
    view.layoutIfNeeded()
    return view.visibleCells.compactMap { ($0 as? TextCell)?.text }
  }

  @Test func `CV-90 items are appended, put between others, and go with all below them`() {
    var outline = Self.food
    #expect(outline.items == ["fruit", "apple", "red", "green", "pear", "bread"])
    #expect(outline.rootItems == ["fruit", "bread"])
    outline.insert(["plum"], before: "pear")
    outline.insert(["cheese", "wine"], after: "fruit")
    var nuts = Outline()
    nuts.append(["nut"])
    nuts.append(["hazel"], to: "nut")
    outline.insert(nuts, after: "apple")
    var first = Outline()
    first.append(["soup"])
    outline.insert(first, before: "fruit")
    #expect(
      outline.items == [
        "soup", "fruit", "apple", "red", "green", "nut", "hazel", "plum", "pear", "cheese", "wine",
        "bread",
      ])
    #expect(outline.parent(of: "hazel") == "nut" && outline.parent(of: "nut") == "fruit")
    outline.delete(["apple", "green", "soup", "unknown"])
    #expect(
      outline.items == ["fruit", "nut", "hazel", "plum", "pear", "cheese", "wine", "bread"])
    #expect(!outline.contains("red") && outline.contains("hazel"))
    #expect(outline.index(of: "plum") == 3 && outline.index(of: "red") == nil)
    let other = Outline(outline)
    outline.deleteAll()
    #expect(outline.items == [] && other.items.count == 8)
    outline.append(["red"])
    #expect(outline.rootItems == ["red"] && outline.level(of: "red") == 0)
  }

  @Test func `CV-91 what is seen of an outline depends on what is expanded`() {
    var outline = Self.food
    #expect(outline.visibleItems == ["fruit", "bread"])
    outline.expand(["apple", "unknown"])
    #expect(outline.visibleItems == ["fruit", "bread"])
    #expect(outline.isExpanded("apple") && !outline.isVisible("red"))
    outline.expand(["fruit"])
    #expect(outline.visibleItems == ["fruit", "apple", "red", "green", "pear", "bread"])
    #expect(outline.isVisible("red") && !outline.isVisible("unknown"))
    #expect(["fruit", "pear", "green"].map { outline.level(of: $0) } == [0, 1, 2])
    #expect(outline.parent(of: "fruit") == nil && outline.parent(of: "unknown") == nil)
    outline.collapse(["apple"])
    #expect(
      outline.visualDescription() == """
        - fruit
          + apple
            * red
            * green
          * pear
        * bread
        """)
    let part = outline.snapshot(of: "fruit")
    #expect(part.rootItems == ["apple", "pear"] && part.parent(of: "apple") == nil)
    #expect(part.items == ["apple", "red", "green", "pear"])
    let whole = outline.snapshot(of: "apple", includingParent: true)
    #expect(whole.items == ["apple", "red", "green"] && whole.level(of: "red") == 1)
    var kinds = Outline()
    kinds.append(["fig"])
    kinds.append(["dried"], to: "fig")
    kinds.expand(["fig"])
    outline.replace(childrenOf: "fruit", using: kinds)
    #expect(outline.visibleItems == ["fruit", "fig", "dried", "bread"])
    #expect(!outline.contains("green"))
  }

  @Test func `CV-91 an outline may be as deep as it has items`() {
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([0])
    for item in 1..<20_000 { outline.append([item], to: item - 1) }
    outline.expand(Array(0..<20_000))
    #expect(outline.visibleItems.count == 20_000)
    #expect(outline.level(of: 19_999) == 19_999)
    outline.delete(Array(1..<20_000))
    #expect(outline.items == [0])
  }

  @Test func `CV-92 an outline is shown in its section, and the others stay`() {
    let (stage, view, source) = makeStage()
    var base = Snapshot()
    base.appendSections(["a"])
    base.appendItems(["x", "y"], toSection: "a")
    source.apply(base, animatingDifferences: false)
    var outline = Self.food
    source.apply(outline, to: "b", animatingDifferences: false)
    #expect(texts(view) == ["x", "y", "fruit", "bread"])
    #expect(source.snapshot().sectionIdentifiers == ["a", "b"])
    let bread = view.cellForItem(at: IndexPath(item: 1, section: 1))
    outline.expand(["fruit"])
    var isDone = false
    source.apply(outline, to: "b") { isDone = true }
    #expect(texts(view) == ["x", "y", "fruit", "apple", "pear", "bread"])
    #expect(view.cellForItem(at: IndexPath(item: 3, section: 1)) === bread)
    #expect(!isDone)
    stage.wait(1)
    #expect(isDone)
    let fruit = view.cellForItem(at: IndexPath(item: 0, section: 1))
    #expect(fruit?.configurationState.isExpanded == true)
    #expect(bread?.configurationState.isExpanded == false)
    #expect(source.snapshot(for: "b").items == outline.items)
    #expect(source.snapshot(for: "a").rootItems == ["x", "y"])
    #expect(source.snapshot(for: "z").items == [])
    // The order of roots is another.
    var turned = Outline()
    turned.append(["bread", "fruit"])
    source.apply(turned, to: "b", animatingDifferences: false)
    #expect(texts(view) == ["x", "y", "bread", "fruit"])
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 1)) === bread)
  }

  @Test func `CV-92 a snapshot of all sections keeps outlines of which items go`() {
    let (_, view, source) = makeStage()
    var outline = Self.food
    outline.expand(["fruit"])
    source.apply(outline, to: "a", animatingDifferences: false)
    var all = source.snapshot()
    #expect(all.itemIdentifiers == ["fruit", "apple", "pear", "bread"])
    all.deleteItems(["apple"])
    source.apply(all, animatingDifferences: false)
    #expect(texts(view) == ["fruit", "pear", "bread"])
    #expect(source.snapshot(for: "a").items == ["fruit", "pear", "bread"])
    #expect(source.snapshot(for: "a").parent(of: "pear") == "fruit")
    all.appendItems(["salt"])
    source.apply(all, animatingDifferences: false)
    #expect(source.snapshot(for: "a").rootItems == ["fruit", "pear", "bread", "salt"])
    all.deleteSections(["a"])
    source.apply(all, animatingDifferences: false)
    #expect(source.snapshot(for: "a").items == [])
  }

  @Test func `CV-93 a moved item is the neighbour or the first child of the one above`() {
    let (_, view, source) = makeStage()
    var outline = Self.food
    outline.expand(["fruit"])
    source.apply(outline, to: "a", animatingDifferences: false)
    view.layoutIfNeeded()
    source.reorderingHandlers.canReorderItem = { _ in true }
    var told: [[String]] = []
    source.reorderingHandlers.didReorder = { change in
      for part in change.sectionTransactions {
        told.append([part.sectionIdentifier] + part.finalSnapshot.items)
      }
    }
    #expect(!view.beginInteractiveMovementForItem(at: [0, 0]))
    func move(_ item: Int, to y: CGFloat) {
      #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: item, section: 0)))
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: y))
      view.endInteractiveMovement()
      view.layoutIfNeeded()
    }
    move(3, to: 60)
    #expect(texts(view) == ["fruit", "bread", "apple", "pear"])
    #expect(source.snapshot(for: "a").parent(of: "bread") == "fruit")
    move(2, to: 150)
    #expect(texts(view) == ["fruit", "bread", "pear", "apple"])
    move(2, to: 10)
    #expect(texts(view) == ["pear", "fruit", "bread", "apple"])
    #expect(source.snapshot(for: "a").parent(of: "pear") == nil)
    #expect(
      told == [
        ["a", "fruit", "bread", "apple", "red", "green", "pear"],
        ["a", "fruit", "bread", "pear", "apple", "red", "green"],
        ["a", "pear", "fruit", "bread", "apple", "red", "green"],
      ])
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `CV-92 any outline after any other shows what it says`(seed: UInt64) {
    var random = CollectionUpdateRules.Seeded(state: seed)
    let (stage, view, source) = makeStage()
    for step in 0..<25 {
      var names = (0..<9).map(String.init).shuffled(using: &random)
      var outline = Outline()
      var known: [String] = []
      for _ in 0..<Int.random(in: 0...8, using: &random) {
        let name = names.removeLast()
        outline.append([name], to: Bool.random(using: &random) ? known.last : nil)
        known.append(name)
      }
      outline.expand(known.filter { _ in Bool.random(using: &random) })
      source.apply(outline, to: "a", animatingDifferences: step % 2 == 0)
      #expect(texts(view) == outline.visibleItems, "step \(step)")
      if step % 3 == 0 { stage.wait(0.1) }
    }
    stage.wait(1)
    #expect(
      view.subviews.filter { $0 is UICollectionViewCell }.count == view.visibleCells.count)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// Items in sections with letters, and an index to them.
@MainActor
private final class Letters: NSObject, UICollectionViewDataSource {
  var titles: [String]? = ["A", "B", "C", "D", "E", "F"]
  var leads: ((String) -> IndexPath)?
  var asked: [String] = []

  func numberOfSections(in collectionView: UICollectionView) -> Int { 6 }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 30 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
  func indexTitles(for collectionView: UICollectionView) -> [String]? {
    asked.append("titles")
    return titles
  }
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    asked.append("\(title) \(index)")
    return leads?(title) ?? IndexPath(item: 0, section: index)
  }
}

/// What a test begins with; made in the test, for a new window hides the one before.
@MainActor
private final class IndexFixture {
  private var made: (GestureStage, UICollectionView)?

  func stage(
    _ letters: Letters, _ layout: UICollectionViewLayout
  ) -> (GestureStage, UICollectionView) {
    if let made { return made }
    let stage = GestureStage()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = letters
    stage.window.addSubview(view)
    view.layoutIfNeeded()
    made = (stage, view)
    return (stage, view)
  }
}

@MainActor @Suite("CV index", .freshApplication)
struct CollectionIndexRules {
  private let letters = Letters()
  private let layout = CollectionStage.grid()
  private let fixture = IndexFixture()
  private var stage: GestureStage { fixture.stage(letters, layout).0 }
  private var view: UICollectionView { fixture.stage(letters, layout).1 }

  private var index: UIControl? { view.subviews.last as? UIControl }

  private func take() -> [String] {
    defer { letters.asked = [] }
    return letters.asked
  }

  @Test func `CV-125 a finger on a title goes to its item, and on to others`() throws {
    let strip = try #require(index)
    #expect(strip.frame == CGRect(x: 280, y: 0, width: 20, height: 400))
    let labels = strip.subviews[0].subviews.compactMap { ($0 as? UILabel)?.text }
    #expect(labels == ["A", "B", "C", "D", "E", "F"] && take() == ["titles"])
    stage.down(1, 290, 155 + 15 * 2 + 5)
    #expect(view.contentOffset.y == 800)
    stage.move(1, 290, 155 + 15 * 3 + 5)
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 1200 && strip.frame.minY == 1200 && index === strip)
    stage.up(1, 290, 155 + 15 * 3 + 5)
    #expect(take() == ["C 2", "D 3"])
    #expect(view.indexPathsForSelectedItems == [] && !view.isDragging)
    letters.leads = { _ in IndexPath(item: 3, section: 1) }
    stage.tap(290, 160, finger: 1)
    #expect(view.contentOffset.y == 440)
    letters.leads = { _ in IndexPath(item: 99, section: 1) }
    stage.tap(290, 240, finger: 1)
    #expect(view.contentOffset.y == 440 && take() == ["A 0", "F 5"])
  }

  @Test func `CV-125 where content goes sideways, so do the titles lead`() throws {
    layout.scrollDirection = .horizontal
    view.layoutIfNeeded()
    stage.tap(290, 155 + 15 * 2 + 5, finger: 1)
    #expect(view.contentOffset == CGPoint(x: 600, y: 0))
  }

  @Test func `CV-125 titles are asked for with the items`() {
    letters.titles = nil
    view.reloadData()
    view.layoutIfNeeded()
    #expect(index == nil)
    letters.titles = ["A"]
    view.reloadData()
    view.layoutIfNeeded()
    #expect(index != nil && take() == ["titles", "titles", "titles"])
  }

  @Test func `CV-125 classes that make items say none, and may`() {
    final class Page: UICollectionViewController {
      override func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A"] }
    }
    final class Source: UICollectionViewDiffableDataSource<Int, Int> {
      override func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A", "B"] }
    }
    let page = Page(collectionViewLayout: UICollectionViewFlowLayout())
    let plain = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    #expect(page.indexTitles(for: view) == ["A"] && plain.indexTitles(for: view) == nil)
    #expect(
      page.collectionView(view, indexPathForIndexTitle: "B", at: 1)
        == IndexPath(item: 0, section: 1))
    let source = Source(collectionView: view) { _, _, _ in UICollectionViewCell(frame: .zero) }
    view.layoutIfNeeded()
    #expect(index?.subviews.first?.subviews.count == 2)
    #expect(
      source.collectionView(view, indexPathForIndexTitle: "B", at: 1)
        == IndexPath(item: 0, section: 1))
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("CV lists and the size of text", .freshApplication)
struct CollectionTextSizeRules {
  private func stage(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, rows: Int = 3
  ) -> ListStage {
    var list = UICollectionLayoutListConfiguration(appearance: appearance)
    list.headerMode = .supplementary
    let stage = ListStage(list)
    stage.show((0..<rows).map { "Item \($0)" })
    return stage
  }

  private func header(_ stage: ListStage) -> UICollectionReusableView? {
    stage.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0))
  }

  private func prefer(_ points: CGFloat, _ stage: ListStage) {
    TextSize.prefer(points)
    stage.view.layoutIfNeeded()
  }

  @Test func `CV-147 headers of a list grow with their text, and rows stand below them`() throws {
    defer { TextSize.prefer(TextSize.ordinary) }
    for appearance in [UICollectionLayoutListConfiguration.Appearance.plain, .insetGrouped] {
      let stage = stage(appearance)
      func frames() throws -> [CGRect] {
        let cells = try (0..<3).map { try #require(stage.cell($0)).frame }
        let edge = try #require(header(stage))
        return [edge.frame] + cells
      }
      let ordinary = try frames()
      prefer(TextSize.largest, stage)
      let large = try frames()
      let edge = try #require(header(stage))
      #expect(TextSize.cut(in: edge) == [] && !TextSize.labels(in: edge).isEmpty)
      #expect(large[0].height > ordinary[0].height)
      for (above, below) in zip(large, large.dropFirst()) {
        #expect(below.minY >= above.maxY && below.height > 53)
      }
      let first = try #require(stage.cell(0))
      #expect(TextSize.cut(in: first) == [])
      prefer(TextSize.ordinary, stage)
      #expect(try frames() == ordinary)
      stage.view.removeFromSuperview()
    }
  }

  @Test func `CV-147 what was out of view is as large when it is seen again`() throws {
    defer { TextSize.prefer(TextSize.ordinary) }
    let stage = stage(.insetGrouped, rows: 60)
    stage.view.contentOffset.y = 1500
    stage.view.layoutIfNeeded()
    #expect(header(stage) == nil && stage.cell(0) == nil)
    prefer(TextSize.largest, stage)
    stage.view.contentOffset.y = 0
    stage.view.layoutIfNeeded()
    let (edge, cell) = (try #require(header(stage)), try #require(stage.cell(0)))
    #expect(TextSize.cut(in: edge) == [] && TextSize.cut(in: cell) == [])
    #expect(cell.frame.minY >= edge.frame.maxY && cell.frame.height > 53)
  }

  @Test(arguments: [CGFloat(0), 10])
  func `CV-147 the first item in view stays`(cut: CGFloat) throws {
    defer { TextSize.prefer(TextSize.ordinary) }
    let stage = ListStage(UICollectionLayoutListConfiguration(appearance: .plain))
    stage.show((0..<60).map { "Item \($0)" })
    let ordinary = try #require(stage.cell(0)).frame.height
    prefer(TextSize.largest, stage)
    // What is above is as high as its text, not as it is thought to be.
    for _ in 0..<6 {
      stage.view.contentOffset.y += 300
      stage.view.layoutIfNeeded()
    }
    let item = try #require(stage.view.indexPathsForVisibleItems.map(\.item).min())
    let top = try #require(stage.cell(item)).frame.minY
    #expect(item > 10 && top > CGFloat(item) * 53)
    stage.view.contentOffset.y = top + cut
    stage.view.layoutIfNeeded()
    #expect(stage.cell(item)?.frame.minY == top)
    prefer(TextSize.ordinary, stage)
    let cell = try #require(stage.cell(item))
    #expect(cell.frame.height == ordinary)
    #expect(cell.frame.minY == stage.view.contentOffset.y - cut)
  }

  @Test func `CV-147 a program's layout hears what cells want in another size`() throws {
    defer { TextSize.prefer(TextSize.ordinary) }
    let stage = CollectionStage(
      items: 2, AskingLayout(item: CGSize(width: 300, height: 30), step: 150))
    stage.makeCell = { view, path in
      let cell = view.dequeueReusableCell(withReuseIdentifier: TextCell.name, for: path)
      var content = UIListContentConfiguration.cell()
      content.text = "Item"
      cell.contentConfiguration = content
      return cell
    }
    stage.view.reloadData()
    func heights(_ points: CGFloat) throws -> [CGFloat] {
      TextSize.prefer(points)
      stage.view.layoutIfNeeded()
      stage.view.layoutIfNeeded()
      return try (0..<2).map { item in
        try #require(stage.view.cellForItem(at: stage.path(item))).frame.height
      }
    }
    let ordinary = try heights(TextSize.ordinary)
    let large = try heights(TextSize.largest)
    #expect(ordinary.allSatisfy { $0 < 53 } && large.allSatisfy { $0 > 53 })
    #expect(try heights(TextSize.ordinary) == ordinary)
  }
}

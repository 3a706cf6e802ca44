// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("CV measuring", .freshApplication)
struct CollectionMeasuringRules {
  /// A cell that wants to be as wide or as high as it is told.
  final class Wishing: UICollectionViewCell {
    var width: CGFloat?
    var height: CGFloat?
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      if let width { layoutAttributes.size.width = width }
      if let height { layoutAttributes.size.height = height }
      return layoutAttributes
    }
  }

  /// A stage of such cells.
  private func makeStage(
    _ data: [[String]], _ layout: UICollectionViewLayout,
    _ tell: @escaping (Wishing, String) -> Void
  ) -> CollectionStage {
    let stage = CollectionStage([], layout)
    stage.view.register(Wishing.self, forCellWithReuseIdentifier: "wishing")
    stage.makeCell = { [unowned stage] view, path in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "wishing", for: path)
      if let cell = cell as? Wishing { tell(cell, stage.data[path.section][path.item]) }
      return cell
    }
    stage.data = data
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    return stage
  }

  private func places(_ stage: CollectionStage, _ section: Int) -> [CGPoint] {
    stage.data[section].indices.map {
      stage.view.layoutAttributesForItem(at: stage.path($0, section))?.frame.origin ?? .zero
    }
  }

  private func number(_ text: String) -> CGFloat { CGFloat(Double(text) ?? 0) }

  @Test func `CV-32 sizes that cells of a flow said go with their sections and items`() {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    layout.estimatedItemSize = CGSize(width: 300, height: 20)
    let stage = makeStage([["40", "50"], ["60", "70"], ["80"]], layout) { cell, text in
      (cell.width, cell.height) = (300, self.number(text))
    }
    #expect(places(stage, 0).map(\.y) == [0, 40])
    #expect(places(stage, 1).map(\.y) == [90, 150])
    #expect(places(stage, 2).map(\.y) == [220])
    #expect(stage.view.contentSize.height == 300)
    stage.view.performBatchUpdates {
      stage.data.removeFirst()
      stage.view.deleteSections([0])
    }
    stage.stage.wait(1)
    #expect(places(stage, 0).map(\.y) == [0, 60] && places(stage, 1).map(\.y) == [130])
    #expect(stage.view.contentSize.height == 210)
    stage.view.performBatchUpdates {
      stage.data[0].insert("30", at: 0)
      stage.view.insertItems(at: [stage.path(0)])
    }
    stage.stage.wait(1)
    #expect(places(stage, 0).map(\.y) == [0, 30, 90] && places(stage, 1).map(\.y) == [160])
    #expect(stage.view.contentSize.height == 240)
  }

  @Test func `CV-32 CV-72 items whose views say their widths fill rows, and sections follow`() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .estimated(100), heightDimension: .absolute(20)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
      subitems: [item])
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    let widths = (0..<15).map { "\(40 + 10 * ($0 % 4))" }
    let stage = makeStage([widths, widths], layout) { cell, text in
      cell.width = self.number(text)
    }
    let rows: [[CGFloat]] = [
      [0, 40, 90, 150, 220], [0, 50, 110, 180, 220], [0, 60, 130, 170, 220],
    ]
    func expected(from top: CGFloat) -> [CGPoint] {
      rows.enumerated().flatMap { row, places in
        places.map { CGPoint(x: $0, y: top + 20 * CGFloat(row)) }
      }
    }
    #expect(places(stage, 0) == expected(from: 0))
    #expect(places(stage, 1) == expected(from: 60))
    #expect(stage.view.contentSize == CGSize(width: 300, height: 120))
  }

  @Test func `CV-32 CV-75 a section that scrolls is as high as its highest group now is`() {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(200), heightDimension: .estimated(30))
    let across = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size,
        subitems: [
          NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)))
        ]))
    across.orthogonalScrollingBehavior = .continuous
    let fixed = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let below = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: fixed, subitems: [NSCollectionLayoutItem(layoutSize: fixed)]))
    let layout = UICollectionViewCompositionalLayout { section, _ in
      section == 0 ? across : below
    }
    var heights: [String: CGFloat] = ["a": 40, "b": 70, "c": 10]
    let stage = makeStage([["a", "b", "c"], ["below"]], layout) { cell, text in
      cell.height = heights[text]
    }
    func top() -> CGFloat? {
      stage.view.layoutAttributesForItem(at: stage.path(0, 1))?.frame.minY
    }
    #expect(top() == 70)
    for (height, expected) in [(35, 40), (90, 90), (60, 60)] as [(CGFloat, CGFloat)] {
      heights["b"] = height
      stage.view.reconfigureItems(at: [stage.path(1)])
      stage.view.layoutIfNeeded()
      #expect(top() == expected)
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("CV sizes that cells ask for", .freshApplication)
struct CollectionSizingRules {
  /// A cell that wants a size, and counts how often it is asked for it.
  private final class SizedCell: UICollectionViewCell {
    var wish = CGSize(width: 100, height: 40)
    var asks = 0
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      asks += 1
      let result = super.preferredLayoutAttributesFitting(layoutAttributes)
      result.size = wish
      return result
    }
  }

  /// A cell with a text that constraints place.
  private final class LabelCell: UICollectionViewCell {
    let text = UILabel()
    private(set) lazy var bottom = contentView.bottomAnchor.constraint(
      equalTo: text.bottomAnchor, constant: 10)
    override init(frame: CGRect) {
      super.init(frame: frame)
      text.text = "one"
      text.numberOfLines = 0
      text.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(text)
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: contentView.topAnchor),
        text.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        text.widthAnchor.constraint(equalToConstant: 100), bottom,
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class CountingFlow: UICollectionViewFlowLayout {
    var prepared = 0
    override func prepare() {
      prepared += 1
      super.prepare()
    }
  }

  /// Writes down what of its contexts is other.
  private final class TellingFlow: UICollectionViewFlowLayout {
    var told: [String] = []
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      guard let own = context as? UICollectionViewFlowLayoutInvalidationContext else { return }
      let items = own.invalidatedItemIndexPaths?.map { "\($0.item)" } ?? []
      told.append(
        "\(items.joined(separator: " ")) \(own.invalidateFlowLayoutAttributes)"
          + " \(own.invalidateFlowLayoutDelegateMetrics)")
    }
  }

  private func flow() -> CountingFlow {
    let layout = CountingFlow()
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    layout.estimatedItemSize = CGSize(width: 100, height: 40)
    return layout
  }

  /// A stage of cells that want 100 × 40 points at first.
  private func sized(
    _ items: Int, _ layout: UICollectionViewLayout,
    setUp: @escaping @MainActor (UICollectionViewCell) -> Void = { _ in }
  ) -> CollectionStage {
    let stage = CollectionStage(items: items, layout)
    stage.view.register(SizedCell.self, forCellWithReuseIdentifier: "sized")
    stage.makeCell = { view, path in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "sized", for: path)
      setUp(cell)
      return cell
    }
    stage.view.reloadData()
    settle(stage)
    return stage
  }

  /// Lays out, and once more what asked for that meanwhile.
  private func settle(_ stage: CollectionStage) {
    stage.view.layoutIfNeeded()
    stage.view.layoutIfNeeded()
  }

  private func cells(_ stage: CollectionStage) -> [SizedCell] {
    stage.view.visibleCells.compactMap { $0 as? SizedCell }
  }

  @Test func `CV-130 a cell that wants the size that it has leaves the layout as it is`() {
    let layout = flow()
    let stage = sized(2, layout)
    let cell = cells(stage)[0]
    (layout.prepared, cell.asks) = (0, 0)
    cell.contentConfiguration = UIListContentConfiguration.cell()
    cell.contentConfiguration = UIListContentConfiguration.cell()
    settle(stage)
    #expect(layout.prepared == 0 && cell.asks == 1)
    cell.wish.height = 60
    cell.invalidateIntrinsicContentSize()
    settle(stage)
    #expect(cell.frame.height == 60 && layout.prepared > 0 && cell.asks == 2)
  }

  @Test func `CV-32 a flow is told which cell said its size`() {
    let layout = TellingFlow()
    layout.estimatedItemSize = CGSize(width: 100, height: 40)
    layout.minimumLineSpacing = 0
    let stage = sized(6, layout)
    layout.told = []
    let cell = cells(stage).max { $0.frame.minX < $1.frame.minX && $0.frame.minY <= $1.frame.minY }
    let path = cell.flatMap(stage.view.indexPath)
    cell?.wish.height = 60
    cell?.invalidateIntrinsicContentSize()
    settle(stage)
    #expect(layout.told == ["\(path?.item ?? -1) true false"])
    #expect(stage.view.contentSize.height == 140)
  }

  /// Items of 100 × 40 points in lines.
  private func lines() -> UICollectionViewCompositionalLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(100), heightDimension: .absolute(40)))
    let line = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)), subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: line))
  }

  @Test(arguments: [true, false])
  func `CV-53 a layout that comes back places the items that there are by then`(isFlow: Bool) {
    let layout = isFlow ? flow() : lines()
    let stage = sized(4, layout)
    stage.view.setCollectionViewLayout(flow(), animated: false)
    stage.data = [(0..<20).map(String.init)]
    stage.view.reloadData()
    settle(stage)
    stage.view.frame.size.width = 200
    settle(stage)
    stage.view.setCollectionViewLayout(layout, animated: false)
    settle(stage)
    #expect(stage.view.contentSize == CGSize(width: 200, height: 400))
    #expect(cells(stage).count == 20)
  }

  @Test func `CV-131 items follow the constraints in their cells, where they are included`() throws
  {
    let stage = CollectionStage(items: 2, flow())
    stage.view.register(LabelCell.self, forCellWithReuseIdentifier: "label")
    stage.makeCell = { view, path in
      view.dequeueReusableCell(withReuseIdentifier: "label", for: path)
    }
    stage.view.reloadData()
    settle(stage)
    let cell = try #require(stage.view.cellForItem(at: stage.path(0)) as? LabelCell)
    func fits() -> Bool {
      let wanted = cell.contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      return cell.frame.height == wanted.height
    }
    let height = cell.frame.height
    #expect(fits())
    cell.bottom.constant = 30
    settle(stage)
    #expect(cell.frame.height == height && !fits())
    stage.view.selfSizingInvalidation = .enabledIncludingConstraints
    cell.bottom.constant = 40
    settle(stage)
    #expect((cell.frame.height - height).rounded() == 30 && fits())
    cell.text.text = "one\ntwo"
    settle(stage)
    #expect((cell.frame.height - height).rounded() > 40 && fits())
  }

  @Test func `CV-130 a layout of a program's own is asked too`() {
    let layout = AskingLayout(item: CGSize(width: 100, height: 40), step: 100)
    let stage = sized(2, layout)
    layout.log = []
    let cell = cells(stage)[1]
    cell.wish.height = 60
    cell.contentConfiguration = UIListContentConfiguration.cell()
    settle(stage)
    #expect(layout.log == ["1: 40→60"])
    #expect(cell.frame == CGRect(x: 0, y: 100, width: 100, height: 60))
  }

  @Test func `CV-130 CV-44 items that are reconfigured leave what others ask for`() {
    let stage = sized(2, flow())
    let cells = cells(stage)
    (cells[0].wish.height, cells[1].wish.height) = (60, 50)
    cells[0].invalidateIntrinsicContentSize()
    stage.view.reconfigureItems(at: [stage.path(1)])
    settle(stage)
    #expect(cells.map(\.frame.height) == [60, 50])
  }

  @Test func `CV-130 what an item shows as it comes into view counts`() {
    let stage = sized(2, flow())
    let view = stage.view
    stage.onDisplay = { path in
      guard let cell = view.cellForItem(at: path) as? SizedCell else { return }
      cell.wish.height = 70
      cell.invalidateIntrinsicContentSize()
    }
    for cell in cells(stage) { cell.wish.height = 40 }
    stage.view.reloadData()
    settle(stage)
    #expect(cells(stage).map(\.frame.height) == [70, 70])
  }

  @Test func `CV-130 cells that set their content by their state are not asked again`() {
    let stage = sized(300, flow()) { cell in
      cell.configurationUpdateHandler = { cell, _ in
        cell.contentConfiguration = UIListContentConfiguration.cell()
      }
    }
    stage.view.contentOffset.y = 2000
    settle(stage)
    for cell in cells(stage) { cell.asks = 0 }
    stage.view.contentOffset.y = 0
    settle(stage)
    #expect(cells(stage).count == 30 && cells(stage).allSatisfy { $0.asks == 0 })
  }
}

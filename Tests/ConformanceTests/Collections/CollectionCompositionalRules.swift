// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("CV compositional", .freshApplication)
struct CollectionCompositionalRules {
  typealias Size = NSCollectionLayoutSize

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> Size { Size(widthDimension: width, heightDimension: height) }

  private func frames(_ stage: CollectionStage, _ count: Int, _ section: Int = 0) -> [CGRect] {
    (0..<count).map {
      stage.view.layoutAttributesForItem(at: stage.path($0, section))?.frame ?? .null
    }
  }

  /// A section of rows of so many equal items.
  private func grid(_ columns: Int, height: CGFloat = 50) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1 / CGFloat(columns)), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(height)), subitems: [item])
    return NSCollectionLayoutSection(group: group)
  }

  @Test func `CV-70 CV-71 CV-72 groups of parts of their section follow each other`() {
    let section = grid(3)
    section.interGroupSpacing = 5
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 15, bottom: 20, trailing: 15)
    let stage = CollectionStage(
      items: 7, UICollectionViewCompositionalLayout(section: section))
    #expect(
      frames(stage, 4) == [
        CGRect(x: 15, y: 10, width: 90, height: 50), CGRect(x: 105, y: 10, width: 90, height: 50),
        CGRect(x: 195, y: 10, width: 90, height: 50), CGRect(x: 15, y: 65, width: 90, height: 50),
      ])
    #expect(frames(stage, 7)[6] == CGRect(x: 15, y: 120, width: 90, height: 50))
    #expect(stage.view.contentSize == CGSize(width: 300, height: 190))
    #expect(stage.shown == (0..<7).map(String.init))
    #expect(stage.view.visibleCells.map(\.frame) == frames(stage, 7))
  }

  @Test func `CV-71 insets shrink items, and spacing parts them`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(50), .absolute(40)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), repeatingSubitem: item, count: 3)
    group.interItemSpacing = .fixed(10)
    let stage = CollectionStage(
      items: 3,
      UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    #expect(
      frames(stage, 3) == [
        CGRect(x: 2, y: 1, width: 44, height: 36), CGRect(x: 62, y: 1, width: 44, height: 36),
        CGRect(x: 122, y: 1, width: 44, height: 36),
      ])
    group.interItemSpacing = .flexible(0)
    stage.view.collectionViewLayout.invalidateLayout()
    stage.view.layoutIfNeeded()
    #expect(frames(stage, 3).map(\.minX) == [2, 127, 252])
    let shared = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)),
      subitem: NSCollectionLayoutItem(layoutSize: size(.absolute(1), .fractionalHeight(1))),
      count: 2)
    shared.interItemSpacing = .fixed(20)
    stage.view.collectionViewLayout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: shared))
    stage.view.layoutIfNeeded()
    #expect(
      frames(stage, 2) == [
        CGRect(x: 0, y: 0, width: 140, height: 40), CGRect(x: 160, y: 0, width: 140, height: 40),
      ])
  }

  @Test func `CV-72 groups stand in groups, and places may be the program's own`() {
    let large = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), subitems: [small])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [large, column])
    let stage = CollectionStage(
      items: 4,
      UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    #expect(
      frames(stage, 4) == [
        CGRect(x: 0, y: 0, width: 150, height: 100), CGRect(x: 150, y: 0, width: 150, height: 50),
        CGRect(x: 150, y: 50, width: 150, height: 50),
        CGRect(x: 0, y: 100, width: 150, height: 100),
      ])
    let own = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(60))
    ) { environment in
      let width = environment.container.contentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 20, height: 60)),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: width - 20, y: 30, width: 20, height: 30), zIndex: 4),
      ]
    }
    stage.view.collectionViewLayout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: own))
    stage.view.layoutIfNeeded()
    #expect(
      frames(stage, 4) == [
        CGRect(x: 0, y: 0, width: 20, height: 60), CGRect(x: 280, y: 30, width: 20, height: 30),
        CGRect(x: 0, y: 60, width: 20, height: 60), CGRect(x: 280, y: 90, width: 20, height: 30),
      ])
  }

  @Test func `CV-70 a provider says how each section is, by where it is`() {
    var asked: [(Int, CGFloat)] = []
    let layout = UICollectionViewCompositionalLayout { section, environment in
      asked.append((section, environment.container.effectiveContentSize.width))
      return self.grid(section == 0 ? 2 : environment.container.contentSize.width > 400 ? 4 : 3)
    }
    layout.configuration.interSectionSpacing = 30
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 10
    layout.configuration = configuration
    let stage = CollectionStage([["a", "b"], ["c", "d", "e", "f"]], layout)
    #expect(asked.suffix(2).map(\.0) == [0, 1] && asked.last?.1 == 300)
    #expect(frames(stage, 4, 1)[3] == CGRect(x: 0, y: 110, width: 100, height: 50))
    stage.view.frame.size.width = 500
    stage.view.layoutIfNeeded()
    #expect(frames(stage, 4, 1)[3] == CGRect(x: 375, y: 60, width: 125, height: 50))
    #expect(stage.view.contentSize == CGSize(width: 500, height: 110))
  }

  final class Tall: UICollectionViewCell {
    lazy var height: NSLayoutConstraint = {
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(inner)
      let height = inner.heightAnchor.constraint(equalToConstant: 0)
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: contentView.topAnchor),
        inner.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        inner.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), height,
      ])
      return height
    }()
  }

  @Test func `CV-32 CV-71 what is estimated is as large as the view says`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(30)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .estimated(30)), subitems: [item])
    let stage = CollectionStage(
      items: 100,
      UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    stage.view.register(Tall.self, forCellWithReuseIdentifier: "tall")
    stage.makeCell = { view, path in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "tall", for: path)
      (cell as? Tall)?.height.constant = path.item % 2 == 0 ? 40 : 60
      return cell
    }
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    #expect(stage.view.visibleCells.map(\.frame.height) == [40, 60, 40, 60, 40, 60, 40, 60])
    #expect(stage.view.visibleCells.allSatisfy { $0.frame.width == 300 })
    #expect(stage.view.contentSize.height == 3280)
  }

  @Test func `CV-73 CV-74 CV-76 views stand by items, at edges and behind sections`() {
    let kind = "badge"
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(10)), elementKind: kind,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    let footer = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.absolute(100), .absolute(20)),
      elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottomTrailing)
    section.boundarySupplementaryItems = [header, footer]
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 0, bottom: 5, trailing: 0)
    let ground = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
    ground.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    section.decorationItems = [ground]
    let layout = UICollectionViewCompositionalLayout(section: section)
    final class Ground: UICollectionReusableView {}
    layout.register(Ground.self, forDecorationViewOfKind: "ground")
    let stage = CollectionStage([], layout)
    stage.view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "s")
    stage.data = [(0..<20).map(String.init), ["x"]]
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    func frame(_ kind: String, _ item: Int, _ section: Int = 0) -> CGRect? {
      stage.view.layoutAttributesForSupplementaryElement(
        ofKind: kind, at: stage.path(item, section))?.frame
    }
    #expect(frame(kind, 0) == CGRect(x: 140, y: 30, width: 20, height: 10))
    let top = UICollectionView.elementKindSectionHeader
    let bottom = UICollectionView.elementKindSectionFooter
    #expect(frame(top, 0) == CGRect(x: 0, y: 0, width: 300, height: 30))
    #expect(frames(stage, 1)[0] == CGRect(x: 0, y: 35, width: 150, height: 50))
    #expect(frame(bottom, 0) == CGRect(x: 200, y: 540, width: 100, height: 20))
    let grounds = stage.view.subviews.filter { $0 is Ground }
    #expect(grounds.first?.frame == CGRect(x: 2, y: 1, width: 294, height: 556))
    #expect(stage.view.subviews.first === grounds.first)
    stage.view.contentOffset.y = 100
    stage.view.layoutIfNeeded()
    let view = stage.view.supplementaryView(forElementKind: top, at: stage.path(0))
    #expect(view?.frame.minY == 100)
    stage.view.contentOffset.y = 230
    stage.view.layoutIfNeeded()
    #expect(frame(top, 0, 1)?.minY == 560)
  }

  @Test(arguments: [
    UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous,
    .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
  ])
  func `CV-75 a section scrolls across the collection`(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(200), .absolute(80)), subitems: [item])
    let across = NSCollectionLayoutSection(group: group)
    across.interGroupSpacing = 10
    across.orthogonalScrollingBehavior = behavior
    let layout = UICollectionViewCompositionalLayout { section, _ in
      section == 0 ? across : self.grid(1)
    }
    let stage = CollectionStage([(0..<30).map(String.init), (0..<30).map { "r\($0)" }], layout)
    #expect(stage.shown.filter { !$0.hasPrefix("r") } == ["0", "1"])
    #expect(stage.view.contentSize == CGSize(width: 300, height: 80 + 30 * 50))
    let first = stage.view.cellForItem(at: stage.path(0))
    #expect(first?.superview !== stage.view && first?.next?.next === stage.view)
    stage.drag(from: CGPoint(x: 250, y: 40), by: CGPoint(x: -130, y: 0), rests: false, steps: 4)
    stage.stage.wait(8)
    let scroller = stage.view.subviews.compactMap { $0 as? UIScrollView }.first
    let way = scroller?.contentOffset.x ?? 0
    switch behavior {
    case .none: Issue.record("not tested")
    case .continuous: #expect(way > 130)
    case .continuousGroupLeadingBoundary:
      #expect(way > 130 && way.truncatingRemainder(dividingBy: 210) == 0)
    case .paging: #expect(way == 300)
    case .groupPaging: #expect(way == 210)
    case .groupPagingCentered: #expect(way == 160)
    }
    #expect(stage.view.contentOffset == .zero)
    let points = [20, 150, 280].map { CGPoint(x: $0, y: 40) }
    guard let point = points.first(where: { stage.view.indexPathForItem(at: $0) != nil }),
      let path = stage.view.indexPathForItem(at: point),
      let cell = stage.view.cellForItem(at: path)
    else {
      Issue.record("an item is there")
      return
    }
    let place = stage.view.convert(cell.bounds, from: cell)
    let said = stage.view.layoutAttributesForItem(at: path)?.frame ?? .null
    #expect(abs(place.minX - said.minX) < 0.01 && place.size == said.size)
    stage.logged = ["didSelect"]
    _ = stage.log()
    stage.tap(point.x, point.y)
    #expect(stage.log() == ["didSelect \(path.item)"])
    stage.drag(from: CGPoint(x: 150, y: 300), by: CGPoint(x: 0, y: -200))
    stage.stage.wait(1)
    #expect(stage.view.contentOffset.y > 100)
    #expect(stage.shown.allSatisfy { $0.hasPrefix("r") })
    stage.view.contentOffset.y = 0
    stage.view.layoutIfNeeded()
    let again = stage.view.subviews.compactMap { $0 as? UIScrollView }.first
    #expect(again?.contentOffset.x == way)
  }

  @Test func `CV-77 a handler changes how visible items look`() {
    let section = grid(1)
    var offsets: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      offsets.append(offset.y)
      for item in items {
        item.alpha = abs(item.frame.midY - offset.y - 200) < 100 ? 1 : 0.5
        item.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      }
    }
    let stage = CollectionStage(
      items: 30, UICollectionViewCompositionalLayout(section: section))
    #expect(stage.view.cellForItem(at: stage.path(0))?.alpha == 0.5)
    #expect(stage.view.cellForItem(at: stage.path(4))?.alpha == 1)
    #expect(stage.view.cellForItem(at: stage.path(4))?.bounds.height == 50)
    #expect(stage.view.cellForItem(at: stage.path(4))?.frame.height == 25)
    stage.view.contentOffset.y = 150
    stage.view.layoutIfNeeded()
    #expect(offsets.last == 150)
    #expect(stage.view.cellForItem(at: stage.path(4))?.alpha == 0.5)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -10, 0, 1e300, 1e-300])
  func `CV-78 sizes that are none do no harm`(value: CGFloat) {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(value), .absolute(value)))
    item.contentInsets = NSDirectionalEdgeInsets(
      top: value, leading: value, bottom: value, trailing: value)
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(value), top: nil, trailing: .flexible(value), bottom: nil)
    for isRow in [true, false] {
      for dimension in [
        NSCollectionLayoutDimension.absolute(50), .estimated(value), .absolute(value),
      ] {
        let outer = size(dimension, dimension)
        let group: NSCollectionLayoutGroup =
          isRow
          ? .horizontal(layoutSize: outer, subitems: [item])
          : .vertical(layoutSize: outer, subitems: [item])
        group.interItemSpacing = .fixed(value)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = value
        section.orthogonalScrollingBehavior = isRow ? .groupPaging : .none
        let stage = CollectionStage(
          items: 50, UICollectionViewCompositionalLayout(section: section))
        stage.view.contentOffset.y = 10
        stage.view.layoutIfNeeded()
        let content = stage.view.contentSize
        #expect(content.width.isFinite && content.height.isFinite)
        for cell in stage.view.visibleCells {
          #expect(cell.center.x.isFinite && cell.bounds.height.isFinite)
        }
      }
    }
  }

  @Test func `CV-40 CV-71 updates of a compositional layout show what the data are`() {
    let stage = CollectionStage(items: 5, UICollectionViewCompositionalLayout(section: grid(2)))
    stage.view.performBatchUpdates {
      stage.data = [["x"], ["0", "new", "2", "3", "4"]]
      stage.view.insertSections([0])
      stage.view.deleteItems(at: [stage.path(1)])
      stage.view.insertItems(at: [stage.path(1, 1)])
    }
    stage.stage.wait(1)
    #expect(stage.shown == ["x", "0", "new", "2", "3", "4"])
    #expect(
      stage.view.cellForItem(at: stage.path(4, 1))?.frame
        == CGRect(x: 0, y: 150, width: 150, height: 50))
  }

  @Test func `CV-73 CV-140 views stand by groups, told by the first item`() {
    let kind = "badge"
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(10)), elementKind: kind,
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]),
      itemAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .trailing]))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontalGroup(
      with: size(.fractionalWidth(1), .absolute(50)), repeatingSubitem: item, count: 2)
    group.supplementaryItems = [badge]
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets.top = 20
    let stage = CollectionStage([], UICollectionViewCompositionalLayout(section: section))
    stage.view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "s")
    stage.data = [["0", "1", "2", "3"]]
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    let frames: [CGRect?] = (0..<4).map {
      stage.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: stage.path($0))?.frame
    }
    let first = CGRect(x: 280, y: 10, width: 20, height: 10)
    let second = CGRect(x: 280, y: 60, width: 20, height: 10)
    #expect(frames == [first, nil, second, nil])
    #expect(stage.view.visibleSupplementaryViews(ofKind: kind).count == 2)
  }

  @Test func `CV-141 what is at edges keeps free what is said`() {
    let section = grid(1)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 15, bottom: 0, trailing: 15)
    section.contentInsetsReference = .layoutMargins
    let kind = UICollectionView.elementKindSectionHeader
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: kind, alignment: .top)
    ]
    let layout = UICollectionViewCompositionalLayout(section: section)
    let stage = CollectionStage(items: 1, layout)
    stage.view.layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 40)
    func places() -> [CGFloat] {
      layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      let header = stage.view.layoutAttributesForSupplementaryElement(
        ofKind: kind, at: stage.path(0))
      return [header?.frame.minX ?? -1, header?.frame.width ?? -1, frames(stage, 1)[0].minX]
    }
    #expect(places() == [55, 190, 55])
    section.supplementaryContentInsetsReference = .none
    #expect(places() == [15, 270, 55])
    section.supplementariesFollowContentInsets = false
    section.supplementaryContentInsetsReference = .readableContent
    section.contentInsetsReference = .none
    #expect(places() == [40, 220, 15])
  }

  @Test func `CV-142 a group draws its places`() {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(80), .absolute(32)), subitems: [item])
    #expect(
      group.visualDescription() == """
        +----+----+
        |    |    |
        +----+----+
        """)
  }
}

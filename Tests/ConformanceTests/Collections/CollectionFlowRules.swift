// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("CV flow", .freshApplication)
struct CollectionFlowRules {
  private func frames(_ stage: CollectionStage, _ count: Int, section: Int = 0) -> [CGRect] {
    (0..<count).map {
      stage.view.layoutAttributesForItem(at: stage.path($0, section))?.frame ?? .null
    }
  }

  @Test func `CV-20 CV-21 items fill lines, between which and in which there is room`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 30)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 20)
    layout.minimumLineSpacing = 4
    let stage = CollectionStage(items: 5, layout)
    // Three fit in 270 points, and share the 30 that are left.
    #expect(
      frames(stage, 5) == [
        CGRect(x: 10, y: 5, width: 80, height: 30), CGRect(x: 105, y: 5, width: 80, height: 30),
        CGRect(x: 200, y: 5, width: 80, height: 30), CGRect(x: 10, y: 39, width: 80, height: 30),
        CGRect(x: 105, y: 39, width: 80, height: 30),
      ])
    #expect(stage.view.contentSize == CGSize(width: 300, height: 5 + 64 + 7))
    #expect(stage.view.visibleCells.map(\.frame) == frames(stage, 5))
    layout.itemSize = CGSize(width: 200, height: 30)
    stage.view.layoutIfNeeded()
    #expect(frames(stage, 1) == [CGRect(x: 45, y: 5, width: 200, height: 30)])
  }

  @Test func `CV-20 sideways lines are columns`() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 80, height: 180)
    layout.minimumLineSpacing = 10
    let stage = CollectionStage(items: 5, layout)
    #expect(
      frames(stage, 3) == [
        CGRect(x: 0, y: 0, width: 80, height: 180), CGRect(x: 0, y: 220, width: 80, height: 180),
        CGRect(x: 90, y: 0, width: 80, height: 180),
      ])
    #expect(stage.view.contentSize == CGSize(width: 260, height: 400))
  }

  @Test func `CV-22 headers and footers stand around the items of a section`() {
    let layout = CollectionStage.grid()
    layout.headerReferenceSize = CGSize(width: 9, height: 30)
    layout.footerReferenceSize = CGSize(width: 9, height: 20)
    let stage = CollectionStage([["a"], [], ["b"]], layout)
    let header = UICollectionView.elementKindSectionHeader
    let footer = UICollectionView.elementKindSectionFooter
    func frame(_ kind: String, _ section: Int) -> CGRect? {
      stage.view.layoutAttributesForSupplementaryElement(
        ofKind: kind, at: stage.path(0, section))?.frame
    }
    #expect(frame(header, 0) == CGRect(x: 0, y: 0, width: 300, height: 30))
    #expect(frame(footer, 0) == CGRect(x: 0, y: 70, width: 300, height: 20))
    #expect(frame(header, 1) == CGRect(x: 0, y: 90, width: 300, height: 30))
    #expect(frame(footer, 1) == CGRect(x: 0, y: 120, width: 300, height: 20))
    #expect(stage.view.contentSize.height == 230)
    #expect(stage.view.visibleSupplementaryViews(ofKind: header).count == 3)
    #expect(
      stage.view.indexPathsForVisibleSupplementaryElements(ofKind: footer) == [
        stage.path(0, 0), stage.path(0, 1), stage.path(0, 2),
      ])
    let view = stage.view.supplementaryView(forElementKind: header, at: stage.path(0, 2))
    #expect(view?.frame.minY == 140)
    #expect(stage.log().filter { $0 == "willDisplay header" }.count == 3)
  }

  @Test func `CV-23 headers stay in view with their section`() {
    let layout = CollectionStage.grid(300, 40)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = true
    let items = (0..<20).map(String.init)
    let stage = CollectionStage([items, items], layout)
    let header = UICollectionView.elementKindSectionHeader
    let footer = UICollectionView.elementKindSectionFooter
    func place(_ kind: String, _ section: Int) -> CGFloat? {
      stage.view.supplementaryView(forElementKind: kind, at: stage.path(0, section))?.frame.minY
    }
    #expect(place(header, 0) == 0 && place(footer, 0) == 380)
    stage.view.contentOffset.y = 100
    stage.view.layoutIfNeeded()
    #expect(place(header, 0) == 100 && place(footer, 0) == 480)
    stage.view.contentOffset.y = 820
    stage.view.layoutIfNeeded()
    // The section ends at 850, with the footer: it pushes the header away.
    #expect(place(header, 0) == 800 && place(footer, 0) == 830)
    #expect(place(header, 1) == 850 && place(footer, 1) == 1200)
    let cell = stage.view.visibleCells.first
    let top = stage.view.supplementaryView(forElementKind: header, at: stage.path(0, 0))
    let order = stage.view.subviews
    if let cell, let top, let back = order.firstIndex(of: cell),
      let front = order.firstIndex(of: top)
    {
      #expect(back < front)
    } else {
      Issue.record("a cell and a header are seen")
    }
  }

  final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
    var size: (IndexPath) -> CGSize = { _ in CGSize(width: 50, height: 50) }
    var asked = 0
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      asked += 1
      return size(indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: CGFloat(section) * 10, left: 0, bottom: 0, right: 0) }
  }

  @Test func `CV-24 the delegate says sizes, and lines are as high as their highest item`() {
    let sizes = Sizes()
    sizes.size = { path in
      CGSize(width: path.item % 2 == 0 ? 100 : 60, height: 20 + CGFloat(path.item) * 10)
    }
    let layout = UICollectionViewFlowLayout()
    let stage = CollectionStage([(0..<5).map(String.init), ["x"]], layout)
    stage.view.delegate = sizes
    stage.view.layoutIfNeeded()
    #expect(sizes.asked == 6)
    // 100 + 60 + 100 and two spaces of 20; then 60 and 100 at the least distance.
    #expect(
      frames(stage, 5) == [
        CGRect(x: 0, y: 10, width: 100, height: 20), CGRect(x: 120, y: 5, width: 60, height: 30),
        CGRect(x: 200, y: 0, width: 100, height: 40), CGRect(x: 0, y: 55, width: 60, height: 50),
        CGRect(x: 70, y: 50, width: 100, height: 60),
      ])
    #expect(stage.view.layoutAttributesForItem(at: stage.path(0, 1))?.frame.minY == 120)
    stage.view.contentOffset.y = 10
    stage.view.layoutIfNeeded()
    #expect(sizes.asked == 6)
    sizes.size = { _ in CGSize(width: 300, height: 10) }
    layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    #expect(frames(stage, 2)[1] == CGRect(x: 0, y: 20, width: 300, height: 10))
  }

  @Test(arguments: [
    CGFloat.nan, .infinity, -.infinity, -50, 0, 1e-300, 1e300, .greatestFiniteMagnitude, 1000,
  ])
  func `CV-25 sizes that are none do no harm`(value: CGFloat) {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 10, height: 10)
    let stage = CollectionStage([(0..<50).map(String.init), []], layout)
    func check() {
      stage.view.layoutIfNeeded()
      let size = stage.view.contentSize
      #expect(size.width.isFinite && size.height.isFinite && size.height >= 0)
      for cell in stage.view.visibleCells {
        #expect(cell.frame.width.isFinite && cell.frame.minY.isFinite && cell.center.x.isFinite)
      }
    }
    layout.itemSize = CGSize(width: value, height: 20)
    check()
    layout.itemSize = CGSize(width: 20, height: value)
    check()
    layout.itemSize = CGSize(width: 20, height: 20)
    layout.minimumLineSpacing = value
    check()
    layout.minimumInteritemSpacing = value
    check()
    layout.sectionInset = UIEdgeInsets(top: value, left: value, bottom: value, right: value)
    check()
    layout.headerReferenceSize = CGSize(width: value, height: value)
    check()
    layout.estimatedItemSize = CGSize(width: value, height: value)
    check()
    stage.view.frame.size.width = 0
    check()
    let sizes = Sizes()
    sizes.size = { _ in CGSize(width: value, height: value) }
    stage.view.delegate = sizes
    layout.estimatedItemSize = .zero
    check()
  }

  @Test func `CV-32 cells say how large they are, and what is above moves nothing that is seen`() {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    layout.estimatedItemSize = CGSize(width: 300, height: 20)
    let stage = CollectionStage(items: 100, layout)
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
          inner.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
          inner.widthAnchor.constraint(equalToConstant: 300), height,
        ])
        return height
      }()
    }
    stage.view.register(Tall.self, forCellWithReuseIdentifier: "tall")
    stage.makeCell = { view, path in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "tall", for: path)
      (cell as? Tall)?.height.constant = path.item % 2 == 0 ? 40 : 60
      return cell
    }
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    #expect(stage.view.visibleCells.count == 8)
    #expect(stage.view.visibleCells.map(\.frame.height) == [40, 60, 40, 60, 40, 60, 40, 60])
    // Twenty were asked, as many as would have been seen.
    #expect(stage.view.contentSize.height == 2600)
    stage.view.contentOffset.y = 1500
    stage.view.layoutIfNeeded()
    let first = stage.view.visibleCells.first
    let place = (first?.frame.minY ?? 0) - stage.view.contentOffset.y
    stage.view.contentOffset.y -= 30
    stage.view.layoutIfNeeded()
    #expect((first?.frame.minY ?? 0) - stage.view.contentOffset.y == place + 30)
  }
}

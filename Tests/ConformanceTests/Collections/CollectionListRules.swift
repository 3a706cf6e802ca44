// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("CV lists", .freshApplication)
struct CollectionListRules {
  typealias List = UICollectionLayoutListConfiguration

  @Test func `CV-95 rows of a plain list go from side to side`() {
    let stage = ListStage(List(appearance: .plain))
    stage.show(["0", "1", "2"])
    #expect(stage.cell(0)?.frame == CGRect(x: 0, y: 0, width: 300, height: 44))
    #expect(stage.cell(2)?.frame == CGRect(x: 0, y: 88, width: 300, height: 44))
    #expect(stage.view.subviews.first?.backgroundColor == .systemBackground)
    #expect(stage.view.contentSize == CGSize(width: 300, height: 132))
  }

  @Test func `CV-95 rows of groups have room around them and round corners`() {
    let stage = ListStage(List(appearance: .insetGrouped))
    stage.show(["0", "1", "2"], in: "a")
    stage.show(["3"], in: "b")
    #expect(stage.cell(0)?.frame == CGRect(x: 16, y: 18, width: 268, height: 44))
    #expect(stage.cell(0, 1)?.frame == CGRect(x: 16, y: 186, width: 268, height: 44))
    #expect(stage.view.subviews.first?.backgroundColor == .systemGroupedBackground)
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    #expect([0, 1, 2].map { stage.cell($0)?.layer.cornerRadius } == [10, 0, 10])
    #expect(stage.cell(0)?.layer.maskedCorners == top)
    #expect(stage.cell(2)?.layer.maskedCorners == bottom)
    #expect(stage.cell(0, 1)?.layer.maskedCorners == top.union(bottom))
    #expect(stage.ground(stage.cell(0)) == .secondarySystemGroupedBackground)
    // The corners follow what is first and last.
    stage.show(["1", "2", "4"], in: "a")
    #expect([0, 1, 2].map { stage.cell($0)?.layer.cornerRadius } == [10, 0, 10])
    // Nothing of the list stays in another layout.
    let first = stage.cell(0)
    stage.view.setCollectionViewLayout(CollectionStage.grid(), animated: false)
    stage.view.layoutIfNeeded()
    #expect(first?.window != nil && first?.layer.cornerRadius == 0 && first?.clipsToBounds == false)
    #expect(first?.subviews.contains { $0.frame.height > 1 && $0.backgroundColor != nil } == false)
  }

  @Test func `CV-95 headers are views or first items, with room above`() {
    var list = List(appearance: .plain)
    list.headerMode = .supplementary
    let stage = ListStage(list)
    stage.show((0..<20).map(String.init))
    func header(_ section: Int = 0) -> UICollectionReusableView? {
      stage.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: section))
    }
    #expect(header()?.frame == CGRect(x: 0, y: 22, width: 300, height: 44))
    #expect(stage.cell(0)?.frame.minY == 66)
    stage.view.contentOffset.y = 100
    stage.view.layoutIfNeeded()
    #expect(header()?.frame.minY == 100)
    list.headerTopPadding = 5
    stage.view.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: list)
    stage.view.contentOffset.y = 0
    stage.view.layoutIfNeeded()
    #expect(header()?.frame.minY == 5 && stage.cell(0)?.frame.minY == 49)
    list.headerMode = .firstItemInSection
    let other = ListStage(list)
    other.show(["head", "0", "1"])
    #expect(other.cell(0)?.frame.minY == 5 && other.cell(1)?.frame.minY == 49)
    let head = other.cell(0)?.contentConfiguration as? UIListContentConfiguration
    let row = other.cell(1)?.contentConfiguration as? UIListContentConfiguration
    #expect(head?.textProperties.font == .preferredFont(forTextStyle: .headline))
    #expect(row?.textProperties.font == .preferredFont(forTextStyle: .body))
  }

  @Test func `CV-132 a header that sticks is pinned in its state`() throws {
    var list = List(appearance: .plain)
    list.headerMode = .supplementary
    list.headerTopPadding = 0
    let stage = ListStage(list)
    stage.show((0..<20).map(String.init))
    stage.show((20..<40).map(String.init), in: "b")
    func header(_ section: Int) -> ListStage.Cell? {
      let kind = UICollectionView.elementKindSectionHeader
      let path = IndexPath(item: 0, section: section)
      return stage.view.supplementaryView(forElementKind: kind, at: path) as? ListStage.Cell
    }
    var states: [Bool] = []
    let first = try #require(header(0))
    first.configurationUpdateHandler = { _, state in states.append(state.isPinned) }
    func pinned(_ offset: CGFloat) -> Bool? {
      stage.view.contentOffset.y = offset
      stage.view.layoutIfNeeded()
      return header(0)?.configurationState.isPinned
    }
    #expect([0, 100, 200, 0].map(pinned) == [false, true, true, false])
    #expect(states == [false, true, false])
    stage.view.contentOffset.y = 600
    stage.view.layoutIfNeeded()
    #expect(header(1)?.configurationState.isPinned == false)
  }

  @Test func `CV-95 a section of another layout may be a list`() {
    let layout = UICollectionViewCompositionalLayout { section, environment in
      var list = List(appearance: section == 0 ? .plain : .insetGrouped)
      list.backgroundColor = .systemRed
      return .list(using: list, layoutEnvironment: environment)
    }
    let stage = ListStage(List(appearance: .plain))
    stage.view.collectionViewLayout = layout
    stage.show(["0"], in: "a")
    stage.show(["1"], in: "b")
    #expect(stage.cell(0)?.frame.minX == 0 && stage.cell(0, 1)?.frame.minX == 16)
    #expect(stage.view.subviews.first?.backgroundColor == .systemRed)
    stage.view.collectionViewLayout = CollectionStage.grid()
    stage.view.layoutIfNeeded()
    #expect(stage.view.subviews.first?.backgroundColor != .systemRed)
  }

  @Test func `CV-96 lines begin where texts do, and items may have others`() {
    var list = List(appearance: .plain)
    var asked: [Int] = []
    list.itemSeparatorHandler = { path, own in
      asked.append(path.item)
      var own = own
      if path.item == 1 { own.bottomSeparatorVisibility = .hidden }
      if path.item == 2 {
        own.topSeparatorVisibility = .visible
        own.bottomSeparatorInsets = NSDirectionalEdgeInsets(
          top: 0, leading: 30, bottom: 0, trailing: 20)
      }
      return own
    }
    let stage = ListStage(list)
    stage.show(["0", "1", "2"])
    let line = 1 / stage.view.contentScaleFactor
    #expect(
      stage.lines(stage.cell(0)) == [CGRect(x: 16, y: 44 - line, width: 284, height: line)])
    #expect(stage.lines(stage.cell(1)) == [])
    #expect(
      stage.lines(stage.cell(2)) == [
        CGRect(x: 16, y: 0, width: 284, height: line),
        CGRect(x: 30, y: 44 - line, width: 250, height: line),
      ])
    #expect(asked == [0, 1, 2])
    stage.view.contentOffset.y = 3
    stage.view.layoutIfNeeded()
    #expect(asked == [0, 1, 2])
    list.showsSeparators = false
    list.itemSeparatorHandler = nil
    stage.view.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: list)
    stage.view.layoutIfNeeded()
    #expect(stage.lines(stage.cell(0)) == [])
    let groups = ListStage(List(appearance: .insetGrouped))
    groups.show(["0", "1"])
    #expect([0, 1].map { groups.lines(groups.cell($0)).count } == [1, 0])
  }

  @Test func `CV-96 constraints place lines`() {
    let stage = ListStage(List(appearance: .plain)) { cell, item in
      guard item == "1" else {
        if item == "2" { _ = cell.separatorLayoutGuide }
        return
      }
      cell.separatorLayoutGuide.leadingAnchor.constraint(
        equalTo: cell.contentView.leadingAnchor, constant: 70
      ).isActive = true
    }
    stage.show(["0", "1", "2"])
    #expect([0, 1, 2].map { stage.lines(stage.cell($0)).first?.minX } == [16, 70, 16])
    #expect([0, 1, 2].map { stage.lines(stage.cell($0)).first?.maxX } == [300, 300, 300])
  }

  @Test func `CV-97 content is indented, and selected cells are grey`() {
    let stage = ListStage(List(appearance: .plain)) { cell, item in
      cell.accessories = [.multiselect(displayed: .always)]
      if item == "1" { cell.indentationLevel = 2 }
      if item == "2" {
        (cell.indentationLevel, cell.indentationWidth) = (1, 30)
        cell.indentsAccessories = false
      }
    }
    var outline = ListStage.Outline()
    outline.append(["a", "b"])
    outline.append(["c"], to: "b")
    outline.expand(["b"])
    stage.show(outline)
    #expect([0, 2].map { stage.cell($0)?.indentationLevel } == [0, 1])
    #expect(stage.cell(2)?.contentView.frame == CGRect(x: 54, y: 0, width: 246, height: 44))
    var all = stage.source.snapshot()
    all.deleteAllItems()
    all.appendSections(["z"])
    all.appendItems(["0", "1", "2"])
    stage.source.apply(all, animatingDifferences: false)
    stage.view.layoutIfNeeded()
    #expect([0, 1, 2].map { stage.cell($0)?.contentView.frame.minX } == [44, 64, 74])
    func circle(_ item: Int) -> CGFloat? {
      stage.cell(item)?.subviews.first { $0 is UIControl }?.frame.minX
    }
    #expect([0, 1, 2].map(circle) == [16, 36, 16])
    #expect(stage.ground(stage.cell(0)) == .systemBackground)
    stage.tap(150, 20)
    #expect(stage.ground(stage.cell(0)) == .systemGray4)
    #expect(stage.lines(stage.cell(0)) == [])
    stage.tap(150, 60)
    #expect(stage.ground(stage.cell(0)) == .systemBackground)
    #expect(stage.lines(stage.cell(0)).count == 1)
  }

  @Test func `CV-97 a long text makes its cell higher, beside accessories too`() {
    let text = String(repeating: "long words ", count: 9)
    let plain = ListStage(List(appearance: .plain))
    plain.show([text])
    let narrow = ListStage(List(appearance: .plain)) { cell, _ in
      cell.accessories = [.label(text: "label", options: .init(reservedLayoutWidth: .custom(150)))]
    }
    narrow.show([text])
    let heights = [plain, narrow].map { $0.cell(0)?.frame.height ?? 0 }
    #expect(heights[0] > 44 && heights[1] > heights[0] + 20)
    #expect(narrow.cell(0)?.contentView.frame.width == 134)
  }

  @Test func `CV-129 rows and headers of a list at the side have contents of their own`() throws {
    var list = List(appearance: .sidebar)
    list.headerMode = .supplementary
    let stage = ListStage(list)
    stage.show(["a"])
    let cell = try #require(stage.cell(0))
    let row = try #require(cell.contentConfiguration as? UIListContentConfiguration)
    #expect(row.prefersSideBySideTextAndSecondaryText)
    #expect(cell.subviews.first?.subviews.first?.layer.cornerRadius == 10)
    let header = stage.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    let content = (header as? ListStage.Cell)?.contentConfiguration
    #expect((content as? UIListContentConfiguration)?.textProperties.font.pointSize == 17)
    let kinds: [UIListContentConfiguration] = [
      .sidebarCell(), .sidebarSubtitleCell(), .accompaniedSidebarCell(),
      .accompaniedSidebarSubtitleCell(), .sidebarHeader(), .prominentInsetGroupedHeader(),
      .extraProminentInsetGroupedHeader(),
    ]
    #expect(kinds.map { $0.textProperties.font.pointSize } == [17, 17, 17, 17, 17, 17, 22])
    #expect(
      kinds.map { $0.secondaryTextProperties.font.pointSize } == [17, 15, 17, 15, 15, 15, 15])
    let tints: [UIColor?] = [nil, nil, .secondaryLabel, .secondaryLabel, nil, nil, nil]
    #expect(kinds.map { $0.imageProperties.tintColor } == tints)
    let grounds: [UIBackgroundConfiguration] = [
      .listAccompaniedSidebarCell(), .listSidebarHeader(), .listPlainHeaderFooter(),
      .listGroupedHeaderFooter(),
    ]
    #expect(grounds.map { $0.cornerRadius } == [10, 0, 0, 0])
    let colors: [UIColor?] = [.clear, .clear, .systemBackground, .clear]
    #expect(grounds.map { $0.backgroundColor } == colors)
  }

  @Test func `CV-130 a cell with another content gets another height`() throws {
    let stage = ListStage(List(appearance: .plain))
    stage.show(["a", "b"])
    let cell = try #require(stage.cell(0))
    let next = try #require(stage.cell(1))
    func show(_ lines: Int) {
      var content = cell.defaultContentConfiguration()
      content.text = Array(repeating: "line", count: lines).joined(separator: "\n")
      cell.contentConfiguration = content
      stage.view.layoutIfNeeded()
    }
    UIView.performWithoutAnimation { show(6) }
    let high = cell.frame.height
    #expect(high > 100 && next.frame.minY == high)
    #expect(next.layer.presentation()?.frame.minY == high)
    show(1)
    #expect(cell.frame.height == 44 && next.frame.minY == 44)
    stage.stage.wait(0.1)
    let between = try #require(next.layer.presentation()).frame.minY
    #expect(between > 44 && between < high)
    stage.stage.wait(0.5)
    #expect(next.layer.presentation()?.frame.minY == 44)
    stage.view.selfSizingInvalidation = .disabled
    show(6)
    #expect(cell.frame.height == 44)
  }
}

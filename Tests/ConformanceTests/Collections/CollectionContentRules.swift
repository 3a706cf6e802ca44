// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("CV contents", .freshApplication)
struct CollectionContentRules {
  struct Badge: UIContentConfiguration {
    var number = 0
    var isLit = false
    func makeContentView() -> any UIView & UIContentView { BadgeView(self) }
    func updated(for state: any UIConfigurationState) -> Badge {
      var other = self
      other.isLit = (state as? UICellConfigurationState)?.isSelected ?? false
      return other
    }
  }

  final class BadgeView: UIView, UIContentView {
    var configuration: any UIContentConfiguration {
      didSet { shown = configuration as? Badge }
    }
    var shown: Badge?
    init(_ badge: Badge) {
      configuration = badge
      shown = badge
      super.init(frame: .zero)
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      addSubview(inner)
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: topAnchor),
        inner.bottomAnchor.constraint(equalTo: bottomAnchor),
        inner.heightAnchor.constraint(equalToConstant: 70),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func `CV-80 CV-81 a cell shows a configuration, which follows its state`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    cell.contentConfiguration = Badge(number: 3)
    cell.layoutIfNeeded()
    let view = cell.contentView.subviews.first as? BadgeView
    #expect(view?.frame == cell.bounds && view?.shown?.number == 3)
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(view?.shown?.isLit == true)
    cell.contentConfiguration = Badge(number: 4)
    cell.isSelected = false
    cell.layoutIfNeeded()
    #expect(view?.shown?.number == 4 && view?.shown?.isLit == false)
    #expect(cell.contentView.subviews == [view].compactMap { $0 })
    var states: [Bool] = []
    cell.configurationUpdateHandler = { cell, state in
      states.append(state.isHighlighted)
      cell.contentConfiguration = Badge(number: state.isHighlighted ? 8 : 9)
    }
    cell.layoutIfNeeded()
    cell.isHighlighted = true
    cell.layoutIfNeeded()
    cell.layoutIfNeeded()
    #expect(states == [false, true] && view?.shown?.number == 8)
    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(view?.superview == nil)
    cell.configurationUpdateHandler = nil
    cell.contentConfiguration = nil
    cell.layoutIfNeeded()
    #expect(cell.contentView.subviews == [])
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    let key = UIConfigurationStateCustomKey("own")
    state[key] = 5
    #expect(state[key] == AnyHashable(5) && !state.isSelected)
  }

  @Test func `CV-80 CV-32 rows are as high as their configuration`() {
    let stage = TableStage(rows: 20, rowHeight: nil)
    stage.makeCell = { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      if path.row == 0 {
        cell.contentConfiguration = Badge(number: 1)
      } else {
        var content = cell.defaultContentConfiguration()
        content.text = "Row \(path.row)"
        content.secondaryText = path.row == 1 ? "Below" : nil
        cell.contentConfiguration = content
      }
      return cell
    }
    stage.table.reloadData()
    stage.table.layoutIfNeeded()
    let heights = stage.table.visibleCells.map(\.frame.height)
    #expect(heights[0] == 70 && heights[1] > 44 && heights[2] == 44)
    func shown<View: UIView>(_ row: Int) -> View? {
      stage.table.visibleCells[row].contentView.subviews.lazy.compactMap { $0 as? View }.first
    }
    let view: UIListContentView? = shown(2)
    #expect(view?.frame.height == 44)
    let own = stage.table.dequeueReusableCell(withIdentifier: "cell")
    own?.textLabel?.text = "own"
    own?.contentConfiguration = Badge(number: 2)
    #expect(own?.contentView.subviews.map { $0 is BadgeView } == [true])
    stage.tap(20)
    let badge: BadgeView? = shown(0)
    stage.table.visibleCells[0].layoutIfNeeded()
    #expect(badge?.shown?.isLit == true)
  }

  @Test func `CV-82 a picture and two texts stand beside or below each other`() {
    func labels(_ content: UIListContentConfiguration, _ width: CGFloat) -> [CGRect] {
      let view = content.makeContentView()
      let height = view.sizeThatFits(CGSize(width: width, height: 0)).height
      view.frame = CGRect(x: 0, y: 0, width: width, height: height)
      view.layoutIfNeeded()
      return view.subviews.filter { $0 is UILabel }.map(\.frame)
    }
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    content.secondaryText = "Detail"
    let below = labels(content, 300)
    #expect(below[0].minX == 16 && below[1].minY >= below[0].maxY)
    var value = UIListContentConfiguration.valueCell()
    value.text = "Text"
    value.secondaryText = "Detail"
    let aside = labels(value, 300)
    #expect(aside[1].maxX == 284 && aside[0].midY == aside[1].midY)
    #expect(labels(value, 40)[1].minY >= labels(value, 40)[0].maxY)
    content.image = UIImage(systemName: "star")
    content.imageProperties.reservedLayoutSize = CGSize(width: 40, height: 0)
    #expect(labels(content, 300)[0].minX == 72)
    for value in [CGFloat.nan, .infinity, -5] {
      content.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: value, leading: value, bottom: value, trailing: value)
      content.imageToTextPadding = value
      content.textToSecondaryTextVerticalPadding = value
      content.imageProperties.maximumSize = CGSize(width: value, height: value)
      #expect(labels(content, 300).allSatisfy { $0.minX.isFinite && $0.height.isFinite })
    }
  }

  @Test func `CV-83 a background is grey in a cell that is selected, unless it has a colour`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    cell.backgroundConfiguration = .listPlainCell()
    func color() -> UIColor? {
      cell.layoutIfNeeded()
      return cell.backgroundView?.subviews.first?.backgroundColor
    }
    #expect(color() == .systemBackground)
    cell.isSelected = true
    #expect(color() == .systemGray4)
    cell.isSelected = false
    #expect(color() == .systemBackground)
    cell.backgroundConfiguration?.backgroundColor = .red
    cell.backgroundConfiguration?.backgroundInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    cell.isSelected = true
    #expect(color() == .red)
    cell.backgroundView?.layoutIfNeeded()
    #expect(
      cell.backgroundView?.subviews.first?.frame == CGRect(x: 2, y: 1, width: 194, height: 46))
    cell.backgroundConfiguration = nil
    #expect(cell.backgroundView == nil)
  }

  @Test func `CV-83 an effect lies below the colour and has its corners`() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    let blur = UIBlurEffect(style: .regular)
    var ground = UIBackgroundConfiguration.clear()
    ground.visualEffect = blur
    ground.cornerRadius = 8
    ground.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    cell.backgroundConfiguration = ground
    cell.layoutIfNeeded()
    let behind = try #require(cell.backgroundView)
    behind.layoutIfNeeded()
    let glass = try #require(behind.subviews.first as? UIVisualEffectView)
    #expect(glass.effect === blur)
    #expect(glass.frame == CGRect(x: 2, y: 1, width: 194, height: 46))
    #expect(glass.layer.cornerRadius == 8 && glass.clipsToBounds)
    cell.backgroundConfiguration?.visualEffect = nil
    #expect(glass.superview == nil)
  }
}

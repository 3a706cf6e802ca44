// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("How items of bars are made", .freshApplication)
struct BarItemMakingTests {
  private let star = UIImage(systemName: "star")
  private let plus = UIImage(systemName: "plus")
  private let target = NSObject()
  private let menu = UIMenu(title: "Menu", children: [])
  private let act = UIAction(title: "Act") { _ in }
  private let view = UIView()

  /// What is not as in an empty item.
  private func words(_ item: UIBarButtonItem) -> [String] {
    func name(_ image: UIImage?) -> String { image === star ? "star" : "other" }
    let all: [(Bool, String)] = [
      (item.title != nil, "title \(item.title ?? "")"),
      (item.image != nil, "image \(name(item.image))"),
      (item.landscapeImagePhone != nil, "low \(item.landscapeImagePhone === plus)"),
      (item.style != .plain, "\(item.style)"), (item.target != nil, "target"),
      (item.action != nil, "action"), (item.primaryAction != nil, "primary"),
      (item.menu != nil, "menu"), (item.customView != nil, "view"),
      (item.width != 0, "width \(item.width)"),
      (item.space != nil, "space \(item.space.map { "\($0)" } ?? "")"),
      (!item.isEnabled, "disabled"), (item.isHidden, "hidden"), (item.isSelected, "selected"),
      (item.changesSelectionAsPrimaryAction, "changes"), (item.tag != 0, "tag"),
      (item.tintColor != nil, "tint"), (item.possibleTitles != nil, "titles"),
      (item.menuRepresentation != nil, "in menus"), (item.buttonGroup != nil, "group"),
      (item.imageInsets != .zero, "insets"),
      (item.landscapeImagePhoneInsets != .zero, "low insets"),
      (item.preferredMenuElementOrder != .automatic, "order"), (item.showsGroupMenu, "stands"),
      (item.accessibilityLabel != item.title, "label"), (item.accessibilityIdentifier != nil, "id"),
    ]
    return all.filter(\.0).map(\.1)
  }

  @Test func `an item takes title and image of its action, unless it is given its own`() {
    let act = UIAction(title: "Act", image: star) { _ in }
    let items = [
      UIBarButtonItem(primaryAction: act), UIBarButtonItem(title: "T", primaryAction: act),
      UIBarButtonItem(image: plus, primaryAction: act),
      UIBarButtonItem(systemItem: .edit, primaryAction: act),
    ]
    #expect(
      items.map(words) == [
        ["title Act", "image star", "primary"], ["title T", "image star", "primary"],
        ["title Act", "image other", "primary"], ["title Edit", "primary"],
      ])
  }

  @Test func `every way to make an item sets what it is given`() {
    let action = Selector("act")
    let items = [
      UIBarButtonItem(), UIBarButtonItem(title: "T", style: .done, target: target, action: action),
      UIBarButtonItem(image: star, style: .bordered, target: target, action: action),
      UIBarButtonItem(
        image: star, landscapeImagePhone: plus, style: .plain, target: nil, action: nil),
      UIBarButtonItem(title: "T", image: star, primaryAction: act, menu: menu),
      UIBarButtonItem(title: "T", image: star, target: target, action: action, menu: menu),
      UIBarButtonItem(systemItem: .done), UIBarButtonItem(systemItem: .edit, primaryAction: act),
      UIBarButtonItem(systemItem: .add, menu: menu),
      UIBarButtonItem(barButtonSystemItem: .trash, target: target, action: action),
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      .fixedSpace(7), .flexibleSpace(), UIBarButtonItem(customView: view),
    ]
    #expect(
      items.map(words) == [
        [], ["title T", "done", "target", "action"],
        ["image star", "bordered", "target", "action"], ["image star", "low true"],
        ["title T", "image star", "primary", "menu"],
        ["title T", "image star", "target", "action", "menu"], ["title Done", "done"],
        ["title Edit", "primary"], ["title +", "image other", "menu"],
        ["title Delete", "image other", "target", "action"], ["space flexible"],
        ["width 7.0", "space fixed"], ["space flexible"], ["view"],
      ])
    #expect(UIBarButtonItem.SystemItem.add.symbol == "plus")
  }

  @Test func `every change of an item is told to the bar that shows it`() {
    let item = UIBarButtonItem()
    var told = 0
    item.didChange = { told += 1 }
    let changes: [() -> Void] = [
      { item.title = "T" }, { item.image = star }, { item.imageInsets.top = 1 },
      { item.landscapeImagePhone = star }, { item.landscapeImagePhoneInsets.top = 1 },
      { item.isEnabled = false }, { item.accessibilityLabel = "L" },
      { item.accessibilityIdentifier = "I" }, { item.style = .done }, { item.width = 3 },
      { item.customView = view }, { item.menu = menu },
      { item.changesSelectionAsPrimaryAction = true }, { item.isSelected = true },
      { item.possibleTitles = [] }, { item.isHidden = true }, { item.tintColor = .red },
    ]
    #expect(
      changes.map { change in
        told = 0
        change()
        return told
      } == Array(repeating: 1, count: changes.count))
    #expect(item.accessibilityLabel == "L" && item.title == "T")
    item.accessibilityLabel = nil
    #expect(item.accessibilityLabel == "T")
    told = 0
    item.tag = 4
    item.primaryAction = nil
    #expect(told == 0 && item.title == "T")
  }

  @Test func `an item of a page tells of its changes and says what leads back`() {
    let page = UINavigationItem(title: "Page")
    #expect(page.title == "Page" && !page.hidesBackButton && !page.leftItemsSupplementBackButton)
    #expect(
      page.titleView == nil && page.leftBarButtonItem == nil && page.rightBarButtonItem == nil)
    var told = 0
    page.didChange = { told += 1 }
    let (one, two) = (UIBarButtonItem(), UIBarButtonItem(customView: view))
    page.setHidesBackButton(true, animated: true)
    page.leftItemsSupplementBackButton = true
    page.titleView = view
    page.setLeftBarButtonItems([one, two], animated: true)
    page.setRightBarButtonItems([two], animated: true)
    #expect(told == 5 && page.hidesBackButton && page.leftItemsSupplementBackButton)
    #expect(page.leftBarButtonItem === one && page.rightBarButtonItem === two)
    page.setLeftBarButton(two, animated: true)
    page.setRightBarButton(one, animated: true)
    #expect(page.leftBarButtonItems == [two] && page.rightBarButtonItems == [one] && told == 7)
    page.leftBarButtonItem = nil
    page.rightBarButtonItem = nil
    #expect(page.leftBarButtonItems == nil && page.rightBarButtonItems == nil)
    var ways = [page.wayBack]
    page.backButtonTitle = "Title"
    ways.append(page.wayBack)
    page.backBarButtonItem = UIBarButtonItem(
      title: "Item", style: .plain, target: nil, action: nil)
    ways.append(page.wayBack)
    (page.backBarButtonItem, page.backButtonTitle, page.title) = (nil, nil, nil)
    #expect(ways + [page.wayBack] == ["Page", "Title", "Item", "Back"])
  }

  @Test func `groups know their items, and items their group`() {
    let items = (0..<3).map { _ in UIBarButtonItem() }
    let stand = UIBarButtonItem()
    let group = UIBarButtonItemGroup(barButtonItems: [items[0]], representativeItem: stand)
    #expect(group.barButtonItems == [items[0]] && group.representativeItem === stand)
    #expect(
      !group.isHidden && !group.alwaysAvailable && !group.isDisplayingRepresentativeItem
        && group.menuRepresentation == nil)
    var told = 0
    group.didChange = { told += 1 }
    let second = UIBarButtonItemGroup(barButtonItems: [items[0]], representativeItem: nil)
    group.barButtonItems = [items[1]]
    #expect(items[0].buttonGroup === second && items[1].buttonGroup === group)
    group.representativeItem = nil
    group.alwaysAvailable = true
    group.isHidden = true
    #expect(told == 4 && group.visibleItems == [])
    group.isHidden = false
    items[1].isHidden = true
    #expect(group.visibleItems == [])
    #expect(
      [
        items[2].creatingOptionalGroup(customizationIdentifier: "a").isHidden,
        items[2].creatingOptionalGroup(
          customizationIdentifier: "a", isInDefaultCustomization: false
        ).isHidden,
        UIBarButtonItemGroup.optionalGroup(customizationIdentifier: "a", items: []).isHidden,
        UIBarButtonItemGroup.fixedGroup(representativeItem: stand, items: []).isHidden,
      ] == [false, true, false, false])
  }

  @Test func `a tapped item is turned over and acts; one with a menu takes the title chosen`()
    throws
  {
    let log = EventLog()
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    let turning = UIBarButtonItem(
      title: "Turn", primaryAction: UIAction { _ in log.record("turn") })
    turning.changesSelectionAsPrimaryAction = true
    let plain = UIBarButtonItem(
      title: "Plain", primaryAction: UIAction { _ in log.record("plain") })
    let choosing = UIBarButtonItem(
      title: "One",
      menu: UIMenu(
        children: ["One", "Two"].map { name in UIAction(title: name) { _ in log.record(name) } }))
    choosing.changesSelectionAsPrimaryAction = true
    choosing.preferredMenuElementOrder = .fixed
    let keeping = UIBarButtonItem(
      title: "Kept", menu: UIMenu(children: [UIAction(title: "Three") { _ in log.record("3") }]))
    let items = [turning, plain, choosing, keeping]
    for (item, name) in zip(items, ["turn", "plain", "choose", "keep"]) {
      item.accessibilityIdentifier = name
    }
    toolbar.items = items
    let generator = try EventGenerator(view: toolbar)
    func choose(_ name: String, _ label: String) throws {
      try generator.fingerTap(at: name)
      generator.advance(by: 1)
      try generator.fingerTap(at: generator.viewWithLabel(label).superview)
      generator.advance(by: 1)
    }
    for name in ["turn", "plain", "turn", "turn"] {
      try generator.fingerTap(at: name)
      generator.advance(by: 0.1)
    }
    #expect(log.take() == ["turn", "plain", "turn", "turn"])
    #expect(items.map(\.isSelected) == [true, false, false, false])
    let button = try generator.viewWithIdentifier("choose", ofType: BarButton.self)
    let interaction = UIContextMenuInteraction(delegate: button)
    #expect(
      button.contextMenuInteraction(interaction, configurationForMenuAtLocation: .zero)?
        .preferredMenuElementOrder == .fixed)
    try choose("choose", "Two")
    try choose("keep", "Three")
    #expect(log.take() == ["Two", "3"])
    #expect(items.map(\.title) == ["Turn", "Plain", "Two", "Kept"])
    #expect(items.map(\.isSelected) == [true, false, false, false])
  }
}

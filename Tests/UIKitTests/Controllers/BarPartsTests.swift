// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("Parts of bars", .freshApplication)
struct BarPartsTests {
  private let picture = UIImage(systemName: "star")

  private func item(_ title: String) -> UIBarButtonItem {
    let item = UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    item.accessibilityIdentifier = title
    return item
  }

  private func space(_ width: CGFloat, _ height: CGFloat = 10) -> UIBarButtonItem {
    let item = UIBarButtonItem(
      customView: UIView(frame: CGRect(x: 0, y: 0, width: width, height: height)))
    item.title = "\(width)"
    return item
  }

  @Test func `what is in a button stands in its middle, pictures before texts`() {
    let buttons = [
      BarButton(title: "Text", look: .plain), BarButton(title: nil, image: picture, look: .plain),
      BarButton(title: "Text", image: picture, look: .plain),
      BarButton(title: "T", look: .strong, width: 100),
      BarButton(title: "Text", image: picture, look: .tab), BarButton(title: "Text", look: .tab),
      BarButton(title: "A text that is long", image: picture, look: .tab),
    ]
    let sizes = buttons.map { button in
      button.frame.size = CGSize(width: 60, height: 44)
      button.layoutIfNeeded()
      return PartText.of(button.fittingSize)
    }
    #expect(sizes == ["49.5x19", "38x22", "75.5x22", "100x19", "62x22", "36x11.5", "121.5x22"])
    #expect(
      buttons.flatMap { PartText.of($0) } == [
        "BarButton 0,0 60x44", " UIView 0,0 60x44 deaf",
        "  UILabel 13.25,12.5 33.5x19 deaf \"Text\"", "  UIImageView 13.25,22 0x0 deaf",
        "  UILabel 40.75,6.5 18x18 hidden deaf clips \"\"", "BarButton 0,0 60x44",
        " UIView 0,0 60x44 deaf", "  UILabel 41,22 0x0 deaf \"\"", "  UIImageView 19,11 22x22 deaf",
        "  UILabel 35,5 18x18 hidden deaf clips \"\"", "BarButton 0,0 60x44",
        " UIView 0,0 60x44 deaf", "  UILabel 26.25,12.5 33.5x19 deaf \"Text\"",
        "  UIImageView 0.25,11 22x22 deaf", "  UILabel 16.25,5 18x18 hidden deaf clips \"\"",
        "BarButton 0,0 60x44", " UIView 0,0 60x44 deaf", "  UILabel 24.75,12.5 10.5x19 deaf \"T\"",
        "  UIImageView 24.75,22 0x0 deaf", "  UILabel 29.25,6.5 18x18 hidden deaf clips \"\"",
        "BarButton 0,0 60x44", " UIView 0,0 60x44 deaf", "  UILabel 20,28.25 20x11.5 deaf \"Text\"",
        "  UIImageView 19,4.25 22x22 deaf", "  UILabel 35,0 18x18 hidden deaf clips \"\"",
        "BarButton 0,0 60x44", " UIView 0,0 60x44 deaf", "  UILabel 20,16.25 20x11.5 deaf \"Text\"",
        "  UIImageView 30,16.25 0x0 deaf", "  UILabel 34,10.25 18x18 hidden deaf clips \"\"",
        "BarButton 0,0 60x44", " UIView 0,0 60x44 deaf",
        "  UILabel 0,28.25 60x11.5 deaf \"A text that is long\"",
        "  UIImageView 19,4.25 22x22 deaf", "  UILabel 35,0 18x18 hidden deaf clips \"\"",
      ])
  }

  @Test func `a button shows what its item is, and its badge`() {
    let item = UIBarButtonItem(
      image: picture, landscapeImagePhone: UIImage(systemName: "plus"), style: .done, target: nil,
      action: nil)
    item.title = "Unseen"
    item.possibleTitles = ["A title that is far wider"]
    item.imageInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    item.landscapeImagePhoneInsets = UIEdgeInsets(top: 4, left: 3, bottom: 2, right: 1)
    item.isEnabled = false
    item.isSelected = true
    item.tintColor = .red
    item.accessibilityLabel = "Label"
    item.accessibilityIdentifier = "name"
    let (tall, low) = (BarButton(for: item), BarButton(for: item, isCompact: true))
    for button in [tall, low] {
      button.frame.size = CGSize(width: 40, height: 44)
      button.layoutIfNeeded()
      #expect(button.tintColor == .red && button.accessibilityLabel == "Label")
      #expect(!button.isContextMenuInteractionEnabled && !button.showsMenuAsPrimaryAction)
    }
    #expect(item.shownView === low && low.fittingSize.width == 38)
    #expect(
      PartText.of(tall) + PartText.of(low) == [
        "BarButton 0,0 40x44 disabled selected = name", " UIView 0,0 40x44 deaf",
        "  UILabel 31,22 0x0 deaf \"\"", "  UIImageView 11,12 16x18 deaf",
        "  UILabel 21,6 18x18 hidden deaf clips \"\"",
        "BarButton 0,0 40x44 disabled selected = name", " UIView 0,0 40x44 deaf",
        "  UILabel 31,22 0x0 deaf \"\"", "  UIImageView 12,15 18x16 deaf",
        "  UILabel 24,9 18x18 hidden deaf clips \"\"",
      ])
    low.showBadge("12", color: .blue)
    low.layoutIfNeeded()
    let badge = low.subviews[0].subviews[2]
    #expect(PartText.of(badge.frame).hasPrefix("24,9 ") && badge.backgroundColor == .blue)
    #expect(badge.frame.height == 18 && badge.frame.width > 18 && !badge.isHidden)
    low.showBadge("1", color: nil)
    #expect(badge.backgroundColor == Ink.red.behindWhite)
    low.looks.badgeText = BarText([.foregroundColor: UIColor.black])
    low.showBadge("1", color: .systemYellow)
    #expect(badge.backgroundColor == .systemYellow)
    low.showBadge(nil, color: nil)
    low.isEnabled = true
    low.isHighlighted = true
    #expect(badge.isHidden && EventLog.text(low.subviews[0].alpha) == "0.3")
    low.isHighlighted = false
    #expect(low.subviews[0].alpha == 1)
  }

  @Test func `AW-97 what has the same colour in a button that is disabled is weaker`() {
    let image = UIBarButtonItem(
      image: picture?.withRenderingMode(.alwaysOriginal), style: .plain, target: nil, action: nil)
    let (red, both) = (item("red"), item("both"))
    for item in [red, both] {
      item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    }
    both.setTitleTextAttributes([.foregroundColor: UIColor.brown], for: .disabled)
    var alphas: [[CGFloat]] = []
    for item in [image, red, both] {
      for isEnabled in [true, false] {
        item.isEnabled = isEnabled
        alphas.append(BarButton(for: item).subviews[0].subviews.prefix(2).map(\.alpha))
      }
    }
    #expect(alphas == [[1, 1], [1, 0.5], [1, 1], [0.5, 1], [1, 1], [1, 1]])
  }

  @Test func `a navigation bar places its items, the title in the middle where it can`() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let (below, top) = (UINavigationItem(title: "Below"), UINavigationItem(title: "Title"))
    let hidden = item("hidden")
    hidden.isHidden = true
    top.leftBarButtonItems = [item("a"), .fixedSpace(20), item("b"), hidden]
    top.rightBarButtonItems = [item("d"), space(30)]
    bar.items = [below, top]
    bar.layoutIfNeeded()
    #expect(
      PartText.of(bar, levels: 1) == [
        "UINavigationBar 0,0 320x44", " UIView 0,0 320x44 deaf", " UIView 0,43.5 320x0.5 deaf",
        " UILabel 143,12.5 34x19 deaf \"Title\"", " BarButton 8,0 25.5x44 = a",
        " UIView 41.5,22 20x0 deaf", " BarButton 69.5,0 25.5x44 = b",
        " BarButton 286.5,0 25.5x44 = d", " UIView 248.5,17 30x10",
      ])
    top.leftItemsSupplementBackButton = true
    bar.layoutIfNeeded()
    #expect(
      PartText.of(bar, levels: 1).dropFirst(4) == [
        " BarButton 8,0 88.5x44 = back", " BarButton 104.5,0 25.5x44 = a",
        " UIView 138,22 20x0 deaf", " BarButton 166,0 25.5x44 = b",
        " BarButton 286.5,0 25.5x44 = d", " UIView 248.5,17 30x10",
      ])
    top.leftBarButtonItems = nil
    top.rightBarButtonItems = []
    top.hidesBackButton = true
    bar.layoutIfNeeded()
    #expect(PartText.of(bar, levels: 1).count == 4)
    top.hidesBackButton = false
    top.title = "A title that is so long that there is not room enough for all of it"
    // As that of a navigation controller.
    bar.serve(nil) {}
    bar.reachUp = 20
    bar.layoutIfNeeded()
    #expect(
      PartText.of(bar, levels: 1) == [
        "UINavigationBar 0,0 320x44", " UIView 0,-20 320x64 deaf", " UIView 0,43.5 320x0.5 deaf",
        " UILabel 104.5,12.5 207.5x19 deaf \"A title that is so long that there is not room enough for all of it\"",
        " BarButton 8,0 88.5x44 = back",
      ])
    top.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 90))
    bar.layoutIfNeeded()
    #expect(
      PartText.of(bar, levels: 1).dropFirst(3) == [
        " UILabel 104.5,12.5 207.5x19 hidden deaf \"A title that is so long that there is not room enough for all of it\"",
        " BarButton 8,0 88.5x44 = back", " UIView 135,0 50x44",
      ])
    top.titleView = nil
    bar.frame.size = CGSize(width: 60, height: 30)
    bar.layoutIfNeeded()
    #expect(
      PartText.of(bar, levels: 1).dropFirst(3) == [
        " UILabel 104.5,5.5 0x19 deaf \"A title that is so long that there is not room enough for all of it\"",
        " BarButton 8,0 88.5x30 = back",
      ])
  }

  @Test func `a low bar shows the pictures that are meant for it`() {
    let item = UIBarButtonItem(
      image: picture, landscapeImagePhone: UIImage(), style: .plain, target: nil, action: nil)
    func widths(_ height: CGFloat) -> [CGFloat] {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: height))
      let top = UINavigationItem(title: "")
      top.leftBarButtonItem = item
      bar.items = [top]
      bar.layoutIfNeeded()
      let row = BarRow(frame: bar.frame)
      row.groups = [BarRow.Group(items: [item])]
      row.layoutIfNeeded()
      return [bar.subviews[3].bounds.width, row.subviews[0].bounds.width]
    }
    #expect([44, 43.5].map(widths) == [[38, 38], [16, 16]])
  }

  @Test func `a bar asks its items again when they change, and forgets those that left`() {
    let bar = UINavigationBar()
    #expect(bar.items == nil && bar.topItem == nil && bar.backItem == nil && bar.reachUp == 0)
    let (one, two) = (UINavigationItem(title: "One"), UINavigationItem(title: "Two"))
    bar.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    bar.pushItem(one, animated: true)
    bar.layoutIfNeeded()
    let title = bar.subviews.compactMap { $0 as? UILabel }.first
    #expect(title?.text == "One" && title?.isHidden == false)
    one.title = "Eins"
    bar.layoutIfNeeded()
    #expect(title?.text == "Eins")
    let button = item("Do")
    one.rightBarButtonItem = button
    bar.layoutIfNeeded()
    button.title = "Act"
    bar.layoutIfNeeded()
    #expect((bar.subviews.last?.subviews.first?.subviews.first as? UILabel)?.text == "Act")
    bar.pushItem(two, animated: false)
    bar.layoutIfNeeded()
    #expect(title?.text == "Two" && bar.backItem === one)
    bar.goBack()
    bar.layoutIfNeeded()
    #expect(title?.text == "Eins" && bar.items == [one] && two.didChange == nil)
    bar.items = [one]
    bar.items = nil
    bar.layoutIfNeeded()
    #expect(title?.text == nil && one.didChange == nil && bar.subviews.count == 3)
  }

  @Test func `a toolbar shares what is left among its flexible spaces`() {
    let bar = UIToolbar()
    #expect(bar.items == nil && bar.frame == CGRect(x: 0, y: 0, width: 0, height: 44))
    bar.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    let (a, b, c) = (space(10), space(20, 30), space(30))
    bar.items = [a, .flexibleSpace(), b, .fixedSpace(12), c, .flexibleSpace()]
    bar.layoutIfNeeded()
    #expect(
      PartText.of(bar) == [
        "UIToolbar 0,0 200x50", " UIView 0,0 200x50 deaf", " UIView 0,0 200x0.5 deaf",
        " BarRow 0,0 200x50", "  UIView 8,20 10x10", "  UIView 70,10 20x30",
        "  UIView 118,20 30x10",
      ])
    let views = [a, b, c].map(\.customView)
    b.isHidden = true
    bar.layoutIfNeeded()
    #expect(
      views.map { $0.map { PartText.of($0.frame) } } == [
        "8,20 10x10", "70,10 20x30", "104,20 30x10",
      ])
    bar.frame.size.width = 40
    bar.layoutIfNeeded()
    #expect(
      views.map { $0.map { PartText.of($0.frame) } } == [
        "8,20 10x10", "70,10 20x30", "54,20 30x10",
      ])
    bar.setItems([b], animated: false)
    bar.layoutIfNeeded()
    #expect(views.map { $0?.superview == nil } == [true, true, true] && a.didChange == nil)
    b.isHidden = false
    bar.layoutIfNeeded()
    #expect(views.map { $0?.superview == nil } == [true, false, true])
    bar.items = []
    #expect(bar.items == [] && b.didChange == nil)
    bar.items?.append(c)
    #expect(bar.items == [c])
    bar.items = nil
    #expect(bar.items == nil && c.didChange == nil)
  }

  @Test func `groups give way from the last to the first, when there is no room at all`() {
    let row = BarRow(frame: CGRect(x: 0, y: 0, width: 94, height: 44))
    let stands = [space(5), space(6)]
    let groups = [
      UIBarButtonItemGroup(barButtonItems: [space(10), space(12)], representativeItem: stands[0]),
      UIBarButtonItemGroup(barButtonItems: [space(14), space(10)], representativeItem: stands[1]),
      UIBarButtonItemGroup(barButtonItems: [], representativeItem: nil),
    ]
    row.groups = groups.map { BarRow.Group($0) }
    func shown(_ width: CGFloat) -> [String] {
      row.frame.size.width = width
      row.layoutIfNeeded()
      return row.subviews.map { PartText.of($0.frame) }
        + groups.map { $0.isDisplayingRepresentativeItem ? "stands for" : "whole" }
    }
    #expect(row.items.map(\.title) == ["10.0", "12.0", "14.0", "10.0"])
    #expect(
      [86, 85, 68, 67, 10].map(shown) == [
        ["8,17 10x10", "26,17 12x10", "46,17 14x10", "68,17 10x10", "whole", "whole", "whole"],
        ["8,17 10x10", "26,17 12x10", "46,17 6x10", "whole", "stands for", "whole"],
        ["8,17 10x10", "26,17 12x10", "46,17 6x10", "whole", "stands for", "whole"],
        ["8,17 10x10", "26,17 12x10", "46,17 6x10", "whole", "stands for", "whole"],
        ["8,17 5x10", "21,17 6x10", "stands for", "stands for", "whole"],
      ])
    groups[1].alwaysAvailable = true
    #expect(
      shown(85) == ["8,17 5x10", "21,17 14x10", "43,17 10x10", "stands for", "whole", "whole"])
    groups[1].isHidden = true
    groups[0].isHidden = true
    #expect(shown(200) == ["whole", "whole", "whole"])
    row.groups = []
    #expect(groups.allSatisfy { $0.didChange == nil } && row.items == [])
  }

  @Test func `what stands for a group has its menu, unless it does something itself`() {
    let own = UIMenu(title: "Own", children: [])
    let kinds: [(String, (UIBarButtonItem) -> Void)] = [
      ("nothing", { _ in }), ("menu", { $0.menu = own }),
      ("action", { $0.action = Selector("act") }),
      ("primary", { $0.primaryAction = UIAction(title: "Do") { _ in } }),
    ]
    let menus = kinds.map { name, change in
      let stand = UIBarButtonItem()
      change(stand)
      let off = item("off")
      off.isEnabled = false
      let nested = UIBarButtonItem(title: "More", menu: own)
      let acting = UIBarButtonItem(
        title: "Both", image: nil, target: nil, action: Selector("act"), menu: own)
      let group = UIBarButtonItemGroup(
        barButtonItems: [off, .fixedSpace(3), space(500), nested, acting],
        representativeItem: stand)
      let row = BarRow(frame: CGRect(x: 0, y: 0, width: 50, height: 44))
      row.groups = [BarRow.Group(group)]
      row.layoutIfNeeded()
      group.barButtonItems.removeLast()
      row.layoutIfNeeded()
      let inner = (stand.menu?.children.first as? UIMenu)?.children ?? []
      let texts = inner.map {
        "\(type(of: $0)) \($0.title)\(($0 as? UIAction)?.attributes == .disabled ? " off" : "")"
      }
      return [name] + (stand.menu === own ? ["its own"] : texts)
    }
    #expect(
      menus == [
        ["nothing", "UIAction off off", "UIMenu More"], ["menu", "its own"], ["action"],
        ["primary"],
      ])
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Items of bars", .freshApplication)
struct BarItemTests {
  private let log = EventLog()
  private let page = UIViewController()

  /// A page in a stack, in a window.
  private func show() throws -> (UINavigationController, EventGenerator) {
    let stack = UINavigationController(rootViewController: page)
    let generator = try EventGenerator(viewController: stack)
    generator.window.layoutIfNeeded()
    return (stack, generator)
  }

  private func item(_ title: String) -> UIBarButtonItem {
    let item = UIBarButtonItem(
      title: title, primaryAction: UIAction(title: title) { [log] _ in log.record(title) })
    item.accessibilityIdentifier = title
    return item
  }

  private func minX(_ title: String, _ generator: EventGenerator) throws -> CGFloat {
    let view = try generator.viewWithIdentifier(title)
    return view.convert(view.bounds, to: nil).minX
  }

  @Test func `an item keeps what it is made of`() {
    final class Target: NSObject {}
    let target = Target()
    let (one, two) = (UIImage(systemName: "heart"), UIImage(systemName: "star"))
    let action = Selector("act")
    let pictured = UIBarButtonItem(
      image: one, landscapeImagePhone: two, style: .done, target: target, action: action)
    #expect(pictured.image === one && pictured.landscapeImagePhone === two)
    #expect(pictured.style == .done && pictured.target === target)
    #expect(pictured.action == action && pictured.title == nil)
    let menu = UIMenu(title: "More", children: [])
    let full = UIBarButtonItem(
      title: "More", image: two, target: target, action: action, menu: menu)
    #expect(full.title == "More" && full.image === two && full.menu === menu)
    #expect(full.style == .plain && full.target === target && full.action == action)
    full.possibleTitles = ["Less", "More"]
    full.tintColor = .red
    #expect(full.possibleTitles == ["Less", "More"] && full.tintColor == .red)
  }

  @Test func `items of both sides stand in order, with the title between them`() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    label.accessibilityIdentifier = "title"
    page.navigationItem.titleView = label
    page.navigationItem.setLeftBarButtonItems([item("a"), item("b")], animated: false)
    page.navigationItem.setRightBarButtonItems([item("d"), item("c")], animated: false)
    let (_, generator) = try show()
    let places = try ["a", "b", "title", "c", "d"].map { try minX($0, generator) }
    #expect(places == places.sorted() && Set(places).count == 5)
    for name in ["a", "d"] { try generator.fingerTap(at: name) }
    #expect(log.take() == ["a", "d"])
    #expect(page.navigationItem.leftBarButtonItem?.title == "a")
    page.navigationItem.setLeftBarButton(item("e"), animated: false)
    page.navigationItem.setRightBarButton(nil, animated: false)
    generator.window.layoutIfNeeded()
    #expect(page.navigationItem.leftBarButtonItems?.map(\.title) == ["e"])
    #expect(page.navigationItem.rightBarButtonItems == nil)
    #expect(throws: HammerError.self) { try generator.viewWithIdentifier("d") }
    try generator.fingerTap(at: "e")
    #expect(log.take() == ["e"])
  }

  @Test func `a view of the program's own stands in the bar, and spaces leave room`() throws {
    let (left, right) = (UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20)), UIView())
    right.frame.size = CGSize(width: 40, height: 20)
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    toolbar.setItems(
      [
        UIBarButtonItem(customView: left), .fixedSpace(25), .flexibleSpace(),
        UIBarButtonItem(customView: right),
      ], animated: false)
    let generator = try EventGenerator(view: toolbar)
    toolbar.layoutIfNeeded()
    let frames = [left, right].map { $0.convert($0.bounds, to: toolbar) }
    #expect(frames.map(\.size) == [CGSize(width: 30, height: 20), CGSize(width: 40, height: 20)])
    #expect(frames[0].minX == 300 - frames[1].maxX && frames[0].minX > 0)
    #expect(toolbar.sizeThatFits(CGSize(width: 200, height: 10)) == CGSize(width: 200, height: 44))
    #expect(toolbar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 44))
    toolbar.barTintColor = .red
    #expect(toolbar.subviews.contains { $0.backgroundColor == .red })
    withExtendedLifetime(generator) {}
  }

  @Test func `a button is as wide as the widest of its possible titles`() throws {
    let narrow = item("On")
    let wide = item("No")
    wide.possibleTitles = ["A much longer title"]
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    toolbar.items = [narrow, wide]
    let generator = try EventGenerator(view: toolbar)
    toolbar.layoutIfNeeded()
    let widths = try ["On", "No"].map { try generator.viewWithIdentifier($0).bounds.width }
    #expect(widths[1] > widths[0] * 2)
    wide.title = "A much longer title"
    toolbar.layoutIfNeeded()
    #expect(try generator.viewWithIdentifier("No").bounds.width == widths[1])
  }

  @Test func `groups are made fixed, movable or optional, and know their items`() {
    let items = ["a", "b", "c", "d", "e", "f"].map(item)
    let groups = [
      items[0].creatingFixedGroup(),
      items[1].creatingMovableGroup(customizationIdentifier: "m"),
      items[2].creatingOptionalGroup(customizationIdentifier: "o", isInDefaultCustomization: false),
      .fixedGroup(items: [items[3]]),
      .movableGroup(customizationIdentifier: "n", items: [items[4]]),
      .optionalGroup(customizationIdentifier: "p", items: [items[5]]),
    ]
    #expect(
      groups.map { $0.barButtonItems.compactMap(\.title).joined() } == [
        "a", "b", "c", "d", "e", "f",
      ])
    #expect(groups.map(\.isHidden) == [false, false, true, false, false, false])
    #expect(zip(items, groups).allSatisfy { $0.buttonGroup === $1 })
    groups[0].barButtonItems = [items[5]]
    #expect(items[0].buttonGroup == nil && items[5].buttonGroup === groups[0])
  }

  @Test func `a group without room shows its representative, whose menu has all items`() throws {
    let stand = UIBarButtonItem(title: "More", image: nil, target: nil, action: nil)
    stand.accessibilityIdentifier = "stand"
    let named = item("A rather long title")
    let nested = UIBarButtonItem(
      title: "Kinds", menu: UIMenu(children: [UIAction(title: "Kind") { _ in }]))
    let own = item("Own")
    own.menuRepresentation = UIAction(title: "Instead") { [log] _ in log.record("instead") }
    let group = UIBarButtonItemGroup(
      barButtonItems: [
        named, nested, own,
        UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 2000, height: 9))),
      ], representativeItem: stand)
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    page.view.addSubview(field)
    field.inputAssistantItem.trailingBarButtonGroups = [group]
    let (_, generator) = try show()
    HostInput.send(
      .screen(ScreenMetrics(size: CGSize(width: 800, height: 1100), scale: 2), at: generator.now))
    try generator.fingerTap(at: field)
    generator.advance(by: 1)
    #expect(group.isDisplayingRepresentativeItem)
    try generator.fingerTap(at: "stand")
    generator.advance(by: 1)
    try generator.fingerTap(at: generator.viewWithLabel("Instead").superview)
    generator.advance(by: 1)
    #expect(log.take() == ["instead"])
    try generator.fingerTap(at: "stand")
    generator.advance(by: 1)
    try generator.fingerTap(
      at: generator.viewWithLabel("A rather long title").superview)
    generator.advance(by: 1)
    #expect(log.take() == ["A rather long title"])
    group.alwaysAvailable = true
    generator.advance(by: 1)
    #expect(!group.isDisplayingRepresentativeItem)
  }

  @Test func `a bar without a controller shows the items that are pushed and popped`() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let items = ["one", "two", "three"].map { UINavigationItem(title: $0) }
    #expect(bar.items == nil && bar.topItem == nil && bar.popItem(animated: false) == nil)
    bar.items = [items[0]]
    bar.pushItem(items[1], animated: false)
    bar.pushItem(items[2], animated: false)
    #expect(bar.items == items && bar.topItem === items[2] && bar.backItem === items[1])
    #expect(bar.popItem(animated: false) === items[2])
    #expect(bar.items == [items[0], items[1]])
    bar.setItems([items[2]], animated: false)
    #expect(bar.items == [items[2]] && bar.backItem == nil)
  }

  @Test func `what leads back says what the page below wants, or nothing`() throws {
    let below = page
    below.title = "Below"
    let (stack, generator) = try show()
    func back() -> Bool { (try? generator.viewWithLabel("Below")) != nil }
    let top = UIViewController()
    top.title = "Top"
    stack.pushViewController(top, animated: false)
    generator.window.layoutIfNeeded()
    #expect(back())
    below.navigationItem.backButtonTitle = "Home"
    generator.window.layoutIfNeeded()
    #expect(!back() && (try? generator.viewWithLabel("Home")) != nil)
    top.navigationItem.setHidesBackButton(true, animated: false)
    generator.window.layoutIfNeeded()
    #expect(top.navigationItem.hidesBackButton)
    #expect((try? generator.viewWithLabel("Home")) == nil)
  }

  @Test func `VC-103 bars hide when a keyboard comes`() throws {
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 30))
    page.view.addSubview(field)
    let (stack, generator) = try show()
    stack.hidesBarsWhenKeyboardAppears = true
    #expect(stack.hidesBarsWhenKeyboardAppears && !stack.isNavigationBarHidden)
    try generator.fingerTap(at: field)
    #expect(stack.isNavigationBarHidden)
    field.resignFirstResponder()
    stack.isNavigationBarHidden = false
    stack.hidesBarsWhenKeyboardAppears = false
    try generator.fingerTap(at: field)
    #expect(!stack.isNavigationBarHidden)
  }

  @Test func `VC-103 bars hide where there is little height, and come back`() throws {
    let (stack, generator) = try show()
    stack.hidesBarsWhenVerticallyCompact = true
    #expect(stack.hidesBarsWhenVerticallyCompact && !stack.isNavigationBarHidden)
    HostInput.send(
      .screen(ScreenMetrics(size: CGSize(width: 700, height: 320), scale: 2), at: generator.now))
    generator.advance(by: 1)
    #expect(stack.isNavigationBarHidden)
    HostInput.send(
      .screen(ScreenMetrics(size: CGSize(width: 320, height: 700), scale: 2), at: generator.now))
    generator.advance(by: 1)
    #expect(!stack.isNavigationBarHidden)
  }

  @Test func `VC-103 what hides bars is there for the program, and gives way to scrolling`() throws
  {
    let scroll = UIScrollView(frame: UIScreen.main.bounds)
    scroll.contentSize = CGSize(width: 100, height: 3000)
    page.view.addSubview(scroll)
    let (stack, generator) = try show()
    #expect(!stack.hidesBarsOnTap && !stack.hidesBarsOnSwipe)
    stack.hidesBarsOnSwipe = true
    stack.hidesBarsOnTap = true
    #expect(stack.barHideOnSwipeGestureRecognizer.view === stack.view)
    #expect(stack.barHideOnTapGestureRecognizer.view === stack.view)
    try generator.fingerDrag(
      from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 300), duration: 0.3)
    generator.advance(by: 3)
    #expect(scroll.contentOffset.y > 50 && stack.isNavigationBarHidden)
    stack.hidesBarsOnTap = false
    #expect(stack.barHideOnTapGestureRecognizer.view == nil)
  }
}

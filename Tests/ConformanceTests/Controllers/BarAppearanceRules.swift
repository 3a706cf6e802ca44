// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Appearances of bars", .freshApplication)
struct BarAppearanceRules {
  private let page = UIViewController()

  private func show(_ page: UIViewController) throws -> (UINavigationBar, EventGenerator) {
    page.title = "Notes"
    let stack = UINavigationController(rootViewController: page)
    let generator = try EventGenerator(viewController: stack)
    generator.window.layoutIfNeeded()
    return (stack.navigationBar, generator)
  }

  private func opaque(_ color: UIColor) -> UINavigationBarAppearance {
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = color
    return look
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { labels(in: $0) } + ((view as? UILabel).map { [$0] } ?? [])
  }

  private func ground(of bar: UIView) -> UIColor? { bar.subviews.first?.backgroundColor }

  @Test func `VC-121 a bar keeps a copy, and follows that`() throws {
    let (bar, generator) = try show(page)
    let usual = ground(of: bar)
    #expect(usual != nil)
    let look = opaque(.red)
    bar.standardAppearance = look
    generator.window.layoutIfNeeded()
    #expect(bar.standardAppearance !== look && ground(of: bar) == .red)
    look.backgroundColor = .blue
    generator.window.layoutIfNeeded()
    #expect(ground(of: bar) == .red)
    bar.standardAppearance.backgroundColor = .green
    generator.window.layoutIfNeeded()
    #expect(ground(of: bar) == .green)
    bar.standardAppearance.configureWithTransparentBackground()
    generator.window.layoutIfNeeded()
    #expect(ground(of: bar) == nil && bar.subviews[1].backgroundColor == nil)
    bar.standardAppearance.configureWithDefaultBackground()
    generator.window.layoutIfNeeded()
    #expect(ground(of: bar) == usual)
  }

  @Test func `VC-121 a toolbar follows its appearance`() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let look = UIToolbarAppearance()
    look.backgroundColor = .red
    look.shadowColor = .blue
    bar.standardAppearance = look
    bar.layoutIfNeeded()
    #expect(ground(of: bar) == .red && bar.subviews[1].backgroundColor == .blue)
    look.backgroundColor = .green
    bar.compactAppearance = look
    bar.frame.size.height = 32
    bar.layoutIfNeeded()
    #expect(ground(of: bar) == .green)
    bar.compactAppearance = nil
    bar.layoutIfNeeded()
    #expect(ground(of: bar) == .red)
  }

  @Test func `VC-126 a toolbar keeps its buttons when it is laid out again`() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 32))
    bar.items = [UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)]
    bar.compactAppearance = UIToolbarAppearance()
    bar.layoutIfNeeded()
    let before = labels(in: bar).map(ObjectIdentifier.init)
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    #expect(labels(in: bar).map(ObjectIdentifier.init) == before && !before.isEmpty)
  }

  @Test func `VC-122 an appearance takes over what another says`() {
    let look = opaque(.red)
    look.titlePositionAdjustment.vertical = 3
    look.buttonAppearance.normal.titleTextAttributes = [.kern: 2]
    look.shadowColor = nil
    let copy: UINavigationBarAppearance = look.copy()
    #expect(copy.backgroundColor == .red && copy.titlePositionAdjustment.vertical == 3)
    #expect(copy.buttonAppearance.normal.titleTextAttributes[.kern] as? Int == 2)
    copy.buttonAppearance.normal.titleTextAttributes = [:]
    #expect(look.buttonAppearance.normal.titleTextAttributes.count == 1)
    let other = UITabBarAppearance(barAppearance: look)
    #expect(other.backgroundColor == .red && other.shadowColor == nil)
    #expect(other.idiom == look.idiom)
  }

  @Test func `VC-123 the title has the attributes of the appearance`() throws {
    let (bar, generator) = try show(page)
    bar.standardAppearance.titleTextAttributes = [.foregroundColor: UIColor.purple]
    generator.window.layoutIfNeeded()
    let title = try #require(labels(in: bar).first { $0.text == "Notes" })
    let attributes = title.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect(attributes?[.foregroundColor] as? UIColor == .purple)
    #expect((attributes?[.font] as? UIFont)?.pointSize == 17)
    let x = title.frame.minX
    bar.standardAppearance.titlePositionAdjustment = UIOffset(horizontal: 10, vertical: 0)
    generator.window.layoutIfNeeded()
    #expect(title.frame.minX == x + 10)
    page.title = "Others"
    generator.window.layoutIfNeeded()
    #expect(title.attributedText?.string == "Others")
    bar.standardAppearance.titleTextAttributes = [:]
    generator.window.layoutIfNeeded()
    #expect(title.text == "Others" && title.textColor == .label)
  }

  @Test func `VC-124 buttons look as is said for their kind and state`() throws {
    let plain = UIBarButtonItem(title: "Plain", style: .plain, target: nil, action: nil)
    let done = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
    let off = UIBarButtonItem(title: "Off", style: .plain, target: nil, action: nil)
    off.isEnabled = false
    page.navigationItem.rightBarButtonItems = [plain, done, off]
    let (bar, generator) = try show(page)
    let look = UINavigationBarAppearance()
    look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red, .kern: 1]
    look.buttonAppearance.disabled.titleTextAttributes = [.foregroundColor: UIColor.brown]
    look.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    bar.standardAppearance = look
    generator.window.layoutIfNeeded()
    func color(_ title: String) -> UIColor? {
      let label = labels(in: bar).first { $0.text == title }
      return label?.attributedText?.attribute(
        .foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    }
    #expect(color("Plain") == .red && color("Done") == .green && color("Off") == .brown)
    let label = labels(in: bar).first { $0.text == "Off" }
    #expect(label?.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 1)
    plain.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
    generator.window.layoutIfNeeded()
    #expect(color("Plain") == .blue && color("Off") == .brown)
    #expect(plain.titleTextAttributes(for: .normal)?.count == 1)
    #expect(plain.titleTextAttributes(for: .disabled) == nil)
  }

  @Test func `VC-124 the way back has a look of its own`() throws {
    let (bar, generator) = try show(page)
    page.navigationController?.pushViewController(UIViewController(), animated: false)
    let look = UINavigationBarAppearance()
    let (arrow, mask) = (UIImage(systemName: "heart")!, UIImage(systemName: "star")!)
    look.setBackIndicatorImage(arrow, transitionMaskImage: mask)
    look.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    bar.standardAppearance = look
    generator.window.layoutIfNeeded()
    let back = try generator.viewWithIdentifier("back")
    let label = try #require(labels(in: back).first { $0.text == "Notes" })
    #expect(
      label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        == .red)
    let pictures = back.subviews.flatMap(\.subviews).compactMap { ($0 as? UIImageView)?.image }
    #expect(pictures.contains { $0 === arrow })
    look.setBackIndicatorImage(arrow, transitionMaskImage: nil)
    #expect(look.backIndicatorImage !== arrow)
  }

  @Test func `VC-125 tabs look as is said for their state`() throws {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 600, height: 49))
    let items = ["a", "b", "c"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    bar.items = items
    bar.selectedItem = items[0]
    let look = UITabBarAppearance()
    look.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.brown]
    look.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.red]
    look.stackedItemPositioning = .centered
    look.stackedItemWidth = 100
    look.stackedItemSpacing = 10
    look.selectionIndicatorTintColor = .yellow
    bar.standardAppearance = look
    bar.layoutIfNeeded()
    func color(_ title: String) -> UIColor? {
      labels(in: bar).first { $0.text == title }?.attributedText?
        .attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    }
    #expect(["a", "b", "c"].map(color) == [.red, .brown, .brown])
    let places = bar.subviews.compactMap { $0 as? UIControl }.map(\.frame.minX)
    #expect(places == [140, 250, 360])
    let mark = try #require(bar.subviews.first { $0.backgroundColor == .yellow })
    #expect(mark.frame.minX == 140 && mark.frame.width == 100)
    let own = UITabBarAppearance()
    own.backgroundColor = .green
    items[1].standardAppearance = own
    bar.selectedItem = items[1]
    bar.layoutIfNeeded()
    #expect(ground(of: bar) == .green)
    bar.selectedItem = items[2]
    bar.layoutIfNeeded()
    #expect(ground(of: bar) != .green && color("c") == .red)
  }

  @Test func `VC-126 a bar looks otherwise while the content is at its top`() throws {
    let list = UIScrollView()
    list.contentSize = CGSize(width: 100, height: 5_000)
    page.view = list
    let (bar, generator) = try show(page)
    bar.standardAppearance = opaque(.red)
    bar.scrollEdgeAppearance = opaque(.green)
    generator.window.layoutIfNeeded()
    #expect(ground(of: bar) == .green)
    list.contentOffset.y = 300
    generator.window.layoutIfNeeded()
    #expect(ground(of: bar) == .red)
    page.navigationItem.standardAppearance = opaque(.blue)
    generator.window.layoutIfNeeded()
    #expect(ground(of: bar) == .blue)
    list.contentOffset.y = -list.adjustedContentInset.top
    generator.window.layoutIfNeeded()
    #expect(ground(of: bar) == .green)
    page.navigationItem.scrollEdgeAppearance = opaque(.brown)
    generator.window.layoutIfNeeded()
    #expect(ground(of: bar) == .brown)
  }

  @Test func `VC-126 the content below a bar can be named`() throws {
    let (named, other) = (UIScrollView(), UIScrollView())
    for view in [other, named] {
      view.contentSize = CGSize(width: 100, height: 5_000)
      view.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
      page.view.addSubview(view)
    }
    let (bar, generator) = try show(page)
    bar.standardAppearance = opaque(.red)
    bar.scrollEdgeAppearance = opaque(.green)
    page.setContentScrollView(named, for: [.top])
    #expect(page.contentScrollView(for: .top) === named)
    #expect(page.contentScrollView(for: .bottom) == nil)
    other.contentOffset.y = 200
    generator.window.layoutIfNeeded()
    #expect(ground(of: bar) == .green)
    named.contentOffset.y = 200
    generator.window.layoutIfNeeded()
    #expect(ground(of: bar) == .red)
    page.setContentScrollView(nil, for: .top)
    other.contentOffset.y = -other.adjustedContentInset.top
    generator.window.layoutIfNeeded()
    #expect(ground(of: bar) == .green)
  }

  @Test func `VC-126 a tab bar looks otherwise while the content is at its end`() throws {
    let list = UIScrollView()
    list.contentSize = CGSize(width: 100, height: 5_000)
    page.view = list
    let tabs = UITabBarController()
    tabs.viewControllers = [page]
    let edge = UITabBarAppearance()
    edge.backgroundColor = .green
    tabs.tabBar.scrollEdgeAppearance = edge
    let generator = try EventGenerator(viewController: tabs)
    generator.window.layoutIfNeeded()
    #expect(ground(of: tabs.tabBar) != .green)
    list.contentOffset.y = 5_000 + list.adjustedContentInset.bottom - list.bounds.height
    generator.window.layoutIfNeeded()
    #expect(ground(of: tabs.tabBar) == .green)
  }

  @Test func `VC-127 the older properties set the standard appearance`() throws {
    let (bar, generator) = try show(page)
    bar.barTintColor = .red
    bar.titleTextAttributes = [.foregroundColor: UIColor.green]
    generator.window.layoutIfNeeded()
    #expect(ground(of: bar) == .red && bar.standardAppearance.titleTextAttributes.count == 1)
    bar.setBackgroundImage(UIImage(), for: .default)
    bar.shadowImage = UIImage()
    generator.window.layoutIfNeeded()
    #expect(ground(of: bar) == nil && bar.subviews.allSatisfy { $0.backgroundColor == nil })
    #expect(bar.backgroundImage(for: .default) != nil && bar.backgroundImage(for: .compact) == nil)
    bar.setBackgroundImage(nil, for: .default)
    generator.window.layoutIfNeeded()
    #expect(ground(of: bar) == .red)
    bar.barStyle = .black
    #expect(bar.traitCollection.userInterfaceStyle == .dark)
    bar.barStyle = .default
    #expect(bar.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `VC-127 bars of a whole application are set once`() throws {
    let look = opaque(.red)
    UINavigationBar.appearance().standardAppearance = look
    UINavigationBar.appearance().tintColor = .green
    UITabBar.appearance().barTintColor = .blue
    UIBarButtonItem.appearance().setTitleTextAttributes([.kern: 3], for: .normal)
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Go", style: .plain, target: nil, action: nil)
    let (bar, generator) = try show(page)
    generator.window.layoutIfNeeded()
    #expect(ground(of: bar) == .red && bar.tintColor == .green)
    let label = labels(in: bar).first { $0.text == "Go" }
    #expect(label?.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 3)
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController()]
    generator.window.rootViewController = tabs
    generator.window.layoutIfNeeded()
    #expect(ground(of: tabs.tabBar) == .blue)
  }
}

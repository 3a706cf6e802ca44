// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKitHost
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("Parts of tab bars", .freshApplication)
struct TabPartsTests {
  private let log = EventLog()
  private let star = UIImage(systemName: "star")
  private let plus: UIImage? = UIImage()

  /// A delegate that answers nothing itself.
  private final class Silent: NSObject, UITabBarControllerDelegate, UITabBarDelegate {}

  private final class Listening: NSObject, UITabBarDelegate {
    var told: [String?] = []
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { told.append(item.title) }
  }

  private func make(_ name: String) -> NotingController { NotingController(name, log) }

  @Test func `items of tab bars keep what they are made of`() {
    let items = [
      UITabBarItem(), UITabBarItem(title: "T", image: star, tag: 5),
      UITabBarItem(title: "S", image: star, selectedImage: plus),
      UITabBarItem(tabBarSystemItem: .search, tag: 2),
    ]
    #expect(items.map(\.title) == [nil, "T", "S", "Search"])
    #expect(items.map(\.tag) == [0, 5, 0, 2] && items.allSatisfy(\.isEnabled))
    #expect(items.map { $0.image != nil } == [false, true, true, true])
    #expect(items.map { $0.selectedImage === plus } == [false, false, true, false])
    var told = 0
    items[0].didChange = { told += 1 }
    items[0].selectedImage = star
    items[0].badgeValue = "1"
    items[0].badgeColor = .red
    #expect(told == 3)
  }

  @Test func `a tab bar gives each item an equal part, and shows what it is`() throws {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    bar.layoutIfNeeded()
    #expect(
      PartText.of(bar) == [
        "UITabBar 0,0 300x60", " UIView 0,0 300x60 deaf", " UIView 0,0 300x0.5 deaf",
      ])
    #expect(bar.items == nil && bar.selectedItem == nil && bar.delegate == nil)
    let items = ["a", "b", "c"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    items[0].accessibilityIdentifier = "first"
    items[0].accessibilityLabel = "First"
    items[1].isEnabled = false
    items[2].badgeValue = "7"
    items[2].image = star
    items[2].selectedImage = plus
    bar.setItems(items, animated: true)
    bar.selectedItem = items[0]
    bar.layoutIfNeeded()
    #expect(
      PartText.of(bar) == [
        "UITabBar 0,0 300x60", " UIView 0,0 300x60 deaf", " UIView 0,0 300x0.5 deaf",
        " BarButton 0,0 100x49 = first",
        "  UIView 0,0 100x49 deaf", "   UILabel 47,18.75 6x11.5 deaf \"a\"",
        "   UIImageView 50,18.75 0x0 deaf", "   UILabel 47,12.75 18x18 hidden deaf clips \"\"",
        " BarButton 100,0 100x49 disabled", "  UIView 0,0 100x49 deaf",
        "   UILabel 47,18.75 6x11.5 deaf \"b\"", "   UIImageView 50,18.75 0x0 deaf",
        "   UILabel 47,12.75 18x18 hidden deaf clips \"\"", " BarButton 200,0 100x49",
        "  UIView 0,0 100x49 deaf", "   UILabel 47.25,30.75 5.5x11.5 deaf \"c\"",
        "   UIImageView 39,6.75 22x22 deaf", "   UILabel 55,0.75 18x18 deaf clips \"7\"",
      ])
    let buttons = bar.subviews.dropFirst().compactMap { $0 as? BarButton }
    #expect(buttons.map(\.isChosen) == [true, false, false])
    #expect(buttons.map(\.accessibilityLabel) == ["First", "b", "c"])
    bar.selectedItem = items[1]
    #expect(buttons.map(\.isChosen) == [false, true, false] && bar.subviews.last === buttons[2])
    bar.selectedItem = items[2]
    bar.layoutIfNeeded()
    let anew = bar.subviews.dropFirst().compactMap { $0 as? BarButton }
    #expect(anew.map(\.isChosen) == [false, false, true] && anew[2] !== buttons[2])
    #expect(
      PartText.of(anew[2]) == [
        "BarButton 200,0 100x49", " UIView 0,0 100x49 deaf",
        "  UILabel 47.25,18.75 5.5x11.5 deaf \"c\"", "  UIImageView 50,18.75 0x0 deaf",
        "  UILabel 44,12.75 18x18 deaf clips \"7\"",
      ])
    bar.selectedItem = nil
    bar.frame.size = CGSize(width: 90, height: 40)
    bar.layoutIfNeeded()
    #expect(
      PartText.of(bar, levels: 1) == [
        "UITabBar 0,0 90x40", " UIView 0,0 90x40 deaf", " UIView 0,0 90x0.5 deaf",
        " BarButton 0,0 30x40 = first",
        " BarButton 30,0 30x40 disabled", " BarButton 60,0 30x40",
      ])
    items[1].title = "other"
    bar.layoutIfNeeded()
    #expect(PartText.of(bar.subviews[3]).contains { $0.contains("\"other\"") })
    bar.items = []
    bar.layoutIfNeeded()
    #expect(bar.items == [] && bar.subviews.count == 2 && items[1].didChange == nil)
    bar.items?.append(items[0])
    #expect(bar.items == [items[0]])
    bar.items = nil
    #expect(bar.items == nil && UITabBarController().tabBar.items == nil)
  }

  @Test func `a bar by itself selects what is tapped, and tells its delegate`() throws {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    let items = ["a", "b"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    bar.items = items
    let (listening, silent) = (Listening(), Silent())
    bar.delegate = listening
    let generator = try EventGenerator(view: bar)
    try generator.fingerTap(at: OffsetLocation(location: bar, x: 75, y: 0))
    #expect(bar.selectedItem === items[1] && listening.told == ["b"])
    bar.tapped(2)
    items[0].isEnabled = false
    bar.layoutIfNeeded()
    try generator.fingerTap(at: OffsetLocation(location: bar, x: -75, y: 0))
    #expect(bar.selectedItem === items[1] && listening.told == ["b"])
    bar.delegate = silent
    bar.tapped(0)
    #expect(bar.selectedItem === items[0])
  }

  @Test func `the bar stands on the lower edge, in front, and takes room from what is shown`()
    throws
  {
    resizeScreen(400, 800, safeArea: EdgeDistances(top: 20, left: 0, bottom: 34, right: 0))
    let page = make("page")
    let tabs = UITabBarController()
    #expect(!tabs.isTabBarHidden && tabs.viewControllers == nil && tabs.tabs == [])
    #expect(tabs.selectedIndex == NSNotFound && tabs.selectedTab == nil)
    tabs.viewControllers = [page, make("other")]
    let generator = try EventGenerator(viewController: tabs)
    #expect(
      PartText.of(tabs.view, levels: 3) == [
        "UILayoutContainerView 0,0 400x800 fills", " UITransitionView 0,0 400x800 clips fills",
        "  UIViewControllerWrapperView 0,0 400x800 fills", "   UIView 0,0 400x800 fills",
        " UITabBar 0,717 400x83", "  UIView 0,0 400x83 deaf", "  UIView 0,0 400x0.5 deaf",
        "  BarButton 0,0 200x49",
        "   UIView 0,0 200x49 deaf", "  BarButton 200,0 200x49", "   UIView 0,0 200x49 deaf",
      ])
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 83, right: 0))
    tabs.isTabBarHidden = true
    #expect(tabs.tabBar.isHidden && tabs.isTabBarHidden)
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
    tabs.setTabBarHidden(false, animated: true)
    #expect(!tabs.tabBar.isHidden && page.view.safeAreaInsets.bottom == 83)
    #expect(tabs.view.subviews.last === tabs.tabBar)
    withExtendedLifetime(generator) {}
  }

  @Test func `a tap asks a delegate that has no answer, selects, and goes back over time`() throws {
    let (home, deep) = (make("home"), make("deep"))
    let stack = UINavigationController(rootViewController: home)
    stack.pushViewController(deep, animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, make("other")]
    let silent = Silent()
    tabs.delegate = silent
    let generator = try EventGenerator(viewController: tabs)
    tabs.tabBar.tapped(1)
    #expect(tabs.selectedIndex == 1 && stack.viewControllers.count == 2)
    tabs.tabBar.tapped(5)
    tabs.tabBar.tapped(0)
    #expect(tabs.selectedIndex == 0 && stack.viewControllers.count == 2)
    tabs.tabBar.tapped(0)
    #expect(stack.viewControllers == [home] && stack.transitionCoordinator?.isAnimated == true)
    generator.advance(by: 1)
    tabs.selectedViewController = make("foreign")
    tabs.selectedViewController = nil
    tabs.selectedIndex = -1
    #expect(tabs.selectedIndex == 0 && tabs.tabBar.selectedItem === stack.tabBarItem)
    tabs.delegate = nil
    tabs.tabBar.tapped(1)
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `tabs make their controllers once and hand on what they say`() throws {
    var made: [String] = []
    let tabs = ["a", "b", "c"].map { name in
      UITab(title: name.uppercased(), image: star, identifier: name) { tab in
        made.append(tab.identifier)
        return UIViewController()
      }
    }
    let plain = UITab(title: "Plain", image: nil, identifier: "plain")
    #expect(made == [] && tabs[0].tabBarController == nil && plain.badgeValue == nil)
    #expect(!plain.isHidden && plain.userInfo == nil && plain.title == "Plain")
    tabs[1].isHidden = true
    let bar = UITabBarController()
    bar.setTabs(tabs + [plain], animated: false)
    let controllers = try #require(bar.viewControllers)
    #expect(
      made == ["a", "c"] && controllers.count == 3 && tabs[0].viewController === controllers[0])
    #expect(controllers.map { $0.tab?.identifier } == ["a", "c", "plain"])
    #expect(controllers.map { $0.tabBarItem.title } == ["A", "C", "Plain"])
    #expect(controllers.map { $0.tabBarItem.image === star } == [true, true, false])
    #expect([nil, "c", "zz"].map { bar.tab(forIdentifier: $0 ?? "")?.title } == [nil, "C", nil])
    bar.selectedTab = plain
    #expect(bar.selectedIndex == 2 && bar.selectedTab === plain)
    bar.selectedTab = nil
    #expect(bar.selectedIndex == 2)
    tabs[1].isHidden = false
    tabs[1].isHidden = false
    #expect(bar.viewControllers?.count == 4 && bar.selectedTab === plain && made.count == 3)
    plain.image = star
    plain.badgeValue = "2"
    plain.title = "P"
    let item = plain.viewController?.tabBarItem
    #expect(item?.image === star && item?.badgeValue == "2" && item?.title == "P")
    bar.tabs = [plain]
    #expect(bar.tabs == [plain] && tabs.allSatisfy { $0.tabBarController == nil })
    #expect(plain.tabBarController === bar && bar.selectedIndex == 0)
    bar.setViewControllers(nil, animated: false)
    #expect(bar.tabs == [] && plain.tabBarController == nil && bar.selectedTab == nil)
    bar.viewControllers = [UIViewController()]
    tabs[0].isHidden = true
    #expect(bar.viewControllers?.count == 1 && bar.selectedTab == nil)
  }

  @Test func `what is selected before the view is seen is shown when it is, alone`() throws {
    let tabs = UITabBarController()
    let (one, two) = (make("one"), make("two"))
    tabs.viewControllers = [one, two]
    tabs.loadViewIfNeeded()
    tabs.selectedIndex = 1
    #expect(!one.isViewLoaded && !two.isViewLoaded)
    let generator = try EventGenerator(viewController: tabs)
    #expect(!one.isViewLoaded && two.view.window != nil)
    #expect(
      log.take() == [
        "one will move in entering", "two will move in entering", "one moves in entering",
        "two moves in entering", "two loaded", "two will appear", "two is appearing",
        "two appeared",
      ])
    withExtendedLifetime(generator) {}
  }
}

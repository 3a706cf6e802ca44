// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("VC groups of tabs", .freshApplication)
struct TabGroupRules {
  private func tab(_ name: String) -> UITab {
    UITab(title: name, image: nil, identifier: name) { _ in
      let controller = UIViewController()
      controller.title = name
      return controller
    }
  }

  private func shown(_ controller: UITabBarController) -> [String] {
    (controller.tabBar.items ?? []).map { $0.title ?? "" }
  }

  @Test func `VC-130 VC-131 hidden tabs and those of a sidebar are left out`() throws {
    let tabs = ["a", "b", "c"].map(tab)
    let controller = UITabBarController(tabs: tabs)
    _ = try EventGenerator(viewController: controller)
    tabs[1].isHiddenByDefault = true
    #expect(shown(controller) == ["a", "c"] && tabs[1].isHidden)
    tabs[1].isHidden = false
    tabs[1].isHiddenByDefault = false
    #expect(shown(controller) == ["a", "b", "c"])
    tabs[2].preferredPlacement = .sidebarOnly
    #expect(shown(controller) == ["a", "b"] && UITab.Placement.sidebarOnly.rawValue == 6)
  }

  @Test func `VC-132 VC-133 a group shows the tab in it that is chosen`() throws {
    let (one, two) = (tab("one"), tab("two"))
    let group = UITabGroup(title: "G", image: nil, identifier: "g", children: [one, two])
    let other = tab("other")
    let controller = UITabBarController(tabs: [other, group])
    _ = try EventGenerator(viewController: controller)
    #expect(one.parent === group && one.tabBarController === controller)
    #expect(controller.tab(forIdentifier: "two") === two && group.tab(forIdentifier: "x") == nil)
    #expect(controller.viewControllers?.count == 2)
    #expect(controller.selectedTab === other && group.selectedChild === one)
    controller.selectedTab = two
    #expect(
      controller.selectedTab === two && controller.selectedViewController === two.viewController)
    #expect(controller.selectedIndex == 1)
    group.selectedChild = one
    #expect(controller.selectedViewController === one.viewController)
    group.selectedChild = other
    #expect(group.selectedChild === one)
    group.children = [group, two]
    #expect(group.children.count == 1 && one.parent == nil && one.tabBarController == nil)
    #expect(controller.selectedViewController === two.viewController)
  }

  @Test func `VC-133 the order and the first tab of a group can be said`() {
    let tabs = ["a", "b", "c"].map(tab)
    let group = UITabGroup(title: "G", image: nil, identifier: "g", children: tabs)
    group.displayOrderIdentifiers = ["c", "x", "a", "c"]
    #expect(group.displayOrder.map(\.identifier) == ["c", "a", "b"])
    #expect(group.selectedChild === tabs[2])
    group.defaultChildIdentifier = "b"
    #expect(group.selectedChild === tabs[1])
    let own = UITabGroup(title: "O", image: nil, identifier: "o", children: [tab("d")]) { _ in
      UIViewController()
    }
    #expect(own.selectedChild == nil && own.viewController != nil)
  }

  @Test func `VC-134 a group's navigation controller shows it with the tab on top`() throws {
    let child = tab("child")
    let group = UITabGroup(title: "G", image: nil, identifier: "g", children: [child]) { _ in
      UIViewController()
    }
    let navigation = UINavigationController()
    group.managingNavigationController = navigation
    let controller = UITabBarController(tabs: [group])
    _ = try EventGenerator(viewController: controller)
    #expect(controller.selectedViewController === navigation)
    #expect(navigation.viewControllers.count == 1 && child.managingTabGroup === group)
    controller.selectedTab = child
    #expect(navigation.topViewController === child.viewController)
    #expect(navigation.viewControllers.count == 2 && controller.selectedTab === child)
  }

  @Test func `VC-135 a narrow bar has the tabs that are named for it`() throws {
    defer { HostInput.send(.screen(.headless, at: 0)) }
    HostInput.send(.screen(ScreenMetrics(size: CGSize(width: 400, height: 800), scale: 1), at: 0))
    let controller = UITabBarController(tabs: ["a", "b", "c"].map(tab))
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.compactTabIdentifiers = ["a", "c"]
    #expect(shown(controller) == ["a", "c"])
    HostInput.send(.screen(ScreenMetrics(size: CGSize(width: 1200, height: 800), scale: 1), at: 0))
    #expect(shown(controller) == ["a", "b", "c"])
  }
}

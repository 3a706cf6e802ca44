// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("VC tabs beside the content", .freshApplication)
struct TabSidebarRules {
  private let log = EventLog()

  private func tab(_ name: String) -> UITab {
    UITab(title: name, image: nil, identifier: name) { _ in
      let controller = UIViewController()
      controller.title = name
      return controller
    }
  }

  private func width(_ width: CGFloat) {
    HostInput.send(
      .screen(ScreenMetrics(size: CGSize(width: width, height: 800), scale: 1), at: 0))
  }

  private func show(_ controller: UITabBarController) throws -> EventGenerator {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return try EventGenerator(window: window)
  }

  /// The names of the rows from top to bottom, further in the deeper they are.
  private func rows(_ controller: UITabBarController) -> [String] {
    func buttons(_ view: UIView) -> [UIButton] {
      if view is UITabBar { return [] }
      if let button = view as? UIButton { return [button] }
      return view.subviews.flatMap(buttons)
    }
    controller.view.window?.layoutIfNeeded()
    return buttons(controller.view).map { button in
      let frame = button.convert(button.bounds, to: controller.view)
      let mark = button.accessibilityTraits.contains(.selected) ? "*" : ""
      let depth = String(repeating: " ", count: Int(frame.minX / 20))
      return depth + (button.accessibilityIdentifier ?? "") + mark
    }
  }

  @Test func `VC-144 tabs stand beside the content where there is room`() throws {
    defer { HostInput.send(.screen(.headless, at: 0)) }
    width(1200)
    let (plain, side) = (tab("plain"), tab("side"))
    side.preferredPlacement = .sidebarOnly
    let group = UITabGroup(
      title: "group", image: nil, identifier: "group", children: [tab("one"), tab("two")])
    let controller = UITabBarController(tabs: [plain, side, group])
    let generator = try show(controller)
    defer { withExtendedLifetime(generator) {} }
    #expect(rows(controller) == [] && !controller.tabBar.isHidden)
    controller.mode = .tabSidebar
    #expect(rows(controller) == ["plain*", "side", "group", " one", " two"])
    #expect(controller.tabBar.isHidden)
    let page = try #require(controller.selectedViewController?.view)
    #expect(page.convert(page.bounds, to: nil) == CGRect(x: 280, y: 0, width: 920, height: 800))
    group.displayOrderIdentifiers = ["two"]
    group.sidebarActions = [
      UIAction(title: "add", identifier: UIAction.Identifier("add")) { [log] _ in log.record("add")
      }
    ]
    plain.isHidden = true
    #expect(rows(controller) == ["side*", "group", " two", " one", " add"])
    width(400)
    #expect(controller.view.bounds.width == 400)
    #expect(rows(controller) == [] && !controller.tabBar.isHidden)
    #expect(controller.tabBar.items?.count == 1)
    let narrow = try #require(controller.selectedViewController?.view)
    #expect(narrow.convert(narrow.bounds, to: nil).minX == 0)
    width(1200)
    controller.mode = .tabBar
    #expect(rows(controller) == [])
  }

  @Test func `VC-144 a row shows what its tab says`() throws {
    defer { HostInput.send(.screen(.headless, at: 0)) }
    width(1200)
    let tabs = ["a", "b"].map(tab)
    let controller = UITabBarController(tabs: tabs)
    controller.mode = .tabSidebar
    let generator = try show(controller)
    let height = try generator.viewWithIdentifier("a").bounds.height
    tabs[0].subtitle = "More"
    tabs[0].badgeValue = "3"
    generator.window.layoutIfNeeded()
    let row = try #require(try generator.viewWithIdentifier("a") as? UIButton)
    #expect(row.configuration?.subtitle == "More" && row.bounds.height == height + 16)
    #expect(row.accessibilityValue == "3" && row.configuration?.title == "a")
    tabs[0].title = "Other"
    let other = try #require(try generator.viewWithIdentifier("a") as? UIButton)
    #expect(other.configuration?.title == "Other")
  }

  private final class Delegate: NSObject, UITabBarControllerDelegate {
    var log: [String] = []
    var isAllowed = true
    func tabBarController(_ controller: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
      log.append("should \(tab.identifier)")
      return isAllowed
    }
    func tabBarController(
      _ controller: UITabBarController, didSelectTab tab: UITab, previousTab: UITab?
    ) { log.append("did \(tab.identifier) after \(previousTab?.identifier ?? "none")") }
  }

  @Test func `VC-145 a tap on a row selects its tab, and on an action runs it`() throws {
    defer { HostInput.send(.screen(.headless, at: 0)) }
    width(1200)
    let group = UITabGroup(
      title: "group", image: nil, identifier: "group", children: [tab("one"), tab("two")])
    group.sidebarActions = [
      UIAction(title: "add", identifier: UIAction.Identifier("add")) { [log] _ in log.record("add")
      }
    ]
    let controller = UITabBarController(tabs: [tab("plain"), group])
    controller.mode = .tabSidebar
    let delegate = Delegate()
    controller.delegate = delegate
    let generator = try show(controller)
    try generator.fingerTap(at: "two")
    #expect(controller.selectedTab?.identifier == "two")
    #expect(delegate.log == ["should two", "did two after plain"])
    #expect(rows(controller) == ["plain", "group", " one", " two*", " add"])
    delegate.isAllowed = false
    delegate.log = []
    try generator.fingerTap(at: "one")
    #expect(controller.selectedTab?.identifier == "two" && delegate.log == ["should one"])
    delegate.isAllowed = true
    delegate.log = []
    try generator.fingerTap(at: "plain")
    #expect(controller.selectedTab?.identifier == "plain")
    #expect(delegate.log == ["should plain", "did plain after group"])
    try generator.fingerTap(at: "add")
    #expect(log.take() == ["add"])
    withExtendedLifetime(delegate) {}
  }
}

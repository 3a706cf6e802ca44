// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("VC tabs", .freshApplication)
struct TabRules {
  private let log = CallbackLog()

  private func make(_ name: String) -> RecordingController { RecordingController(name, log) }

  private final class Delegate: NSObject, UITabBarControllerDelegate {
    let log: CallbackLog
    var refused: UIViewController?
    init(_ log: CallbackLog) { self.log = log }
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      log.note("shouldSelect \(viewController.title ?? "")")
      return viewController !== refused
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { log.note("didSelect \(viewController.title ?? "")") }
  }

  private func leftTab() { tap(CGPoint(x: 100, y: 870)) }
  private func rightTab() { tap(CGPoint(x: 300, y: 870)) }

  @Test func `VC-30 a tapped tab is asked for, shown and told of`() {
    let tabs = UITabBarController()
    let (left, right) = (make("left"), make("right"))
    tabs.viewControllers = [left, right]
    let delegate = Delegate(log)
    tabs.delegate = delegate
    let window = makeWindow(root: tabs)
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.tabBar.items?.map(\.title) == ["left", "right"])
    _ = log.take()
    rightTab()
    #expect(
      log.take() == [
        "shouldSelect right", "right: didLoad", "left: willDisappear", "right: willAppear",
        "right: isAppearing", "left: didDisappear", "right: didAppear", "didSelect right",
      ])
    #expect(tabs.selectedViewController === right)
    #expect(tabs.tabBar.selectedItem === right.tabBarItem)
    delegate.refused = left
    leftTab()
    #expect(log.take() == ["shouldSelect left"])
    #expect(tabs.selectedIndex == 1)
    window.isHidden = true
  }

  @Test func `VC-35 new controllers keep what was selected, or its place`() {
    let tabs = UITabBarController()
    let all = ["a", "b", "c", "d", "e"].map(make)
    tabs.viewControllers = Array(all[0...2])
    let window = makeWindow(root: tabs)
    tabs.selectedIndex = 1
    var selected: [String?] = []
    for new in [[0, 2, 1], [3, 4, 0], [3, 1], [2, 1, 0], [3], [], [4, 0]] {
      tabs.setViewControllers(new.map { all[$0] }, animated: false)
      selected.append(tabs.selectedViewController?.title)
      #expect(tabs.selectedViewController?.viewIfLoaded?.window === (new.isEmpty ? nil : window))
    }
    #expect(selected == ["b", "a", "d", "c", "d", nil, "e"])
    window.isHidden = true
  }

  @Test func `VC-31 a program selects without asking the delegate`() {
    let tabs = UITabBarController()
    let (left, right) = (make("left"), make("right"))
    let delegate = Delegate(log)
    tabs.delegate = delegate
    #expect(tabs.selectedIndex == NSNotFound)
    tabs.viewControllers = [left, right]
    let window = makeWindow(root: tabs)
    _ = log.take()
    tabs.selectedIndex = 1
    tabs.selectedIndex = 7
    #expect(
      log.take() == [
        "right: didLoad", "left: willDisappear", "right: willAppear", "right: isAppearing",
        "left: didDisappear", "right: didAppear",
      ])
    tabs.selectedViewController = left
    #expect(tabs.selectedIndex == 0)
    #expect(left.tabBarController === tabs)
    tabs.viewControllers = [right]
    #expect(tabs.selectedViewController === right)
    #expect(left.parent == nil)
    #expect(left.view.window == nil)
    window.isHidden = true
  }

  @Test func `VC-32 a tap on the selected tab goes back to the root of its stack`() {
    let tabs = UITabBarController()
    let stack = UINavigationController(rootViewController: make("home"))
    tabs.viewControllers = [stack, make("other")]
    let window = makeWindow(root: tabs)
    stack.pushViewController(make("page"), animated: false)
    #expect(tabs.tabBar.items?.first?.title == "home")
    leftTab()
    #expect(stack.topViewController?.title == "home")
    window.isHidden = true
  }

  @Test func `VC-33 a pushed controller may hide the bar`() {
    let tabs = UITabBarController()
    let stack = UINavigationController(rootViewController: make("home"))
    tabs.viewControllers = [stack]
    let window = makeWindow(root: tabs)
    #expect(stack.topViewController?.view.safeAreaInsets.bottom == 49)
    let page = make("page")
    page.hidesBottomBarWhenPushed = true
    stack.pushViewController(page, animated: false)
    window.layoutIfNeeded()
    #expect(tabs.tabBar.isHidden)
    #expect(page.view.safeAreaInsets.bottom == 0)
    stack.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(!tabs.tabBar.isHidden)
    window.isHidden = true
  }

  @Test func `VC-34 every controller has a tab`() {
    let tabs = UITabBarController()
    let names = (1...7).map { "tab \($0)" }
    tabs.viewControllers = names.map(make)
    let window = makeWindow(root: tabs)
    #expect(tabs.tabBar.items?.map(\.title) == names)
    tap(CGPoint(x: 400, y: 870))
    #expect(tabs.selectedIndex == 6)
    window.isHidden = true
  }
}

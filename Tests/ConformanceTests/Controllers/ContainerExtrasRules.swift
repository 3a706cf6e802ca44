// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("VC editing, toolbars and tabs", .freshApplication)
struct ContainerExtrasRules {
  private let log = CallbackLog()

  private func make(_ name: String) -> RecordingController { RecordingController(name, log) }

  private func stack(_ names: String...) throws -> (UINavigationController, EventGenerator) {
    try log.stack(names)
  }

  @Test func `VC-100 the edit button turns editing over and says so`() throws {
    final class Editor: UIViewController {
      var told: [String] = []
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        told.append("\(editing) \(animated)")
      }
    }
    let editor = Editor()
    let button = editor.editButtonItem
    #expect(!editor.isEditing && button.title == "Edit" && editor.editButtonItem === button)
    editor.navigationItem.rightBarButtonItem = button
    button.accessibilityIdentifier = "edit"
    let generator = try EventGenerator(
      viewController: UINavigationController(rootViewController: editor))
    try generator.fingerTap(at: "edit")
    #expect(editor.isEditing && button.title == "Done")
    editor.isEditing = false
    #expect(button.title == "Edit")
    #expect(editor.told == ["true true", "false false"])
  }

  @Test func `VC-101 one child takes the place of another`() throws {
    let (parent, old, new) = (make("parent"), make("old"), make("new"))
    for child in [old, new] {
      parent.addChild(child)
      child.didMove(toParent: parent)
    }
    parent.view.addSubview(old.view)
    let generator = try EventGenerator(viewController: parent)
    _ = log.take()
    new.view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    parent.transition(
      from: old, to: new, duration: 0.5, animations: { new.view.frame = parent.view.bounds }
    ) { [log] finished in log.note("completed \(finished)") }
    #expect(
      log.take()
        == [
          "new: didLoad", "old: willDisappear", "new: willAppear", "new: isAppearing",
        ])
    #expect(new.view.superview === parent.view && old.view.superview === parent.view)
    generator.advance(by: 0.6)
    #expect(log.take() == ["old: didDisappear", "new: didAppear", "completed true"])
    #expect(old.view.superview == nil)
  }

  @Test func `VC-102 the toolbar shows the items of the controller on top`() throws {
    let (stack, generator) = try stack("home")
    #expect(stack.isToolbarHidden)
    let home = stack.viewControllers[0]
    let item = UIBarButtonItem(title: "Act", primaryAction: UIAction { [log] _ in log.note("act") })
    item.accessibilityIdentifier = "act"
    home.toolbarItems = [item]
    stack.isToolbarHidden = false
    generator.window.layoutIfNeeded()
    #expect(stack.toolbar.items == [item])
    #expect(stack.toolbar.frame.maxY == stack.view.bounds.height)
    #expect(home.view.safeAreaInsets.bottom == stack.toolbar.frame.height)
    try generator.fingerTap(at: "act")
    #expect(log.take() == ["act"])
    stack.pushViewController(make("page"), animated: false)
    #expect(stack.toolbar.items == nil)
    stack.popViewController(animated: false)
    #expect(stack.toolbar.items == [item])
    stack.setToolbarHidden(true, animated: false)
    #expect(home.view.safeAreaInsets.bottom == 0)
  }

  @Test func `VC-102 bars of other classes`() {
    final class Bar: UINavigationBar {}
    final class Tools: UIToolbar {}
    let stack = UINavigationController(navigationBarClass: Bar.self, toolbarClass: Tools.self)
    #expect(stack.navigationBar is Bar && stack.toolbar is Tools && stack.isToolbarHidden)
  }

  @Test func `VC-103 a tap and a finger that goes up hide the bars`() throws {
    let (stack, generator) = try stack("home")
    stack.hidesBarsOnTap = true
    try generator.fingerTap(at: CGPoint(x: 200, y: 500))
    #expect(stack.isNavigationBarHidden)
    try generator.fingerTap(at: CGPoint(x: 200, y: 500))
    #expect(!stack.isNavigationBarHidden)
    stack.hidesBarsOnTap = false
    stack.hidesBarsOnSwipe = true
    for (start, end, isHidden) in [(500.0, 400.0, true), (400, 500, false)] {
      try generator.fingerDown(at: CGPoint(x: 200, y: start))
      try generator.fingerMove(to: CGPoint(x: 200, y: end), duration: 0.3)
      try generator.fingerUp()
      #expect(stack.isNavigationBarHidden == isHidden)
    }
  }

  @Test func `VC-104 a tab bar may be hidden`() throws {
    let bar = UITabBarController()
    bar.viewControllers = [make("one")]
    let generator = try EventGenerator(viewController: bar)
    #expect(bar.viewControllers?[0].view.safeAreaInsets.bottom == 49)
    bar.setTabBarHidden(true, animated: false)
    #expect(bar.isTabBarHidden && !generator.viewIsHittable(bar.tabBar))
    #expect(bar.viewControllers?[0].view.safeAreaInsets.bottom == 0)
  }

  @Test func `VC-105 tabs make their controllers, are selected and hidden`() throws {
    final class Watcher: NSObject, UITabBarControllerDelegate {
      var told: [String] = []
      func tabBarController(_ controller: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        told.append("should \(tab.identifier)")
        return tab.identifier != "locked"
      }
      func tabBarController(
        _ controller: UITabBarController, didSelectTab tab: UITab, previousTab: UITab?
      ) { told.append("\(previousTab?.identifier ?? "") → \(tab.identifier)") }
    }
    let tabs = ["a", "b", "locked"].map { name in
      UITab(title: name, image: nil, identifier: name) { [log] tab in
        RecordingController(tab.identifier, log)
      }
    }
    let bar = UITabBarController(tabs: tabs)
    let watcher = Watcher()
    bar.delegate = watcher
    let generator = try EventGenerator(viewController: bar)
    #expect(bar.selectedTab === tabs[0] && bar.selectedViewController?.tab === tabs[0])
    #expect(tabs[1].tabBarController === bar && bar.tab(forIdentifier: "b") === tabs[1])
    try generator.fingerTap(at: CGPoint(x: 207, y: 870))
    #expect(bar.selectedTab === tabs[1])
    try generator.fingerTap(at: CGPoint(x: 390, y: 870))
    #expect(bar.selectedTab === tabs[1])
    #expect(watcher.told == ["should b", "a → b", "should locked"])
    tabs[0].isHidden = true
    #expect(bar.viewControllers?.count == 2 && bar.tabs.count == 3)
    tabs[1].title = "other"
    tabs[1].badgeValue = "3"
    #expect(bar.tabBar.items?[0].title == "other" && bar.tabBar.items?[0].badgeValue == "3")
    bar.viewControllers = [make("plain")]
    #expect(bar.tabs.isEmpty && bar.selectedTab == nil)
  }

  @Test(arguments: ["stack", "tabs", "columns"])
  func `VC-114 the view of a container outlives it`(kind: String) throws {
    let generator = try EventGenerator(viewController: make("root"))
    let root = try #require(generator.window.rootViewController)
    weak var gone: UIViewController?
    var view: UIView?
    do {
      let container: UIViewController
      switch kind {
      case "stack":
        let stack = UINavigationController(rootViewController: make("one"))
        stack.pushViewController(make("two"), animated: false)
        stack.hidesBarsOnTap = true
        stack.hidesBarsOnSwipe = true
        container = stack
      case "tabs":
        let tabs = UITabBarController()
        tabs.viewControllers = [make("one"), make("two")]
        container = tabs
      default:
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(make("one"), for: .primary)
        split.setViewController(make("two"), for: .secondary)
        container = split
      }
      gone = container
      root.addChild(container)
      container.view.frame = root.view.bounds
      root.view.addSubview(container.view)
      container.didMove(toParent: root)
      try generator.wait(0.1)
      container.willMove(toParent: nil)
      container.removeFromParent()
      view = container.view
    }
    try generator.wait(1)
    #expect(gone == nil)
    let size = root.view.bounds.size
    view?.frame = CGRect(x: 0, y: 0, width: size.height, height: size.width)
    root.view.layoutIfNeeded()
    view?.frame = root.view.bounds
    for x in stride(from: 10.0, to: size.width, by: 50) {
      for y in [20, size.height / 2, size.height - 20] {
        try generator.fingerTap(at: CGPoint(x: x, y: y))
      }
    }
    try generator.fingerDrag(
      from: CGPoint(x: 1, y: 300), to: CGPoint(x: 250, y: 300), duration: 0.2)
    try generator.fingerDrag(
      from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 200), duration: 0.2)
    #expect(view?.window === generator.window)
  }
}

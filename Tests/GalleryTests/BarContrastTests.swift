// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Contrast in bars and beside pages", .freshApplication)
struct BarContrastTests {
  private func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    page.view.backgroundColor = .systemBackground
    return page
  }

  @Test(arguments: ContrastStage.styles, [false, true])
  func `AW-97 titles, prompts and buttons of navigation bars stand out`(
    style: UIUserInterfaceStyle, isLarge: Bool
  ) throws {
    defer { ContrastStage.leave() }
    let top = page("Title")
    top.navigationItem.prompt = "Prompt"
    top.navigationItem.rightBarButtonItems = ContrastStage.barItems()
    top.toolbarItems = ContrastStage.barItems()
    let stack = UINavigationController(rootViewController: page("Root"))
    stack.navigationBar.prefersLargeTitles = isLarge
    stack.pushViewController(top, animated: false)
    stack.setToolbarHidden(false, animated: false)
    let stage = try ContrastStage(style, stack)
    try stage.check(["Title", "Prompt", "Root", "Chosen", "Off", "Strong"])
  }

  // MARK: - Tabs

  /// The colours of badges; nil is that of the tab itself.
  private static let badges: [UIColor?] = [
    nil, .systemGreen, .systemYellow, .systemGray3, .systemGray6,
  ]

  private func tabs() -> UITabBarController {
    let controller = UITabBarController()
    controller.viewControllers = Self.badges.enumerated().map { place, color in
      let page = page("Page \(place)")
      page.tabBarItem = UITabBarItem(title: "Tab \(place)", image: nil, tag: place)
      page.tabBarItem.badgeValue = "\(place + 1)"
      page.tabBarItem.badgeColor = color
      return page
    }
    return controller
  }

  @Test(arguments: ContrastStage.styles)
  func `AW-97 tabs and badges in system colours stand out`(style: UIUserInterfaceStyle) throws {
    defer { ContrastStage.leave() }
    let stage = try ContrastStage(style, tabs())
    try stage.check(["Tab 0", "Tab 4", "1", "2", "3", "4", "5"])
  }

  @Test(arguments: ContrastStage.styles)
  func `AW-97 what is chosen from for a tab bar stands out`(style: UIUserInterfaceStyle) throws {
    defer { ContrastStage.leave() }
    let stage = try ContrastStage(style)
    let all = ["Ant", "Bee", "Cow"].enumerated().map { place, name in
      UITabBarItem(title: name, image: nil, tag: place)
    }
    let room = stage.window.bounds
    let bar = stage.add(
      UITabBar(frame: .zero), CGRect(x: 0, y: room.height - 49, width: room.width, height: 49))
    bar.items = Array(all[..<2])
    bar.selectedItem = all[0]
    bar.beginCustomizingItems(all)
    try stage.check(["Ant", "Bee", "Cow", "Configure", "Done"])
    _ = bar.endCustomizing(animated: false)
  }

  @Test(arguments: ContrastStage.styles)
  func `AW-97 texts of tabs beside the content stand out`(style: UIUserInterfaceStyle) throws {
    defer { ContrastStage.leave() }
    ContrastStage.widen()
    func tab(_ name: String) -> UITab {
      UITab(title: name, image: nil, identifier: name) { [self] _ in page("Page") }
    }
    let (chosen, other) = (tab("Chosen"), tab("Other"))
    for tab in [chosen, other] { (tab.subtitle, tab.badgeValue) = ("More", "3") }
    let group = UITabGroup(
      title: "Group", image: nil, identifier: "group", children: [tab("Inside")])
    let off = UIAction(title: "Off", attributes: .disabled) { _ in }
    group.sidebarActions = [UIAction(title: "Add") { _ in }, off]
    let controller = UITabBarController(tabs: [chosen, other, group])
    controller.mode = .tabSidebar
    let stage = try ContrastStage(style, controller)
    try stage.check(["Chosen", "Other", "More", "3", "Group", "Inside", "Add", "Off"])
  }

  @Test(arguments: ContrastStage.styles)
  func `AW-97 titles of columns stand out`(style: UIUserInterfaceStyle) throws {
    defer { ContrastStage.leave() }
    ContrastStage.widen()
    let split = UISplitViewController(style: .tripleColumn)
    split.preferredDisplayMode = .twoBesideSecondary
    let columns: [(UISplitViewController.Column, String)] = [
      (.primary, "First"), (.supplementary, "Second"), (.secondary, "Third"),
    ]
    for (column, title) in columns {
      let page = page(title)
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Do \(title)", primaryAction: nil)
      split.setViewController(UINavigationController(rootViewController: page), for: column)
    }
    let stage = try ContrastStage(style, split)
    try stage.check(["First", "Second", "Third", "Do First", "Do Second", "Do Third"])
  }

  // MARK: - Searching

  @Test(arguments: ContrastStage.styles)
  func `AW-97 texts of a search stand out`(style: UIUserInterfaceStyle) throws {
    defer { ContrastStage.leave() }
    let search = UISearchController(searchResultsController: nil)
    let top = page("Title")
    top.navigationItem.searchController = search
    search.searchBar.scopeButtonTitles = ["All", "Old"]
    search.scopeBarActivation = .manual
    search.searchBar.showsScopeBar = true
    search.searchSuggestions = [
      UISearchSuggestionItem(localizedSuggestion: "apple", localizedDescription: "red"),
      UISearchSuggestionItem(localizedSuggestion: "pear"),
    ]
    let stage = try ContrastStage(style, UINavigationController(rootViewController: top))
    let field = search.searchBar.searchTextField
    field.placeholder = "Look for"
    try stage.generator.fingerTap(at: field)
    try stage.check(["Look for", "Cancel", "All", "Old", "apple", "red", "pear"], off: ["Search"])
    try stage.generator.keyPress(.arrowDown)
    try stage.check(["apple", "red"], off: ["Search"])
    field.tokens = [
      UISearchToken(icon: nil, text: "Token"), UISearchToken(icon: nil, text: "Other"),
    ]
    try stage.check(["Token", "Other"], off: ["Search"])
    // The last token is chosen before it is deleted.
    try stage.generator.keyPress(.deleteOrBackspace)
    try stage.check(["Token", "Other"], off: ["Search"])
    search.isActive = false
  }

  @Test(arguments: ContrastStage.styles)
  func `AW-97 texts of a search bar of its own stand out`(style: UIUserInterfaceStyle) throws {
    defer { ContrastStage.leave() }
    for look in [UISearchBar.Style.default, .prominent, .minimal] {
      let stage = try ContrastStage(style)
      let bar = stage.add(
        UISearchBar(frame: .zero),
        CGRect(x: 0, y: 80, width: stage.window.bounds.width, height: 130))
      bar.searchBarStyle = look
      bar.placeholder = "Look for"
      bar.prompt = "Prompt"
      bar.showsCancelButton = true
      bar.scopeButtonTitles = ["All", "Old"]
      bar.showsScopeBar = true
      try stage.check(["Look for", "Prompt", "Cancel", "All", "Old"])
      bar.searchTextField.clearButtonMode = .always
      bar.text = "apple"
      try stage.check(["apple", "\u{2715}", "Cancel"])
      stage.window.isHidden = true
    }
  }
}

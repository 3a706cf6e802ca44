// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// Presents alerts, sheets and popovers of all kinds.
final class PresenterScene: WalkPage, UIPopoverPresentationControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("alert") { [unowned self] _ in present(alert(.alert, fields: 0), animated: true) }
    addButton("fields") { [unowned self] _ in present(alert(.alert, fields: 2), animated: true) }
    addButton("actions") { [unowned self] button in
      let sheet = alert(.actionSheet, fields: 0)
      sheet.popoverPresentationController?.sourceView = button
      present(sheet, animated: true)
    }
    for (name, style) in styles {
      addButton(name) { [unowned self] _ in show(style) }
    }
    addButton("detents") { [unowned self] _ in
      let page = shown(.pageSheet)
      page.sheetPresentationController?.detents = [.medium(), .large()]
      page.sheetPresentationController?.prefersGrabberVisible = true
      page.sheetPresentationController?.preferredCornerRadius = 24
      page.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
      present(page, animated: true)
    }
    addButton("popover") { [unowned self] button in
      let page = shown(.popover)
      page.preferredContentSize = CGSize(width: 200, height: 150)
      page.popoverPresentationController?.sourceView = button
      page.popoverPresentationController?.sourceRect = button.bounds
      page.popoverPresentationController?.delegate = self
      present(page, animated: true)
    }
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  private let styles: [(String, UIModalPresentationStyle)] = [
    ("full", .fullScreen), ("page", .pageSheet), ("form", .formSheet), ("over", .overFullScreen),
    ("context", .currentContext),
  ]

  private func show(_ style: UIModalPresentationStyle) {
    let page = shown(style)
    if style == .overFullScreen { page.modalTransitionStyle = .crossDissolve }
    present(page, animated: true)
  }

  private func shown(_ style: UIModalPresentationStyle) -> UIViewController {
    let page = WalkPage()
    page.modalPresentationStyle = style
    page.loadViewIfNeeded()
    page.view.backgroundColor = .systemTeal
    page.addButton("close") { [unowned page] _ in page.dismiss(animated: true) }
    return page
  }

  private func alert(_ style: UIAlertController.Style, fields: Int) -> UIAlertController {
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
    for index in 0..<fields { alert.addTextField { $0.placeholder = "Field \(index)" } }
    alert.addAction(UIAlertAction(title: "Go", style: .default))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    if fields > 0 { alert.preferredAction = alert.actions[0] }
    return alert
  }
}

/// A tab bar of more tabs than fit, with a stack that has bars of all kinds.
@MainActor
enum StackScene {
  static func make() -> UIViewController {
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<7).map { index in
      let page = WalkPage()
      page.title = "Page \(index)"
      page.tabBarItem = UITabBarItem(
        title: "Tab \(index)", image: UIImage(systemName: "book"), tag: index)
      page.tabBarItem.accessibilityIdentifier = "tab.\(index)"
      return index == 0 ? stack(page) : page
    }
    return tabs
  }

  private static func stack(_ page: WalkPage) -> UIViewController {
    let stack = UINavigationController(rootViewController: page)
    stack.tabBarItem = page.tabBarItem
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [unowned page] _ in page.title = "Renamed" })
    page.loadViewIfNeeded()
    page.addButton("push") { [unowned stack] _ in stack.pushViewController(second(), animated: true)
    }
    page.addButton("badge") { [unowned stack] _ in stack.tabBarItem.badgeValue = "9" }
    page.addButton("bars") { [unowned stack] _ in
      stack.setNavigationBarHidden(!stack.isNavigationBarHidden, animated: true)
    }
    return stack
  }

  private static func second() -> UIViewController {
    let page = WalkPage()
    page.title = "Second"
    page.hidesBottomBarWhenPushed = true
    page.navigationItem.rightBarButtonItems = [page.editButtonItem]
    let menu = UIMenu(children: [UIAction(title: "Inner") { _ in }])
    page.toolbarItems = [
      UIBarButtonItem(title: "Menu", menu: menu), .flexibleSpace(), .fixedSpace(20),
      UIBarButtonItem(image: UIImage(systemName: "trash"), style: .done, target: nil, action: nil),
    ]
    page.loadViewIfNeeded()
    page.addButton("tools") { [unowned page] _ in
      page.navigationController?.setToolbarHidden(false, animated: true)
    }
    page.addButton("third") { [unowned page] _ in
      let third = WalkPage()
      third.navigationItem.hidesBackButton = true
      third.navigationItem.titleView = UISegmentedControl(items: ["a", "b"])
      page.navigationController?.pushViewController(third, animated: true)
      third.loadViewIfNeeded()
      third.addButton("root") { [unowned third] _ in
        third.navigationController?.popToRootViewController(animated: true)
      }
    }
    return page
  }
}

/// Three columns.
@MainActor
enum SplitScene {
  static func make() -> UIViewController {
    let split = UISplitViewController(style: .tripleColumn)
    let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]
    for (index, column) in columns.enumerated() {
      let page = WalkPage()
      page.title = "Column \(index)"
      page.loadViewIfNeeded()
      for (index, column) in columns.enumerated() {
        page.addButton("show \(index)") { [unowned split] _ in split.show(column) }
        page.addButton("hide \(index)") { [unowned split] _ in split.hide(column) }
      }
      split.setViewController(page, for: column)
    }
    split.preferredDisplayMode = .twoBesideSecondary
    return split
  }
}

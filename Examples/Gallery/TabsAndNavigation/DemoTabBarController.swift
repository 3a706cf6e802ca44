// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// Two tabs: one with pages to push, one that says what this is.
final class DemoTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let browse = UINavigationController(rootViewController: DemoListController())
    browse.tabBarItem.title = "Browse"
    browse.tabBarItem.accessibilityIdentifier = "demo.tab.browse"
    let about = DemoAboutController()
    about.tabBarItem.title = "About"
    about.tabBarItem.accessibilityIdentifier = "demo.tab.about"
    viewControllers = [browse, about]
  }
}

/// Tells what a tab is, and leads out of the demo.
final class DemoAboutController: UIViewController {
  private let text = Theme.label(
    "This tab has a controller of its own. The other tab kept its pages: go back and see.",
    font: Theme.bodyFont, lines: 0, identifier: "about.text")
  private let closeButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Theme.background
    closeButton.setTitle("Close the demo", for: .normal)
    closeButton.accessibilityIdentifier = "about.close"
    closeButton.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    view.addSubview(text)
    view.addSubview(closeButton)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = Layout.content(of: view)
    let height = text.sizeThatFits(area.size).height
    text.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
    let size = closeButton.sizeThatFits(area.size)
    closeButton.frame = CGRect(
      x: area.minX, y: text.frame.maxY + Theme.gap, width: size.width, height: size.height)
  }
}

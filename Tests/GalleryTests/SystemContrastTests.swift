// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitHost
import UIKitTesting

@MainActor @Suite("Contrast in the system's views", .freshApplication)
struct SystemContrastTests {
  /// Rows with two texts in groups with titles; the first row is chosen.
  private final class Rows: UITableViewController {
    private static let styles: [UITableViewCell.CellStyle] = [.value1, .value2, .subtitle]

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      for section in 0..<2 {
        tableView.selectRow(
          at: IndexPath(row: section, section: section), animated: false, scrollPosition: .none)
      }
    }
    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      Self.styles.count
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
      -> String?
    { "Header" }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int)
      -> String?
    { "Footer" }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      let cell = UITableViewCell(style: Self.styles[indexPath.row], reuseIdentifier: nil)
      cell.textLabel?.text = "Text"
      cell.detailTextLabel?.text = "Detail"
      return cell
    }
  }

  private func bars() -> UIViewController {
    let rows = Rows(style: .grouped)
    rows.title = "Rows"
    let off = UIBarButtonItem(title: "Off", style: .plain, target: nil, action: nil)
    off.isEnabled = false
    rows.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "On", style: .done, target: nil, action: nil), off,
    ]
    let stack = UINavigationController(rootViewController: rows)
    stack.tabBarItem = UITabBarItem(title: "Rows", image: nil, tag: 0)
    let other = UIViewController()
    other.tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 1)
    other.tabBarItem.badgeValue = "3"
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, other]
    return tabs
  }

  private func page(of views: [UIView]) -> UIViewController {
    let page = UIViewController()
    page.view.backgroundColor = .systemBackground
    var y: CGFloat = 20
    for view in views {
      let size = view.sizeThatFits(CGSize(width: 380, height: 400))
      view.frame = CGRect(x: 10, y: y, width: 380, height: max(30, size.height))
      page.view.addSubview(view)
      y = view.frame.maxY + 6
    }
    return page
  }

  private func controls() -> UIViewController {
    let kinds: [UIButton.Configuration] = [.plain(), .filled(), .gray(), .tinted(), .bordered()]
    var buttons: [UIButton] = []
    for kind in kinds {
      for (isSelected, isEnabled) in [(false, true), (true, true), (false, false)] {
        var configuration = kind
        configuration.title = "Title"
        let button = UIButton(configuration: configuration)
        (button.isSelected, button.isEnabled) = (isSelected, isEnabled)
        buttons.append(button)
      }
    }
    let danger = UIButton(type: .system)
    danger.setTitle("Danger", for: .normal)
    danger.role = .destructive
    let field = UITextField()
    field.placeholder = "Placeholder"
    let search = UISearchBar()
    search.placeholder = "Search"
    search.prompt = "Prompt"
    search.showsCancelButton = true
    return page(of: buttons + [danger, field, search])
  }

  private func dates() -> UIViewController {
    let (inline, wheels) = (UIDatePicker(), UIDatePicker())
    inline.preferredDatePickerStyle = .inline
    wheels.preferredDatePickerStyle = .wheels
    return page(of: [inline, wheels])
  }

  private func asking(_ style: UIAlertController.Style, over page: UIViewController) {
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Go", style: .default))
    if style == .alert { alert.addTextField { $0.placeholder = "Name" } }
    page.present(alert, animated: false)
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `AW-97 texts of the system's views stand out`(style: UIUserInterfaceStyle) throws {
    defer { HostInput.send(.preferences(HostPreferences(), at: 0)) }
    let (sheet, alert) = (UIViewController(), UIViewController())
    let pages: [(UIViewController, Int)] = [
      (bars(), 15), (controls(), 18), (dates(), 40), (sheet, 5), (alert, 5),
    ]
    for (page, count) in pages {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.overrideUserInterfaceStyle = style
      window.rootViewController = page
      let generator = try EventGenerator(window: window)
      if page === sheet { asking(.actionSheet, over: page) }
      if page === alert { asking(.alert, over: page) }
      for isStrong in [false, true] {
        HostInput.send(.preferences(HostPreferences(hasHighContrast: isStrong), at: 0))
        try generator.wait(1)
        #expect(ContrastReport.all(in: window).count >= count)
        #expect(ContrastReport.faint(in: window).map(\.description) == [])
      }
      window.isHidden = true
    }
  }
}

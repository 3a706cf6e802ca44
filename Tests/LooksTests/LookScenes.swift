// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

@testable import UIKitCore

/// Views and controllers whose looks are held against files.
@MainActor
enum LookScenes {
  /// What is done to a control in each column.
  static let states: [@MainActor (UIControl) -> Void] = [
    { _ in }, { $0.isHighlighted = true }, { $0.isEnabled = false },
  ]

  static func controls() -> [UIControl] { values() + buttons() }

  private static func values() -> [UIControl] {
    let (off, on, slider, stepper) = (UISwitch(), UISwitch(), UISlider(), UIStepper())
    on.isOn = true
    slider.value = 0.3
    stepper.value = 1
    let segments = UISegmentedControl(items: ["One", "Two", "Three"])
    segments.selectedSegmentIndex = 1
    segments.setEnabled(false, forSegmentAt: 2)
    let pages = UIPageControl()
    pages.numberOfPages = 4
    pages.currentPage = 2
    return [off, on, slider, stepper, segments, pages]
  }

  private static func buttons() -> [UIControl] {
    let plain = UIButton(type: .system)
    plain.setTitle("Plain", for: .normal)
    plain.setImage(UIImage(systemName: "book"), for: .normal)
    let selected = UIButton(type: .system)
    selected.setTitle("Selected", for: .normal)
    selected.isSelected = true
    let kinds: [UIButton.Configuration] = [.filled(), .gray(), .tinted(), .bordered()]
    let configured = kinds.map { kind in
      var configuration = kind
      configuration.title = "Title"
      configuration.subtitle = "Subtitle"
      configuration.image = UIImage(systemName: "clock")
      return UIButton(configuration: configuration)
    }
    return [plain, selected, UIButton(type: .close), UIButton(type: .infoLight)] + configured
  }

  static func texts() -> [UIView] {
    let label = UILabel()
    label.text =
      "A label of several lines, the last of which is too long to be shown as a whole, and cut"
    label.numberOfLines = 2
    let shadowed = UILabel()
    shadowed.text = "Middle"
    shadowed.textAlignment = .center
    shadowed.textColor = .systemRed
    shadowed.isEnabled = false
    let text = UITextView()
    text.attributedText = styled
    let progress = UIProgressView()
    progress.progress = 0.4
    let spinner = UIActivityIndicatorView(style: .large)
    return fields + [label, shadowed, text, progress, spinner]
  }

  private static var styled: NSAttributedString {
    let text = NSMutableAttributedString(
      string: "Large ", attributes: [.font: UIFont.boldSystemFont(ofSize: 24)])
    text.append(
      NSAttributedString(
        string: "underlined ",
        attributes: [.underlineStyle: 1, .foregroundColor: UIColor.systemGreen]))
    text.append(NSAttributedString(string: "שלום 12"))
    return text
  }

  private static var fields: [UIView] {
    let (edited, empty, secret) = (UITextField(), UITextField(), UITextField())
    edited.text = "A text"
    edited.clearButtonMode = .always
    edited.borderStyle = .roundedRect
    edited.leftView = UIImageView(image: UIImage(systemName: "person"))
    edited.leftViewMode = .always
    empty.placeholder = "Placeholder"
    empty.borderStyle = .line
    empty.background = UIImage(systemName: "book")
    secret.text = "secret"
    secret.isSecureTextEntry = true
    secret.borderStyle = .bezel
    secret.textAlignment = .right
    return [edited, empty, secret]
  }

  static func bars() -> UIViewController {
    let page = UIViewController()
    page.title = "Page"
    page.view.backgroundColor = .systemBackground
    page.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil),
      UIBarButtonItem(title: "Off", style: .plain, target: nil, action: nil),
    ]
    page.navigationItem.rightBarButtonItems?[1].isEnabled = false
    page.toolbarItems = [
      UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil),
    ]
    let root = UIViewController()
    root.title = "Root"
    let stack = UINavigationController(rootViewController: root)
    stack.pushViewController(page, animated: false)
    stack.setToolbarHidden(false, animated: false)
    let other = UIViewController()
    other.tabBarItem = UITabBarItem(title: "Other", image: UIImage(systemName: "clock"), tag: 1)
    other.tabBarItem.badgeValue = "3"
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, other]
    return tabs
  }

  static func alert(_ style: UIAlertController.Style) -> UIAlertController {
    let alert = UIAlertController(title: "Title", message: "A message.", preferredStyle: style)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let off = UIAlertAction(title: "Off", style: .destructive)
    off.isEnabled = false
    alert.addAction(off)
    alert.addAction(UIAlertAction(title: "Go", style: .default))
    if style == .alert { alert.addTextField { $0.placeholder = "Name" } }
    return alert
  }

  static func menu() -> UIMenu {
    UIMenu(
      title: "Menu",
      children: [
        UIAction(title: "First", image: UIImage(systemName: "book"), state: .on) { _ in },
        UIAction(title: "Off", attributes: .disabled) { _ in },
        UIMenu(
          title: "", options: .displayInline,
          children: [
            UIAction(title: "Delete", subtitle: "For ever", attributes: .destructive) { _ in }
          ]),
        UIMenu(title: "More", children: [UIAction(title: "Inner") { _ in }]),
      ])
  }

  /// The symbols that can be had.
  static let symbols = [
    "arrow.clockwise",
    "arrow.down",
    "arrow.down.circle",
    "arrow.left",
    "arrow.right",
    "arrow.up",
    "backward.fill",
    "book",
    "checkmark",
    "checkmark.circle",
    "chevron.down",
    "chevron.left",
    "chevron.right",
    "chevron.up",
    "circle",
    "circle.fill",
    "clock",
    "ellipsis",
    "forward.fill",
    "gearshape",
    "hand.tap",
    "heart",
    "heart.fill",
    "house",
    "house.fill",
    "info.circle",
    "line.3.horizontal",
    "list.bullet",
    "magnifyingglass",
    "minus",
    "minus.circle",
    "pause.fill",
    "person",
    "play.fill",
    "plus",
    "plus.circle",
    "square",
    "square.fill",
    "square.grid.2x2",
    "star",
    "star.fill",
    "stop.fill",
    "trash",
    "xmark",
    "xmark.circle",
  ]
}

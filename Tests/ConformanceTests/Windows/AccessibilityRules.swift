// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("AW what is said of views", .freshApplication)
struct AccessibilityRules {
  /// Label, value and traits.
  private func said(_ view: UIView) -> [String?] {
    [view.accessibilityLabel, view.accessibilityValue, "\(view.accessibilityTraits.rawValue)"]
  }

  @Test func `AW-25 kinds of views say what they are`() {
    let label = UILabel()
    label.text = "Name"
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.isEnabled = false
    let toggle = UISwitch()
    toggle.isOn = true
    let slider = UISlider()
    slider.maximumValue = 4
    slider.value = 1
    let field = UITextField()
    field.placeholder = "Secret"
    field.text = "abc"
    field.isSecureTextEntry = true
    let text = UITextView()
    text.text = "Long"
    func raw(_ traits: UIAccessibilityTraits) -> String { "\(traits.rawValue)" }
    #expect(said(UIView()) == [nil, nil, raw(.none)])
    #expect(said(label) == ["Name", nil, raw(.staticText)])
    #expect(said(button) == ["Save", nil, raw([.button, .notEnabled])])
    #expect(said(toggle) == [nil, "1", raw(.button)])
    #expect(said(slider) == [nil, "25%", raw(.adjustable)])
    #expect(said(field) == ["Secret", "•••", raw(.none)])
    #expect(said(text) == [nil, "Long", raw(.none)])
    #expect(said(UIImageView()) == [nil, nil, raw(.image)])
    let elements: [UIView] = [label, button, toggle, slider, field, text, UIImageView(), UIView()]
    #expect(
      elements.map(\.isAccessibilityElement)
        == [true, true, true, true, true, true, false, false])
  }

  @Test func `AW-25 what a program says comes first, and nil takes it back`() {
    let button = UIButton(type: .system)
    button.setTitle("×", for: .normal)
    button.accessibilityLabel = "Close"
    button.accessibilityHint = "Closes the page"
    button.accessibilityValue = "open"
    button.accessibilityTraits = [.button, .startsMediaSession]
    button.isAccessibilityElement = false
    #expect(said(button) == ["Close", "open", "2049"])
    #expect(button.accessibilityHint == "Closes the page" && !button.isAccessibilityElement)
    button.accessibilityLabel = nil
    #expect(button.accessibilityLabel == "×")
  }

  @Test func `AW-25 the test driver finds views by what they are called`() throws {
    let controller = UIViewController()
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Save") { _ in })
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    let picture = UIImageView()
    picture.accessibilityLabel = "A cat"
    for view in [button, picture] { controller.view.addSubview(view) }
    let generator = try EventGenerator(viewController: controller)
    #expect(try generator.viewWithLabel("Save") === button)
    #expect(try generator.viewWithLabel("A cat") === picture)
    do {
      _ = try generator.viewWithLabel("A dog")
      Issue.record("There is no such view.")
    } catch HammerError.unableToFindLabel(let label) {
      #expect(label == "A dog")
    }
  }

  @Test func `AW-25 bar items are called by their titles unless told otherwise`() throws {
    let item = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
    #expect(item.accessibilityLabel == "Add")
    item.accessibilityLabel = "Add a row"
    let page = UIViewController()
    page.navigationItem.rightBarButtonItem = item
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: page)]
    tabs.viewControllers?[0].tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 3)
    let generator = try EventGenerator(viewController: tabs)
    let button = try generator.viewWithLabel("Add a row")
    #expect(button.accessibilityTraits == .button)
    #expect(try generator.viewWithLabel("Search").isDescendant(of: tabs.tabBar))
  }
}

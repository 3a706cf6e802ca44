// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

private final class Box: UIView {}
private final class OwnSwitch: UISwitch {}
private final class OwnStack: UINavigationController {}

/// A view of a program with what the rewriter makes of `@objc dynamic`.
private final class Stars: UIView {
  var color = UIColor.orange {
    willSet { willChangeValue(forKey: "color") }
    didSet { didChangeValue(forKey: "color") }
  }
  var part: UIView! = UIView()

  nonisolated override class var exposedMembers: ExposedMembers {
    super.exposedMembers.adding(
      .property("color", get: { (me: Stars) in me.color }, set: { $0.color = $1 }),
      .property("part", get: { (me: Stars) -> UIView? in me.part }, set: { $0.part = $1 }))
  }
}

@MainActor @Suite("AW looks of a class", .freshApplication)
struct ClassLooksRules {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

  private func shown<View: UIView>(_ view: View, in superview: UIView? = nil) -> View {
    window.isHidden = false
    if let superview { window.addSubview(superview) }
    (superview ?? window).addSubview(view)
    return view
  }

  @Test func `AW-59 a view takes what was set for its class when it comes into a window`() {
    let early = shown(UISwitch())
    #expect(UISwitch.appearance() === UISwitch.appearance())
    UISwitch.appearance().onTintColor = .red
    OwnSwitch.appearance().thumbTintColor = .green
    let alone = UISwitch()
    #expect(alone.onTintColor == nil && early.onTintColor == nil)
    #expect(shown(alone).onTintColor == .red && alone.thumbTintColor == nil)
    let own = shown(OwnSwitch())
    #expect(own.onTintColor == .red && own.thumbTintColor == .green)
    let set = UISwitch()
    set.onTintColor = .blue
    #expect(shown(set).onTintColor == .blue)
    OwnSwitch.appearance().onTintColor = .black
    #expect(shown(OwnSwitch()).onTintColor == .black && shown(UISwitch()).onTintColor == .red)
  }

  @Test func `AW-102 properties of a program's own view are handed on if they tell`() {
    #expect(shown(Stars()).color == .orange)
    Stars.appearance().color = .red
    let other = Stars()
    let part = other.part
    #expect(shown(other).color == .red && other.part === part)
    let set = Stars()
    set.color = .blue
    #expect(shown(set).color == .blue)
  }

  @Test func `AW-59 fonts, colours of titles and directions are handed on`() {
    UILabel.appearance().font = .boldSystemFont(ofSize: 30)
    UILabel.appearance().textColor = .red
    UIButton.appearance().setTitleColor(.green, for: .normal)
    UIView.appearance().semanticContentAttribute = .forceRightToLeft
    UISlider.appearance().setThumbImage(UIImage(systemName: "plus"), for: .normal)
    UIScrollView.appearance().keyboardDismissMode = .onDrag
    UITextField.appearance().keyboardAppearance = .dark
    UIPageControl.appearance().currentPageIndicatorTintColor = .red
    let label = shown(UILabel())
    #expect(label.font == .boldSystemFont(ofSize: 30) && label.textColor == .red)
    let button = shown(UIButton(type: .custom))
    #expect(button.titleColor(for: .normal) == .green)
    #expect(button.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(shown(UISlider()).thumbImage(for: .normal) != nil)
    #expect(shown(UIScrollView()).keyboardDismissMode == .onDrag)
    #expect(shown(UITextField()).keyboardAppearance == .dark)
    #expect(shown(UIPageControl()).currentPageIndicatorTintColor == .red)
  }

  @Test func `AW-59 fonts are handed on however large a person wants text`() {
    defer { TextSize.prefer(TextSize.ordinary) }
    let bold = UIFont.boldSystemFont(ofSize: 30)
    UILabel.appearance(whenContainedInInstancesOf: [UITableViewCell.self]).font = bold
    UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]).font = bold
    for points in [TextSize.ordinary, TextSize.largest] {
      TextSize.prefer(points)
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Text"
      #expect(cell.textLabel?.font.pointSize == points)
      #expect(shown(cell).textLabel?.font == bold)
      #expect(shown(UISearchBar()).searchTextField.font == bold)
      let set = UITableViewCell(style: .default, reuseIdentifier: nil)
      set.textLabel?.font = .systemFont(ofSize: 20)
      #expect(shown(set).textLabel?.font == .systemFont(ofSize: 20))
    }
  }

  @Test func `AW-60 containers and traits limit it`() {
    UISwitch.appearance().onTintColor = .red
    UISwitch.appearance(whenContainedInInstancesOf: [Box.self]).onTintColor = .blue
    UISwitch.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).thumbTintColor = .black
    #expect(shown(UISwitch()).onTintColor == .red)
    #expect(shown(UISwitch(), in: Box()).onTintColor == .blue)
    let dark = UIView()
    dark.overrideUserInterfaceStyle = .dark
    #expect(shown(UISwitch(), in: dark).thumbTintColor == .black)
    #expect(shown(UISwitch()).thumbTintColor == nil)
    UINavigationBar.appearance(whenContainedInInstancesOf: [OwnStack.self]).tintColor = .green
    for (stack, color) in [(OwnStack(), UIColor.green), (UINavigationController(), .systemBlue)] {
      window.rootViewController = stack
      window.isHidden = false
      #expect(stack.navigationBar.tintColor == color)
    }
  }

  @Test func `AW-61 items of bars take it, and views that come back take the newest`() {
    UIBarButtonItem.appearance().tintColor = .red
    let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    let other = UIBarButtonItem(title: "No", style: .plain, target: nil, action: nil)
    other.tintColor = .blue
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    bar.items = [item, other]
    _ = shown(bar)
    window.layoutIfNeeded()
    #expect(item.tintColor == .red && other.tintColor == .blue)
    UILabel.appearance().textColor = .red
    let label = shown(UILabel())
    label.removeFromSuperview()
    UILabel.appearance().textColor = .green
    #expect(label.textColor == .red && shown(label).textColor == .green)
    UIWindow.appearance().tintColor = .brown
    window.isHidden = true
    window.isHidden = false
    #expect(window.tintColor == .brown)
  }
}

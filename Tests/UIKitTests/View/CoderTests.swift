// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// Nothing is read from an archive; a subclass may still come in through `init(coder:)`.
@MainActor @Suite("What is made with a coder", .freshApplication)
struct CoderTests {
  private let coder = NSKeyedArchiver(requiringSecureCoding: false)

  /// What tells a view that is set up from one that is not.
  private func looks(_ view: UIView?) -> String {
    guard let view else { return "none" }
    let parts = view.subviews.map { "\(type(of: $0))" }.joined(separator: " ")
    return "\(type(of: view)) \(view.bounds.size) \(view.intrinsicContentSize)"
      + " fits \(view.sizeThatFits(CGSize(width: 100, height: 100)))"
      + " clips \(view.clipsToBounds) hidden \(view.isHidden) opaque \(view.isOpaque)"
      + " touches \(view.isUserInteractionEnabled) mode \(view.contentMode)"
      + " recognizers \(view.gestureRecognizers?.count ?? 0) layers"
      + " \(view.layer.sublayers?.count ?? 0) [\(parts)]"
  }

  @Test func `a view made with a coder is set up as one made without`() {
    let pairs: [(UIView?, UIView)] = [
      (UIView(coder: coder), UIView()), (UIControl(coder: coder), UIControl()),
      (UILabel(coder: coder), UILabel()), (UIButton(coder: coder), UIButton()),
      (UIImageView(coder: coder), UIImageView()), (UISwitch(coder: coder), UISwitch()),
      (UISlider(coder: coder), UISlider()), (UIStepper(coder: coder), UIStepper()),
      (UISegmentedControl(coder: coder), UISegmentedControl()),
      (UIProgressView(coder: coder), UIProgressView()),
      (UIPageControl(coder: coder), UIPageControl()),
      (UIActivityIndicatorView(coder: coder), UIActivityIndicatorView()),
      (UIPickerView(coder: coder), UIPickerView()),
      (UIDatePicker(coder: coder), UIDatePicker()),
      (UICalendarView(coder: coder), UICalendarView()),
      (UIScrollView(coder: coder), UIScrollView()),
      (UIRefreshControl(coder: coder), UIRefreshControl()),
      (UIStackView(coder: coder), UIStackView()), (UIToolbar(coder: coder), UIToolbar()),
      (UINavigationBar(coder: coder), UINavigationBar()),
      (UITabBar(coder: coder), UITabBar()),
      (UITextField(coder: coder), UITextField()), (UITextView(coder: coder), UITextView()),
      (UIInputView(coder: coder), UIInputView(frame: .zero, inputViewStyle: .default)),
      (UIWindow(coder: coder), UIWindow()),
    ]
    #expect(pairs.map { looks($0.0) } == pairs.map { looks($0.1) })
  }

  @Test func `a controller made with a coder loads its view and takes children`() throws {
    let page = try #require(UIViewController(coder: coder))
    #expect(!page.isViewLoaded && page.view.superview == nil)
    let stack = try #require(UINavigationController(coder: coder))
    stack.viewControllers = [page]
    #expect(stack.topViewController === page && !stack.navigationBar.isHidden)
    let tabs = try #require(UITabBarController(coder: coder))
    tabs.setViewControllers([stack], animated: false)
    #expect(tabs.selectedViewController === stack && tabs.tabBar.items?.count == 1)
    let split = try #require(UISplitViewController(coder: coder))
    #expect(split.viewControllers == [])
    let pages = try #require(UIPageViewController(coder: coder))
    pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
    #expect(pages.viewControllers?.count == 1)
  }

  @Test func `items of bars made with a coder are empty`() throws {
    let button = try #require(UIBarButtonItem(coder: coder))
    #expect(button.title == nil && button.image == nil && button.isEnabled)
    let tab = try #require(UITabBarItem(coder: coder))
    #expect(tab.title == nil && tab.badgeValue == nil && tab.tag == 0)
    let page = try #require(UINavigationItem(coder: coder))
    #expect(page.title == nil && page.rightBarButtonItems == nil)
    let group = try #require(UIBarButtonItemGroup(coder: coder))
    #expect(group.barButtonItems == [] && group.representativeItem == nil)
  }

  @Test func `a recognizer made with a coder works without a target`() throws {
    let tap = try #require(UITapGestureRecognizer(coder: coder))
    let view = UIView(frame: UIScreen.main.bounds)
    view.addGestureRecognizer(tap)
    let generator = try EventGenerator(view: view)
    try generator.fingerTap()
    #expect(
      generator.trace.filter { $0.hasPrefix("gesture") } == [
        "gesture: UITapGestureRecognizer#1 of UIView#1 gets the touch",
        "gesture: UITapGestureRecognizer#1 possible → ended (tapped)",
      ])
  }

  @Test func `elements of menus are not made with a coder`() {
    #expect(UIAction(coder: coder) == nil && UICommand(coder: coder) == nil)
    #expect(UIKeyCommand(coder: coder) == nil && UIMenu(coder: coder) == nil)
    #expect(UICommandAlternate(coder: coder) == nil)
  }
}

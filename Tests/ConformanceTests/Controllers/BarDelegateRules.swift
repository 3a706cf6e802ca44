// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("VC delegates and pictures of bars", .freshApplication)
struct BarDelegateRules {
  private final class Delegate: NSObject, UINavigationBarDelegate, UIToolbarDelegate {
    var log: [String] = []
    var agrees = true
    var position = UIBarPosition.any

    func navigationBar(
      _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
    ) -> Bool {
      log.append("should push \(item.title ?? "")")
      return agrees
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
      log.append("did push \(item.title ?? "")")
    }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      log.append("should pop \(item.title ?? "")")
      return agrees
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      log.append("did pop \(item.title ?? "")")
    }
    func position(for bar: any UIBarPositioning) -> UIBarPosition { position }
  }

  /// A delegate that implements nothing.
  private final class Silent: NSObject, UINavigationBarDelegate, UIToolbarDelegate {}

  /// A stack that is asked for the way back.
  private final class Asked: UINavigationController, UINavigationBarDelegate {
    var log: [String] = []
    var agrees = false
    var popsItself = false
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      log.append("should pop \(item.title ?? "")")
      if popsItself { popViewController(animated: false) }
      return agrees
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      log.append("did pop \(item.title ?? "")")
    }
  }

  private func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    return page
  }

  @Test func `VC-170 a bar asks its delegate, and tells it`() {
    let (bar, delegate) = (UINavigationBar(), Delegate())
    bar.delegate = delegate
    bar.pushItem(UINavigationItem(title: "A"), animated: false)
    bar.pushItem(UINavigationItem(title: "B"), animated: false)
    #expect(bar.popItem(animated: true)?.title == "B" && bar.topItem?.title == "A")
    delegate.agrees = false
    #expect(bar.popItem(animated: false) == nil)
    bar.pushItem(UINavigationItem(title: "C"), animated: false)
    #expect(bar.items?.map(\.title) == ["A"])
    #expect(
      delegate.log == [
        "should push A", "did push A", "should push B", "did push B", "should pop B", "did pop B",
        "should pop A", "should push C",
      ])
    let silent = Silent()
    bar.delegate = silent
    bar.pushItem(UINavigationItem(title: "D"), animated: false)
    #expect(bar.popItem(animated: false)?.title == "D")
  }

  @Test func `VC-171 a stack that conforms is asked for a person's way back`() throws {
    let stack = Asked(rootViewController: page("A"))
    let generator = try EventGenerator(viewController: stack)
    #expect(stack.navigationBar.delegate === stack)
    stack.pushViewController(page("B"), animated: false)
    stack.pushViewController(page("C"), animated: false)
    generator.advance(by: 1)
    try generator.fingerTap(at: try generator.viewWithIdentifier("back"))
    generator.advance(by: 1)
    #expect(stack.viewControllers.count == 3)
    try generator.press(.menu)
    generator.advance(by: 1)
    #expect(stack.viewControllers.count == 3)
    stack.agrees = true
    try generator.fingerTap(at: try generator.viewWithIdentifier("back"))
    generator.advance(by: 1)
    #expect(stack.viewControllers.count == 2)
    stack.popViewController(animated: false)
    #expect(stack.viewControllers.count == 1)
    #expect(stack.log == ["should pop C", "should pop C", "should pop C", "did pop C"])
    stack.log = []
    stack.popsItself = true
    for title in ["D", "E"] { stack.pushViewController(page(title), animated: false) }
    generator.advance(by: 1)
    try generator.fingerTap(at: try generator.viewWithIdentifier("back"))
    generator.advance(by: 1)
    #expect(stack.viewControllers.count == 2)
    #expect(stack.log == ["should pop E"])
  }

  @Test func `VC-172 a bar is where its delegate says`() throws {
    let controller = UIViewController()
    let generator = try EventGenerator(viewController: controller)
    let (bar, tools) = (UINavigationBar(), UIToolbar())
    let box = UIView(frame: controller.view.bounds)
    controller.view.addSubview(box)
    for view in [bar, tools] {
      view.frame = CGRect(x: 0, y: 100, width: 320, height: 44)
      box.addSubview(view)
    }
    generator.window.layoutIfNeeded()
    let whole = CGRect(x: 0, y: 0, width: 320, height: 44)
    #expect(bar.barPosition == .top && bar.subviews.first?.frame == whole)
    #expect(tools.barPosition == .bottom && tools.subviews[1].frame.minY == 0)
    let delegate = Delegate()
    bar.delegate = delegate
    tools.delegate = delegate
    #expect(bar.barPosition == .top && tools.barPosition == .bottom)
    delegate.position = .topAttached
    for view in [bar, tools] { view.setNeedsLayout() }
    generator.window.layoutIfNeeded()
    let reaching = CGRect(x: 0, y: -100, width: 320, height: 144)
    #expect(bar.subviews.first?.frame == reaching && tools.subviews.first?.frame == reaching)
    #expect(tools.barPosition == .topAttached && tools.subviews[1].frame.maxY == 44)
    let grounds = [bar, tools].compactMap(\.subviews.first)
    for view in [bar, tools] { view.center.y = 72 }
    generator.window.layoutIfNeeded()
    #expect(grounds.map(\.frame.minY) == [-50, -50])
    box.center.y += 10
    generator.window.layoutIfNeeded()
    #expect(grounds.map(\.frame.minY) == [-60, -60])
    let silent = Silent()
    bar.delegate = silent
    tools.delegate = silent
    generator.window.layoutIfNeeded()
    #expect(bar.barPosition == .top && tools.barPosition == .bottom)
    #expect(tools.subviews[1].frame.minY == 0)
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.loadViewIfNeeded()
    #expect(stack.navigationBar.barPosition == .topAttached)
  }

  @Test func `VC-173 pictures and places are set for heights and positions`() {
    let bar = UINavigationBar()
    let (one, two) = (UIImage(), UIImage())
    bar.setBackgroundImage(one, for: .any, barMetrics: .default)
    #expect(bar.standardAppearance.backgroundImage === one)
    #expect(bar.backgroundImage(for: .topAttached, barMetrics: .default) === one)
    bar.setBackgroundImage(two, for: .bottom, barMetrics: .default)
    #expect(bar.backgroundImage(for: .bottom, barMetrics: .default) === two)
    #expect(bar.backgroundImage(for: .default) === one)
    #expect(bar.backgroundImage(for: .any, barMetrics: .compact) == nil)
    bar.setTitleVerticalPositionAdjustment(3, for: .default)
    #expect(bar.titleVerticalPositionAdjustment(for: .compact) == 3)
    bar.setTitleVerticalPositionAdjustment(5, for: .compact)
    #expect(bar.compactAppearance?.titlePositionAdjustment.vertical == 5)
    #expect(bar.titleVerticalPositionAdjustment(for: .default) == 3)
    bar.backIndicatorImage = one
    #expect(bar.standardAppearance.backIndicatorImage !== one)
    bar.backIndicatorTransitionMaskImage = two
    #expect(bar.standardAppearance.backIndicatorImage === one)
    bar.backIndicatorImage = nil
    #expect(bar.standardAppearance.backIndicatorImage !== one)
  }

  @Test func `VC-173 a toolbar has pictures for its place`() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let (one, two) = (UIImage(), UIImage())
    bar.setBackgroundImage(one, forToolbarPosition: .any, barMetrics: .default)
    bar.setBackgroundImage(two, forToolbarPosition: .top, barMetrics: .default)
    #expect(bar.standardAppearance.backgroundImage === one)
    #expect(bar.standardAppearance.backgroundColor == nil)
    #expect(bar.backgroundImage(forToolbarPosition: .bottom, barMetrics: .default) === one)
    #expect(bar.backgroundImage(forToolbarPosition: .top, barMetrics: .default) === two)
    bar.setBackgroundImage(two, forToolbarPosition: .any, barMetrics: .compact)
    #expect(bar.compactAppearance?.backgroundImage === two)
    bar.setBackgroundImage(nil, forToolbarPosition: .any, barMetrics: .default)
    #expect(bar.standardAppearance.backgroundColor != nil)
    bar.setShadowImage(one, forToolbarPosition: .any)
    bar.setShadowImage(two, forToolbarPosition: .top)
    #expect(bar.standardAppearance.shadowImage === one)
    #expect(bar.shadowImage(forToolbarPosition: .bottom) === one)
    #expect(bar.shadowImage(forToolbarPosition: .top) === two)
  }

  @Test func `VC-173 a picture for a place is shown while the bar is there`() throws {
    let controller = UIViewController()
    let generator = try EventGenerator(viewController: controller)
    let (bar, tools, delegate) = (UINavigationBar(), UIToolbar(), Delegate())
    let (one, two, three) = (UIImage(), UIImage(), UIImage())
    let bars: [UIView] = [bar, tools]
    bar.delegate = delegate
    tools.delegate = delegate
    for metrics in [UIBarMetrics.default, .compact] {
      let image = metrics == .default ? two : three
      bar.setBackgroundImage(image, for: .topAttached, barMetrics: metrics)
      tools.setBackgroundImage(image, forToolbarPosition: .topAttached, barMetrics: metrics)
    }
    bar.setBackgroundImage(one, for: .any, barMetrics: .default)
    tools.setBackgroundImage(one, forToolbarPosition: .any, barMetrics: .default)
    for view in bars { controller.view.addSubview(view) }
    func expectPictures(
      at position: UIBarPosition, height: CGFloat, _ image: UIImage?, _ line: Int = #line
    ) {
      delegate.position = position
      for view in bars {
        view.frame = CGRect(x: 0, y: 100, width: 320, height: height)
        view.setNeedsLayout()
      }
      generator.window.layoutIfNeeded()
      for view in bars {
        let shown = view.subviews.compactMap { ($0 as? UIImageView)?.image }
        #expect(shown.first === image, "line \(line)")
      }
    }
    expectPictures(at: .top, height: 44, one)
    expectPictures(at: .topAttached, height: 44, two)
    #expect(bars.map { $0.subviews[0].backgroundColor } == [nil, nil])
    #expect(bar.standardAppearance.backgroundImage === one)
    expectPictures(at: .topAttached, height: 32, three)
    bar.compactAppearance = nil
    tools.compactAppearance = nil
    expectPictures(at: .topAttached, height: 32, two)
    bar.standardAppearance = UINavigationBarAppearance()
    tools.standardAppearance = UIToolbarAppearance()
    expectPictures(at: .topAttached, height: 44, nil)
    let other = UINavigationBar(frame: CGRect(x: 0, y: 300, width: 320, height: 44))
    other.compactAppearance = UINavigationBarAppearance()
    other.setBackgroundImage(two, for: .top, barMetrics: .default)
    controller.view.addSubview(other)
    generator.window.layoutIfNeeded()
    // It has one from then on that it is asked for.
    #expect(other.standardAppearance.backgroundImage == nil)
    other.setNeedsLayout()
    generator.window.layoutIfNeeded()
    let shown = other.subviews.compactMap { ($0 as? UIImageView)?.image }
    #expect(shown.first === two)
  }

  @Test func `VC-174 a bar blurs what is behind it`() throws {
    let stack = UINavigationController(rootViewController: UIViewController())
    let generator = try EventGenerator(viewController: stack)
    let bar = stack.navigationBar
    let look = UINavigationBarAppearance()
    look.backgroundEffect = UIBlurEffect(style: .light)
    look.backgroundColor = nil
    bar.standardAppearance = look
    generator.window.layoutIfNeeded()
    let view = try #require(bar.subviews.first as? UIVisualEffectView)
    #expect(view.effect == look.backgroundEffect && view.frame == bar.subviews[1].frame)
    #expect(bar.subviews[1].backgroundColor == nil)
    bar.standardAppearance.configureWithOpaqueBackground()
    generator.window.layoutIfNeeded()
    #expect(bar.standardAppearance.backgroundEffect == nil && view.superview == nil)
  }

  @Test func `VC-126 a toolbar looks otherwise while the content is at its end`() throws {
    let list = UIScrollView()
    list.contentSize = CGSize(width: 100, height: 5_000)
    let page = UIViewController()
    page.view = list
    let stack = UINavigationController(rootViewController: page)
    stack.isToolbarHidden = false
    let edge = UIToolbarAppearance()
    edge.backgroundColor = .green
    stack.toolbar.scrollEdgeAppearance = edge
    let generator = try EventGenerator(viewController: stack)
    generator.window.layoutIfNeeded()
    #expect(stack.toolbar.subviews.first?.backgroundColor != .green)
    list.contentOffset.y = 5_000 + list.adjustedContentInset.bottom - list.bounds.height
    generator.window.layoutIfNeeded()
    #expect(stack.toolbar.subviews.first?.backgroundColor == .green)
    let compact = UIToolbarAppearance()
    compact.backgroundColor = .brown
    stack.toolbar.compactScrollEdgeAppearance = compact
    #expect(stack.toolbar.compactScrollEdgeAppearance?.backgroundColor == .brown)
    #expect(stack.toolbar.scrollEdgeAppearance?.backgroundColor == .green)
  }

  @Test func `VC-140 a view ends at bars below it that nothing shines through`() throws {
    let child = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [child]
    let generator = try EventGenerator(viewController: tabs)
    generator.advance(by: 0.1)
    #expect(child.view.convert(child.view.bounds, to: tabs.view).maxY == tabs.view.bounds.height)
    tabs.tabBar.isTranslucent = false
    generator.advance(by: 0.1)
    #expect(child.view.convert(child.view.bounds, to: tabs.view).maxY == tabs.tabBar.frame.minY)
    let page = UIViewController()
    let stack = UINavigationController(rootViewController: page)
    stack.isToolbarHidden = false
    stack.toolbar.isTranslucent = false
    let other = try EventGenerator(viewController: stack)
    other.advance(by: 0.1)
    #expect(page.view.convert(page.view.bounds, to: stack.view).maxY == stack.toolbar.frame.minY)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("VC views and bars", .freshApplication)
struct ExtendedEdgeRules {
  private func shown(
    _ child: UIViewController
  ) throws -> (UINavigationController, EventGenerator) {
    let navigation = UINavigationController(rootViewController: child)
    let generator = try EventGenerator(viewController: navigation)
    navigation.view.layoutIfNeeded()
    return (navigation, generator)
  }

  private func top(_ child: UIViewController, in navigation: UINavigationController) -> CGFloat {
    navigation.view.layoutIfNeeded()
    return child.view.convert(child.view.bounds, to: navigation.view).minY
  }

  @Test func `VC-140 a view keeps clear of bars at edges that it leaves out`() throws {
    let child = UIViewController()
    let (navigation, generator) = try shown(child)
    let bar = navigation.navigationBar.frame.maxY
    #expect(bar > 0 && top(child, in: navigation) == 0)
    #expect(child.view.safeAreaInsets.top == bar)
    child.edgesForExtendedLayout = []
    generator.advance(by: 0.1)
    #expect(top(child, in: navigation) == bar && child.view.safeAreaInsets.top == 0)
    child.edgesForExtendedLayout = .all
    generator.advance(by: 0.1)
    #expect(top(child, in: navigation) == 0 && child.view.safeAreaInsets.top == bar)
  }

  @Test func `VC-140 a view ends at a bar that nothing shines through`() throws {
    let child = UIViewController()
    let (navigation, generator) = try shown(child)
    let bar = navigation.navigationBar.frame.maxY
    navigation.navigationBar.isTranslucent = false
    generator.advance(by: 0.1)
    #expect(top(child, in: navigation) == bar)
    child.extendedLayoutIncludesOpaqueBars = true
    generator.advance(by: 0.1)
    #expect(top(child, in: navigation) == 0)
  }

  @Test func `VC-140 a view ends above the bar of tabs`() throws {
    let child = UIViewController()
    child.edgesForExtendedLayout = [.top, .left, .right]
    let tabs = UITabBarController()
    tabs.viewControllers = [child]
    let generator = try EventGenerator(viewController: tabs)
    generator.advance(by: 0.1)
    #expect(child.view.convert(child.view.bounds, to: tabs.view).maxY == tabs.tabBar.frame.minY)
  }

  @Test func `VC-141 a controller may keep scroll views from adjusting themselves`() throws {
    let child = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    scroll.alwaysBounceVertical = true
    child.view.addSubview(scroll)
    let (navigation, _) = try shown(child)
    let bar = navigation.navigationBar.frame.maxY
    #expect(scroll.adjustedContentInset.top == bar)
    child.setContentScrollView(scroll)
    #expect(child.contentScrollView(for: .bottom) === scroll)
    child.automaticallyAdjustsScrollViewInsets = false
    navigation.view.layoutIfNeeded()
    #expect(scroll.adjustedContentInset.top == 0)
  }

  @Test func `VC-142 a controller turns into sight`() throws {
    let root = UIViewController()
    let generator = try EventGenerator(viewController: root)
    let page = UIViewController()
    page.modalPresentationStyle = .fullScreen
    page.modalTransitionStyle = .flipHorizontal
    root.present(page, animated: true)
    #expect(UIModalTransitionStyle.flipHorizontal.rawValue == 1)
    generator.advance(by: 2)
    #expect(page.view.window != nil && page.view.layer.transform.m11 == 1)
    page.dismiss(animated: true)
    generator.advance(by: 2)
    #expect(page.view.window == nil && root.presentedViewController == nil)
  }

  @Test func `AW-75 nobody asks who wants the pointer locked`() {
    let controller = UIViewController()
    controller.setNeedsUpdateOfPrefersPointerLocked()
    #expect(!controller.prefersPointerLocked)
    #expect(controller.childViewControllerForPointerLock == nil)
    #expect(UIApplication.shared.connectedScenes.allSatisfy { $0.pointerLockState == nil })
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKitHost
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("Parts of stacks", .freshApplication)
struct NavigationPartsTests {
  private let log = EventLog()

  private func make(_ name: String) -> NotingController { NotingController(name, log) }

  private func stack(_ names: String...) throws -> (UINavigationController, EventGenerator) {
    let stack = UINavigationController()
    stack.viewControllers = names.map(make)
    let generator = try EventGenerator(viewController: stack)
    _ = log.take()
    return (stack, generator)
  }

  @Test func `a new stack is empty, its bar in sight, its toolbar not`() {
    let stack = UINavigationController()
    #expect(stack.viewControllers == [] && stack.topViewController == nil)
    #expect(stack.visibleViewController == nil && stack.delegate == nil)
    #expect(stack.popViewController(animated: false) == nil)
    #expect(stack.popToRootViewController(animated: false) == nil)
    #expect(!stack.isNavigationBarHidden && stack.isToolbarHidden && stack.madeToolbar == nil)
    stack.isToolbarHidden = true
    #expect(stack.madeToolbar == nil && stack.toolbar.isHidden && stack.toolbar === stack.toolbar)
    #expect(
      [
        stack.hidesBarsOnTap, stack.hidesBarsOnSwipe, stack.hidesBarsWhenKeyboardAppears,
        stack.hidesBarsWhenVerticallyCompact,
      ] == [false, false, false, false])
    #expect(UINavigationController.hideShowBarDuration == 0.2)
    #expect(stack.barHideOnTapGestureRecognizer === stack.barHideOnTapGestureRecognizer)
    #expect(stack.barHideOnSwipeGestureRecognizer === stack.barHideOnSwipeGestureRecognizer)
    #expect(stack.interactivePopGestureRecognizer === stack.interactivePopGestureRecognizer)
  }

  @Test func `a push shows the items of all that are on the stack`() throws {
    final class Changing: UIViewController {
      var item = UINavigationItem(title: "first")
      override var navigationItem: UINavigationItem { item }
    }
    let (stack, _) = try stack("home")
    func push(_ controller: UIViewController) -> [String?] {
      stack.pushViewController(controller, animated: false)
      return stack.navigationBar.items?.map(\.title) ?? []
    }
    let changing = Changing()
    for controller in stack.viewControllers { controller.title = "home" }
    #expect(push(changing) == ["home", "first"])
    changing.item = UINavigationItem(title: "second")
    #expect(push(UIViewController()) == ["home", "second", nil])
    stack.navigationBar.items = [UINavigationItem(title: "other")]
    #expect(push(UIViewController()) == ["home", "second", nil, nil])
    stack.navigationBar.popItem(animated: false)
    #expect(push(UIViewController()) == ["home", "second", nil, nil, nil])
    stack.popToRootViewController(animated: false)
    #expect(push(UIViewController()) == ["home", nil])
  }

  @Test func `a push takes in again who left the controller and not the stack`() throws {
    let (stack, _) = try stack("home")
    let middle = UIViewController()
    stack.pushViewController(middle, animated: false)
    stack.pushViewController(UIViewController(), animated: false)
    middle.removeFromParent()
    #expect(middle.parent == nil && stack.viewControllers[1] === middle)
    stack.pushViewController(UIViewController(), animated: false)
    #expect(middle.parent === stack)
    #expect(stack.viewControllers.allSatisfy { $0.parent === stack })
  }

  @Test func `bars stand within the safe area and reach beyond it`() throws {
    resizeScreen(400, 800, safeArea: EdgeDistances(top: 20, left: 0, bottom: 34, right: 0))
    let (stack, generator) = try stack("home")
    let home = stack.viewControllers[0]
    func insets() -> UIEdgeInsets { home.view.safeAreaInsets }
    #expect(insets() == UIEdgeInsets(top: 64, left: 0, bottom: 34, right: 0))
    stack.isToolbarHidden = false
    #expect(insets() == UIEdgeInsets(top: 64, left: 0, bottom: 78, right: 0))
    #expect(
      PartText.of(stack.view, levels: 3) == [
        "UILayoutContainerView 0,0 400x800 fills",
        " UINavigationTransitionView 0,0 400x800 clips fills",
        "  UIViewControllerWrapperView 0,0 400x800 fills", "   UIView 0,0 400x800 fills",
        " UINavigationBar 0,20 400x44", "  UIView 0,-20 400x64 deaf",
        "  UIView 0,43.5 400x0.5 deaf", "  UILabel 177.75,12.5 44.5x19 deaf \"home\"",
        " UIToolbar 0,722 400x78", "  UIView 0,0 400x78 deaf", "  UIView 0,0 400x0.5 deaf",
        "  BarRow 0,0 400x78",
      ])
    #expect(stack.navigationBar.reachUp == 20 && stack.toolbar.items == nil)
    stack.setNavigationBarHidden(true, animated: true)
    stack.setToolbarHidden(true, animated: true)
    #expect(insets() == UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
    #expect(stack.isNavigationBarHidden && stack.isToolbarHidden)
    stack.setNavigationBarHidden(false, animated: false)
    #expect(!stack.isNavigationBarHidden && insets().top == 64)
    resizeScreen(500, 800)
    #expect(stack.navigationBar.frame == CGRect(x: 0, y: 0, width: 500, height: 44))
    #expect(home.view.frame.size == CGSize(width: 500, height: 800) && insets().top == 44)
    withExtendedLifetime(generator) {}
  }

  @Test func `a toolbar shows what is on top, made before or after`() throws {
    let (stack, generator) = try stack("home")
    let (home, page) = (stack.viewControllers[0], make("page"))
    let items = (0..<3).map { _ in UIBarButtonItem() }
    home.toolbarItems = [items[0]]
    #expect(home.toolbarItems == [items[0]] && stack.madeToolbar == nil)
    #expect(stack.toolbar.items == [items[0]] && stack.toolbar.superview === stack.view)
    page.setToolbarItems([items[1]], animated: true)
    #expect(stack.toolbar.items == [items[0]])
    stack.pushViewController(page, animated: false)
    #expect(stack.toolbar.items == [items[1]] && stack.navigation.hasToolbarItems)
    page.toolbarItems = [items[1], items[2]]
    #expect(stack.toolbar.items == [items[1], items[2]])
    page.toolbarItems = [items[2], items[1]]
    #expect(stack.toolbar.items == [items[2], items[1]])
    page.toolbarItems = nil
    #expect(stack.toolbar.items == nil && !stack.navigation.hasToolbarItems)
    withExtendedLifetime(generator) {}
  }

  @Test func `only what is above another can be left`() throws {
    let (stack, generator) = try stack("a", "b", "c")
    let all = stack.viewControllers
    #expect(stack.popToViewController(all[2], animated: false) == nil)
    #expect(stack.popToViewController(all[1], animated: false) == [all[2]])
    #expect(stack.popToRootViewController(animated: false) == [all[1]])
    #expect(stack.popToRootViewController(animated: false) == nil)
    #expect(stack.popViewController(animated: false) == nil && stack.viewControllers == [all[0]])
    #expect(stack.visibleViewController === all[0])
    let modal = make("modal")
    stack.present(modal, animated: false)
    #expect(stack.visibleViewController === modal && stack.topViewController === all[0])
    withExtendedLifetime(generator) {}
  }

  @Test func `what moves slides over what stays, which lags behind`() throws {
    let (stack, generator) = try stack("home")
    let (home, page) = (stack.viewControllers[0], make("page"))
    func shown() -> [String] {
      let wrappers = home.view.superview?.superview?.subviews ?? []
      return wrappers.map {
        "\($0 === home.view.superview ? "home" : "page") "
          + EventLog.text(Double($0.layer.presentation()?.frame.minX ?? .nan))
      }
    }
    stack.pushViewController(page, animated: true)
    let pushed = shown()
    #expect(pushed == ["home 0", "page 414"])
    generator.advance(by: 0.45)
    #expect(page.view.superview?.frame == stack.view.bounds)
    stack.popViewController(animated: true)
    let popped = shown()
    #expect(popped == ["home -124.2", "page 0"])
    let coordinator = try #require(stack.transitionCoordinator)
    #expect(coordinator.presentationStyle == .none && !coordinator.initiallyInteractive)
    #expect(coordinator.viewController(forKey: .from) === page)
    #expect(coordinator.view(forKey: .to) === home.view && coordinator.percentComplete == 0)
    generator.advance(by: 0.36)
    #expect(coordinator.percentComplete == 1 && stack.transitionCoordinator == nil)
    #expect(home.view.superview?.frame == stack.view.bounds && page.view.superview == nil)
  }

  /// The least whole distance at which something is so, if there is one.
  private func least(_ range: ClosedRange<Int>, _ isSo: (CGFloat) throws -> Bool) rethrows -> Int? {
    for distance in range where try isSo(CGFloat(distance)) { return distance }
    return nil
  }

  @Test func `a finger must go up or down some way to hide bars`() throws {
    let (stack, generator) = try stack("home")
    stack.hidesBarsOnSwipe = true
    func hides(_ x: CGFloat, _ y: CGFloat) throws -> Bool {
      stack.isNavigationBarHidden = y > 0
      try generator.fingerDrag(
        from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200 + x, y: 500 + y), duration: 0.3)
      generator.advance(by: 0.1)
      return stack.isNavigationBarHidden != (y > 0)
    }
    #expect(try least(20...60) { try hides(0, -$0) } == 31)
    #expect(try least(20...60) { try hides(0, $0) } == 31)
    stack.hidesBarsOnSwipe = false
    #expect(try !hides(0, -200) && stack.barHideOnSwipeGestureRecognizer.view == nil)
  }

  @Test func `toolbars hide with the bar where they have something to show`() throws {
    let (stack, generator) = try stack("home")
    stack.hidesBarsOnTap = true
    stack.isToolbarHidden = false
    let middle = CGPoint(x: 200, y: 500)
    func flags() -> [Bool] { [stack.isNavigationBarHidden, stack.isToolbarHidden] }
    try generator.fingerTap(at: middle)
    #expect(flags() == [true, false])
    stack.viewControllers[0].toolbarItems = [UIBarButtonItem()]
    generator.advance(by: 0.5)
    try generator.fingerTap(at: middle)
    #expect(flags() == [false, false])
    generator.advance(by: 0.5)
    try generator.fingerTap(at: middle)
    #expect(flags() == [true, true])
    stack.hidesBarsOnTap = false
    generator.advance(by: 0.5)
    try generator.fingerTap(at: middle)
    #expect(flags() == [true, true])
  }

  @Test func `bars follow the height and the keyboard only while they are asked to`() throws {
    let (stack, generator) = try stack("home")
    resizeScreen(896, 414)
    #expect(!stack.isNavigationBarHidden)
    stack.hidesBarsWhenVerticallyCompact = true
    #expect(stack.isNavigationBarHidden)
    resizeScreen(414, 896)
    #expect(!stack.isNavigationBarHidden)
    stack.hidesBarsWhenVerticallyCompact = false
    func showKeyboard() {
      NotificationCenter.default.post(
        name: UIResponder.keyboardWillShowNotification, object: nil)
    }
    showKeyboard()
    #expect(!stack.isNavigationBarHidden)
    for _ in 1...2 {
      stack.hidesBarsWhenKeyboardAppears = true
      showKeyboard()
      #expect(stack.isNavigationBarHidden)
      stack.isNavigationBarHidden = false
      stack.hidesBarsWhenKeyboardAppears = false
      showKeyboard()
      #expect(!stack.isNavigationBarHidden)
    }
    let other = UINavigationController(rootViewController: UIViewController())
    other.hidesBarsWhenKeyboardAppears = true
    showKeyboard()
    other.loadViewIfNeeded()
    showKeyboard()
    #expect(!other.isNavigationBarHidden)
    withExtendedLifetime(generator) {}
  }

  /// Whether a finger from the left edge goes back.
  private func goesBack(
    to x: CGFloat, _ stack: UINavigationController, _ generator: EventGenerator,
    thenTo end: CGFloat? = nil, over seconds: TimeInterval = 1, rest: TimeInterval = 0.5
  ) throws -> Bool {
    stack.viewControllers = [stack.viewControllers[0], make("page")]
    try generator.fingerDown(at: CGPoint(x: 2, y: 300))
    try generator.fingerMove(to: CGPoint(x: x, y: 300), duration: seconds)
    if let end { try generator.fingerMove(to: CGPoint(x: end, y: 300), duration: 0.1) }
    generator.advance(by: rest)
    try generator.fingerUp()
    generator.advance(by: 1)
    return stack.viewControllers.count == 1
  }

  @Test func `a finger goes back when it went far, or is fast`() throws {
    let (stack, generator) = try stack("home", "page")
    #expect(try least(110...150) { try goesBack(to: $0, stack, generator) } == 127)
    #expect(try goesBack(to: 60, stack, generator, over: 0.1, rest: 0))
    #expect(try !goesBack(to: 60, stack, generator, over: 0.1, rest: 0.5))
    #expect(try !goesBack(to: 300, stack, generator, thenTo: 200, rest: 0))
    #expect(try goesBack(to: 300, stack, generator, thenTo: 200, rest: 0.5))
    stack.viewControllers = [stack.viewControllers[0]]
    try generator.fingerDown(at: CGPoint(x: 2, y: 300))
    try generator.fingerMove(to: CGPoint(x: 300, y: 300), duration: 0.5)
    try generator.fingerUp()
    #expect(stack.viewControllers.count == 1)
  }

  @Test func `a finger drives what it holds, and lets go of it when it is taken away`() throws {
    let (stack, generator) = try stack("home", "page")
    let pop = try #require(
      stack.interactivePopGestureRecognizer as? UIScreenEdgePanGestureRecognizer)
    #expect(pop.edges == .left && pop.view === stack.view)
    try generator.fingerDown(at: CGPoint(x: 2, y: 300))
    try generator.fingerMove(to: CGPoint(x: 209, y: 300), duration: 0.5)
    let coordinator = try #require(stack.transitionCoordinator)
    #expect(coordinator.isInteractive && coordinator.initiallyInteractive)
    #expect(coordinator.percentComplete == 0.5)
    coordinator.notifyWhenInteractionChanges { [log] in
      log.record("interactive \($0.isInteractive), cancelled \($0.isCancelled)")
    }
    _ = log.take()
    try generator.cancelTouches()
    #expect(log.take().first == "interactive false, cancelled true")
    generator.advance(by: 0.1)
    stack.popViewController(animated: true)
    #expect(stack.transitionCoordinator?.isInteractive == false)
  }
}

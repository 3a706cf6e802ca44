// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("Controllers and those in them", .freshApplication)
struct ContainmentTests {
  private let log = EventLog()

  private func make(_ name: String) -> NotingController { NotingController(name, log) }

  @Test func `a new controller has nothing and says so`() {
    let page = UIViewController()
    #expect(!page.isViewLoaded && page.viewIfLoaded == nil)
    #expect(page.keyCommands == nil && page.title == nil && page.toolbarItems == nil)
    #expect(page.parent == nil && page.children == [] && page.tab == nil)
    #expect(page.presentedViewController == nil && page.presentingViewController == nil)
    #expect(page.navigationController == nil && page.tabBarController == nil)
    #expect(page.splitViewController == nil && page.transitionCoordinator == nil)
    #expect(
      page.modalPresentationStyle == .automatic && page.modalTransitionStyle == .coverVertical)
    #expect(
      [
        page.isEditing, page.isModalInPresentation, page.hidesBottomBarWhenPushed,
        page.isBeingPresented, page.isBeingDismissed, page.isMovingToParent,
        page.isMovingFromParent, page.disablesAutomaticKeyboardDismissal, page.isOnScreen,
      ] == Array(repeating: false, count: 9))
    #expect(
      page.viewRespectsSystemMinimumLayoutMargins && page.performsActionsWhilePresentingModally
        && page.shouldAutomaticallyForwardAppearanceMethods)
    #expect(page.preferredContentSize == .zero && page.additionalSafeAreaInsets == .zero)
    #expect(page.overrideUserInterfaceStyle == .unspecified && page.focusGroupIdentifier == nil)
    page.modalPresentationStyle = .formSheet
    #expect(page.disablesAutomaticKeyboardDismissal)
    #expect(PartText.of(page.view) == ["UIView 0,0 414x896 fills"])
    #expect(page.isViewLoaded && page.view.next === page)
  }

  @Test func `a view that is replaced has no controller any more`() {
    let page = make("page")
    let (first, second) = (UIView(), UIView())
    page.view = first
    #expect(page.isViewLoaded && first.next === page && log.take() == [])
    page.view = second
    #expect(first.next == nil && second.next === page)
    page.view = second
    #expect(second.next === page)
    page.view = nil
    #expect(!page.isViewLoaded && second.next == nil)
    page.loadViewIfNeeded()
    page.loadViewIfNeeded()
    #expect(log.take() == ["page loaded"] && page.view !== second)
  }

  @Test func `children move in and out, and know where they are on the way`() {
    let (parent, other, child, last) = (make("parent"), make("other"), make("child"), make("last"))
    parent.addChild(child)
    parent.addChild(last)
    #expect(child.isMovingToParent && child.parent === parent)
    child.didMove(toParent: parent)
    #expect(!child.isMovingToParent)
    parent.addChild(child)
    #expect(parent.children == [last, child] && !child.isMovingToParent)
    _ = log.take()
    other.addChild(child)
    #expect(
      log.take() == ["child moves out leaving", "child will move in entering"])
    #expect(parent.children == [last] && other.children == [child] && child.isMovingToParent)
    child.removeFromParent()
    child.removeFromParent()
    #expect(log.take() == ["child moves out leaving"])
    #expect(child.parent == nil && !child.isMovingFromParent && other.children == [])
    child.willMove(toParent: nil)
    #expect(child.isMovingFromParent && !child.isMovingToParent)
    child.didMove(toParent: nil)
    #expect(!child.isMovingFromParent)
  }

  @Test func `a child that is added by itself while it is told is in one parent, once`() {
    final class Eager: UIViewController {
      weak var wanted: UIViewController?
      override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        let goal = wanted
        // Adding it tells it again.
        wanted = nil
        goal?.addChild(self)
      }
    }
    let (parent, other, child) = (make("parent"), make("other"), Eager())
    for goal in [parent, other] {
      child.wanted = goal
      parent.addChild(child)
      #expect(parent.children == [child] && other.children == [] && child.parent === parent)
      child.removeFromParent()
      #expect(parent.children == [] && child.parent == nil)
    }
  }

  @Test func `a controller finds the nearest container of each kind`() {
    let (page, inner, outer) = (make("page"), UINavigationController(), UINavigationController())
    let (tabs, split) = (UITabBarController(), UISplitViewController())
    let between = make("between")
    between.addChild(page)
    inner.viewControllers = [between]
    tabs.viewControllers = [inner]
    outer.viewControllers = [tabs]
    split.viewControllers = [outer]
    #expect(page.navigationController === inner && inner.navigationController === outer)
    #expect(page.tabBarController === tabs && tabs.tabBarController == nil)
    #expect(page.splitViewController === split && outer.navigationController == nil)
    #expect(Containment.outermost(page) === split && Containment.outermost(split) === split)
  }

  @Test(arguments: ["itself", "a grandchild"])
  func `a controller is not in itself`(what: String) async {
    await #expect(processExitsWith: .failure) { [what] in
      await MainActor.run {
        let (top, middle, low) = (UIViewController(), UIViewController(), UIViewController())
        top.addChild(middle)
        middle.addChild(low)
        (what == "itself" ? top : low).addChild(top)
      }
    }
  }

  @Test func `sizes that are preferred are told upwards, once`() throws {
    let (root, parent, child) = (make("root"), make("parent"), make("child"))
    parent.modalPresentationStyle = .custom
    parent.addChild(child)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    parent.preferredContentSize = CGSize(width: 5, height: 5)
    #expect(log.take() == ["child will move in entering", "parent hears 10x20"])
    let generator = try EventGenerator(viewController: root)
    root.present(parent, animated: false)
    _ = log.take()
    parent.preferredContentSize = CGSize(width: 30, height: 40)
    #expect(log.take() == ["root hears 30x40"] && child.preferredContentSize.height == 20)
    withExtendedLifetime(generator) {}
  }

  @Test func `a new size is told to children that have another, and goes through one's own view`() {
    let (parent, full, part) = (make("parent"), make("full"), make("part"))
    let unloaded = make("unloaded")
    for child in [full, part, unloaded] { parent.addChild(child) }
    parent.view.addSubview(full.view)
    part.view.frame = CGRect(x: 0, y: 0, width: 50, height: 60)
    parent.view.addSubview(part.view)
    let whole = CGSize(width: 7, height: 8)
    #expect(parent.size(forChildContentContainer: full, withParentContainerSize: whole) == whole)
    #expect(
      parent.size(forChildContentContainer: part, withParentContainerSize: whole)
        == CGSize(width: 50, height: 60))
    #expect(
      parent.size(forChildContentContainer: unloaded, withParentContainerSize: whole) == whole)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = parent
    window.isHidden = false
    _ = log.take()
    resizeScreen(500, 896)
    #expect(log.take() == ["full will be 500x896", "parent will be 500x896"])
    resizeScreen(500, 896)
    #expect(log.take() == [] && !unloaded.isViewLoaded)
  }

  @Test func `what accompanies a new size is done once, and what comes later not at all`() throws {
    final class Asking: UIViewController {
      var coordinator: (any UIViewControllerTransitionCoordinator)?
      var lines: [String] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        self.coordinator = coordinator
        let isTaken = coordinator.animateAlongsideTransition(in: view) { [unowned self] in
          lines.append("alongside \($0.percentComplete)")
        }
        lines.append("taken \(isTaken)")
        coordinator.notifyWhenInteractionChanges { [unowned self] _ in lines.append("changed") }
      }
    }
    let page = Asking()
    let generator = try EventGenerator(viewController: page)
    resizeScreen(500, 600)
    generator.advance(by: 1)
    #expect(page.lines == ["taken true", "alongside 0.0"])
    let coordinator = try #require(page.coordinator)
    #expect(!coordinator.animate { _ in page.lines.append("late") })
    #expect(page.lines.count == 2 && coordinator.containerView === page.view.window)
    #expect(
      [
        coordinator.isAnimated, coordinator.isInteractive, coordinator.initiallyInteractive,
        coordinator.isCancelled,
      ] == [false, false, false, false])
    #expect(
      [
        coordinator.percentComplete, coordinator.completionVelocity,
        CGFloat(coordinator.transitionDuration),
      ] == [1, 1, 0])
    #expect(coordinator.presentationStyle == .none && coordinator.completionCurve == .linear)
    #expect(coordinator.targetTransform == .identity && coordinator.view(forKey: .to) == nil)
    #expect(coordinator.viewController(forKey: .from) == nil)
  }

  @Test func `key commands are added, found once and taken away`() {
    final class Own: UIViewController {
      let own = UIKeyCommand(input: "o", modifierFlags: .command, action: Selector("own"))
      override var keyCommands: [UIKeyCommand]? { [own] }
    }
    let added = UIKeyCommand(input: "a", modifierFlags: .command, action: Selector("added"))
    let plain = UIViewController()
    plain.addKeyCommand(added)
    #expect(plain.keyCommands == [added] && plain.offeredKeyCommands == [added])
    plain.removeKeyCommand(added)
    #expect(plain.keyCommands == nil && plain.offeredKeyCommands == [])
    let own = Own()
    own.addKeyCommand(added)
    own.addKeyCommand(own.own)
    #expect(own.offeredKeyCommands == [own.own, added])
  }

  @Test func `editing is told once a change and shown by the button, made before or after`() {
    final class Editor: UIViewController {
      var told: [String] = []
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        told.append("\(editing) \(animated)")
      }
    }
    let editor = Editor()
    editor.isEditing = true
    let button = editor.editButtonItem
    #expect(button.title == "Done" && button.style == .done)
    editor.setEditing(false, animated: true)
    #expect(button.title == "Edit" && button.style == .plain)
    button.primaryAction?.perform(from: button)
    #expect(button.title == "Done" && button.style == .done && editor.isEditing)
    #expect(editor.told == ["true false", "false true", "true true"])
  }

  @Test func `insets are added to the safe area, and taken back`() throws {
    final class Edges: UIViewController {
      var told = 0
      override func viewSafeAreaInsetsDidChange() { told += 1 }
    }
    let page = Edges()
    let generator = try EventGenerator(viewController: page)
    page.told = 0
    page.additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    page.additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(page.told == 1)
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    page.additionalSafeAreaInsets = .zero
    #expect(page.told == 2 && page.view.safeAreaInsets == .zero)
    withExtendedLifetime(generator) {}
  }

  @Test func `titles go to the items of bars, those of a stack's first page to the stack's tab`() {
    let (home, page) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: home)
    stack.pushViewController(page, animated: false)
    #expect(home.navigationItem.title == nil && home.navigationItem === home.navigationItem)
    #expect(stack.tabBarItem.title == nil && stack.tabBarItem === stack.tabBarItem)
    page.title = "Page"
    #expect(stack.tabBarItem.title == nil && page.navigationItem.title == "Page")
    home.title = "Home"
    #expect([home.navigationItem.title, stack.tabBarItem.title] == ["Home", "Home"])
    #expect(home.tabBarItem.title == "Home" && page.tabBarItem.title == "Page")
    page.title = "Other"
    #expect([page.navigationItem.title, page.tabBarItem.title] == ["Other", "Other"])
    stack.title = "Stack"
    home.title = "House"
    #expect([home.title, stack.title, stack.tabBarItem.title] == ["House", "Stack", "Stack"])
    let item = UITabBarItem(title: "Item", image: nil, tag: 3)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, UINavigationController(rootViewController: UIViewController())]
    tabs.loadViewIfNeeded()
    stack.tabBarItem = item
    #expect(tabs.tabBar.items?.map(\.title) == ["Item", nil] && stack.tabBarItem === item)
  }
}

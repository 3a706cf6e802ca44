// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Every container tells its controllers in order, once, and whether it is animated.
@MainActor @Suite("Order of appearance", .freshApplication)
struct AppearanceOrderTests {
  private let log = EventLog()

  private func make(_ name: String) -> NotingController { NotingController(name, log) }

  private func show(_ root: UIViewController) throws -> EventGenerator {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    let generator = try EventGenerator(window: window)
    _ = log.take()
    return generator
  }

  @Test func `a window tells its root, not animated, each time it is shown and hidden`() throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.isHidden = true
    window.rootViewController = make("root")
    #expect(log.take() == ["root loaded"])
    window.isHidden = false
    window.isHidden = true
    window.isHidden = true
    window.isHidden = false
    let once = [
      "root will appear", "root is appearing", "root appeared", "root will disappear",
      "root disappeared",
    ]
    #expect(log.take() == once + once.prefix(3))
    let second = make("second")
    window.rootViewController = second
    #expect(
      log.take() == [
        "second loaded", "root will disappear", "second will appear", "second is appearing",
        "root disappeared", "second appeared",
      ])
    #expect(PartText.of(second.view) == ["UIView 0,0 414x896 fills"])
    #expect(window.subviews.first === second.view)
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    other.rootViewController = second
    #expect(window.rootViewController == nil && other.rootViewController === second)
    #expect(log.take() == ["second will disappear", "second disappeared"])
    #expect(second.view.window === other && second.view.bounds.width == 100)
  }

  @Test func `a stack says whether it is animated, entering and leaving`() throws {
    let (home, page, last) = (make("home"), make("page"), make("last"))
    let stack = UINavigationController(rootViewController: home)
    let generator = try show(stack)
    stack.pushViewController(page, animated: true)
    generator.advance(by: 1)
    #expect(
      log.take() == [
        "page will move in entering", "page loaded entering", "home will disappear animated",
        "page will appear animated entering", "page is appearing animated entering",
        "home disappeared animated", "page appeared animated entering", "page moves in entering",
      ])
    stack.show(last, sender: nil)
    #expect(stack.transitionCoordinator?.isAnimated == true)
    generator.advance(by: 1)
    _ = log.take()
    stack.popToRootViewController(animated: true)
    generator.advance(by: 1)
    #expect(
      log.take() == [
        "page will move out leaving", "last will move out leaving",
        "last will disappear animated leaving", "home will appear animated",
        "home is appearing animated", "last disappeared animated leaving",
        "home appeared animated", "page moves out leaving", "last moves out leaving",
      ])
    #expect([home, page, last].map(\.isMovingFromParent) == [false, false, false])
    stack.viewControllers = [home, page]
    #expect(stack.transitionCoordinator == nil && !page.isMovingToParent)
    #expect(
      log.take() == [
        "page will move in entering", "home will disappear", "page will appear entering",
        "page is appearing entering", "home disappeared", "page appeared entering",
        "page moves in entering",
      ])
  }

  @Test func `a finger that goes back says so, and that it was taken back`() throws {
    let (home, page) = (make("home"), make("page"))
    let stack = UINavigationController(rootViewController: home)
    let generator = try show(stack)
    stack.pushViewController(page, animated: false)
    _ = log.take()
    try generator.fingerDown(at: CGPoint(x: 4, y: 300))
    try generator.fingerMove(to: CGPoint(x: 100, y: 300), duration: 0.5)
    try generator.fingerUp()
    #expect(
      log.take() == [
        "page will move out leaving", "page will disappear animated leaving",
        "home will appear animated", "home is appearing animated",
        "home will disappear animated", "page will appear animated", "home disappeared animated",
        "page is appearing animated", "page appeared animated", "page moves in",
      ])
    #expect(stack.viewControllers == [home, page] && stack.navigationBar.topItem?.title == "page")
    #expect(home.view.window == nil && page.parent === stack)
  }

  @Test func `tabs are exchanged at once, not animated`() throws {
    let (one, two, three) = (make("one"), make("two"), make("three"))
    let tabs = UITabBarController()
    tabs.viewControllers = [one, two]
    let generator = try show(tabs)
    tabs.selectedIndex = 1
    #expect(
      log.take() == [
        "two loaded", "one will disappear", "two will appear", "two is appearing",
        "one disappeared", "two appeared",
      ])
    tabs.setViewControllers([three, one], animated: false)
    #expect(
      log.take() == [
        "two will move out leaving", "three will move in entering", "two will disappear leaving",
        "one will appear", "one is appearing", "two disappeared leaving", "one appeared",
        "two moves out leaving", "three moves in entering",
      ])
    #expect(
      [one, two, three].map { $0.isMovingToParent || $0.isMovingFromParent } == [
        false, false, false,
      ])
    withExtendedLifetime(generator) {}
  }

  @Test func `a presentation says whether it is animated`() throws {
    let (root, page) = (make("root"), make("page"))
    page.modalPresentationStyle = .fullScreen
    let generator = try show(root)
    root.present(page, animated: true) { [log] in log.record("done \(page.isBeingPresented)") }
    generator.advance(by: 1)
    #expect(
      log.take() == [
        "page loaded presented", "root will disappear animated",
        "page will appear animated presented", "page is appearing animated presented",
        "root disappeared animated", "page appeared animated presented", "done false",
      ])
    page.dismiss(animated: true) { [log] in log.record("done \(page.isBeingDismissed)") }
    generator.advance(by: 1)
    #expect(
      log.take() == [
        "page will disappear animated dismissed", "root will appear animated",
        "root is appearing animated", "page disappeared animated dismissed",
        "root appeared animated", "done false",
      ])
    root.present(page, animated: false)
    page.dismiss(animated: false)
    #expect(log.take().allSatisfy { !$0.contains("animated") })
  }

  @Test func `a child takes another's place over time, or at once`() throws {
    let (parent, old, new) = (make("parent"), make("old"), make("new"))
    for child in [old, new] {
      parent.addChild(child)
      child.didMove(toParent: parent)
    }
    parent.view.addSubview(old.view)
    let generator = try show(parent)
    _ = log.take()
    parent.transition(from: old, to: new, duration: 0, animations: nil) { [log] in
      log.record("done \($0)")
    }
    generator.advance(by: 0)
    let exchanged = [
      "new loaded", "old will disappear", "new will appear", "new is appearing",
      "old disappeared", "new appeared", "done true",
    ]
    #expect(log.take() == exchanged)
    #expect(new.view.superview === parent.view && old.view.superview == nil)
    let holder = UIView()
    parent.view.addSubview(holder)
    holder.addSubview(old.view)
    _ = log.take()
    parent.transition(from: new, to: old, duration: 1, animations: { new.view.alpha = 0 })
    #expect(old.view.superview === holder && new.view.superview === parent.view)
    generator.advance(by: 0.9)
    #expect(new.view.superview === parent.view)
    generator.advance(by: 0.2)
    #expect(new.view.superview == nil)
    #expect(
      log.take().filter { $0.hasPrefix("new") } == [
        "new will disappear animated", "new disappeared animated",
      ])
  }

  @Test func `what is told by hand is told once, with what was said first`() throws {
    let (parent, child) = (make("parent"), make("child"))
    parent.forwards = false
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let generator = try show(parent)
    child.beginAppearanceTransition(true, animated: true)
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    child.endAppearanceTransition()
    child.beginAppearanceTransition(true, animated: false)
    child.beginAppearanceTransition(false, animated: true)
    child.beginAppearanceTransition(false, animated: false)
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(
      log.take() == [
        "child will appear animated entering", "child is appearing animated entering",
        "child appeared animated entering", "child will disappear animated entering",
        "child will appear entering", "child is appearing entering", "child appeared entering",
      ])
    generator.window.isHidden = true
    #expect(log.take() == ["parent will disappear", "parent disappeared"])
    child.beginAppearanceTransition(false, animated: false)
    child.endAppearanceTransition()
    child.beginAppearanceTransition(false, animated: false)
    child.endAppearanceTransition()
    #expect(log.take() == ["child will disappear entering", "child disappeared entering"])
  }
}

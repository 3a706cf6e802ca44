// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("VC older delegates of split views", .freshApplication)
struct SplitDelegateRules {
  private final class Delegate: UISplitViewControllerDelegate {
    var takes = true
    var detail: UIViewController?
    let log = EventLog()

    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool {
      log.record("collapse")
      return takes
    }
    func splitViewController(
      _ splitViewController: UISplitViewController,
      separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
      log.record("separate")
      return detail
    }
    func splitViewControllerSupportedInterfaceOrientations(
      _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask { .landscape }
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
      log.record("finger")
    }
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
      log.record("up")
    }
  }

  private func size(_ width: Double) {
    HostInput.send(.screen(ScreenMetrics(size: CGSize(width: width, height: 800), scale: 1), at: 0))
  }

  private func window(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  @Test func `VC-136 VC-138 the delegate makes one stack and two columns`() throws {
    defer { HostInput.send(.screen(.headless, at: 0)) }
    size(1200)
    let (list, first) = (UIViewController(), UIViewController())
    let master = UINavigationController(rootViewController: list)
    let split = UISplitViewController()
    let delegate = Delegate()
    split.delegate = delegate
    split.viewControllers = [master, UINavigationController(rootViewController: first)]
    let window = window(split)
    window.layoutIfNeeded()
    let observer = NotificationCenter.default.addObserver(
      forName: UIViewController.showDetailTargetDidChangeNotification, object: split, queue: nil
    ) { _ in MainActor.assumeIsolated { delegate.log.record("target") } }
    defer { NotificationCenter.default.removeObserver(observer) }
    size(400)
    #expect(split.isCollapsed && master.viewControllers == [list])
    #expect(delegate.log.take() == ["collapse", "target"])
    let detail = UINavigationController(rootViewController: UIViewController())
    delegate.detail = detail
    size(1200)
    #expect(!split.isCollapsed && split.viewControllers.last === detail)
    #expect(delegate.log.take() == ["separate", "target"])
    delegate.takes = false
    size(400)
    #expect(master.viewControllers.count == 2)
  }

  @Test func `AW-58 the delegate of a split view says which edges may be up`() {
    let split = UISplitViewController()
    #expect(
      split.supportedInterfaceOrientations == UIViewController().supportedInterfaceOrientations)
    let delegate = Delegate()
    split.delegate = delegate
    #expect(split.supportedInterfaceOrientations == .landscape)
    #expect(split.preferredInterfaceOrientationForPresentation != .unknown)
  }

  @Test func `VC-137 the delegate is told of a finger that brings a column in`() throws {
    defer { HostInput.send(.screen(.headless, at: 0)) }
    size(900)
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    split.preferredDisplayMode = .secondaryOnly
    let delegate = Delegate()
    split.delegate = delegate
    let window = window(split)
    let generator = try EventGenerator(window: window)
    try generator.fingerDown(at: CGPoint(x: 2, y: 300))
    try generator.fingerMove(translationX: 200, y: 0, duration: 0.3)
    try generator.fingerUp()
    #expect(delegate.log.lines == ["finger", "up"])
    #expect(split.displayMode != .secondaryOnly)
  }
}

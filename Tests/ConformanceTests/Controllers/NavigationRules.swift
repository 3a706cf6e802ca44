// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("VC stacks", .freshApplication)
struct NavigationRules {
  private let log = CallbackLog()

  private func make(_ name: String) -> RecordingController { RecordingController(name, log) }

  private final class Delegate: NSObject, UINavigationControllerDelegate {
    let log: CallbackLog
    init(_ log: CallbackLog) { self.log = log }
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { log.note("willShow \(viewController.title ?? "")") }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { log.note("didShow \(viewController.title ?? "")") }
  }

  @Test func `VC-20 push and pop tell controllers and delegate in order`() {
    let stack = UINavigationController(rootViewController: make("home"))
    let delegate = Delegate(log)
    stack.delegate = delegate
    let window = makeWindow(root: stack)
    #expect(
      log.take() == [
        "home: willMove in", "home: didMove in", "home: didLoad", "willShow home", "didShow home",
        "home: willAppear", "home: isAppearing", "home: didAppear",
      ])
    stack.pushViewController(make("page"), animated: false)
    #expect(
      log.take() == [
        "page: willMove in", "page: didLoad", "home: willDisappear", "page: willAppear movingTo",
        "willShow page", "page: isAppearing movingTo", "home: didDisappear",
        "page: didAppear movingTo", "page: didMove in", "didShow page",
      ])
    let popped = stack.popViewController(animated: false)
    #expect(popped?.title == "page")
    #expect(
      log.take() == [
        "page: willMove out", "page: willDisappear movingFrom", "home: willAppear",
        "willShow home", "home: isAppearing", "page: didDisappear movingFrom", "home: didAppear",
        "page: didMove out", "didShow home",
      ])
    #expect(stack.popViewController(animated: false) == nil)
    window.isHidden = true
  }

  @Test(arguments: [false, true])
  func `VC-20 nothing keeps what was popped`(isAnimated: Bool) throws {
    let stack = UINavigationController(rootViewController: make("home"))
    let window = makeWindow(root: stack)
    let generator = try EventGenerator(window: window)
    weak var page: UIViewController?
    do {
      let pushed = make("page")
      page = pushed
      stack.pushViewController(pushed, animated: isAnimated)
    }
    try generator.wait(1)
    #expect(stack.topViewController === page && page != nil)
    stack.popViewController(animated: isAnimated)
    try generator.wait(1)
    #expect(page == nil)
    window.isHidden = true
  }

  @Test func `VC-21 stacks are cut and replaced`() {
    let controllers = ["a", "b", "c", "d"].map(make)
    let stack = UINavigationController(rootViewController: controllers[0])
    let window = makeWindow(root: stack)
    for controller in controllers.dropFirst() {
      stack.pushViewController(controller, animated: false)
    }
    #expect(stack.viewControllers == controllers)
    #expect(stack.children == controllers)
    #expect(stack.topViewController === controllers[3])
    #expect(controllers[3].navigationController === stack)
    _ = log.take()
    let popped = stack.popToViewController(controllers[1], animated: false)
    #expect(popped == [controllers[2], controllers[3]])
    #expect(
      log.take() == [
        "c: willMove out", "d: willMove out", "d: willDisappear movingFrom", "b: willAppear",
        "b: isAppearing", "d: didDisappear movingFrom", "b: didAppear", "c: didMove out",
        "d: didMove out",
      ])
    #expect(stack.popToRootViewController(animated: false) == [controllers[1]])
    #expect(stack.popToRootViewController(animated: false) == nil)
    _ = log.take()
    stack.setViewControllers([controllers[2], controllers[0]], animated: false)
    #expect(log.take() == ["c: willMove in", "c: didMove in"])
    #expect(stack.topViewController === controllers[0])
    #expect(stack.visibleViewController === controllers[0])
    window.isHidden = true
  }

  @Test func `VC-22 a push during a change waits for its end`() {
    final class Pushing: RecordingController {
      var other: UIViewController?
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let other else { return }
        self.other = nil
        navigationController?.pushViewController(other, animated: false)
      }
    }
    let stack = UINavigationController(rootViewController: make("home"))
    let window = makeWindow(root: stack)
    let pushing = Pushing("pushing", log)
    pushing.other = make("other")
    _ = log.take()
    stack.pushViewController(pushing, animated: false)
    #expect(
      log.take().filter { $0.contains("ppear") } == [
        "home: willDisappear", "pushing: willAppear movingTo", "pushing: isAppearing movingTo",
        "home: didDisappear", "pushing: didAppear movingTo", "pushing: willDisappear",
        "other: willAppear movingTo", "other: isAppearing movingTo", "pushing: didDisappear",
        "other: didAppear movingTo",
      ])
    #expect(stack.topViewController?.title == "other")
    window.isHidden = true
  }

  @Test func `VC-23 the bar shows the title, and its way back can be touched`() {
    let stack = UINavigationController(rootViewController: make("home"))
    let window = makeWindow(root: stack)
    #expect(stack.navigationBar.topItem?.title == "home")
    #expect(stack.navigationBar.backItem == nil)
    stack.pushViewController(make("page"), animated: false)
    #expect(stack.navigationBar.topItem?.title == "page")
    #expect(stack.navigationBar.backItem?.title == "home")
    tap(CGPoint(x: 20, y: 22))
    #expect(stack.topViewController?.title == "home")
    tap(CGPoint(x: 20, y: 22))
    #expect(stack.topViewController?.title == "home")
    window.isHidden = true
  }

  @Test func `VC-24 a bar button sends its action with itself as the sender`() {
    @MainActor final class Target: NSObject {
      var senders: [AnyObject] = []
      func tapped(_ sender: UIBarButtonItem) { senders.append(sender) }
    }
    let target = Target()
    let page = make("page")
    let item = UIBarButtonItem(
      barButtonSystemItem: .done, target: target, action: Selector("tapped:", Target.tapped))
    page.navigationItem.rightBarButtonItem = item
    let window = makeWindow(root: UINavigationController(rootViewController: page))
    tap(CGPoint(x: 390, y: 22))
    #expect(target.senders.map { $0 === item } == [true])
    item.isEnabled = false
    tap(CGPoint(x: 390, y: 22))
    #expect(target.senders.count == 1)
    window.isHidden = true
  }

  @Test func `VC-24 a bar button performs its primary action`() {
    let page = make("page")
    let log = log
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Go") { action in
        log.note("\(action.title) from a bar button: \(action.sender is UIBarButtonItem)")
      })
    let window = makeWindow(root: UINavigationController(rootViewController: page))
    _ = log.take()
    tap(CGPoint(x: 390, y: 22))
    #expect(log.take() == ["Go from a bar button: true"])
    window.isHidden = true
  }

  @Test func `VC-25 the shown view fills the stack, and bars shrink its safe area`() {
    let page = make("page")
    let stack = UINavigationController(rootViewController: page)
    let window = makeWindow(root: stack)
    #expect(page.view.frame == window.bounds)
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    page.additionalSafeAreaInsets = UIEdgeInsets(top: 6, left: 1, bottom: 2, right: 3)
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 50, left: 1, bottom: 2, right: 3))
    page.additionalSafeAreaInsets = .zero
    stack.isNavigationBarHidden = true
    #expect(page.view.safeAreaInsets == .zero)
    window.isHidden = true
  }

  @Test func `VC-26 a finger from the left edge goes back`() {
    let stack = UINavigationController(rootViewController: make("home"))
    let window = makeWindow(root: stack)
    stack.pushViewController(make("page"), animated: false)
    #expect(stack.interactivePopGestureRecognizer?.view === stack.view)
    for (phase, x, time) in [
      (Contact.Phase.began, 3.0, 0.0), (.moved, 100, 0.05), (.moved, 250, 0.1), (.ended, 250, 0.15),
    ] {
      HostInput.send(
        .contacts(
          ContactFrame(
            time: time,
            contacts: [Contact(id: 9001, phase: phase, location: CGPoint(x: x, y: 400))])))
    }
    #expect(stack.topViewController?.title == "home")
    window.isHidden = true
  }
}

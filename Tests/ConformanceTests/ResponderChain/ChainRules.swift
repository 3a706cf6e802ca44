// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("RC responder chain", .freshApplication)
struct ChainRules {
  private func chain(from responder: UIResponder) -> [UIResponder] {
    Array(sequence(first: responder) { $0.next })
  }

  @Test func `RC-1 a responder has no next`() {
    #expect(UIResponder().next == nil)
  }

  @Test func `RC-2 the next of a root view is its controller`() {
    let controller = UIViewController()
    #expect(controller.view.next === controller)
  }

  @Test func `RC-3 the next of another view is its superview`() {
    let outer = UIView()
    let inner = UIView()
    #expect(inner.next == nil)
    outer.addSubview(inner)
    #expect(inner.next === outer)
    inner.removeFromSuperview()
    #expect(inner.next == nil)
  }

  @Test func `RC-4 a view does not skip its controller`() throws {
    let controller = UIViewController()
    let superview = UIView()
    superview.addSubview(controller.view)
    #expect(controller.view.next === controller)
    controller.view = UIView()
    #expect(superview.subviews.first?.next === superview)
  }

  @Test func `RC-5 the next of a controller is the superview of its view`() {
    let controller = UIViewController()
    let superview = UIView()
    superview.addSubview(controller.view)
    #expect(controller.next === superview)
  }

  @Test func `RC-6 a controller whose view is nowhere has no next`() {
    let controller = UIViewController()
    controller.loadViewIfNeeded()
    #expect(controller.next == nil)
  }

  @Test func `RC-7 RC-24 the next of a root controller is the window`() {
    let controller = UIViewController()
    let window = makeWindow(root: controller)
    #expect(controller.next === window)
    window.isHidden = true
  }

  @Test func `RC-8 RC-9 the next of a presented controller is the presenting one`() {
    for style in [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .formSheet] {
      let root = UIViewController()
      let window = makeWindow(root: root)
      let presented = UIViewController()
      presented.modalPresentationStyle = style
      root.present(presented, animated: false)
      let found = chain(from: presented.view)
      let expected: [UIResponder] = [presented.view, presented, root, window]
      #expect(Array(found.prefix(4)) == expected)
      #expect(presented.view.window === window)
      window.isHidden = true
    }
  }

  @Test func `RC-10 next loads no view`() {
    let parent = UIViewController()
    let controller = UIViewController()
    parent.addChild(controller)
    #expect(controller.next == nil)
    #expect(!controller.isViewLoaded)
    #expect(!parent.isViewLoaded)
  }

  @Test func `RC-11 the chain of a child passes through the view of its container`() {
    let container = UIViewController()
    let wrapper = UIView()
    let child = UIViewController()
    container.addChild(child)
    container.view.addSubview(wrapper)
    wrapper.addSubview(child.view)
    child.didMove(toParent: container)
    let expected: [UIResponder] = [child.view, child, wrapper, container.view, container]
    #expect(chain(from: child.view) == expected)
  }

  @Test func `RC-12 addChild alone makes no link`() {
    let container = UIViewController()
    let child = UIViewController()
    container.addChild(child)
    child.loadViewIfNeeded()
    #expect(child.next == nil)
  }

  @Test func `RC-13 a view added without addChild links its controller`() {
    let container = UIViewController()
    let stranger = UIViewController()
    container.view.addSubview(stranger.view)
    #expect(stranger.parent == nil)
    #expect(stranger.next === container.view)
  }

  @Test func `RC-14 the next of a window without a scene is the application`() {
    #expect(UIWindow().next === UIApplication.shared)
  }

  @Test func `RC-17 RC-19 the next of the application is a delegate that is a responder`() {
    final class Delegate: UIResponder, UIApplicationDelegate {}
    final class Plain: NSObject, UIApplicationDelegate {}
    final class Controller: UIViewController, UIApplicationDelegate {}
    let before = UIApplication.shared.delegate
    defer { UIApplication.shared.delegate = before }
    let delegate = Delegate()
    UIApplication.shared.delegate = delegate
    #expect(UIApplication.shared.next === delegate)
    #expect(delegate.next == nil)
    let plain = Plain()
    UIApplication.shared.delegate = plain
    #expect(UIApplication.shared.next == nil)
    let controller = Controller()
    UIApplication.shared.delegate = controller
    #expect(UIApplication.shared.next == nil)
  }

  @Test func `RC-18 a delegate that is in the chain already does not follow the application`() {
    final class Loop: UIResponder, UIApplicationDelegate {
      override var next: UIResponder? { UIApplication.shared }
    }
    let before = UIApplication.shared.delegate
    defer { UIApplication.shared.delegate = before }
    let delegate = Loop()
    UIApplication.shared.delegate = delegate
    #expect(UIApplication.shared.next == nil)
    #expect(delegate.next === UIApplication.shared)
  }

  @Test func `RC-20 an override of next reroutes touches and actions`() {
    final class Catcher: UIResponder {
      var touches = 0
      var actions = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        self.touches += 1
      }
      func act() { actions += 1 }
    }
    final class Rerouted: UIView {
      var other: UIResponder?
      override var next: UIResponder? { other }
    }
    let catcher = Catcher()
    let view = Rerouted(frame: UIScreen.main.bounds)
    view.other = catcher
    let controller = UIViewController()
    let window = makeWindow(root: controller)
    controller.view.addSubview(view)
    tap(CGPoint(x: 10, y: 10))
    UIApplication.shared.sendAction(Selector("act", Catcher.act), to: nil, from: view, for: nil)
    #expect(catcher.touches == 1)
    #expect(catcher.actions == 1)
    window.isHidden = true
  }

  @Test func `RC-21 a responder that is its own next ends the walk`() {
    final class Selfish: UIResponder { override var next: UIResponder? { self } }
    let selfish = Selfish()
    #expect(selfish.target(forAction: "nobody", withSender: nil) == nil)
    selfish.touchesBegan([], with: nil)
    #expect(!selfish.becomeFirstResponder())
  }

  @Test func `RC-26 a covered controller of a stack is not linked`() {
    let first = UIViewController()
    let stack = UINavigationController(rootViewController: first)
    let window = makeWindow(root: stack)
    #expect(first.next != nil)
    stack.pushViewController(UIViewController(), animated: false)
    #expect(first.next == nil)
    stack.popViewController(animated: false)
    #expect(chain(from: first.view).contains { $0 === stack })
    window.isHidden = true
  }

  @Test func `RC-28 a recognizer stands nowhere in the chain`() {
    let recognizer: Any = UIGestureRecognizer()
    #expect(!(recognizer is UIResponder))
  }

  @Test func `RC-29 a bar button is no responder and its action starts at the bar`() {
    final class Screen: UIViewController {
      var senders: [ObjectIdentifier] = []
      func act(_ sender: UIBarButtonItem) { senders.append(ObjectIdentifier(sender)) }
    }
    final class Stack: UINavigationController {
      var senders: [ObjectIdentifier] = []
      func act(_ sender: UIBarButtonItem) { senders.append(ObjectIdentifier(sender)) }
    }
    let screen = Screen()
    let item = UIBarButtonItem(
      title: "Act", style: .plain, target: nil, action: Selector("act:", Stack.act))
    screen.navigationItem.rightBarButtonItem = item
    let stack = Stack(rootViewController: screen)
    let window = makeWindow(root: stack)
    let anything: Any = item
    #expect(!(anything is UIResponder))
    tap(CGPoint(x: 390, y: 22))
    #expect(stack.senders == [ObjectIdentifier(item)])
    #expect(screen.senders.isEmpty)
    window.isHidden = true
  }
}

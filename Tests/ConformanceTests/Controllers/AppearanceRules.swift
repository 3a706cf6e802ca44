// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("VC appearance", .freshApplication)
struct AppearanceRules {
  private let log = CallbackLog()

  private func make(_ name: String) -> RecordingController { RecordingController(name, log) }

  @Test func `VC-1 a root controller appears with its window and disappears with it`() {
    let root = make("root")
    root.notesLayout = true
    let window = makeWindow(root: root, isVisible: false)
    #expect(log.take() == ["root: didLoad"])
    window.makeKeyAndVisible()
    #expect(
      log.take() == [
        "root: willAppear", "root: isAppearing", "root: willLayout", "root: didLayout",
        "root: didAppear",
      ])
    window.isHidden = true
    #expect(log.take() == ["root: willDisappear", "root: didDisappear"])
  }

  @Test func `VC-1 another root controller replaces the first in order`() {
    let first = make("first")
    let second = make("second")
    let window = makeWindow(root: first)
    _ = log.take()
    window.rootViewController = second
    #expect(
      log.take() == [
        "second: didLoad", "first: willDisappear", "second: willAppear", "second: isAppearing",
        "first: didDisappear", "second: didAppear",
      ])
    #expect(first.view.superview == nil)
    #expect(second.view.frame == window.bounds)
    window.isHidden = true
  }

  @Test func `VC-2 children appear with their container, will inwards, did outwards`() {
    let container = make("container")
    let child = make("child")
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
    _ = log.take()
    let window = makeWindow(root: container)
    #expect(
      log.take() == [
        "container: willAppear", "child: willAppear", "container: isAppearing",
        "child: isAppearing", "child: didAppear", "container: didAppear",
      ])
    window.isHidden = true
    #expect(
      log.take() == [
        "container: willDisappear", "child: willDisappear", "child: didDisappear",
        "container: didDisappear",
      ])
  }

  @Test func `VC-3 a child added to a visible container appears as its view enters`() {
    let container = make("container")
    let child = make("child")
    let window = makeWindow(root: container)
    _ = log.take()
    container.addChild(child)
    #expect(log.take() == ["child: willMove in"])
    container.view.addSubview(child.view)
    #expect(
      log.take() == [
        "child: didLoad", "child: willAppear movingTo", "child: isAppearing movingTo",
        "child: didAppear movingTo",
      ])
    child.didMove(toParent: container)
    #expect(log.take() == ["child: didMove in"])
    #expect(!child.isMovingToParent)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      log.take() == [
        "child: willMove out", "child: willDisappear movingFrom",
        "child: didDisappear movingFrom", "child: didMove out",
      ])
    #expect(child.parent == nil)
    #expect(container.children.isEmpty)
    window.isHidden = true
  }

  @Test func `VC-3 a controller without a parent appears with its view too`() {
    let container = make("container")
    let stranger = make("stranger")
    let window = makeWindow(root: container)
    _ = log.take()
    container.view.addSubview(stranger.view)
    stranger.view.removeFromSuperview()
    #expect(
      log.take() == [
        "stranger: didLoad", "stranger: willAppear", "stranger: isAppearing",
        "stranger: didAppear", "stranger: willDisappear", "stranger: didDisappear",
      ])
    window.isHidden = true
  }

  @Test func `VC-3 a child added while its container appears appears with it`() {
    final class Adding: RecordingController {
      var child: RecordingController?
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let child else { return }
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
    }
    let container = Adding("container", log)
    container.child = make("child")
    let window = makeWindow(root: container)
    #expect(
      log.take() == [
        "container: didLoad", "container: willAppear", "child: willMove in", "child: didLoad",
        "child: didMove in", "child: willAppear", "container: isAppearing", "child: isAppearing",
        "child: didAppear", "container: didAppear",
      ])
    window.isHidden = true
  }

  @Test func `VC-4 a container may forward by hand`() {
    final class ByHand: RecordingController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let container = ByHand("container", log)
    let child = make("child")
    let window = makeWindow(root: container)
    _ = log.take()
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
    #expect(log.take() == ["child: willMove in", "child: didLoad", "child: didMove in"])
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    child.endAppearanceTransition()
    child.beginAppearanceTransition(false, animated: false)
    child.endAppearanceTransition()
    #expect(
      log.take() == [
        "child: willAppear", "child: isAppearing", "child: didAppear", "child: willDisappear",
        "child: didDisappear",
      ])
    window.isHidden = true
  }

  @Test func `VC-5 addChild takes a controller from its parent`() {
    let first = make("first")
    let second = make("second")
    let child = make("child")
    first.addChild(child)
    second.addChild(child)
    #expect(child.parent === second)
    #expect(first.children.isEmpty)
    #expect(second.children == [child])
    #expect(log.take() == ["child: willMove in", "child: didMove out", "child: willMove in"])
  }

  @Test func `VC-6 a controller lets its view and children go`() {
    weak var controller: UIViewController?
    weak var child: UIViewController?
    weak var view: UIView?
    do {
      let made = UIViewController()
      let inner = UIViewController()
      made.addChild(inner)
      made.view.addSubview(inner.view)
      inner.didMove(toParent: made)
      (controller, child, view) = (made, inner, made.view)
      let window = makeWindow(root: made)
      window.isHidden = true
    }
    #expect(controller == nil)
    #expect(child == nil)
    #expect(view == nil)
  }

  @Test func `VC-8 a change without animation is done at once`() {
    final class Telling: UIViewController {
      var lines: [String] = []
      override func viewWillAppear(_ animated: Bool) { lines.append("will \(animated)") }
      override func viewDidAppear(_ animated: Bool) { lines.append("did \(animated)") }
    }
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = makeWindow(root: navigation)
    window.layoutIfNeeded()
    let second = Telling()
    navigation.pushViewController(second, animated: false)
    window.layoutIfNeeded()
    #expect(second.lines == ["will false", "did false"])
    #expect(second.view.superview?.frame == second.view.superview?.superview?.bounds)
    window.isHidden = true
  }

  @Test func `VC-7 a controller is told of a new size before it has it`() {
    final class Turning: UIViewController {
      var lines: [String] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        lines.append("will \(Int(size.width)), is \(Int(view.bounds.width))")
        coordinator.animate { [unowned self] _ in
          lines.append("alongside \(Int(view.bounds.width))")
        } completion: { [unowned self] context in
          lines.append("done \(context.percentComplete)")
        }
      }
      override func viewDidLayoutSubviews() { lines.append("layout \(Int(view.bounds.width))") }
    }
    let outer = Turning()
    let inner = Turning()
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.didMove(toParent: outer)
    let window = makeWindow(root: outer)
    outer.lines = []
    inner.lines = []
    let before = UIScreen.main.bounds.size
    HostInput.send(.screen(ScreenMetrics(size: CGSize(width: 896, height: 414), scale: 2), at: 0))
    let expected = ["will 896, is 414", "alongside 896", "layout 896", "done 1.0"]
    #expect(outer.lines == expected)
    #expect(inner.lines == expected)
    HostInput.send(.screen(ScreenMetrics(size: before, scale: 2), at: 0))
    window.isHidden = true
  }

  @Test func `AW-46 a child that is exchanged while its container goes hears the rest`() throws {
    let (old, new) = (make("old"), make("new"))
    let stack = UINavigationController(rootViewController: old)
    let generator = try EventGenerator(viewController: stack)
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    _ = log.take()
    stack.present(cover, animated: true)
    stack.setViewControllers([new], animated: false)
    generator.advance(by: 1)
    #expect(
      log.take() == [
        "old: willDisappear", "old: willMove out", "new: willMove in", "new: didLoad",
        "new: willAppear movingTo", "new: isAppearing movingTo", "new: didAppear movingTo",
        "old: didDisappear movingFrom", "old: didMove out", "new: didMove in",
        "new: willDisappear", "new: didDisappear",
      ])
    stack.dismiss(animated: false)
    #expect(
      log.take() == ["new: willAppear", "new: isAppearing", "new: didAppear"])
  }

  @Test func `AW-46 a child that is exchanged while its container comes comes along`() throws {
    let (old, new) = (make("old"), make("new"))
    let stack = UINavigationController(rootViewController: old)
    stack.modalPresentationStyle = .fullScreen
    let root = UIViewController()
    let generator = try EventGenerator(viewController: root)
    root.present(stack, animated: true)
    stack.setViewControllers([new], animated: false)
    generator.advance(by: 1)
    #expect(
      log.take() == [
        "old: willMove in", "old: didMove in", "old: didLoad", "old: willAppear",
        "old: isAppearing", "old: willMove out", "new: willMove in", "new: didLoad",
        "new: willAppear movingTo", "old: willDisappear movingFrom",
        "old: didDisappear movingFrom", "old: didMove out", "new: didMove in",
        "new: isAppearing", "new: didAppear",
      ])
  }
}

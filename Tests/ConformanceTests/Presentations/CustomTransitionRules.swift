// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("VC transitions of a program's own", .freshApplication)
struct CustomTransitionRules {
  private let log = CallbackLog()
  private let source: TransitionSource

  init() { source = TransitionSource(log) }

  private func make(_ name: String) -> RecordingController { RecordingController(name, log) }

  private func stack(_ names: String...) throws -> (UINavigationController, EventGenerator) {
    try log.stack(names, delegate: source)
  }

  private func left(_ controller: UIViewController) -> CGFloat {
    controller.view.layer.presentation()?.frame.origin.x.rounded() ?? .nan
  }

  @Test func `VC-80 VC-81 the delegate's animator shows a push, and tells when it is done`() throws
  {
    let (stack, generator) = try stack("home")
    let page = make("page")
    stack.pushViewController(page, animated: true)
    #expect(
      log.take() == [
        "page: willMove in", "page: didLoad", "home: willDisappear", "page: willAppear movingTo",
        "animate home → page", "page: isAppearing movingTo",
      ])
    let width = stack.view.bounds.width
    #expect(left(page) == width)
    generator.advance(by: 0.2)
    #expect(left(page) == (width / 2).rounded())
    #expect(log.take() == [])
    generator.advance(by: 0.25)
    #expect(
      log.take() == [
        "ended true", "home: didDisappear", "page: didAppear movingTo", "page: didMove in",
      ])
    #expect(stack.viewControllers[0].view.window == nil)
    #expect(page.next.map { "\(type(of: $0))" } == "UIViewControllerWrapperView")
    stack.popViewController(animated: true)
    generator.advance(by: 0.5)
    #expect(log.take().contains("animate page → home"))
    #expect(page.view.window == nil && stack.viewControllers[0].view.window != nil)
  }

  @Test func `VC-81 a change without animation asks no delegate`() throws {
    let (stack, _) = try stack("home")
    stack.pushViewController(make("page"), animated: false)
    #expect(!log.take().contains { $0.hasPrefix("animate") })
  }

  @Test func `VC-82 a finger drives a pop by percent and makes it`() throws {
    let (stack, generator) = try stack("home", "page")
    let page = try #require(stack.topViewController)
    let interactor = UIPercentDrivenInteractiveTransition()
    source.interactor = interactor
    stack.popViewController(animated: true)
    let width = stack.view.bounds.width
    generator.advance(by: 1)
    #expect(left(page) == 0)
    interactor.update(.nan)
    #expect(left(page) == 0 && interactor.percentComplete == 0)
    interactor.update(0.25)
    #expect(left(page) == (width / 4).rounded())
    #expect(interactor.percentComplete == 0.25 && interactor.duration == 0.4)
    #expect(stack.transitionCoordinator?.isInteractive == true)
    _ = log.take()
    interactor.completionCurve = .linear
    interactor.finish()
    generator.advance(by: 0.15)
    #expect(left(page) == (width * 0.625).rounded())
    #expect(log.take() == [])
    generator.advance(by: 0.2)
    #expect(
      log.take() == [
        "ended true", "page: didDisappear movingFrom", "home: didAppear", "page: didMove out",
      ])
    #expect(stack.viewControllers.count == 1 && stack.transitionCoordinator == nil)
  }

  @Test func `VC-82 a finger takes a pop back`() throws {
    let (stack, generator) = try stack("home", "page")
    let page = try #require(stack.topViewController)
    let interactor = UIPercentDrivenInteractiveTransition()
    source.interactor = interactor
    stack.popViewController(animated: true)
    var changes: [String] = []
    stack.transitionCoordinator?.notifyWhenInteractionChanges { context in
      changes.append("interactive \(context.isInteractive) cancelled \(context.isCancelled)")
    }
    interactor.update(0.5)
    interactor.cancel()
    _ = log.take()
    generator.advance(by: 0.3)
    #expect(changes == ["interactive false cancelled true"])
    #expect(
      log.take() == [
        "ended false", "home: willDisappear", "page: willAppear", "home: didDisappear",
        "page: isAppearing", "page: didAppear", "page: didMove in",
      ])
    #expect(stack.topViewController === page && page.view.window != nil)
    #expect(page.view.frame.origin.x == 0 && left(page) == 0)
    #expect(stack.viewControllers[0].view.window == nil)
    source.interactor = nil
    stack.popViewController(animated: false)
    #expect(stack.viewControllers.count == 1)
  }

  @Test func `VC-82 a push that is taken back leaves the stack as it was`() throws {
    let (stack, generator) = try stack("home")
    let interactor = UIPercentDrivenInteractiveTransition()
    source.interactor = interactor
    let page = make("page")
    stack.pushViewController(page, animated: true)
    interactor.update(0.3)
    interactor.cancel()
    generator.advance(by: 0.5)
    #expect(stack.viewControllers.count == 1 && page.parent == nil)
    #expect(stack.viewControllers[0].view.window != nil && page.view.window == nil)
  }

  @Test func `VC-82 property animators are driven too`() throws {
    final class Animators: NSObject, UINavigationControllerDelegate,
      UIViewControllerAnimatedTransitioning
    {
      let interactor = UIPercentDrivenInteractiveTransition()
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }
      func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
      func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 1 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to) else { return }
        view.alpha = 0
        context.containerView.addSubview(view)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 1 }
        animator.addCompletion { context.completeTransition($0 == .end) }
        animator.startAnimation()
      }
    }
    let (stack, generator) = try stack("home")
    let animators = Animators()
    stack.delegate = animators
    let page = make("page")
    stack.pushViewController(page, animated: true)
    animators.interactor.update(0.4)
    let shown = page.view.layer.presentation()?.opacity ?? 0
    #expect(abs(shown - 0.4) < 0.01)
    animators.interactor.finish()
    generator.advance(by: 0.7)
    #expect(stack.topViewController === page && log.take().last == "page: didMove in")
  }

  @Test func `VC-83 a presentation controller of the program's own places what is presented`()
    throws
  {
    let root = make("root")
    let generator = try EventGenerator(viewController: root)
    let card = make("card")
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = source
    var made: HalfPresentation?
    source.makePresentationController = { [log] presented, presenting in
      let half = HalfPresentation(presented, presenting, log)
      made = half
      return half
    }
    _ = log.take()
    root.present(card, animated: true)
    generator.advance(by: 0.2)
    let half = try #require(made)
    #expect(card.presentationController === half && half.presentedViewController === card)
    #expect(abs((half.shade.layer.presentation()?.opacity ?? 0) - 0.5) < 0.05)
    generator.advance(by: 0.3)
    #expect(
      log.take() == [
        "card: didLoad", "card: willAppear presented", "will present in window: true",
        "animate root → card", "card: isAppearing presented", "ended true",
        "card: didAppear presented", "did present: true",
      ])
    let bounds = generator.window.bounds
    #expect(
      card.view.frame
        == CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2))
    #expect(root.view.window != nil && card.next === root)
    card.dismiss(animated: true)
    generator.advance(by: 0.5)
    #expect(
      log.take() == [
        "card: willDisappear dismissed", "will dismiss", "animate card → root", "ended true",
        "card: didDisappear dismissed", "did dismiss: true",
      ])
    #expect(root.presentedViewController == nil && card.view.window == nil)
    #expect(half.containerView == nil)
  }

  @Test func `VC-82 a dismissal that is taken back keeps what is presented`() throws {
    let root = make("root")
    let generator = try EventGenerator(viewController: root)
    let card = make("card")
    card.modalPresentationStyle = .fullScreen
    root.present(card, animated: false)
    card.transitioningDelegate = source
    let interactor = UIPercentDrivenInteractiveTransition()
    source.interactor = interactor
    _ = log.take()
    card.dismiss(animated: true)
    interactor.update(0.5)
    interactor.cancel()
    generator.advance(by: 0.5)
    #expect(
      log.take() == [
        "card: willDisappear dismissed", "root: willAppear", "root: isAppearing",
        "animate card → root", "ended false", "root: willDisappear",
        "card: willAppear dismissed", "root: didDisappear", "card: isAppearing dismissed",
        "card: didAppear dismissed",
      ])
    #expect(root.presentedViewController === card && !card.isBeingDismissed)
    #expect(card.view.window != nil && root.view.window == nil)
    source.interactor = nil
    card.dismiss(animated: true)
    generator.advance(by: 0.5)
    #expect(root.view.window != nil && root.presentedViewController == nil)
    #expect(root.view.superview === generator.window)
  }

  @Test func `VC-84 what goes alongside moves with the container's own change`() throws {
    let (stack, generator) = try stack("home")
    stack.delegate = nil
    let marker = UIView()
    stack.view.addSubview(marker)
    stack.pushViewController(make("page"), animated: true)
    let coordinator = try #require(stack.transitionCoordinator)
    #expect(coordinator.viewController(forKey: .to)?.title == "page")
    #expect(coordinator.transitionDuration == 0.35 && !coordinator.isInteractive)
    coordinator.animate { _ in
      marker.alpha = 0
    } completion: { [log] context in
      log.note("completed, cancelled \(context.isCancelled)")
    }
    generator.advance(by: 0.175)
    #expect(abs((marker.layer.presentation()?.opacity ?? 1) - 0.5) < 0.05)
    generator.advance(by: 0.2)
    #expect(log.take().suffix(2) == ["page: didMove in", "completed, cancelled false"])
    #expect(stack.transitionCoordinator == nil)
  }

  @Test func `VC-84 the coordinator is there in the first callback`() throws {
    final class Asking: UIViewController {
      var found: [Bool] = []
      override func viewWillAppear(_ animated: Bool) { found.append(transitionCoordinator != nil) }
      override func viewDidAppear(_ animated: Bool) { found.append(transitionCoordinator != nil) }
    }
    let (stack, generator) = try stack("home")
    stack.delegate = nil
    let page = Asking()
    stack.pushViewController(page, animated: true)
    generator.advance(by: 1)
    #expect(page.found == [true, false])
    let modal = Asking()
    stack.present(modal, animated: true)
    generator.advance(by: 1)
    #expect(modal.found == [true, false])
  }

  @Test func `VC-85 a controller may fade in and out`() throws {
    let root = make("root")
    let generator = try EventGenerator(viewController: root)
    let page = make("page")
    page.modalPresentationStyle = .fullScreen
    page.modalTransitionStyle = .crossDissolve
    root.present(page, animated: true)
    generator.advance(by: 0.175)
    #expect(page.view.layer.presentation()?.frame.minY == 0)
    #expect(abs((page.view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.05)
    generator.advance(by: 1)
    page.dismiss(animated: true)
    generator.advance(by: 0.175)
    #expect(abs((page.view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.05)
    generator.advance(by: 1)
    #expect(page.view.window == nil && page.view.alpha == 1)
  }
}

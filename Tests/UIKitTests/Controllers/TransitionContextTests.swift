// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("What transitions know", .freshApplication)
struct TransitionContextTests {
  private typealias Context = UIViewControllerContextTransitioning
  private let log = EventLog()
  private let source: Source

  init() { source = Source(log) }

  /// Animates by the position, a second long, and notes what it knows.
  private final class Source: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
    UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning
  {
    let log: EventLog
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    var completes: Bool?
    init(_ log: EventLog) { self.log = log }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      log.record("\(operation) \(fromVC.title ?? "") \(toVC.title ?? "")")
      return self
    }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { log.record("will show \(viewController.title ?? "") \(animated)") }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { log.record("did show \(viewController.title ?? "") \(animated)") }
    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

    func transitionDuration(using context: (any Context)?) -> TimeInterval { 1 }
    func animationEnded(_ transitionCompleted: Bool) { log.record("ended \(transitionCompleted)") }

    func animateTransition(using context: any Context) {
      guard let (old, new) = sides(context) else { return }
      let (oldView, newView) = (context.view(forKey: .from), context.view(forKey: .to))
      func frames(_ one: UIViewController, _ view: UIView?) -> String {
        "\(one.title ?? "") \(view === one.viewIfLoaded) \(PartText.of(context.initialFrame(for: one)))"
          + " \(PartText.of(context.finalFrame(for: one)))"
      }
      log.record("from " + frames(old, oldView))
      log.record("to " + frames(new, newView))
      log.record(
        "in \(PartText.of(context.containerView.frame)) \(context.presentationStyle)"
          + " \(context.isAnimated) \(context.isInteractive) \(context.transitionWasCancelled)")
      if let newView {
        context.containerView.addSubview(newView)
        newView.frame.origin.x = 400
      }
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        newView?.frame.origin.x = 0
      } completion: { [self] _ in
        context.completeTransition(completes ?? !context.transitionWasCancelled)
        context.completeTransition(true)
      }
    }

    private func sides(_ context: any Context) -> (UIViewController, UIViewController)? {
      guard let old = context.viewController(forKey: .from),
        let new = context.viewController(forKey: .to),
        context.viewController(forKey: .init(rawValue: "x")) == nil,
        context.view(forKey: .init(rawValue: "x")) == nil,
        context.initialFrame(for: UIViewController()) == .zero,
        context.targetTransform == .identity
      else { return nil }
      return (old, new)
    }
  }

  private func make(_ name: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = name
    return controller
  }

  private func stack(_ names: String...) throws -> (UINavigationController, EventGenerator) {
    let stack = UINavigationController()
    stack.viewControllers = names.map(make)
    let generator = try EventGenerator(viewController: stack)
    stack.delegate = source
    return (stack, generator)
  }

  @Test func `an animator of a stack knows both sides, and delegates hear of the whole`() throws {
    let (stack, generator) = try stack("home")
    let page = make("page")
    stack.pushViewController(page, animated: true)
    let coordinator = try #require(stack.transitionCoordinator)
    #expect(page.transitionCoordinator === coordinator && coordinator.transitionDuration == 1)
    #expect(coordinator.completionVelocity == 1 && coordinator.completionCurve == .easeInOut)
    generator.advance(by: 1.1)
    #expect(
      log.take() == [
        "push home page", "will show page true", "from home true 0,0 414x896 0,0 0x0",
        "to page true 0,0 0x0 0,0 414x896", "in 0,0 414x896 none true false false", "ended true",
        "did show page true",
      ])
    #expect(
      PartText.of(page.view) == ["UIView 0,0 414x896 fills"] && page.transitionCoordinator == nil)
    source.completes = false
    stack.popViewController(animated: true)
    generator.advance(by: 1.1)
    #expect(log.take().suffix(1) == ["ended false"] && stack.topViewController === page)
    #expect(page.view.window != nil && !page.isMovingFromParent)
    stack.popViewController(animated: false)
    #expect(log.take() == ["will show home false", "did show home false"])
  }

  @Test func `an animator of tabs, and of a presentation, is asked the same way`() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [make("one"), make("two")]
    tabs.delegate = source
    let generator = try EventGenerator(viewController: tabs)
    tabs.selectedIndex = 1
    #expect(tabs.selectedViewController?.title == "two")
    generator.advance(by: 1.1)
    #expect(
      log.take() == [
        "from one true 0,0 414x896 0,0 0x0", "to two true 0,0 0x0 0,0 414x896",
        "in 0,0 414x896 none true false false", "ended true",
      ])
    source.completes = false
    tabs.selectedIndex = 0
    generator.advance(by: 1.1)
    #expect(
      tabs.selectedIndex == 1
        && tabs.tabBar.selectedItem === tabs.selectedViewController?.tabBarItem)
    source.completes = nil
    _ = log.take()
    for style in [UIModalPresentationStyle.fullScreen, .pageSheet] {
      let page = make("page")
      page.modalPresentationStyle = style
      page.transitioningDelegate = source
      tabs.title = "tabs"
      tabs.present(page, animated: true)
      generator.advance(by: 1.1)
      page.dismiss(animated: true)
      generator.advance(by: 1.1)
    }
    #expect(
      log.take() == [
        "from tabs true 0,0 414x896 0,0 414x896", "to page true 0,0 0x0 0,0 414x896",
        "in 0,0 414x896 fullScreen true false false", "ended true",
        "from page true 0,0 414x896 0,0 0x0", "to tabs true 0,0 414x896 0,0 414x896",
        "in 0,0 414x896 fullScreen true false false", "ended true",
        "from tabs false 0,0 414x896 0,0 414x896", "to page false 0,0 0x0 0,44 414x852",
        "in 0,0 414x896 pageSheet true false false", "ended true",
        "from page false 0,44 414x852 0,0 0x0", "to tabs false 0,0 414x896 0,0 414x896",
        "in 0,0 414x896 pageSheet true false false", "ended true",
      ])
    let page = make("page")
    page.modalPresentationStyle = .fullScreen
    page.transitioningDelegate = source
    source.completes = false
    tabs.present(page, animated: true) { [log] in log.record("done") }
    generator.advance(by: 1.1)
    #expect(log.take().suffix(2) == ["ended false", "done"] && tabs.presentedViewController == nil)
    #expect(tabs.view.superview === generator.window || tabs.view.window != nil)
    #expect(
      !page.isBeingPresented && page.presentingViewController == nil && page.view.window == nil)
  }

  @Test func `a percent driven transition is held, shown, paused, let go and timed`() throws {
    let drive = UIPercentDrivenInteractiveTransition()
    #expect(drive.duration == 0 && drive.percentComplete == 0 && drive.completionSpeed == 1)
    #expect(drive.completionCurve == .easeInOut && drive.wantsInteractiveStart)
    drive.update(0.5)
    drive.finish()
    #expect(drive.percentComplete == 0)
    let (stack, generator) = try stack("home")
    source.interactor = drive
    drive.completionSpeed = 2
    drive.completionCurve = .linear
    let page = make("page")
    stack.pushViewController(page, animated: true)
    let coordinator = try #require(stack.transitionCoordinator)
    func left() -> String {
      EventLog.text(Double(page.view.layer.presentation()?.frame.minX ?? .nan))
    }
    coordinator.notifyWhenInteractionChanges { [log] in
      log.record("interactive \($0.isInteractive), cancelled \($0.isCancelled)")
    }
    #expect(coordinator.completionVelocity == 2 && coordinator.completionCurve == .linear)
    #expect(drive.duration == 1 && coordinator.isInteractive && coordinator.initiallyInteractive)
    var lefts = [left()]
    for part in [0.25, -1, 2, 0.5] as [CGFloat] {
      drive.update(part)
      lefts.append(left() + " " + EventLog.text(drive.percentComplete))
    }
    generator.advance(by: 1)
    lefts.append(left())
    #expect(lefts == ["400", "300 0.25", "400 0", "0 1", "200 0.5", "200"])
    _ = log.take()
    drive.finish()
    #expect(!coordinator.isInteractive && log.take() == ["interactive false, cancelled false"])
    drive.update(0.1)
    generator.advance(by: 0.125)
    #expect(left() == "100")
    drive.pause()
    #expect(log.take() == ["interactive true, cancelled false"] && drive.percentComplete == 0.75)
    generator.advance(by: 1)
    #expect(left() == "100")
    drive.update(0.5)
    drive.cancel()
    drive.cancel()
    #expect(log.take() == ["interactive false, cancelled true"] && coordinator.isCancelled)
    generator.advance(by: 1)
    #expect(drive.percentComplete == 0 && stack.viewControllers.count == 1)
    #expect(log.take() == ["ended false"])
    drive.pause()
    drive.update(0.3)
    #expect(drive.percentComplete == 0 && log.take() == [])
  }

  @Test func `a drive that does not begin by hand runs by itself until it is paused`() throws {
    let drive = UIPercentDrivenInteractiveTransition()
    drive.wantsInteractiveStart = false
    source.interactor = drive
    let (stack, generator) = try stack("home")
    let page = make("page")
    stack.pushViewController(page, animated: true)
    let coordinator = try #require(stack.transitionCoordinator)
    #expect(!coordinator.isInteractive && !coordinator.initiallyInteractive)
    let marker = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stack.view.addSubview(marker)
    let isTaken = coordinator.animate { _ in
      marker.alpha = 0
    } completion: { [log] context in
      log.record("completed \(context.isCancelled) \(context.percentComplete)")
    }
    #expect(isTaken && coordinator.animate(alongsideTransition: nil))
    generator.advance(by: 0.4)
    drive.pause()
    #expect(abs(drive.percentComplete - 0.4) < 0.02 && coordinator.isInteractive)
    let held = Double(marker.layer.presentation()?.opacity ?? .nan)
    generator.advance(by: 0.5)
    #expect(Double(marker.layer.presentation()?.opacity ?? .nan) == held && held < 0.9)
    drive.finish()
    generator.advance(by: 2)
    #expect(
      log.take().suffix(3) == [
        "ended true", "did show page true", "completed false 1.0",
      ])
    #expect(marker.alpha == 0 && !coordinator.animate { _ in marker.alpha = 1 })
    #expect(marker.alpha == 0)
  }

  @Test func `a presentation that is driven and taken back leaves all as it was`() throws {
    let root = NotingController("root", log)
    let generator = try EventGenerator(viewController: root)
    let page = NotingController("page", log)
    page.modalPresentationStyle = .fullScreen
    page.transitioningDelegate = source
    let drive = UIPercentDrivenInteractiveTransition()
    source.interactor = drive
    _ = log.take()
    root.present(page, animated: true)
    let (place, home) = (page.presentationController?.containerView, root.view.superview)
    #expect(page.presentationController?.isMoving == true && home === place)
    drive.update(0.5)
    _ = log.take()
    drive.cancel()
    generator.advance(by: 1)
    #expect(
      log.take().filter { $0.hasPrefix("root") } == [
        "root will appear animated", "root is appearing animated", "root appeared animated",
      ])
    #expect(root.presentedViewController == nil && !page.isBeingPresented && root.isOnScreen)
    #expect(place?.superview == nil && root.view.window === generator.window)
    #expect(!page.isOnScreen && root.transitionCoordinator == nil)
    page.modalPresentationStyle = .fullScreen
    source.interactor = nil
    root.present(page, animated: false)
    page.dismiss(animated: true)
    let again = page.presentationController?.containerView
    #expect(root.view.superview === again && root.view.frame == again?.bounds)
    generator.advance(by: 1.1)
    #expect(root.isOnScreen && page.view.window == nil)
  }
}

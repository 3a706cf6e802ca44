// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("Parts of presentations", .freshApplication)
struct PresentationPartsTests {
  private let log = EventLog()

  /// A presentation controller that notes what it is told.
  private final class Noting: UIPresentationController {
    let log: EventLog
    var covers = false

    init(_ presented: UIViewController, _ presenting: UIViewController?, _ log: EventLog) {
      self.log = log
      super.init(presentedViewController: presented, presenting: presenting)
    }

    override var shouldRemovePresentersView: Bool { covers }
    override var frameOfPresentedViewInContainerView: CGRect {
      (containerView?.bounds ?? .zero).insetBy(dx: 20, dy: 50)
    }
    override func containerViewWillLayoutSubviews() {
      log.record("will lay out \(presentedView?.frame.width ?? 0)")
    }
    override func containerViewDidLayoutSubviews() {
      log.record("did lay out \(presentedView?.frame.width ?? 0)")
    }
    override func presentationTransitionWillBegin() { log.record("will present") }
    override func presentationTransitionDidEnd(_ completed: Bool) {
      log.record("did present \(completed)")
    }
    override func dismissalTransitionWillBegin() { log.record("will dismiss") }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
      log.record("did dismiss \(completed)")
    }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) { log.record("will be \(PartText.of(size))") }
    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) { log.record("will be \(newCollection.horizontalSizeClass)") }
  }

  private final class Choosing: NSObject, UIViewControllerTransitioningDelegate {
    var make: ((UIViewController, UIViewController?) -> UIPresentationController?)?
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? { make?(presented, presenting) }
  }

  private func make(
    _ name: String, _ style: UIModalPresentationStyle = .fullScreen
  ) -> NotingController {
    let controller = NotingController(name, log)
    controller.modalPresentationStyle = style
    return controller
  }

  private func show(_ root: UIViewController) throws -> EventGenerator {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    let generator = try EventGenerator(window: window)
    _ = log.take()
    return generator
  }

  @Test func `a presentation controller says what is presented, by whom and how`() {
    let (page, root) = (make("page", .automatic), make("root"))
    let controller = UIPresentationController(presentedViewController: page, presenting: root)
    #expect(controller.presentedViewController === page)
    #expect(controller.presentingViewController === root && controller.delegate == nil)
    #expect(controller.presentationStyle == .pageSheet && controller.containerView == nil)
    #expect(controller.shouldPresentInFullscreen && !controller.isMoving && !controller.fades)
    #expect(controller.presentedView === page.view && controller.shade == nil)
    #expect(controller.frameOfPresentedViewInContainerView == .zero && !controller.fillsPart)
    page.preferredContentSize = CGSize(width: 3, height: 4)
    #expect(controller.preferredContentSize == CGSize(width: 3, height: 4))
    let size = CGSize(width: 9, height: 8)
    #expect(controller.size(forChildContentContainer: page, withParentContainerSize: size) == size)
    let lone = UIPresentationController(presentedViewController: page, presenting: nil)
    #expect(lone.presentingViewController === page)
    let styles: [UIModalPresentationStyle] = [
      .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen,
      .overCurrentContext, .popover,
    ]
    let words = styles.map { style in
      page.modalPresentationStyle = style
      return [
        controller.presentationStyle == style, controller.shouldRemovePresentersView,
        controller.adaptivePresentationStyle == style,
        page.presentationController.map { type(of: $0) == UIPresentationController.self } ?? false,
        page.presentationController is UISheetPresentationController,
      ].map { $0 ? "y" : "n" }.joined()
    }
    #expect(
      words == ["yyyyn", "ynyny", "ynyny", "yyyyn", "ynyyn", "ynyyn", "ynyyn", "ynnnn"])
    let kept = page.presentationController
    #expect(page.presentationController === kept)
    page.modalPresentationStyle = .custom
    #expect(page.presentationController !== kept && page.sheetPresentationController == nil)
  }

  @Test func `one's own presentation controller is told of everything, in order`() throws {
    let root = make("root")
    let generator = try show(root)
    let (page, choosing) = (make("page", .custom), Choosing())
    var own: Noting?
    choosing.make = { presented, presenting in
      own = Noting(presented, presenting, log)
      return own
    }
    page.transitioningDelegate = choosing
    root.present(page, animated: true)
    #expect(own?.isMoving == true)
    generator.advance(by: 1)
    #expect(
      own?.isMoving == false && page.view.frame == CGRect(x: 20, y: 50, width: 374, height: 796))
    #expect(
      log.take() == [
        "page loaded presented", "page will appear animated presented", "will present",
        "page is appearing animated presented", "will lay out 374.0", "did lay out 374.0",
        "page appeared animated presented", "did present true", "will lay out 374.0",
        "did lay out 374.0",
      ])
    resizeScreen(600, 400)
    #expect(
      log.take() == [
        "root will be 600x400", "will be regular", "will be 600x400", "page will be 600x400",
        "will lay out 560.0", "did lay out 560.0",
      ])
    #expect(page.view.frame == CGRect(x: 20, y: 50, width: 560, height: 300))
    page.view.frame = CGRect(x: 1, y: 1, width: 5, height: 5)
    own?.containerView?.setNeedsLayout()
    generator.advance(by: 0)
    #expect(page.view.frame.width == 5)
    _ = log.take()
    let place = own?.containerView
    page.dismiss(animated: true)
    #expect(own?.isMoving == true)
    generator.advance(by: 1)
    #expect(
      log.take().filter { !$0.contains("lay out") } == [
        "page will disappear animated dismissed", "will dismiss",
        "page disappeared animated dismissed", "did dismiss true",
      ])
    #expect(own?.isMoving == false && own?.containerView == nil && place?.superview == nil)
    #expect(page.view.superview == nil && page.presentationController !== own)
    choosing.make = nil
    root.present(page, animated: false)
    #expect(
      page.presentationController.map { type(of: $0) == UIPresentationController.self } == true)
  }

  @Test func `what was covered comes back to its place among its neighbours, in its size`() throws {
    let root = make("root")
    let generator = try show(root)
    let window = generator.window
    let (below, above) = (UIView(), UIView())
    window.insertSubview(below, at: 0)
    window.addSubview(above)
    for isAnimated in [false, true] {
      let page = make("page")
      root.present(page, animated: isAnimated)
      generator.advance(by: 1)
      #expect(root.view.superview == nil && root.viewIfLoaded?.window == nil)
      #expect(root.next === window)
      resizeScreen(600, isAnimated ? 896 : 500)
      #expect(page.view.frame == window.bounds)
      page.dismiss(animated: isAnimated)
      generator.advance(by: 1)
      #expect(window.subviews == [below, root.view, above] && root.view.frame == window.bounds)
    }
    root.view.autoresizingMask = []
    root.present(make("page"), animated: false)
    resizeScreen(300, 300)
    root.dismiss(animated: false)
    #expect(root.view.frame.size == CGSize(width: 600, height: 896))
  }

  @Test func `several are taken away as one, the highest in sight`() throws {
    let (root, first, second) = (make("root"), make("first"), make("second"))
    let generator = try show(root)
    root.present(first, animated: false)
    first.present(second, animated: false)
    let places = [first, second].compactMap {
      $0.view.superview ?? $0.presentationController?.containerView
    }
    _ = log.take()
    root.dismiss(animated: true) { [log] in log.record("done") }
    #expect(places.map(\.isHidden) == [true, false] && root.view.window != nil)
    #expect([first, second].map(\.isBeingDismissed) == [true, true])
    let third = make("third")
    root.present(third, animated: true)
    #expect(root.presentedViewController === third && second.presentingViewController == nil)
    #expect(places.map { $0.superview == nil } == [true, true])
    generator.advance(by: 1)
    #expect(log.take().filter { !$0.contains("appear") } == ["done", "third loaded presented"])
    third.dismiss(animated: false)
    root.dismiss(animated: false) { [log] in log.record("never") }
    third.dismiss(animated: false) { [log] in log.record("never") }
    #expect(log.take().last != "never")
  }

  @Test func `what may be presented is refused without a window, or while another is there`() throws
  {
    let (root, first, second) = (make("root"), make("first"), make("second"))
    let generator = try show(root)
    root.present(first, animated: true)
    root.present(second, animated: true) { [log] in log.record("never") }
    #expect(root.presentedViewController === first && second.presentingViewController == nil)
    #expect(first.isBeingPresented && !second.isBeingPresented)
    generator.advance(by: 1)
    second.present(make("other"), animated: false)
    #expect(second.presentedViewController == nil && !log.take().contains("never"))
    first.present(second, animated: false)
    #expect(second.presentingViewController === first && first.presentingViewController === root)
    let inner = make("inner")
    second.addChild(inner)
    #expect(inner.presentingViewController === first && second.presentedViewController == nil)
    inner.dismiss(animated: false)
    #expect(first.presentedViewController == nil && root.presentedViewController === first)
  }

  /// Dismisses what is above another controller as soon as it is to go itself.
  private final class Hasty: NotingController {
    weak var other: UIViewController?
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      other?.dismiss(animated: false)
    }
  }

  @Test(arguments: [false, true])
  func `AW-46 a page that a callback takes away is told once`(isAnimated: Bool) throws {
    let (root, low) = (make("root"), make("low", .custom))
    let generator = try show(root)
    let (high, choosing) = (Hasty("high", log), Choosing())
    high.modalPresentationStyle = .custom
    choosing.make = { presented, presenting in Noting(presented, presenting, log) }
    (low.transitioningDelegate, high.transitioningDelegate) = (choosing, choosing)
    root.present(low, animated: false)
    low.present(high, animated: false)
    high.other = low
    _ = log.take()
    root.dismiss(animated: isAnimated) { [log] in log.record("done") }
    generator.advance(by: 1)
    let told = log.take().filter { !$0.contains("lay out") }
    let mark = isAnimated ? " animated" : ""
    #expect(
      told == [
        "high will disappear\(mark) dismissed", "will dismiss", "high disappeared\(mark) dismissed",
        "did dismiss true", "low will disappear\(mark) dismissed", "will dismiss",
        "low disappeared\(mark) dismissed", "did dismiss true", "done",
      ])
    #expect(root.presentedViewController == nil && low.presentedViewController == nil)
    #expect(low.presentingViewController == nil && high.presentingViewController == nil)
  }

  @Test func `a window that is hidden presents without telling`() throws {
    let (root, page) = (make("root"), make("page"))
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    root.loadViewIfNeeded()
    window.isHidden = true
    _ = log.take()
    root.present(page, animated: true)
    #expect(root.presentedViewController === page && page.isViewLoaded)
    window.isHidden = false
    #expect(page.view.window === window && page.isOnScreen)
    page.dismiss(animated: false)
    #expect(root.isOnScreen && !page.isOnScreen && root.view.superview === window)
  }
}

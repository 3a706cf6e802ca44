// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("VC presentation", .freshApplication)
struct PresentationRules {
  private let log = CallbackLog()

  private func make(
    _ name: String, _ style: UIModalPresentationStyle = .fullScreen
  ) -> RecordingController {
    let controller = RecordingController(name, log)
    controller.modalPresentationStyle = style
    return controller
  }

  @Test func `VC-10 a full screen presentation exchanges the controllers in order`() {
    let root = make("root")
    let modal = make("modal")
    let window = makeWindow(root: root)
    _ = log.take()
    root.present(modal, animated: false) { [log] in log.note("presented") }
    #expect(
      log.take() == [
        "modal: didLoad", "root: willDisappear", "modal: willAppear presented",
        "modal: isAppearing presented", "root: didDisappear", "modal: didAppear presented",
        "presented",
      ])
    #expect(root.presentedViewController === modal)
    #expect(modal.presentingViewController === root)
    #expect(root.view.window == nil)
    modal.dismiss(animated: false) { [log] in log.note("dismissed") }
    #expect(
      log.take() == [
        "modal: willDisappear dismissed", "root: willAppear", "root: isAppearing",
        "modal: didDisappear dismissed", "root: didAppear", "dismissed",
      ])
    #expect(root.presentedViewController == nil)
    #expect(modal.presentingViewController == nil)
    #expect(root.view.superview === window)
    window.isHidden = true
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .popover, .overFullScreen])
  func `RC-27 whatever the style, the presenting controller is next`(
    style: UIModalPresentationStyle
  ) {
    let (root, modal) = (make("root"), make("modal", style))
    let window = makeWindow(root: root)
    root.present(modal, animated: false)
    #expect(modal.next === root)
    #expect(modal.view.next === modal)
    modal.dismiss(animated: false)
    window.isHidden = true
  }

  @Test func `VC-11 a sheet leaves what is behind on screen and untouchable`() {
    let root = make("root")
    let sheet = make("sheet", .automatic)
    let window = makeWindow(root: root)
    _ = log.take()
    root.present(sheet, animated: false)
    #expect(
      log.take() == [
        "sheet: didLoad", "sheet: willAppear presented", "sheet: isAppearing presented",
        "sheet: didAppear presented",
      ])
    #expect(root.view.window === window)
    let behind = window.hitTest(CGPoint(x: 5, y: 5), with: nil)
    #expect(behind.map { !$0.isDescendant(of: root.view) } ?? false)
    let inside = window.hitTest(CGPoint(x: 200, y: 500), with: nil)
    #expect(inside === sheet.view)
    root.dismiss(animated: false)
    #expect(
      log.take() == ["sheet: willDisappear dismissed", "sheet: didDisappear dismissed"])
    #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) === root.view)
    window.isHidden = true
  }

  @Test func `VC-12 dismissing a lower controller takes all above away`() {
    let root = make("root")
    let first = make("first")
    let second = make("second", .pageSheet)
    let third = make("third")
    let window = makeWindow(root: root)
    root.present(first, animated: false)
    first.present(second, animated: false)
    second.present(third, animated: false)
    _ = log.take()
    root.dismiss(animated: false)
    #expect(
      log.take() == [
        "third: willDisappear dismissed", "first: willDisappear dismissed", "root: willAppear",
        "root: isAppearing", "third: didDisappear dismissed", "first: didDisappear dismissed",
        "root: didAppear",
      ])
    for controller in [first, second, third] {
      #expect(controller.presentingViewController == nil)
      #expect(controller.view.window == nil)
    }
    window.isHidden = true
  }

  @Test func `VC-13 the outermost container presents for a child`() {
    let container = make("container")
    let child = make("child")
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
    let window = makeWindow(root: container)
    let modal = make("modal")
    let inner = make("inner")
    modal.addChild(inner)
    child.present(modal, animated: false)
    #expect(modal.presentingViewController === container)
    #expect(child.presentedViewController === modal)
    #expect(inner.presentingViewController === container)
    inner.dismiss(animated: false)
    #expect(container.presentedViewController == nil)
    window.isHidden = true
  }

  @Test func `VC-14 a second presentation and one outside a window change nothing`() {
    let root = make("root")
    let window = makeWindow(root: root)
    let first = make("first")
    let second = make("second")
    root.present(first, animated: false)
    _ = log.take()
    root.present(second, animated: false) { [log] in log.note("completed") }
    #expect(log.take() == [])
    #expect(second.presentingViewController == nil)
    let outside = make("outside")
    outside.present(second, animated: false)
    outside.dismiss(animated: false)
    #expect(log.take() == [])
    window.isHidden = true
  }

  @Test func `VC-15 a form sheet on a large screen has the size it prefers`() {
    let before = UIScreen.main.bounds.size
    HostInput.send(.screen(ScreenMetrics(size: CGSize(width: 1000, height: 800), scale: 2), at: 0))
    let root = make("root")
    let sheet = make("sheet", .formSheet)
    sheet.preferredContentSize = CGSize(width: 300, height: 200)
    let window = makeWindow(root: root)
    root.present(sheet, animated: false)
    #expect(
      sheet.view.convert(sheet.view.bounds, to: nil)
        == CGRect(x: 350, y: 300, width: 300, height: 200))
    sheet.preferredContentSize = CGSize(width: 400, height: 200)
    window.layoutIfNeeded()
    #expect(sheet.view.bounds.size == CGSize(width: 400, height: 200))
    HostInput.send(.screen(ScreenMetrics(size: before, scale: 2), at: 0))
    window.isHidden = true
  }

  @Test func `VC-16 the first responder of a dismissed controller resigns`() {
    final class Eager: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let root = make("root")
    let window = makeWindow(root: root)
    let modal = make("modal", .pageSheet)
    let eager = Eager()
    modal.view.addSubview(eager)
    root.present(modal, animated: false)
    #expect(eager.becomeFirstResponder())
    modal.dismiss(animated: false)
    #expect(!eager.isFirstResponder)
    #expect(root.view.window === window)
    window.isHidden = true
  }

  @Test func `VC-17 show finds the nearest container that shows in its own way`() {
    final class Showing: RecordingController {
      override func show(_ vc: UIViewController, sender: Any?) { log.note("\(name) shows") }
    }
    let container = Showing("container", log)
    let child = make("child")
    container.addChild(child)
    _ = log.take()
    child.show(make("shown"), sender: nil)
    #expect(log.take() == ["container shows"])
    let show = Selector("showViewController:sender:", UIViewController.show)
    #expect(child.targetViewController(forAction: show, sender: nil) === container)
    #expect(make("lone").targetViewController(forAction: show, sender: nil) == nil)
  }

  @Test func `AC-23 targetViewController takes a controller that overrides the method`() {
    final class Closing: RecordingController { func close(_ sender: Any?) {} }
    final class Refusing: RecordingController {
      func close(_ sender: Any?) {}
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    }
    let close = Selector("close:", Closing.close)
    _ = Selector("close:", Refusing.close)
    let outer = Closing("outer", log)
    let middle = Refusing("middle", log)
    let inner = make("inner")
    outer.addChild(middle)
    middle.addChild(inner)
    #expect(inner.targetViewController(forAction: close, sender: nil) === outer)
  }

  @Test func `AC-9 a presenting controller may leave actions to those above`() {
    final class Silent: RecordingController {
      func act() { log.note("\(name) acts") }
      override var performsActionsWhilePresentingModally: Bool { false }
    }
    let root = Silent("root", log)
    let window = makeWindow(root: root)
    let modal = make("modal", .pageSheet)
    root.present(modal, animated: false)
    _ = log.take()
    let act = Selector("act", Silent.act)
    #expect(!UIApplication.shared.sendAction(act, to: nil, from: modal, for: nil))
    modal.dismiss(animated: false)
    _ = log.take()
    #expect(UIApplication.shared.sendAction(act, to: nil, from: root, for: nil))
    #expect(log.take() == ["root acts"])
    window.isHidden = true
  }
}

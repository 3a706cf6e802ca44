// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("VC transitions that take time", .freshApplication)
struct TransitionRules {
  private let log = CallbackLog()

  private func make(_ name: String) -> RecordingController { RecordingController(name, log) }

  /// A stack of the named controllers in a window of a driver.
  private func stack(_ names: String...) throws -> (UINavigationController, EventGenerator) {
    try log.stack(names)
  }

  /// Where the left edge of a controller's view is shown.
  private func left(_ controller: UIViewController) -> CGFloat {
    guard let place = controller.view.superview?.layer.presentation() else { return .nan }
    return place.frame.origin.x.rounded()
  }

  @Test func `VC-40 an animated push slides and tells did when it has arrived`() throws {
    let (stack, generator) = try stack("home")
    let page = make("page")
    stack.pushViewController(page, animated: true)
    #expect(stack.topViewController === page)
    #expect(
      log.take() == [
        "page: willMove in", "page: didLoad", "home: willDisappear", "page: willAppear movingTo",
        "page: isAppearing movingTo",
      ])
    let width = stack.view.bounds.width
    #expect(left(page) == width)
    generator.advance(by: 0.175)
    #expect(left(page) == (width / 2).rounded())
    #expect(log.take() == [])
    // What moves takes no touches.
    let hit = generator.window.hitTest(CGPoint(x: width - 20, y: 300), with: nil)
    #expect(hit?.isDescendant(of: page.view) == false)
    generator.advance(by: 0.175)
    #expect(
      log.take() == [
        "home: didDisappear", "page: didAppear movingTo", "page: didMove in",
      ])
    #expect(left(page) == 0)
    #expect(stack.viewControllers[0].view.window == nil)
    stack.popViewController(animated: true)
    generator.advance(by: 0.35)
    #expect(log.take().last == "page: didMove out")
    #expect(page.view.window == nil)
  }

  @Test func `VC-40 what is pushed under way is shown when the change is done`() throws {
    let (stack, generator) = try stack("home")
    stack.pushViewController(make("a"), animated: true)
    generator.advance(by: 0.1)
    stack.pushViewController(make("b"), animated: true)
    #expect(stack.viewControllers.count == 3)
    generator.advance(by: 1)
    #expect(stack.viewControllers.last?.view.window != nil)
    #expect(stack.viewControllers[1].view.window == nil)
    let callbacks = log.take().filter { $0.contains("did") && $0.contains("ppear") }
    #expect(
      callbacks == [
        "home: didDisappear", "a: didAppear movingTo", "a: didDisappear", "b: didAppear movingTo",
      ])
  }

  @Test func `VC-40 without animations the change is made at once`() throws {
    let (stack, _) = try stack("home")
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    stack.pushViewController(make("page"), animated: true)
    #expect(log.take().last == "page: didMove in")
  }

  @Test func `VC-41 controllers follow the finger from the left edge and are popped`() throws {
    let (stack, generator) = try stack("home", "page")
    let page = try #require(stack.topViewController)
    let width = stack.view.bounds.width
    try generator.fingerDown(at: CGPoint(x: 5, y: 300))
    try generator.fingerMove(to: CGPoint(x: 5 + width / 2, y: 300), duration: 0.5)
    #expect(left(page) == (width / 2).rounded())
    #expect(
      log.take() == [
        "page: willMove out", "home: didLoad", "page: willDisappear movingFrom",
        "home: willAppear", "home: isAppearing",
      ])
    try generator.fingerUp()
    #expect(
      log.take() == ["page: didDisappear movingFrom", "home: didAppear", "page: didMove out"])
    #expect(stack.viewControllers.count == 1)
    #expect(page.view.window == nil)
  }

  @Test func `VC-41 the finger takes the pop back`() throws {
    let (stack, generator) = try stack("home", "page")
    let page = try #require(stack.topViewController)
    try generator.fingerDown(at: CGPoint(x: 5, y: 300))
    try generator.fingerMove(to: CGPoint(x: 200, y: 300), duration: 0.3)
    try generator.fingerMove(to: CGPoint(x: 20, y: 300), duration: 0.3)
    #expect(stack.viewControllers.count == 1)
    _ = log.take()
    try generator.fingerUp()
    #expect(stack.topViewController === page)
    #expect(left(page) == 0)
    #expect(
      log.take() == [
        "home: willDisappear", "page: willAppear", "home: didDisappear", "page: isAppearing",
        "page: didAppear", "page: didMove in",
      ])
    #expect(!page.isMovingFromParent)
    #expect(stack.viewControllers[0].view.window == nil)
    // And the next one works.
    stack.popViewController(animated: false)
    #expect(log.take().last == "page: didMove out")
  }

  @Test func `VC-42 a presented controller rises and sinks`() throws {
    let (stack, generator) = try stack("home")
    let sheet = make("sheet")
    sheet.modalPresentationStyle = .fullScreen
    let log = log
    stack.present(sheet, animated: true) { log.note("presented") }
    #expect(stack.presentedViewController === sheet)
    #expect(
      log.take() == [
        "sheet: didLoad", "home: willDisappear", "sheet: willAppear presented",
        "sheet: isAppearing presented",
      ])
    generator.advance(by: 0.175)
    let height = generator.window.bounds.height
    #expect(sheet.view.layer.presentation()?.frame.minY.rounded() == (height / 2).rounded())
    #expect(stack.view.window != nil)
    generator.advance(by: 0.175)
    #expect(log.take() == ["home: didDisappear", "sheet: didAppear presented", "presented"])
    #expect(stack.view.window == nil)
    stack.dismiss(animated: true) { log.note("dismissed") }
    #expect(stack.view.window != nil)
    #expect(
      log.take() == ["sheet: willDisappear dismissed", "home: willAppear", "home: isAppearing"])
    generator.advance(by: 0.35)
    #expect(log.take() == ["sheet: didDisappear dismissed", "home: didAppear", "dismissed"])
    #expect(stack.presentedViewController == nil && sheet.view.window == nil)
  }

  @Test func `VC-42 a change that meets another one is made at once`() throws {
    let (stack, generator) = try stack("home")
    stack.present(make("a"), animated: true)
    generator.advance(by: 0.1)
    stack.dismiss(animated: true)
    generator.advance(by: 0.1)
    let second = make("b")
    stack.present(second, animated: true)
    #expect(stack.presentedViewController === second)
    generator.advance(by: 1)
    let callbacks = log.take().filter { $0.contains(": did") && $0.contains("ppear") }
    #expect(
      callbacks == [
        "a: didAppear presented", "a: didDisappear dismissed", "b: didAppear presented",
      ])
  }

  @Test func `VC-43 a finger of the driver waits for controllers that move`() throws {
    let (stack, generator) = try stack("home")
    let page = make("page")
    let button = UIButton(
      type: .system, primaryAction: UIAction { _ in stack.popViewController(animated: true) })
    button.frame = CGRect(x: 50, y: 200, width: 200, height: 100)
    page.loadViewIfNeeded()
    page.view.addSubview(button)
    stack.pushViewController(page, animated: true)
    try generator.fingerTap(at: button)
    #expect(stack.viewControllers.count == 1)
    #expect(log.take().last == "page: didMove out")
  }
}

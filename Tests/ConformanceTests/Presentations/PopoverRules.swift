// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// A wide window with a button that popovers can point at, until it is closed.
@MainActor
private final class PopoverStage {
  let log = CallbackLog()
  let root: RecordingController
  let generator: EventGenerator
  let before = UIScreen.main.bounds.size
  let button = UIButton(type: .system)

  init() throws {
    HostInput.send(.screen(ScreenMetrics(size: CGSize(width: 1000, height: 800), scale: 2), at: 0))
    root = RecordingController("root", log)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    generator = try EventGenerator(window: window)
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
    button.addAction(UIAction { [log] _ in log.note("button") }, for: .touchUpInside)
    root.view.addSubview(button)
  }

  /// Gives the screen its former size back; other suites use it too.
  func narrow() { HostInput.send(.screen(ScreenMetrics(size: before, scale: 2), at: 0)) }

  func popover() throws -> (UIViewController, UIPopoverPresentationController) {
    let content = RecordingController("content", log)
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 200, height: 150)
    let popover = try #require(content.popoverPresentationController)
    popover.sourceView = button
    return (content, popover)
  }

  func show(_ content: UIViewController) {
    root.present(content, animated: false)
    generator.window.layoutIfNeeded()
    _ = log.take()
  }

  func frame(_ content: UIViewController) -> CGRect {
    content.view.convert(content.view.bounds, to: nil)
  }

}

@MainActor @Suite("VC popovers", .freshApplication)
struct PopoverRules {
  @Test func `VC-95 a popover stands below its source and points up`() throws {
    let stage = try PopoverStage()
    defer { stage.narrow() }
    let (content, popover) = try stage.popover()
    #expect(popover.arrowDirection == .unknown)
    stage.show(content)
    #expect(popover.arrowDirection == .up)
    #expect(stage.frame(content) == CGRect(x: 50, y: 153, width: 200, height: 150))
    #expect(content.next === stage.root && stage.root.view.window != nil)
    content.preferredContentSize = CGSize(width: 120, height: 100)
    stage.generator.window.layoutIfNeeded()
    #expect(stage.frame(content) == CGRect(x: 90, y: 153, width: 120, height: 100))
  }

  @Test(arguments: [
    (UIPopoverArrowDirection.left, CGRect(x: 213, y: 45, width: 200, height: 150)),
    (.down, CGRect(x: 50, y: 10, width: 200, height: 77)),
  ])
  func `VC-95 the arrow points where it may`(
    direction: UIPopoverArrowDirection, expected: CGRect
  ) throws {
    let stage = try PopoverStage()
    defer { stage.narrow() }
    let (content, popover) = try stage.popover()
    popover.permittedArrowDirections = direction
    stage.show(content)
    #expect(popover.arrowDirection == direction)
    #expect(stage.frame(content) == expected)
  }

  @Test func `VC-95 a popover points at a rectangle and at a button of a bar`() throws {
    let stage = try PopoverStage()
    defer { stage.narrow() }
    let (content, popover) = try stage.popover()
    popover.sourceRect = CGRect(x: 300, y: 400, width: 0, height: 0)
    stage.show(content)
    #expect(stage.frame(content).minY == 513 && stage.frame(content).midX == 400)
    content.dismiss(animated: false)
    let item = UIBarButtonItem(systemItem: .add)
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.topViewController?.navigationItem.rightBarButtonItem = item
    stage.generator.window.rootViewController = stack
    stage.generator.window.layoutIfNeeded()
    content.popoverPresentationController?.barButtonItem = item
    stack.present(content, animated: false)
    stage.generator.window.layoutIfNeeded()
    #expect(stage.frame(content).maxX == 990)
    #expect(content.popoverPresentationController?.arrowDirection == .up)
  }

  @Test func `VC-95 a popover without a source stops the process`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        HostInput.send(
          .screen(ScreenMetrics(size: CGSize(width: 1000, height: 800), scale: 2), at: 0))
        let root = UIViewController()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.isHidden = false
        let content = UIViewController()
        content.modalPresentationStyle = .popover
        withExtendedLifetime(window) { root.present(content, animated: false) }
      }
    }
  }

  @Test func `VC-96 a tap beside a popover dismisses it, but for the views that it lets through`()
    throws
  {
    let stage = try PopoverStage()
    defer { stage.narrow() }
    let (content, popover) = try stage.popover()
    let watcher = SheetWatcher(stage.log)
    (popover as UIPresentationController).delegate = watcher
    popover.passthroughViews = [stage.button]
    stage.show(content)
    try stage.generator.fingerTap(at: CGPoint(x: 110, y: 120))
    #expect(stage.log.take() == ["button"] && stage.root.presentedViewController === content)
    try stage.generator.fingerTap(at: CGPoint(x: 700, y: 600))
    stage.generator.advance(by: 1)
    #expect(
      stage.log.take() == [
        "will", "content: willDisappear dismissed", "content: didDisappear dismissed", "did",
      ])
    #expect(stage.root.presentedViewController == nil)
  }

  @Test func `VC-86 in a narrow window a popover is a sheet, unless the delegate keeps it`() throws
  {
    final class Keeping: NSObject, UIPopoverPresentationControllerDelegate {
      func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
      ) -> UIModalPresentationStyle { .none }
    }
    let stage = try PopoverStage()
    stage.narrow()
    let (content, popover) = try stage.popover()
    popover.adaptiveSheetPresentationController.detents = [.custom { _ in 300 }]
    stage.show(content)
    let height = stage.generator.window.bounds.height
    #expect(
      stage.frame(content) == CGRect(x: 0, y: height - 300, width: stage.before.width, height: 300))
    content.dismiss(animated: false)
    let (kept, keptPopover) = try stage.popover()
    let keeping = Keeping()
    keptPopover.delegate = keeping
    stage.show(kept)
    #expect(stage.frame(kept) == CGRect(x: 50, y: 153, width: 200, height: 150))
  }

  @Test func `VC-97 an action sheet with a source is a popover, left by a tap beside it`() throws {
    let stage = try PopoverStage()
    defer { stage.narrow() }
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for (title, style) in [("Copy", UIAlertAction.Style.default), ("Cancel", .cancel)] {
      alert.addAction(
        UIAlertAction(title: title, style: style) { [log = stage.log] _ in
          log.note("chose \(title)")
        })
    }
    let popover = try #require(alert.popoverPresentationController)
    popover.sourceView = stage.button
    stage.root.present(alert, animated: false)
    stage.generator.advance(by: 0)
    #expect(popover.arrowDirection == .up)
    #expect(stage.frame(alert).minY == 153 && stage.frame(alert).height == 57)
    _ = stage.log.take()
    try stage.generator.fingerTap(at: CGPoint(x: 700, y: 600))
    stage.generator.advance(by: 1)
    #expect(stage.log.take() == ["chose Cancel"] && stage.root.presentedViewController == nil)
    stage.root.present(alert, animated: false)
    stage.generator.advance(by: 0)
    #expect(stage.frame(alert).maxY > 700)
  }
}

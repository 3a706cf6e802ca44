// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("FO focus and controllers", .freshApplication)
struct FocusReturnRules {
  @Test(arguments: [true, false])
  func `FO-22 focus comes back to what had it when the controller was covered`(
    isAnimated: Bool
  ) throws {
    let stage = try FocusReturnStage()
    try stage.focus("a2")
    stage.navigation.pushViewController(stage.page("b"), animated: isAnimated)
    stage.generator.advance(by: 0.5)
    stage.navigation.popViewController(animated: isAnimated)
    stage.generator.advance(by: 0.5)
    #expect(stage.focused == "a2" && stage.log.take() == ["a2", "b1", "a2"])
  }

  @Test func `FO-22 it goes to the best item of a controller that does not want that`() throws {
    let stage = try FocusReturnStage()
    #expect(stage.root.restoresFocusAfterTransition)
    stage.root.restoresFocusAfterTransition = false
    try stage.focus("a2")
    stage.navigation.pushViewController(stage.page("b"), animated: false)
    stage.generator.advance(by: 0.1)
    stage.navigation.popViewController(animated: false)
    stage.generator.advance(by: 0.1)
    #expect(stage.log.take() == ["a2", "b1", "a1"])
    // The item is in that controller, whoever presents.
    try stage.focus("a2")
    stage.navigation.present(stage.page("s"), animated: false)
    stage.navigation.dismiss(animated: false)
    stage.generator.advance(by: 0.1)
    #expect(stage.log.take() == ["a2", "s1", "a1"])
  }

  @Test func `FO-22 without focus there is none to come back`() throws {
    let stage = try FocusReturnStage()
    stage.navigation.pushViewController(stage.page("b"), animated: true)
    stage.generator.advance(by: 0.5)
    stage.navigation.popViewController(animated: true)
    stage.generator.advance(by: 0.5)
    #expect(stage.focused == nil && stage.log.take() == [])
  }

  @Test func `FO-22 a pop that a finger takes back forgets nothing`() throws {
    let stage = try FocusReturnStage()
    try stage.focus("a2")
    stage.navigation.pushViewController(stage.page("b"), animated: false)
    stage.generator.advance(by: 0.1)
    try stage.generator.fingerDown(at: CGPoint(x: 5, y: 300))
    try stage.generator.fingerMove(to: CGPoint(x: 200, y: 300), duration: 0.5)
    try stage.generator.fingerMove(to: CGPoint(x: 20, y: 300), duration: 0.5)
    try stage.generator.fingerUp()
    stage.generator.advance(by: 0.5)
    #expect(stage.navigation.viewControllers.count == 2)
    stage.navigation.popViewController(animated: false)
    stage.generator.advance(by: 0.1)
    #expect(stage.focused == "a2")
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen])
  func `FO-23 what is presented takes focus in when it is there`(
    style: UIModalPresentationStyle
  ) throws {
    let stage = try FocusReturnStage()
    try stage.focus("a2")
    let sheet = stage.page("s")
    sheet.modalPresentationStyle = style
    stage.navigation.present(sheet, animated: true)
    stage.generator.advance(by: 0.1)
    #expect(stage.focused == "a2")
    stage.generator.advance(by: 1)
    #expect(stage.focused == "s1")
    stage.navigation.dismiss(animated: true)
    stage.generator.advance(by: 1)
    #expect(stage.focused == "a2" && stage.log.take() == ["a2", "s1", "a2"])
  }

  @Test func `FO-23 behind something without items nothing has focus`() throws {
    let stage = try FocusReturnStage()
    try stage.focus("a2")
    stage.navigation.present(UIViewController(), animated: false)
    stage.generator.advance(by: 0.1)
    #expect(stage.focused == nil)
    stage.navigation.dismiss(animated: false)
    stage.generator.advance(by: 0.1)
    #expect(stage.focused == "a2")
  }

  @Test func `FO-23 focus stays where what is behind goes on being used`() throws {
    let stage = try FocusReturnStage()
    try stage.focus("a2")
    let sheet = stage.page("s")
    sheet.sheetPresentationController?.detents = [.medium()]
    sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    stage.navigation.present(sheet, animated: false)
    stage.generator.advance(by: 0.1)
    #expect(stage.focused == "a2")
  }
}

/// A controller with two tiles in a navigation controller, and a log of where focus went.
@MainActor
private final class FocusReturnStage {
  final class Tile: UIView {
    let log: EventLog
    init(_ name: String, x: CGFloat, _ log: EventLog) {
      self.log = log
      super.init(frame: CGRect(x: x, y: 120, width: 40, height: 40))
      accessibilityIdentifier = name
    }
    required init?(coder: NSCoder) { nil }
    override var canBecomeFocused: Bool { true }
    override func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) { if context.nextFocusedView === self { log.record(accessibilityIdentifier ?? "") } }
  }

  let log = EventLog()
  let root = UIViewController()
  let navigation: UINavigationController
  let generator: EventGenerator

  init() throws {
    navigation = UINavigationController(rootViewController: root)
    generator = try EventGenerator(viewController: navigation)
    addTiles("a", to: root)
  }

  func page(_ name: String) -> UIViewController {
    let page = UIViewController()
    addTiles(name, to: page)
    return page
  }

  private func addTiles(_ name: String, to page: UIViewController) {
    page.view.addSubview(Tile(name + "1", x: 20, log))
    page.view.addSubview(Tile(name + "2", x: 120, log))
  }

  private var system: UIFocusSystem? { UIFocusSystem.focusSystem(for: generator.window) }

  var focused: String? { (system?.focusedItem as? UIView)?.accessibilityIdentifier }

  func focus(_ name: String) throws {
    system?.requestFocusUpdate(to: try generator.viewWithIdentifier(name))
    system?.updateFocusIfNeeded()
  }
}

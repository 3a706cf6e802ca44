// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// A view that can have focus, and notes what it hears of it.
private final class Tile: UIView {
  var wantsFocus = true
  var preferred: [any UIFocusEnvironment] = []
  var allowsMoves = true
  var log: Log?

  @MainActor final class Log { var lines: [String] = [] }

  override var canBecomeFocused: Bool { wantsFocus }
  override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferred }

  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    log?.lines.append("\(name(self)) asked \(name(context.nextFocusedView))")
    return allowsMoves
  }

  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    let (from, to) = (name(context.previouslyFocusedView), name(context.nextFocusedView))
    log?.lines.append("\(name(self)) told \(from) → \(to)")
    coordinator.addCoordinatedAnimations { [log] in log?.lines.append("animated") }
  }

  private func name(_ view: UIView?) -> String { view?.accessibilityIdentifier ?? "nil" }
}

/// A controller that says where focus should go.
private final class FocusController: UIViewController {
  var preferred: [any UIFocusEnvironment] = []
  var allowsMoves = true
  override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferred }
  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { allowsMoves }
}

@MainActor
@Suite("FO focus", .freshApplication)
final class FocusRules {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  /// Made when a test first uses it: before the test function runs, another suite's test may run.
  private lazy var root = makeRoot()
  private let log = Tile.Log()

  private func makeRoot() -> Tile {
    let root = Tile(frame: window.bounds)
    root.accessibilityIdentifier = "root"
    root.wantsFocus = false
    window.addSubview(root)
    window.isHidden = false
    return root
  }

  isolated deinit {
    root.removeFromSuperview()
    endTurn()
    window.isHidden = true
  }

  @Test func `FO-2 one item of a system has focus`() throws {
    let (a, b) = (tile("a", y: 0), tile("b", y: 100))
    let system = try #require(UIFocusSystem.focusSystem(for: root))
    #expect(system.focusedItem == nil)
    focus(a)
    focus(b)
    #expect(system.focusedItem === b)
    #expect([a.isFocused, b.isFocused, root.isFocused] == [false, true, false])
    #expect(UIFocusSystem.focusSystem(for: UIView()) == nil)
  }

  @Test func `FO-3 a plain view does not want focus`() {
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(plain)
    #expect(!plain.canBecomeFocused)
    focus(plain)
    #expect(!plain.isFocused)
  }

  @Test func `FO-4 what is hidden or not interactive gets no focus`() {
    let view = tile("a", y: 0)
    view.isHidden = true
    focus(view)
    #expect(!view.isFocused)
    view.isHidden = false
    root.isUserInteractionEnabled = false
    focus(view)
    #expect(!view.isFocused)
    root.isUserInteractionEnabled = true
    root.alpha = 0
    focus(view)
    #expect(!view.isFocused)
    root.alpha = 1
    focus(view)
    #expect(view.isFocused)
  }

  @Test func `FO-5 the first preferred environment that has an item wins`() {
    let (a, b, c) = (tile("a", y: 0), tile("b", y: 100), tile("c", y: 200))
    b.wantsFocus = false
    root.preferred = [b, c, a]
    focus(root)
    #expect(c.isFocused)
  }

  @Test func `FO-5 without a preference the first item in reading order is taken`() {
    let (right, low, left) = (tile("right", x: 150, y: 0), tile("low", y: 100), tile("left", y: 0))
    focus(root)
    #expect([right, low, left].map(\.isFocused) == [false, false, true])
  }

  @Test func `FO-5 both paths are asked and then told, those on both once`() {
    let (a, b) = (tile("a", y: 0), tile("b", y: 100))
    focus(a)
    for view in [root, a, b] { view.log = log }
    focus(b)
    #expect(
      log.lines == [
        "a asked b", "root asked b", "b asked b",
        "a told a → b", "root told a → b", "b told a → b",
        "animated", "animated", "animated",
      ])
  }

  @Test(arguments: ["a", "root", "b"])
  func `FO-5 anybody on either path keeps focus from moving`(name: String) {
    let (a, b) = (tile("a", y: 0), tile("b", y: 100))
    focus(a)
    for view in [root, a, b] where view.accessibilityIdentifier == name { view.allowsMoves = false }
    focus(b)
    #expect([a.isFocused, b.isFocused] == [true, false])
  }

  @Test func `FO-5 a request is met when the turn ends`() {
    let view = tile("a", y: 0)
    root.setNeedsFocusUpdate()
    #expect(!view.isFocused)
    endTurn()
    #expect(view.isFocused)
  }

  @Test func `FO-5 a move is announced`() {
    let view = tile("a", y: 0)
    let seen = Tile.Log()
    let observer = NotificationCenter.default.addObserver(
      forName: UIFocusSystem.didUpdateNotification, object: nil, queue: nil
    ) { note in
      let key = UIFocusSystem.focusUpdateContextUserInfoKey
      let context = note.userInfo?[key] as? UIFocusUpdateContext
      MainActor.assumeIsolated {
        seen.lines.append(context?.nextFocusedView?.accessibilityIdentifier ?? "nil")
      }
    }
    focus(view)
    NotificationCenter.default.removeObserver(observer)
    #expect(seen.lines == ["a"])
  }

  @Test func `FO-8 a request from elsewhere than the focused item is idle`() {
    let (a, b) = (tile("a", y: 0), tile("b", y: 100))
    focus(a)
    b.setNeedsFocusUpdate()
    endTurn()
    #expect(a.isFocused)
    UIFocusSystem.focusSystem(for: b)?.requestFocusUpdate(to: b)
    endTurn()
    #expect(b.isFocused)
  }

  @Test func `FO-9 an item that leaves hands focus to the nearest around it`() {
    let (a, b) = (tile("a", y: 0), tile("b", y: 100))
    focus(b)
    b.removeFromSuperview()
    endTurn()
    #expect([a.isFocused, b.isFocused] == [true, false])
    a.isHidden = true
    endTurn()
    #expect(UIFocusSystem.focusSystem(for: root)?.focusedItem == nil)
  }

  @Test func `FO-5 a controller speaks for its view`() throws {
    let controller = FocusController()
    window.rootViewController = controller
    let (a, b) = (tile("a", y: 0), tile("b", y: 100))
    controller.view.addSubview(root)
    controller.preferred = [b]
    window.setNeedsFocusUpdate()
    endTurn()
    #expect([a.isFocused, b.isFocused] == [false, true])
    #expect(controller.contains(b))
    controller.allowsMoves = false
    focus(a)
    #expect(b.isFocused)
    window.rootViewController = nil
  }

  private func tile(_ name: String, x: Double = 0, y: Double) -> Tile {
    let tile = Tile(frame: CGRect(x: x, y: y, width: 100, height: 50))
    tile.accessibilityIdentifier = name
    root.addSubview(tile)
    return tile
  }

  private func focus(_ view: UIView) {
    let system = UIFocusSystem.focusSystem(for: view)
    system?.requestFocusUpdate(to: view)
    system?.updateFocusIfNeeded()
  }

  /// An event that changes nothing, and with it a turn of the loop.
  private func endTurn() { HostInput.send(.cancelContacts(at: 0)) }
}

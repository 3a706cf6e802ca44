// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("UN undo along the chain", .freshApplication)
struct UndoChainRules {
  /// A controller with a manager of its own, if it is given one.
  private final class Controller: UIViewController {
    var own: UndoManager?
    override var undoManager: UndoManager? { own ?? super.undoManager }
  }

  /// A view with a manager of its own.
  private final class Field: UIView {
    let own = UndoManager()
    override var undoManager: UndoManager? { own }
  }

  /// A view that counts its touches, undoably.
  private final class Tally: UIView {
    var count = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { set(count + 1) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { set(count + 10) }
    func set(_ new: Int) {
      let old = count
      undoManager?.registerUndo(withTarget: self) { $0.set(old) }
      count = new
    }
  }

  @Test func `UN-1 UN-2 everything in a window shares the window's manager`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let controller = Controller()
    window.rootViewController = controller
    let inner = UIView()
    let outer = UIView()
    controller.view.addSubview(outer)
    outer.addSubview(inner)
    let manager = window.undoManager
    #expect(manager != nil)
    #expect(window.undoManager === manager)
    #expect(inner.undoManager === manager)
    #expect(outer.undoManager === manager)
    #expect(controller.undoManager === manager)
    let other = UIWindow(frame: window.frame)
    #expect(other.undoManager != nil)
    #expect(other.undoManager !== manager)
  }

  @Test func `UN-3 UN-4 the nearest manager up the chain wins`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let controller = Controller()
    window.rootViewController = controller
    controller.own = UndoManager()
    let field = Field()
    let part = UIView()
    controller.view.addSubview(field)
    field.addSubview(part)
    #expect(part.undoManager === field.own)
    #expect(controller.view.undoManager === controller.own)
    controller.own = nil
    #expect(controller.view.undoManager === window.undoManager)
  }

  @Test func `UN-5 a responder outside a window has no manager`() {
    let view = UIView()
    let inner = UIView()
    view.addSubview(inner)
    #expect(inner.undoManager == nil)
    #expect(UIViewController().undoManager == nil)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    #expect(inner.undoManager === window.undoManager)
    view.removeFromSuperview()
    #expect(inner.undoManager == nil)
  }

  @Test func `UN-6 what one event of a finger causes is one group`() throws {
    let tally = Tally(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let generator = try EventGenerator(view: tally)
    let manager = try #require(tally.undoManager)
    try generator.fingerTap()
    #expect(manager.groupingLevel == 0)
    #expect(tally.count == 11)
    manager.undo()
    #expect(tally.count == 1)
    manager.undo()
    #expect(tally.count == 0)
    #expect(!manager.canUndo)
    manager.redo()
    #expect(tally.count == 1)
  }

  @Test func `UN-14 the undo manager is this project's own, for Foundation has none here`() {
    #expect(String(reflecting: UndoManager.self) == "ResponderFoundation.UndoManager")
    #expect(NSClassFromString("Foundation.UndoManager") == nil)
    #expect(NSClassFromString("Foundation.UserDefaults") != nil)
  }
}

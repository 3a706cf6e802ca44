// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("MO shake to undo", .freshApplication)
struct ShakeToEditRules {
  /// A view that counts, can undo that, and hears of shakes.
  final class Counter: UIView {
    var count = 0
    var handlesShakes = false
    var configuration = UIEditingInteractionConfiguration.default
    override var canBecomeFirstResponder: Bool { true }
    override var editingInteractionConfiguration: UIEditingInteractionConfiguration {
      configuration
    }
    func add(_ step: Int) {
      count += step
      undoManager?.registerUndo(withTarget: self) { $0.add(-step) }
      undoManager?.setActionName("Adding")
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      if !handlesShakes { super.motionEnded(motion, with: event) }
    }
  }

  @MainActor
  private struct Stage {
    let controller = UIViewController()
    let counter = Counter(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let generator: EventGenerator

    init() throws {
      controller.view.addSubview(counter)
      generator = try EventGenerator(viewController: controller)
      counter.becomeFirstResponder()
      HostInput.send(.lifecycle(.activate, at: 0))
      counter.undoManager?.groupsByEvent = false
    }

    func add(_ step: Int) {
      counter.undoManager?.beginUndoGrouping()
      counter.add(step)
      counter.undoManager?.endUndoGrouping()
    }

    func choose(_ title: String) throws {
      try generator.fingerTap(at: title)
      generator.advance(by: 1)
    }

    var alert: UIAlertController? { controller.presentedViewController as? UIAlertController }

    var offer: [String?] { alert.map { [$0.title] + $0.actions.map(\.title) } ?? [] }
  }

  @Test func `MO-8 MO-9 a shake offers to undo by name, and undoes when that is chosen`() throws {
    let stage = try Stage()
    stage.add(3)
    try stage.generator.shake()
    stage.generator.advance(by: 1)
    #expect(stage.offer == ["Undo Adding", "Undo", "Cancel"])
    #expect(stage.counter.count == 3)
    try stage.generator.shake()
    stage.generator.advance(by: 1)
    #expect(stage.alert?.presentedViewController == nil)
    try stage.choose("Undo")
    #expect(stage.counter.count == 0)
    #expect(stage.counter.isFirstResponder)
    try stage.generator.shake()
    stage.generator.advance(by: 1)
    #expect(stage.offer == ["Redo Adding", "Redo", "Cancel"])
    try stage.choose("Redo")
    #expect(stage.counter.count == 3)
  }

  @Test func `MO-8 what can be undone and redone is offered with both, and cancelled`() throws {
    let stage = try Stage()
    stage.add(1)
    stage.add(2)
    stage.counter.undoManager?.undo()
    try stage.generator.shake()
    stage.generator.advance(by: 1)
    #expect(stage.offer == ["Undo Adding", "Undo", "Redo Adding", "Cancel"])
    try stage.choose("Cancel")
    #expect(stage.counter.count == 1 && stage.alert == nil)
    try stage.generator.shake()
    stage.generator.advance(by: 1)
    try stage.choose("Redo Adding")
    #expect(stage.counter.count == 3)
  }

  @Test func `MO-8 nothing to undo, nobody first, or switched off: no alert`() throws {
    let stage = try Stage()
    try stage.generator.shake()
    stage.generator.advance(by: 1)
    #expect(stage.alert == nil)
    stage.add(1)
    UIApplication.shared.applicationSupportsShakeToEdit = false
    try stage.generator.shake()
    stage.generator.advance(by: 1)
    #expect(stage.alert == nil)
    UIApplication.shared.applicationSupportsShakeToEdit = true
    stage.counter.resignFirstResponder()
    try stage.generator.shake()
    stage.generator.advance(by: 1)
    #expect(stage.alert == nil)
  }

  @Test func `MO-10 a responder that keeps the shake prevents the offer`() throws {
    let stage = try Stage()
    stage.add(1)
    stage.counter.handlesShakes = true
    try stage.generator.shake()
    stage.generator.advance(by: 1)
    #expect(stage.alert == nil)
    stage.counter.handlesShakes = false
    try stage.generator.shake()
    stage.generator.advance(by: 1)
    #expect(stage.alert != nil)
  }

  @Test func `MO-12 a responder up the chain can forbid the offer`() throws {
    let stage = try Stage()
    let inner = Counter()
    stage.counter.addSubview(inner)
    inner.becomeFirstResponder()
    stage.add(1)
    for forbidding in [stage.counter, inner] {
      forbidding.configuration = .none
      try stage.generator.shake()
      stage.generator.advance(by: 1)
      #expect(stage.alert == nil)
      forbidding.configuration = .default
    }
    try stage.generator.shake()
    stage.generator.advance(by: 1)
    #expect(stage.offer == ["Undo Adding", "Undo", "Cancel"])
  }
}

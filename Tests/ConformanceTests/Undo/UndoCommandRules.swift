// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// A sheet whose number can be changed undoably, and that may forbid gestures of editing.
private final class Sheet: UIView {
  var number = 0
  var configuration = UIEditingInteractionConfiguration.default
  var log: [String] = []

  override var canBecomeFirstResponder: Bool { true }
  override var editingInteractionConfiguration: UIEditingInteractionConfiguration {
    configuration
  }

  func set(_ new: Int) {
    let old = number
    undoManager?.registerUndo(withTarget: self) { $0.set(old) }
    number = new
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("began \(touches.count)")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("ended \(touches.count)")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("cancelled \(touches.count)")
  }
}

@MainActor @Suite("UN commands and gestures", .freshApplication)
struct UndoCommandRules {
  private let fingers: [FingerIndex?] = [.rightIndex, .rightMiddle, .rightRing]

  @MainActor
  private struct Stage {
    let sheet = Sheet(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let generator: EventGenerator

    init() throws {
      sheet.isMultipleTouchEnabled = true
      generator = try EventGenerator(view: sheet)
      sheet.set(1)
      generator.advance(by: 0.1)
    }

    /// Three fingers side by side in the middle of the sheet.
    func points(x: CGFloat = 150) -> [CGPoint] {
      [-40, 0, 40].map { sheet.convert(CGPoint(x: x + $0, y: 150), to: nil) }
    }

    func swipe(_ fingers: [FingerIndex?], by distance: CGFloat, duration: Double = 0.2) throws {
      let count = fingers.count
      try generator.fingerDown(fingers, at: Array(points().prefix(count)))
      try generator.fingerMove(
        fingers, to: Array(points(x: 150 + distance).prefix(count)), duration: duration)
      try generator.fingerUp(fingers)
    }
  }

  @Test func `UN-23 three fingers to the left undo, to the right redo`() throws {
    let stage = try Stage()
    try stage.swipe(fingers, by: -80)
    #expect(stage.sheet.number == 0)
    try stage.swipe(fingers, by: 80)
    #expect(stage.sheet.number == 1)
  }

  @Test func `UN-23 three fingers that undo are taken from the view`() throws {
    let stage = try Stage()
    try stage.swipe(fingers, by: -80)
    #expect(stage.sheet.log == ["began 3", "cancelled 3"])
  }

  @Test func `UN-23 with nothing to undo the fingers are the view's`() throws {
    let stage = try Stage()
    stage.sheet.undoManager?.removeAllActions()
    try stage.swipe(fingers, by: -80)
    #expect(stage.sheet.number == 1)
    #expect(stage.sheet.log == ["began 3", "ended 3"])
  }

  @Test func `UN-23 too slow, too short or too few is no swipe`() throws {
    let stage = try Stage()
    try stage.swipe(fingers, by: -80, duration: 2)
    try stage.swipe(fingers, by: -30)
    try stage.swipe(Array(fingers.prefix(2)), by: -80)
    #expect(stage.sheet.number == 1)
    try stage.swipe(fingers, by: -80)
    #expect(stage.sheet.number == 0)
  }

  @Test func `UN-23 a double tap of three fingers undoes, also one after the other`() throws {
    let stage = try Stage()
    try tap(stage)
    #expect(stage.sheet.number == 1)
    stage.generator.advance(by: 1)
    try tap(stage)
    #expect(stage.sheet.number == 1)
    stage.generator.advance(by: 0.1)
    try tap(stage)
    #expect(stage.sheet.number == 0)
    #expect(!stage.sheet.log.contains { $0.hasPrefix("cancelled") })
  }

  /// Puts the fingers down and up one after the other.
  private func tap(_ stage: Stage) throws {
    let points = stage.points()
    for (finger, point) in zip(fingers, points) {
      try stage.generator.fingerDown([finger], at: [point])
    }
    for finger in fingers { try stage.generator.fingerUp([finger]) }
  }

  @Test func `UN-15 a responder up the chain can forbid gestures and commands`() throws {
    let stage = try Stage()
    #expect(UIResponder().editingInteractionConfiguration == .default)
    stage.sheet.configuration = .none
    let part = UIView(frame: stage.sheet.bounds)
    stage.sheet.addSubview(part)
    try stage.swipe(fingers, by: -80)
    stage.sheet.becomeFirstResponder()
    let application = UIApplication.shared
    #expect(!application.sendAction(Selector("undo:"), to: nil, from: nil, for: nil))
    #expect(stage.sheet.number == 1)
    stage.sheet.configuration = .default
    try stage.swipe(fingers, by: -80)
    #expect(stage.sheet.number == 0)
  }

  @Test func `UN-24 the window does undo and redo while there is something to do`() throws {
    let stage = try Stage()
    let window = stage.generator.window
    let (undo, redo) = (Selector("undo:"), Selector("redo:"))
    stage.sheet.becomeFirstResponder()
    #expect(window.canPerformAction(undo, withSender: nil))
    #expect(!window.canPerformAction(redo, withSender: nil))
    #expect(stage.sheet.target(forAction: undo, withSender: nil) as? UIWindow === window)
    let application = UIApplication.shared
    #expect(application.sendAction(undo, to: nil, from: nil, for: nil))
    #expect(stage.sheet.number == 0)
    #expect(!application.sendAction(undo, to: nil, from: nil, for: nil))
    #expect(application.sendAction(redo, to: nil, from: nil, for: nil))
    #expect(stage.sheet.number == 1)
  }

  @Test func `UN-15 UN-24 Command-Z undoes and Shift-Command-Z redoes`() throws {
    let stage = try Stage()
    stage.sheet.becomeFirstResponder()
    func press(_ modifiers: KeyModifiers) {
      for phase in [KeyStroke.Phase.began, .ended] {
        HostInput.send(
          .key(
            KeyStroke(
              usage: UInt16(UIKeyboardHIDUsage.keyboardZ.rawValue), phase: phase, characters: "z",
              charactersIgnoringModifiers: "z", modifiers: modifiers,
              time: stage.generator.now)))
      }
    }
    press(.command)
    #expect(stage.sheet.number == 0)
    press([.command, .shift])
    #expect(stage.sheet.number == 1)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKit.UIGestureRecognizerSubclass
import UIKitTesting

@MainActor @Suite("PK recognizers of presses", .freshApplication)
struct PressGestureRules {
  @Test func `PK-10 a tap recognizer takes the select button before the responder`() throws {
    let stage = try PressStage()
    stage.inner.becomeFirstResponder()
    let tap = UITapGestureRecognizer()
    #expect(tap.allowedPressTypes == [NSNumber(value: UIPress.PressType.select.rawValue)])
    let target = GestureNotes("tap", stage.log)
    tap.addTarget(target, action: GestureNotes.act)
    stage.outer.addGestureRecognizer(tap)
    try stage.generator.press(.select)
    #expect(
      stage.log.take() == ["inner began select", "inner cancelled select", "tap ended 0"])
    try stage.generator.press(.playPause)
    #expect(stage.log.take() == ["inner began playPause", "inner ended playPause"])
    tap.allowedPressTypes = [6]
    try stage.generator.press(.playPause)
    #expect(
      stage.log.take() == ["inner began playPause", "inner cancelled playPause", "tap ended 0"])
  }

  @Test func `PK-10 cancelsTouchesInView leaves the press to the responder`() throws {
    let stage = try PressStage()
    stage.inner.becomeFirstResponder()
    let tap = UITapGestureRecognizer()
    tap.cancelsTouchesInView = false
    let target = GestureNotes("tap", stage.log)
    tap.addTarget(target, action: GestureNotes.act)
    stage.inner.addGestureRecognizer(tap)
    try stage.generator.press(.select)
    #expect(stage.log.take() == ["inner began select", "tap ended 0", "inner ended select"])
  }

  @Test func `PK-10 a long press of a button begins by time and ends with it`() throws {
    let stage = try PressStage()
    stage.inner.becomeFirstResponder()
    let long = UILongPressGestureRecognizer()
    let target = GestureNotes("long", stage.log)
    long.addTarget(target, action: GestureNotes.act)
    stage.inner.addGestureRecognizer(long)
    try stage.generator.press(.select, for: 0.4)
    #expect(stage.log.take() == ["inner began select", "inner ended select"])
    try stage.generator.press(.select, for: 1)
    #expect(
      stage.log.take() == [
        "inner began select", "inner cancelled select", "long began 0", "long ended 0",
      ])
  }

  @Test func `PK-10 two taps of a button, and a tap that waits for them`() throws {
    let stage = try PressStage()
    stage.inner.becomeFirstResponder()
    let single = UITapGestureRecognizer()
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    let notes = [GestureNotes("single", stage.log), GestureNotes("double", stage.log)]
    for (recognizer, note) in zip([single, double], notes) {
      recognizer.cancelsTouchesInView = false
      recognizer.addTarget(note, action: GestureNotes.act)
      stage.outer.addGestureRecognizer(recognizer)
    }
    try stage.generator.press(.select)
    try stage.generator.press(.select)
    #expect(stage.log.take().filter { !$0.hasPrefix("inner") } == ["double ended 0"])
    stage.generator.advance(by: 1)
    try stage.generator.press(.select)
    #expect(stage.log.take().filter { !$0.hasPrefix("inner") }.isEmpty)
    stage.generator.advance(by: 0.4)
    #expect(stage.log.take() == ["single ended 0"])
    withExtendedLifetime(notes) {}
  }

  @Test func `PK-10 PK-34 a recognizer's own presses methods, ignore, and the delegate's word`()
    throws
  {
    let stage = try PressStage()
    stage.inner.becomeFirstResponder()
    let recognizer = PressNotes(stage.log)
    let delegate = PressRefusal()
    recognizer.delegate = delegate
    stage.inner.addGestureRecognizer(recognizer)
    try stage.generator.pressDown(.menu)
    try stage.generator.pressChange(.menu, force: 0.5)
    try stage.generator.pressUp(.menu)
    #expect(
      stage.log.take() == [
        "recognizer began menu", "inner began menu", "recognizer changed menu",
        "inner changed menu", "recognizer ended menu", "inner ended menu",
      ])
    #expect(recognizer.wasListed)
    recognizer.ignoresNext = true
    try stage.generator.press(.menu)
    #expect(
      stage.log.take() == ["recognizer began menu", "inner began menu", "inner ended menu"])
    delegate.refuses = true
    try stage.generator.press(.menu)
    #expect(stage.log.take() == ["inner began menu", "inner ended menu"])
    delegate.refuses = false
    try stage.generator.keyPress("a")
    #expect(stage.log.take() == ["inner began keyboardA a", "inner ended keyboardA a"])
    try stage.generator.pressDown(.menu)
    try stage.generator.cancelTouches()
    #expect(
      stage.log.take() == [
        "recognizer began menu", "inner began menu", "recognizer cancelled menu",
        "inner cancelled menu",
      ])
  }
}

/// Writes down the states of a recognizer.
@MainActor
private final class GestureNotes {
  let name: String
  let log: EventLog
  init(_ name: String, _ log: EventLog) {
    self.name = name
    self.log = log
  }
  func note(_ recognizer: UIGestureRecognizer) {
    log.record("\(name) \(recognizer.state) \(recognizer.numberOfTouches)")
  }
  static let act = Selector("note:", GestureNotes.note)
}

/// A recognizer that only writes down the presses it gets.
private final class PressNotes: UIGestureRecognizer {
  let log: EventLog
  var ignoresNext = false
  var wasListed = false

  init(_ log: EventLog) {
    self.log = log
    super.init(target: nil, action: nil)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    log.record("recognizer began \(PressText.of(presses))")
    wasListed =
      presses == event.presses(for: self)
      && presses.allSatisfy { $0.gestureRecognizers?.contains(self) == true }
    if ignoresNext, let press = presses.first { ignore(press, for: event) }
    ignoresNext = false
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    log.record("recognizer changed \(PressText.of(presses))")
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    log.record("recognizer ended \(PressText.of(presses))")
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    log.record("recognizer cancelled \(PressText.of(presses))")
  }
}

private final class PressRefusal: NSObject, UIGestureRecognizerDelegate {
  var refuses = false
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool { !refuses }
}

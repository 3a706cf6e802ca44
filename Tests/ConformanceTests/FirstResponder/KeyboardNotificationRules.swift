// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("FR keyboard notifications", .freshApplication)
final class KeyboardNotificationRules {
  lazy var stage = InputStage()
  var one: Typist { stage.one }
  var two: Typist { stage.two }

  @Test func `FR-40 the order on showing and hiding`() throws {
    one.input = InputStage.view(200)
    one.becomeFirstResponder()
    #expect(stage.log.take() == ["willChangeFrame 0 → 200", "willShow 0 → 200"])
    stage.generator.advance(by: 0.2)
    #expect(stage.log.take() == [])
    stage.generator.advance(by: 0.1)
    #expect(stage.log.take() == ["didChangeFrame 0 → 200", "didShow 0 → 200"])
    one.resignFirstResponder()
    #expect(stage.log.take() == ["willChangeFrame 200 → 0", "willHide 200 → 0"])
    stage.settle()
    #expect(stage.log.take() == ["didChangeFrame 200 → 0", "didHide 200 → 0"])
    stage.stop()
  }

  @Test func `FR-40 a movement that is overtaken has no end of its own`() {
    one.input = InputStage.view(200)
    one.becomeFirstResponder()
    stage.generator.advance(by: 0.1)
    _ = stage.log.take()
    one.resignFirstResponder()
    stage.settle()
    #expect(
      stage.log.take() == [
        "willChangeFrame 200 → 0", "willHide 200 → 0", "didChangeFrame 200 → 0", "didHide 200 → 0",
      ])
    stage.stop()
  }

  @Test func `FR-41 a keyboard that is up posts only the change of its frame`() {
    one.input = InputStage.view(200)
    two.input = InputStage.view(300)
    one.becomeFirstResponder()
    stage.settle()
    _ = stage.log.take()
    two.becomeFirstResponder()
    stage.settle()
    #expect(stage.log.take() == ["willChangeFrame 200 → 300", "didChangeFrame 200 → 300"])
    stage.stop()
  }

  @Test func `FR-42 FR-43 what the notifications carry`() throws {
    nonisolated(unsafe) var seen: Notification?
    let observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: UIScreen.main, queue: nil
    ) { note in
      seen = note
    }
    one.input = InputStage.view(200)
    one.becomeFirstResponder()
    NotificationCenter.default.removeObserver(observer)
    let screen = UIScreen.main.bounds
    let hidden = CGRect(x: 0, y: screen.height, width: screen.width, height: 200)
    let info = try #require(seen?.userInfo)
    #expect(info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect == hidden)
    let end = info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    #expect(end?.cgRectValue == hidden.offsetBy(dx: 0, dy: -200))
    #expect(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
    let curve = try #require(info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt)
    #expect(UIView.AnimationOptions(rawValue: curve << 16) == .curveEaseInOut)
    #expect(info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
    #expect((seen?.object as? UIScreen) === UIScreen.main)
    stage.stop()
  }

  @Test func `FR-42 without animations the keyboard moves at once`() {
    UIView.setAnimationsEnabled(false)
    one.input = InputStage.view(200)
    one.becomeFirstResponder()
    UIView.setAnimationsEnabled(true)
    #expect(
      stage.log.take() == [
        "willChangeFrame 0 → 200", "willShow 0 → 200", "didChangeFrame 0 → 200", "didShow 0 → 200",
      ])
    stage.stop()
  }
}

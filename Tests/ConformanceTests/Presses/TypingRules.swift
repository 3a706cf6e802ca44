// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("PK typing", .freshApplication)
struct TypingRules {
  @Test func `PK-26 keys that nothing took are typed by super of the text input`() throws {
    let stage = try CommandStage()
    stage.typing.becomeFirstResponder()
    stage.stroke(.keyboardA, "A", plain: "a", .shift)
    stage.stroke(.keyboardReturnOrEnter, "\n")
    stage.stroke(.keyboardTab)
    stage.stroke(.keyboardE, "é", plain: "e", .alternate)
    #expect(stage.typing.text == "A\n\té")
    stage.stroke(.keyboardDeleteOrBackspace)
    #expect(stage.typing.text == "A\n\t")
    _ = stage.log.take()
    stage.stroke(.keyboardLeftArrow)
    #expect(
      stage.log.take() == [
        "typing began keyboardLeftArrow UIKeyInputLeftArrow",
        "outer began keyboardLeftArrow UIKeyInputLeftArrow",
        "typing ended keyboardLeftArrow UIKeyInputLeftArrow",
        "outer ended keyboardLeftArrow UIKeyInputLeftArrow",
      ])
  }

  @Test func `PK-26 without super nothing is typed`() throws {
    let stage = try CommandStage()
    stage.typing.becomeFirstResponder()
    stage.typing.swallows = true
    stage.stroke(.keyboardA, "a")
    #expect(stage.typing.text.isEmpty)
    #expect(stage.log.take().first == "typing keeps keyboardA a")
  }

  @Test func `PK-26 combinations type nothing`() throws {
    let stage = try CommandStage()
    stage.typing.becomeFirstResponder()
    stage.stroke(.keyboardQ, "q", .command)
    stage.stroke(.keyboardQ, "\u{11}", plain: "q", .control)
    stage.stroke(.keyboardEscape, "\u{1B}")
    stage.stroke(.keyboardLeftShift, "", .shift)
    #expect(stage.typing.text.isEmpty)
  }

  @Test func `PK-27 only the first responder that takes text is typed into`() throws {
    let stage = try CommandStage()
    stage.inner.becomeFirstResponder()
    stage.stroke(.keyboardA, "a")
    #expect(stage.typing.text.isEmpty)
    stage.typing.becomeFirstResponder()
    stage.stroke(.keyboardA, "a")
    #expect(stage.typing.text == "a" && stage.typing.hasText)
  }

  @Test func `PK-9 a held key types again on the application's clock until it is up`() throws {
    let stage = try CommandStage()
    stage.typing.becomeFirstResponder()
    stage.key(.keyboardA, .began, "a")
    stage.generator.advance(by: 0.35)
    #expect(stage.typing.text == "a")
    stage.generator.advance(by: 0.4)
    #expect(stage.typing.text == "aaaaa")
    stage.key(.keyboardB, .began, "b")
    stage.generator.advance(by: 0.45)
    #expect(stage.typing.text == "aaaaabb")
    stage.key(.keyboardB, .ended, "b")
    stage.generator.advance(by: 1)
    #expect(stage.typing.text == "aaaaabb")
    #expect(stage.log.take().filter { $0.contains("began") }.count == 2)
  }

  @Test func `PK-9 a first responder that resigns is not typed into any more`() throws {
    let stage = try CommandStage()
    stage.typing.becomeFirstResponder()
    stage.key(.keyboardA, .began, "a")
    stage.generator.advance(by: 0.45)
    stage.typing.resignFirstResponder()
    stage.generator.advance(by: 1)
    #expect(stage.typing.text == "aa")
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("PK input methods", .freshApplication)
final class CompositionRules {
  lazy var stage = InputStage()
  lazy var text = PlainText("犬と", in: stage.owner.view)
  lazy var pad = Notepad(in: stage.owner.view)
  var generator: EventGenerator { stage.generator }

  @Test func `PK-26 a composition is marked, then a part of the text`() throws {
    text.becomeFirstResponder()
    try generator.compose("に", "にほん", "日本", commit: "日本")
    #expect(text.text == "犬と日本")
    #expect(text.markedTextRange == nil)
    #expect(text.calls == ["mark に 1+0", "mark にほん 3+0", "mark 日本 2+0", "unmark"])
    stage.stop()
  }

  @Test func `PK-26 a composition ends with another text than was marked`() throws {
    text.becomeFirstResponder()
    try generator.compose("nihon", commit: "日本")
    #expect(text.text == "犬と日本")
    #expect(text.calls == ["mark nihon 5+0", "mark 日本 2+0", "unmark"])
    stage.stop()
  }

  @Test func `PK-26 a composition that is cancelled leaves nothing`() throws {
    text.becomeFirstResponder()
    try generator.compose("に", commit: "")
    #expect(text.text == "犬と" && text.markedTextRange == nil)
    stage.stop()
  }

  @Test func `PK-27 an object without marked text gets what was composed at the end`() throws {
    pad.becomeFirstResponder()
    try generator.compose("に", "にほん", commit: "日本")
    #expect(pad.text == "日本")
    try generator.compose("x", commit: "")
    #expect(pad.text == "日本")
    stage.stop()
  }

  @Test func `PK-26 another first responder keeps what was marked`() throws {
    text.becomeFirstResponder()
    try generator.compose("にほん")
    #expect(text.markedTextRange != nil)
    pad.becomeFirstResponder()
    #expect(text.text == "犬とにほん" && text.markedTextRange == nil)
    try generator.compose(commit: "日本")
    #expect(pad.text == "日本")
    stage.stop()
  }

  @Test func `PK-27 nobody is composed for where no text is typed into`() throws {
    stage.one.becomeFirstResponder()
    #expect(throws: HammerError.self) { try self.generator.compose("に", commit: "日本") }
    stage.stop()
  }
}

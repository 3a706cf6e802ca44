// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("FR typing that is put right", .freshApplication)
struct SmartTypingRules {
  private func type(_ text: String, into view: UITextView) {
    for character in text { view.insertText(String(character)) }
  }

  @Test func `FR-68 quotes and dashes become typographic where the text wants it`() throws {
    let stage = try TextViewStage()
    stage.view.becomeFirstResponder()
    type("\"a\" -- b", into: stage.view)
    #expect(stage.view.text == "\"a\" -- b")
    stage.view.text = ""
    stage.view.smartQuotesType = .yes
    stage.view.smartDashesType = .yes
    _ = stage.log.take()
    type("\"it's (\"", into: stage.view)
    #expect(stage.view.text == "\u{201C}it\u{2019}s (\u{201C}")
    #expect(stage.log.take().first == "shouldChange 0+0 “\u{201C}”")
    stage.view.text = "a "
    type("--b", into: stage.view)
    #expect(stage.view.text == "a \u{2014}b")
    stage.view.text = ""
    stage.view.isSecureTextEntry = true
    type("\"", into: stage.view)
    #expect(stage.view.text == "\"")
  }

  @Test func `FR-68 a field puts quotes right too`() throws {
    let stage = try FieldStage()
    stage.one.smartQuotesType = .yes
    stage.one.becomeFirstResponder()
    stage.one.insertText("'")
    stage.one.insertText("x")
    stage.one.insertText("'")
    #expect(stage.one.text == "\u{2018}x\u{2019}")
  }

  @Test func `FR-69 spaces around words follow what is deleted and pasted`() throws {
    let stage = try TextViewStage()
    let view = stage.view
    view.smartInsertDeleteType = .yes
    view.becomeFirstResponder()
    view.text = "one two three."
    view.selectedRange = NSRange(location: 4, length: 3)
    view.cut(nil)
    #expect(view.text == "one three." && UIPasteboard.general.string == "two")
    view.selectedRange = NSRange(location: 4, length: 5)
    view.deleteBackward()
    #expect(view.text == "one.")
    view.selectedRange = NSRange(location: 3, length: 0)
    view.paste(nil)
    #expect(view.text == "one two.")
    view.selectedRange = NSRange(location: 0, length: 3)
    view.delete(nil)
    #expect(view.text == "two.")
    view.smartInsertDeleteType = .no
    view.selectedRange = NSRange(location: 3, length: 0)
    view.paste(nil)
    #expect(view.text == "twotwo.")
  }

  @Test func `FR-70 the rest of a word is offered, and Space takes it`() throws {
    let stage = try TextViewStage()
    let view = stage.view
    view.inlinePredictionType = .yes
    view.becomeFirstResponder()
    view.text = "A responder chain. "
    type("res", into: view)
    #expect(view.text == "A responder chain. responder")
    #expect(view.selectedRange == NSRange(location: 22, length: 0))
    let offered = try #require(view.markedTextRange)
    #expect(view.text(in: offered) == "ponder")
    type("p", into: view)
    #expect(view.text == "A responder chain. responder" && view.selectedRange.location == 23)
    type(" ", into: view)
    #expect(view.text == "A responder chain. responder " && view.markedTextRange == nil)
    type("cha", into: view)
    view.deleteBackward()
    #expect(view.text == "A responder chain. responder ch")
    type("a", into: view)
    #expect(view.text.hasSuffix("chain"))
    type("t", into: view)
    #expect(view.text.hasSuffix("responder chat"))
    type("s cha", into: view)
    #expect(view.markedTextRange != nil)
    view.selectedRange = NSRange(location: 0, length: 0)
    #expect(view.text.hasSuffix("chats cha") && view.markedTextRange == nil)
  }

  @Test func `FR-70 a calculation is offered its result`() throws {
    let stage = try TextViewStage()
    let view = stage.view
    view.mathExpressionCompletionType = .yes
    view.becomeFirstResponder()
    for (typed, shown) in [
      ("12*3=", "12*3=36"), ("total: (1 + 2) × 4 ÷ 8=", "total: (1 + 2) × 4 ÷ 8=1.5"),
      ("2^3^2-1=", "2^3^2-1=511"), ("-3+1=", "-3+1=-2"), ("1/0=", "1/0="), ("x=", "x="),
      ("7=", "7="), ("(1+2=", "(1+2="), ("0.1+0.2=", "0.1+0.2=0.3"),
      ("10^17*1=", "10^17*1=1e+17"), ("10^305*1=", "10^305*1=1e+305"),
    ] {
      view.text = ""
      type(typed, into: view)
      #expect(view.text == shown)
      #expect((view.markedTextRange == nil) == (typed == shown))
    }
    view.text = ""
    type("6*7= ", into: view)
    #expect(view.text == "6*7=42 " && view.markedTextRange == nil)
    view.resignFirstResponder()
    #expect(view.text == "6*7=42 ")
  }

  @Test func `FR-71 room for what comes later is laid out and taken away`() throws {
    let stage = try TextViewStage()
    let view = stage.view
    view.text = "before after"
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 7, length: 0)
    _ = stage.log.take()
    let room = view.insertTextPlaceholder(with: CGSize(width: 50, height: 40))
    #expect(stage.log.take().allSatisfy { $0.hasPrefix("selection") })
    view.layoutIfNeeded()
    #expect(room.rects.count == 1 && room.rects[0].rect.width == 50)
    #expect(room.rects[0].rect.height >= 40)
    view.remove(room)
    #expect(view.text == "before after" && room.rects.isEmpty)
    let waiting = view.insertDictationResultPlaceholder
    #expect(!view.frame(forDictationResultPlaceholder: waiting).isEmpty)
    view.selectedRange = NSRange(location: 0, length: 0)
    view.removeDictationResultPlaceholder(waiting, willInsertResult: true)
    #expect(view.frame(forDictationResultPlaceholder: waiting) == .zero)
    final class Phrase: UIDictationPhrase {
      override var text: String { "said " }
    }
    view.insertDictationResult([Phrase(), Phrase()])
    #expect(view.text == "before said said after")
  }
}

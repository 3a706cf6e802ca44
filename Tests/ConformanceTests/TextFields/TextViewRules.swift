// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// A text view's delegate that writes down what it is asked and told.
final class TextViewLog: NSObject, UITextViewDelegate {
  let log = EventLog()
  var refuses: Set<String> = []
  var onBegin: ((UITextView) -> Void)?

  private func asked(_ what: String) -> Bool {
    log.record(what)
    return !refuses.contains(what)
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { asked("shouldBegin") }
  func textViewDidBeginEditing(_ textView: UITextView) {
    _ = asked("didBegin")
    onBegin?(textView)
  }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { asked("shouldEnd") }
  func textViewDidEndEditing(_ textView: UITextView) { _ = asked("didEnd") }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    log.record("shouldChange \(range.location)+\(range.length) “\(text)”")
    return !refuses.contains("change")
  }
  func textViewDidChange(_ textView: UITextView) { _ = asked("didChange") }
  func textViewDidChangeSelection(_ textView: UITextView) {
    log.record("selection \(textView.selectedRange.location)+\(textView.selectedRange.length)")
  }
}

@MainActor @Suite("FR and PK in text views", .freshApplication)
struct TextViewRules {
  @Test func `FR-50 a text view asks, begins, changes and ends in order`() throws {
    let stage = try TextViewStage()
    stage.delegate.refuses = ["shouldBegin"]
    #expect(!stage.view.becomeFirstResponder())
    #expect(stage.log.take() == ["shouldBegin"])
    stage.delegate.refuses = ["shouldEnd"]
    #expect(stage.view.becomeFirstResponder())
    #expect(stage.log.take() == ["shouldBegin", "didBegin"])
    stage.key(.keyboardA, "a")
    #expect(stage.log.take() == ["shouldChange 0+0 “a”", "selection 1+0", "didChange"])
    #expect(!stage.view.resignFirstResponder())
    #expect(stage.log.take() == ["shouldEnd"])
    stage.delegate.refuses = ["change"]
    stage.key(.keyboardB, "b")
    #expect(stage.view.text == "a")
    _ = stage.log.take()
    stage.view.removeFromSuperview()
    #expect(stage.log.take() == ["shouldEnd", "didEnd"])
  }

  @Test func `FR-101 who ends the editing that begins is told of both in order`() throws {
    let stage = try TextViewStage()
    let log = stage.log
    let names = [
      UITextView.textDidBeginEditingNotification: "note didBegin",
      UITextView.textDidEndEditingNotification: "note didEnd",
    ]
    let observers = names.map { name, word in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { log.record(word) }
      }
    }
    stage.delegate.onBegin = { $0.resignFirstResponder() }
    stage.view.becomeFirstResponder()
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    #expect(
      log.take() == [
        "shouldBegin", "didBegin", "shouldEnd", "note didBegin", "didEnd", "note didEnd",
      ])
  }

  @Test func `FR-29 a tap begins editing at the place of the finger`() throws {
    let stage = try TextViewStage()
    stage.view.text = "first\nsecond"
    stage.view.layoutIfNeeded()
    let end = stage.view.caretRect(for: stage.view.endOfDocument)
    try stage.generator.fingerTap(at: CGPoint(x: 20 + 30, y: 40 + end.midY))
    #expect(stage.view.isFirstResponder)
    #expect(stage.view.selectedRange.location > 5)
  }

  @Test func `PK-16 keys move over lines and select`() throws {
    let stage = try TextViewStage()
    stage.view.text = "one two\nthree\nfour"
    stage.view.becomeFirstResponder()
    stage.view.selectedRange = NSRange(location: 2, length: 0)
    stage.key(.keyboardDownArrow)
    #expect(stage.view.selectedRange.location > 7 && stage.view.selectedRange.location < 14)
    stage.key(.keyboardUpArrow, "", .command)
    #expect(stage.view.selectedRange == NSRange(location: 0, length: 0))
    stage.key(.keyboardDownArrow, "", [.alternate, .shift])
    #expect(stage.view.selectedRange == NSRange(location: 0, length: 7))
    stage.key(.keyboardReturnOrEnter, "\n")
    stage.key(.keyboardTab)
    #expect(stage.view.text == "\n\t\nthree\nfour")
    stage.view.undoManager?.undo()
    stage.view.undoManager?.undo()
    #expect(stage.view.text == "one two\nthree\nfour")
  }

  @Test func `AC-17 a text that is only read is copied and not cut`() throws {
    let stage = try TextViewStage()
    stage.view.text = "read me"
    stage.view.isEditable = false
    #expect(stage.view.becomeFirstResponder() && stage.log.take() == [])
    stage.view.selectedRange = NSRange(location: 0, length: 4)
    #expect(stage.view.canPerformAction("copy:", withSender: nil))
    #expect(!stage.view.canPerformAction("cut:", withSender: nil))
    stage.key(.keyboardA, "a")
    stage.view.copy(nil)
    #expect(stage.view.text == "read me" && UIPasteboard.general.string == "read")
    stage.view.isSelectable = false
    #expect(!stage.view.isFirstResponder)
  }

  @Test func `PK-27 the caret is scrolled to as text is typed`() throws {
    let stage = try TextViewStage()
    stage.view.text = String(repeating: "line\n", count: 200)
    stage.view.becomeFirstResponder()
    stage.key(.keyboardX, "x")
    let caret = stage.view.caretRect(for: stage.view.endOfDocument)
    #expect(stage.view.bounds.contains(CGPoint(x: caret.midX, y: caret.midY)))
    stage.view.scrollRangeToVisible(NSRange(location: 0, length: 4))
    #expect(stage.view.contentOffset.y == 0)
  }

  @Test func `AC-15 the attributes of a selection are changed and undone`() throws {
    let stage = try TextViewStage()
    stage.view.text = "some words"
    stage.view.allowsEditingTextAttributes = true
    stage.view.becomeFirstResponder()
    stage.view.selectedRange = NSRange(location: 0, length: 4)
    UIApplication.shared.sendAction("toggleUnderline:", to: nil, from: nil, for: nil)
    let underline = stage.view.attributedText.attribute(.underlineStyle, at: 0, effectiveRange: nil)
    #expect(underline as? Int == NSUnderlineStyle.single.rawValue)
    #expect(stage.view.attributedText.attribute(.underlineStyle, at: 5, effectiveRange: nil) == nil)
    stage.view.undoManager?.undo()
    #expect(stage.view.attributedText.attribute(.underlineStyle, at: 0, effectiveRange: nil) == nil)
  }
}

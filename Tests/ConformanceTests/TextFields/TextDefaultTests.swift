// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// What a text of the program's own answers where it implements nothing.
@MainActor @Suite("What a text input need not implement", .freshApplication)
struct TextDefaultTests {
  private let root = UIView(frame: UIScreen.main.bounds)
  private let text: PlainText

  init() { text = PlainText("one two", in: root) }

  private func place(_ offset: Int) -> UITextPosition { PlainPosition(offset) }
  private func range(_ start: Int, _ end: Int) -> PlainRange {
    PlainRange(NSRange(location: start, length: end - start))
  }

  @Test func `offsets count characters, attributes are left out, and the first reading is taken`() {
    final class Phrase: UIDictationPhrase {
      override var text: String { "!" }
    }
    let inner = text.position(within: range(4, 7), atCharacterOffset: 2)
    #expect((inner as? PlainPosition)?.offset == 6)
    #expect(text.characterOffset(of: place(6), within: range(4, 7)) == 2)
    #expect(text.selectionAffinity == .forward && text.isEditable)
    #expect(text.textStyling(at: place(0), in: .forward) == nil)
    #expect(text.textInputView === text)
    text.setAttributedMarkedText(
      NSAttributedString(string: "xy"), selectedRange: NSRange(location: 2, length: 0))
    text.unmarkText()
    text.insertText("z", alternatives: ["s"], style: .none)
    text.insertDictationResult([Phrase()])
    #expect(text.text == "one twoxyz!")
    #expect(
      text.calls == ["mark xy 2+0", "unmark", "insert z", "insert !"])
  }

  @Test func `a floating cursor, placeholders and dictation leave the text alone`() {
    text.beginFloatingCursor(at: CGPoint(x: 5, y: 5))
    text.updateFloatingCursor(at: CGPoint(x: 9, y: 5))
    text.endFloatingCursor()
    let room = text.insertTextPlaceholder(with: CGSize(width: 10, height: 10))
    #expect(room.rects.isEmpty)
    text.remove(room)
    let waiting = text.insertDictationResultPlaceholder
    #expect(text.frame(forDictationResultPlaceholder: waiting) == .zero)
    text.removeDictationResultPlaceholder(waiting, willInsertResult: false)
    text.dictationRecordingDidEnd()
    text.dictationRecognitionFailed()
    #expect(text.text == "one two" && text.calls == [])
    #expect((text.selectedTextRange as? PlainRange)?.range == NSRange(location: 7, length: 0))
    #expect(text.caretTransform(for: place(0)) == .identity)
    let rect = UITextSelectionRect()
    #expect(rect.rect == .zero && rect.writingDirection == .natural && rect.transform == .identity)
    #expect(!rect.containsStart && !rect.containsEnd && !rect.isVertical)
  }

  @Test func `what takes keys alone has the usual traits`() {
    /// Takes keys, and says nothing of them.
    final class Typist: UIViewController, UIKeyInput {
      var hasText: Bool { false }
      func insertText(_ text: String) {}
      func deleteBackward() {}
    }
    let typist = Typist()
    #expect(typist.autocorrectionType == .default && typist.spellCheckingType == .default)
    #expect(typist.smartQuotesType == .default && typist.smartDashesType == .default)
    #expect(typist.smartInsertDeleteType == .default && typist.textContentType == nil)
    #expect(typist.passwordRules == nil && typist.inlinePredictionType == .default)
    #expect(typist.mathExpressionCompletionType == .default)
    #expect(typist.keyboardType == .default && typist.returnKeyType == .default)
  }

  @Test func `what a text means is heard through the protocol`() {
    /// Says what is typed into it.
    final class Named: UIViewController, UIKeyInput {
      var hasText: Bool { false }
      func insertText(_ text: String) {}
      func deleteBackward() {}
      var textContentType: UITextContentType! = .username
    }
    let field = UITextField()
    field.textContentType = .newPassword
    let view = UITextView()
    view.textContentType = .name
    let all: [any UITextInputTraits] = [Named(), field, view, UITextField()]
    #expect(all.map(\.textContentType) == [.username, .newPassword, .name, nil])
  }

  @Test func `units of a text are found by its tokenizer, at their ends and inside`() {
    let words = text.tokenizer
    let (ahead, back) = (UITextDirection.storage(.forward), UITextDirection.storage(.backward))
    func ends(_ direction: UITextDirection) -> [Bool] {
      [0, 2, 3, 4, 7].map {
        words.isPosition(place($0), atBoundary: .word, inDirection: direction)
      }
    }
    #expect(ends(ahead) == [false, false, true, false, true])
    #expect(ends(back) == [true, false, false, true, false])
    #expect(words.isPosition(place(5), withinTextUnit: .word, inDirection: ahead))
    #expect(!words.isPosition(place(7), withinTextUnit: .word, inDirection: ahead))
    #expect(UITextDirection.layout(.left).rawValue == UITextLayoutDirection.left.rawValue)
  }

  @Test func `FR-32 a keyboard's proxy has the traits of the text, and usual ones without any`()
    throws
  {
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 100, height: 30))
    field.autocapitalizationType = .words
    field.autocorrectionType = .no
    field.spellCheckingType = .no
    field.smartQuotesType = .yes
    field.smartDashesType = .yes
    field.smartInsertDeleteType = .yes
    field.keyboardType = .emailAddress
    field.keyboardAppearance = .dark
    field.returnKeyType = .search
    field.enablesReturnKeyAutomatically = true
    field.isSecureTextEntry = true
    field.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 8;")
    field.inlinePredictionType = .yes
    field.mathExpressionCompletionType = .yes
    let board = UIInputViewController()
    #expect(board.inputView != nil)
    let own = UIInputView(frame: .zero, inputViewStyle: .default)
    board.inputView = own
    #expect(board.view === own)
    let proxy = board.textDocumentProxy
    func traits() -> [String] {
      [
        "\(proxy.autocapitalizationType)", "\(proxy.autocorrectionType)",
        "\(proxy.spellCheckingType)", "\(proxy.smartQuotesType)", "\(proxy.smartDashesType)",
        "\(proxy.smartInsertDeleteType)", "\(proxy.keyboardType)", "\(proxy.keyboardAppearance)",
        "\(proxy.returnKeyType)", "\(proxy.enablesReturnKeyAutomatically)",
        "\(proxy.isSecureTextEntry)", proxy.passwordRules?.passwordRulesDescriptor ?? "none",
        "\(proxy.inlinePredictionType)",
        "\(proxy.mathExpressionCompletionType)",
      ]
    }
    let usual = [
      "sentences", "default", "default", "default", "default", "default", "default", "default",
      "default", "false", "false", "none", "default", "default",
    ]
    #expect(traits() == usual)
    root.addSubview(field)
    let generator = try EventGenerator(view: root)
    field.becomeFirstResponder()
    #expect(
      traits() == [
        "words", "no", "no", "yes", "yes", "yes", "emailAddress", "dark", "search", "true", "true",
        "minlength: 8;", "yes", "yes",
      ])
    let copy = field.passwordRules?.copy() as? UITextInputPasswordRules
    #expect(copy?.passwordRulesDescriptor == "minlength: 8;")
    withExtendedLifetime(generator) {}
  }
}

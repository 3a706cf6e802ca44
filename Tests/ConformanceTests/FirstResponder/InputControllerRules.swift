// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("FR input view controllers", .freshApplication)
final class InputControllerRules {
  /// A keyboard that writes down what it hears of the text.
  final class Board: UIInputViewController {
    var heard: [String] = []
    override func selectionWillChange(_ textInput: (any UITextInput)?) {
      heard.append("selectionWillChange")
    }
    override func selectionDidChange(_ textInput: (any UITextInput)?) {
      heard.append("selectionDidChange")
    }
    override func textWillChange(_ textInput: (any UITextInput)?) {
      heard.append("textWillChange")
    }
    override func textDidChange(_ textInput: (any UITextInput)?) {
      heard.append("textDidChange")
    }
    func takeHeard() -> [String] {
      defer { heard = [] }
      return heard
    }
  }

  final class Owner: UIViewController {
    let board = Board()
    override var inputViewController: UIInputViewController? { board }
  }

  let owner = Owner()
  var board: Board { owner.board }
  var proxy: any UITextDocumentProxy { board.textDocumentProxy }
  lazy var text = PlainText("one two", in: owner.view)

  private func begin() throws -> EventGenerator {
    _ = text
    let generator = try EventGenerator(viewController: owner)
    text.becomeFirstResponder()
    return generator
  }

  @Test func `FR-32 the proxy of a controller writes into the first responder`() throws {
    let generator = try begin()
    #expect(board.view.window != nil)
    #expect(proxy.hasText && proxy.documentContextBeforeInput == "one two")
    #expect(proxy.documentContextAfterInput == "" && proxy.selectedText == nil)
    proxy.adjustTextPosition(byCharacterOffset: -4)
    #expect(proxy.documentContextBeforeInput == "one")
    #expect(proxy.documentContextAfterInput == " two")
    proxy.insertText("s")
    proxy.deleteBackward()
    proxy.adjustTextPosition(byCharacterOffset: -100)
    proxy.insertText("> ")
    #expect(text.text == "> one two")
    text.select(2, 3)
    #expect(proxy.selectedText == "one" && proxy.documentContextAfterInput == " two")
    proxy.setMarkedText("ei", selectedRange: NSRange(location: 2, length: 0))
    #expect(text.text == "> ei two" && text.markedTextRange != nil)
    proxy.unmarkText()
    #expect(text.markedTextRange == nil)
    _ = generator
  }

  @Test func `FR-32 it hears of changes, its own once, and of another text`() throws {
    let generator = try begin()
    #expect(board.takeHeard() == ["textWillChange", "textDidChange"])
    proxy.insertText("s")
    #expect(board.takeHeard() == ["textWillChange", "textDidChange"])
    text.select(0, 1)
    #expect(board.takeHeard() == ["selectionWillChange", "selectionDidChange"])
    let name = proxy.documentIdentifier
    #expect(proxy.documentIdentifier == name)
    let other = Notepad(in: owner.view)
    other.keyboardType = .emailAddress
    other.becomeFirstResponder()
    #expect(board.takeHeard() == ["textWillChange", "textDidChange"])
    #expect(text.inputDelegate == nil)
    #expect(proxy.documentIdentifier != name && proxy.keyboardType == .emailAddress)
    #expect(proxy.documentContextBeforeInput == nil)
    proxy.setMarkedText("に", selectedRange: NSRange(location: 1, length: 0))
    #expect(other.text == "")
    proxy.unmarkText()
    #expect(other.text == "に")
    board.dismissKeyboard()
    #expect(!other.isFirstResponder && !proxy.hasText)
    _ = generator
  }

  @Test func `TM-2 TM-7 a controller goes to the next language and may name its own`() throws {
    let generator = try begin()
    #expect(!board.needsInputModeSwitchKey)
    HostInput.send(.languages(["en-US", "de-DE"]))
    #expect(board.needsInputModeSwitchKey)
    board.advanceToNextInputMode()
    #expect(proxy.documentInputMode?.primaryLanguage == "de-DE")
    board.primaryLanguage = "el-GR"
    #expect(proxy.documentInputMode?.primaryLanguage == "el-GR")
    _ = generator
  }

  @Test func `TM-2 a key for the next language works with one touch`() throws {
    let generator = try begin()
    HostInput.send(.languages(["en-US", "de-DE"]))
    let key = UIButton(type: .system)
    key.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    key.addTarget(
      self, action: Selector("note:event:", InputControllerRules.note), for: .allTouchEvents)
    board.view.addSubview(key)
    generator.advance(by: 1)
    try generator.fingerTap(at: key)
    #expect(proxy.documentInputMode?.primaryLanguage == "de-DE")
  }

  private func note(_ sender: UIButton, _ event: UIEvent) {
    board.handleInputModeList(from: sender, with: event)
  }

  @Test func `FR-32 the system knows no words of its own`() throws {
    let generator = try begin()
    var count: Int?
    board.requestSupplementaryLexicon { count = $0.entries.count }
    #expect(count == nil)
    generator.advance(by: 0.1)
    #expect(count == 0)
    #expect(board.hasFullAccess && !board.hasDictationKey)
  }
}

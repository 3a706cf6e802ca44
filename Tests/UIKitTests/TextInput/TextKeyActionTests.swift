// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("What keys mean in text", .freshApplication)
struct TextKeyActionTests {
  /// What a key does, in short: "left word+" moves a word to the left and extends the selection.
  private func action(
    _ code: UIKeyboardHIDUsage, _ characters: String, _ flags: UIKeyModifierFlags
  ) -> String {
    let key = UIKey(
      code: code, characters: characters, plainCharacters: characters, modifiers: flags)
    return switch TextKeyAction(key) {
    case .insert(let text): "insert \(text)"
    case .insertNewline: "newline"
    case .insertTab(let isBackward): isBackward ? "back tab" : "tab"
    case .deleteBackward(let step): "delete \(step)"
    case .deleteForward(let step): "delete forward \(step)"
    case .move(let direction, let step, let extends): "\(direction) \(step)\(extends ? "+" : "")"
    case nil: "-"
    }
  }

  private static let flags: [UIKeyModifierFlags] = [
    [], .shift, .alternate, .command, [.shift, .alternate], [.shift, .command],
    [.alternate, .command], .alphaShift,
  ]

  @Test(
    arguments: [
      (
        .keyboardLeftArrow,
        "left one, left one+, left word, left line, left word+, left line+, -, left one"
      ),
      (
        .keyboardRightArrow,
        "right one, right one+, right word, right line, right word+, right line+, -, right one"
      ),
      (
        .keyboardUpArrow, "up one, up one+, up word, up document, up word+, up document+, -, up one"
      ),
      (
        .keyboardDownArrow,
        "down one, down one+, down word, down document, down word+, down document+, -, down one"
      ),
      (
        .keyboardHome,
        "left line, left line+, up document, up document, up document+, up document+, up document, left line"
      ),
      (
        .keyboardEnd,
        "right line, right line+, down document, down document, down document+, down document+, down document, right line"
      ),
      (
        .keyboardPageUp, "up page, up page+, up page, up page, up page+, up page+, up page, up page"
      ),
      (
        .keyboardPageDown,
        "down page, down page+, down page, down page, down page+, down page+, down page, down page"
      ),
      (
        .keyboardDeleteOrBackspace,
        "delete one, delete one, delete word, delete line, delete word, delete line, -, delete one"
      ),
      (
        .keyboardDeleteForward,
        "delete forward one, delete forward one, delete forward word, delete forward line, delete forward word, delete forward line, -, delete forward one"
      ),
      (.keyboardReturnOrEnter, "newline, newline, newline, -, newline, -, -, newline"),
      (.keypadEnter, "newline, newline, newline, -, newline, -, -, newline"),
      (.keyboardReturn, "newline, newline, newline, -, newline, -, -, newline"),
      (.keyboardTab, "tab, back tab, -, -, -, -, -, tab"),
      (.keyboardEscape, "-, -, -, -, -, -, -, -"), (.keyboardF1, "-, -, -, -, -, -, -, -"),
      (.keyboardA, "insert a, insert a, insert a, -, insert a, -, -, insert a"),
    ] as [(UIKeyboardHIDUsage, String)])
  func `a key acts by the modifiers that are down`(_ code: UIKeyboardHIDUsage, _ wanted: String) {
    let characters = code == .keyboardA ? "a" : ""
    #expect(
      Self.flags.map { action(code, characters, $0) }.joined(separator: ", ") == wanted)
  }

  @Test func `control and a letter edit as in a terminal`() {
    let letters = "aebfpnhdkx".map(String.init)
    #expect(
      letters.map { action(.keyboardA, $0, .control) } == [
        "left line", "right line", "left one", "right one", "up one", "down one", "delete one",
        "delete forward one", "delete forward line", "-",
      ])
    #expect(
      letters.map { action(.keyboardA, $0.uppercased(), [.control, .shift]) } == [
        "left line+", "right line+", "left one+", "right one+", "up one+", "down one+",
        "delete one", "delete forward one", "delete forward line", "-",
      ])
    #expect(action(.keyboardA, "a", [.control, .command]) == "-")
    #expect(action(.keyboardA, "a", [.control, .alternate]) == "-")
    #expect(action(.keyboardA, "a", [.control, .alphaShift]) == "left line")
    #expect(action(.keyboardLeftArrow, "", .control) == "-")
  }

  @Test func `characters are typed that can be seen`() {
    let texts = ["é", " ", "\u{1F}", "\u{7F}", "", "\u{80}", "ab", "~"]
    #expect(
      texts.map { action(.keyboardA, $0, .alternate) }
        == ["insert é", "insert  ", "-", "-", "-", "insert \u{80}", "insert ab", "insert ~"])
  }

  @Test func `a field takes what edits while it is edited, and a text view moves besides`() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let (field, view) = (UITextField(), UITextView())
    for text in [field, view] { window.addSubview(text) }
    window.makeKeyAndVisible()
    let actions: [TextKeyAction] = [
      .insert("a"), .insertNewline, .insertTab(isBackward: false), .insertTab(isBackward: true),
      .deleteBackward(.one), .deleteForward(.word), .move(.left, .one, extendsSelection: false),
    ]
    func taken(_ text: any TextKeyHandling) -> String {
      actions.map { text.takes($0) ? "x" : "·" }.joined()
    }
    #expect(taken(field) == "·······" && taken(view) == "······x")
    field.becomeFirstResponder()
    #expect(taken(field) == "xx··xxx")
    view.becomeFirstResponder()
    #expect(taken(field) == "·······" && taken(view) == "xxx·xxx")
    view.isEditable = false
    #expect(taken(view) == "······x")
    view.isSelectable = false
    #expect(taken(view) == "·······")
  }
}

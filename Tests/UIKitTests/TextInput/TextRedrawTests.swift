// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKitHost
import UIKitTesting
import UIKitText

@testable import UIKitCore

/// Counts what a field is asked to do again.
private final class CountingField: UITextField {
  var layouts = 0
  var sizes = 0
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    sizes += 1
  }
}

/// Counts what a text view is asked to do again.
private final class CountingView: UITextView {
  var sizes = 0
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    sizes += 1
  }
}

/// Delegates that implement nothing.
private final class Silent: NSObject, UITextFieldDelegate, UITextViewDelegate,
  UITextInteractionDelegate
{}

@MainActor @Suite("What is laid out and drawn again", .freshApplication)
struct TextRedrawTests {
  private let window = UIWindow(frame: UIScreen.main.bounds)

  init() { window.makeKeyAndVisible() }

  @Test func `each change of a field lays it out and measures it`() {
    let field = CountingField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    window.addSubview(field)
    field.text = "abc"
    let changes: [(String, (UITextField) -> Void)] = [
      ("text", { $0.text = "b" }),
      ("attributed", { $0.attributedText = NSAttributedString(string: "c") }),
      ("font", { $0.font = .systemFont(ofSize: 9) }), ("color", { $0.textColor = .red }),
      ("alignment", { $0.textAlignment = .right }), ("placeholder", { $0.placeholder = "p" }),
      ("border", { $0.borderStyle = .line }), ("clear", { $0.clearButtonMode = .always }),
      ("left", { $0.leftViewMode = .always }), ("right", { $0.rightViewMode = .always }),
      ("secret", { $0.isSecureTextEntry = true }),
      ("shrink", { $0.adjustsFontSizeToFitWidth = true }),
      ("least", { $0.minimumFontSize = 4 }), ("insert", { $0.insertText("x") }),
    ]
    for (name, change) in changes {
      field.layoutIfNeeded()
      (field.layouts, field.sizes) = (0, 0)
      change(field)
      let sizes = field.sizes
      field.layoutIfNeeded()
      #expect(field.layouts > 0 && sizes > 0, "\(name)")
    }
    for (name, change) in [
      ("left view", { $0.leftView = UIView() }), ("right view", { $0.rightView = UIView() }),
      ("selection", { $0.editor.select(TextSelection(0..<1)) }),
    ] as [(String, (UITextField) -> Void)] {
      field.layoutIfNeeded()
      field.layouts = 0
      change(field)
      field.layoutIfNeeded()
      #expect(field.layouts > 0, "\(name)")
    }
  }

  @Test func `each change of a text view makes what it shows stale`() {
    let view = CountingView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    window.addSubview(view)
    view.text = "abc"
    let changes: [(String, (UITextView) -> Void)] = [
      ("text", { $0.text = "b" }),
      ("attributed", { $0.attributedText = NSAttributedString(string: "c") }),
      ("font", { $0.font = .systemFont(ofSize: 9) }), ("color", { $0.textColor = .red }),
      ("alignment", { $0.textAlignment = .right }), ("inset", { $0.textContainerInset.top = 3 }),
      ("links", { $0.linkTextAttributes = [:] }), ("detectors", { $0.dataDetectorTypes = .link }),
      ("secret", { $0.isSecureTextEntry = true }), ("insert", { $0.insertText("x") }),
      ("selection", { $0.selectedRange = NSRange(location: 0, length: 1) }),
      ("editable", { $0.isEditable = false }), ("selectable", { $0.isSelectable = false }),
      ("padding", { $0.textContainer.lineFragmentPadding = 9 }),
      ("lines", { $0.textContainer.maximumNumberOfLines = 2 }),
      ("mode", { $0.textContainer.lineBreakMode = .byClipping }),
      ("width", { $0.textContainer.widthTracksTextView = false }),
      ("height", { $0.textContainer.heightTracksTextView = true }),
      ("size", { $0.textContainer.size.width = 40 }),
      ("storage", { $0.textStorage.mutableString.insert("y", at: 0) }),
      ("invalid", { $0.layoutManager.invalidateDisplay(forCharacterRange: NSRange(0..<1)) }),
      (
        "layout",
        {
          $0.layoutManager.invalidateLayout(
            forCharacterRange: NSRange(0..<1), actualCharacterRange: nil)
        }
      ),
      ("direction", { $0.setBaseWritingDirection(.rightToLeft, for: TextSpan(0..<1)) }),
      ("mark", { $0.setMarkedText("m", selectedRange: NSRange(location: 0, length: 0)) }),
      ("unmark", { $0.unmarkText() }),
    ]
    for (name, change) in changes {
      view.layoutIfNeeded()
      #expect(!view.parts.isStale, "before \(name)")
      change(view)
      #expect(view.parts.isStale, "\(name)")
    }
    for change in [
      { $0.lineFragmentPadding = 2 }, { $0.size.height = 9 }, { $0.maximumNumberOfLines = 5 },
    ] as [(NSTextContainer) -> Void] {
      view.sizes = 0
      change(view.textContainer)
      #expect(view.sizes == 1)
    }
    view.isScrollEnabled = false
    view.layoutIfNeeded()
    view.sizes = 0
    view.text = "new"
    view.layoutIfNeeded()
    #expect(view.sizes > 0)
    view.isScrollEnabled = true
    view.layoutIfNeeded()
    view.sizes = 0
    view.text = "newer"
    view.layoutIfNeeded()
    #expect(view.sizes == 0)
  }

  @Test func `a field draws its text, else its placeholder, else nothing`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    window.addSubview(field)
    func drawn() -> String {
      field.layoutIfNeeded()
      let lines: [TextLine] =
        switch field.surfaceContent() {
        case .text(let lines): lines
        case .drawing(let commands):
          commands.compactMap { if case .text(let line) = $0 { line } else { nil } }
        default: []
        }
      return lines.map(\.string).joined(separator: "|")
    }
    #expect(drawn() == "")
    field.placeholder = "name"
    #expect(drawn() == "name")
    field.text = "abc"
    #expect(drawn() == "abc")
    field.becomeFirstResponder()
    #expect(drawn() == "abc")
    field.text = "abcdefghijklmnopqrstuvwxyz"
    #expect(drawn() == "abcdefghijklmnopqrstuvwxyz")
    field.text = ""
    #expect(drawn() == "name")
    field.resignFirstResponder()
    field.text = "abcdefghijklmnopqrstuvwxyz"
    #expect(drawn().hasSuffix("\u{2026}"))
    field.bounds.size = .zero
    #expect(drawn() == "" && field.frameContent() == .none)
  }

  @Test func `a new text of a text view forgets what was undone, and what is typed next`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    window.addSubview(view)
    view.becomeFirstResponder()
    view.insertText("abc")
    #expect(view.undoManager?.canUndo == true)
    view.typingAttributes = [.underlineStyle: 1]
    #expect(view.typingAttributes[.underlineStyle] as? Int == 1)
    #expect(view.typingAttributes[.font] as? UIFont == view.font)
    view.text = "abc"
    #expect(view.undoManager?.canUndo == false && view.typingAttributes[.underlineStyle] == nil)
    view.clearsOnInsertion = true
    view.insertText("x")
    #expect(view.text == "x" && !view.clearsOnInsertion)
    view.clearsOnInsertion = true
    view.selectedRange = NSRange(location: 0, length: 0)
    #expect(!view.clearsOnInsertion)
  }

  @Test func `delegates that implement nothing allow everything and change nothing`() throws {
    let silent = Silent()
    let (field, view) = (UITextField(), UITextView())
    let range = NSRange(location: 0, length: 1)
    #expect(
      [
        silent.textFieldShouldBeginEditing(field), silent.textFieldShouldEndEditing(field),
        silent.textFieldShouldClear(field), silent.textFieldShouldReturn(field),
        silent.textField(field, shouldChangeCharactersIn: range, replacementString: ""),
        silent.textViewShouldBeginEditing(view), silent.textViewShouldEndEditing(view),
        silent.textView(view, shouldChangeTextIn: range, replacementText: ""),
      ] == Array(repeating: true, count: 8))
    let (url, attachment) = (URL(fileURLWithPath: "/x"), NSTextAttachment())
    for interaction in [UITextItemInteraction.invokeDefaultAction, .presentActions, .preview] {
      #expect(silent.textView(view, shouldInteractWith: url, in: range, interaction: interaction))
      #expect(
        silent.textView(view, shouldInteractWith: attachment, in: range, interaction: interaction))
    }
    #expect(silent.textView(view, shouldInteractWith: url, in: range))
    #expect(silent.textView(view, shouldInteractWith: attachment, in: range))
    let item = UITextItem(.tag("t"), range)
    #expect(item.range == range)
    let action = UIAction(title: "a") { _ in }
    #expect(silent.textView(view, primaryActionFor: item, defaultAction: action) === action)
    let (empty, menu) = (UIMenu(title: ""), UIMenu(title: "", children: [action]))
    #expect(silent.textView(view, menuConfigurationFor: item, defaultMenu: empty) == nil)
    #expect(silent.textView(view, menuConfigurationFor: item, defaultMenu: menu)?.menu === menu)
    #expect(silent.textField(field, editMenuForCharactersIn: range, suggestedActions: []) == nil)
    #expect(silent.textView(view, editMenuForTextIn: range, suggestedActions: []) == nil)
    let interaction = UITextInteraction(for: .editable)
    #expect(silent.interactionShouldBegin(interaction, at: .zero))
    #expect(!interaction.target.isSelectedByTouch && !interaction.target.isOneLine)
    #expect(field.allowsTouch(at: .zero) && view.allowsTouch(at: .zero))
    #expect(field.isOneLine && field.scrollView == nil && view.scrollView === view)
  }

  @Test func `the delegate of a text view may refuse links by the older question`() {
    final class Older: NSObject, UITextViewDelegate {
      func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
      ) -> Bool { characterRange.length != 1 }
    }
    let older = Older()
    let url = URL(fileURLWithPath: "/x")
    let answers = [1, 2].map {
      older.textView(
        UITextView(), shouldInteractWith: url, in: NSRange(location: 0, length: $0),
        interaction: .preview)
    }
    #expect(answers == [false, true])
  }
}

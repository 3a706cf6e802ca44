// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKitTesting
import UIKitText

@testable import UIKitCore

/// Numbers, names and defaults that programs see.
@MainActor @Suite("Values of text input", .freshApplication)
struct TextValueTests {
  @Test func `kinds have Apple's numbers`() {
    #expect(
      [UITextField.BorderStyle.none, .line, .bezel, .roundedRect].map(\.rawValue) == [0, 1, 2, 3])
    #expect(
      [UITextField.ViewMode.never, .whileEditing, .unlessEditing, .always].map(\.rawValue) == [
        0, 1, 2, 3,
      ])
    #expect(UITextField.DidEndEditingReason.committed.rawValue == 0)
    #expect([UITextView.BorderStyle.none, .roundedRect].map(\.rawValue) == [0, 1])
    #expect(
      [UITextItemInteraction.invokeDefaultAction, .presentActions, .preview].map(\.rawValue) == [
        0, 1, 2,
      ])
    let keyboards: [UIKeyboardType] = [
      .default, .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad, .namePhonePad,
      .emailAddress, .decimalPad, .twitter, .webSearch, .asciiCapableNumberPad,
    ]
    #expect(keyboards.map(\.rawValue) == Array(0...11) && UIKeyboardType.alphabet == .asciiCapable)
    #expect([UIKeyboardAppearance.default, .dark, .light].map(\.rawValue) == [0, 1, 2])
    #expect(UIKeyboardAppearance.alert == .dark)
    let keys: [UIReturnKeyType] = [
      .default, .go, .google, .join, .next, .route, .search, .send, .yahoo, .done, .emergencyCall,
      .continue,
    ]
    #expect(keys.map(\.rawValue) == Array(0...11))
    #expect(
      [NSTextAlignment.left, .center, .right, .justified, .natural].map(\.rawValue) == [
        0, 1, 2, 3, 4,
      ])
    let breaks: [NSLineBreakMode] = [
      .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
      .byTruncatingMiddle,
    ]
    #expect(breaks.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(breaks.map(\.isTruncating) == [false, false, false, true, true, true])
    #expect(
      [NSWritingDirection.natural, .leftToRight, .rightToLeft].map(\.rawValue) == [-1, 0, 1])
    #expect([UITextStorageDirection.forward, .backward].map(\.rawValue) == [0, 1])
    #expect([UITextLayoutDirection.right, .left, .up, .down].map(\.rawValue) == [2, 3, 4, 5])
    #expect(
      [UITextGranularity.character, .word, .sentence, .paragraph, .line, .document].map(\.rawValue)
        == [0, 1, 2, 3, 4, 5])
    #expect([UITextAlternativeStyle.none, .lowConfidence].map(\.rawValue) == [0, 1])
    #expect(
      [UITextAutocapitalizationType.none, .words, .sentences, .allCharacters].map(\.rawValue) == [
        0, 1, 2, 3,
      ])
    #expect([UITextAutocorrectionType.default, .no, .yes].map(\.rawValue) == [0, 1, 2])
    #expect([UITextSpellCheckingType.default, .no, .yes].map(\.rawValue) == [0, 1, 2])
    #expect([UITextSmartQuotesType.default, .no, .yes].map(\.rawValue) == [0, 1, 2])
    #expect([UITextSmartDashesType.default, .no, .yes].map(\.rawValue) == [0, 1, 2])
    #expect([UITextSmartInsertDeleteType.default, .no, .yes].map(\.rawValue) == [0, 1, 2])
    #expect([UITextInlinePredictionType.default, .no, .yes].map(\.rawValue) == [0, 1, 2])
    #expect([UITextMathExpressionCompletionType.default, .no, .yes].map(\.rawValue) == [0, 1, 2])
    #expect(NSUnderlineStyle.single.rawValue == 1)
  }

  @Test func `a text view starts plain, and is what it is set to`() {
    let view = UITextView()
    #expect(view.text == "" && view.attributedText.string == "" && view.font?.pointSize == 12)
    #expect(view.textColor == .label && view.textAlignment == .natural && view.borderStyle == .none)
    #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(view.isEditable && view.isSelectable && view.canBecomeFirstResponder && !view.hasText)
    let flags = [
      view.adjustsFontForContentSizeCategory, view.allowsEditingTextAttributes,
      view.clearsOnInsertion, view.isSecureTextEntry, view.isFindInteractionEnabled,
      view.enablesReturnKeyAutomatically, view.parts.isEditing, view.parts.showsCaretNext,
      view.parts.usesGlyphs,
    ]
    #expect(flags == Array(repeating: false, count: 9))
    #expect(view.dataDetectorTypes == [] && view.selectedRange == NSRange(location: 0, length: 0))
    #expect(view.inputView == nil && view.inputAccessoryView == nil && view.findInteraction == nil)
    #expect(view.textDelegate == nil && view.inputDelegate == nil && view.markedTextStyle == nil)
    #expect(view.autocapitalizationType == .sentences && view.textContentType == nil)
    #expect(view.passwordRules == nil && view.textInputView === view && view.editor.host === view)
    view.font = nil
    view.textColor = nil
    #expect(view.font?.pointSize == 12 && view.textColor == .label)
    view.text = nil
    view.attributedText = nil
    #expect(view.text == "")
    view.isEditable = false
    #expect(view.inputView === view.parts.noKeyboard)
    let pad = UIView()
    view.inputView = pad
    #expect(view.inputView === pad)
    view.isSelectable = false
    #expect(!view.canBecomeFirstResponder && !view.isTouchable)
    #expect(view.ownAccessibility.isElement == true && view.ownAccessibility.value == "")
    view.text = "abc"
    #expect(view.ownAccessibility.value == "abc")
    view.isSecureTextEntry = true
    #expect(view.ownAccessibility.value == nil)
    #expect(UITextView(usingTextLayoutManager: false).parts.usesGlyphs)
    view.selectedRange = NSRange(location: 1, length: 1)
    view.selectedRange = NSRange(location: NSNotFound, length: 0)
    #expect(view.selectedRange.location == 1 || view.selectedRange.location == 3)
  }

  @Test func `a text view is as large as its text, its insets and its padding`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    view.font = UIFont.monospacedSystemFont(ofSize: 10 / 0.60009765625, weight: .regular)
    view.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
    view.textContainer.lineFragmentPadding = 3
    view.text = "abc def"
    let line = view.font?.lineHeight ?? 0
    func height(_ lines: CGFloat) -> CGFloat { (lines * line + 5).rounded(.up) }
    let limit = CGFloat.greatestFiniteMagnitude
    #expect(
      view.sizeThatFits(CGSize(width: limit, height: limit)) == CGSize(width: 88, height: height(1))
    )
    #expect(view.sizeThatFits(.zero) == CGSize(width: 88, height: height(1)))
    #expect(view.sizeThatFits(CGSize(width: 60, height: 0)) == CGSize(width: 48, height: height(2)))
    #expect(view.sizeThatFits(CGSize(width: 47, height: 0)) == CGSize(width: 47, height: height(2)))
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 60, height: height(2)))
    #expect(view.textOrigin == CGPoint(x: 5, y: 1) && view.textContainer.size.width == 50)
    view.textContainer.maximumNumberOfLines = 1
    #expect(view.sizeThatFits(CGSize(width: 60, height: 0)).height == height(1))
    view.layoutIfNeeded()
    #expect(view.contentSize.height == height(1))
    view.textContainer.maximumNumberOfLines = 0
    view.textContainer.size.height = 10
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 15)
    #expect(!view.wrapsToWidth)
    view.isScrollEnabled = false
    #expect(view.wrapsToWidth && view.contentHeight(forWidth: 60) == 15)
  }

  @Test func `a text view shows what is near, and scrolls to what it is asked for`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.font = UIFont.systemFont(ofSize: 20)
    view.text = String(repeating: "line\n", count: 40)
    view.layoutIfNeeded()
    let line = view.font?.lineHeight ?? 0
    let full = (41 * line + 16).rounded(.up)
    #expect(view.contentSize == CGSize(width: 100, height: full))
    let surface = view.parts.surface
    #expect(surface?.frame == CGRect(x: 0, y: 0, width: 100, height: 150))
    view.contentOffset.y = 40
    view.layoutIfNeeded()
    #expect(surface?.frame.maxY == 150)
    view.contentOffset.y = 51
    view.layoutIfNeeded()
    #expect(surface?.frame == CGRect(x: 0, y: 1, width: 100, height: 200))
    view.contentOffset.y = full - 100
    view.layoutIfNeeded()
    #expect(surface?.frame == CGRect(x: 0, y: full - 150, width: 100, height: 150))
    view.scrollRangeToVisible(NSRange(location: 0, length: 0))
    #expect(view.contentOffset.y == 0)
    view.scrollRangeToVisible(NSRange(location: 50, length: 4))
    #expect(abs(view.contentOffset.y - (11 * line + 8 - 100)) < 0.5)
    view.scrollRangeToVisible(NSRange(location: 0, length: 200))
    #expect(view.contentOffset.y == 0)
    view.scrollRangeToVisible(NSRange(location: 200, length: 0))
    #expect(abs(view.contentOffset.y - (full - 100)) < 1)
    view.contentOffset.y = 10
    let steps = [
      CGPoint(x: 9, y: -4), CGPoint(x: 0, y: -99), CGPoint(x: 0, y: -1), CGPoint(x: 0, y: 9999),
      CGPoint(x: 0, y: 1),
    ]
    let results = steps.map { "\(view.scrollText(by: $0)) \(Int(view.contentOffset.y))" }
    #expect(
      results == [
        "true 6", "true 0", "false 0", "true \(Int(full - 100))", "false \(Int(full - 100))",
      ])
    #expect(view.seenText == view.bounds && !view.isOneLine && view.admissible("a\n") == "a\n")
  }

  @Test func `positions, modes and rules of a program's own say what they are`() {
    let (place, other) = (TextPlace(3, isTrailing: true), TextPlace(3))
    #expect(
      place == other && place.hash == 3 && place.caret == TextCaret(offset: 3, isTrailing: true))
    #expect(!other.isTrailing && TextPlace(TextCaret(offset: 4)).offset == 4)
    let span = TextSpan(2..<5)
    #expect(span.selection == TextSelection(2..<5) && !span.isEmpty && TextSpan(2..<2).isEmpty)
    #expect(
      (span.end as? TextPlace)?.isTrailing == true
        && (span.start as? TextPlace)?.isTrailing == false)
    #expect((TextSpan(2..<2).end as? TextPlace)?.isTrailing == false)
    let trailing = TextSpan(TextSelection(TextCaret(offset: 2, isTrailing: true)))
    #expect((trailing.end as? TextPlace)?.isTrailing == true && trailing == TextSpan(2..<2))
    let back = TextSelection(anchor: 5, head: TextCaret(offset: 2))
    #expect(TextSpan(back).selection == back && TextSpan(back).range == 2..<5)
    let rules = UITextInputPasswordRules(descriptor: "minlength: 8;")
    #expect(rules.passwordRulesDescriptor == "minlength: 8;" && rules.copy() as AnyObject === rules)
    let mode = UITextInputMode(language: "de")
    #expect(mode.primaryLanguage == "de" && mode.description == "<UITextInputMode: de>")
    #expect(UIDictationPhrase().text == "" && UIDictationPhrase().alternativeInterpretations == nil)
    #expect(UITextPlaceholder().rects.isEmpty)
  }
}

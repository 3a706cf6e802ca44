// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitHost
import UIKitTesting
import UIKitText

@testable import UIKitCore

/// Where the parts of a field are, and what it starts with.
@MainActor @Suite("Places in fields", .freshApplication)
struct FieldPlaceTests {
  /// Every character is 10 points wide.
  private static let font = UIFont.monospacedSystemFont(
    ofSize: 10 / 0.60009765625, weight: .regular)
  private let field = UITextField(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
  private let window = UIWindow(frame: UIScreen.main.bounds)

  init() {
    field.font = Self.font
    field.text = "abc"
    window.addSubview(field)
    window.makeKeyAndVisible()
  }

  private static let styles: [UITextField.BorderStyle] = [.none, .line, .bezel, .roundedRect]

  private func short(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map { "\(($0 * 10).rounded() / 10)" }
      .joined(separator: " ")
  }

  @Test func `a field starts plain`() {
    let field = UITextField()
    #expect(field.text == "" && field.attributedText?.string == "" && field.placeholder == nil)
    #expect(field.attributedPlaceholder == nil && field.delegate == nil)
    #expect(field.font?.pointSize == 17 && field.textColor == .label && field.borderStyle == .none)
    #expect(field.background == nil && field.disabledBackground == nil && field.leftView == nil)
    #expect(field.rightView == nil && field.inputView == nil && field.inputAccessoryView == nil)
    #expect(
      [field.clearButtonMode, field.leftViewMode, field.rightViewMode] == [.never, .never, .never])
    let flags = [
      field.adjustsFontForContentSizeCategory, field.adjustsFontSizeToFitWidth,
      field.allowsEditingTextAttributes, field.isEditing, field.clearsOnBeginEditing,
      field.clearsOnInsertion, field.isSecureTextEntry, field.enablesReturnKeyAutomatically,
    ]
    #expect(flags == Array(repeating: false, count: 8))
    #expect(field.isEditable && field.canBecomeFirstResponder && field.contentMode == .redraw)
    #expect(field.autocapitalizationType == .sentences && field.textContentType == nil)
    #expect(field.passwordRules == nil && field.markedTextStyle == nil && !field.hasText)
    #expect(field.selectionAffinity == .forward && field.inputDelegate == nil)
    #expect(field.editor.document.frame.isOneLine && field.editor.host === field)
    let surface = field.parts.surface
    #expect(field.subviews == [surface] && surface?.isUserInteractionEnabled == false)
    #expect(surface?.clipsToBounds == true && field.parts.scroll == 0)
  }

  @Test func `text keeps off the border, the views and the clear button`() {
    let bounds = CGRect(x: 5, y: 6, width: 100, height: 40)
    func rects() -> [String] {
      Self.styles.map {
        field.borderStyle = $0
        return [field.textRect(forBounds: bounds), field.editingRect(forBounds: bounds)]
          .map(short).joined(separator: "|")
      }
    }
    #expect(
      rects() == [
        "5.0 6.0 100.0 40.0|5.0 6.0 100.0 40.0", "8.0 6.0 94.0 40.0|8.0 6.0 94.0 40.0",
        "12.0 6.0 86.0 40.0|12.0 6.0 86.0 40.0", "12.0 6.0 86.0 40.0|12.0 6.0 86.0 40.0",
      ])
    field.clearButtonMode = .always
    #expect(
      rects() == [
        "5.0 6.0 75.0 40.0|5.0 6.0 75.0 40.0", "8.0 6.0 72.0 40.0|8.0 6.0 72.0 40.0",
        "12.0 6.0 68.0 40.0|12.0 6.0 68.0 40.0", "12.0 6.0 68.0 40.0|12.0 6.0 68.0 40.0",
      ])
    field.isEnabled = false
    field.borderStyle = .none
    #expect(rects()[0] == "5.0 6.0 100.0 40.0|5.0 6.0 100.0 40.0")
    field.isEnabled = true
    field.text = ""
    #expect(rects()[0] == "5.0 6.0 100.0 40.0|5.0 6.0 100.0 40.0")
    let (left, right) = (UIView(), UIView())
    left.bounds.size = CGSize(width: 5, height: 10)
    right.bounds.size = CGSize(width: 6, height: 12)
    (field.leftView, field.rightView) = (left, right)
    (field.leftViewMode, field.rightViewMode) = (.whileEditing, .unlessEditing)
    #expect(
      rects() == [
        "5.0 6.0 94.0 40.0|10.0 6.0 95.0 40.0", "8.0 6.0 91.0 40.0|10.0 6.0 92.0 40.0",
        "12.0 6.0 86.0 40.0|12.0 6.0 86.0 40.0", "12.0 6.0 86.0 40.0|12.0 6.0 86.0 40.0",
      ])
    let parts = [
      field.clearButtonRect(forBounds: bounds), field.leftViewRect(forBounds: bounds),
      field.rightViewRect(forBounds: bounds), field.borderRect(forBounds: bounds),
      field.placeholderRect(forBounds: bounds),
    ]
    #expect(
      parts.map(short) == [
        "80.0 16.0 20.0 20.0", "5.0 21.0 5.0 10.0", "99.0 20.0 6.0 12.0", "5.0 6.0 100.0 40.0",
        "12.0 6.0 86.0 40.0",
      ])
    let narrow = CGRect(x: 0, y: 0, width: 12, height: 10)
    field.borderStyle = .roundedRect
    #expect(
      [field.textRect(forBounds: narrow), field.editingRect(forBounds: narrow)].map(short)
        == ["7.0 0.0 0.0 10.0", "7.0 0.0 0.0 10.0"])
    field.frame.size = .zero
    field.layoutIfNeeded()
    #expect(field.parts.surface?.frame == CGRect(x: 7, y: 0, width: 0, height: 0))
    (field.leftView, field.rightView) = (nil, nil)
    #expect(short(field.leftViewRect(forBounds: bounds)) == "5.0 26.0 0.0 0.0")
    #expect(short(field.rightViewRect(forBounds: bounds)) == "105.0 26.0 0.0 0.0")
  }

  @Test func `its natural size holds text, views, button and border`() {
    func sizes() -> [CGSize] {
      Self.styles.map {
        field.borderStyle = $0
        return field.sizeThatFits(.zero)
      }
    }
    #expect(
      sizes() == [
        Foundation.CGSize(width: 32.0, height: 19.0), Foundation.CGSize(width: 38.0, height: 25.0),
        Foundation.CGSize(width: 46.0, height: 29.0), Foundation.CGSize(width: 46.0, height: 33.0),
      ])
    #expect(field.intrinsicContentSize == field.sizeThatFits(CGSize(width: 1, height: 1)))
    field.borderStyle = .none
    field.clearButtonMode = .whileEditing
    #expect(field.sizeThatFits(.zero).width == 57)
    field.placeholder = "abcdefgh"
    #expect(field.sizeThatFits(.zero).width == 57)
    field.text = ""
    #expect(field.sizeThatFits(.zero).width == 107)
    let baseline = field.lineBaseline()
    #expect(baseline.fraction == 0.5)
    #expect(baseline.offset == Self.font.ascender - Self.font.lineHeight / 2)
  }

  @Test func `text lies at the top, in the middle or at the bottom`() {
    field.layoutIfNeeded()
    let free = 40 - Self.font.lineHeight
    let tops = [UIControl.ContentVerticalAlignment.top, .center, .bottom, .fill].map {
      field.contentVerticalAlignment = $0
      return field.textTop()
    }
    #expect(tops == [0, (free / 2).rounded(.down), free, (free / 2).rounded(.down)])
    field.frame.size.height = 5
    field.layoutIfNeeded()
    #expect(field.textTop() == 0)
    for style in Self.styles {
      field.borderStyle = style
      field.layoutIfNeeded()
      #expect(field.parts.surface?.frame == field.textRect(forBounds: field.bounds))
      #expect(
        field.textOrigin.x == field.borderInset(style).width
          && field.seenText == field.parts.surface?.frame)
    }
  }

  @Test func `the clear button comes with text, where its mode says, and only while enabled`() {
    func shown(_ mode: UITextField.ViewMode) -> Bool {
      field.clearButtonMode = mode
      field.layoutIfNeeded()
      return field.parts.clear?.superview === field
    }
    let modes: [UITextField.ViewMode] = [.never, .whileEditing, .unlessEditing, .always]
    #expect(modes.map(shown) == [false, false, true, true])
    let button = field.parts.clear
    #expect(button?.frame == field.clearButtonRect(forBounds: field.bounds))
    #expect(button?.accessibilityIdentifier == "clear text" && button?.frame.width == 20)
    field.becomeFirstResponder()
    #expect(modes.map(shown) == [false, true, false, true] && field.parts.clear === button)
    field.text = ""
    #expect(modes.map(shown) == [false, false, false, false])
    field.text = "a"
    field.isEnabled = false
    #expect(modes.map(shown) == [false, false, false, false] && !field.isEditable)
    #expect(!field.canBecomeFirstResponder && !field.isFirstResponder && !field.isTouchable)
  }

  @Test func `text scrolls to the caret, and back when editing ends`() {
    field.text = "abcdefghijklmnop"
    field.becomeFirstResponder()
    func scrolled(_ offset: Int) -> CGFloat {
      field.editor.select(TextSelection(offset..<offset))
      field.layoutIfNeeded()
      return field.parts.scroll.rounded()
    }
    #expect(
      [16, 12, 6, 5, 0, 9, 10, 16].map(scrolled) == [61.0, 61.0, 59.0, 49.0, 0.0, 0.0, 1.0, 61.0])
    #expect((field.caretRect(for: field.endOfDocument).maxX).rounded() == 100)
    #expect(field.textOrigin.x == -field.parts.scroll)
    field.text = "abc"
    field.layoutIfNeeded()
    #expect(field.parts.scroll == 0)
    field.text = "abcdefghijklmnop"
    field.layoutIfNeeded()
    #expect(field.parts.scroll > 0)
    let before = field.parts.scroll
    let moves = [
      CGPoint(x: -5, y: 9), CGPoint(x: -500, y: 0), CGPoint(x: -1, y: 0), CGPoint(x: 500, y: 0),
      CGPoint(x: 1, y: 0),
    ]
    let results = moves.map {
      "\(field.scrollText(by: $0)) \(Int((field.parts.scroll - before).rounded()))"
    }
    #expect(results == ["true -5", "true -61", "false -61", "true 1", "false 1"])
    field.resignFirstResponder()
    #expect(field.parts.scroll == 0 && field.textOrigin.x == 0)
  }

  @Test func `caret and selection are shown while it is edited`() {
    func shown() -> String {
      field.layoutIfNeeded()
      let caret = field.shownCaret.map { "\(Int($0.midX.rounded()))" } ?? "-"
      let parts = field.shownSelection.map { "\(Int($0.minX.rounded()))-\(Int($0.maxX.rounded()))" }
      return "\(caret) \(parts) \(field.shownHandles == nil ? "-" : "handles")"
    }
    #expect(shown() == "- [] -")
    field.becomeFirstResponder()
    #expect(shown() == "30 [] -")
    field.editor.select(TextSelection(1..<3))
    #expect(shown() == "- [\"10-30\"] handles")
    field.isSelectedByTouch = false
    #expect(shown() == "- [\"10-30\"] -" && !field.isSelectedByTouch)
    field.resignFirstResponder()
    #expect(shown() == "- [] -")
  }

  @Test func `a text of its own is not set twice, and a new one forgets what was undone`() {
    field.becomeFirstResponder()
    field.insertText("d")
    #expect(field.undoManager === field.parts.undo && field.parts.undo.canUndo)
    field.text = "abcd"
    #expect(field.parts.undo.canUndo)
    field.text = "other"
    #expect(!field.parts.undo.canUndo)
    field.insertText("x")
    field.resignFirstResponder()
    #expect(!field.parts.undo.canUndo && field.undoManager !== field.parts.undo)
    field.text = "a\r\nb\u{2028}c"
    #expect(field.text == "a b c")
    field.clearsOnInsertion = true
    field.insertText("new")
    #expect(field.text == "new" && !field.clearsOnInsertion)
    field.clearsOnInsertion = true
    field.editor.select(TextSelection(0..<1))
    #expect(!field.clearsOnInsertion)
  }

  @Test func `accessibility reads the placeholder and the text, but no secret`() {
    field.placeholder = "Name"
    #expect(field.ownAccessibility.label == "Name" && field.ownAccessibility.value == "abc")
    field.isSecureTextEntry = true
    #expect(field.ownAccessibility.value == "•••")
    field.selectAll(nil)
    UIPasteboard.general.string = "before"
    field.becomeFirstResponder()
    field.copy(nil)
    field.cut(nil)
    #expect(UIPasteboard.general.string == "before" && field.text == "abc")
  }
}

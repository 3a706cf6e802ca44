// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitText

/// What a text view was told about its looks.
struct TextViewLook {
  static let defaultFont = UIFont.systemFont(ofSize: 12)

  var font = TextViewLook.defaultFont
  var color = UIColor.label

  /// The style of text without attributes.
  var style: TextStyle { TextStyle(font: font, color: color) }
  var attributes: AttributeSet { AttributeSet(defaults, base: style) }
  /// How links look; nil until it is told.
  var linkAttributes: [NSAttributedString.Key: Any]?
  var defaults: [NSAttributedString.Key: Any] { [.font: font, .foregroundColor: color] }
}

/// What a text view consists of besides its text.
@MainActor
struct TextViewParts: EditedTextParts {
  /// Shows the text around what is seen.
  var surface: TextSurface?
  var touches: TextTouches?
  var textTransfer: TextTransfer?
  var untold: [() -> Void] = []
  var items: TextItemGestures?
  /// Nil unless the text can be searched.
  var find: UIFindInteraction?
  /// Colours what was found.
  var found: FoundOverlay?
  /// What links were found for.
  struct Detected: Equatable {
    var types: UIDataDetectorTypes = []
    var version = 0
  }
  var detected = Detected()
  /// Made when text storage or layout manager are asked for.
  var kit: TextKit?
  /// Whether glyphs are asked for, so that nobody answers by ranges.
  var usesGlyphs = false
  var ranges: NSTextLayoutManager?
  var inputView: UIView?
  var inputAccessoryView: UIView?
  /// In place of a keyboard where nothing can be typed.
  let noKeyboard = UIView()
  var isEditing = false
  /// The caret is to be scrolled to when text is placed next.
  var showsCaretNext = false
  /// The text on the surface is not what it was.
  var isStale = true
  /// How often fonts were reported when the text was placed.
  var fontReports = 0
}

/// What `interactionState` holds.
@MainActor
struct TextViewState {
  private let selection: TextSelection
  private let offset: CGPoint
  private let isEditing: Bool

  init(_ view: UITextView) {
    selection = view.editor.selection
    offset = view.contentOffset
    isEditing = view.isFirstResponder
  }

  func restore(_ view: UITextView) {
    view.restore(selection, isEditing: isEditing)
    view.contentOffset = offset
  }
}

extension UITextView {
  func setUp() {
    editor.history.useUndo { [weak self] in self?.undoManager }
    setUpEditing()
    parts.items = TextItemGestures(self)
    TextKit.adopt(container, in: self)
  }

  func setText(_ text: StyledText) {
    undoManager?.removeAllActions(withTarget: editor)
    editor.setText(text)
  }

  /// Applies a font or colour to all text, whose other attributes stay.
  func setLook(_ key: NSAttributedString.Key, _ change: (inout TextViewLook) -> Void) {
    change(&look)
    let values = look.defaults.filter { $0.key == key }
    editor.document.restyle(look.attributes, setting: values)
    textNeedsDisplay()
  }

  /// How links are drawn.
  var linkPaint: LinkPaint {
    guard let values = look.linkAttributes else { return LinkPaint(color: tintColor) }
    return LinkPaint(
      color: values[.foregroundColor] as? UIColor,
      isUnderlined: values[.underlineStyle].map { ($0 as? Int ?? 0) != 0 })
  }
}

extension UITextView: EditedText {
  var isTouchable: Bool { isSelectable }

  var isOneLine: Bool { false }

  var textOrigin: CGPoint {
    CGPoint(
      x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
  }

  func admissible(_ text: String) -> String { text }

  func allowsChange(_ range: NSRange, _ text: String) -> Bool {
    textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  func textDidChangeByPerson() {
    parts.touches?.menu.dismiss()
    parts.showsCaretNext = true
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
  }

  func selectionDidChange() {
    clearsOnInsertion = false
    parts.touches?.menu.dismiss()
    if isFirstResponder { parts.showsCaretNext = true }
    prepareSelection()
    textDelegate?.textViewDidChangeSelection(self)
  }

  func becomeEditable() {
    isSelectable = true
    isEditable = true
  }

  func textNeedsDisplay() {
    parts.isStale = true
    setNeedsLayout()
  }

  var seenText: CGRect { bounds.inset(by: adjustedContentInset) }

  func scrollText(by step: CGPoint) -> Bool {
    let inset = adjustedContentInset
    let most = contentSize.height + inset.bottom - bounds.height
    let y = max(-inset.top, min(contentOffset.y + step.y, most))
    guard y != contentOffset.y else { return false }
    contentOffset.y = y
    return true
  }

  var shownHandles: TextHandlePlaces? {
    guard isFirstResponder, let surface = parts.surface else { return nil }
    return selectionEdges { $0.maxY >= surface.frame.minY && $0.minY <= surface.frame.maxY }
  }

  var shownCaret: CGRect? {
    guard parts.isEditing, editor.selection.isEmpty else { return nil }
    return caretRect(for: TextPlace(editor.selection.head))
  }

  var shownSelection: [CGRect] {
    guard isFirstResponder, !editor.selection.isEmpty, let surface = parts.surface else {
      return []
    }
    // A long selection is covered only where it is seen.
    let from = editor.document.caret(at: CGPoint(x: 0, y: surface.frame.minY - textOrigin.y))
    let to = editor.document.caret(
      at: CGPoint(x: surface.frame.maxX, y: surface.frame.maxY - textOrigin.y))
    let selected = editor.selection.range
    let end = editor.document.offset(after: to.offset)
    let seen = selected.clamped(to: min(from.offset, end)..<max(from.offset, end))
    guard !seen.isEmpty else { return [] }
    return selectionRects(for: TextSpan(seen)).map(\.rect)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit

final class PlainPosition: UITextPosition {
  let offset: Int
  init(_ offset: Int) { self.offset = offset }
}

final class PlainRange: UITextRange {
  let range: NSRange
  init(_ range: NSRange) { self.range = range }
  override var start: UITextPosition { PlainPosition(range.location) }
  override var end: UITextPosition { PlainPosition(range.location + range.length) }
  override var isEmpty: Bool { range.length == 0 }
}

final class PlainRect: UITextSelectionRect {
  private let place: CGRect
  init(_ place: CGRect) { self.place = place }
  override var rect: CGRect { place }
}

/// A client's own text input: a line of text with a selection and marked text, nothing to see.
final class PlainText: UIView, UITextInput {
  private(set) var text = ""
  private var selection = NSRange(location: 0, length: 0)
  private var marked: NSRange?
  var calls: [String] = []
  /// What may not be typed.
  var refused: String?

  init(_ text: String, in superview: UIView) {
    self.text = text
    selection = NSRange(location: text.utf16.count, length: 0)
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    superview.addSubview(self)
  }
  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }

  private func put(_ new: String, in range: NSRange) {
    text = (text as NSString).replacingCharacters(in: range, with: new)
    selection = NSRange(location: range.location + new.utf16.count, length: 0)
  }
  private func offset(_ position: UITextPosition) -> Int {
    (position as? PlainPosition)?.offset ?? 0
  }
  private func range(_ range: UITextRange) -> NSRange {
    (range as? PlainRange)?.range ?? NSRange(location: 0, length: 0)
  }

  /// Selects a range as a person would, and tells the system.
  func select(_ location: Int, _ length: Int) {
    inputDelegate?.selectionWillChange(self)
    selection = NSRange(location: location, length: length)
    inputDelegate?.selectionDidChange(self)
  }

  override func copy(_ sender: Any?) { calls.append("copy") }

  var hasText: Bool { !text.isEmpty }
  func insertText(_ text: String) {
    calls.append("insert \(text)")
    put(text, in: marked ?? selection)
    marked = nil
  }
  func deleteBackward() {
    calls.append("delete")
    if selection.length == 0, selection.location > 0 {
      selection = NSRange(location: selection.location - 1, length: 1)
    }
    put("", in: selection)
  }

  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    text != refused
  }
  func text(in range: UITextRange) -> String? {
    (text as NSString).substring(with: self.range(range))
  }
  func replace(_ range: UITextRange, withText text: String) { put(text, in: self.range(range)) }
  var selectedTextRange: UITextRange? {
    get { PlainRange(selection) }
    set { if let newValue { selection = range(newValue) } }
  }
  var markedTextRange: UITextRange? { marked.map(PlainRange.init) }
  var markedTextStyle: [NSAttributedString.Key: Any]?
  func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    let new = markedText ?? ""
    calls.append("mark \(new) \(selectedRange.location)+\(selectedRange.length)")
    let place = marked ?? selection
    put(new, in: place)
    marked = new.isEmpty ? nil : NSRange(location: place.location, length: new.utf16.count)
    selection = NSRange(
      location: place.location + selectedRange.location, length: selectedRange.length)
  }
  func unmarkText() {
    calls.append("unmark")
    marked = nil
  }

  var beginningOfDocument: UITextPosition { PlainPosition(0) }
  var endOfDocument: UITextPosition { PlainPosition(text.utf16.count) }
  func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    let (low, high) = (min(offset(start), offset(end)), max(offset(start), offset(end)))
    return PlainRange(NSRange(location: low, length: high - low))
  }
  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = self.offset(position) + offset
    return (0...text.utf16.count).contains(place) ? PlainPosition(place) : nil
  }
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    self.position(from: position, offset: direction == .left ? -offset : offset)
  }
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (one, two) = (offset(position), offset(other))
    return one < two ? .orderedAscending : one == two ? .orderedSame : .orderedDescending
  }
  func offset(from: UITextPosition, to: UITextPosition) -> Int { offset(to) - offset(from) }
  weak var inputDelegate: (any UITextInputDelegate)?
  lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? { direction == .left ? range.start : range.end }
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { nil }
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .leftToRight }
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
  func firstRect(for range: UITextRange) -> CGRect { caretRect(for: range.start) }
  func caretRect(for position: UITextPosition) -> CGRect {
    CGRect(x: CGFloat(offset(position)) * 10, y: 0, width: 2, height: 20)
  }
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    let selected = self.range(range)
    return [
      PlainRect(CGRect(x: selected.location * 10, y: 0, width: selected.length * 10, height: 20))
    ]
  }
  func closestPosition(to point: CGPoint) -> UITextPosition? {
    PlainPosition(max(0, min(Int((point.x / 10).rounded()), text.utf16.count)))
  }
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    closestPosition(to: point)
  }
  func characterRange(at point: CGPoint) -> UITextRange? { nil }
}

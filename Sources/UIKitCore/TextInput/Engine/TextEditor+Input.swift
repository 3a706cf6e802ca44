// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitText

// What `UITextInput` asks of a text field or a text view. Positions of another text are taken for the
// nearest of this one; objects of another class are no positions.
extension TextEditor {
  private func offset(_ position: UITextPosition) -> Int? {
    (position as? TextPlace).map { document.buffer.valid($0.offset) }
  }

  private func caret(_ position: UITextPosition) -> TextCaret? {
    guard let place = position as? TextPlace, let offset = offset(position) else { return nil }
    return TextCaret(offset: offset, isTrailing: place.isTrailing)
  }

  func range(_ range: UITextRange) -> Range<Int>? {
    if let span = range as? TextSpan { return document.valid(span.range) }
    guard let start = offset(range.start), let end = offset(range.end) else { return nil }
    return min(start, end)..<max(start, end)
  }

  var hasText: Bool { length > 0 }

  func text(in range: UITextRange) -> String? {
    self.range(range).map { document.buffer.string(in: $0) }
  }

  func replace(_ range: UITextRange, withText text: String) {
    guard let range = self.range(range) else { return }
    unmark()
    replace(range, text)
  }

  /// Replaces a range as the program says: nobody is asked.
  private func replace(_ range: Range<Int>, _ text: String) {
    inputDelegate?.textWillChange(host as? any UITextInput)
    let text = host?.admissible(text) ?? text
    let before = selection
    let old = document.buffer.text(in: range)
    let new = StyledText(text, document.buffer.attributes(at: range.lowerBound) ?? typingAttributes)
    document.replace(range, with: new)
    history.note(range, old: old, newLength: new.length, before: before, .other, of: self)
    inputDelegate?.textDidChange(host as? any UITextInput)
    select(TextSelection(TextCaret(offset: range.lowerBound + new.length)), isByProgram: false)
    host?.textNeedsDisplay()
    host?.textDidChangeByPerson()
  }

  /// Whether the host allows that a range is replaced.
  func allowsChange(in range: UITextRange, to text: String) -> Bool {
    guard let host, let range = self.range(range) else { return false }
    return host.allowsChange(NSRange(range), text)
  }

  /// Which of two lines the caret belongs to between them.
  var selectionAffinity: UITextStorageDirection {
    get { selection.head.isTrailing ? .backward : .forward }
    set { setAffinity(newValue) }
  }

  var selectedTextRange: UITextRange? {
    get { TextSpan(selection) }
    set {
      guard let newValue, let range = range(newValue) else { return }
      select((newValue as? TextSpan)?.selection ?? TextSelection(range))
    }
  }

  var markedTextRange: UITextRange? { marked.map(TextSpan.init) }

  func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    let start = max(0, selectedRange.location == NSNotFound ? 0 : selectedRange.location)
    mark(markedText ?? "", selected: start..<start + max(0, selectedRange.length))
  }

  var beginningOfDocument: UITextPosition { TextPlace(0) }
  var endOfDocument: UITextPosition { TextPlace(length) }

  func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
    guard let one = offset(from), let two = caret(to) else { return nil }
    return TextSpan(TextSelection(anchor: one, head: two))
  }

  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let start = self.offset(position) else { return nil }
    let (place, overflow) = start.addingReportingOverflow(offset)
    guard !overflow, (0...length).contains(place) else { return nil }
    return TextPlace(place)
  }

  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    guard var caret = caret(position) else { return nil }
    let x = document.rect(of: caret).midX
    let isBack = offset < 0
    let motion: TextMotion =
      switch direction {
      case .right: isBack ? .left : .right
      case .left: isBack ? .right : .left
      case .up: isBack ? .down : .up
      case .down: isBack ? .up : .down
      }
    for _ in 0..<abs(offset) {
      let next = document.caret(caret, moved: motion, goal: x)
      guard next != caret else { return nil }
      caret = next
    }
    return TextPlace(caret)
  }

  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    guard let one = offset(position), let two = offset(other), one != two else {
      return .orderedSame
    }
    return one < two ? .orderedAscending : .orderedDescending
  }

  func offset(from: UITextPosition, to: UITextPosition) -> Int {
    (offset(to) ?? 0) - (offset(from) ?? 0)
  }

  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    self.range(range).map {
      TextPlace(isForward(direction, at: $0.lowerBound) ? $0.upperBound : $0.lowerBound)
    }
  }

  private func isForward(_ direction: UITextLayoutDirection, at offset: Int) -> Bool {
    switch direction {
    case .right: !document.isRightToLeft(at: offset)
    case .left: document.isRightToLeft(at: offset)
    case .up: false
    case .down: true
    }
  }

  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    guard let caret = caret(position) else { return nil }
    let motion: TextMotion =
      switch direction {
      case .right: .lineRight
      case .left: .lineLeft
      case .up: .start
      case .down: .end
      }
    let end = document.caret(caret, moved: motion, goal: 0)
    return TextSpan(min(end.offset, caret.offset)..<max(end.offset, caret.offset))
  }

  func baseWritingDirection(for position: UITextPosition) -> NSWritingDirection {
    offset(position).map { document.isRightToLeft(at: $0) ? .rightToLeft : .leftToRight }
      ?? .natural
  }

  func setBaseWritingDirection(_ direction: NSWritingDirection, for range: UITextRange) {
    guard let range = self.range(range) else { return }
    var end = range.upperBound
    let last = document.paragraph(at: end)
    end = max(end, last.start + last.text.utf16.count)
    let base = document.base.style
    document.changeAttributes(in: document.paragraph(at: range.lowerBound).start..<end) { old in
      var values = old.values
      values[.responderDirection] = direction == .natural ? nil : direction
      return AttributeSet(values, base: base)
    }
    host?.textNeedsDisplay()
  }

  // MARK: Geometry

  private var origin: CGPoint { host?.textOrigin ?? .zero }

  func firstRect(for range: UITextRange) -> CGRect {
    guard let range = self.range(range) else { return .null }
    if let first = document.pieces(of: range).first { return moved(first.rect) }
    return moved(document.rect(of: TextCaret(offset: range.lowerBound)))
  }

  private func moved(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: origin.x, dy: origin.y) }

  func caretRect(for position: UITextPosition) -> CGRect {
    caret(position).map { moved(document.rect(of: $0)) } ?? .null
  }

  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    guard let range = self.range(range) else { return [] }
    let pieces = document.pieces(of: range)
    return pieces.enumerated().map { number, piece in
      var piece = piece
      piece.rect = moved(piece.rect)
      return TextSpanRect(piece, isFirst: number == 0, isLast: number == pieces.count - 1)
    }
  }

  func closestPosition(to point: CGPoint) -> UITextPosition? {
    TextPlace(document.caret(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y)))
  }

  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let range = self.range(range), let place = closestPosition(to: point) as? TextPlace
    else { return nil }
    return TextPlace(min(max(place.offset, range.lowerBound), range.upperBound))
  }

  func characterRange(at point: CGPoint) -> UITextRange? {
    document.character(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
      .map(TextSpan.init)
  }

  func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    guard let offset = offset(position), length > 0 else { return document.base.values }
    let place = direction == .backward ? max(0, offset - 1) : min(offset, length - 1)
    let attributes = document.buffer.attributes(at: place) ?? document.base
    var values = attributes.values
    values[.font] = font(of: attributes)
    values[.foregroundColor] = attributes.style.color
    return values
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitText

/// A position of a text field or a text view.
final class TextPlace: UITextPosition {
  nonisolated let offset: Int
  nonisolated let isTrailing: Bool

  init(_ offset: Int, isTrailing: Bool = false) {
    self.offset = offset
    self.isTrailing = isTrailing
    super.init()
  }

  convenience init(_ caret: TextCaret) { self.init(caret.offset, isTrailing: caret.isTrailing) }

  var caret: TextCaret { TextCaret(offset: offset, isTrailing: isTrailing) }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextPlace)?.offset == offset
  }

  nonisolated override var hash: Int { offset }

  nonisolated override var description: String { "\(offset)" }
}

/// A range of a text field or a text view.
///
/// It remembers which end a selection was taken to: who sets it as the selection extends it there.
final class TextSpan: UITextRange {
  nonisolated let range: Range<Int>
  /// The end that moves; nil for the later one.
  nonisolated private let head: TextCaret?

  init(_ range: Range<Int>) {
    self.range = range
    head = nil
    super.init()
  }

  init(_ selection: TextSelection) {
    range = selection.range
    head = selection.head
    super.init()
  }

  /// The range as a selection.
  var selection: TextSelection {
    guard let head else { return TextSelection(range) }
    let anchor = head.offset == range.lowerBound ? range.upperBound : range.lowerBound
    return TextSelection(anchor: anchor, head: head)
  }

  override var isEmpty: Bool { range.isEmpty }
  override var start: UITextPosition { TextPlace(range.lowerBound) }
  /// Between two lines it is on the one where the range ends.
  override var end: UITextPosition {
    TextPlace(range.upperBound, isTrailing: isEmpty ? head?.isTrailing ?? false : true)
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextSpan)?.range == range
  }

  nonisolated override var hash: Int { range.hashValue }

  nonisolated override var description: String { "\(range)" }
}

/// One rectangle of the selection of a text field or a text view.
final class TextSpanRect: UITextSelectionRect {
  private let piece: TextDocument.Piece
  private let isFirst: Bool
  private let isLast: Bool

  init(_ piece: TextDocument.Piece, isFirst: Bool, isLast: Bool) {
    self.piece = piece
    self.isFirst = isFirst
    self.isLast = isLast
    super.init()
  }

  override var rect: CGRect { piece.rect }
  override var writingDirection: NSWritingDirection {
    piece.runsLeft ? .rightToLeft : .leftToRight
  }
  override var containsStart: Bool { isFirst }
  override var containsEnd: Bool { isLast }
}

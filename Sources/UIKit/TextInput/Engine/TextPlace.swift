// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

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
final class TextSpan: UITextRange {
  nonisolated let range: Range<Int>

  init(_ range: Range<Int>) {
    self.range = range
    super.init()
  }

  override var isEmpty: Bool { range.isEmpty }
  override var start: UITextPosition { TextPlace(range.lowerBound) }
  override var end: UITextPosition { TextPlace(range.upperBound) }

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

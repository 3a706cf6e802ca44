// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitText

/// A text that is dragged and dropped on as a person edits it: a field, or a text view.
@MainActor
protocol DraggedText: UITextDraggable, UITextDroppable, TextTouchTarget, TextEditorHost,
  DropPreparing
{
  /// The text, its selection, and what a person does to them.
  var editor: TextEditor { get }
  /// What is dragged and dropped; made when it is asked for first.
  var textTransfer: TextTransfer { get }
  /// Takes the edit menu away, if it is shown.
  func closeEditMenu()
  /// Brings the edit menu up beside the selection.
  func openEditMenu()
  /// Lets a person edit the text from now on.
  func becomeEditable()
}

extension DraggedText {
  /// Whether a person can change the text.
  var takesChanges: Bool { isEditable && isTouchable }

  // Rules: DD-100.
  var takesPastes: Bool { takesChanges && !isSecureTextEntry }

  // Rules: DD-70.
  /// What a finger at a point lifts: the selection, if it is on that and on no handle of it.
  func liftedRange(at point: CGPoint) -> Range<Int>? {
    guard !editor.selection.isEmpty, !isSecureTextEntry,
      shownSelection.contains(where: { $0.contains(point) }),
      !isOnHandle(point)
    else { return nil }
    return editor.selection.range
  }

  /// Whether a handle is drawn at a point; a finger that takes hold of one may be farther away.
  private func isOnHandle(_ point: CGPoint) -> Bool {
    guard let places = shownHandles else { return false }
    return [(places.start, true), (places.end, false)].contains { edge, isStart in
      edge.map { TextHandle.frame(at: $0, isStart: isStart).contains(point) } ?? false
    }
  }

  /// The middle of a range as far as it is seen; nil where it is not.
  func seenMiddle(of range: Range<Int>) -> CGPoint? {
    textInputView.layoutIfNeeded()
    let rects =
      range.isEmpty
      ? [caretRect(for: TextPlace(range.lowerBound))]
      : selectionRects(for: TextSpan(range)).map(\.rect)
    let seen = rects.map { $0.overlap(with: seenText) }.filter { !$0.isNull }
    guard let first = seen.first else { return nil }
    let all = seen.dropFirst().reduce(first) { $0.union($1) }
    return CGPoint(x: all.midX, y: all.midY)
  }
}

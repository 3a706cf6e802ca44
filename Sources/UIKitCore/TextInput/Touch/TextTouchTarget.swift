// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation

/// A text that fingers work on, whoever lays it out: what they do goes by `UITextInput`.
///
/// Points and rectangles are in the coordinates of the text's `textInputView`.
@MainActor
protocol TextTouchTarget: AnyObject {
  /// What has to stay for the target to work: it itself, or what it belongs to.
  var keeper: AnyObject { get }
  /// The text; nil when it is gone.
  var input: (any UIResponder & UITextInput)? { get }
  /// Whether a touch may select; with false a tap does not even begin editing.
  var isTouchable: Bool { get }
  /// Whether a person can change the text.
  var isEditable: Bool { get }
  /// Whether a finger selected last: then the selection has handles.
  var isSelectedByTouch: Bool { get set }
  /// The part of the view in which text is seen.
  var seenText: CGRect { get }
  /// Whether the text is one line, which scrolls to the sides.
  var isOneLine: Bool { get }
  /// Scrolls the text by as much of a step as there is room for; false when there is none.
  func scrollText(by step: CGPoint) -> Bool
  /// Where the caret is, or nil while there is none.
  var shownCaret: CGRect? { get }
  /// The rectangles of the selection.
  var shownSelection: [CGRect] { get }
  /// Where the handles of the selection are, or nil while there are none.
  var shownHandles: TextHandlePlaces? { get }
  /// Selects what a finger or a pointer means.
  func selectByTouch(_ range: UITextRange)
  /// Asks for caret and selection to be shown anew.
  func textNeedsDisplay()

  /// Whether a finger that rests at a point lifts the selection to drag it.
  func liftsSelection(at point: CGPoint) -> Bool
  /// Whether a gesture may begin at a point.
  func allowsTouch(at point: CGPoint) -> Bool
  /// Tells that a gesture begins to work on the text.
  func touchWillBegin()
  /// Tells that it has ended.
  func touchDidEnd()
}

extension TextTouchTarget {
  var keeper: AnyObject { self }
  func selectByTouch(_ range: UITextRange) { input?.selectedTextRange = range }
  func liftsSelection(at point: CGPoint) -> Bool { false }
  func allowsTouch(at point: CGPoint) -> Bool { true }
  func touchWillBegin() {}
  func touchDidEnd() {}

  /// What scrolls the text: its view, or the nearest scroll view around it.
  var scrollView: UIScrollView? {
    var view = input?.textInputView
    while let step = view {
      if let scrollView = step as? UIScrollView { return scrollView }
      view = step.superview
    }
    return nil
  }

  /// The edges of the selection, if fingers made it, as far as they are seen.
  func selectionEdges(isSeen: (CGRect) -> Bool) -> TextHandlePlaces? {
    guard isSelectedByTouch, let input, let range = input.selectedTextRange, !range.isEmpty else {
      return nil
    }
    let start = input.caretRect(for: range.start)
    let end = input.caretRect(for: range.end)
    return TextHandlePlaces(start: isSeen(start) ? start : nil, end: isSeen(end) ? end : nil)
  }
}

/// An interaction that lets fingers work on a text of the program's own.
@MainActor
protocol TextTouchInteraction: UIInteraction {
  /// The text; nil when it is gone.
  var textInput: (any UIResponder & UITextInput)? { get }
  /// What fingers work on.
  var target: any TextTouchTarget { get }
}

/// Finds what fingers do to a text.
@MainActor
enum TextTouchFinder {
  /// The touched side of a text field, a text view, or a text input with a `UITextInteraction`.
  static func target(of responder: Any?) -> (any TextTouchTarget)? {
    responder as? any TextTouchTarget ?? interaction(of: responder)?.target
  }

  /// The interaction that has a text input for its text, in its view or in one around that.
  static func interaction(of responder: Any?) -> (any TextTouchInteraction)? {
    guard let input = responder as? any UITextInput else { return nil }
    var view: UIView? = input.textInputView
    while let step = view {
      for interaction in step.interactions {
        if let found = interaction as? any TextTouchInteraction, found.textInput === input {
          return found
        }
      }
      view = step.superview
    }
    return nil
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import CoreGraphics
public import Foundation
public import UIKitText

/// A text that input methods, selections and keys can work on.
///
/// Positions and ranges are objects of the text input's own classes; everything is asked of it.
/// `UITextField` and `UITextView` adopt it.
///
/// [Apple: UITextInput](https://developer.apple.com/documentation/uikit/uitextinput)
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  // MARK: Text

  /// The text of a range; nil when the range is not one of this text.
  func text(in range: UITextRange) -> String?

  /// Replaces the text of a range.
  func replace(_ range: UITextRange, withText text: String)

  /// Whether the text may change as proposed; true by default.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

  // MARK: Selection and composition

  /// What is selected, empty at the insertion point; nil when there is neither.
  var selectedTextRange: UITextRange? { get set }

  /// The text that an input method is still composing.
  var markedTextRange: UITextRange? { get }

  /// How marked text looks; nil leaves it to the text input.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }

  /// Replaces the marked text, or the selection when there is none, by text that is marked.
  ///
  /// - Parameter selectedRange: what is selected then, counted from the beginning of the marked text.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)

  /// Marks text with attributes; the default marks its characters.
  func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)

  /// Takes the marked text as it is.
  func unmarkText()

  /// Which side of a place between two lines the insertion point is on; forward by default.
  var selectionAffinity: UITextStorageDirection { get }

  // MARK: Positions

  /// The position before the first character.
  var beginningOfDocument: UITextPosition { get }

  /// The position behind the last character.
  var endOfDocument: UITextPosition { get }

  /// The range between two positions.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?

  /// The position a number of characters away; nil outside the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?

  /// The position a number of steps away on the screen; nil outside the text.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?

  /// Which of two positions comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult

  /// The number of characters from one position to another.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  /// The position of a character of a range; the default counts from its beginning.
  func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?

  /// The number of characters from the beginning of a range to a position.
  func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int

  // MARK: The system's objects

  /// Told of changes that the keyboard did not make; set by the system.
  var inputDelegate: (any UITextInputDelegate)? { get set }

  /// Finds words, sentences and lines: mostly a `UITextInputStringTokenizer`.
  var tokenizer: any UITextInputTokenizer { get }

  // MARK: Layout

  /// The position of a range that is farthest in a direction.
  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?

  /// The text from a position to the end of its line or document in a direction.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?

  /// Where the text at a position runs to.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection

  /// Has the text of a range run to a side.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  // MARK: Geometry, in the coordinates of textInputView

  /// The rectangle of the first line of a range.
  func firstRect(for range: UITextRange) -> CGRect

  /// Where the insertion point is drawn.
  func caretRect(for position: UITextPosition) -> CGRect

  /// The rectangles that cover a range, from its beginning to its end.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]

  /// The position nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?

  /// The position of a range that is nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?

  /// The character at a point; nil beside the text.
  func characterRange(at point: CGPoint) -> UITextRange?

  /// The view whose coordinates the geometry is in; by default the object or the view nearest to it.
  var textInputView: UIView { get }

  /// How the text at a position looks; nil by default.
  func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]?

  // MARK: Other input

  /// Inserts what an input is not sure of; the default inserts the text alone.
  func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle)

  /// Tells that the insertion point was picked up to be moved freely; nothing by default.
  func beginFloatingCursor(at point: CGPoint)

  /// Tells where the floating insertion point is now; nothing by default.
  func updateFloatingCursor(at point: CGPoint)

  /// Tells that the insertion point was let go; nothing by default.
  func endFloatingCursor()

  // MARK: The edit menu

  // Rules: FR-87.
  /// The edit menu for a range of the text; nil, the default, for what UIKit suggests.
  func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?

  // Rules: FR-87.
  /// Tells that the edit menu comes up; nothing by default.
  func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)

  // Rules: FR-87.
  /// Tells that the edit menu goes; nothing by default.
  func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)

  /// Puts room for something that comes later in the place of the selection; none by default.
  func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder

  /// Takes room for something away; nothing by default.
  func remove(_ textPlaceholder: UITextPlaceholder)

  /// Inserts what was understood of something said; by default the likeliest reading.
  func insertDictationResult(_ dictationResult: [UIDictationPhrase])

  /// Tells that nothing more is said; nothing by default.
  func dictationRecordingDidEnd()

  /// Tells that nothing was understood; nothing by default.
  func dictationRecognitionFailed()

  /// Puts room for what is being understood into the text, and returns it; by default an object alone.
  var insertDictationResultPlaceholder: Any { get }

  /// Where such room is; empty by default.
  func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect

  /// Takes such room away; nothing by default.
  func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool)

  /// How the caret is turned; not at all by default.
  func caretTransform(for position: UITextPosition) -> CGAffineTransform

  /// Whether a person can change the text; true by default.
  var isEditable: Bool { get }
}

// Apple's requirements are optional; these are the answers of an object without them.
extension UITextInput {
  /// True: every change is welcome.
  ///
  /// - Parameters:
  ///   - range: what is to be replaced.
  ///   - text: what is to stand there.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }

  /// Marks the characters without the attributes.
  ///
  /// - Parameters:
  ///   - markedText: what is composed; nil takes it away.
  ///   - selectedRange: what of it is selected, in UTF-16 units.
  public func setAttributedMarkedText(
    _ markedText: NSAttributedString?, selectedRange: NSRange
  ) {
    setMarkedText(markedText?.string, selectedRange: selectedRange)
  }

  /// Forward: the insertion point is at the beginning of the later line.
  public var selectionAffinity: UITextStorageDirection { .forward }

  /// Counts from the beginning of the range.
  ///
  /// - Parameters:
  ///   - range: what is to be replaced.
  ///   - offset: how many units; negative ones lead towards the beginning.
  public func position(
    within range: UITextRange, atCharacterOffset offset: Int
  ) -> UITextPosition? {
    position(from: range.start, offset: offset)
  }

  /// Counts from the beginning of the range.
  ///
  /// - Parameters:
  ///   - position: where to begin.
  ///   - range: what is to be replaced.
  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    offset(from: range.start, to: position)
  }

  /// The object itself, or the first view along its responder chain.
  public var textInputView: UIView {
    var responder = self as? UIResponder
    while let current = responder {
      if let view = current as? UIView { return view }
      responder = current.next
    }
    return UIView()
  }

  /// Nil: unknown.
  ///
  /// - Parameters:
  ///   - position: where to begin.
  ///   - direction: towards which side attributes are looked up.
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }

  /// Inserts the text.
  ///
  /// - Parameters:
  ///   - text: what is to stand there.
  ///   - alternatives: other readings.
  ///   - style: how sure the input is.
  public func insertText(
    _ text: String, alternatives: [String], style: UITextAlternativeStyle
  ) {
    insertText(text)
  }

  /// Does nothing.
  public func beginFloatingCursor(at point: CGPoint) {}

  /// Does nothing.
  public func updateFloatingCursor(at point: CGPoint) {}

  /// Does nothing.
  public func endFloatingCursor() {}

  /// What UIKit suggests.
  ///
  /// - Parameters:
  ///   - textRange: what the menu is for.
  ///   - suggestedActions: what UIKit would show.
  public func editMenu(
    for textRange: UITextRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }

  /// Does nothing.
  public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}

  /// Does nothing.
  public func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {}

  /// A placeholder without room.
  public func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder { UITextPlaceholder() }

  /// Does nothing.
  public func remove(_ textPlaceholder: UITextPlaceholder) {}

  /// Inserts the likeliest reading.
  public func insertDictationResult(_ dictationResult: [UIDictationPhrase]) {
    insertText(UIDictationPhrase.text(of: dictationResult))
  }

  /// Does nothing.
  public func dictationRecordingDidEnd() {}

  /// Does nothing.
  public func dictationRecognitionFailed() {}

  /// An object that stands for no room.
  public var insertDictationResultPlaceholder: Any { UITextPlaceholder() }

  /// Empty.
  public func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect { .zero }

  /// Does nothing.
  ///
  /// - Parameters:
  ///   - placeholder: what `insertDictationResultPlaceholder` returned.
  ///   - willInsertResult: whether a result comes in its place.
  public func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool) {}

  /// The caret is not turned.
  public func caretTransform(for position: UITextPosition) -> CGAffineTransform { .identity }

  /// True.
  public var isEditable: Bool { true }
}

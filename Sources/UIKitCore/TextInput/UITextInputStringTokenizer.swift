// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation
import UIKitText

/// The tokenizer for any text input: it reads its text.
///
/// Offsets of a client's text input are taken for counts of UTF-16 units, as `NSRange` counts. Lines
/// are known of text fields and text views; in another text input a line is a paragraph.
///
/// [Apple: UITextInputStringTokenizer](https://developer.apple.com/documentation/uikit/uitextinputstringtokenizer)
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, ExposedClass, UITextInputTokenizer {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  private weak var input: (any UIResponder & UITextInput)?

  /// Makes a tokenizer for a text input, which it does not retain.
  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  private func walker(_ input: any UIResponder & UITextInput) -> TextWalker {
    if let own = input as? any TextStreaming { return TextWalker(stream: own.textStream) }
    let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    return TextWalker(stream: StringStream(all.flatMap { input.text(in: $0) } ?? ""))
  }

  /// Whether a direction leads towards the end of the text.
  private func isForward(
    _ direction: UITextDirection, at position: UITextPosition,
    of input: any UIResponder & UITextInput
  ) -> Bool {
    let runsLeft = input.baseWritingDirection(for: position, in: .forward) == .rightToLeft
    return switch UITextLayoutDirection(rawValue: direction.rawValue) {
    case .right: !runsLeft
    case .left: runsLeft
    case .up: false
    case .down: true
    case nil: direction.rawValue != UITextStorageDirection.backward.rawValue
    }
  }

  private func offset(of position: UITextPosition, in input: any UITextInput) -> Int {
    input.offset(from: input.beginningOfDocument, to: position)
  }

  /// The unit that a position is in, or touches in a direction; nil between two units.
  ///
  /// - Parameters:
  ///   - position: where to begin.
  ///   - granularity: how large a unit is meant: a character, word, sentence, line, paragraph or
  ///     the text.
  ///   - direction: the side that is meant.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let input,
      let unit = walker(input).enclosing(
        offset(of: position, in: input), granularity,
        forward: isForward(direction, at: position, of: input)),
      let start = input.position(from: input.beginningOfDocument, offset: unit.lowerBound),
      let end = input.position(from: input.beginningOfDocument, offset: unit.upperBound)
    else { return nil }
    return input.textRange(from: start, to: end)
  }

  /// Whether a unit ends at a position, or begins there when the direction is backward.
  ///
  /// - Parameters:
  ///   - position: where to begin.
  ///   - granularity: how large a unit is meant: a character, word, sentence, line, paragraph or
  ///     the text.
  ///   - direction: the side that is meant.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    guard let input else { return false }
    return walker(input).isBoundary(
      offset(of: position, in: input), granularity,
      forward: isForward(direction, at: position, of: input))
  }

  /// The next end of a unit, or the next beginning when the direction is backward.
  ///
  /// - Parameters:
  ///   - position: where to begin.
  ///   - granularity: how large a unit is meant: a character, word, sentence, line, paragraph or
  ///     the text.
  ///   - direction: the side that is meant.
  /// - Returns: nil at the end of the document.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let input,
      let place = walker(input).boundary(
        from: offset(of: position, in: input), granularity,
        forward: isForward(direction, at: position, of: input))
    else { return nil }
    return input.position(from: input.beginningOfDocument, offset: place)
  }

  /// Whether a position is in a unit, or touches one in a direction.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }
}

/// A text input of this module, whose text is read without copying it.
@MainActor
protocol TextStreaming: AnyObject {
  var textStream: any TextStream { get }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// What was understood of something that was said.
///
/// Nothing here listens; an input of the application's own makes objects of a subclass.
///
/// [Apple: UIDictationPhrase](https://developer.apple.com/documentation/uikit/uidictationphrase)
@preconcurrency @MainActor
open class UIDictationPhrase: NSObject {
  /// Makes a phrase of nothing; subclasses store what was understood.
  public nonisolated override init() { super.init() }

  /// The likeliest reading.
  open var text: String { "" }

  /// Other readings; nil when there are none.
  open var alternativeInterpretations: [String]? { nil }
}

/// What dictation does to a text field or a text view.
///
/// - Rules: FR-71.
extension TextEditor {
  /// The room that stands for what is being understood, in heights of a line.
  private static let roomOfPhrase: CGFloat = 2

  /// The likeliest readings as one text.
  static func text(of phrases: [UIDictationPhrase]) -> String { phrases.map(\.text).joined() }

  func insertDictationPlaceholder() -> TextPlaceholder {
    let height = typingAttributes.style.font.capHeight
    return insertPlaceholder(CGSize(width: height * Self.roomOfPhrase, height: height))
  }

  /// The first rectangle of room; empty for what is no room of this text.
  func frame(ofPlaceholder placeholder: Any) -> CGRect {
    (placeholder as? TextPlaceholder)?.rects.first?.rect ?? .zero
  }

  /// Takes room away; what is inserted next comes there if a result is to come.
  func removePlaceholder(_ placeholder: Any, willInsertResult: Bool) {
    guard let own = placeholder as? TextPlaceholder, let range = range(of: own) else { return }
    remove(own)
    if willInsertResult {
      select(TextSelection(TextCaret(offset: range.lowerBound)), isByProgram: false)
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// A direction in which text is stored.
///
/// [Apple: UITextStorageDirection](https://developer.apple.com/documentation/uikit/uitextstoragedirection)
public enum UITextStorageDirection: Int, Sendable {
  /// Towards the end.
  case forward = 0
  /// Towards the beginning.
  case backward = 1
}

/// A direction on the screen.
///
/// [Apple: UITextLayoutDirection](https://developer.apple.com/documentation/uikit/uitextlayoutdirection)
public enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left = 3
  /// To the line above.
  case up = 4
  /// To the line below.
  case down = 5
}

/// A direction of either kind.
///
/// [Apple: UITextDirection](https://developer.apple.com/documentation/uikit/uitextdirection)
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The raw value of a storage direction or of a layout direction.
  public var rawValue: Int

  /// Makes a direction of the raw value of either kind.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A direction in which text is stored.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// A direction on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}

/// A unit of text.
///
/// [Apple: UITextGranularity](https://developer.apple.com/documentation/uikit/uitextgranularity)
public enum UITextGranularity: Int, Sendable {
  /// What a person sees as one character.
  case character = 0
  /// A word, without the spaces and marks around it.
  case word = 1
  /// A sentence with the spaces that follow it.
  case sentence = 2
  /// The text between two line feeds.
  case paragraph = 3
  /// A line as it is laid out.
  case line = 4
  /// All of the text.
  case document = 5
}

/// How sure an input is of what it inserted.
///
/// [Apple: UITextAlternativeStyle](https://developer.apple.com/documentation/uikit/uitextalternativestyle)
public enum UITextAlternativeStyle: Int, Sendable {
  /// Sure: nothing marks the text.
  case none = 0
  /// Unsure: the alternatives are worth offering.
  case lowConfidence = 1
}

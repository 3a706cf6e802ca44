// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKitText

/// Finds the words, sentences and lines of a text input.
///
/// A unit lies forward of a position at its beginning, and backward of one at its end.
///
/// [Apple: UITextInputTokenizer](https://developer.apple.com/documentation/uikit/uitextinputtokenizer)
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  /// The unit that a position is in, or touches in a direction; nil between two units.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?

  /// Whether a unit ends at a position, or begins there when the direction is backward.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool

  /// The next end of a unit, or the next beginning when the direction is backward.
  ///
  /// - Returns: nil at the end of the document.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?

  /// Whether a position is in a unit, or touches one in a direction.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

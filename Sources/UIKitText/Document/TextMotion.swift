// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

/// Where a caret is sent by a key.
package enum TextMotion: Equatable {
  /// One character on the screen.
  case left, right
  /// One line, at the same distance from the left.
  case up, down
  /// To the next end of a word, or the beginning of one, on the screen.
  case wordLeft, wordRight
  /// One character or word in the order of the text.
  case characterForward, characterBackward, wordForward, wordBackward
  /// To the edges of the line.
  case lineLeft, lineRight
  /// To the beginning or end of the line, in the order of the text.
  case lineStart, lineEnd
  /// To the beginning or end of the paragraph, or of the one beyond.
  case paragraphStart, paragraphEnd
  /// To the ends of the text.
  case start, end
  /// By a number of points, up or down.
  case page(CGFloat)
}

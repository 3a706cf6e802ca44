// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

/// The room that text is laid out in.
package struct TextFrame: Equatable {
  /// The room for a line, in points.
  package var width: CGFloat = .infinity
  package var alignment = NSTextAlignment.natural
  /// True for text that goes on in one line, however long.
  package var isOneLine = false
  /// True to show a dot for every character.
  package var isSecret = false
  /// True for lines that end between characters instead of words.
  package var breaksCharacters = false
  /// Overrules what the first letter says.
  package var direction = NSWritingDirection.natural

  /// Whether it is wider than any text, so that no line has to end.
  var isEndless: Bool { isOneLine || width >= .greatestFiniteMagnitude / 2 }
}

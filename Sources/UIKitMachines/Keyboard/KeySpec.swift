// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

/// A set of keys that the keyboard shows at a time.
package enum KeyPlane: Hashable {
  case letters
  case symbols
  case moreSymbols
}

/// What a key does.
package enum KeyAction: Hashable {
  /// Types a text; a letter in the case that the shift key asks for.
  case text(String)
  case space
  case enter
  case delete
  case shift
  case plane(KeyPlane)
  /// Goes to the next language.
  case nextMode
  /// Nothing: a gap in a pad.
  case blank

  /// Whether the key types something when it is let go.
  package var isTyping: Bool {
    switch self {
    case .text, .space, .enter: true
    case .delete, .shift, .plane, .nextMode, .blank: false
    }
  }
}

/// One key of a keyboard.
package struct KeySpec: Hashable {
  package enum Width: Hashable {
    /// As many times as wide as a letter.
    case letters(CGFloat)
    /// An equal share of what the others of the row leave.
    case rest
  }

  package let action: KeyAction
  package let width: Width

  package init(_ action: KeyAction, _ width: Width = .letters(1)) {
    self.action = action
    self.width = width
  }

  /// Keys of one letter's width, one for each character.
  package static func letters(_ text: String, width: CGFloat = 1) -> [KeySpec] {
    text.map { KeySpec(.text(String($0)), .letters(width)) }
  }
}

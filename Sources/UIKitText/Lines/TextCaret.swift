// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// A caret: an offset, and which of two characters it belongs to where they are not side by side.
package struct TextCaret: Equatable {
  package var offset: Int
  /// True when it belongs to the character before it.
  package var isTrailing = false

  package init(offset: Int, isTrailing: Bool = false) {
    self.offset = offset
    self.isTrailing = isTrailing
  }
}

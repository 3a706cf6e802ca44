// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension UILabel {
  // Rules: AW-103.
  /// Shows its text in a font that is as large as a person wants it, also when that changes.
  final func setGrowingFont(_ font: GrowingFont) {
    self.font = font.font(for: traitCollection)
    adjustsFontForContentSizeCategory = true
  }

  // Rules: TV-103.
  /// Gives a text of one line as many as it takes, until `closeLines()`; the number that a program
  /// gives meanwhile stays.
  final func openLines() {
    guard numberOfLines == 1 else { return }
    numberOfLines = 0
    look.isOpened = true
  }

  /// Gives it one line again.
  final func closeLines() {
    if look.isOpened { numberOfLines = 1 }
  }
}

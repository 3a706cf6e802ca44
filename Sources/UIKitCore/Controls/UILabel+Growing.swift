// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension UILabel {
  // Rules: AW-103.
  /// Shows its text in a font that is as large as a person wants it, also when that changes.
  final func setGrowingFont(_ font: GrowingFont) {
    self.font = font.font(for: traitCollection)
    adjustsFontForContentSizeCategory = true
  }
}

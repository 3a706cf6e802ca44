// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Something whose font can follow the size in which a person wants text.
///
/// [Apple: UIContentSizeCategoryAdjusting](https://developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting)
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  // Rules: AW-37.
  /// Whether a font that is one of a text style, or was scaled by `UIFontMetrics`, changes its size
  /// with what the person wants; false by default.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

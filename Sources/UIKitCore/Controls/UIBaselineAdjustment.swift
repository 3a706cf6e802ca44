// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitText

/// Where a line of text stands that was made smaller to fit.
///
/// [Apple: UIBaselineAdjustment](https://developer.apple.com/documentation/uikit/uibaselineadjustment)
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the line on which it would stand in its full size.
  case alignBaselines = 0
  /// In the middle of the height.
  case alignCenters = 1
  /// At the top.
  case none = 2
}

extension NSLineBreakMode {
  /// Whether what has no room is left out.
  var truncates: Bool {
    self == .byTruncatingTail || self == .byTruncatingHead || self == .byTruncatingMiddle
  }
}

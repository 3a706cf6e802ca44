// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension UIView {
  // Rules: AX-30.
  /// Whether the view keeps its colours where the person has those of the screen inverted; false at
  /// first.
  ///
  /// Kept for whoever inverts them: hosts here do not.
  ///
  /// [Apple: accessibilityIgnoresInvertColors](https://developer.apple.com/documentation/uikit/uiview/accessibilityignoresinvertcolors)
  public var accessibilityIgnoresInvertColors: Bool {
    get { extras?.ignoresInvertColors ?? false }
    set { needExtras.ignoresInvertColors = newValue }
  }
}

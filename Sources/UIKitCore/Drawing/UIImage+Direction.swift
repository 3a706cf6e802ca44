// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: DR-90.
extension UIImage {
  /// The picture, of which image views that run from right to left exchange left and right.
  ///
  /// [Apple: imageFlippedForRightToLeftLayoutDirection()](https://developer.apple.com/documentation/uikit/uiimage/imageflippedforrighttoleftlayoutdirection())
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.flips = true } }

  /// Whether image views that run from right to left exchange left and right; false at first.
  public var flipsForRightToLeftLayoutDirection: Bool { traits.flips }
}

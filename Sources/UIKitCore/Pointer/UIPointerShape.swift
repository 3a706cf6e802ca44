// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import CoreGraphics

// Rules: PN-20, PN-21.
/// What the pointer becomes.
///
/// Beside an effect on a view, a path or a rectangle is in the coordinates of that preview's container.
/// Alone, the pointer is at the origin of a path, and in the middle of a rectangle, which the
/// rectangle's origin moves.
///
/// [Apple: UIPointerShape](https://developer.apple.com/documentation/uikit/uipointershape-swift.enum)
public enum UIPointerShape {
  /// Whatever lies inside a path.
  case path(UIBezierPath)
  /// A rectangle with round corners.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// An upright line, as over text that runs across.
  case verticalBeam(length: CGFloat)
  /// A lying line, as over text that runs down.
  case horizontalBeam(length: CGFloat)

  /// How round corners are in points, if nothing else is said.
  public static let defaultCornerRadius: CGFloat = 8
}

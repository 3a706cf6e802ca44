// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// How an image lies in the bounds of its layer.
///
/// See [CALayerContentsGravity](https://developer.apple.com/documentation/quartzcore/calayercontentsgravity).
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a gravity by its name; one that is not listed here stretches.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// In the middle of the upper edge.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// In the middle of the lower edge.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// In the middle of the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// In the middle of the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the upper left corner.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the upper right corner.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the lower left corner.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the lower right corner.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits into the bounds with the proportions kept, in the middle.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as covers the bounds with the proportions kept, in the middle.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  /// Where a picture of a size, in points, lies in a layer's bounds.
  func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
    // How much of the free space lies to the left and above.
    let share: CGPoint
    switch self {
    case .center: share = CGPoint(x: 0.5, y: 0.5)
    case .top: share = CGPoint(x: 0.5, y: 0)
    case .bottom: share = CGPoint(x: 0.5, y: 1)
    case .left: share = CGPoint(x: 0, y: 0.5)
    case .right: share = CGPoint(x: 1, y: 0.5)
    case .topLeft: share = CGPoint(x: 0, y: 0)
    case .topRight: share = CGPoint(x: 1, y: 0)
    case .bottomLeft: share = CGPoint(x: 0, y: 1)
    case .bottomRight: share = CGPoint(x: 1, y: 1)
    case .resizeAspect, .resizeAspectFill:
      guard size.width > 0, size.height > 0 else { return bounds }
      let across = bounds.width / size.width
      let down = bounds.height / size.height
      let scale = self == .resizeAspect ? min(across, down) : max(across, down)
      return Self.center.frame(
        of: CGSize(width: size.width * scale, height: size.height * scale), in: bounds)
    default: return bounds
    }
    return CGRect(
      x: bounds.minX + (bounds.width - size.width) * share.x,
      y: bounds.minY + (bounds.height - size.height) * share.y, width: size.width,
      height: size.height)
  }
}

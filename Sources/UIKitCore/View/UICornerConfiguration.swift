// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import QuartzCore

/// How round a corner is.
///
/// [Apple: UICornerRadius](https://developer.apple.com/documentation/uikit/uicornerradius)
public struct UICornerRadius: Hashable, Sendable {
  let points: CGFloat

  /// A number of points; less than none, and what is no number, is none.
  public static func fixed(_ radius: Double) -> UICornerRadius {
    UICornerRadius(points: radius > 0 ? CGFloat(radius) : 0)
  }
}

// Rules: LA-112.
/// How round the corners of a view are, whatever its size.
///
/// [Apple: UICornerConfiguration](https://developer.apple.com/documentation/uikit/uicornerconfiguration)
public struct UICornerConfiguration: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case radius(CGFloat)
    case capsule(most: CGFloat)
  }

  private let kind: Kind

  /// Corners of one radius.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(kind: .radius(radius.points))
  }

  /// Corners of one radius.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(radius: radius)
  }

  /// The shorter sides are half circles.
  ///
  /// - Parameter maximumRadius: the greatest radius in points; nil for any.
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    let most = maximumRadius.map { $0 > 0 ? CGFloat($0) : 0 } ?? .infinity
    return UICornerConfiguration(kind: .capsule(most: most))
  }

  /// The radius in points for a view of a size: at most half of the shorter side.
  func radius(in size: CGSize) -> CGFloat {
    let half = max(0, min(size.width, size.height) / 2)
    return switch kind {
    case .radius(let radius): min(radius, half)
    case .capsule(let most): min(half, most)
    }
  }
}

extension UIView {
  // Rules: LA-112.
  /// How round the corners are, at each size that the view gets; of no radius at first.
  ///
  /// It sets the `cornerRadius` of the layer whenever the view is laid out. What the view holds is cut
  /// where `clipsToBounds` is true, glass and blurs of an effect view always.
  public var cornerConfiguration: UICornerConfiguration {
    get { extras?.corners ?? .corners(radius: .fixed(0)) }
    set {
      needExtras.corners = newValue
      roundCorners()
      setNeedsLayout()
    }
  }

  // Rules: LA-113.
  /// How round a corner is shown, in points: 0 for one that the layer leaves as it is.
  ///
  /// - Parameter corner: one of the four; of several, the roundest.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    let rounded: [(UIRectCorner, Bool)] = [
      (.topLeft, layer.maskedCorners.contains(.layerMinXMinYCorner)),
      (.topRight, layer.maskedCorners.contains(.layerMaxXMinYCorner)),
      (.bottomLeft, layer.maskedCorners.contains(.layerMinXMaxYCorner)),
      (.bottomRight, layer.maskedCorners.contains(.layerMaxXMaxYCorner)),
    ]
    guard rounded.contains(where: { corner.contains($0) && $1 }) else { return 0 }
    let half = min(bounds.width, bounds.height) / 2
    return max(0, min(layer.cornerRadius, half))
  }

  /// Rounds the corners as the configuration says for the size that the view has now.
  final func roundCorners() {
    guard let corners = extras?.corners else { return }
    let radius = corners.radius(in: bounds.size)
    if layer.cornerRadius != radius { layer.cornerRadius = radius }
  }
}

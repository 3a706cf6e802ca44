// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// How a round corner goes over into its edges.
///
/// See [CALayerCornerCurve](https://developer.apple.com/documentation/quartzcore/calayercornercurve).
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a curve by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that bends little at first and most in its middle.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")

  /// How much more of an edge than the radius a corner takes; smooth ones begin earlier.
  var expansion: CGFloat { self == .continuous ? 1.528665 : 1 }
}

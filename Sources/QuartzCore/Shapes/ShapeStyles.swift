// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost

/// What is inside of a shape layer's path where that crosses itself.
///
/// See [CAShapeLayerFillRule](https://developer.apple.com/documentation/quartzcore/cashapelayerfillrule).
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a rule by its name; one that is not listed here is `nonZero`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What the path goes round, more often one way than the other.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// What a line from outside reaches by crossing the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the ends of a shape layer's stroke.
///
/// See [CAShapeLayerLineCap](https://developer.apple.com/documentation/quartzcore/cashapelayerlinecap).
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a cap by its name; one that is not listed here is `butt`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The stroke ends where the path does.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Half a circle more.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half a square more.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  var cap: LineStyle.Cap {
    switch self {
    case .round: .round
    case .square: .square
    default: .butt
    }
  }
}

/// The shape of the corners of a shape layer's stroke.
///
/// See [CAShapeLayerLineJoin](https://developer.apple.com/documentation/quartzcore/cashapelayerlinejoin).
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a join by its name; one that is not listed here is `miter`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Sharp, as far as the miter limit allows it.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  var join: LineStyle.Join {
    switch self {
    case .round: .round
    case .bevel: .bevel
    default: .miter
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
package import UIKitHost

/// A colour with its opacity, in sRGB.
///
/// A grey colour remembers that it has one component beside its opacity.
/// See [CGColor](https://developer.apple.com/documentation/coregraphics/cgcolor).
public final class CGColor: Sendable {
  /// The components as they were given, which may be brighter or darker than a screen can show.
  package let exact: RGBA
  private let isGray: Bool

  /// Makes a colour of components from 0 to 1.
  ///
  /// - Parameters:
  ///   - red: from 0 to 1.
  ///   - green: from 0 to 1.
  ///   - blue: from 0 to 1.
  ///   - alpha: from 0, which is not seen, to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    exact = RGBA(
      red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
    isGray = false
  }

  /// Makes a colour of sRGB components from 0 to 1, the same as `init(red:green:blue:alpha:)`.
  public convenience init(
    srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a grey, from 0 for black to 1 for white.
  ///
  /// - Parameters:
  ///   - gray: from 0 for black to 1 for white.
  ///   - alpha: from 0, which is not seen, to 1.
  public init(gray: CGFloat, alpha: CGFloat) {
    exact = RGBA(
      red: Double(gray), green: Double(gray), blue: Double(gray), alpha: Double(alpha))
    isGray = true
  }

  /// Makes a colour of a host's record.
  package init(rgba: RGBA, isGray: Bool = false) {
    exact = rgba
    self.isGray = isGray
  }

  // Rules: AW-48.
  /// The colour as a host takes it: the nearest one that can be shown.
  package var rgba: RGBA {
    func shown(_ component: Double) -> Double { max(0, min(1, component)) }
    return RGBA(
      red: shown(exact.red), green: shown(exact.green), blue: shown(exact.blue),
      alpha: shown(exact.alpha))
  }

  /// Red, green, blue, alpha; of a grey its brightness and alpha.
  ///
  /// Never nil.
  public var components: [CGFloat]? {
    isGray
      ? [CGFloat(exact.red), alpha]
      : [CGFloat(exact.red), CGFloat(exact.green), CGFloat(exact.blue), alpha]
  }

  /// How many `components` there are, alpha included: 4, of a grey 2.
  public var numberOfComponents: Int { isGray ? 2 : 4 }

  /// From 0, invisible, to 1, opaque.
  public var alpha: CGFloat { CGFloat(exact.alpha) }

  /// The colour itself: it cannot change.
  public func copy() -> CGColor? { self }

  /// The same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    var other = exact
    other.alpha = Double(alpha)
    return CGColor(rgba: other, isGray: isGray)
  }
}

extension CGColor: Hashable {
  /// True for the same components of the same kind; a grey differs from its red, green and blue.
  public static func == (x: CGColor, y: CGColor) -> Bool {
    x === y || (x.exact == y.exact && x.isGray == y.isGray)
  }

  /// Feeds the components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(exact)
    hasher.combine(isGray)
  }
}

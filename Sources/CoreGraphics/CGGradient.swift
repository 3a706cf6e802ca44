// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKitHost

// Rules: DR-32.
/// Colours that go over into each other, at places from 0 to 1.
///
/// See [CGGradient](https://developer.apple.com/documentation/coregraphics/cggradient).
public final class CGGradient: Sendable {
  let stops: [GradientPaint.Stop]

  /// Makes a gradient of colours.
  ///
  /// - Parameters:
  ///   - space: not read; colours are mixed as sRGB.
  ///   - colors: the colours, each a `CGColor`.
  ///   - locations: the place of each colour, from 0 to 1; nil spreads them evenly.
  /// - Returns: nil without a colour, or for anything else among them.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let found = colors.compactMap { $0 as? CGColor }
    guard found.count == colors.count else { return nil }
    self.init(found.map(\.rgba), locations)
  }

  /// Makes a gradient of the components of colours.
  ///
  /// - Parameters:
  ///   - space: what the components stand for.
  ///   - components: of each colour in turn, alpha last.
  ///   - locations: the place of each colour, from 0 to 1; nil spreads them evenly.
  ///   - count: how many colours there are.
  /// - Returns: nil without a colour.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let size = space.numberOfComponents + 1
    let colors = (0..<max(0, count)).compactMap {
      CGColor(colorSpace: space, components: components + $0 * size)
    }
    self.init(colors.map(\.rgba), locations)
  }

  private init?(_ colors: [RGBA], _ locations: UnsafePointer<CGFloat>?) {
    guard !colors.isEmpty else { return nil }
    let even = CGFloat(max(colors.count - 1, 1))
    let stops = colors.enumerated().map { index, color in
      let place = locations.map { $0[index] } ?? CGFloat(index) / even
      return (place: place.isNaN ? 0 : min(max(place, 0), 1), index: index, color: color)
    }
    // Of colours at the same place the one that was given first comes first.
    self.stops = stops.sorted { ($0.place, $0.index) < ($1.place, $1.index) }.map {
      GradientPaint.Stop(location: Double($0.place), color: $0.color)
    }
  }
}

/// Where a gradient is painted beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// One bit an option.
  public let rawValue: UInt32

  /// Makes a set from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first colour goes on before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour goes on behind the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension CGContext {
  // Rules: DR-32.
  /// Paints a gradient from a point to another, in stripes across that way, over all that can be seen.
  ///
  /// - Parameters:
  ///   - gradient: the colours.
  ///   - startPoint: where the first colour is.
  ///   - endPoint: where the last colour is.
  ///   - options: whether these go on beyond.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    record(gradient, .linear(from: startPoint, to: endPoint), options)
  }

  // Rules: DR-32.
  /// Paints a gradient from a circle to another, over all that can be seen.
  ///
  /// - Parameters:
  ///   - gradient: the colours.
  ///   - startCenter: the middle of the circle of the first colour.
  ///   - startRadius: its radius, in points.
  ///   - endCenter: the middle of the circle of the last colour.
  ///   - endRadius: its radius, in points.
  ///   - options: whether the colours go on beyond.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    func radius(_ length: CGFloat) -> Double { length > 0 ? Double(length) : 0 }
    record(
      gradient,
      .radial(
        from: startCenter, startRadius: radius(startRadius), to: endCenter,
        endRadius: radius(endRadius)), options)
  }

  private func record(
    _ gradient: CGGradient, _ shape: GradientPaint.Shape, _ options: CGGradientDrawingOptions
  ) {
    record(
      .gradient(
        GradientPaint(
          stops: gradient.stops, shape: shape,
          extendsBefore: options.contains(.drawsBeforeStartLocation),
          extendsAfter: options.contains(.drawsAfterEndLocation))))
  }
}

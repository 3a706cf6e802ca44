// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKitHost

// Rules: DR-33.
/// Colours that a function makes, from a point or a circle to another.
///
/// The function is asked when the shading is made, and not any more when it is drawn. See
/// [CGShading](https://developer.apple.com/documentation/coregraphics/cgshading).
public final class CGShading: Sendable {
  /// How often the function is asked: more colours than a way on a screen can show.
  private static let samples = 256

  let paint: GradientPaint

  /// Makes a shading in stripes across the way from a point to another.
  ///
  /// - Parameters:
  ///   - space: what the numbers of the function stand for.
  ///   - start: where the function is asked about 0.
  ///   - end: where it is asked about 1.
  ///   - function: takes one number and gives the components of a colour, the opacity last.
  ///   - extendStart: whether the first colour goes on before the start.
  ///   - extendEnd: whether the last colour goes on behind the end.
  /// - Returns: nil for a function of other numbers, and for the space of drawings.
  public convenience init?(
    axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction,
    extendStart: Bool, extendEnd: Bool
  ) {
    self.init(space, function, .linear(from: start, to: end), extendStart, extendEnd)
  }

  /// Makes a shading from a circle to another.
  ///
  /// - Parameters:
  ///   - space: what the numbers of the function stand for.
  ///   - start: the middle of the circle where the function is asked about 0.
  ///   - startRadius: its radius, in points; 0 for less.
  ///   - end: the middle of the circle where it is asked about 1.
  ///   - endRadius: its radius, in points; 0 for less.
  ///   - function: takes one number and gives the components of a colour, the opacity last.
  ///   - extendStart: whether the first colour goes on beyond the first circle.
  ///   - extendEnd: whether the last colour goes on beyond the second circle.
  /// - Returns: nil for a function of other numbers, and for the space of drawings.
  public convenience init?(
    radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint,
    endRadius: CGFloat, function: CGFunction, extendStart: Bool, extendEnd: Bool
  ) {
    func radius(_ length: CGFloat) -> Double { length > 0 ? Double(length) : 0 }
    self.init(
      space, function,
      .radial(
        from: start, startRadius: radius(startRadius), to: end, endRadius: radius(endRadius)),
      extendStart, extendEnd)
  }

  private init?(
    _ space: CGColorSpace, _ function: CGFunction, _ shape: GradientPaint.Shape,
    _ extendsBefore: Bool, _ extendsAfter: Bool
  ) {
    guard space.supportsOutput, function.domainDimension == 1,
      function.rangeDimension == space.numberOfComponents + 1
    else { return nil }
    let stops = (0..<Self.samples).compactMap { index -> GradientPaint.Stop? in
      let place = Double(index) / Double(Self.samples - 1)
      let color = CGColor(colorSpace: space, components: function.values(at: [CGFloat(place)]))
      return color.map { GradientPaint.Stop(location: place, color: $0.rgba) }
    }
    paint = GradientPaint(
      stops: stops, shape: shape, extendsBefore: extendsBefore, extendsAfter: extendsAfter)
  }
}

extension CGContext {
  // Rules: DR-33.
  /// Paints a shading over all that can be seen.
  ///
  /// - Parameter shading: the colours and their way.
  public func drawShading(_ shading: CGShading) { record(.gradient(shading.paint)) }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
package import UIKitHost

// Rules: DR-31.
/// A colour with its opacity in a colour space, or a drawing that is repeated.
///
/// See [CGColor](https://developer.apple.com/documentation/coregraphics/cgcolor).
public final class CGColor: Sendable {
  /// The components in extended sRGB, which may be brighter or darker than a screen can show.
  package let exact: RGBA
  private let space: CGColorSpace.Kind
  /// The components where those of `exact` are not they.
  private let own: [CGFloat]?
  /// The drawing that is repeated; nil for a colour.
  public let pattern: CGPattern?

  init(
    _ exact: RGBA, _ space: CGColorSpace.Kind, own: [CGFloat]? = nil, pattern: CGPattern? = nil
  ) {
    self.exact = exact
    self.space = space
    self.own = own
    self.pattern = pattern
  }

  /// Makes a colour of sRGB components from 0 to 1.
  ///
  /// - Parameters:
  ///   - red: from 0 to 1.
  ///   - green: from 0 to 1.
  ///   - blue: from 0 to 1.
  ///   - alpha: from 0, which is not seen, to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      RGBA(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)), .sRGB)
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
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    let gray = Double(gray)
    self.init(RGBA(red: gray, green: gray, blue: gray, alpha: Double(alpha)), .gray)
  }

  /// Makes a grey, the same as `init(gray:alpha:)`.
  ///
  /// - Parameters:
  ///   - gray: from 0 for black to 1 for white.
  ///   - alpha: from 0, which is not seen, to 1.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// Makes a colour of amounts of inks, from 0 to 1.
  ///
  /// - Parameters:
  ///   - cyan: what takes red away.
  ///   - magenta: what takes green away.
  ///   - yellow: what takes blue away.
  ///   - black: what takes everything away.
  ///   - alpha: from 0, which is not seen, to 1.
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    self.init(.cmyk, [cyan, magenta, yellow, black, alpha])
  }

  /// Makes a colour of a space.
  ///
  /// - Parameters:
  ///   - space: what the components stand for.
  ///   - components: as many as the space has, and alpha.
  /// - Returns: nil for the space of drawings.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    guard space.kind != .pattern else { return nil }
    self.init(
      space.kind,
      Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)))
  }

  // Rules: DR-34.
  /// Makes a drawing that is repeated a colour.
  ///
  /// - Parameters:
  ///   - space: the space of drawings.
  ///   - pattern: the drawing.
  ///   - components: its opacity; for a drawing without colours the components of its colour, three and
  ///     the opacity.
  /// - Returns: nil for any other space.
  public convenience init?(
    patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>
  ) {
    guard space.kind == .pattern else { return nil }
    let count = pattern.isColored ? 1 : 4
    let numbers = Array(UnsafeBufferPointer(start: components, count: count)).map { Double($0) }
    let color =
      pattern.isColored
      ? RGBA(red: 0, green: 0, blue: 0, alpha: numbers[0])
      : RGBA(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
    self.init(color, .pattern, own: numbers.map { CGFloat($0) }, pattern: pattern)
  }

  private convenience init(_ space: CGColorSpace.Kind, _ components: [CGFloat]) {
    self.init(ColorConversion.rgba(components, of: space), space, own: components)
  }

  /// Makes a colour of a host's record.
  package convenience init(rgba: RGBA, isGray: Bool = false) {
    self.init(rgba, isGray ? .gray : .sRGB)
  }

  // Rules: AW-48.
  /// The colour as a host takes it: the nearest one that can be shown.
  package var rgba: RGBA {
    func shown(_ component: Double) -> Double { max(0, min(1, component)) }
    return RGBA(
      red: shown(exact.red), green: shown(exact.green), blue: shown(exact.blue),
      alpha: shown(exact.alpha))
  }

  /// The colour as a host takes it; nil for a drawing that is repeated.
  package var solid: RGBA? { pattern == nil ? rgba : nil }

  /// What the components stand for; never nil.
  public var colorSpace: CGColorSpace? { CGColorSpace(space) }

  /// The components in the colour's space, alpha last: red, green, blue, alpha; of a grey its brightness
  /// and alpha.
  ///
  /// Never nil.
  public var components: [CGFloat]? {
    if let own { return own }
    return space == .gray
      ? [CGFloat(exact.red), alpha]
      : [CGFloat(exact.red), CGFloat(exact.green), CGFloat(exact.blue), alpha]
  }

  /// How many `components` there are, alpha included: 4, of a grey 2.
  public var numberOfComponents: Int { own?.count ?? (space == .gray ? 2 : 4) }

  /// From 0, invisible, to 1, opaque.
  public var alpha: CGFloat { CGFloat(exact.alpha) }

  /// The colour itself: it cannot change.
  public func copy() -> CGColor? { self }

  /// The same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    var other = exact
    other.alpha = Double(alpha)
    return CGColor(other, space, own: own.map { $0.dropLast() + [alpha] }, pattern: pattern)
  }

  /// The colour in another space, brought to what that can say.
  ///
  /// - Parameters:
  ///   - space: the other space.
  ///   - intent: what to keep of colours that the other space lacks; they are cut off whatever it says.
  ///   - options: not read.
  /// - Returns: nil for drawings.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? {
    guard pattern == nil else { return nil }
    if space.kind == self.space { return self }
    return ColorConversion.components(exact, in: space.kind).map { CGColor(space.kind, $0) }
  }
}

extension CGColor: Hashable {
  /// True for the same components of the same space; a grey differs from its red, green and blue.
  public static func == (x: CGColor, y: CGColor) -> Bool {
    x === y
      || (x.exact == y.exact && x.space == y.space && x.own == y.own && x.pattern === y.pattern)
  }

  /// Feeds the components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(exact)
    hasher.combine(space)
  }
}

/// What is kept of colours that another space lacks.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// What suits what is drawn.
  case defaultIntent
  /// The colours that there are in both; others are cut off.
  case absoluteColorimetric
  /// As the one before, measured from white.
  case relativeColorimetric
  /// How colours differ from each other.
  case perceptual
  /// How vivid colours are.
  case saturation
}

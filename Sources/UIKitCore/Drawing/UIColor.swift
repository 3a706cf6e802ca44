// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import CoreGraphics
public import Foundation
public import ResponderFoundation
import UIKitHost

/// A colour; it cannot change.
///
/// A dynamic one, such as a system colour, looks different on light and on dark ground: by itself it
/// is what it is under `UITraitCollection.current`.
///
/// [Apple: UIColor](https://developer.apple.com/documentation/uikit/uicolor)
open class UIColor: NSObject, ExposedClass, NSCopying, @unchecked Sendable {
  private let mark = ComparisonMark()

  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  let source: ColorSource
  /// The colour under the current traits.
  private var stored: CGColor { source.color }

  /// Makes a colour from a `CGColor`.
  public init(cgColor: CGColor) {
    source = .fixed(cgColor)
  }

  // Rules: AW-31.
  /// Makes a colour that `dynamicProvider` answers for each collection of traits.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    source = .provided(dynamicProvider)
  }

  /// Makes a colour that gets its components from a source.
  init(source: ColorSource) {
    self.source = source
  }

  /// Whether it looks different under different traits.
  var isDynamic: Bool { source.isDynamic }

  // Rules: AW-31.
  /// The colour under a collection of traits; a colour that does not depend on them is itself.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch source {
    case .fixed: self
    case .shades(let shades), .inked(let shades, _, _):
      UIColor(cgColor: shades.shade(under: traitCollection.values))
    case .provided(let provider):
      provider(traitCollection).resolvedColor(with: traitCollection)
    case .tint: ShownTint.color(under: traitCollection)
    }
  }

  // Rules: AW-48.
  /// Makes a colour from red, green and blue of extended sRGB and from alpha, brought to 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      cgColor: CGColor(
        red: red.extended, green: green.extended, blue: blue.extended, alpha: alpha.unit))
  }

  /// Makes a grey: 0 is black, 1 white; an alpha of 0 is not seen.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(gray: white.extended, alpha: alpha.unit))
  }

  /// Makes a colour from a hue that goes once around from 0 to 1, starting at red.
  ///
  /// - Parameters:
  ///   - hue: the place on the circle of colours, from 0 to 1.
  ///   - saturation: from 0 for grey to 1.
  ///   - brightness: from 0 for black to 1.
  ///   - alpha: from 0, which is not seen, to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let (red, green, blue) = UIColor.components(
      hue: hue.unit, saturation: saturation.unit, brightness: brightness.unit)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The colour as Core Graphics takes it.
  open var cgColor: CGColor { stored }

  /// The colour with another alpha; dynamic if it is.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    guard isDynamic else { return UIColor(cgColor: stored.copy(alpha: alpha.unit) ?? stored) }
    return UIColor { traits in self.resolvedColor(with: traits).withAlphaComponent(alpha) }
  }

  /// Stores the sRGB components where the pointers lead; nil is left out.
  ///
  /// - Returns: true, for every colour has them.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = stored.exact
    red?.pointee = CGFloat(color.red)
    green?.pointee = CGFloat(color.green)
    blue?.pointee = CGFloat(color.blue)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Stores brightness and alpha of a grey.
  ///
  /// - Returns: false, with nothing stored, for a colour that is no grey.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = stored.exact
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = CGFloat(color.red)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Stores hue, saturation, brightness and alpha; a grey has hue and saturation 0.
  ///
  /// - Returns: true, for every colour has them.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = stored.exact
    let parts = UIColor.parts(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue))
    hue?.pointee = parts.hue
    saturation?.pointee = parts.saturation
    brightness?.pointee = parts.brightness
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Makes it the colour of fills and strokes in the current context.
  @preconcurrency @MainActor
  open func set() {
    setFill()
    setStroke()
  }

  /// Makes it the colour of fills in the current context; does nothing without one.
  @preconcurrency @MainActor
  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(stored) }

  /// Makes it the colour of strokes in the current context; does nothing without one.
  @preconcurrency @MainActor
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(stored) }

  /// The colour itself: it cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// True for another colour of the same sRGB components, under whatever traits; for colours of a
  /// provider only if they are one object.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return self === other || source.isEqual(to: other.source)
  }

  /// Follows from the components.
  open override var hash: Int { source.hash ?? ObjectIdentifier(self).hashValue }

  /// The components, red, green, blue and alpha.
  open override var description: String {
    let color = stored.exact
    return "UIColor(red: \(color.red), green: \(color.green), blue: \(color.blue), "
      + "alpha: \(color.alpha))"
  }

  /// Black.
  open class var black: UIColor { Palette.black }

  /// A third of white.
  open class var darkGray: UIColor { Palette.darkGray }

  /// Two thirds of white.
  open class var lightGray: UIColor { Palette.lightGray }

  /// White.
  open class var white: UIColor { Palette.white }

  /// Half white.
  open class var gray: UIColor { Palette.gray }

  /// Pure red.
  open class var red: UIColor { Palette.red }

  /// Pure green.
  open class var green: UIColor { Palette.green }

  /// Pure blue.
  open class var blue: UIColor { Palette.blue }

  /// Green and blue.
  open class var cyan: UIColor { Palette.cyan }

  /// Red and green.
  open class var yellow: UIColor { Palette.yellow }

  /// Red and blue.
  open class var magenta: UIColor { Palette.magenta }

  /// Red and half of green.
  open class var orange: UIColor { Palette.orange }

  /// Half of red and of blue.
  open class var purple: UIColor { Palette.purple }

  /// A dark orange.
  open class var brown: UIColor { Palette.brown }

  /// Nothing: black without any opacity.
  open class var clear: UIColor { Palette.clear }

  /// A red that goes with the other system colours.
  open class var systemRed: UIColor { Palette.systemRed }

  /// The green of a switch that is on.
  open class var systemGreen: UIColor { Palette.systemGreen }

  /// The blue of things that can be touched.
  open class var systemBlue: UIColor { Palette.systemBlue }

  /// An orange that goes with the other system colours.
  open class var systemOrange: UIColor { Palette.systemOrange }

  /// A yellow that goes with the other system colours.
  open class var systemYellow: UIColor { Palette.systemYellow }

  /// A pink that goes with the other system colours.
  open class var systemPink: UIColor { Palette.systemPink }

  /// A purple that goes with the other system colours.
  open class var systemPurple: UIColor { Palette.systemPurple }

  /// A blue green that goes with the other system colours.
  open class var systemTeal: UIColor { Palette.systemTeal }

  /// A dark blue that goes with the other system colours.
  open class var systemIndigo: UIColor { Palette.systemIndigo }

  /// A brown that goes with the other system colours.
  open class var systemBrown: UIColor { Palette.systemBrown }

  /// A light green that goes with the other system colours.
  open class var systemMint: UIColor { Palette.systemMint }

  /// A light blue that goes with the other system colours.
  open class var systemCyan: UIColor { Palette.systemCyan }

  /// The middle one of the greys.
  open class var systemGray: UIColor { Palette.systemGray }

  /// The second of six greys, each nearer to the background than the one before.
  open class var systemGray2: UIColor { Palette.systemGray2 }

  /// The third of six greys.
  open class var systemGray3: UIColor { Palette.systemGray3 }

  /// The fourth of six greys.
  open class var systemGray4: UIColor { Palette.systemGray4 }

  /// The fifth of six greys.
  open class var systemGray5: UIColor { Palette.systemGray5 }

  /// The lightest of six greys.
  open class var systemGray6: UIColor { Palette.systemGray6 }

  /// Text that leads elsewhere.
  open class var link: UIColor { Palette.link }

  /// The rearmost background.
  open class var systemBackground: UIColor { Palette.systemBackground }

  /// What lies on the rearmost background.
  open class var secondarySystemBackground: UIColor { Palette.secondarySystemBackground }

  /// What lies on a secondary background.
  open class var tertiarySystemBackground: UIColor { Palette.tertiarySystemBackground }

  /// The rearmost background of grouped content.
  open class var systemGroupedBackground: UIColor { Palette.systemGroupedBackground }

  /// A group on a grouped background.
  open class var secondarySystemGroupedBackground: UIColor {
    Palette.secondarySystemGroupedBackground
  }

  /// What lies on a group.
  open class var tertiarySystemGroupedBackground: UIColor {
    Palette.tertiarySystemGroupedBackground
  }

  /// A line between things, opaque.
  open class var opaqueSeparator: UIColor { Palette.opaqueSeparator }

  /// Text of the first rank.
  open class var label: UIColor { Palette.label }

  /// Text of the second rank.
  open class var secondaryLabel: UIColor { Palette.secondaryLabel }

  /// Text of the third rank.
  open class var tertiaryLabel: UIColor { Palette.tertiaryLabel }

  /// Text of the fourth rank.
  open class var quaternaryLabel: UIColor { Palette.quaternaryLabel }

  /// Text that stands for text to be typed.
  open class var placeholderText: UIColor { Palette.placeholderText }

  /// A line between things that lets the background through.
  open class var separator: UIColor { Palette.separator }

  /// Fills a thin shape.
  open class var systemFill: UIColor { Palette.systemFill }

  /// Fills a shape of middle size.
  open class var secondarySystemFill: UIColor { Palette.secondarySystemFill }

  /// Fills a large shape, such as a button.
  open class var tertiarySystemFill: UIColor { Palette.tertiarySystemFill }

  /// Fills a very large shape.
  open class var quaternarySystemFill: UIColor { Palette.quaternarySystemFill }

  /// Dark text on a light background, whatever the appearance.
  open class var darkText: UIColor { Palette.black }

  /// Light text on a dark background, whatever the appearance.
  open class var lightText: UIColor { Palette.lightText }
}

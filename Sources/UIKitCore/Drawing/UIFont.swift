// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation
import UIKitHost
import UIKitText

/// A font in a size.
///
/// The fonts are those of the host: its system font, and its monospaced one. Their measures are the
/// built-in ones until a host reports its own.
///
/// [Apple: UIFont](https://developer.apple.com/documentation/uikit/uifont)
open class UIFont: NSObject, ExposedClass, NSCopying, @unchecked Sendable {
  private let mark = ComparisonMark()

  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  /// The font as text is laid out in it.
  package let textFont: TextFont
  /// Why it has its size, if that follows what a person wants.
  private let scaling: FontScaling?

  // Rules: TS-20.
  /// What a font like it is found by.
  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(face, size: pointSize, style: scaling?.style, form: textFont.form)
  }

  init(
    face: FontFace, size: CGFloat, scaling: FontScaling? = nil,
    form: TextFont.Form = TextFont.Form()
  ) {
    var font = TextFont(face, size: size.isFinite ? max(0, size) : UIFont.systemFontSize)
    font.form = form
    textFont = font
    self.scaling = scaling
  }

  /// The font that text is laid out in.
  convenience init(_ font: TextFont) {
    self.init(face: font.face, size: font.pointSize, form: font.form)
  }

  /// Makes a font that is as large as a person wants it.
  convenience init(
    face: FontFace, scaling: FontScaling, category: UIContentSizeCategory,
    form: TextFont.Form = TextFont.Form()
  ) {
    self.init(face: face, size: scaling.size(in: category), scaling: scaling, form: form)
  }

  // Rules: AW-39.
  /// Makes the font of a name such as "Georgia-Bold", in a size in points; nil if there is none.
  ///
  /// Families that are common on Apple's platforms are drawn in the nearest of the system's own.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = FontNames.face(fontName) else { return nil }
    self.init(face: face, size: fontSize)
  }

  /// The font as large as a collection of traits wants it; itself if it has a size of its own.
  func scaled(for traits: UITraitCollection) -> UIFont {
    guard let scaling else { return self }
    return UIFont(
      face: face, scaling: scaling, category: UIFont.category(traits), form: textFont.form)
  }

  /// The size of text that a collection of traits, or for nil the current one, says.
  static func category(_ traits: UITraitCollection?) -> UIContentSizeCategory {
    (traits ?? UITraitCollection.current).values.textSize
  }

  /// The system font in a size in points, regular.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: FontFace(), size: fontSize)
  }

  /// The system font in a size and weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(face: FontFace(weight: weight.number), size: fontSize)
  }

  // Rules: TS-28.
  /// The system font in a size and weight, with narrower or wider letters.
  open class func systemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width
  ) -> UIFont {
    var form = TextFont.Form()
    form.width = width.inRange
    return UIFont(face: FontFace(weight: weight.number), size: fontSize, form: form)
  }

  /// The system font in a size, bold.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system font in a size, slanted.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: FontFace(isItalic: true), size: fontSize)
  }

  /// A font in which all characters are equally wide.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(face: FontFace(family: .monospaced, weight: weight.number), size: fontSize)
  }

  // Rules: TS-41.
  /// The system font in a size and weight; its digits are all equally wide, here in every font.
  open class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont { systemFont(ofSize: fontSize, weight: weight) }

  // Rules: AW-36.
  /// The system font for a kind of text, as large as the person wants it under the current traits.
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  // Rules: AW-36.
  /// The system font for a kind of text, as large as a collection of traits wants it; nil for the
  /// current one.
  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let base = TextSizes.points(of: style, in: .large)
    return UIFont(
      face: FontFace(weight: style.weight.number), scaling: FontScaling(style: style, base: base),
      category: category(traitCollection))
  }

  /// The size of text in controls that people read, in points: 14.
  open class var systemFontSize: CGFloat { 14 }
  /// The size of small text in controls, in points: 12.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The size of labels, in points: 17.
  open class var labelFontSize: CGFloat { 17 }
  /// The size of titles of buttons, in points: 18.
  open class var buttonFontSize: CGFloat { 18 }

  /// The name of the family.
  open var familyName: String {
    switch face.family {
    case .system: "System"
    case .monospaced: "System Monospaced"
    case .serif: "System Serif"
    case .rounded: "System Rounded"
    }
  }

  /// The family, the weight as a number and the slant.
  open var fontName: String {
    familyName.filter { $0 != " " } + "-\(face.weight)" + (face.isItalic ? "Italic" : "")
  }

  /// The size, in points.
  open var pointSize: CGFloat { textFont.pointSize }

  /// How far characters reach above the baseline, in points.
  open var ascender: CGFloat { textFont.ascender }

  /// How far characters reach below the baseline, in points; negative.
  open var descender: CGFloat { textFont.descender }

  /// The height of capitals, in points.
  open var capHeight: CGFloat { textFont.capHeight }

  /// The height of a small x, in points.
  open var xHeight: CGFloat { textFont.xHeight }

  /// The height of a line, in points: from the ascender to the descender.
  open var lineHeight: CGFloat { ascender - descender }

  /// Additional room between two lines, in points: none.
  open var leading: CGFloat { 0 }

  /// The font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(face: face, size: fontSize, form: textFont.form)
  }

  var face: FontFace { textFont.face }

  /// The font itself: it cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// True for the same font in the same size.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.textFont == textFont
  }

  /// Follows from font and size.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(textFont)
    return hasher.finalize()
  }

  /// Name and size.
  open override var description: String { "\(fontName) \(pointSize)pt" }
}

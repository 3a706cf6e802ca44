// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import CoreGraphics
public import Foundation
public import ResponderFoundation
import UIKitHost
import UIKitText

// Rules: TS-20 to TS-23.
/// What a font is to be like; `UIFont(descriptor:size:)` finds the nearest one.
///
/// [Apple: UIFontDescriptor](https://developer.apple.com/documentation/uikit/uifontdescriptor)
open class UIFontDescriptor: NSObject, ExposedClass, @unchecked Sendable {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  private let attributes: [AttributeName: Any]
  /// The font it means.
  final let face: FontFace

  /// Makes a descriptor of attributes; what they leave out is that of the system font.
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.attributes = attributes
    face = FontFace(attributes)
    super.init()
  }

  /// Makes a descriptor of the system font; nothing is read.
  public required init?(coder: NSCoder) {
    attributes = [:]
    face = FontFace()
    super.init()
  }

  /// Makes a descriptor of the system font.
  public override convenience init() { self.init(fontAttributes: [:]) }

  /// Makes a descriptor of the font of a name, in a size in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  // Rules: TS-57.
  /// Makes a descriptor of the font of a name, whose letters are drawn by a matrix.
  ///
  /// - Parameters:
  ///   - fontName: the name, such as `Georgia-Bold`.
  ///   - matrix: what it says of letters, as `matrix` has it; it says no size.
  public convenience init(name fontName: String, matrix: CGAffineTransform) {
    self.init(fontAttributes: [.name: fontName, .matrix: matrix])
  }

  /// A descriptor of a font in a size.
  convenience init(
    _ face: FontFace, size: CGFloat, style: UIFont.TextStyle? = nil,
    form: TextFont.Form = TextFont.Form()
  ) {
    var attributes: [AttributeName: Any] = [.name: UIFont(face: face, size: size).fontName]
    attributes[.size] = size
    attributes[.textStyle] = style
    var traits: [TraitKey: Any] = [:]
    if let trait = SymbolicTraits(form.leading) { traits[.symbolic] = trait.rawValue }
    if form.width != 0 { traits[.width] = form.width }
    if !traits.isEmpty { attributes[.traits] = traits }
    if let matrix = form.matrix { attributes[.matrix] = CGAffineTransform(matrix) }
    self.init(fontAttributes: attributes)
  }

  /// A descriptor of the font for a kind of text, as large as the person wants it.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

  /// A descriptor of the font for a kind of text, as large as a collection of traits wants it; nil
  /// for the current one.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// What it was made of.
  open var fontAttributes: [AttributeName: Any] { attributes }

  /// One of the attributes; nil if it has none of the name.
  open func object(forKey anAttribute: AttributeName) -> Any? { attributes[anAttribute] }

  /// The name of the font it means.
  open var postscriptName: String { UIFont(face: face, size: pointSize).fontName }

  /// The size in points; 0 says nothing.
  open var pointSize: CGFloat {
    switch attributes[.size] {
    case let size as CGFloat: size
    case let size as Double: CGFloat(size)
    case let size as Int: CGFloat(size)
    case let size as NSNumber: CGFloat(size.doubleValue)
    default: 0
    }
  }

  // Rules: TS-57.
  /// What letters are drawn by besides their size, y upwards; the identity at first.
  ///
  /// `a` makes letters and their advances wider, `d` makes letters and lines higher, both from a
  /// hundredth to a hundred times; `c` slants letters. What turns letters (`b`), moves them (`tx`,
  /// `ty`) or mirrors them (a negative `a` or `d`) is kept here and not drawn.
  open var matrix: CGAffineTransform { form.matrix.map { CGAffineTransform($0) } ?? .identity }

  // Rules: TS-58.
  /// What the font is like; all are made for interfaces, as the system's fonts are.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = .traitUIOptimized
    if face.weight >= FontFace.leastBold { traits.insert(.traitBold) }
    if face.isItalic { traits.insert(.traitItalic) }
    if face.family == .monospaced { traits.insert(.traitMonoSpace) }
    if face.family == .serif { traits.insert(.classTransitionalSerifs) }
    if let trait = SymbolicTraits(form.leading) { traits.insert(trait) }
    if form.width != 0 { traits.insert(form.width < 0 ? .traitCondensed : .traitExpanded) }
    return traits
  }

  // Rules: TS-26, TS-28, TS-57.
  /// How far lines of the font are from each other, how wide its letters are, and what draws them.
  final var form: TextFont.Form {
    var form =
      (attributes[.traits] as? [TraitKey: Any]).map { TextFont.Form($0) } ?? TextFont.Form()
    form.matrix = (attributes[.matrix] as? CGAffineTransform).flatMap { LetterMatrix($0) }
    return form
  }

  /// The kind of text it was made for; nil for none.
  final var style: UIFont.TextStyle? {
    if let style = attributes[.textStyle] as? UIFont.TextStyle { return style }
    return (attributes[.textStyle] as? String).map(UIFont.TextStyle.init(rawValue:))
  }

  // MARK: Others like it

  // Rules: TS-29.
  /// Descriptors of the fonts that are as this one says, the nearest first.
  ///
  /// - Parameter mandatoryKeys: the attributes of this one that a font must have; without any, and for
  ///   nil, the answer is the font that this one means.
  /// - Returns: none if no font has the attributes.
  open func matchingFontDescriptors(
    withMandatoryKeys mandatoryKeys: Set<AttributeName>?
  ) -> [UIFontDescriptor] {
    faces(withMandatoryKeys: mandatoryKeys ?? []).map {
      UIFontDescriptor($0, size: pointSize, style: style, form: form)
    }
  }

  // Rules: TS-29.
  /// One with another weight and slant of its family, such as "Bold Italic"; other words do nothing.
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    var face = self.face
    if let style = FontFace.style(newFace) {
      face.weight = style.weight
      face.isItalic = style.isItalic
    }
    return UIFontDescriptor(face, size: pointSize, style: style, form: form)
  }

  /// One with attributes in the place of its own of the same names.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(fontAttributes: self.attributes.merging(attributes) { $1 })
  }

  /// One in another size, in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    addingAttributes([.size: newPointSize])
  }

  // Rules: TS-57.
  /// One whose letters are drawn by another matrix; the identity draws them as they are.
  open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor {
    addingAttributes([.matrix: matrix])
  }

  /// One of a family; the name and what the family decides are forgotten.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    var others = attributes
    others[.name] = nil
    others[.family] = newFamily
    return UIFontDescriptor(fontAttributes: others)
  }

  // Rules: TS-21, TS-25, TS-26, TS-28, TS-58.
  /// One with just these traits, besides that it is made for interfaces; nil if no font has them:
  /// none runs downwards or is written by hand.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    guard !symbolicTraits.contains(.traitVertical) else { return nil }
    var (face, form) = (self.face, self.form)
    form.leading = symbolicTraits.leading
    if self.symbolicTraits.width != symbolicTraits.width {
      form.width = symbolicTraits.width.rawValue
    }
    face.isItalic = symbolicTraits.contains(.traitItalic)
    if symbolicTraits.contains(.traitBold) {
      if face.weight < FontFace.leastBold { face.weight = FontFace.bold }
    } else if face.weight >= FontFace.leastBold {
      face.weight = FontFace.regular
    }
    guard let family = face.family.suited(to: symbolicTraits) else { return nil }
    face.family = family
    if symbolicTraits.contains(.traitMonoSpace) { face.family = .monospaced }
    return UIFontDescriptor(
      face, size: pointSize, style: style, form: form)
  }

  /// One of the system's designs; nil for a design that there is not.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard let family = FontFace.Family(design) else { return nil }
    var face = face
    face.family = family
    return UIFontDescriptor(face, size: pointSize, style: style, form: form)
  }

  /// True for descriptors of the same font in the same size.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return other.face == face && other.pointSize == pointSize && other.style == style
      && other.form == form
  }

  /// Follows from the font.
  open override var hash: Int { face.hashValue }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost
import UIKitText

extension FontFace {
  /// The weight of ordinary text.
  static let regular = 400
  /// The least weight that counts as bold.
  static let leastBold = 600
  /// The weight of bold text.
  static let bold = 700

  /// The font that attributes of a descriptor mean.
  init(_ attributes: [UIFontDescriptor.AttributeName: Any]) {
    self.init()
    if let style = attributes[.textStyle] as? UIFont.TextStyle { weight = style.weight.number }
    if let family = attributes[.family] as? String, let known = FontNames.face(family) {
      self.family = known.family
    }
    if let name = attributes[.visibleName] as? String, let known = Self.readable(name) {
      self = known
    }
    if let name = attributes[.name] as? String, let known = FontNames.face(name) { self = known }
    if let words = attributes[.face] as? String, let known = Self.style(words) {
      weight = known.weight
      isItalic = known.isItalic
    }
    if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] { take(traits) }
  }

  // Rules: TS-29.
  /// The font of a name as people read it, such as "Georgia Bold Italic"; nil if there is none.
  static func readable(_ name: String) -> FontFace? {
    let words = name.split(separator: " ").map { String($0) }
    return words.indices.reversed().lazy.compactMap { (last: Int) -> FontFace? in
      let (family, style) = (words[...last].joined(), words[(last + 1)...].joined())
      return FontNames.face(style.isEmpty ? family : family + "-" + style)
    }.first
  }

  /// The system font in a weight and a slant, such as "Bold Italic"; nil for other words.
  static func style(_ words: String) -> FontFace? {
    FontNames.face("system-" + words.filter { $0 != " " })
  }

  private mutating func take(_ traits: [UIFontDescriptor.TraitKey: Any]) {
    if let symbolic = Self.symbolicTraits(traits) {
      if symbolic.contains(.traitBold) { weight = max(weight, Self.bold) }
      if symbolic.contains(.traitItalic) { isItalic = true }
      family = family.suited(to: symbolic) ?? family
      if symbolic.contains(.traitMonoSpace) { family = .monospaced }
    }
    if let value = (traits[.weight] as? UIFont.Weight)?.rawValue ?? Self.number(traits[.weight]) {
      weight = UIFont.Weight(value).number
    }
    if let slant = Self.number(traits[.slant]) { isItalic = slant > 0 }
  }

  /// The symbolic ones among traits, as a number or as what they are; nil for none.
  static func symbolicTraits(
    _ traits: [UIFontDescriptor.TraitKey: Any]
  ) -> UIFontDescriptor.SymbolicTraits? {
    if let number = Self.number(traits[.symbolic]).flatMap({ UInt32(exactly: $0) }) {
      return UIFontDescriptor.SymbolicTraits(rawValue: number)
    }
    return traits[.symbolic] as? UIFontDescriptor.SymbolicTraits
  }

  /// A number as an attribute may have it; nil for none.
  static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as UInt32: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}

// Rules: TS-26, TS-28.
extension TextFont.Form {
  /// What traits of a descriptor say.
  init(_ traits: [UIFontDescriptor.TraitKey: Any]) {
    self.init()
    let symbolic = FontFace.symbolicTraits(traits) ?? []
    leading = symbolic.leading
    let said = (traits[.width] as? UIFont.Width)?.rawValue ?? FontFace.number(traits[.width])
    width = UIFont.Width(said ?? symbolic.width.rawValue).inRange
  }
}

// Rules: TS-26, TS-28.
extension UIFontDescriptor.SymbolicTraits {
  /// The width that it names: the usual one also where it names two.
  var width: UIFont.Width {
    switch (contains(.traitCondensed), contains(.traitExpanded)) {
    case (true, false): .condensed
    case (false, true): .expanded
    default: .standard
    }
  }

  /// The trait of a distance of lines; nil for the usual one.
  init?(_ leading: TextFont.Leading) {
    switch leading {
    case .tight: self = .traitTightLeading
    case .usual: return nil
    case .loose: self = .traitLooseLeading
    }
  }

  /// The distance of lines that it names: the usual one also where it names two.
  var leading: TextFont.Leading {
    switch (contains(.traitTightLeading), contains(.traitLooseLeading)) {
    case (true, false): .tight
    case (false, true): .loose
    default: .usual
    }
  }
}

extension FontFace.Family {
  /// The family of a design.
  init?(_ design: UIFontDescriptor.SystemDesign) {
    switch design {
    case .default: self = .system
    case .rounded: self = .rounded
    case .serif: self = .serif
    case .monospaced: self = .monospaced
    default: return nil
    }
  }

  // Rules: TS-25.
  /// The family of the class that traits name, itself where they name none; nil where no font has it.
  func suited(to traits: UIFontDescriptor.SymbolicTraits) -> Self? {
    switch traits.intersection(.classMask) {
    case []: self
    case .classSansSerif: self == .serif ? .system : self
    case .classOldStyleSerifs, .classTransitionalSerifs, .classModernSerifs, .classClarendonSerifs,
      .classSlabSerifs, .classFreeformSerifs:
      .serif
    default: nil
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

extension UIFontDescriptor {
  /// What a font is like.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Makes a set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Semibold or heavier.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    // Rules: TS-28.
    /// Wider than usual.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    // Rules: TS-28.
    /// Narrower than usual.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// With characters that are all equally wide.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// For text that runs downwards; no font here is.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    // Rules: TS-58.
    /// Made for interfaces, as all the system's fonts are.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    // Rules: TS-26.
    /// With lines that are closer to each other: 2 points less.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    // Rules: TS-26.
    /// With lines that are farther from each other: 2 points more.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    /// The bits that say the class of a font; none of them says nothing.
    public static let classMask = SymbolicTraits(rawValue: 15 << 28)
    /// With serifs, as the oldest prints.
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    /// With serifs; the class of the serif design here.
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
    /// With thin serifs and thick strokes.
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    /// With heavy serifs that are rounded where they begin.
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
    /// With heavy serifs of corners.
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
    /// With serifs of their own kind.
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
    /// Without serifs.
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    /// With ornaments; no font here is.
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
    /// As if written by hand; no font here is.
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
    /// Of symbols; no font here is.
    public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
  }

  /// A name of an attribute.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `String`: the family.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// A `String`: the font.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// A `String`: weight and slant, such as "Bold Italic".
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// A `String`: the family, weight and slant, such as "Georgia Bold Italic".
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// A number: the size in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    // Rules: TS-57.
    /// A `CGAffineTransform`: what letters are drawn by besides their size.
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    /// A dictionary of `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// A `UIFont.TextStyle` or its raw value.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// A name of a trait.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The raw value of `SymbolicTraits`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// A `UIFont.Weight` or its raw value.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// A number: greater than 0 is slanted.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    /// A `UIFont.Width` or its raw value.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
  }

  /// A design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a design by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// That of most text.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With round ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// With characters that are all equally wide.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}

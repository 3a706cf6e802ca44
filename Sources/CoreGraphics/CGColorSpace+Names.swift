// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension CGColorSpace {
  /// The spaces there are, by name.
  enum Kind: String, Sendable {
    case sRGB = "kCGColorSpaceSRGB"
    case extendedSRGB = "kCGColorSpaceExtendedSRGB"
    case linearSRGB = "kCGColorSpaceLinearSRGB"
    case extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
    case displayP3 = "kCGColorSpaceDisplayP3"
    case extendedDisplayP3 = "kCGColorSpaceExtendedDisplayP3"
    case linearDisplayP3 = "kCGColorSpaceLinearDisplayP3"
    case extendedLinearDisplayP3 = "kCGColorSpaceExtendedLinearDisplayP3"
    case displayP3PQ = "kCGColorSpaceDisplayP3_PQ"
    case displayP3HLG = "kCGColorSpaceDisplayP3_HLG"
    case itur709 = "kCGColorSpaceITUR_709"
    case itur709PQ = "kCGColorSpaceITUR_709_PQ"
    case itur709HLG = "kCGColorSpaceITUR_709_HLG"
    case itur2020 = "kCGColorSpaceITUR_2020"
    case itur2020SRGB = "kCGColorSpaceITUR_2020_sRGBGamma"
    case extendedITUR2020 = "kCGColorSpaceExtendedITUR_2020"
    case linearITUR2020 = "kCGColorSpaceLinearITUR_2020"
    case extendedLinearITUR2020 = "kCGColorSpaceExtendedLinearITUR_2020"
    case itur2100PQ = "kCGColorSpaceITUR_2100_PQ"
    case itur2100HLG = "kCGColorSpaceITUR_2100_HLG"
    case adobeRGB = "kCGColorSpaceAdobeRGB1998"
    case gray = "kCGColorSpaceGenericGrayGamma2_2"
    case extendedGray = "kCGColorSpaceExtendedGray"
    case linearGray = "kCGColorSpaceLinearGray"
    case extendedLinearGray = "kCGColorSpaceExtendedLinearGray"
    case cmyk = "kCGColorSpaceGenericCMYK"
    case deviceRGB = "kCGColorSpaceDeviceRGB"
    case deviceGray = "kCGColorSpaceDeviceGray"
    case deviceCMYK = "kCGColorSpaceDeviceCMYK"
    case pattern

    /// Whether the components of red, green and blue are those of sRGB.
    var isPlain: Bool { primaries == .sRGB && curve == .sRGB }

    /// What red, green and blue look like.
    var primaries: ColorPrimaries {
      switch self {
      case .displayP3, .extendedDisplayP3, .linearDisplayP3, .extendedLinearDisplayP3,
        .displayP3PQ, .displayP3HLG:
        .displayP3
      case .itur2020, .itur2020SRGB, .extendedITUR2020, .linearITUR2020,
        .extendedLinearITUR2020, .itur2100PQ, .itur2100HLG:
        .itur2020
      case .adobeRGB: .adobeRGB
      default: .sRGB
      }
    }

    /// How much light components stand for.
    var curve: ColorCurve {
      switch self {
      case .linearSRGB, .extendedLinearSRGB, .linearDisplayP3, .extendedLinearDisplayP3,
        .linearITUR2020, .extendedLinearITUR2020, .linearGray, .extendedLinearGray:
        .linear
      case .itur709, .itur2020, .extendedITUR2020: .broadcast
      case .adobeRGB: .adobeRGB
      case .displayP3PQ, .itur709PQ, .itur2100PQ: .perceptual
      case .displayP3HLG, .itur709HLG, .itur2100HLG: .hybrid
      default: .sRGB
      }
    }

    /// Whether components go beyond 0 and 1.
    var isExtended: Bool {
      switch self {
      case .extendedSRGB, .extendedLinearSRGB, .extendedDisplayP3, .extendedLinearDisplayP3,
        .extendedITUR2020, .extendedLinearITUR2020, .extendedGray, .extendedLinearGray:
        true
      default: false
      }
    }
  }

  /// The colours of ordinary screens.
  public static let sRGB: CFString = Kind.sRGB.rawValue
  /// sRGB with components beyond 0 and 1.
  public static let extendedSRGB: CFString = Kind.extendedSRGB.rawValue
  /// The colours of sRGB, by amounts of light.
  public static let linearSRGB: CFString = Kind.linearSRGB.rawValue
  /// The colours of sRGB, by amounts of light beyond 0 and 1.
  public static let extendedLinearSRGB: CFString = Kind.extendedLinearSRGB.rawValue
  /// The colours of wide screens.
  public static let displayP3: CFString = Kind.displayP3.rawValue
  /// Display P3 with components beyond 0 and 1.
  public static let extendedDisplayP3: CFString = Kind.extendedDisplayP3.rawValue
  /// The colours of wide screens, by amounts of light.
  public static let linearDisplayP3: CFString = Kind.linearDisplayP3.rawValue
  /// The colours of wide screens, by amounts of light beyond 0 and 1.
  public static let extendedLinearDisplayP3: CFString = Kind.extendedLinearDisplayP3.rawValue
  /// The colours of wide screens, with lights much brighter than white by the curve PQ.
  public static let displayP3_PQ: CFString = Kind.displayP3PQ.rawValue
  /// The colours of wide screens, with lights brighter than white by the curve HLG.
  public static let displayP3_HLG: CFString = Kind.displayP3HLG.rawValue
  /// The colours of television in high definition, by its curve.
  public static let itur_709: CFString = Kind.itur709.rawValue
  /// The colours of sRGB, with lights much brighter than white by the curve PQ.
  public static let itur_709_PQ: CFString = Kind.itur709PQ.rawValue
  /// The colours of sRGB, with lights brighter than white by the curve HLG.
  public static let itur_709_HLG: CFString = Kind.itur709HLG.rawValue
  /// The colours of television in ultra high definition, by its curve.
  public static let itur_2020: CFString = Kind.itur2020.rawValue
  /// The colours of ITU-R 2020, by the curve of sRGB.
  public static let itur_2020_sRGBGamma: CFString = Kind.itur2020SRGB.rawValue
  /// ITU-R 2020 with components beyond 0 and 1.
  public static let extendedITUR_2020: CFString = Kind.extendedITUR2020.rawValue
  /// The colours of ITU-R 2020, by amounts of light.
  public static let linearITUR_2020: CFString = Kind.linearITUR2020.rawValue
  /// The colours of ITU-R 2020, by amounts of light beyond 0 and 1.
  public static let extendedLinearITUR_2020: CFString = Kind.extendedLinearITUR2020.rawValue
  /// The colours of ITU-R 2020, with lights much brighter than white by the curve PQ.
  public static let itur_2100_PQ: CFString = Kind.itur2100PQ.rawValue
  /// The colours of ITU-R 2020, with lights brighter than white by the curve HLG.
  public static let itur_2100_HLG: CFString = Kind.itur2100HLG.rawValue
  /// Colours with more green than sRGB has, as cameras and printers know them.
  public static let adobeRGB1998: CFString = Kind.adobeRGB.rawValue
  /// Greys; here with the curve of sRGB, which is close to a power of 2.2.
  public static let genericGrayGamma2_2: CFString = Kind.gray.rawValue
  /// Greys with components beyond 0 and 1.
  public static let extendedGray: CFString = Kind.extendedGray.rawValue
  /// Greys by amounts of light.
  public static let linearGray: CFString = Kind.linearGray.rawValue
  /// Greys by amounts of light beyond 0 and 1.
  public static let extendedLinearGray: CFString = Kind.extendedLinearGray.rawValue
  /// Cyan, magenta, yellow and black, as inks that take nothing but their colour away.
  public static let genericCMYK: CFString = Kind.cmyk.rawValue
}

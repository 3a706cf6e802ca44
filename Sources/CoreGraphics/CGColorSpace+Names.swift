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
    case gray = "kCGColorSpaceGenericGrayGamma2_2"
    case extendedGray = "kCGColorSpaceExtendedGray"
    case linearGray = "kCGColorSpaceLinearGray"
    case extendedLinearGray = "kCGColorSpaceExtendedLinearGray"
    case cmyk = "kCGColorSpaceGenericCMYK"
    case deviceRGB = "kCGColorSpaceDeviceRGB"
    case deviceGray = "kCGColorSpaceDeviceGray"
    case deviceCMYK = "kCGColorSpaceDeviceCMYK"
    case pattern

    /// Whether the primaries are those of wide screens.
    var isP3: Bool {
      switch self {
      case .displayP3, .extendedDisplayP3, .linearDisplayP3, .extendedLinearDisplayP3: true
      default: false
      }
    }

    /// Whether components are amounts of light.
    var isLinear: Bool {
      switch self {
      case .linearSRGB, .extendedLinearSRGB, .linearDisplayP3, .extendedLinearDisplayP3,
        .linearGray, .extendedLinearGray:
        true
      default: false
      }
    }

    /// Whether components go beyond 0 and 1.
    var isExtended: Bool {
      switch self {
      case .extendedSRGB, .extendedLinearSRGB, .extendedDisplayP3, .extendedLinearDisplayP3,
        .extendedGray, .extendedLinearGray:
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

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Pictures
  public import UIKitHost

  // Rules: PX-20.
  /// The fonts that pictures are drawn with, by the names that fontconfig knows.
  public struct PictureFonts: Sendable, Equatable {
    /// Names of families, separated by commas; the first that is there is taken.
    public var families: [FontFace.Family: String]

    /// Makes a choice of fonts; a family that is left out is fontconfig's own.
    public init(families: [FontFace.Family: String] = [:]) { self.families = families }

    /// The fonts that text without a browser is measured for, then what most systems have.
    public static let standard = PictureFonts(families: [
      .system: "Liberation Sans, DejaVu Sans, sans-serif",
      .monospaced: "Liberation Mono, DejaVu Sans Mono, monospace",
      .serif: "Liberation Serif, DejaVu Serif, serif",
      .rounded: "Nunito, Liberation Sans, DejaVu Sans, sans-serif",
    ])

    /// The DejaVu fonts alone, for comparisons that have to hold on every machine that has them
    /// (Debian's package `fonts-dejavu-core`).
    public static let named = PictureFonts(families: [
      .system: "DejaVu Sans", .monospaced: "DejaVu Sans Mono", .serif: "DejaVu Serif",
      .rounded: "DejaVu Sans",
    ])

    func family(_ family: FontFace.Family) -> String {
      if let name = families[family] { return name }
      return switch family {
      case .system, .rounded: "sans-serif"
      case .monospaced: "monospace"
      case .serif: "serif"
      }
    }
  }
#endif

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost

/// The measures of one font, in parts of its size, for laying text out.
final class FaceFigures: Sendable {
  let ascent: Double
  let descent: Double
  let capHeight: Double
  let xHeight: Double
  /// True for what a host measured of just this font.
  let isReported: Bool
  private let advances: [Character: Double]
  /// The advances of letters between strokes that join, and of letters that become one glyph.
  private let forms: [String: Double]
  /// Where advances come from that the host did not measure.
  private let builtIn: [Character: Double]
  /// The advances of simple characters by their numbers, so that none is looked up letter by letter.
  private let advancesOfCodes: [Double]
  /// The simple characters that the host measured of just this font.
  let measuredCodes: SimpleCharacterSet

  init(
    ascent: Double, descent: Double, capHeight: Double, xHeight: Double,
    advances: [Character: Double], builtIn: [Character: Double], isReported: Bool,
    forms: [String: Double] = [:]
  ) {
    self.ascent = ascent
    self.descent = descent
    self.capHeight = capHeight
    self.xHeight = xHeight
    self.advances = advances
    self.builtIn = builtIn
    self.isReported = isReported
    self.forms = forms
    let simple = (0..<SimpleCharacter.limit).map(SimpleCharacter.character)
    advancesOfCodes = simple.map { Self.advance(of: $0, advances, builtIn) }
    var measured = SimpleCharacterSet()
    for (code, character) in simple.enumerated() where isReported && advances[character] != nil {
      measured.insert(UInt32(truncatingIfNeeded: code))
    }
    measuredCodes = measured
  }

  /// Whether the host measured a cluster of just this font.
  func isMeasured(_ cluster: Character) -> Bool { isReported && advances[cluster] != nil }

  /// The advance of a form that `LetterJoining` asked for; nil when nobody measured it.
  func advance(ofForm form: String) -> Double? { forms[form] }

  /// The advance of a cluster, estimated when nobody measured it.
  func advance(of cluster: Character) -> Double { Self.advance(of: cluster, advances, builtIn) }

  /// The advance of a simple character.
  func advance(ofCode code: UInt32) -> Double { advancesOfCodes[Int(truncatingIfNeeded: code)] }

  private static func advance(
    of cluster: Character, _ advances: [Character: Double], _ builtIn: [Character: Double]
  ) -> Double {
    if let known = advances[cluster] ?? builtIn[cluster] { return known }
    if TextClass.isInvisible(cluster) { return 0 }
    // Marks sit on the character before them.
    if let base = cluster.unicodeScalars.first, cluster.unicodeScalars.count > 1,
      let known = advances[Character(base)] ?? builtIn[Character(base)], !TextClass.isEmoji(cluster)
    {
      return known
    }
    if TextClass.isEmoji(cluster) { return Estimate.emoji }
    return TextClass.isWide(cluster) ? Estimate.wide : Estimate.other
  }

  /// These figures with what a host measured in their place; other advances are kept.
  func merging(_ report: FontMeasures) -> FaceFigures {
    var merged = advances
    var mergedForms = forms
    for (cluster, advance) in report.advances where advance.isFinite && advance >= 0 {
      if cluster.count == 1, let character = cluster.first {
        merged[character] = advance
      } else if LetterJoining.isForm(cluster) {
        mergedForms[cluster] = advance
      }
    }
    return FaceFigures(
      ascent: report.ascent, descent: report.descent, capHeight: report.capHeight,
      xHeight: report.xHeight, advances: merged, builtIn: builtIn, isReported: true,
      forms: mergedForms)
  }

  /// These figures in the place of those of another font.
  var substitute: FaceFigures {
    FaceFigures(
      ascent: ascent, descent: descent, capHeight: capHeight, xHeight: xHeight,
      advances: advances, builtIn: builtIn, isReported: false, forms: forms)
  }

  /// Built-in figures between these and others: at 0 these, at 1 the others.
  func mixed(with other: FaceFigures, _ share: Double) -> FaceFigures {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    var mixed = builtIn
    for (cluster, advance) in builtIn {
      mixed[cluster] = mix(advance, other.builtIn[cluster] ?? advance)
    }
    return FaceFigures(
      ascent: mix(ascent, other.ascent), descent: mix(descent, other.descent),
      capHeight: mix(capHeight, other.capHeight), xHeight: mix(xHeight, other.xHeight),
      advances: [:], builtIn: mixed, isReported: false)
  }

  /// The number of clusters and forms a host measured.
  var measuredCount: Int { advances.count + forms.count }

  /// Advances for clusters that nobody measured, in parts of the font's size.
  private enum Estimate {
    /// Colour emoji of the common systems are a little wider than the size.
    static let emoji = 1.25
    /// Chinese, Japanese and Korean characters fill a square.
    static let wide = 1.0
    /// Near the mean of the lower-case letters of most scripts.
    static let other = 0.6
  }
}

/// The figures of a font as `BuiltInFigures` lists them.
struct RawFace {
  let ascent: Int
  let descent: Int
  let capHeight: Int
  let xHeight: Int
  let advances: [UInt16]

  var figures: FaceFigures {
    let em = Double(BuiltInFigures.unitsPerEm)
    var table: [Character: Double] = [:]
    for (cluster, advance) in zip(BuiltInFigures.characters, advances) {
      table[cluster] = Double(advance) / em
    }
    return FaceFigures(
      ascent: Double(ascent) / em, descent: Double(descent) / em,
      capHeight: Double(capHeight) / em, xHeight: Double(xHeight) / em,
      advances: [:], builtIn: table, isReported: false)
  }
}

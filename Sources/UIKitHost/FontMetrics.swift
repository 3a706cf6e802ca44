// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// A font without its size.
public struct FontFace: Hashable, Sendable, Codable {
  /// The families a host has.
  public enum Family: String, Sendable, Codable, CaseIterable {
    case system, monospaced, serif, rounded
  }

  /// The family.
  public var family: Family
  /// 100 (thin) to 900 (black); 400 is regular.
  public var weight: Int
  /// True for a slanted font.
  public var isItalic: Bool

  /// Makes a font.
  public init(family: Family = .system, weight: Int = 400, isItalic: Bool = false) {
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
  }
}

extension FontFace {
  /// The fonts in an order that is the same in every run, for what is written down of them.
  package static func precedes(_ a: FontFace, _ b: FontFace) -> Bool {
    let (one, other) = (a.family.rawValue, b.family.rawValue)
    return (one, a.weight, a.isItalic ? 1 : 0) < (other, b.weight, b.isItalic ? 1 : 0)
  }
}

/// The measures of a font, in parts of its size (1 is the font's size).
public struct FontMeasures: Sendable, Equatable, Codable {
  /// From the baseline up.
  public var ascent: Double
  /// From the baseline down, positive.
  public var descent: Double
  /// The height of a capital.
  public var capHeight: Double
  /// The height of a small x.
  public var xHeight: Double
  /// The advance of every cluster that was measured.
  public var advances: [String: Double]

  /// Makes measures.
  public init(
    ascent: Double, descent: Double, capHeight: Double, xHeight: Double,
    advances: [String: Double]
  ) {
    self.ascent = ascent
    self.descent = descent
    self.capHeight = capHeight
    self.xHeight = xHeight
    self.advances = advances
  }
}

/// What a host measured of the fonts it draws with.
public struct FontReport: Sendable, Equatable, Codable {
  /// The measures by font; they add to and replace those reported before.
  public var faces: [FontFace: FontMeasures]
  /// Makes a report.
  public init(faces: [FontFace: FontMeasures]) { self.faces = faces }

  /// Writes each font and its measures behind it, the fonts in order.
  ///
  /// - Throws: what `encoder` throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    var list = container.nestedUnkeyedContainer(forKey: .faces)
    for face in faces.keys.sorted(by: FontFace.precedes) {
      try list.encode(face)
      try list.encode(faces[face])
    }
  }

  private enum CodingKeys: String, CodingKey { case faces }
}

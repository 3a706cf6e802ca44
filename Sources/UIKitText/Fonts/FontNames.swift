// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import UIKitHost

/// The fonts that go by a name.
package enum FontNames {
  /// Families that applications ask for, without spaces and in small letters, and the one that is
  /// drawn in their place.
  private static let families: [String: FontFace.Family] = [
    "system": .system, "systemmonospaced": .monospaced, "systemserif": .serif,
    "systemrounded": .rounded, "helvetica": .system, "helveticaneue": .system, "arial": .system,
    "arialmt": .system, "avenir": .system, "avenirnext": .system, "verdana": .system,
    "courier": .monospaced, "couriernew": .monospaced, "couriernewpsmt": .monospaced,
    "couriernewps": .monospaced, "menlo": .monospaced, "times": .serif, "timesnewroman": .serif,
    "timesnewromanps": .serif, "timesnewromanpsmt": .serif, "georgia": .serif,
    "palatino": .serif, "arialroundedmt": .rounded,
  ]
  /// Words for the weight, longer ones before those they contain.
  private static let weights: [(word: String, weight: Int)] = [
    ("ultralight", 100), ("thin", 200), ("light", 300), ("regular", 400), ("roman", 400),
    ("medium", 500), ("semibold", 600), ("demibold", 600), ("bold", 700), ("heavy", 800),
    ("black", 900),
  ]

  // Rules: AW-39.
  /// The font of a name such as "Georgia-BoldItalic", "Courier New" or a `fontName`; nil if there is
  /// none.
  package static func face(_ name: String) -> FontFace? {
    let small = name.lowercased().filter { $0 != " " }
    let parts = small.split(separator: "-", maxSplits: 1).map(String.init)
    guard let first = parts.first, let family = families[first] else { return nil }
    var face = FontFace(family: family)
    guard parts.count > 1 else { return face }
    var style = parts[1]
    for slant in ["italic", "oblique"] where style.contains(slant) {
      face.isItalic = true
      style = style.replacing(slant, with: "")
    }
    if style.hasSuffix("mt") { style.removeLast("mt".count) }
    if let number = Int(style), (1...9).contains(number / 100), number % 100 == 0 {
      face.weight = number
    } else if let known = weights.first(where: { $0.word == style }) {
      face.weight = known.weight
    } else if !style.isEmpty {
      return nil
    }
    return face
  }
}

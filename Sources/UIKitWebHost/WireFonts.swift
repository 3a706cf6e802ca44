// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import UIKitHost

  /// A font report as the wire has it.
  struct WireFonts: Decodable {
    var faces: [WireFace]

    /// Checks the values.
    func report() throws -> FontReport {
      guard faces.count <= PageMessage.mostFaces else { throw PageMessage.Malformed.tooMany }
      var report = FontReport(faces: [:])
      for face in faces { report.faces[try face.name()] = try face.measures() }
      return report
    }
  }

  /// One font as the wire has it.
  struct WireFace: Decodable {
    var family: String
    var weight: Int
    var italic: Bool
    /// Ascent, descent, the heights of capitals and of a small x, in parts of the size.
    var m: [Double]
    /// Clusters and their advances.
    var adv: [String: Double]

    /// The font.
    func name() throws -> FontFace {
      guard let family = FontFace.Family(rawValue: family), (1...1000).contains(weight) else {
        throw PageMessage.Malformed.impossible
      }
      return FontFace(family: family, weight: weight, isItalic: italic)
    }

    /// The measures.
    func measures() throws -> FontMeasures {
      let believable = 0...PageMessage.largestMeasure
      guard m.count == 4, m.allSatisfy(believable.contains),
        adv.values.allSatisfy(believable.contains)
      else { throw PageMessage.Malformed.impossible }
      guard adv.count <= PageMessage.mostClusters else { throw PageMessage.Malformed.tooMany }
      return FontMeasures(
        ascent: m[0], descent: m[1], capHeight: m[2], xHeight: m[3], advances: adv)
    }
  }

  extension FontFace {
    /// Writes the font as `WireFace` names it.
    func write(to text: inout JSONText) {
      text.key("family")
      text.string(family.rawValue)
      text.key("weight")
      text.number(weight)
      text.key("italic")
      text.bool(isItalic)
    }
  }
#endif

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost
import UIKitText

// Rules: TS-29.
extension UIFontDescriptor {
  /// The fonts that have what the attributes of some names say, or without any the one it means; the
  /// nearest first.
  func faces(withMandatoryKeys mandatoryKeys: Set<AttributeName>) -> [FontFace] {
    let said = fontAttributes.filter { mandatoryKeys.contains($0.key) }
    let faces = said.isEmpty ? [face] : FontFace.all.filter { has(said, $0) }
    return faces.sorted { (one: FontFace, other: FontFace) -> Bool in
      distance(of: one) < distance(of: other)
    }
  }

  /// Whether a font is as attributes say; size and kind of text any font has.
  private func has(_ attributes: [AttributeName: Any], _ face: FontFace) -> Bool {
    attributes.allSatisfy { (name: AttributeName, value: Any) -> Bool in
      let words = value as? String ?? ""
      switch name {
      case .family: return FontNames.face(words)?.family == face.family
      case .name: return FontNames.face(words) == face
      case .visibleName: return FontFace.readable(words) == face
      case .face:
        let style = FontFace.style(words)
        return style?.weight == face.weight && style?.isItalic == face.isItalic
      case .traits: return self.face.weight == face.weight && self.face.isItalic == face.isItalic
      default: return true
      }
    }
  }

  private func distance(of face: FontFace) -> Int {
    abs(face.weight - self.face.weight) + (face.isItalic == self.face.isItalic ? 0 : 1)
      + (face.family == self.face.family ? 0 : 2)
  }
}

extension FontFace {
  /// Every font that there is.
  static var all: [FontFace] {
    Family.allCases.flatMap { (family: Family) -> [FontFace] in
      [false, true].flatMap { (isItalic: Bool) -> [FontFace] in
        (1...9).map { FontFace(family: family, weight: $0 * 100, isItalic: isItalic) }
      }
    }
  }
}

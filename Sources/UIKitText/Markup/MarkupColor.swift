// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: TS-52.
/// A colour of HTML: red, green, blue and alpha from 0 to 1.
package struct MarkupColor: Equatable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha = 1.0

  private init(_ number: UInt32) {
    red = Double(number >> 16 & 0xFF) / 255
    green = Double(number >> 8 & 0xFF) / 255
    blue = Double(number & 0xFF) / 255
  }

  /// The colour of links.
  static let link = MarkupColor(0x0000EE)

  /// The colour that a text means, such as `#f80`, `rgb(255, 128, 0)` or `orange`; nil for none.
  init?(_ text: String) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    if text.hasPrefix("#") {
      self.init(digits: text.dropFirst())
    } else if text.hasPrefix("rgb"), text.hasSuffix(")"), let open = text.firstIndex(of: "(") {
      self.init(parts: text[text.index(after: open)...].dropLast())
    } else if let number = Self.named[text] {
      self.init(number)
    } else {
      return nil
    }
  }

  /// One digit or two for each part; the fourth is alpha.
  private init?(digits: Substring) {
    guard digits.allSatisfy(\.isHexDigit) else { return nil }
    var pairs = Array(digits)
    if pairs.count <= 4 { pairs = pairs.flatMap { [$0, $0] } }
    guard pairs.count == 6 || pairs.count == 8,
      let number = UInt32(String(pairs.prefix(6)), radix: 16),
      let alpha = pairs.count == 8 ? UInt32(String(pairs.suffix(2)), radix: 16) : 255
    else { return nil }
    self.init(number)
    self.alpha = Double(alpha) / 255
  }

  /// Numbers to 255, or parts of a hundred; the fourth is alpha.
  private init?(parts: Substring) {
    let words = parts.split { $0 == "," || $0 == " " || $0 == "/" }
    guard words.count == 3 || words.count == 4 else { return nil }
    let values = words.enumerated().compactMap { index, word -> Double? in
      let isPart = word.hasSuffix("%")
      guard let number = Double(isPart ? word.dropLast() : word), number.isFinite else {
        return nil
      }
      let whole = isPart ? 100.0 : index == 3 ? 1.0 : 255.0
      return min(max(number / whole, 0), 1)
    }
    guard values.count == words.count else { return nil }
    self.init(0)
    (red, green, blue) = (values[0], values[1], values[2])
    if values.count == 4 { alpha = values[3] }
  }

  private static let named: [String: UInt32] = [
    "black": 0x000000, "silver": 0xC0C0C0, "gray": 0x808080, "grey": 0x808080, "white": 0xFFFFFF,
    "maroon": 0x800000, "red": 0xFF0000, "purple": 0x800080, "fuchsia": 0xFF00FF,
    "magenta": 0xFF00FF, "green": 0x008000, "lime": 0x00FF00, "olive": 0x808000,
    "yellow": 0xFFFF00, "navy": 0x000080, "blue": 0x0000FF, "teal": 0x008080, "aqua": 0x00FFFF,
    "cyan": 0x00FFFF, "orange": 0xFFA500, "pink": 0xFFC0CB, "brown": 0xA52A2A, "gold": 0xFFD700,
    "crimson": 0xDC143C, "coral": 0xFF7F50, "tomato": 0xFF6347, "salmon": 0xFA8072,
    "khaki": 0xF0E68C, "violet": 0xEE82EE, "indigo": 0x4B0082, "orchid": 0xDA70D6,
    "turquoise": 0x40E0D0, "skyblue": 0x87CEEB, "steelblue": 0x4682B4, "royalblue": 0x4169E1,
    "darkblue": 0x00008B, "darkred": 0x8B0000, "darkgreen": 0x006400, "darkgray": 0xA9A9A9,
    "lightgray": 0xD3D3D3, "lightgrey": 0xD3D3D3, "darkgrey": 0xA9A9A9, "dimgray": 0x696969,
    "lightblue": 0xADD8E6, "lightgreen": 0x90EE90, "darkorange": 0xFF8C00, "beige": 0xF5F5DC,
    "ivory": 0xFFFFF0, "lavender": 0xE6E6FA, "tan": 0xD2B48C, "chocolate": 0xD2691E,
    "firebrick": 0xB22222, "forestgreen": 0x228B22, "seagreen": 0x2E8B57, "slategray": 0x708090,
    "whitesmoke": 0xF5F5F5,
  ]
}

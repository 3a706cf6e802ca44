// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// A colour as a person puts it together: red, green, blue and opacity, each from 0 to 1.
struct ColorParts: Equatable {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat

  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// The parts of a colour; components beyond sRGB are brought to the nearest that can be chosen.
  init(_ color: UIColor) {
    (red, green, blue, alpha) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    for part in Self.channels + [\Self.alpha] { self[keyPath: part] = self[keyPath: part].unit }
  }

  /// The three that sliders show, from top to bottom.
  static var channels: [WritableKeyPath<Self, CGFloat>] { [\.red, \.green, \.blue] }

  var color: UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }

  /// Whether two look alike on a screen of 8 bits, whatever their opacity.
  func hasShade(of other: Self) -> Bool {
    Self.channels.allSatisfy { abs(self[keyPath: $0] - other[keyPath: $0]) < 0.5 / 255 }
  }

  /// Six digits, as style sheets write them.
  var hexadecimal: String {
    "#"
      + Self.channels.map {
        String(format: "%02X", Int(self[keyPath: $0] * 255 + 0.5, in: 0...255))
      }
      .joined()
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Colours by hue, saturation and brightness, all 0 to 1.
extension UIColor {
  /// Red, green and blue of a hue.
  static func components(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat
  ) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
    // Each component falls and rises with its distance from its own sixth of the circle.
    func component(_ sixth: CGFloat) -> CGFloat {
      let place = (sixth + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    return (component(5), component(3), component(1))
  }

  /// The hue of red, green and blue; 0 for a grey.
  static func parts(
    red: CGFloat, green: CGFloat, blue: CGFloat
  ) -> (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let most = max(red, green, blue)
    let spread = most - min(red, green, blue)
    guard spread > 0 else { return (0, 0, most) }
    let sixths: CGFloat =
      if most == red {
        (green - blue) / spread
      } else if most == green {
        2 + (blue - red) / spread
      } else {
        4 + (red - green) / spread
      }
    let hue = sixths / 6
    return (hue < 0 ? hue + 1 : hue, spread / most, most)
  }
}

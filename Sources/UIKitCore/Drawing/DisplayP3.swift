// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// The colours of wide screens.
enum DisplayP3 {
  /// The components of a colour in extended sRGB.
  ///
  /// Both have the same curve and white point; between their linear values lies a matrix, which
  /// follows from the primaries of the two standards.
  static func extendedSRGB(
    red: CGFloat, green: CGFloat, blue: CGFloat
  ) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    return (
      encoded(1.2249401763 * r - 0.2249401763 * g),
      encoded(-0.0420569547 * r + 1.0420569547 * g),
      encoded(-0.0196375546 * r - 0.0786360456 * g + 1.0982736002 * b)
    )
  }

  /// The light that a component stands for; below 0 the curve goes on mirrored.
  private static func linear(_ value: CGFloat) -> CGFloat {
    let size = abs(value)
    let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -light : light
  }

  private static func encoded(_ light: CGFloat) -> CGFloat {
    let size = abs(light)
    let value = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return light < 0 ? -value : value
  }
}

extension UIColor {
  /// Makes a colour of Display P3; what sRGB does not have keeps its place outside 0 to 1.
  ///
  /// - Parameters:
  ///   - displayP3Red: from 0 to 1, as are the others.
  ///   - green: how green it is.
  ///   - blue: how blue it is.
  ///   - alpha: from 0, which is not seen, to 1.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let color = DisplayP3.extendedSRGB(red: displayP3Red, green: green, blue: blue)
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
  }
}

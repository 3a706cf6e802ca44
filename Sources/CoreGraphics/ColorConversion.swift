// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation
package import UIKitHost

/// Takes colours from one space to another, by way of extended sRGB.
enum ColorConversion {
  /// A colour of a space, with alpha last, in extended sRGB.
  static func rgba(_ components: [CGFloat], of space: CGColorSpace.Kind) -> RGBA {
    let model = CGColorSpace(space).model
    var numbers = components.map { Double($0) }
    let alpha = numbers.popLast() ?? 1
    switch model {
    case .monochrome:
      let gray = encoded(numbers[0], from: space.curve)
      return RGBA(red: gray, green: gray, blue: gray, alpha: alpha)
    case .cmyk:
      let light = 1 - numbers[3]
      return RGBA(
        red: (1 - numbers[0]) * light, green: (1 - numbers[1]) * light,
        blue: (1 - numbers[2]) * light, alpha: alpha)
    case .rgb:
      if let matrix = space.primaries.toPlain {
        let lights = multiply(matrix, numbers.map(space.curve.light(of:)))
        numbers = lights.map(ColorCurve.sRGB.value(of:))
      } else {
        numbers = numbers.map { encoded($0, from: space.curve) }
      }
      return RGBA(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: alpha)
    default: return RGBA(red: 0, green: 0, blue: 0, alpha: alpha)
    }
  }

  /// The components of a colour of extended sRGB in a space, with alpha last; nil if it has none there.
  static func components(_ color: RGBA, in space: CGColorSpace.Kind) -> [CGFloat]? {
    var numbers = [color.red, color.green, color.blue]
    switch CGColorSpace(space).model {
    case .monochrome:
      let light = color.luminance
      let isGray = numbers[0] == numbers[1] && numbers[1] == numbers[2]
      let isLinear = space.curve == .linear
      numbers = [isLinear ? light : isGray ? numbers[0] : ColorCurve.sRGB.value(of: light)]
    case .cmyk:
      let black = 1 - min(max(numbers.max() ?? 0, 0), 1)
      numbers = numbers.map { black < 1 ? 1 - $0 / (1 - black) : 0 } + [black]
    case .rgb:
      if let matrix = space.primaries.fromPlain {
        let lights = multiply(matrix, numbers.map(ColorCurve.sRGB.light(of:)))
        numbers = lights.map(space.curve.value(of:))
      } else if space.curve != .sRGB {
        numbers = numbers.map { space.curve.value(of: ColorCurve.sRGB.light(of: $0)) }
      }
    default: return nil
    }
    if !space.isExtended { numbers = numbers.map { min(max($0, 0), 1) } }
    return (numbers + [color.alpha]).map { CGFloat($0) }
  }

  private static func multiply(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
    matrix.map { $0[0] * vector[0] + $0[1] * vector[1] + $0[2] * vector[2] }
  }

  /// A component of a curve as one of sRGB's.
  private static func encoded(_ value: Double, from curve: ColorCurve) -> Double {
    curve == .sRGB ? value : ColorCurve.sRGB.value(of: curve.light(of: value))
  }
}

extension RGBA {
  /// How bright the eye finds the light of a colour: from 0 for black to 1 for white.
  package var luminance: Double {
    let lights = [red, green, blue].map(ColorCurve.sRGB.light(of:))
    return 0.2126 * lights[0] + 0.7152 * lights[1] + 0.0722 * lights[2]
  }
}

extension CGColor {
  /// The components of a colour of Display P3 in extended sRGB; opaque.
  package static func displayP3(red: CGFloat, green: CGFloat, blue: CGFloat) -> RGBA {
    ColorConversion.rgba([red, green, blue, 1], of: .displayP3)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation
package import UIKitHost

/// Takes colours from one space to another, by way of extended sRGB.
enum ColorConversion {
  // The matrices follow from the primaries of the two standards, which share white and curve.
  private static let fromP3: [[Double]] = [
    [1.2249401763, -0.2249401763, 0], [-0.0420569547, 1.0420569547, 0],
    [-0.0196375546, -0.0786360456, 1.0982736002],
  ]
  private static let toP3: [[Double]] = [
    [0.8224619688, 0.1775380312, 0], [0.0331941989, 0.9668058011, 0],
    [0.0170826307, 0.0723974407, 0.9105199286],
  ]

  /// A colour of a space, with alpha last, in extended sRGB.
  static func rgba(_ components: [CGFloat], of space: CGColorSpace.Kind) -> RGBA {
    let model = CGColorSpace(space).model
    var numbers = components.map { Double($0) }
    let alpha = numbers.popLast() ?? 1
    switch model {
    case .monochrome:
      let gray = space.isLinear ? encoded(numbers[0]) : numbers[0]
      return RGBA(red: gray, green: gray, blue: gray, alpha: alpha)
    case .cmyk:
      let light = 1 - numbers[3]
      return RGBA(
        red: (1 - numbers[0]) * light, green: (1 - numbers[1]) * light,
        blue: (1 - numbers[2]) * light, alpha: alpha)
    case .rgb:
      if space.isP3 {
        let lights = space.isLinear ? numbers : numbers.map(linear)
        numbers = multiply(fromP3, lights).map(encoded)
      } else if space.isLinear {
        numbers = numbers.map(encoded)
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
      // How bright the eye finds the light of each colour.
      let lights = numbers.map(linear)
      let light = 0.2126 * lights[0] + 0.7152 * lights[1] + 0.0722 * lights[2]
      let isGray = numbers[0] == numbers[1] && numbers[1] == numbers[2]
      numbers = [space.isLinear ? light : isGray ? numbers[0] : encoded(light)]
    case .cmyk:
      let black = 1 - min(max(numbers.max() ?? 0, 0), 1)
      numbers = numbers.map { black < 1 ? 1 - $0 / (1 - black) : 0 } + [black]
    case .rgb:
      if space.isP3 {
        let lights = multiply(toP3, numbers.map(linear))
        numbers = space.isLinear ? lights : lights.map(encoded)
      } else if space.isLinear {
        numbers = numbers.map(linear)
      }
    default: return nil
    }
    if !space.isExtended { numbers = numbers.map { min(max($0, 0), 1) } }
    return (numbers + [color.alpha]).map { CGFloat($0) }
  }

  private static func multiply(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
    matrix.map { $0[0] * vector[0] + $0[1] * vector[1] + $0[2] * vector[2] }
  }

  /// The light that a component stands for; below 0 the curve goes on mirrored.
  private static func linear(_ value: Double) -> Double {
    let size = abs(value)
    let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -light : light
  }

  private static func encoded(_ light: Double) -> Double {
    let size = abs(light)
    let value = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return light < 0 ? -value : value
  }
}

extension CGColor {
  /// The components of a colour of Display P3 in extended sRGB; opaque.
  package static func displayP3(red: CGFloat, green: CGFloat, blue: CGFloat) -> RGBA {
    ColorConversion.rgba([red, green, blue, 1], of: .displayP3)
  }
}

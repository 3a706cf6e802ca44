// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: DR-39.
/// How much light a component stands for; 1 is white.
enum ColorCurve {
  case linear
  case sRGB
  /// That of television: ITU-R BT.709.
  case broadcast
  /// A power.
  case adobeRGB
  /// PQ, of up to 10,000 candela a square metre: SMPTE ST 2084.
  case perceptual
  /// HLG: ITU-R BT.2100.
  case hybrid

  /// What a component stands for; below 0 the curve goes on mirrored.
  func light(of value: Double) -> Double {
    value < 0 ? -positiveLight(of: -value) : positiveLight(of: value)
  }

  /// The component that stands for an amount of light.
  func value(of light: Double) -> Double {
    light < 0 ? -positiveValue(of: -light) : positiveValue(of: light)
  }

  private func positiveLight(of value: Double) -> Double {
    switch self {
    case .linear: return value
    case .sRGB: return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    case .broadcast:
      return value < 0.081 ? value / 4.5 : pow((value + 0.099) / 1.099, 1 / 0.45)
    case .adobeRGB: return pow(value, Self.adobePower)
    case .perceptual:
      let root = pow(min(value, 1), 1 / Self.outerPower)
      let part = max(0, root - Self.first) / (Self.second - Self.third * root)
      return pow(part, 1 / Self.innerPower) * Self.brightest
    case .hybrid: return Self.scene(min(value, 1)) / Self.scene(Self.whiteSignal)
    }
  }

  private func positiveValue(of light: Double) -> Double {
    switch self {
    case .linear: return light
    case .sRGB:
      return light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    case .broadcast: return light < 0.018 ? light * 4.5 : 1.099 * pow(light, 0.45) - 0.099
    case .adobeRGB: return pow(light, 1 / Self.adobePower)
    case .perceptual:
      let power = pow(min(light / Self.brightest, 1), Self.innerPower)
      return pow(
        (Self.first + Self.second * power) / (1 + Self.third * power), Self.outerPower)
    case .hybrid:
      let scene = light * Self.scene(Self.whiteSignal)
      return scene <= 1.0 / 12
        ? sqrt(3 * scene) : Self.slope * log(12 * scene - Self.shift) + Self.offset
    }
  }

  /// The light of a scene that a component of HLG stands for, from 0 to 1.
  private static func scene(_ value: Double) -> Double {
    value <= 0.5 ? value * value / 3 : (exp((value - offset) / slope) + shift) / 12
  }

  private static let adobePower = 563.0 / 256

  // The numbers of PQ.
  private static let innerPower = 2610.0 / 16_384
  private static let outerPower = 2523.0 / 32
  private static let first = 3424.0 / 4096
  private static let second = 2413.0 / 128
  private static let third = 2392.0 / 128
  /// The brightest light as a multiple of white, which ITU-R BT.2408 has at 203 candela.
  private static let brightest = 10_000.0 / 203

  // The numbers of HLG.
  private static let slope = 0.17883277
  private static let shift = 0.28466892
  private static let offset = 0.55991073
  /// Where ITU-R BT.2408 has white.
  private static let whiteSignal = 0.75
}

/// What red, green and blue of a space look like.
enum ColorPrimaries {
  case sRGB, displayP3, itur2020, adobeRGB

  // The matrices follow from the primaries of the standards, which share the white.

  /// Makes amounts of light those of sRGB; nil where they are.
  var toPlain: [[Double]]? {
    switch self {
    case .sRGB: nil
    case .displayP3:
      [
        [1.2249401763, -0.2249401763, 0], [-0.0420569547, 1.0420569547, 0],
        [-0.0196375546, -0.0786360456, 1.0982736002],
      ]
    case .itur2020:
      [
        [1.6604910021, -0.5876411388, -0.0728498633], [-0.1245504745, 1.1328998971, -0.0083494226],
        [-0.0181507634, -0.1005788980, 1.1187296614],
      ]
    case .adobeRGB:
      [[1.3983557440, -0.3983557440, 0], [0, 1, 0], [0, -0.0429289893, 1.0429289893]]
    }
  }

  /// Makes amounts of light of sRGB those of the space; nil where they are.
  var fromPlain: [[Double]]? {
    switch self {
    case .sRGB: nil
    case .displayP3:
      [
        [0.8224619688, 0.1775380312, 0], [0.0331941989, 0.9668058011, 0],
        [0.0170826307, 0.0723974407, 0.9105199286],
      ]
    case .itur2020:
      [
        [0.6274038959, 0.3292830384, 0.0433130657], [0.0690972894, 0.9195403951, 0.0113623156],
        [0.0163914389, 0.0880133079, 0.8955952532],
      ]
    case .adobeRGB:
      [[0.7151256068, 0.2848743932, 0], [0, 1, 0], [0, 0.0411619477, 0.9588380523]]
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost

/// How what is drawn is put together with what is there.
public enum CGBlendMode: Int32, Sendable {
  /// Laid over it.
  case normal
  /// The product: never lighter than either.
  case multiply
  /// The product of what is missing to white: never darker than either.
  case screen
  /// Multiply where it is dark behind, screen where it is light.
  case overlay
  /// The darker of both.
  case darken
  /// The lighter of both.
  case lighten
  /// What is behind made lighter, as what is drawn is light.
  case colorDodge
  /// What is behind made darker, as what is drawn is dark.
  case colorBurn
  /// A mild form of hard light.
  case softLight
  /// Multiply where what is drawn is dark, screen where it is light.
  case hardLight
  /// How far both are apart.
  case difference
  /// A mild form of difference.
  case exclusion
  /// The hue of what is drawn with the saturation and lightness behind.
  case hue
  /// The saturation of what is drawn with the hue and lightness behind.
  case saturation
  /// Hue and saturation of what is drawn with the lightness behind.
  case color
  /// The lightness of what is drawn with the hue and saturation behind.
  case luminosity
  /// Nothing stays where something is drawn.
  case clear
  /// What is drawn takes the place of what is there.
  case copy
  /// What is drawn as far as something is there, instead of that.
  case sourceIn
  /// What is drawn as far as nothing is there, instead of what is.
  case sourceOut
  /// What is drawn as far as something is there, over it.
  case sourceAtop
  /// What is drawn goes below what is there.
  case destinationOver
  /// What is there stays as far as something is drawn.
  case destinationIn
  /// What is there stays as far as nothing is drawn.
  case destinationOut
  /// What is there stays as far as something is drawn, over it.
  case destinationAtop
  /// Each as far as the other is not there.
  case xor
  /// The sum of what is missing to white is taken from white.
  case plusDarker
  /// The sum.
  case plusLighter

  var compositing: Compositing {
    switch self {
    case .normal: .blend(.normal)
    case .multiply: .blend(.multiply)
    case .screen: .blend(.screen)
    case .overlay: .blend(.overlay)
    case .darken: .blend(.darken)
    case .lighten: .blend(.lighten)
    case .colorDodge: .blend(.colorDodge)
    case .colorBurn: .blend(.colorBurn)
    case .softLight: .blend(.softLight)
    case .hardLight: .blend(.hardLight)
    case .difference: .blend(.difference)
    case .exclusion: .blend(.exclusion)
    case .hue: .blend(.hue)
    case .saturation: .blend(.saturation)
    case .color: .blend(.color)
    case .luminosity: .blend(.luminosity)
    case .clear: .clear
    case .copy: .copy
    case .sourceIn: .sourceIn
    case .sourceOut: .sourceOut
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationIn: .destinationIn
    case .destinationOut: .destinationOut
    case .destinationAtop: .destinationAtop
    case .xor: .xor
    case .plusDarker: .plusDarker
    case .plusLighter: .blend(.linearDodge)
    }
  }
}

/// How the pixels of an image that is drawn larger or smaller are made.
public enum CGInterpolationQuality: Int32, Sendable {
  /// As suits the context: mixed from their neighbours.
  case `default`
  /// As squares.
  case none
  /// Mixed quickly.
  case low
  /// Mixed well.
  case high
  /// Between quickly and well.
  case medium

  var smoothing: ImageSmoothing {
    switch self {
    case .none: .none
    case .default, .low: .low
    case .medium: .medium
    case .high: .high
    }
  }
}

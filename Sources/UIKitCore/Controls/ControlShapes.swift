// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import UIKitHost

/// The layers that controls are drawn with.
@MainActor
enum ControlShapes {
  /// How strong a disabled control is drawn.
  static let disabledOpacity: Float = 0.5

  /// A white part that can be pushed, with the shadow that lifts it from the ground.
  static func thumb() -> CALayer {
    let layer = StillLayers.make()
    layer.backgroundColor = UIColor.white.cgColor
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowOffset = CGSize(width: 0, height: 2)
    layer.shadowRadius = 4
    return layer
  }

  /// A flat part in one colour.
  static func flat(_ color: UIColor? = nil) -> CALayer {
    let layer = StillLayers.make()
    layer.backgroundColor = color?.cgColor
    return layer
  }

  /// Places a layer with corners as round as its shorter side allows.
  static func place(_ layer: CALayer, _ frame: CGRect) {
    layer.frame = frame
    let radius = min(frame.width, frame.height) / 2
    if layer.cornerRadius != radius { layer.cornerRadius = radius }
  }

  /// A colour between two: at 0 the first, at 1 the second.
  static func mix(_ a: UIColor, _ b: UIColor, _ share: CGFloat) -> UIColor {
    let one = a.cgColor.rgba
    let other = b.cgColor.rgba
    let share = Double(share)
    return UIColor(
      red: CGFloat(one.red + (other.red - one.red) * share),
      green: CGFloat(one.green + (other.green - one.green) * share),
      blue: CGFloat(one.blue + (other.blue - one.blue) * share),
      alpha: CGFloat(one.alpha + (other.alpha - one.alpha) * share))
  }
}

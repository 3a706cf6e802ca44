// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitHost

/// What a replicator layer keeps.
struct ReplicationValues {
  /// What is added to a colour from time to time.
  struct Offset: Equatable {
    var red: Float = 0
    var green: Float = 0
    var blue: Float = 0
    var alpha: Float = 0
  }

  var count = 1
  var preservesDepth = false
  var delay: CFTimeInterval = 0
  var transform = CATransform3DIdentity
  var color: CGColor? = CGColor(gray: 1, alpha: 1)
  var offset = Offset()

  /// The most times that something is shown.
  private static let most = 1 << 12

  /// The longest delay, in seconds.
  private static let longest: TimeInterval = 1e6

  /// How often the sublayers are shown.
  var times: Int { min(max(count, 0), Self.most) }

  /// By how many seconds a time is behind the first one.
  func delay(of time: Int) -> TimeInterval {
    delay.isNaN ? 0 : min(max(delay, -Self.longest), Self.longest) * Double(time)
  }

  // Rules: LA-81.
  /// What the colours of a time are multiplied with; nil where that changes nothing.
  func tint(of time: Int) -> LayerTint? {
    let first = color?.rgba ?? RGBA(red: 1, green: 1, blue: 1, alpha: 1)
    func part(_ value: Double, _ offset: Float) -> Double {
      let sum = value + Double(offset) * Double(time)
      return sum.isNaN ? value : min(max(sum, 0), 1)
    }
    let tint = RGBA(
      red: part(first.red, offset.red), green: part(first.green, offset.green),
      blue: part(first.blue, offset.blue), alpha: part(first.alpha, offset.alpha))
    return tint == RGBA(red: 1, green: 1, blue: 1, alpha: 1) ? nil : LayerTint(tint)
  }
}

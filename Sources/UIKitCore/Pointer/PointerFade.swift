// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import UIKitHost

// Rules: PN-16.
/// A layer that is shown larger than it is, without being changed.
@MainActor
final class PointerGrowth {
  private static let key = "pointerGrowth"

  private weak var layer: CALayer?
  private var from: CGFloat = 1
  private var to: CGFloat = 1
  private var start: TimeInterval = 0

  init(_ layer: CALayer) { self.layer = layer }

  /// Lets it grow or shrink to a size, in parts of its own.
  func go(to scale: CGFloat) {
    guard let layer, scale != to else { return }
    let now = TimeSource.clock.now
    from = shown(at: now)
    (to, start) = (scale, now)
    guard ViewTrees.shared.areAnimated || scale != 1 else {
      return layer.removeAnimation(forKey: Self.key)
    }
    if !ViewTrees.shared.areAnimated { from = scale }
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = CATransform3DMakeScale(from, from, 1)
    animation.toValue = CATransform3DMakeScale(scale, scale, 1)
    animation.isAdditive = true
    animation.duration = PointerLooks.duration
    if scale != 1 {
      animation.fillMode = .forwards
      animation.isRemovedOnCompletion = false
    }
    layer.add(animation, forKey: Self.key)
  }

  private func shown(at now: TimeInterval) -> CGFloat {
    let part = min(1, max(0, CGFloat((now - start) / PointerLooks.duration)))
    return from + (to - from) * part
  }
}

/// A layer that comes and goes with the pointer.
@MainActor
final class PointerFade {
  let layer: CAShapeLayer

  init() {
    layer = CAShapeLayer()
    layer.owner = StillLayers.owner
    layer.fillColor = nil
    layer.opacity = 0
  }

  /// Gives the layer an outline, in the coordinates of the layer that it is put into.
  func fit(_ outline: PointerOutline, fill: CGColor?) {
    layer.frame = outline.rect
    if outline.path == nil {
      layer.backgroundColor = fill
      layer.cornerRadius = outline.radius
    } else {
      layer.path = outline.atOrigin
      layer.fillColor = fill
    }
  }

  func come() { fade(to: 1) }

  /// Goes, and leaves its place when nothing is seen of it any more.
  func go() {
    fade(to: 0)
    guard ViewTrees.shared.areAnimated else { return layer.removeFromSuperlayer() }
    TimeSource.clock.schedule(after: PointerLooks.duration) { [layer] in
      layer.removeFromSuperlayer()
    }
  }

  private func fade(to opacity: Float) {
    let shown = layer.shownValue(forKey: "opacity") as? Float ?? layer.opacity
    layer.opacity = opacity
    guard ViewTrees.shared.areAnimated else { return }
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = shown
    animation.toValue = opacity
    animation.duration = PointerLooks.duration
    layer.add(animation, forKey: "opacity")
  }
}

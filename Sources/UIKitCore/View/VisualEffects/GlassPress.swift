// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import UIKitHost

// Rules: LA-114.
/// Shows interactive glass a little larger while a finger is on it.
///
/// It never recognizes anything, so that views and other recognizers have their touches as they would
/// without it. Only what is shown of the layer grows: frame and transform of the view stay its own.
final class GlassPress: UIGestureRecognizer {
  /// From one scale to another.
  @MainActor private struct Way {
    var from: CGFloat = 1
    var to: CGFloat = 1
    var start: TimeInterval = 0

    func scale(at now: TimeInterval) -> CGFloat {
      let part = AnimationTiming.easeOut.progress((now - start) / GlassPress.duration)
      return from + (to - from) * CGFloat(part)
    }
  }

  /// Seconds in which the glass grows, and in which it goes back.
  private static let duration: TimeInterval = 0.2
  /// How much longer the longer side becomes at most: points, and a part of it.
  private static let most: (points: CGFloat, part: CGFloat) = (8, 0.1)
  private static let key = "glassPress"

  private weak var glass: UIView?
  private var way = Way()
  private var fingers = 0

  /// Looks on at the touches of a pane of glass from now on.
  init(of glass: UIView) {
    self.glass = glass
    super.init(target: nil, action: nil)
    delaysTouchesEnded = false
    cancelsTouchesInView = false
    requiresExclusiveTouchType = false
    glass.addGestureRecognizer(self)
  }

  /// Looks on no more, and shows the glass as it is.
  func end() {
    grow(to: 1)
    glass?.removeGestureRecognizer(self)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers += touches.count
    guard let size = glass?.bounds.size, !UIAccessibility.isReduceMotionEnabled else { return }
    let longer = max(size.width, size.height, 1)
    grow(to: 1 + min(Self.most.points / longer, Self.most.part))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { lift(touches.count) }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    lift(touches.count)
  }

  private func lift(_ count: Int) {
    fingers -= count
    if fingers <= 0 { move(to: .failed, because: "no finger is on the glass") }
  }

  override func reset() {
    fingers = 0
    grow(to: 1)
  }

  private func grow(to scale: CGFloat) {
    guard let glass, scale != way.to else { return }
    guard glass.window != nil else {
      way = Way()
      return glass.layer.removeAnimation(forKey: Self.key)
    }
    let now = TimeSource.clock.now
    way = Way(from: way.scale(at: now), to: scale, start: now)
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = CATransform3DMakeScale(way.from, way.from, 1)
    animation.toValue = CATransform3DMakeScale(way.to, way.to, 1)
    animation.isAdditive = true
    animation.duration = Self.duration
    animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
    // As long as the finger stays.
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = scale == 1
    glass.layer.add(animation, forKey: Self.key)
  }
}

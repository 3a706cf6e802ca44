// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Who hears of an animation's beginning and end.
///
/// See [CAAnimationDelegate](https://developer.apple.com/documentation/quartzcore/caanimationdelegate).
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Called when it begins. The default does nothing.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when it ends, once. The default does nothing.
  ///
  /// - Parameters:
  ///   - anim: the animation, as the layer had it.
  ///   - flag: true at the end of its time, false when it was taken away before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

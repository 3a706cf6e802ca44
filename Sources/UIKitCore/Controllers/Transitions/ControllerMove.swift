// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: HT-29, VC-40.
/// The container's own way of showing a change of controllers: views move, and when they have, the
/// change is done.
///
/// The views that move take no touches meanwhile.
@MainActor
final class ControllerMove {
  /// Seconds that a change takes.
  static let duration: TimeInterval = 0.35
  private let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut)

  /// Prepares a change.
  ///
  /// - Parameters:
  ///   - isInteractive: whether a finger drives it, which the views then do not lose.
  ///   - changes: gives the views their last places.
  ///   - finish: does what remains; gets true when the change was taken back.
  init(
    isInteractive: Bool = false, _ changes: @escaping () -> Void,
    finish: @escaping (_ isCancelled: Bool) -> Void
  ) {
    animator.engine.cancelsTouches = !isInteractive
    animator.isUserInteractionEnabled = false
    animator.addAnimations(changes)
    animator.addCompletion { finish($0 == .start) }
  }

  /// Lets the views move by themselves.
  func run() { animator.startAnimation() }

  /// Moves something else together with the views, in the time that is left.
  func add(_ changes: @escaping () -> Void) { animator.addAnimations(changes) }

  /// Shows a part of the way, as a finger says.
  func show(_ part: CGFloat) { animator.fractionComplete = part }

  /// A finger let go: the change is made, or taken back.
  func letGo(isCancelled: Bool) {
    animator.isReversed = isCancelled
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
  }

  /// Makes the change now, without showing the rest of the way.
  func finishNow() {
    guard animator.state == .active else { return }
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
  }
}

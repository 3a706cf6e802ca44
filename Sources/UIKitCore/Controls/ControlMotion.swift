// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// A number on its way to another, for the moving part of a control.
///
/// It moves on the application's clock, so in a test it stands still until time is advanced.
@MainActor
final class ControlMotion {
  /// How long a way takes, in seconds.
  private static let duration: TimeInterval = 0.2
  /// The time between two steps, in seconds: a frame of an ordinary screen.
  private static let step: TimeInterval = 1.0 / 60

  /// Where the number is now.
  private(set) var value: CGFloat
  private var start: CGFloat = 0
  private var began: TimeInterval = 0
  private var target: CGFloat
  private var timer: ClockTimer?

  /// Whether it is on its way.
  var isMoving: Bool { timer != nil }

  init(_ value: CGFloat) {
    self.value = value
    target = value
  }

  /// Goes to another number, at once or step by step; `didMove` is called after each step.
  func go(to target: CGFloat, animated: Bool, didMove: @escaping @MainActor () -> Void) {
    guard target != self.target || !animated else { return }
    timer?.cancel()
    timer = nil
    self.target = target
    guard animated else {
      value = target
      return
    }
    start = value
    began = TimeSource.clock.now
    schedule(didMove)
  }

  private func schedule(_ didMove: @escaping @MainActor () -> Void) {
    timer = TimeSource.clock.schedule(after: Self.step) { [weak self] in
      guard let self else { return }
      let share = CGFloat(min(1, (TimeSource.clock.now - self.began) / Self.duration))
      // Fast at first, slow at the end.
      let eased = 1 - (1 - share) * (1 - share) * (1 - share)
      self.value = share == 1 ? self.target : self.start + (self.target - self.start) * eased
      self.timer = nil
      if share < 1 { self.schedule(didMove) }
      didMove()
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// Looks at the progress of some work, frame by frame, until it is finished: there is no observation of
/// keys on this platform.
@MainActor
final class ObservedProgress {
  let progress: Progress
  private let tell: @MainActor (Float) -> Void
  private var last: Double
  private var timer: ClockTimer?

  /// The time between two looks, in seconds: a frame of an ordinary screen.
  private static let step: TimeInterval = 1.0 / 60

  init(_ progress: Progress, _ tell: @escaping @MainActor (Float) -> Void) {
    self.progress = progress
    self.tell = tell
    last = progress.fractionCompleted
    look()
  }

  /// Looks no more.
  func stop() {
    timer?.cancel()
    timer = nil
  }

  private func look() {
    let share = progress.fractionCompleted
    if share != last {
      last = share
      tell(Float(share))
    }
    guard !progress.isFinished, !progress.isCancelled else { return }
    timer = TimeSource.clock.schedule(after: Self.step) { [weak self] in self?.look() }
  }
}

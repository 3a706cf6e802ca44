// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import UIKitHost

/// A leaf that falls by itself: a part of a turn that changes from frame to frame.
@MainActor
final class PageMotion {
  private struct Run {
    var start: TimeInterval
    var from: CGFloat
    var to: CGFloat
    var duration: TimeInterval
    var timing: AnimationTiming
    var step: (CGFloat) -> Void
    var done: () -> Void
  }

  private var current: Run?
  private let frames = ScrollFrames()

  /// Begins to move; what was under way is forgotten.
  ///
  /// - Parameters:
  ///   - start: the part to begin at.
  ///   - end: the part to arrive at.
  ///   - duration: in seconds.
  ///   - isSlowAtFirst: whether nothing moved it before.
  ///   - step: gets the part in every frame.
  ///   - done: called at the end.
  func run(
    from start: CGFloat, to end: CGFloat, lasting duration: TimeInterval, isSlowAtFirst: Bool,
    _ step: @escaping (CGFloat) -> Void, done: @escaping () -> Void
  ) {
    current = Run(
      start: TimeSource.clock.now, from: start, to: end, duration: duration,
      timing: isSlowAtFirst ? .easeInOut : .easeOut, step: step, done: done)
    guard duration > 0 else { return finish() }
    frames.start({ [weak self] in self?.frame() }, halt: { [weak self] in self?.finish() })
  }

  /// Forgets what was under way, wherever that is.
  func stop() {
    current = nil
    frames.stop()
  }

  private func frame() {
    guard let run = current else { return frames.stop() }
    let fraction = (TimeSource.clock.now - run.start) / run.duration
    guard fraction < 1 else { return finish() }
    run.step(run.from + (run.to - run.from) * CGFloat(run.timing.progress(fraction)))
  }

  private func finish() {
    guard let run = current else { return }
    stop()
    run.step(run.to)
    run.done()
  }
}

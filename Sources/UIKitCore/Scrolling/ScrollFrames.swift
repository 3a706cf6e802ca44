// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import QuartzCore
import ResponderFoundation
import UIKitRuntime

/// The frames of something that moves by itself, which counts among the scroll views that do.
@MainActor
final class ScrollFrames {
  private var link: CADisplayLink?
  /// Where it stands while it moves.
  private var moving: MovingScrollViews?

  var isRunning: Bool { link != nil }

  /// Has `frame` called in every frame from now on, if nothing is yet; `halt` ends the movement.
  func start(_ frame: @escaping () -> Void, halt: @escaping () -> Void) {
    guard !isRunning else { return }
    let made = CADisplayLink { _ in frame() }
    made.add(to: .main, forMode: .common)
    link = made
    let moving = MovingScrollViews.shared
    moving.halts[ObjectIdentifier(self)] = halt
    self.moving = moving
  }

  /// Ends the frames.
  func stop() {
    guard let link else { return }
    self.link = nil
    link.invalidate()
    moving?.halts[ObjectIdentifier(self)] = nil
    moving = nil
  }

  deinit {
    LastRelease.of(self, taking: { (link, moving, ObjectIdentifier(self)) }) {
      link, moving, frames in
      link?.invalidate()
      moving?.halts[frames] = nil
    }
  }
}

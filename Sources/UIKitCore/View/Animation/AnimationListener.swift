// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderFoundation
import UIKitHost

// Rules: AN-22.
/// Who is told, by selectors, that an animation begins and that it has ended.
@MainActor
final class AnimationListener {
  private let id: String?
  private let context: UnsafeMutableRawPointer?
  /// Kept until it is told of the end.
  var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?
  /// How much of the animation has not ended.
  private var parts = 0
  private var wasInterrupted = false
  private var timer: ClockTimer?

  init(_ id: String?, _ context: UnsafeMutableRawPointer?) {
    self.id = id
    self.context = context
  }

  /// Nothing moves: it is told of both in a turn of its own.
  func tellSoon() {
    TimeSource.clock.schedule(after: 0) { [self] in
      tell(willStart, [id, context])
      stop()
    }
  }

  /// Tells of the beginning after a number of seconds, and of the end when as many parts have ended.
  func wait(for parts: Int, after delay: TimeInterval) {
    self.parts = parts
    timer = TimeSource.clock.schedule(after: delay) { [self] in tell(willStart, [id, context]) }
  }

  /// A part has ended, or was interrupted.
  func partDidEnd(_ isFinished: Bool) {
    parts -= 1
    wasInterrupted = wasInterrupted || !isFinished
    if parts == 0 { stop() }
  }

  private func stop() {
    timer?.cancel()
    timer = nil
    tell(didStop, [id, NSNumber(value: !wasInterrupted), context])
    delegate = nil
  }

  // Rules: RT-7.
  private func tell(_ selector: Selector?, _ arguments: [Any?]) {
    guard let selector, let delegate else { return }
    guard let method = selector.knownMethod(of: delegate) else {
      selector.unrecognized(by: delegate, sentBy: "an animation")
    }
    _ = method.send(to: delegate, arguments)
  }
}

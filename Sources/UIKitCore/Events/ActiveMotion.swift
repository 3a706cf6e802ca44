// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost
import UIKitMachines
import UIKitRuntime

/// The shake in progress: its event, who gets it, and how long it may go on.
@MainActor
final class ActiveMotion {
  static var shared: ActiveMotion { Runtime.part(.motion) { ActiveMotion() } }

  /// The event of the shake in progress; nil when the device rests.
  private(set) var event: UIEvent?
  private var limit: ClockTimer?

  // Rules: MO-5.
  /// Starts a shake; `tooLong` is called when it goes on for too long.
  func begin(at time: TimeInterval, tooLong: @escaping @MainActor () -> Void) -> UIEvent {
    let event = UIEvent(type: .motion, subtype: .motionShake)
    event.currentTime = time
    event.motion = MotionProgress(phase: .began)
    self.event = event
    limit = TimeSource.clock.schedule(after: Thresholds.shakeDuration, tooLong)
    return event
  }

  // Rules: MO-6.
  /// The event that ends the shake in progress, or nil when there is none.
  func finish(_ phase: ShakePhase, at time: TimeInterval) -> UIEvent? {
    guard let event else { return nil }
    event.motion?.phase = phase
    event.currentTime = time
    limit?.cancel()
    limit = nil
    self.event = nil
    return event
  }

  // Rules: MO-5.
  /// Cancels the shake if whoever got it is in the tree of `view`, which leaves its window.
  func treeLeaves(_ view: UIView) {
    guard let event, let recipient = event.motion?.recipient,
      ResponderChain.first(
        from: recipient, where: { $0 === view || $0 is any FirstResponderHolder })
        === view,
      let cancelled = finish(.cancelled, at: event.timestamp)
    else { return }
    cancelled.deliverMotion(to: recipient)
  }
}

/// What an event of type `.motion` knows of its shake.
struct MotionProgress {
  var phase: ShakePhase
  /// Who was told that it began, and is told how it ends.
  weak var recipient: UIResponder?
}

extension UIEvent {
  // Rules: MO-1, MO-2, MO-3.
  /// Tells a responder of a shake.
  ///
  /// The first phase goes to `responder`, the last one to whoever got the first.
  func deliverMotion(to responder: UIResponder) {
    guard let phase = motion?.phase else { return }
    let recipient = phase == .began ? responder : motion?.recipient
    guard let recipient else { return }
    motion?.recipient = recipient
    Trace.record(.delivery, "\(Trace.name(recipient)) motion \(phase)")
    switch phase {
    case .began: recipient.motionBegan(subtype, with: self)
    case .ended: recipient.motionEnded(subtype, with: self)
    case .cancelled: recipient.motionCancelled(subtype, with: self)
    }
  }
}

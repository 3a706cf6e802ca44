// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

// Rules: GR-17 to GR-19, GR-21, GR-25, GR-32, GR-33.
/// Which recognizers get a new touch.
@MainActor
enum GestureEnrollment {
  static func admits(
    _ recognizer: UIGestureRecognizer, _ touch: UITouch, _ event: UIEvent
  ) -> Bool {
    guard recognizer.isEnabled, !recognizer.currentState.isTerminal,
      recognizer.pendingDecision?.last.isTerminal != true
    else { return false }
    // A pressed pointer is a touch, which hover recognizers must not keep from the view.
    if recognizer.isForHover, !touch.phase.isHovering { return false }
    guard acceptsType(of: touch, recognizer), recognizer.shouldReceive(event) else { return false }
    if let delegate = recognizer.delegate {
      guard delegate.gestureRecognizer(recognizer, shouldReceive: event),
        delegate.gestureRecognizer(recognizer, shouldReceive: touch)
      else {
        Trace.record(
          .gesture, "\(Trace.name(recognizer)) does not get the touch: its delegate says so")
        return false
      }
    }
    return true
  }

  private static func acceptsType(
    of touch: UITouch, _ recognizer: UIGestureRecognizer
  ) -> Bool {
    let type = touch.type
    if recognizer.extras != nil,
      !recognizer.allowedTouchTypes.contains(where: { $0.intValue == type.rawValue })
    {
      return false
    }
    guard let first = recognizer.touchSequence.first, recognizer.requiresExclusiveTouchType else {
      return true
    }
    return first.type == type
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// Follows a pointer that hovers from window to window.
@MainActor
struct HoverTracker {
  private var touch: UITouch?

  // Rules: TE-58.
  /// The events of one sample: leaving a window and entering another are two.
  mutating func translate(_ sample: HoverSample, at time: TimeInterval) -> [UIEvent] {
    let event = UIEvent(type: .hover)
    let found =
      sample.phase == .exited ? nil : WindowHitTest.find(at: sample.location, event: event)
    var events: [UIEvent] = []
    if let old = touch, found?.window !== old.currentWindow {
      events.append(self.event(.regionExited, old, sample, time))
      touch = nil
    }
    guard let found else { return events }
    if let touch {
      touch.currentView = found.view
      events.append(self.event(.regionMoved, touch, sample, time))
      return events
    }
    let entered = UITouch()
    entered.currentType = sample.kind == .pen ? .pencil : .indirectPointer
    entered.currentTapCount = 0
    entered.currentWindow = found.window
    entered.currentView = found.view
    touch = entered
    events.append(self.event(.regionEntered, entered, sample, time))
    entered.lastLocation = entered.currentLocation
    return events
  }

  private func event(
    _ phase: UITouch.Phase, _ touch: UITouch, _ sample: HoverSample, _ time: TimeInterval
  ) -> UIEvent {
    let event = UIEvent(type: .hover)
    event.currentTime = time
    event.currentModifiers = UIKeyModifierFlags(rawValue: sample.modifiers.rawValue)
    event.target = touch.currentWindow
    touch.lastLocation = touch.currentLocation
    touch.currentLocation =
      touch.currentWindow?.convertFromScreen(sample.location) ?? sample.location
    touch.currentTime = time
    touch.currentPhase = phase
    touch.detail = ContactDetail(altitude: sample.altitude, azimuth: sample.azimuth)
    event.currentTouches = [touch]
    return event
  }
}

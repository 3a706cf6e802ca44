// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

extension UIApplication {
  // Rules: PK-3, PK-9, PK-29.
  /// Makes the event of a key that went down or up.
  func takeKey(_ stroke: KeyStroke) {
    for missed in presses.missedReleases(before: stroke) {
      deliver(presses.translate(missed, isActive: true))
    }
    deliver(presses.translate(stroke, isActive: currentState == .active))
  }

  /// Makes the event of a button of a remote or a game controller.
  func takePress(_ sample: PressSample) {
    deliver(presses.translate(sample, isActive: currentState == .active))
  }

  /// A keyboard that goes takes its keys with it.
  func takeKeyboard(isAttached: Bool, at time: TimeInterval) {
    if !isAttached { cancelPresses(at: time) }
    HardwareKeyboard.shared.isAttached = isAttached
  }

  // Rules: PK-30.
  /// Cancels every press by an event like any other.
  func cancelPresses(at time: TimeInterval) { deliver(presses.cancelAll(at: time)) }

  private func deliver(_ event: UIPressesEvent?) {
    guard let event else { return }
    for press in ActivePresses.shared.presses where press.currentPhase == .began {
      press.currentWindow = KeyWindow.shared.current
      press.currentResponder = press.currentWindow.map(PressRecipient.find)
    }
    sendEvent(event)
    ActivePresses.shared.removeFinished()
  }
}

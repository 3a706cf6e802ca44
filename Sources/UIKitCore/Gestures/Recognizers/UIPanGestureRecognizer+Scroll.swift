// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

// Rules: GR-118.
extension UIPanGestureRecognizer: ScrollFollowing {
  final func takesScroll(_ type: UIScrollTypeMask, _ event: UIEvent) -> Bool {
    isEnabled && !isEngaged && currentState == .possible
      && !allowedScrollTypesMask.isDisjoint(with: type) && shouldReceive(event)
      && delegate?.gestureRecognizer(self, shouldReceive: event) != false
  }

  final func beginScroll(at time: TimeInterval) {
    machine.hysteresis = 0
    machine.fingersChanged(at: time)
  }

  /// Content moves against the fingers that would drag it.
  final func scroll(by delta: CGPoint, at time: TimeInterval) {
    guard !currentState.isTerminal else { return }
    guard let move = machine.moved(by: CGPoint(x: -delta.x, y: -delta.y), at: time) else { return }
    make(move == .change ? move : .begin(.scrolled))
  }

  final func endScroll(at time: TimeInterval) {
    guard !currentState.isTerminal else { return }
    if machine.isDragging {
      machine.lifted(at: time)
      make(.end(.scrollEnded))
    } else {
      make(.fail(.notScrolled))
    }
  }
}

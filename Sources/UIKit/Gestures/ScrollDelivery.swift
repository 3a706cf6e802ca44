// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// Lets pan recognizers take what a wheel or trackpad scrolls.
///
/// A touch that nobody is told of stands for the movement, so that pans that scroll arbitrate like
/// pans that drag. The deepest one that allows this kind of scrolling comes first.
///
/// - Rules: GR-118.
extension GestureEnvironment {
  /// Delivers a scroll event.
  func scroll(_ event: UIEvent) {
    guard let movement = event.scroll else { return }
    let type: UIScrollTypeMask = movement.phase == .step ? .discrete : .continuous
    if movement.phase == .step || movement.phase == .began || scrollTouch == nil {
      endScroll(event)
      beginScroll(movement, type, event)
    }
    guard let touch = scrollTouch else { return }
    touch.currentTime = event.timestamp
    touch.currentLocation = movement.location
    scope {
      for case let pan as UIPanGestureRecognizer in touch.recognizers {
        pan.scroll(by: movement.delta, at: event.timestamp)
      }
    }
    if movement.phase == .step || movement.phase == .ended { endScroll(event) }
  }

  private func beginScroll(
    _ movement: ScrollMovement, _ type: UIScrollTypeMask, _ event: UIEvent
  ) {
    let touch = UITouch()
    touch.currentType = .indirectPointer
    touch.currentWindow = event.target
    touch.currentView = movement.view
    touch.currentLocation = movement.location
    touch.currentTime = event.timestamp
    touch.currentPhase = .moved
    var current = movement.view
    while let view = current {
      for case let pan as UIPanGestureRecognizer in view.extras?.recognizers ?? []
      where pan.takesScroll(type, event) {
        touch.recognizers.append(pan)
        pan.attempt.append(touch)
        pan.beginScroll(at: event.timestamp)
      }
      current = view.superview
    }
    scrollTouch = touch.recognizers.isEmpty ? nil : touch
  }

  private func endScroll(_ event: UIEvent) {
    guard let touch = scrollTouch else { return }
    scrollTouch = nil
    scope {
      for case let pan as UIPanGestureRecognizer in touch.recognizers {
        pan.endScroll(at: event.timestamp)
      }
    }
  }
}

extension UIPanGestureRecognizer {
  fileprivate final func takesScroll(_ type: UIScrollTypeMask, _ event: UIEvent) -> Bool {
    isEnabled && !isEngaged && currentState == .possible
      && !allowedScrollTypesMask.isDisjoint(with: type) && shouldReceive(event)
      && delegate?.gestureRecognizer(self, shouldReceive: event) != false
  }

  fileprivate final func beginScroll(at time: TimeInterval) {
    machine.hysteresis = 0
    machine.fingersChanged(at: time)
  }

  /// Content moves against the fingers that would drag it.
  fileprivate final func scroll(by delta: CGPoint, at time: TimeInterval) {
    guard !currentState.isTerminal else { return }
    guard let move = machine.moved(by: CGPoint(x: -delta.x, y: -delta.y), at: time) else { return }
    make(move == .change ? move : .begin(.scrolled))
  }

  fileprivate final func endScroll(at time: TimeInterval) {
    guard !currentState.isTerminal else { return }
    if machine.isDragging {
      machine.lifted(at: time)
      make(.end(.scrollEnded))
    } else {
      make(.fail(.notScrolled))
    }
  }
}

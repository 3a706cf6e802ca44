// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

// Rules: GR-118.
/// Lets pan recognizers take what a wheel or trackpad scrolls; it reaches nobody else.
///
/// A touch that nobody is told of stands for the movement, so that pans that scroll arbitrate like
/// pans that drag. The deepest one that allows this kind of scrolling comes first.
extension GestureEnvironment {
  /// Delivers a scroll event.
  func scroll(_ event: UIEvent) {
    beginTurn(at: event.timestamp)
    if let movement = event.scroll { scroll(movement, event) }
    endTurn()
  }

  private func scroll(_ movement: ScrollMovement, _ event: UIEvent) {
    let type: UIScrollTypeMask = movement.phase == .step ? .discrete : .continuous
    if movement.phase == .step || movement.phase == .began || scrollTouch == nil {
      endScroll(event)
      beginScroll(movement, type, event)
    }
    guard let touch = scrollTouch else { return }
    touch.currentTime = event.timestamp
    touch.currentLocation = movement.location
    scope {
      for case let pan as any ScrollFollowing in touch.recognizers {
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
      for case let pan as any ScrollFollowing in view.extras?.recognizers ?? []
      where pan.takesScroll(type, event) {
        join(pan, touch)
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
      for case let pan as any ScrollFollowing in touch.recognizers {
        pan.endScroll(at: event.timestamp)
      }
    }
  }
}

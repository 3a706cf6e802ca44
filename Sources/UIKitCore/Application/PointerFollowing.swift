// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost

extension UIApplication {
  // Rules: PN-1, PN-33.
  /// Shows what a pointer that hovers does to the views under it, after they were told of it.
  func followPointer(_ sample: HoverSample, _ events: [UIEvent]) {
    guard sample.phase != .exited, let touch = events.last?.soleHover, let view = touch.view,
      view.window != nil
    else {
      PointerTracker.made?.leave()
      return
    }
    followsPointer = true
    PointerTracker.shared.follow(
      view, at: sample.location, UIKeyModifierFlags(rawValue: sample.modifiers.rawValue),
      isPen: sample.kind == .pen)
  }

  // Rules: PN-32.
  /// Looks what is under a pointer that rests.
  ///
  /// - Returns: whether that is to be done after the next turn too.
  func lookUnderPointer() -> Bool {
    guard let tracker = PointerTracker.made, tracker.isWatching else { return false }
    tracker.rest { WindowHitTest.find(at: $0, event: nil)?.view }
    ViewTrees.shared.update(WindowList.shared.visible)
    return tracker.isWatching
  }
}

extension UIEvent {
  /// The pointer of an event of hovering, unless it left.
  fileprivate var soleHover: UITouch? {
    guard type == .hover, let touch = allTouches?.first, touch.phase != .regionExited else {
      return nil
    }
    return touch
  }
}

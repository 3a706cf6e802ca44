// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Tells recognizers what becomes of touches.
///
/// It holds nothing: touches and recognizers are parts of an application that go apart.
struct GestureFollower: TouchFollower {
  func willCancel(_ touches: [UITouch], _ event: UIEvent) {
    let touches = EventTouches(TouchOrder(Set(touches), inOrder: touches))
    GestureEnvironment.made?.deliver(touches, of: event)
  }

  func viewWillLeave(_ view: UIView) { GestureEnvironment.made?.viewWillLeave(view) }
}

extension GestureEnvironment {
  // Rules: GR-124.
  /// Takes a pointer that hovers, and a wheel, away from the recognizers of a view that leaves its
  /// window.
  func viewWillLeave(_ root: UIView) {
    if let hoverTouch { take(hoverTouch, from: root) }
    if let scrollTouch { take(scrollTouch, from: root) }
  }

  private func take(_ touch: UITouch, from root: UIView) {
    guard touch.currentView?.isDescendant(of: root) ?? false else { return }
    // Else the touch would keep the view until the pointer moves.
    touch.currentView = root.superview
    for recognizer in touch.recognizers
    where recognizer.attachedView?.isDescendant(of: root) ?? false {
      GestureRecognition.stop(recognizer, because: "its view left the window")
    }
  }
}

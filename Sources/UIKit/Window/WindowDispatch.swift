// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Delivers one event to a window: recognizers first, then the views.
///
/// Read this first. Before it, `EventTranslator` has made the touches and found the view under each
/// new finger; after it, whatever a view does not handle climbs by `UIResponder.next`.
@MainActor
enum WindowDispatch {
  /// - Rules: TE-51, AW-2.
  static func deliver(_ event: UIEvent, in window: UIWindow) {
    Trace.record(.event, "window \(Trace.name(window)) receives \(event.type)")
    switch event.type {
    case .touches: deliverTouches(event, in: window)
    case .hover: deliverHover(event, in: window)
    case .scroll: deliverScroll(event)
    case .motion: MotionDelivery.deliver(event, to: window.firstResponder ?? window)
    case .remoteControl: window.firstResponder?.remoteControlReceived(with: event)
    case .presses:
      if let presses = event as? UIPressesEvent { PressDelivery.deliver(presses, in: window) }
    case .transform: break
    }
  }

  /// - Rules: GR-22, TE-7, TE-51.
  private static func deliverTouches(_ event: UIEvent, in window: UIWindow) {
    guard let set = event.touches(for: window) else { return }
    let gestures = GestureEnvironment.shared
    gestures.beginTurn(at: event.timestamp)
    if set.count == 1, let touch = set.first {
      // One finger, the common case: no array is made.
      enroll(touch, event)
      gestures.deliverSingle(touch, of: event, as: set)
      TouchDelivery.deliverSingle(touch, as: set, event)
      gestures.endTurn()
      if touch.phase == .ended, SafeArea.isLive { StatusBarTap.observe(touch, in: window) }
      if window.threeFingers.isWatching { EditingGestures.observe(set, of: event, in: window) }
      return
    }
    let touches = ActiveTouches.shared.inOrder(set)
    for touch in touches { enroll(touch, event) }
    gestures.deliver(touches, of: event, as: set)
    TouchDelivery.deliver(touches, of: event, in: set)
    gestures.endTurn()
    if EditingGestures.concerns(window, set.count) {
      EditingGestures.observe(set, of: event, in: window)
    }
  }

  /// - Rules: GR-15, GR-16.
  private static func enroll(_ touch: UITouch, _ event: UIEvent) {
    guard touch.phase == .began, touch.recognizers.isEmpty else { return }
    GestureEnvironment.shared.enroll(touch, of: event)
  }

  /// A hovering pointer reaches recognizers only.
  ///
  /// - Rules: TE-58.
  private static func deliverHover(_ event: UIEvent, in window: UIWindow) {
    guard let set = event.touches(for: window) else { return }
    Trace.record(.delivery, "hover \(set.map(\.phase.method).joined()) in \(Trace.name(window))")
    let gestures = GestureEnvironment.shared
    gestures.beginTurn(at: event.timestamp)
    for touch in set { gestures.hover(touch, of: event) }
    gestures.endTurn()
  }

  /// What a wheel or trackpad scrolls reaches pan recognizers only.
  private static func deliverScroll(_ event: UIEvent) {
    let gestures = GestureEnvironment.shared
    gestures.beginTurn(at: event.timestamp)
    gestures.scroll(event)
    gestures.endTurn()
  }
}

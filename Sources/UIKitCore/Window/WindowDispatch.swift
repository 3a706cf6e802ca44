// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines
import UIKitHost

/// Delivers one event to a window: recognizers first, then the views.
///
/// Read this first. Before it, `EventTranslator` has made the touches and found the view under each
/// new finger; after it, whatever a view does not handle climbs by `UIResponder.next`.
@MainActor
enum WindowDispatch {
  // Rules: TE-51, AW-2.
  @inline(__always)
  static func deliver(_ event: UIEvent, in window: UIWindow) {
    if Trace.isOn(.event) { trace(event, in: window) }
    // OPTIMIZATION: mostly all fingers are in one window: then nothing is asked, sorted or retained.
    guard event.soleWindow === window, let order = event.heldOrder
    else { return deliverOther(event, in: window) }
    order.withoutRetaining { deliver($0, of: event, in: window) }
  }

  @inline(never)
  private static func trace(_ event: UIEvent, in window: UIWindow) {
    Trace.record(.event, "window \(Trace.name(window)) receives \(event.type)")
  }

  @inline(never)
  private static func deliverOther(_ event: UIEvent, in window: UIWindow) {
    switch event.type {
    case .touches: deliverTouches(event, in: window)
    case .presses: PressDelivery.deliver(event, in: window)
    case .hover: GestureEnvironment.shared.hover(event.touches(for: window) ?? [], of: event)
    case .scroll: GestureEnvironment.shared.scroll(event)
    case .motion: event.deliverMotion(to: window.firstResponder ?? window)
    case .remoteControl: window.firstResponder?.remoteControlReceived(with: event)
    case .transform: break
    }
  }

  // Rules: GR-22, TE-7, TE-51.
  private static func deliverTouches(_ event: UIEvent, in window: UIWindow) {
    guard let some = event.touches(for: window) else { return }
    let touches = EventTouches(TouchOrder(some, inOrder: some.inOrder))
    deliver(touches, of: event, in: window, .shared)
  }

  /// OPTIMIZATION: never inlined, for what a caller holds is not retained.
  @inline(never)
  private static func deliver(
    _ order: TouchOrder, of event: UIEvent, in window: UIWindow
  ) {
    // Begun by the application, unless a program sends a window an event itself.
    guard order.custody.withoutRetaining({ $0.isUnderWay }) else {
      return deliverAlone(order, of: event, in: window)
    }
    GestureEnvironment.unretained.withoutRetaining { gestures in
      if gestures.isQuiet, let view = TouchDelivery.viewOfMove(in: order) {
        gestures.beginTurn(at: event.currentTime)
        TouchDelivery.move(view, order, event)
        gestures.endTurn()
        if window.threeFingers.isBusy { follow(order, of: event, in: window) }
      } else {
        deliverAll(order, of: event, in: window, gestures)
      }
    }
  }

  // OPTIMIZATION: these are never inlined, so that a move sets aside no room for them.

  @inline(never)
  private static func deliverAlone(_ order: TouchOrder, of event: UIEvent, in window: UIWindow) {
    let custody = order.custody
    custody.withoutRetaining { $0.begin() }
    deliver(order, of: event, in: window)
    custody.withoutRetaining { $0.end() }
  }

  @inline(never)
  private static func deliverAll(
    _ order: TouchOrder, of event: UIEvent, in window: UIWindow, _ gestures: GestureEnvironment
  ) {
    deliver(EventTouches(active: order), of: event, in: window, gestures)
  }

  @inline(never)
  private static func follow(_ order: TouchOrder, of event: UIEvent, in window: UIWindow) {
    window.observeThreeFingers(EventTouches(active: order), of: event)
  }

  @inline(__always)
  private static func deliver(
    _ touches: EventTouches, of event: UIEvent, in window: UIWindow, _ gestures: GestureEnvironment
  ) {
    gestures.beginTurn(at: touches.areOwn ? event.currentTime : event.timestamp)
    if touches.phases.contains(.began) { gestures.enroll(touches, of: event) }
    gestures.deliver(touches, of: event)
    TouchDelivery.deliver(touches, of: event)
    gestures.endTurn()
    if touches.phases.contains(.ended) { window.observeStatusBarTap(touches) }
    window.observeThreeFingers(touches, of: event)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost

/// Hands an event to the windows it concerns.
@MainActor
enum ApplicationDispatch {
  // Rules: TE-51, TE-53, AW-3.
  /// Touches go to the windows they began in, once each; other events to the window they mean.
  @inline(__always)
  static func route(_ event: UIEvent) {
    if Trace.isOn(.event) { trace(event) }
    // OPTIMIZATION: mostly all fingers are in one window, which the order of their touches holds.
    guard let order = event.heldOrder, let window = soleWindow(of: event)
    else { return routeOther(event) }
    let custody = order.withoutRetaining { $0.custody }
    custody.withoutRetaining { $0.begin() }
    window.withoutRetaining { $0.sendEvent(event) }
    custody.withoutRetaining { $0.end() }
  }

  @inline(never)
  private static func trace(_ event: UIEvent) {
    Trace.record(.event, "application receives \(event.type)")
  }

  @inline(never)
  private static func routeOther(_ event: UIEvent) {
    switch event.type {
    case .touches:
      if let window = event.soleWindow {
        window.sendEvent(event)
      } else {
        for window in windows(of: event) { window.sendEvent(event) }
      }
    case .hover, .scroll, .transform: event.target?.sendEvent(event)
    case .motion: (event.target ?? KeyWindow.shared.current)?.sendEvent(event)
    case .remoteControl: routeRemote(event)
    case .presses: routePresses(event)
    }
  }

  @inline(__always)
  private static func soleWindow(of event: UIEvent) -> Unmanaged<UIWindow>? {
    guard let window = event.soleWindow else { return nil }
    return .passUnretained(window)
  }

  // Rules: RM-3, RM-4.
  /// Remote control means the first responder, or else the application.
  private static func routeRemote(_ event: UIEvent) {
    if let window = KeyWindow.shared.current, window.firstResponder != nil {
      window.sendEvent(event)
    } else {
      UIApplication.shared.remoteControlReceived(with: event)
    }
  }

  // Rules: AW-2, PK-3, PK-36.
  /// Presses go to the window that was key when they began.
  private static func routePresses(_ event: UIEvent) {
    guard let presses = event as? UIPressesEvent else { return }
    KeyDispatch.consume(presses)
    var told: [UIWindow] = []
    for press in ActivePresses.shared.inOrder(presses.allPresses)
    where press.phase != .stationary && !press.status.contains(.consumed) {
      guard let window = press.window, !told.contains(where: { $0 === window }) else { continue }
      told.append(window)
      window.sendEvent(event)
    }
  }

  private static func windows(of event: UIEvent) -> [UIWindow] {
    guard let touches = event.allTouches else { return [] }
    var windows: [UIWindow] = []
    for touch in touches.inOrder {
      guard let window = touch.window, !windows.contains(where: { $0 === window }) else { continue }
      windows.append(window)
    }
    return windows
  }
}

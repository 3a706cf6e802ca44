// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderFoundation
import UIKitRuntime
import UIKitHost

/// Which window is key.
@MainActor
package final class KeyWindow {
  /// The one of the current runtime.
  package static var shared: KeyWindow { Runtime.part(.keyWindow) { KeyWindow() } }

  /// Not retained; `forget(_:)` comes before the window goes.
  ///
  /// OPTIMIZATION: not weak, for the reason that `WindowList` has.
  private var latest: Unmanaged<UIWindow>?

  /// The window that became key last; of all scenes, the one that gets events without a place.
  package private(set) var current: UIWindow? {
    get {
      LastRelease.settle()
      return latest?.takeUnretainedValue()
    }
    set { latest = newValue.map(Unmanaged.passUnretained) }
  }

  /// Drops a window that is being deallocated.
  func forget(_ window: ObjectIdentifier) {
    if let latest, latest.names(window) { self.latest = nil }
  }

  // Rules: AW-4.
  func isKey(_ window: UIWindow) -> Bool {
    if let scene = window.scene { return scene.key === window }
    return current === window
  }

  // Rules: AW-4, AW-5, AW-6, AW-7.
  func make(_ window: UIWindow) {
    guard window.canBecomeKey else {
      Trace.record(.window, "\(Trace.name(window)) may not become key")
      return
    }
    let old = window.scene.map { $0.key } ?? current
    guard old !== window || current !== window else { return }
    if let old, old !== window { resign(old) }
    current = window
    window.scene?.key = window
    window.keyRecognizer.isEnabled = false
    window.becomeKey()
    Trace.record(.window, "\(Trace.name(window)) became key")
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
    FirstResponderSwitch.shared.recordDidChange()
  }

  // Rules: AW-10.
  /// Another visible window takes over from a key window that is hidden.
  func windowDidHide(_ window: UIWindow) {
    guard isKey(window) || current === window else { return }
    let next = WindowList.shared.firstFromFront { other in
      other !== window && other.scene === window.scene && other.canBecomeKey ? other : nil
    }
    resign(window)
    if let next { make(next) } else { FirstResponderSwitch.shared.recordDidChange() }
  }

  private func resign(_ window: UIWindow) {
    if current === window { current = nil }
    if window.scene?.key === window { window.scene?.key = nil }
    window.keyRecognizer.isEnabled = true
    window.resignKey()
    Trace.record(.window, "\(Trace.name(window)) is not key any more")
    NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: window)
  }
}

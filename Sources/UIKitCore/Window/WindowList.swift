// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderFoundation
import UIKitRuntime
import UIKitHost

/// All windows, and their order from back to front.
@MainActor
package final class WindowList {
  /// The one of the current runtime.
  package static var shared: WindowList { Runtime.part(.windows) { WindowList() } }

  /// Not retained: a window that goes away forgets itself here first.
  ///
  /// OPTIMIZATION: unmanaged, for once an object has a weak reference, each retain of it costs five
  /// times as much, and every event retains its window.
  private var entries = ObjectList<Unmanaged<UIWindow>>()
  private var lastOrder = 0
  private let keyWindow = KeyWindow.shared
  /// Of the application that has these windows, whoever lets one of them go.
  private let work = TurnWork.shared
  /// Whether only windows that have a scene are on the screen.
  var needsScenes = false { didSet { if needsScenes != oldValue { orderDidChange() } } }
  /// The visible windows from back to front; made when asked for after a change.
  private var sorted: [Unmanaged<UIWindow>]?

  /// Every window that exists, in the order in which they were made.
  var all: [UIWindow] {
    LastRelease.settle()
    return entries.values.map { $0.takeUnretainedValue() }
  }

  // Rules: HT-26, HT-27.
  /// The visible windows, the rearmost first.
  package var visible: [UIWindow] {
    LastRelease.settle()
    if let sorted { return sorted.map { $0.takeUnretainedValue() } }
    let made = all.filter { !$0.isHidden && isShown($0) }
      .sorted { ($0.level, $0.order) < ($1.level, $1.order) }
    sorted = made.map(Unmanaged.passUnretained)
    return made
  }

  func add(_ window: UIWindow) {
    lastOrder += 1
    window.order = lastOrder
    entries[ObjectIdentifier(window)] = .passUnretained(window)
  }

  /// Drops a window that is being deallocated.
  func forget(_ window: ObjectIdentifier) {
    entries[window] = nil
    orderDidChange()
    keyWindow.forget(window)
  }

  func bringToFront(_ window: UIWindow) {
    lastOrder += 1
    window.order = lastOrder
    orderDidChange()
  }

  func orderDidChange() {
    sorted = nil
    work.enlist(.commit)
  }

  // Rules: AW-8, AW-10, TE-37.
  /// Shows or hides a window by `change`, with what belongs to it.
  func setHidden(_ isHidden: Bool, _ window: UIWindow, change: () -> Void) {
    guard isHidden != window.isHidden else { return }
    if isHidden {
      FirstResponderSwitch.shared.leaveWindow(window, holder: window.firstResponderHolder ?? window)
      ActiveTouches.shared.cancelTouches(in: window)
    } else {
      bringToFront(window)
    }
    change()
    orderDidChange()
    Trace.record(.window, "\(Trace.name(window)) \(isHidden ? "hidden" : "visible")")
    NotificationCenter.default.post(
      name: isHidden ? UIWindow.didBecomeHiddenNotification : UIWindow.didBecomeVisibleNotification,
      object: window)
    if isHidden { KeyWindow.shared.windowDidHide(window) }
    ManagedActivities.shared.refresh()
  }

  func move(_ window: UIWindow, to scene: UIWindowScene?) {
    guard window.scene !== scene else { return }
    let old = window.scene
    old?.didLose(window)
    window.scene = scene
    scene?.didGain(window)
    orderDidChange()
  }

  /// Whether a window that is not hidden is on the screen: with scenes, only one that has a scene.
  private func isShown(_ window: UIWindow) -> Bool {
    !needsScenes || window.scene != nil || window.belongsToSystem
  }
}

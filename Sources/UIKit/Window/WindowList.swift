// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// All windows, and their order from back to front.
@MainActor
enum WindowList {
  /// Not retained: a window that goes away forgets itself here first.
  ///
  /// OPTIMIZATION: unmanaged, for once an object has a weak reference, each retain of it costs five
  /// times as much, and every event retains its window.
  private static var entries: [Unmanaged<UIWindow>] = []
  private static var lastOrder = 0
  /// The visible windows from back to front; made when asked for after a change.
  private static var sorted: [Unmanaged<UIWindow>]?

  /// Every window that exists, in the order in which they were made.
  static var all: [UIWindow] { entries.map { $0.takeUnretainedValue() } }

  /// The visible windows, the rearmost first.
  ///
  /// - Rules: HT-26, HT-27.
  static var visible: [UIWindow] {
    if let sorted { return sorted.map { $0.takeUnretainedValue() } }
    let made = all.filter { !$0.isHidden && isShown($0) }
      .sorted { ($0.level, $0.order) < ($1.level, $1.order) }
    sorted = made.map(Unmanaged.passUnretained)
    return made
  }

  static func add(_ window: UIWindow) {
    lastOrder += 1
    window.order = lastOrder
    entries.append(.passUnretained(window))
  }

  /// Drops a window that is being deallocated.
  static func forget(_ window: UIWindow) {
    entries.removeAll { $0.toOpaque() == Unmanaged.passUnretained(window).toOpaque() }
    orderDidChange()
    KeyWindow.forget(window)
  }

  static func bringToFront(_ window: UIWindow) {
    lastOrder += 1
    window.order = lastOrder
    orderDidChange()
  }

  static func orderDidChange() {
    sorted = nil
  }

  /// Shows or hides a window by `change`, with what belongs to it.
  ///
  /// - Rules: AW-8, AW-10, TE-37.
  static func setHidden(_ isHidden: Bool, _ window: UIWindow, change: () -> Void) {
    guard isHidden != window.isHidden else { return }
    if isHidden {
      FirstResponderSwitch.leaveWindow(window, holder: window.firstResponderHolder ?? window)
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
    if isHidden { KeyWindow.windowDidHide(window) }
    ManagedActivities.refresh()
  }

  static func move(_ window: UIWindow, to scene: UIWindowScene?) {
    guard window.scene !== scene else { return }
    let old = window.scene
    old?.didLose(window)
    window.scene = scene
    scene?.didGain(window)
    orderDidChange()
  }

  /// Whether a window that is not hidden is on the screen: with scenes, only one that has a scene.
  private static func isShown(_ window: UIWindow) -> Bool {
    !UIWindowScene.isRequired || window.scene != nil || window.belongsToSystem
  }
}

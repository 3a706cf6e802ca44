// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
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
  /// The visible windows from back to front, and their layers; made when asked for after a change.
  private var sorted: [WindowPlace]?
  private var sortedLayers: [CALayer]?
  /// Counts the windows that went away.
  private var departures = 0

  /// Every window that exists, in the order in which they were made.
  var all: [UIWindow] {
    LastRelease.settle()
    return entries.values.map { $0.takeUnretainedValue() }
  }

  // Rules: HT-26, HT-27.
  /// The visible windows, the rearmost first.
  package var visible: [UIWindow] { inOrder.map { $0.window.takeUnretainedValue() } }

  /// The layers of the visible windows, the rearmost first.
  var visibleLayers: [CALayer] {
    LastRelease.settle()
    if let sortedLayers { return sortedLayers }
    let made = visible.map(\.backing)
    sortedLayers = made
    return made
  }

  // Rules: HT-26, HT-27.
  /// What `body` answers for the front-most visible window for which it answers something.
  ///
  /// A window that goes away meanwhile is not asked.
  ///
  /// OPTIMIZATION: only a window that is asked is retained, for there may be hundreds behind it.
  func firstFromFront<Answer>(_ body: (UIWindow) -> Answer?) -> Answer? {
    let places = inOrder
    let before = departures
    for place in places.reversed() {
      LastRelease.settle()
      if departures != before, !exists(place.window) { continue }
      if let answer = body(place.window.takeUnretainedValue()) { return answer }
    }
    return nil
  }

  private func exists(_ window: Unmanaged<UIWindow>) -> Bool {
    entries.values.contains { $0.toOpaque() == window.toOpaque() }
  }

  private var inOrder: [WindowPlace] {
    LastRelease.settle()
    if let sorted { return sorted }
    var places: [WindowPlace] = []
    for window in all {
      window.listed = belongsOnScreen(window) ? WindowPlace(of: window) : nil
      if let place = window.listed { places.append(place) }
    }
    places.sort()
    sorted = places
    return places
  }

  private func belongsOnScreen(_ window: UIWindow) -> Bool { !window.isHidden && isShown(window) }

  func add(_ window: UIWindow) {
    lastOrder += 1
    window.order = lastOrder
    entries[ObjectIdentifier(window)] = .passUnretained(window)
  }

  /// Drops a window that is being deallocated.
  ///
  /// - Parameter place: where it stood among the visible ones; nil if it was not visible.
  func forget(_ window: ObjectIdentifier, at place: WindowPlace?) {
    entries[window] = nil
    departures += 1
    if let place { takeOut(place) }
    noteChange()
    keyWindow.forget(window)
  }

  func bringToFront(_ window: UIWindow) {
    lastOrder += 1
    window.order = lastOrder
    orderDidChange(of: window)
  }

  /// Has the order found anew.
  func orderDidChange() {
    sorted = nil
    noteChange()
  }

  /// Puts one window in its place among the visible ones, or takes it out.
  ///
  /// OPTIMIZATION: the others are in order, and stay where they are.
  func orderDidChange(of window: UIWindow) {
    let isOnScreen = belongsOnScreen(window)
    noteChange()
    // A window that another application made is none of this one's.
    guard sorted != nil, entries[ObjectIdentifier(window)] != nil else { return }
    if let former = window.listed { takeOut(former) }
    window.listed = isOnScreen ? WindowPlace(of: window) : nil
    guard let place = window.listed else { return }
    let number = number(before: place)
    sorted?.insert(place, at: number)
  }

  private func takeOut(_ place: WindowPlace) {
    let number = number(before: place)
    guard let count = sorted?.count, number < count, sorted?[number] == place else {
      return sorted = nil
    }
    sorted?.remove(at: number)
  }

  /// How many visible windows stand behind a place.
  private func number(before place: WindowPlace) -> Int {
    sorted?.partitioningIndex { !($0 < place) } ?? 0
  }

  private func noteChange() {
    sortedLayers = nil
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
      if ViewTrees.shared.haveAppearances { window.takeAppearance() }
    }
    change()
    orderDidChange(of: window)
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
    orderDidChange(of: window)
  }

  /// Whether a window that is not hidden is on the screen: with scenes, only one that has a scene.
  private func isShown(_ window: UIWindow) -> Bool {
    !needsScenes || window.scene != nil || window.belongsToSystem
  }
}

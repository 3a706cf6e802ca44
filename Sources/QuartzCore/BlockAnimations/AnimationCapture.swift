// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitRuntime

/// Notices which layers change while a closure runs, or until that is ended, to animate the changes.
@MainActor
package final class AnimationCapture {
  /// The one of the current runtime.
  package static var shared: AnimationCapture {
    Runtime.part(.animationCapture) { AnimationCapture() }
  }

  /// Whether changes are being noticed; read by every setter of a layer.
  private(set) var isOn = false
  /// Whether what is noticed is not to be animated.
  private var isPaused = false
  /// Whether changes are being animated now.
  package var isCapturing: Bool { isOn && !isPaused }
  /// How the changes that are made now are animated; nil when they are not.
  package var current: AnimationGroup? { isCapturing ? group : nil }

  /// How the changes of what was begun last are animated, or were if that were not switched off.
  package private(set) var group: AnimationGroup?
  /// Whether changes that nobody notices are not to be animated either.
  private(set) var isHeld = false

  private var captured: [CapturedChange] = []
  private var places: [ObjectIdentifier: Int] = [:]
  /// What is done before the changes of the innermost level are counted.
  private var last = LastDeeds()

  /// What was begun by a call and is not committed, the innermost last.
  private var open: [any OpenAnimation] = []
  /// How many of them were begun outside of the closure that runs.
  private var floor = 0

  /// What is noticed around the closures that run and what is begun by calls, the outermost first.
  private var levels: [Level] = []

  /// What is noticed around a closure, or around what is begun by a call.
  private struct Level {
    var isOn: Bool
    var isPaused: Bool
    var isHeld: Bool
    var group: AnimationGroup?
    var captured: [CapturedChange]
    var places: [ObjectIdentifier: Int]
    var last: LastDeeds
  }

  // MARK: - Closures

  /// Runs `changes` and animates what they change, as `group` says.
  ///
  /// - Returns: the layers that are animated now.
  package func animate(_ group: AnimationGroup, _ changes: () -> Void) -> [CALayer] {
    let outer = self.group
    self.group = group
    let captured = self.changes(changes)
    self.group = outer
    return start(captured, group)
  }

  /// Runs `changes`, and returns the layers that they touch as those were before.
  func changes(_ changes: () -> Void) -> [CapturedChange] { notice(changes, isPaused: false) }

  /// Runs `changes` without animating them.
  package func pause(_ changes: () -> Void) {
    let outer = isHeld
    isHeld = true
    if isOn { _ = notice(changes, isPaused: true) } else { enclose(changes) }
    isHeld = outer
  }

  /// Runs `changes`, which do not count as those of the closure around them.
  private func notice(_ changes: () -> Void, isPaused: Bool) -> [CapturedChange] {
    enter(isPaused: isPaused)
    enclose(changes)
    return leave(areShown: isPaused)
  }

  /// Runs `changes`; what is begun in them and not committed is committed after them.
  private func enclose(_ changes: () -> Void) {
    let outer = floor
    floor = open.count
    changes()
    commitOpen()
    while last.isWaiting {
      doLastDeeds()
      commitOpen()
    }
    floor = outer
  }

  // MARK: - Calls

  // Rules: AN-22.
  /// The innermost animation that was begun by a call in the closure that runs; nil for none.
  package var innermost: (any OpenAnimation)? {
    open.count > floor ? open.last : nil
  }

  // Rules: AN-22.
  /// Notices what changes from now on, for `animation`, which calls `end(as:)` when it is committed.
  ///
  /// One that is not committed is so as the closure or the turn ends in which it was begun.
  ///
  /// - Parameters:
  ///   - animation: the animation.
  ///   - isPaused: whether its changes are not animated.
  package func begin(_ animation: any OpenAnimation, isPaused: Bool) {
    open.append(animation)
    enter(isPaused: isPaused)
    group = animation.group
    isHeld = isHeld || isPaused
    TurnWork.shared.enlist(.transactions)
  }

  // Rules: AN-22.
  /// Ends the innermost that was begun, and animates its changes.
  ///
  /// - Parameter group: how they are animated; nil shows them at once.
  /// - Returns: the layers that are animated now.
  package func end(as group: AnimationGroup?) -> [CALayer] {
    let count = open.count
    guard count > 0 else { return [] }
    doLastDeeds()
    while open.count > count, let left = open.last { left.commit() }
    // What was done last may have committed it already.
    guard open.count == count else { return [] }
    open.removeLast()
    let group = isPaused ? nil : group
    let captured = leave(areShown: group == nil)
    return group.map { start(captured, $0) } ?? []
  }

  // Rules: AN-22.
  /// Commits what was begun in the closure that runs, or in the turn outside of all.
  package func commitOpen() {
    while let animation = innermost { animation.commit() }
  }

  // MARK: - The end

  /// Does something that belongs to the changes that are animated now, once for all of them: at the end
  /// of the closure, or as what was begun is committed; while that is being done, at once.
  ///
  /// - Parameters:
  ///   - owner: whom it is done for; for each it is done once.
  ///   - deed: what is done, which keeps `owner`.
  package func doLast(for owner: AnyObject, _ deed: @escaping @MainActor () -> Void) {
    if last.isRunning { deed() } else { last.add(for: owner, deed) }
  }

  private func doLastDeeds() {
    guard !last.isRunning else { return }
    // What is animated in a deed has a level, and last deeds, of its own.
    for deed in last.begin() { deed() }
    last.isRunning = false
  }

  // MARK: - Levels

  private func enter(isPaused: Bool) {
    levels.append(
      Level(
        isOn: isOn, isPaused: self.isPaused, isHeld: isHeld, group: group, captured: captured,
        places: places, last: last))
    (isOn, self.isPaused, captured, places, last) = (true, isPaused, [], [:], LastDeeds())
  }

  // Rules: AN-25.
  /// Goes back to what was noticed before, and returns what changed since, which counts as unchanged
  /// for everything around it.
  private func leave(areShown: Bool) -> [CapturedChange] {
    let own = captured
    let outer = levels.removeLast()
    (isOn, isPaused, isHeld, group) = (outer.isOn, outer.isPaused, outer.isHeld, outer.group)
    (captured, places, last) = (outer.captured, outer.places, outer.last)
    guard isOn else { return own }
    for change in own {
      let id = ObjectIdentifier(change.layer)
      if let place = places[id] {
        captured[place] = captured[place].forgetting(change, areShown: areShown)
      }
      for index in levels.indices {
        guard let place = levels[index].places[id] else { continue }
        levels[index].captured[place] = levels[index].captured[place]
          .forgetting(change, areShown: areShown)
      }
    }
    return own
  }

  private func start(_ captured: [CapturedChange], _ group: AnimationGroup) -> [CALayer] {
    captured.compactMap { change in
      LayerAnimator.shared.add(group, change) ? change.layer : nil
    }
  }

  /// Keeps a layer as it is before it changes for the first time.
  func willChange(_ layer: CALayer) {
    let id = ObjectIdentifier(layer)
    guard places[id] == nil else { return }
    // What is shown is asked of the program, which may change other layers for that.
    let change = CapturedChange(of: layer)
    guard places[id] == nil else { return }
    places[id] = captured.count
    captured.append(change)
  }
}

/// An animation whose changes are those between two calls, and not those of a closure.
@MainActor
package protocol OpenAnimation: AnyObject {
  /// How its changes are animated.
  var group: AnimationGroup { get }
  /// Ends it by `AnimationCapture.end(as:)`; called of the innermost.
  func commit()
}

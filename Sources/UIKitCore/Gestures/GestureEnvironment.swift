// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost
import UIKitRuntime

/// Who competes for which touch: keeps the recognizers' turn and does what they decided when all
/// have been told of an event, which `GestureDelivery.swift` does.
@MainActor
final class GestureEnvironment {
  static var shared: GestureEnvironment { Runtime.part(.gestures) { GestureEnvironment() } }
  /// The same for the way of a touch, which the translator of events holds it for.
  static var unretained: Unmanaged<GestureEnvironment> {
    Runtime.unretained(.gestures) { GestureEnvironment() }
  }
  /// The same, or nil when nobody needed it yet.
  ///
  /// OPTIMIZATION: what others keep asks for it, for once an object has a weak reference, each retain
  /// of it costs five times as much, and every event retains this one.
  static var made: GestureEnvironment? { Runtime.held(.gestures) }

  /// The touches whose fingers are down.
  let active = ActiveTouches.shared

  /// Why the state that is being set is set; only while the topic `gesture` is traced.
  var reason: String?
  /// What a recognizer is being told, for a state that is set without a reason; only while the topic
  /// `gesture` is traced.
  var occasion: String?
  // OPTIMIZATION: these four are unchecked, for every event reads them; what is called during a
  // change of one only compares and never comes back here.

  /// The time of the event or timer in progress, or of the last one.
  @exclusivity(unchecked) var now: TimeInterval = 0
  @exclusivity(unchecked) var timers = GestureTimers()
  /// Recognizers that ended or failed and were not reset yet.
  @exclusivity(unchecked) var finishedRecognizers: [UIGestureRecognizer] = []
  /// How many of them, the first ones, the last settling left, and in which clusters they are.
  var held: (count: Int, clusters: [HeldCluster]) = (0, [])
  @exclusivity(unchecked) var turns = 0
  var settleTimer: ClockTimer?
  /// Stands for a wheel's or trackpad's movement while it lasts.
  var scrollTouch: UITouch?
  /// The pointer that hovers over a window of the application.
  var hoverTouch: UITouch?

  private var depth = 0
  private var unreported: [UIGestureRecognizer] = []
  /// Those that wait for others to fail.
  var waiting = WaitingGestures()
  /// Counts walks through failure requirements, so that each visits a recognizer once.
  var walk = 0
  /// Counts touches that came to a recognizer, and delegates that came to one with touches: whoever
  /// waits may have somebody new to ask, or to wait for.
  var joins = 0
  /// Counts the events told of, so that each names a recognizer once.
  var round = 0
  /// Room for the touches that a recognizer is taken off.
  private var roomForTouches: [UITouch] = []
  /// Room for the recognizers of an event, kept from one to the next.
  var buffer: [UIGestureRecognizer] = []

  private init() {
    active.follower = GestureFollower()
    ActivePresses.shared.willCancel = { presses, event in Self.made?.deliver(presses, of: event) }
  }

  // MARK: - Who keeps a touch

  /// Gives a recognizer a touch of which it is to be told.
  func join(_ recognizer: UIGestureRecognizer, _ touch: UITouch) {
    joins += 1
    touch.add(recognizer)
    recognizer.touchSequence.append(touch)
  }

  /// Notes that another may say who waits for a recognizer with touches.
  func delegateDidChange(of recognizer: UIGestureRecognizer) {
    joins += 1
    for touch in recognizer.touchSequence { touch.knownCounsellors = nil }
  }

  // Rules: GR-26.
  /// Takes a touch away from a recognizer that does not want it.
  func ignore(_ touch: UITouch, by recognizer: UIGestureRecognizer) {
    guard recognizer.tracks(touch) else { return }
    Trace.record(.gesture, "\(Trace.name(recognizer)) ignores a touch")
    recognizer.touches.removeAll { $0 === touch }
    recognizer.touchSequence.removeAll { $0 === touch }
    touch.forget(recognizer)
    sharesLess(recognizer)
  }

  // Rules: GR-10.
  /// Takes a recognizer off all its touches.
  ///
  /// A touch may be the last to hold a view, whose deinitializer may ask the recognizer for anything:
  /// touches go when nobody is at work on it any more.
  func release(_ recognizer: UIGestureRecognizer) {
    var released = roomForTouches
    roomForTouches = []
    swap(&released, &recognizer.touchSequence)
    for touch in released { touch.forget(recognizer) }
    recognizer.touches.removeAll(keepingCapacity: true)
    released.removeAll(keepingCapacity: true)
    roomForTouches = released
  }

  /// Takes a touch whose finger is up off its recognizers; what they do not know yet stays known of
  /// the touch sequence.
  func lift(_ touch: UITouch) {
    for recognizer in touch.recognizers where recognizer.tracks(touch) {
      recognizer.touches.removeAll { $0 === touch }
      if recognizer.touches.isEmpty, recognizer.isUndecided { becameIdle(recognizer) }
    }
  }

  // Rules: GR-12.
  func becameIdle(_ recognizer: UIGestureRecognizer) {
    guard !recognizer.isWaitingForTouches, !recognizer.hasSomethingDown else { return }
    recognizer.watchIdleness()
    // One that never set its state only looks on: neither views nor others wait for it.
    if !recognizer.flags.contains(.decides) { letGo(recognizer) }
  }

  // Rules: GR-115.
  /// Lets go of the touches of a recognizer that stays possible: nobody waits for it any more.
  func letGo(_ recognizer: UIGestureRecognizer) {
    release(recognizer)
    wakeDependents(of: recognizer)
  }

  // MARK: - What was decided

  // Rules: GR-74.
  /// Runs `body`; when the outermost one has run, cancels touches in views and calls actions.
  func scope(_ body: () -> Void) {
    depth += 1
    body()
    if depth == 1 {
      flush()
      TouchDelivery.release()
      while !unreported.isEmpty || waiting.areSomeWoken {
        flush()
        TouchDelivery.release()
      }
      if turns == 0 { settleLater() }
    }
    depth -= 1
  }

  // Rules: GR-37, GR-70, GR-74, GR-75.
  /// Cancels touches in views and calls actions, in the order in which states changed.
  func flush() {
    guard depth == 1 else { return }
    resolve()
    var place = 0
    while place < unreported.count {
      let recognizer = unreported[place]
      place += 1
      recognizer.flags.remove(.hasUnreportedStates)
      if recognizer.flags.contains(.owesCancellation) {
        recognizer.flags.remove(.owesCancellation)
        if recognizer.cancelsTouchesInView {
          TouchDelivery.cancel(for: recognizer)
          PressDelivery.cancel(for: recognizer)
        }
      }
      // Whoever acts may let go of the view, whose own machinery is in the middle of its work.
      let view = recognizer.attachedView
      while let state = recognizer.unreportedStates.removeFirst() {
        if state != recognizer.currentState { recognizer.shownState = state }
        recognizer.targets.send(from: recognizer)
        recognizer.shownState = nil
      }
      withExtendedLifetime(view) {}
      resolve()
    }
    unreported.removeAll(keepingCapacity: true)
  }

  /// Notes a state that targets are to be told of.
  func reportLater(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    recognizer.unreportedStates.append(state)
    guard !recognizer.flags.contains(.hasUnreportedStates) else { return }
    recognizer.flags.insert(.hasUnreportedStates)
    unreported.append(recognizer)
  }

  /// Lets those that wait, and were woken, try again.
  private func resolve() {
    while let recognizer = waiting.nextWoken() { GestureRecognition.attempt(recognizer) }
  }

  // Rules: GR-59.
  /// Lets a recognizer try again that gave up a touch, and those that wait for it: whoever shared that
  /// one alone with the other does not wait any more.
  func sharesLess(_ recognizer: UIGestureRecognizer) {
    waiting.wake(recognizer)
    wakeDependents(of: recognizer)
  }

  // Rules: GR-57, GR-59, GR-60.
  /// Lets those that wait for `recognizer` try again when the present step is done.
  ///
  /// - Parameter ifNeeded: whether only those whose try may change something.
  func wakeDependents(of recognizer: UIGestureRecognizer, ifNeeded: Bool = true) {
    guard let extras = recognizer.extras else { return }
    for entry in extras.dependents { wake(entry, after: recognizer, ifNeeded) }
    for entry in extras.dynamicDependents { wake(entry, after: recognizer, ifNeeded) }
  }

  private func wake(_ entry: WeakGesture, after other: UIGestureRecognizer, _ ifNeeded: Bool) {
    guard let dependent = entry.current, dependent.flags.contains(.waits),
      !dependent.flags.contains(.isWoken), !ifNeeded || !stillWaits(dependent, after: other)
    else { return }
    waiting.wake(dependent)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// Who competes for which touch: collects recognizers at touch-down, tells them before the views,
/// and does what they decided when all have been told.
@MainActor
final class GestureEnvironment {
  static let shared = GestureEnvironment()

  /// Why the state that is being set is set; only while the topic `gesture` is traced.
  var reason: String?
  /// What a recognizer is being told, for a state that is set without a reason; only while the topic
  /// `gesture` is traced.
  private(set) var occasion: String?
  // OPTIMIZATION: these four are unchecked, for every event reads them; what is called during a
  // change of one only compares and never comes back here.

  /// The time of the event or timer in progress, or of the last one.
  @exclusivity(unchecked) var now: TimeInterval = 0
  @exclusivity(unchecked) var timers: [GestureTimer] = []
  /// Recognizers that ended or failed and were not reset yet.
  @exclusivity(unchecked) var finishedRecognizers: [UIGestureRecognizer] = []
  @exclusivity(unchecked) var turns = 0
  var settleTimer: ClockTimer?
  /// Stands for a wheel's or trackpad's movement while it lasts.
  var scrollTouch: UITouch?

  private var depth = 0
  private var news: [UIGestureRecognizer] = []
  private var waiting: [UIGestureRecognizer] = []
  private var mustResolve = false
  private var round = 0
  private var buffer: [UIGestureRecognizer] = []

  private init() {
    ActiveTouches.shared.willCancel = { [unowned self] touches, event in
      deliver(touches, of: event, as: Set(touches))
    }
    ActivePresses.shared.willCancel = { [unowned self] presses, event in
      deliver(presses, of: event)
    }
    ActiveTouches.shared.didForget = { [unowned self] in forgetEverything() }
  }

  // MARK: - Who gets a touch

  /// Collects the recognizers of the touch's view and of all above, the view's own first.
  ///
  /// - Rules: GR-15, GR-16, GR-20, TE-26, TE-29, TE-55.
  func enroll(_ touch: UITouch, of event: UIEvent) {
    var current = touch.view
    var level = 0
    while let view = current {
      if let extras = view.extras, !extras.recognizers.isEmpty {
        for recognizer in extras.recognizers
        where GestureEnrollment.admits(recognizer, touch, event) {
          touch.recognizers.append(recognizer)
          recognizer.touches.append(touch)
          recognizer.attempt.append(touch)
          recognizer.depth = -level
          recognizer.extras?.idleTimer?.cancel()
          Trace.record(.gesture, "\(Trace.name(recognizer)) of \(Trace.name(view)) gets the touch")
        }
      }
      current = view.superview
      level += 1
    }
    for recognizer in touch.recognizers { recognizer.depth += level }
  }

  /// Takes a touch away from a recognizer that does not want it.
  ///
  /// - Rules: GR-26.
  func ignore(_ touch: UITouch, by recognizer: UIGestureRecognizer) {
    guard recognizer.tracks(touch) else { return }
    Trace.record(.gesture, "\(Trace.name(recognizer)) ignores a touch")
    recognizer.touches.removeAll { $0 === touch }
    recognizer.attempt.removeAll { $0 === touch }
    touch.recognizers.removeAll { $0 === recognizer }
  }

  /// Takes a recognizer off all its touches.
  ///
  /// - Rules: GR-10.
  func release(_ recognizer: UIGestureRecognizer) {
    for touch in recognizer.attempt { touch.recognizers.removeAll { $0 === recognizer } }
    recognizer.touches.removeAll(keepingCapacity: true)
    recognizer.attempt.removeAll(keepingCapacity: true)
  }

  // MARK: - Telling

  /// Tells each recognizer of its touches, in the order of phases, then does what they decided.
  ///
  /// - Parameter set: the touches of the event's window.
  /// - Rules: GR-22, GR-23, GR-24, GR-74.
  func deliver(_ touches: [UITouch], of event: UIEvent, as set: Set<UITouch>) {
    guard isWatched(touches) else { return }
    scope {
      let recognizers = takeRecognizers(of: touches)
      for recognizer in recognizers { tell(recognizer, of: touches, event, set) }
      giveBack(recognizers)
      flush()
      for touch in touches where touch.phase.isFinal { lift(touch) }
    }
  }

  /// Whether any recognizer tracks any of the touches.
  private func isWatched(_ touches: [UITouch]) -> Bool {
    for touch in touches where !touch.recognizers.isEmpty { return true }
    return false
  }

  /// The same for one touch, the only one of its window: no array or set is made.
  func deliverSingle(_ touch: UITouch, of event: UIEvent, as set: Set<UITouch>) {
    let phase = touch.phase
    guard !touch.recognizers.isEmpty, phase != .stationary else { return }
    scope {
      for recognizer in touch.recognizers where recognizer.isListening(to: touch) {
        note(event, phase, recognizer)
        tell(recognizer, phase, set, event)
      }
      flush()
      if phase.isFinal { lift(touch) }
    }
  }

  /// OPTIMIZATION: loops, for closures would check their executor at every touch.
  private func tell(
    _ recognizer: UIGestureRecognizer, of touches: [UITouch], _ event: UIEvent,
    _ all: Set<UITouch>
  ) {
    for phase in UITouch.Phase.told {
      var count = 0
      for touch in touches where touch.phase == phase && recognizer.isListening(to: touch) {
        count += 1
      }
      guard count > 0 else { continue }
      var own = all
      if count < all.count {
        own = Set(minimumCapacity: count)
        for touch in touches where touch.phase == phase && recognizer.isListening(to: touch) {
          own.insert(touch)
        }
      }
      note(event, phase, recognizer)
      tell(recognizer, phase, own, event)
    }
  }

  /// Notes, for the trace, what a recognizer is told while `body` tells it.
  @inline(__always)
  func telling(_ method: @autoclosure () -> String, _ body: () -> Void) {
    guard Trace.isOn(.gesture) else { return body() }
    occasion = method()
    body()
    occasion = nil
  }

  /// Tells a recognizer of touches in one phase.
  @inline(__always)
  func tell(
    _ recognizer: UIGestureRecognizer, _ phase: UITouch.Phase, _ touches: Set<UITouch>,
    _ event: UIEvent
  ) {
    telling(phase.method) { call(recognizer, phase, touches, event) }
  }

  @inline(__always)
  private func call(
    _ recognizer: UIGestureRecognizer, _ phase: UITouch.Phase, _ touches: Set<UITouch>,
    _ event: UIEvent
  ) {
    switch phase {
    case .began: recognizer.touchesBegan(touches, with: event)
    case .moved: recognizer.touchesMoved(touches, with: event)
    case .ended: recognizer.touchesEnded(touches, with: event)
    case .cancelled: recognizer.touchesCancelled(touches, with: event)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }

  /// - Rules: GR-34.
  private func note(
    _ event: UIEvent, _ phase: UITouch.Phase, _ recognizer: UIGestureRecognizer
  ) {
    let modifiers = event.modifierFlags
    let buttons = event.buttonMask
    guard !modifiers.isEmpty || !buttons.isEmpty || recognizer.extras != nil else { return }
    let extras = recognizer.needExtras
    extras.modifiers = modifiers
    if !buttons.isEmpty || phase == .began { extras.buttons = buttons }
  }

  /// The recognizers of several touches, each once, the deepest first.
  ///
  /// - Rules: GR-23.
  private func takeRecognizers(of touches: [UITouch]) -> [UIGestureRecognizer] {
    var recognizers: [UIGestureRecognizer] = []
    swap(&recognizers, &buffer)
    round += 1
    for touch in touches where touch.phase != .stationary {
      for recognizer in touch.recognizers where recognizer.round != round {
        recognizer.round = round
        var place = recognizers.count
        while place > 0, recognizers[place - 1].depth < recognizer.depth { place -= 1 }
        recognizers.insert(recognizer, at: place)
      }
    }
    return recognizers
  }

  private func giveBack(_ recognizers: consuming [UIGestureRecognizer]) {
    recognizers.removeAll(keepingCapacity: true)
    buffer = recognizers
  }

  /// Tells the recognizers of a touch that values which were estimated are known.
  ///
  /// - Rules: TE-49.
  func estimatesDidChange(_ touch: UITouch) {
    scope {
      for recognizer in touch.recognizers where !recognizer.currentState.isTerminal {
        recognizer.touchesEstimatedPropertiesUpdated([touch])
      }
    }
  }

  /// Takes a touch whose finger is up off its recognizers; what they do not know yet stays known of
  /// the attempt.
  private func lift(_ touch: UITouch) {
    for recognizer in touch.recognizers where recognizer.tracks(touch) {
      recognizer.touches.removeAll { $0 === touch }
      if recognizer.touches.isEmpty, recognizer.isUndecided { becameIdle(recognizer) }
    }
  }

  /// - Rules: GR-12.
  func becameIdle(_ recognizer: UIGestureRecognizer) {
    guard !recognizer.isWaitingForTouches, !recognizer.hasSomethingDown else { return }
    GestureIdleness.watch(recognizer)
    // One that never set its state only looks on: neither views nor others wait for it.
    if !recognizer.flags.contains(.decides) {
      release(recognizer)
      mustResolve = true
    }
  }

  // MARK: - What was decided

  /// Runs `body`; when the outermost one has run, cancels touches in views and calls actions.
  ///
  /// - Rules: GR-74.
  func scope(_ body: () -> Void) {
    depth += 1
    body()
    if depth == 1 {
      flush()
      TouchDelivery.release()
      while !news.isEmpty || mustResolve {
        flush()
        TouchDelivery.release()
      }
      if turns == 0 { settleLater() }
    }
    depth -= 1
  }

  /// Cancels touches in views and calls actions, in the order in which states changed.
  ///
  /// - Rules: GR-37, GR-70, GR-74, GR-75.
  private func flush() {
    guard depth == 1 else { return }
    resolve()
    var place = 0
    while place < news.count {
      let recognizer = news[place]
      place += 1
      recognizer.flags.remove(.hasNews)
      if recognizer.flags.contains(.owesCancellation) {
        recognizer.flags.remove(.owesCancellation)
        if recognizer.cancelsTouchesInView {
          TouchDelivery.cancel(for: recognizer)
          PressDelivery.cancel(for: recognizer)
        }
      }
      while let state = recognizer.news.removeFirst() {
        if state != recognizer.currentState { recognizer.shownState = state }
        recognizer.targets.send(from: recognizer)
        recognizer.shownState = nil
      }
      resolve()
    }
    news.removeAll(keepingCapacity: true)
  }

  /// Notes a state that targets are to be told of.
  func hasNews(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    recognizer.news.append(state)
    guard !recognizer.flags.contains(.hasNews) else { return }
    recognizer.flags.insert(.hasNews)
    news.append(recognizer)
  }

  // MARK: - Waiting

  /// Puts a recognizer among those that wait; false when it waits already.
  func startsWaiting(_ recognizer: UIGestureRecognizer) -> Bool {
    guard !waiting.contains(where: { $0 === recognizer }) else { return false }
    waiting.append(recognizer)
    return true
  }

  func stopsWaiting(_ recognizer: UIGestureRecognizer) {
    guard !waiting.isEmpty else { return }
    waiting.removeAll { $0 === recognizer }
  }

  /// Lets those that wait try again when the present step is done.
  func resolveLater() { mustResolve = true }

  private func resolve() {
    while mustResolve {
      mustResolve = false
      for recognizer in waiting { GestureRecognition.attempt(recognizer) }
    }
  }

  private func forgetEverything() {
    for recognizer in news + waiting { release(recognizer) }
    for timer in timers { timer.cancel() }
    news = []
    waiting = []
    timers = []
    mustResolve = false
    scrollTouch = nil
    now = 0
    settle()
  }
}

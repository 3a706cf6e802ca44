// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// Who competes for which touch: collects recognizers at touch-down and does what they decided when
/// all have been told of an event, which `GestureTelling.swift` does.
@MainActor
final class GestureEnvironment {
  static let shared = GestureEnvironment()

  /// Why the state that is being set is set; only while the topic `gesture` is traced.
  var reason: String?
  /// What a recognizer is being told, for a state that is set without a reason; only while the topic
  /// `gesture` is traced.
  var occasion: String?
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
  /// Counts the events told of, so that each names a recognizer once.
  var round = 0
  /// Room for the recognizers of an event, kept from one to the next.
  var buffer: [UIGestureRecognizer] = []

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

  /// Takes a touch whose finger is up off its recognizers; what they do not know yet stays known of
  /// the attempt.
  func lift(_ touch: UITouch) {
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
  func flush() {
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

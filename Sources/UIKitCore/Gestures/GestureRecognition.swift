// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines
import UIKitHost

// Rules: GR-70.
/// What happens when a recognizer sets its state.
///
/// Order of one decision: requirements, the delegate's and the view's word, the others that share a
/// touch, the state. The touches of the view and the actions follow when all recognizers were told
/// of the event (`GestureEnvironment.flush`).
@MainActor
enum GestureRecognition {
  private static var environment: GestureEnvironment { .shared }

  // Rules: GR-3 to GR-7, GR-58, GR-121.
  static func set(_ new: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer) {
    let reason = environment.reason ?? environment.occasion.map { "in \($0)" }
    environment.reason = nil
    let isWaiting = recognizer.pendingDecision != nil
    let old = recognizer.currentState
    switch GestureTransition.step(
      from: GestureState(old), to: GestureState(new), isWaiting: isWaiting)
    {
    case .ignore:
      Trace.record(
        .gesture, "\(Trace.name(recognizer)) \(old) → \(new) is ignored")
    case .fail:
      recognizer.flags.insert(.decides)
      environment.scope { fail(recognizer, reason) }
    case .attempt:
      recognizer.flags.insert(.decides)
      recognizer.pendingDecision = PendingDecision(
        hasBegun: recognizer.pendingDecision?.hasBegun ?? (new == .began), last: new, reason: reason
      )
      environment.scope { attempt(recognizer) }
    case .cancel:
      environment.scope { publish(.cancelled, of: recognizer, reason) }
    case .proceed:
      environment.scope { publish(new, of: recognizer, reason) }
    }
  }

  // Rules: GR-13.
  static func setEnabled(_ isEnabled: Bool, of recognizer: UIGestureRecognizer) {
    guard recognizer.flags.contains(.disabled) == isEnabled else { return }
    recognizer.flags.set(.disabled, !isEnabled)
    environment.wakeDependents(of: recognizer, ifNeeded: false)
    if !isEnabled {
      stop(recognizer, because: "disabled")
    }
  }

  // Rules: GR-6, GR-13, GR-16.
  /// Ends what a recognizer is doing: cancelled when it has begun, else failed.
  static func stop(_ recognizer: UIGestureRecognizer, because reason: @autoclosure () -> String) {
    environment.scope {
      if recognizer.currentState.isUnderWay {
        impose(.cancelled, on: recognizer, reason())
      } else if recognizer.isUndecided {
        impose(.failed, on: recognizer, reason())
      }
    }
  }

  /// Sets a state through the recognizer's own setter, which a subclass may override, and makes
  /// sure of it.
  static func impose(
    _ state: UIGestureRecognizer.State, on recognizer: UIGestureRecognizer,
    _ reason: @autoclosure () -> String
  ) {
    let decided = recognizer.flags.contains(.decides)
    let text = Trace.isOn(.gesture) ? reason() : nil
    environment.reason = text
    recognizer.state = state
    environment.reason = nil
    recognizer.flags.set(.decides, decided)
    guard !recognizer.currentState.isTerminal else { return }
    if state == .failed { fail(recognizer, text) } else { publish(state, of: recognizer, text) }
  }

  // Rules: GR-49, GR-71.
  private static func fail(_ recognizer: UIGestureRecognizer, _ reason: String?) {
    guard recognizer.currentState == .possible else { return }
    recognizer.pendingDecision = nil
    environment.waiting.end(recognizer)
    traceStep(of: recognizer, to: .failed, reason)
    recognizer.currentState = .failed
    environment.finished(recognizer)
    environment.wakeDependents(of: recognizer)
  }

  // Rules: GR-57 to GR-62, GR-70.
  /// Tries to carry out the pending decision of a recognizer.
  static func attempt(_ recognizer: UIGestureRecognizer) {
    guard isTrying(recognizer) else { return }
    let joins = environment.joins
    FailureRequirements.askWhoWaits(recognizer)
    guard isTrying(recognizer) else { return }
    let required = recognizer.allRequirements
    let statuses = required.map { environment.status(of: $0, beside: recognizer) }
    switch GestureArbiter.combined(statuses.map(GestureArbiter.requirement)) {
    case .met: begin(recognizer)
    case .pending:
      let extras = recognizer.needExtras
      extras.awaited = AwaitedGesture(count: extras.requirementCount, joins: joins)
      if environment.waiting.begin(recognizer), Trace.isOn(.gesture) {
        let names = zip(required, statuses).filter { $0.1 == .undecided }.map { $0.0 }
        Trace.record(
          .gesture,
          "\(Trace.name(recognizer)) waits for \(names.map(Trace.name).joined(separator: ", "))"
            + because(recognizer.pendingDecision?.reason))
      }
    case .broken:
      impose(.failed, on: recognizer, "a recognizer that it requires to fail recognized")
    }
  }

  private static func isTrying(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.currentState == .possible && recognizer.pendingDecision != nil
  }

  // Rules: GR-50, GR-51, GR-65, GR-66.
  private static func begin(_ recognizer: UIGestureRecognizer) {
    environment.waiting.end(recognizer)
    if let refusal = recognizer.refusalToBegin() {
      guard isTrying(recognizer) else { return }
      return impose(.failed, on: recognizer, refusal.description)
    }
    guard isTrying(recognizer) else { return }
    var stopped: [UIGestureRecognizer] = []
    for other in environment.rivals(of: recognizer) {
      switch conflict(of: recognizer, with: other) {
      case .none: continue
      case .stopsOther: stopped.append(other)
      case .isStopped:
        return impose(.failed, on: recognizer, "\(Trace.name(other)) recognized before")
      }
    }
    guard isTrying(recognizer), let decision = recognizer.pendingDecision else { return }
    for other in stopped where other.isUndecided {
      impose(.failed, on: other, "prevented by \(Trace.name(recognizer))")
    }
    recognizer.pendingDecision = nil
    if decision.hasBegun { publish(.began, of: recognizer, decision.reason) }
    if decision.last != .began { publish(decision.last, of: recognizer, decision.reason) }
  }

  private static func conflict(
    of recognizer: UIGestureRecognizer, with other: UIGestureRecognizer
  ) -> GestureArbiter.Conflict {
    GestureArbiter.conflict(
      with: environment.status(of: other, beside: recognizer),
      stopsOther: { recognizer.canPrevent(other) && other.canBePrevented(by: recognizer) },
      otherStops: { other.canPrevent(recognizer) && recognizer.canBePrevented(by: other) },
      agree: {
        recognizer.delegate?.gestureRecognizer(
          recognizer, shouldRecognizeSimultaneouslyWith: other) == true
          || other.delegate?.gestureRecognizer(
            other, shouldRecognizeSimultaneouslyWith: recognizer) == true
      })
  }

  private static func publish(
    _ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer, _ reason: String?
  ) {
    let isFirst = recognizer.currentState == .possible
    traceStep(of: recognizer, to: state, reason)
    recognizer.currentState = state
    environment.reportLater(recognizer, state)
    if state.isTerminal { environment.finished(recognizer) }
    guard isFirst else { return }
    recognizer.flags.insert(.owesCancellation)
    guard recognizer.hasFailureRequirements else { return }
    failDependents(of: recognizer)
    environment.wakeDependents(of: recognizer)
  }

  // Rules: GR-57.
  private static func failDependents(of recognizer: UIGestureRecognizer) {
    for dependent in recognizer.allDependents {
      guard dependent.isUndecided,
        environment.status(of: recognizer, beside: dependent) != .absent
      else { continue }
      impose(.failed, on: dependent, "\(Trace.name(recognizer)), which it waits for, recognized")
    }
  }

  /// Every state that is left says why; a gesture that goes on needs no reason.
  private static func traceStep(
    of recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State, _ reason: String?
  ) {
    Trace.record(
      .gesture,
      "\(Trace.name(recognizer)) \(recognizer.currentState.word) → \(state.word)"
        + (state == .changed ? "" : because(reason ?? "set outside of an event")))
  }

  private static func because(_ reason: String?) -> String { reason.map { " (\($0))" } ?? "" }
}

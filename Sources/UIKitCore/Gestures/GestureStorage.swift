// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// The switches of a recognizer; each stands for what is not the default.
struct GestureFlags: OptionSet {
  let rawValue: UInt16

  static let disabled = GestureFlags(rawValue: 1 << 0)
  static let leavesTouches = GestureFlags(rawValue: 1 << 1)
  static let delaysBegan = GestureFlags(rawValue: 1 << 2)
  static let hastensEnded = GestureFlags(rawValue: 1 << 3)
  static let mixesTypes = GestureFlags(rawValue: 1 << 4)
  /// It set its state at some time: it decides, and does not only look on.
  static let decides = GestureFlags(rawValue: 1 << 5)
  /// It waits in the list of those that have something to tell their targets.
  static let hasUnreportedStates = GestureFlags(rawValue: 1 << 6)
  /// It recognized, and its view's touches were not cancelled yet.
  static let owesCancellation = GestureFlags(rawValue: 1 << 7)
  /// It waits to be reset.
  static let isFinished = GestureFlags(rawValue: 1 << 8)
  /// It decided and waits for others to fail.
  static let waits = GestureFlags(rawValue: 1 << 9)
  /// One that it waits for has decided.
  static let isWoken = GestureFlags(rawValue: 1 << 10)
  /// Whether its class says who waits for whom was found out.
  static let isClassKnown = GestureFlags(rawValue: 1 << 11)
  static let classGivesCounsel = GestureFlags(rawValue: 1 << 12)

  mutating func set(_ flag: GestureFlags, _ isOn: Bool) {
    if isOn { insert(flag) } else { remove(flag) }
  }
}

/// A decision that has to wait for others to fail.
struct PendingDecision: Equatable {
  /// Whether began came before `last`.
  var hasBegun: Bool
  /// The state decided on last.
  var last: UIGestureRecognizer.State
  /// Why, as a trace says.
  var reason: String?
}

// Rules: GR-75.
/// States a recognizer went through that its targets do not know of: began is kept, of the others
/// only the last.
struct UnreportedStates: Equatable {
  private(set) var hasBegan = false
  private(set) var last: UIGestureRecognizer.State?

  /// Whether there is nothing to tell.
  var isEmpty: Bool { !hasBegan && last == nil }

  mutating func append(_ state: UIGestureRecognizer.State) {
    if state == .began { hasBegan = true } else { last = state }
  }

  /// The next state to tell.
  mutating func removeFirst() -> UIGestureRecognizer.State? {
    if hasBegan {
      hasBegan = false
      return .began
    }
    defer { last = nil }
    return last
  }
}

/// What only few recognizers have; made when the first of these values is set.
@MainActor
final class GestureExtras {
  /// The raw values of all types of touches.
  static let allTypes: [NSNumber] = [0, 1, 2, 3]
  /// The raw values of the types of all buttons; keys are not among them.
  static let allButtons: [NSNumber] = [0, 1, 2, 3, 4, 5, 6, 30, 31]
  /// The raw value of the button that selects.
  static let select: [NSNumber] = [4]

  var name: String?
  var modifiers: UIKeyModifierFlags = []
  var buttons: UIEvent.ButtonMask = []
  var allowedTypes = GestureExtras.allTypes
  var allowedPressTypes: [NSNumber]?
  /// Those it waits for, always.
  var requirements: [WeakGesture] = []
  /// Those that wait for it, always.
  var dependents: [WeakGesture] = []
  /// Those it waits for, this time.
  var dynamicRequirements: [WeakGesture] = []
  /// Those that wait for it, this time.
  var dynamicDependents: [WeakGesture] = []
  /// Those about which everybody was asked, this time.
  var asked: Set<ObjectIdentifier> = []
  /// Counts its touch sequences.
  var sequence = 0
  /// Which one it was to begin to wait, of all that waited.
  var waitNumber = 0
  /// What it waits for, while it waits.
  var awaited: AwaitedGesture?
  /// The last walk through failure requirements that came by.
  var walk = 0
  /// Those that failure requirements connect it with, while one of them was undecided last.
  var held: HeldCluster?
  /// Ends a touch sequence that nobody ends.
  var idleTimer: GestureTimer?

  deinit { held?.change() }
}

extension UIGestureRecognizer {
  /// The rarely used values, made if there are none yet.
  final var needExtras: GestureExtras {
    if let extras { return extras }
    let made = GestureExtras()
    extras = made
    return made
  }

  /// Whether it has had touches since it was last reset.
  final var isEngaged: Bool { !touchSequence.isEmpty }

  /// Whether others, and views, have to wait for its decision.
  final var isUndecided: Bool { currentState == .possible && isEngaged }

  /// Whether a touch or a press of this touch sequence is down.
  final var hasSomethingDown: Bool {
    for touch in touchSequence where !touch.phase.isFinal { return true }
    return false
  }

  /// Whether it tracks `touch`.
  ///
  /// OPTIMIZATION: a loop, for a closure would check its executor at every touch.
  final func tracks(_ touch: UITouch) -> Bool {
    for tracked in touches where tracked === touch { return true }
    return false
  }

  /// Sets the state and says why, for the trace.
  final func move(to state: State, because reason: @autoclosure () -> String) {
    if Trace.isOn(.gesture) { GestureEnvironment.shared.reason = reason() }
    self.state = state
    GestureEnvironment.shared.reason = nil
  }
}

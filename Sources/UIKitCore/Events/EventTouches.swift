// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// The touches of one event in one window: the set that handlers get, and their order.
///
/// Making one allocates nothing while all touches are in that window, be it one or ten: the set is
/// the event's own, the order is the one that `ActiveTouches` keeps.
@MainActor
struct EventTouches {
  /// All of them, those that rest included.
  let all: Set<UITouch>
  /// The same in the order in which their fingers came down.
  let inOrder: [UITouch]
  /// The phases in which any of them changed.
  let phases: Phases

  init(_ all: Set<UITouch>, inOrder: [UITouch]) {
    self.all = all
    self.inOrder = inOrder
    var phases = Phases()
    for touch in inOrder { phases.insert(touch.phase) }
    self.phases = phases
  }

  /// The same for touches that this library made, whose phase is the one they keep.
  ///
  /// OPTIMIZATION: asks no touch, so that none has to be retained meanwhile.
  init(_ all: Set<UITouch>, active inOrder: [UITouch]) {
    self.all = all
    self.inOrder = inOrder
    var phases = Phases()
    for touch in inOrder { phases.insert(touch.currentPhase) }
    self.phases = phases
  }

  /// Those that satisfy a condition, nil when none does; the set itself when all do.
  ///
  /// OPTIMIZATION: counted first, so that a set is made only of some of several touches. The
  /// condition is asked twice, and must answer the same.
  @inline(__always)
  func those(_ isMeant: @MainActor (UITouch) -> Bool) -> Set<UITouch>? {
    var count = 0
    for touch in inOrder where isMeant(touch) { count += 1 }
    guard count > 0 else { return nil }
    if count == all.count { return all }
    var some: Set<UITouch> = []
    if count > 1 { some.reserveCapacity(count) }
    for place in inOrder.indices where isMeant(inOrder[place]) {
      if count == 1 { return ActiveTouches.shared.only(inOrder[place], guess: place) }
      some.insert(inOrder[place])
    }
    return some
  }
}

extension EventTouches {
  /// Phases that responders and recognizers are told of, in the order in which they are.
  struct Phases: Sequence, IteratorProtocol {
    private var bits: UInt8 = 0

    /// Takes in a phase; without effect for one that nobody is told of.
    mutating func insert(_ phase: UITouch.Phase) {
      switch phase {
      case .began, .moved, .ended, .cancelled: bits |= 1 << UInt8(phase.rawValue)
      case .stationary, .regionEntered, .regionMoved, .regionExited: break
      }
    }

    /// Whether a phase is among them.
    func contains(_ phase: UITouch.Phase) -> Bool { bits & 1 << UInt8(phase.rawValue) != 0 }

    /// Takes the first phase out.
    mutating func next() -> UITouch.Phase? {
      guard bits != 0 else { return nil }
      defer { bits &= bits - 1 }
      return UITouch.Phase(rawValue: bits.trailingZeroBitCount)
    }
  }
}

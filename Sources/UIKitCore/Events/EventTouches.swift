// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// The touches of one event in one window, as they are when recognizers and views begin to be told.
///
/// Making one allocates nothing while all touches are in that window, be it one or ten: `ActiveTouches`
/// keeps their order as long as the same fingers are down.
@MainActor
struct EventTouches {
  private let order: TouchOrder
  /// The phases in which any of them changed.
  let phases: Phases
  /// Whether it is known that this library made them all, so that their phase is the one they keep.
  let areOwn: Bool

  init(_ order: TouchOrder) {
    self.order = order
    areOwn = false
    var phases = Phases()
    for touch in order.inOrder { phases.insert(touch.phase) }
    self.phases = phases
  }

  /// The same for touches that this library made.
  ///
  /// OPTIMIZATION: asks no touch, so that none has to be retained meanwhile.
  init(active order: TouchOrder) {
    self.order = order
    areOwn = true
    var phases = Phases()
    for touch in order.inOrder { phases.insert(touch.currentPhase) }
    self.phases = phases
  }

  /// All of them, those that rest included.
  var all: Set<UITouch> { order.all }
  /// The same in the order in which their fingers came down.
  var inOrder: [UITouch] { order.inOrder }
  /// Those in order again, held while this value is in use.
  var unretained: TouchOrder.Unretained { order.unretained }

  /// The phase of one of them.
  @inline(__always)
  func phase(of touch: UITouch) -> UITouch.Phase { areOwn ? touch.currentPhase : touch.phase }

  /// Calls `body` with those that satisfy a condition, unless none does; with the set itself when all
  /// do.
  ///
  /// OPTIMIZATION: counted first, so that a set is made only of some of several touches. The
  /// condition is asked twice, and must answer the same. A set that was returned would be retained.
  ///
  /// - Parameter start: where to begin among those in order; the ones before it are not asked.
  @inline(__always)
  func withThose(
    from start: Int = 0, _ isMeant: @MainActor (UITouch) -> Bool,
    _ body: @MainActor (Set<UITouch>) -> Void
  ) {
    var count = 0
    var last = 0
    for place in start..<unretained.count
    where unretained[place].withoutRetaining({ isMeant($0) }) {
      count += 1
      last = place
    }
    guard count > 0 else { return }
    if count == unretained.count { return body(order.all) }
    if count == 1 { return body(order.alone(at: last)) }
    var some = Set<UITouch>(minimumCapacity: count)
    for place in start..<inOrder.count where isMeant(inOrder[place]) {
      some.insert(inOrder[place])
    }
    body(some)
  }
}

/// Touches as a set, which handlers get, and in the order in which their fingers came down.
///
/// OPTIMIZATION: an object that does not change, so that an event retains one thing instead of two.
@MainActor
final class TouchOrder {
  let all: Set<UITouch>
  let inOrder: [UITouch]
  /// For whoever delivers them.
  let custody = Custody.unretained
  /// Those in order again.
  ///
  /// OPTIMIZATION: who goes through these retains none of them.
  var unretained: Unretained { Unretained(touches: inOrder) }
  /// The only one; nil where there are several.
  let sole: Unmanaged<UITouch>?
  /// Sets of one touch each, where asked for.
  ///
  /// OPTIMIZATION: unchecked, and kept, for several fingers that move in views of their own need one
  /// each in every event.
  @exclusivity(unchecked) private var sets: [Set<UITouch>] = []

  // What the touches began in: the first one, and the others, of which there are mostly none.

  private let view: UIView?
  private let window: UIView?
  private let held: [UIView?]

  /// Makes an order of touches.
  ///
  /// - Parameter areHeld: whether the views and windows that the touches began in stay as long as it.
  init(_ all: Set<UITouch>, inOrder: [UITouch], areHeld: Bool = false) {
    self.all = all
    self.inOrder = inOrder
    var held: [UIView?] = []
    if areHeld, !inOrder.isEmpty {
      let first = Unmanaged.passUnretained(inOrder[0])
      view = first.withoutRetaining { $0.currentView }
      window = first.withoutRetaining { $0.currentWindow }
      for place in 1..<inOrder.count {
        held.append(inOrder[place].currentView)
        held.append(inOrder[place].currentWindow)
      }
    } else {
      view = nil
      window = nil
    }
    self.held = held
    sole = inOrder.count == 1 ? .passUnretained(inOrder[0]) : nil
  }

  /// The set that holds the touch at a place alone.
  func alone(at place: Int) -> Set<UITouch> {
    if sets.isEmpty { sets = Array(repeating: [], count: inOrder.count) }
    if sets[place].isEmpty { sets[place] = [inOrder[place]] }
    return sets[place]
  }
}

extension TouchOrder {
  /// Touches in their order, none of which is retained to be looked at.
  struct Unretained: RandomAccessCollection {
    fileprivate let touches: [UITouch]
    var startIndex: Int { 0 }
    var endIndex: Int { touches.count }
    subscript(place: Int) -> Unmanaged<UITouch> { .passUnretained(touches[place]) }
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

    /// The phase, where there is but one.
    var only: UITouch.Phase? {
      var others = self
      guard let first = others.next(), others.bits == 0 else { return nil }
      return first
    }

    /// Whether a phase is among them.
    @inline(__always)
    func contains(_ phase: UITouch.Phase) -> Bool { bits & 1 << UInt8(phase.rawValue) != 0 }

    /// Takes the first phase out.
    mutating func next() -> UITouch.Phase? {
      guard bits != 0 else { return nil }
      defer { bits &= bits - 1 }
      return UITouch.Phase(rawValue: bits.trailingZeroBitCount)
    }
  }
}

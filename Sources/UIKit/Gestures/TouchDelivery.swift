// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// What views get of their touches: once a view and phase in an event.
///
/// The groups are made before the first view is told, so handlers may change everything. What a
/// recognizer delays waits in `TouchWithholding`.
///
/// - Rules: TE-5 to TE-9, GR-37 to GR-47.
@MainActor
enum TouchDelivery {
  /// Delivers the touches of one event, given in the order in which their fingers came down.
  static func deliver(_ touches: [UITouch], of event: UIEvent, in all: Set<UITouch>) {
    var groups: [Group] = []
    groups.reserveCapacity(touches.count)
    for touch in touches {
      let phase = touch.phase
      guard phase != .stationary, let view = receiver(of: touch, phase, among: all) else {
        continue
      }
      if phase == .began { touch.receiver = view }
      if isUncertain(touch), withholds(touch, phase) { continue }
      touch.awaitsBeginning = phase == .began
      add(touch, phase, view, to: &groups)
    }
    for group in groups {
      let left = group.left(of: all)
      if group.phase == .began { for touch in left { touch.awaitsBeginning = false } }
      if !left.isEmpty { send(left, group.phase, to: group.view, event) }
    }
  }

  /// The common case of one finger: nothing is allocated.
  static func deliverSingle(_ touch: UITouch, as set: Set<UITouch>, _ event: UIEvent) {
    let phase = touch.phase
    guard phase != .stationary, let view = receiver(of: touch, phase, among: set) else { return }
    if phase == .began { touch.receiver = view }
    if isUncertain(touch), withholds(touch, phase) { return }
    send(set, phase, to: view, event)
  }

  /// Whether a recognizer may keep something of the touch from its view.
  @inline(__always)
  private static func isUncertain(_ touch: UITouch) -> Bool {
    !touch.recognizers.isEmpty || touch.withheld != nil
  }

  /// The view that hears of this phase of a touch: the one it began in, if it was told of that.
  ///
  /// - Rules: TE-12, TE-24, TE-25, TE-27, TE-28.
  private static func receiver(
    of touch: UITouch, _ phase: UITouch.Phase, among all: Set<UITouch>
  ) -> UIView? {
    guard !touch.isOver else { return nil }
    guard phase == .began else { return touch.receiver }
    guard let view = touch.view else { return nil }
    if let owner = touch.recognizers.first(where: { $0.owns(touch) }) {
      Trace.record(
        .delivery, "\(Trace.name(view)) does not get the touch: \(Trace.name(owner)) recognized")
      return nil
    }
    if let reason = refusal(of: touch, by: view, among: all) {
      Trace.record(.delivery, "\(Trace.name(view)) does not get the touch: \(reason)")
      return nil
    }
    return view
  }

  private static func refusal(
    of touch: UITouch, by view: UIView, among all: Set<UITouch>
  ) -> String? {
    for other in all where other !== touch && !other.phase.isFinal {
      guard let taken = other.receiver else { continue }
      if taken === view {
        if !view.isMultipleTouchEnabled { return "it has one, and isMultipleTouchEnabled is false" }
      } else if taken.window === view.window {
        if view.isExclusiveTouch { return "it is exclusive, and \(Trace.name(taken)) has one" }
        if taken.isExclusiveTouch { return "\(Trace.name(taken)) has one exclusively" }
      }
    }
    return nil
  }

  static func send(
    _ touches: Set<UITouch>, _ phase: UITouch.Phase, to view: UIView, _ event: UIEvent
  ) {
    if phase == .began, ContentGuards.isInUse, ContentGuards.refuse(touches, event, in: view) {
      for touch in touches { touch.receiver = nil }
      return
    }
    Trace.record(.delivery, "\(phase.method) \(touches.count) → \(Trace.name(view))")
    switch phase {
    case .began: view.touchesBegan(touches, with: event)
    case .moved: view.touchesMoved(touches, with: event)
    case .ended:
      finish(touches)
      view.touchesEnded(touches, with: event)
    case .cancelled:
      finish(touches)
      view.touchesCancelled(touches, with: event)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }

  /// Before the view is told, so that a handler that removes the view is not told of a cancel too.
  private static func finish(_ touches: Set<UITouch>) {
    for touch in touches { touch.receiver = nil }
  }

  /// Puts a touch into the group of its view and phase.
  ///
  /// Views stand in the order of their first finger; for each, phases in that of `UITouch.Phase`.
  ///
  /// OPTIMIZATION: loops, for closures would check their executor at every step.
  ///
  /// - Rules: TE-8.
  private static func add(
    _ touch: UITouch, _ phase: UITouch.Phase, _ view: UIView, to groups: inout [Group]
  ) {
    var place = groups.count
    for index in groups.indices where groups[index].view === view {
      if groups[index].phase == phase { return groups[index].others.append(touch) }
      place = index
      if groups[index].phase.rawValue > phase.rawValue { break }
      place += 1
    }
    groups.insert(Group(view: view, phase: phase, first: touch), at: place)
  }

  private struct Group {
    var view: UIView
    var phase: UITouch.Phase
    var first: UITouch
    /// Empty in most groups, which then need no memory of their own.
    var others: [UITouch] = []

    /// The touches that nobody took away since the groups were made.
    @MainActor
    func left(of all: Set<UITouch>) -> Set<UITouch> {
      var isWhole = others.count + 1 == all.count && isLeft(first)
      for touch in others where !isLeft(touch) { isWhole = false }
      if isWhole { return all }
      var left = Set<UITouch>(minimumCapacity: others.count + 1)
      if isLeft(first) { left.insert(first) }
      for touch in others where isLeft(touch) { left.insert(touch) }
      return left
    }

    @MainActor
    private func isLeft(_ touch: UITouch) -> Bool { !touch.isOver && touch.receiver === view }
  }
}

extension UITouch.Phase {
  /// The responder method that tells of this phase.
  var method: String {
    switch self {
    case .began: "touchesBegan"
    case .moved: "touchesMoved"
    case .ended: "touchesEnded"
    case .cancelled: "touchesCancelled"
    case .stationary: "stationary"
    case .regionEntered: "regionEntered"
    case .regionMoved: "regionMoved"
    case .regionExited: "regionExited"
    }
  }
}

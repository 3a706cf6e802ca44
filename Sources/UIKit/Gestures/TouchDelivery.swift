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
    for touch in touches {
      let phase = touch.phase
      guard phase != .stationary, let view = receiver(of: touch, phase, among: all) else {
        continue
      }
      if phase == .began { touch.receiver = view }
      if withholds(touch, phase) { continue }
      touch.awaitsBeginning = phase == .began
      if let place = groups.firstIndex(where: { $0.view === view && $0.phase == phase }) {
        groups[place].touches.append(touch)
      } else {
        groups.append(Group(view: view, phase: phase, touches: [touch]))
      }
    }
    for group in inPhaseOrder(groups) {
      let left = group.touches.filter { !$0.isOver && $0.receiver === group.view }
      for touch in left { touch.awaitsBeginning = false }
      if !left.isEmpty { send(Set(left), group.phase, to: group.view, event) }
    }
  }

  /// The common case of one finger: nothing is allocated.
  static func deliverSingle(_ touch: UITouch, as set: Set<UITouch>, _ event: UIEvent) {
    let phase = touch.phase
    guard phase != .stationary, let view = receiver(of: touch, phase, among: set) else { return }
    if phase == .began { touch.receiver = view }
    if !touch.recognizers.isEmpty || touch.withheld != nil, withholds(touch, phase) { return }
    send(set, phase, to: view, event)
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

  /// Views in the order of their first finger; for each, phases in the order of `UITouch.Phase`.
  ///
  /// - Rules: TE-8.
  private static func inPhaseOrder(_ groups: [Group]) -> [Group] {
    var views: [UIView] = []
    for group in groups where !views.contains(where: { $0 === group.view }) {
      views.append(group.view)
    }
    return views.flatMap { view in
      groups.filter { $0.view === view }.sorted { $0.phase.rawValue < $1.phase.rawValue }
    }
  }

  private struct Group {
    var view: UIView
    var phase: UITouch.Phase
    var touches: [UITouch]
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

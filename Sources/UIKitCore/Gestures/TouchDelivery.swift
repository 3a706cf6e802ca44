// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost

// Rules: TE-5 to TE-9, GR-37 to GR-47.
/// What views get of their touches: once a view and phase in an event.
///
/// Whom each touch goes to is found before the first view is told, so handlers may change everything.
/// What a recognizer delays waits in `TouchWithholding`.
@MainActor
enum TouchDelivery {
  // Rules: TE-8.
  /// Delivers the touches of an event: view by view in the order of their first fingers, for each
  /// phase by phase.
  static func deliver(_ touches: EventTouches, of event: UIEvent) {
    for touch in touches.unretained {
      touch.withoutRetaining { $0.addressee = addressee(of: $0, among: touches) }
    }
    // OPTIMIZATION: mostly all go to one view in one phase, and their set is there already.
    if let phase = touches.phases.only, let view = onlyView(of: touches) {
      return tell(view, phase, touches.all, event, isHeld: touches.areOwn)
    }
    for place in touches.inOrder.indices {
      guard let addressee = touches.inOrder[place].addressee else { continue }
      for phase in touches.phases { tell(addressee, phase, touches, from: place, event) }
      for other in place..<touches.inOrder.count
      where touches.inOrder[other].addressee == addressee {
        touches.inOrder[other].addressee = nil
      }
    }
  }

  /// The view to tell where all there is to an event is one finger that moves and that no recognizer
  /// has a say in; nil where there is more.
  ///
  /// OPTIMIZATION: most events are that.
  @inline(__always)
  static func viewOfMove(in order: TouchOrder) -> Unmanaged<UIView>? {
    guard let sole = order.sole else { return nil }
    return sole.withoutRetaining { touch in
      guard touch.currentPhase == .moved, !touch.isOver, !isUncertain(touch),
        !touch.awaitsBeginning, let view = touch.receiver
      else { return nil }
      return .passUnretained(view)
    }
  }

  /// Tells a view, which the order holds, of a move.
  @inline(__always)
  static func move(_ view: Unmanaged<UIView>, _ order: TouchOrder, _ event: UIEvent) {
    view.withoutRetaining { view in
      if Trace.isOn(.delivery) { traceMove(view) }
      view.touchesMoved(order.all, with: event)
    }
  }

  @inline(never)
  private static func traceMove(_ view: UIView) {
    Trace.record(.delivery, "touchesMoved 1 → \(Trace.name(view))")
  }

  /// The view that every touch goes to; nil when there are several, or one goes to nobody.
  private static func onlyView(of touches: EventTouches) -> Unmanaged<UIView>? {
    guard let addressee = touches.inOrder.first?.addressee else { return nil }
    for touch in touches.inOrder where touch.addressee != addressee { return nil }
    guard let view = touches.inOrder[0].receiver else { return nil }
    return .passUnretained(view)
  }

  /// The view to tell of what a touch did, which is its receiver; nil for nobody, and for what waits
  /// for a recognizer.
  @inline(__always)
  private static func addressee(
    of touch: UITouch, among touches: EventTouches
  ) -> ObjectIdentifier? {
    let phase = touches.phase(of: touch)
    guard phase != .stationary, !touch.isOver else { return nil }
    if phase == .began {
      guard let view = beginner(of: touch, among: touches) else { return nil }
      touch.receiver = view
    }
    guard let addressee = touch.receiver.map(ObjectIdentifier.init) else { return nil }
    if isUncertain(touch), withholds(touch, phase) { return nil }
    touch.awaitsBeginning = phase == .began
    return addressee
  }

  /// Tells a view of its touches in one phase, but for those that were taken away meanwhile.
  ///
  /// - Parameter place: where the first of its touches is.
  private static func tell(
    _ addressee: ObjectIdentifier, _ phase: UITouch.Phase, _ touches: EventTouches,
    from place: Int, _ event: UIEvent
  ) {
    // OPTIMIZATION: not retained before it is told, for its touches hold it.
    var view: Unmanaged<UIView>?
    touches.withThose(from: place) { touch in
      guard touch.addressee == addressee, touches.phase(of: touch) == phase, !touch.isOver,
        let receiver = touch.receiver, ObjectIdentifier(receiver) == addressee
      else { return false }
      view = .passUnretained(receiver)
      return true
    } _: { own in
      if let view { tell(view, phase, own, event, isHeld: touches.areOwn) }
    }
  }

  /// - Parameter isHeld: whether the view stays until the delivery is over, whatever becomes of it.
  @inline(__always)
  private static func tell(
    _ view: Unmanaged<UIView>, _ phase: UITouch.Phase, _ own: Set<UITouch>, _ event: UIEvent,
    isHeld: Bool
  ) {
    if isHeld {
      view.withoutRetaining { tell($0, phase, own, event) }
    } else {
      tell(view.takeUnretainedValue(), phase, own, event)
    }
  }

  private static func tell(
    _ view: UIView, _ phase: UITouch.Phase, _ own: Set<UITouch>, _ event: UIEvent
  ) {
    if phase == .began { for touch in own { touch.awaitsBeginning = false } }
    send(own, phase, to: view, event)
  }

  /// Whether a recognizer may keep something of the touch from its view.
  @inline(__always)
  private static func isUncertain(_ touch: UITouch) -> Bool {
    !touch.recognizers.isEmpty || touch.withheld != nil
  }

  // Rules: TE-12, TE-24, TE-25, TE-27, TE-28.
  /// The view that hears of a touch from its beginning on: the one it began in, unless that may not.
  private static func beginner(of touch: UITouch, among touches: EventTouches) -> UIView? {
    guard let view = touch.view else { return nil }
    if let owner = touch.recognizers.first(where: { $0.owns(touch) }) {
      Trace.record(
        .delivery, "\(Trace.name(view)) does not get the touch: \(Trace.name(owner)) recognized")
      return nil
    }
    if let reason = refusal(of: touch, by: view, among: touches) {
      Trace.record(.delivery, "\(Trace.name(view)) does not get the touch: \(reason)")
      return nil
    }
    return view
  }

  private static func refusal(
    of touch: UITouch, by view: UIView, among touches: EventTouches
  ) -> String? {
    for other in touches.inOrder where other !== touch && !other.phase.isFinal {
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
    if phase == .began, ViewTrees.shared.haveContentGuards, view.guardsRefuse(touches, event) {
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

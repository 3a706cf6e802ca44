// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// How a control follows the first finger in it.
///
///     idle → touchDown → inside ⇄ outside → up or cancelled → idle
///
/// The functions return whether the control takes the touches; it passes others to `next`.
@MainActor
enum ControlTracking {
  /// - Rules: CT-3 to CT-7, CT-17.
  static func began(_ touches: Set<UITouch>, _ event: UIEvent?, in control: UIControl) -> Bool {
    if control.isTracking { return true }
    guard control.isEnabled, control.isUserInteractionEnabled,
      let touch = firstTouch(of: touches, event, in: control),
      control.beginTracking(touch, with: event)
    else { return false }
    control.trackedTouch = touch
    control.highlightTimer = nil
    control.flagsOfControl.insert([.tracking, .touchInside])
    control.isHighlighted = true
    control.send(.touchDown, event)
    if control.isTracking, touch.tapCount >= 2 { control.send(.touchDownRepeat, event) }
    if control.isTracking, control.showsMenuAsPrimaryAction {
      control.send(.menuActionTriggered, event)
      ControlMenus.present(control, touch: touch)
    }
    return true
  }

  /// - Rules: CT-8 to CT-12, CT-17.
  static func moved(_ touches: Set<UITouch>, _ event: UIEvent?, in control: UIControl) -> Bool {
    guard control.isTracking else { return false }
    guard let touch = control.trackedTouch, touches.contains(touch) else { return true }
    guard control.continueTracking(touch, with: event) else {
      finish(control)
      control.isHighlighted = false
      control.flagsOfControl.remove(.touchInside)
      return true
    }
    guard control.isTracking else { return true }
    let isInside = isInside(touch, event, control)
    cross(control, isInside, event)
    guard control.isTracking else { return true }
    control.send(isInside ? .touchDragInside : .touchDragOutside, event)
    if control.showsMenuAsPrimaryAction { ControlMenus.follow(control, touch) }
    return true
  }

  /// - Rules: CT-13, CT-14, CT-17, CT-42.
  static func ended(_ touches: Set<UITouch>, _ event: UIEvent?, in control: UIControl) -> Bool {
    guard control.isTracking else { return false }
    guard let touch = control.trackedTouch, touches.contains(touch) else { return true }
    // Down and up in one turn: the highlight was never laid out, so nobody saw it.
    let wasUnseen = control.host != nil && control.flags.contains(.needsLayout)
    let isInside = isInside(touch, event, control)
    cross(control, isInside, event)
    guard control.isTracking else { return true }
    control.endTracking(touch, with: event)
    finish(control)
    if control.showsMenuAsPrimaryAction { ControlMenus.release(control, touch) }
    if isInside, control.primaryEvent == .touchUpInside { control.willSendPrimaryEvent() }
    control.send(isInside ? .touchUpInside : .touchUpOutside, event)
    // A handler may have begun something else, such as another touch.
    guard !control.isTracking else { return true }
    control.isHighlighted = false
    control.flagsOfControl.remove(.touchInside)
    if wasUnseen, isInside { control.lingerHighlighted() }
    return true
  }

  /// - Rules: CT-15, CT-16, CT-18.
  static func cancelled(_ touches: Set<UITouch>, _ event: UIEvent?, in control: UIControl) {
    guard control.isTracking, let touch = control.trackedTouch, touches.contains(touch) else {
      return
    }
    stop(control, ActiveTouches.shared.isLeavingWindow ? nil : event)
  }

  /// Lets the control cancel its tracking, and ends it whatever an override of that does.
  ///
  /// - Rules: CT-20.
  static func stop(_ control: UIControl, _ event: UIEvent?) {
    control.cancelTracking(with: event)
    guard control.isTracking else { return }
    finish(control)
    control.isHighlighted = false
    control.flagsOfControl.remove(.touchInside)
  }

  /// What `cancelTracking(with:)` does by itself.
  ///
  /// - Rules: CT-15.
  static func cancel(_ control: UIControl, _ event: UIEvent?) {
    guard control.isTracking else { return }
    finish(control)
    control.isHighlighted = false
    control.flagsOfControl.remove(.touchInside)
    control.send(.touchCancel, event)
  }

  private static func finish(_ control: UIControl) {
    control.flagsOfControl.remove(.tracking)
    control.trackedTouch = nil
  }

  /// Notes and tells that the finger moved in or out, if it did.
  ///
  /// - Rules: CT-10, CT-11, CT-12.
  private static func cross(_ control: UIControl, _ isInside: Bool, _ event: UIEvent?) {
    guard control.isTouchInside != isInside else { return }
    if isInside {
      control.flagsOfControl.insert(.touchInside)
    } else {
      control.flagsOfControl.remove(.touchInside)
    }
    control.isHighlighted = isInside
    control.send(isInside ? .touchDragEnter : .touchDragExit, event)
  }

  /// - Rules: CT-9.
  private static func isInside(
    _ touch: UITouch, _ event: UIEvent?, _ control: UIControl
  ) -> Bool {
    let place = touch.location(in: control)
    let slop = Thresholds.controlSlop
    return control.bounds.insetBy(dx: -slop, dy: -slop).contains(place)
      || control.point(inside: place, with: event)
  }

  /// The finger that came down first of all in the control, if it is among `touches`.
  ///
  /// - Rules: CT-4.
  private static func firstTouch(
    of touches: Set<UITouch>, _ event: UIEvent?, in control: UIControl
  ) -> UITouch? {
    let earlier = event?.touches(for: control)?.contains {
      !touches.contains($0) && !$0.phase.isFinal
    }
    guard earlier != true else { return nil }
    return touches.min { $0.serial < $1.serial }
  }
}

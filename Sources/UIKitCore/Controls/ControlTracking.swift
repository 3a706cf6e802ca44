// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitMachines

/// How a control follows the first finger in it.
///
///     idle → touchDown → inside ⇄ outside → up or cancelled → idle
///
/// The functions return whether the control takes the touches; it passes others to `next`.
extension UIControl {
  // Rules: CT-3 to CT-7, CT-17.
  func trackingBegan(_ touches: Set<UITouch>, _ event: UIEvent?) -> Bool {
    if isTracking { return true }
    guard isEnabled, isUserInteractionEnabled,
      let touch = firstTouch(of: touches, event),
      beginTracking(touch, with: event)
    else { return false }
    trackedTouch = touch
    highlightTimer = nil
    flagsOfControl.insert([.tracking, .touchInside])
    isHighlighted = true
    send(.touchDown, event)
    if isTracking, touch.tapCount >= 2 { send(.touchDownRepeat, event) }
    if isTracking, showsMenuAsPrimaryAction {
      send(.menuActionTriggered, event)
      ControlMenus.present(self, touch: touch)
    }
    return true
  }

  // Rules: CT-8 to CT-12, CT-17.
  func trackingMoved(_ touches: Set<UITouch>, _ event: UIEvent?) -> Bool {
    guard isTracking else { return false }
    guard let touch = trackedTouch, touches.contains(touch) else { return true }
    guard continueTracking(touch, with: event) else {
      finishTracking()
      isHighlighted = false
      flagsOfControl.remove(.touchInside)
      return true
    }
    guard isTracking else { return true }
    let isInside = reaches(touch, event)
    crossEdge(isInside, event)
    guard isTracking else { return true }
    send(isInside ? .touchDragInside : .touchDragOutside, event)
    if showsMenuAsPrimaryAction { ControlMenus.follow(self, touch) }
    return true
  }

  // Rules: CT-13, CT-14, CT-17, CT-42.
  func trackingEnded(_ touches: Set<UITouch>, _ event: UIEvent?) -> Bool {
    guard isTracking else { return false }
    guard let touch = trackedTouch, touches.contains(touch) else { return true }
    // Down and up in one turn: the highlight was never laid out, so nobody saw it.
    let wasUnseen = host != nil && flags.contains(.needsLayout)
    let isInside = reaches(touch, event)
    crossEdge(isInside, event)
    guard isTracking else { return true }
    endTracking(touch, with: event)
    finishTracking()
    if showsMenuAsPrimaryAction { ControlMenus.release(self, touch) }
    if isInside, primaryEvent == .touchUpInside { willSendPrimaryEvent() }
    send(isInside ? .touchUpInside : .touchUpOutside, event)
    // A handler may have begun something else, such as another touch.
    guard !isTracking else { return true }
    isHighlighted = false
    flagsOfControl.remove(.touchInside)
    if wasUnseen, isInside { lingerHighlighted() }
    return true
  }

  // Rules: CT-15, CT-16, CT-18.
  func trackingCancelled(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isTracking, let touch = trackedTouch, touches.contains(touch) else {
      return
    }
    stopTracking(ActiveTouches.shared.isLeavingWindow ? nil : event)
  }

  // Rules: CT-20.
  /// Lets the control cancel its tracking, and ends it whatever an override of that does.
  func stopTracking(_ event: UIEvent?) {
    cancelTracking(with: event)
    guard isTracking else { return }
    finishTracking()
    isHighlighted = false
    flagsOfControl.remove(.touchInside)
  }

  // Rules: CT-15.
  /// What `cancelTracking(with:)` does by itself.
  func cancelOwnTracking(_ event: UIEvent?) {
    guard isTracking else { return }
    finishTracking()
    isHighlighted = false
    flagsOfControl.remove(.touchInside)
    send(.touchCancel, event)
  }

  private func finishTracking() {
    flagsOfControl.remove(.tracking)
    trackedTouch = nil
  }

  // Rules: CT-10, CT-11, CT-12.
  /// Notes and tells that the finger moved in or out, if it did.
  private func crossEdge(_ isInside: Bool, _ event: UIEvent?) {
    guard isTouchInside != isInside else { return }
    if isInside {
      flagsOfControl.insert(.touchInside)
    } else {
      flagsOfControl.remove(.touchInside)
    }
    isHighlighted = isInside
    send(isInside ? .touchDragEnter : .touchDragExit, event)
  }

  // Rules: AN-27, CT-9.
  private func reaches(_ touch: UITouch, _ event: UIEvent?) -> Bool {
    let place = HitTesting.location(of: touch, in: self)
    let slop = Thresholds.controlSlop
    return bounds.insetBy(dx: -slop, dy: -slop).encloses(place)
      || point(inside: place, with: event)
  }

  // Rules: CT-4, CT-57.
  /// The finger that came down first of all in the control, if it is among `touches`.
  ///
  /// Those in another window come along the chain from a bar of the keyboard, which ends with the
  /// editing: nobody would tell where they go from there.
  private func firstTouch(of touches: Set<UITouch>, _ event: UIEvent?) -> UITouch? {
    guard touches.allSatisfy({ $0.window === window || $0.window == nil }) else { return nil }
    let earlier = event?.touches(for: self)?.contains {
      !touches.contains($0) && !$0.phase.isFinal
    }
    guard earlier != true else { return nil }
    return touches.min { $0.serial < $1.serial }
  }
}

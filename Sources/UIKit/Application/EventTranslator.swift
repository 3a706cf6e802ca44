// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// Makes touches of a host's contacts and keeps them up to date.
///
/// What a device reports may be wrong: an unknown contact that moves or ends, one that begins
/// twice, time that goes back. Such input is put right or dropped, counted and traced.
@MainActor
final class EventTranslator {
  let repairs = InputRepairs()
  private var taps = TapCounter()
  private var hover = HoverTracker()
  private var awaited = AwaitedEstimates()
  private let active = ActiveTouches.shared

  /// Forgets taps, the hovering pointer, promised values and the latest time.
  func forget() {
    taps = TapCounter()
    repairs.forget()
    hover = HoverTracker()
    awaited = AwaitedEstimates()
  }

  /// Updates the touches by what one frame reports.
  ///
  /// - Returns: the event to send, or nil when nothing changed.
  /// - Rules: TE-2, TE-3, TE-5, TE-6, TE-11, AW-13.
  func translate(_ frame: ContactFrame, isIgnoring: Bool) -> UIEvent? {
    let time = repairs.settle(frame.time)
    active.rest()
    var hasChanged = false
    let contacts = frame.contacts.span
    for place in contacts.indices {
      let changed =
        contacts[place].phase == .began
        ? begin(contacts[place], at: time, isIgnoring: isIgnoring)
        : update(contacts[place], at: time, place: place)
      hasChanged = changed || hasChanged
    }
    guard hasChanged else { return nil }
    return stamped(time, frame.modifiers)
  }

  /// Cancels all touches; nil when there are none.
  func cancelAll(at time: TimeInterval) -> UIEvent? {
    guard !active.touches.isEmpty else { return nil }
    let time = repairs.settle(time)
    for touch in active.touches {
      touch.currentPhase = .cancelled
      touch.currentTime = time
      active.addOrphan(touch.contact)
    }
    active.noteFinished()
    active.event.currentTime = time
    return active.event
  }

  /// Events for a hovering pointer: one for each window it enters, moves in, or leaves.
  func translate(_ sample: HoverSample) -> [UIEvent] {
    hover.translate(sample, at: repairs.settle(sample.time))
  }

  /// The event for a wheel or trackpad, or nil when no window is under the pointer.
  func translate(_ sample: ScrollSample) -> UIEvent? {
    let event = UIEvent(type: .scroll)
    event.currentTime = repairs.settle(sample.time)
    event.currentModifiers = UIKeyModifierFlags(rawValue: sample.modifiers.rawValue)
    guard let (window, view) = WindowHitTest.find(at: sample.location, event: event) else {
      return nil
    }
    event.target = window
    event.scroll = ScrollMovement(
      phase: sample.phase, location: window.convertFromScreen(sample.location),
      delta: CGPoint(x: sample.delta.x, y: sample.delta.y), view: view)
    return event
  }

  /// Puts values right that were estimated, and tells whoever got the touch.
  ///
  /// - Rules: TE-49.
  func apply(_ update: ContactUpdate) {
    guard let touch = awaited.settle(update) else {
      repairs.note("no touch awaits the update \(update.estimationIndex)")
      return
    }
    GestureEnvironment.shared.estimatesDidChange(touch)
    touch.view?.touchesEstimatedPropertiesUpdated([touch])
  }

  private func begin(_ contact: borrowing Contact, at time: TimeInterval, isIgnoring: Bool) -> Bool
  {
    guard isSane(contact) else { return false }
    guard active.touch(ofContact: contact.id, guess: 0) == nil else {
      repairs.note("contact \(contact.id) came down twice")
      return false
    }
    active.forgetOrphan(contact.id)
    if isIgnoring {
      active.addOrphan(contact.id)
      return false
    }
    active.prepareEvent()
    let touch = UITouch()
    touch.contact = contact.id
    touch.currentType = contact.kind.touchType
    touch.currentLocation = contact.location
    if let (window, view) = WindowHitTest.find(at: contact.location, event: active.event) {
      touch.currentWindow = window
      touch.currentView = view
      touch.currentLocation = window.convertFromScreen(contact.location)
    }
    touch.lastLocation = touch.currentLocation
    touch.startLocation = touch.currentLocation
    touch.currentTapCount = taps.begin(at: contact.location, time: time)
    take(contact, into: touch, at: time)
    touch.currentPhase = .began
    active.begin(touch)
    Trace.record(
      .touch,
      "touch \(contact.id) began at (\(contact.location.x), \(contact.location.y)) "
        + "in \(Trace.name(touch.currentView)), tap \(touch.currentTapCount)")
    return true
  }

  private func update(_ contact: borrowing Contact, at time: TimeInterval, place: Int) -> Bool {
    guard isSane(contact) else { return false }
    guard let touch = active.touch(ofContact: contact.id, guess: place) else {
      if active.isOrphan(contact.id) {
        if contact.phase != .moved { active.forgetOrphan(contact.id) }
      } else {
        repairs.note("contact \(contact.id) \(contact.phase) and never began")
      }
      return false
    }
    let location = touch.currentWindow?.convertFromScreen(contact.location) ?? contact.location
    let isMove = contact.phase == .moved
    if isMove, location == touch.currentLocation, contact.force == touch.currentForce,
      contact.detail == touch.detail
    {
      return false
    }
    touch.lastLocation = touch.currentLocation
    touch.currentLocation = location
    take(contact, into: touch, at: time)
    if touch.currentTapCount > 0, !TapCounter.isTap(from: touch.startLocation, to: location) {
      touch.currentTapCount = 0
    }
    touch.currentPhase = contact.phase.touchPhase
    if !isMove { active.noteFinished() }
    if contact.phase == .ended {
      taps.end(count: touch.currentTapCount, start: touch.startLocation, time: time)
    }
    Trace.record(
      .touch, "touch \(contact.id) \(contact.phase) at (\(location.x), \(location.y))")
    return true
  }

  private func take(_ contact: borrowing Contact, into touch: UITouch, at time: TimeInterval) {
    touch.currentTime = time
    touch.currentForce = contact.force
    touch.currentRadius = contact.radius
    if touch.detail == nil, contact.detail == nil { return }
    touch.detail = contact.detail
    touch.estimates = TouchEstimates(contact.detail)
    awaited.note(touch)
  }

  private func stamped(_ time: TimeInterval, _ modifiers: KeyModifiers) -> UIEvent {
    let event = active.event
    event.currentTime = time
    event.currentModifiers = UIKeyModifierFlags(rawValue: modifiers.rawValue)
    event.currentButtons = UIEvent.ButtonMask(rawValue: active.buttons)
    return event
  }

  private func isSane(_ contact: borrowing Contact) -> Bool {
    if contact.location.x.isFinite, contact.location.y.isFinite, contact.force.isFinite {
      return true
    }
    repairs.note("contact \(contact.id) is at no place")
    return false
  }
}

extension Contact.Kind {
  fileprivate var touchType: UITouch.TouchType {
    switch self {
    case .finger: .direct
    case .pen: .pencil
    case .pointer: .indirectPointer
    case .indirect: .indirect
    }
  }
}

extension Contact.Phase {
  fileprivate var touchPhase: UITouch.Phase {
    switch self {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}

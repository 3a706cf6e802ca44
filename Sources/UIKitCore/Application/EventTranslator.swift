// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost
import UIKitMachines

/// Makes touches of a host's contacts and keeps them up to date.
///
/// What a device reports may be wrong: an unknown contact that moves or ends, one that begins
/// twice, time that goes back. Such input is put right or dropped, counted and traced.
@MainActor
final class EventTranslator {
  let repairs = InputRepairs()
  // OPTIMIZATION: unchecked, for it calls nobody.
  @exclusivity(unchecked) private var taps = TapCounter()
  private var hover = HoverTracker()
  private var awaited = AwaitedEstimates()
  private let active = ActiveTouches.shared
  /// Held from the first touch on, for the way of a touch does not retain it.
  private var gestures: GestureEnvironment?

  // Rules: TE-2, TE-3, TE-5, TE-6, TE-11, AW-13.
  /// Updates the touches by what one frame reports.
  ///
  /// - Parameters:
  ///   - frame: what the device reports.
  ///   - isIgnoring: whether touches that begin are to be ignored; asked once, where any does.
  /// - Returns: the event to send, or nil when nothing changed; held until the next translation.
  func translate(
    _ frame: ContactFrame, isIgnoring: @autoclosure () -> Bool
  ) -> Unmanaged<UIEvent>? {
    let time = repairs.settle(frame.time)
    active.rest()
    var hasChanged = false
    var ignores: Bool?
    let contacts = frame.contacts.span
    for place in contacts.indices {
      guard isSane(contacts, place) else {
        if giveUp(contacts, place, at: time) { hasChanged = true }
        continue
      }
      let phase = contacts[place].phase
      if phase == .began {
        // Before the first hit test, for what that calls counts for the fingers to come.
        let isIgnored = ignores ?? isIgnoring()
        ignores = isIgnored
        if begin(contacts, place, at: time, isIgnoring: isIgnored) { hasChanged = true }
        continue
      }
      let id = contacts[place].id
      guard let touch = active.touch(ofContact: id, guess: place) else {
        passOver(id, phase)
        continue
      }
      if touch.withoutRetaining({ update($0, contacts, place, at: time) }) { hasChanged = true }
    }
    guard hasChanged else { return nil }
    stamp(time, frame.modifiers)
    return .passUnretained(active.event)
  }

  /// Cancels all touches; nil when there are none.
  func cancelAll(at time: TimeInterval) -> UIEvent? {
    guard !active.touches.isEmpty else { return nil }
    let time = repairs.settle(time)
    for touch in active.touches {
      touch.currentPhase = .cancelled
      touch.currentTime = time
      active.ignoreContact(touch.contact)
    }
    active.noteFinished()
    active.event.currentTime = time
    return active.event
  }

  /// Forgets touches that ended or were cancelled in the event that was just delivered.
  func removeFinished() {
    if active.hasFinished { active.removeFinished() }
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
      delta: distance(sample.delta), view: view)
    return event
  }

  /// How far a wheel or trackpad scrolls: nowhere where no device can mean it.
  private func distance(_ delta: Displacement) -> CGPoint {
    let distance = CGPoint(x: delta.x, y: delta.y)
    if Self.isSane(distance, force: 0) { return distance }
    repairs.note("a scroll is by no distance")
    return .zero
  }

  // Rules: TE-49.
  /// Puts values right that were estimated, and tells whoever got the touch.
  func apply(_ update: ContactUpdate) {
    guard Self.isSane(update.location ?? .zero, force: update.force ?? 0) else {
      return repairs.note("update \(update.estimationIndex) is at no place")
    }
    guard let touch = awaited.settle(update) else {
      repairs.note("no touch awaits the update \(update.estimationIndex)")
      return
    }
    GestureEnvironment.shared.estimatesDidChange(touch)
    touch.view?.touchesEstimatedPropertiesUpdated([touch])
  }

  // OPTIMIZATION: these get all contacts and a place, for a contact on its own would be a copy.

  @inline(never)
  private func begin(
    _ contacts: Span<Contact>, _ place: Int, at time: TimeInterval, isIgnoring: Bool
  ) -> Bool {
    let id = contacts[place].id
    let location = contacts[place].location
    guard active.touch(ofContact: id, guess: 0) == nil else {
      repairs.note("contact \(id) came down twice")
      return false
    }
    active.stopIgnoringContact(id)
    if isIgnoring {
      active.ignoreContact(id)
      return false
    }
    active.prepareEvent()
    gestures = .shared
    let touch = UITouch()
    touch.contact = id
    touch.currentType = contacts[place].kind.touchType
    touch.currentLocation = location
    if let (window, view) = WindowHitTest.find(at: location, event: active.event) {
      touch.currentWindow = window
      touch.currentView = view
      touch.currentLocation = window.convertFromScreen(location)
    }
    touch.lastLocation = touch.currentLocation
    touch.startLocation = touch.currentLocation
    touch.currentTapCount = taps.begin(at: location, time: time)
    write(contacts, place, into: touch, at: time)
    touch.currentPhase = .began
    active.begin(touch)
    Trace.record(
      .touch,
      "touch \(id) began at (\(location.x), \(location.y)) "
        + "in \(Trace.name(touch.currentView)), tap \(touch.currentTapCount)")
    return true
  }

  /// A contact that has no touch.
  @inline(never)
  private func passOver(_ id: Int, _ phase: Contact.Phase) {
    if !active.isIgnoredContact(id) {
      repairs.note("contact \(id) \(phase) and never began")
    } else if phase != .moved {
      active.stopIgnoringContact(id)
    }
  }

  /// A contact whose last sample is at no place is up all the same: its touch is cancelled where it was.
  @inline(never)
  private func giveUp(_ contacts: Span<Contact>, _ place: Int, at time: TimeInterval) -> Bool {
    let id = contacts[place].id
    repairs.note("contact \(id) is at no place")
    guard [.ended, .cancelled].contains(contacts[place].phase) else { return false }
    guard let touch = active.touch(ofContact: id, guess: place)?.takeUnretainedValue() else {
      active.stopIgnoringContact(id)
      return false
    }
    touch.lastLocation = touch.currentLocation
    touch.currentTime = time
    touch.currentPhase = .cancelled
    active.noteFinished()
    Trace.record(.touch, "touch \(id) cancelled, for its end is at no place")
    return true
  }

  /// Nothing in here lets go of the touch: the estimates hold it where they call out, and a trace comes
  /// when it is read no more.
  @inline(__always)
  private func update(
    _ touch: UITouch, _ contacts: Span<Contact>, _ place: Int, at time: TimeInterval
  ) -> Bool {
    let phase = contacts[place].phase
    let screen = contacts[place].location
    let location = window(of: touch)?.withoutRetaining { $0.convertFromScreen(screen) } ?? screen
    let isMove = phase == .moved
    if isMove, location == touch.currentLocation, contacts[place].force == touch.currentForce,
      contacts[place].detail == touch.detail
    {
      return false
    }
    touch.lastLocation = touch.currentLocation
    touch.currentLocation = location
    write(contacts, place, into: touch, at: time)
    if touch.currentTapCount > 0, !TapCounter.isTap(from: touch.startLocation, to: location) {
      touch.currentTapCount = 0
    }
    if isMove { touch.currentPhase = .moved } else { finish(touch, phase, at: time) }
    if Trace.isOn(.touch) { trace(contacts[place].id, phase, at: location) }
    return true
  }

  /// Takes a touch whose finger is up, or that was taken away, out of use when the event is over.
  @inline(never)
  private func finish(_ touch: UITouch, _ phase: Contact.Phase, at time: TimeInterval) {
    touch.currentPhase = phase.touchPhase
    active.noteFinished()
    if phase == .ended {
      taps.end(count: touch.currentTapCount, start: touch.startLocation, time: time)
    }
  }

  @inline(never)
  private func trace(_ contact: Int, _ phase: Contact.Phase, at location: CGPoint) {
    Trace.record(.touch, "touch \(contact) \(phase) at (\(location.x), \(location.y))")
  }

  @inline(__always)
  private func window(of touch: UITouch) -> Unmanaged<UIWindow>? {
    guard let window = touch.currentWindow else { return nil }
    return .passUnretained(window)
  }

  /// Writes what a contact says of itself into its touch.
  @inline(__always)
  private func write(
    _ contacts: Span<Contact>, _ place: Int, into touch: UITouch, at time: TimeInterval
  ) {
    touch.currentTime = time
    touch.currentForce = contacts[place].force
    touch.currentRadius = contacts[place].radius
    if touch.detail == nil, contacts[place].detail == nil { return }
    writeDetail(contacts, place, into: touch)
  }

  @inline(never)
  private func writeDetail(_ contacts: Span<Contact>, _ place: Int, into touch: UITouch) {
    active.noteDetail()
    touch.detail = contacts[place].detail
    touch.estimates = TouchEstimates(touch.detail)
    awaited.note(touch)
  }

  private func stamp(_ time: TimeInterval, _ modifiers: KeyModifiers) {
    let event = active.event
    event.currentTime = time
    event.currentModifiers = UIKeyModifierFlags(rawValue: modifiers.rawValue)
    event.currentButtons = UIEvent.ButtonMask(rawValue: active.buttons)
  }

  @inline(__always)
  private func isSane(_ contacts: Span<Contact>, _ place: Int) -> Bool {
    guard Self.isSane(contacts[place].location, force: contacts[place].force) else { return false }
    // OPTIMIZATION: most contacts have none, and what a call gets is retained.
    if contacts[place].detail == nil { return true }
    return Self.isSane(contacts[place].detail)
  }

  /// Whether a device can mean it.
  ///
  /// What is computed from larger numbers soon has no end.
  @inline(__always)
  private nonisolated static func isSane(_ location: CGPoint, force: Double) -> Bool {
    isWithin(location.x, farthest) && isWithin(location.y, farthest) && isWithin(force, hardest)
  }

  /// Whether `number` is one, and no farther from zero than `limit`.
  ///
  /// OPTIMIZATION: by their bits, in which what is no number is above all others: as numbers two would
  /// be read at once, which waits until the host's writing of each is over.
  @inline(__always)
  private nonisolated static func isWithin(_ number: Double, _ limit: Double) -> Bool {
    number.magnitude.bitPattern <= limit.bitPattern
  }

  // OPTIMIZATION: not isolated, because a closure of the main actor checks its executor at each call.
  private nonisolated static func isSane(_ detail: ContactDetail?) -> Bool {
    guard let detail else { return true }
    return abs(detail.maximumForce) <= hardest
      && detail.coalesced.allSatisfy { isSane($0.location, force: $0.force) }
      && detail.predicted.allSatisfy { isSane($0.location, force: $0.force) }
  }

  /// Points from the screen's corner: ten times the side of the largest screen.
  private nonisolated static let farthest = 1_000_000.0
  /// Times the force of an ordinary touch.
  private nonisolated static let hardest = 1000.0
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

/// Finds the window, and in it the view, under a point of the screen.
@MainActor
enum WindowHitTest {
  // Rules: HT-25, HT-26, HT-27, HT-28, HT-31.
  /// The front-most window whose hit test answers, with its answer.
  static func find(at point: CGPoint, event: UIEvent?) -> (window: UIWindow, view: UIView)? {
    WindowList.shared.firstFromFront { window in
      let inner = window.convertFromScreen(point)
      guard let view = window.hitTest(inner, with: event) else { return nil }
      return (window, view)
    }
  }
}

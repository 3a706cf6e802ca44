// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// Makes presses of the keys and buttons that a host reports, and keeps them up to date.
///
/// What a device reports may be wrong: a key that goes up and never went down, one that goes down
/// twice, time that goes back. Such input is put right or dropped, counted and traced.
@MainActor
final class PressTranslator {
  let repairs = InputRepairs()
  /// Keys and buttons that are down and are ignored until they are up: they have no press.
  private var ignoredSources: Set<PressSource> = []
  private let active = ActivePresses.shared

  // Rules: PK-29.
  /// The releases of modifier keys that went unreported: a later stroke says that they are up.
  func missedReleases(before stroke: KeyStroke) -> [KeyStroke] {
    let flags = UIKeyModifierFlags(rawValue: stroke.modifiers.rawValue)
    return active.presses.compactMap { press in
      guard case .key(let code) = press.source, code.rawValue != Int(stroke.usage),
        !code.modifier.isEmpty, flags.isDisjoint(with: code.flagsWhileDown)
      else { return nil }
      repairs.note("the release of \(code) was not reported")
      return KeyStroke(
        usage: UInt16(truncatingIfNeeded: code.rawValue), phase: .ended,
        modifiers: stroke.modifiers, time: stroke.time)
    }
  }

  // Rules: PK-5, PK-6, PK-9.
  /// Updates the presses by a stroke of a key.
  ///
  /// - Parameter isActive: whether the application gets input; a key that goes down otherwise is
  ///   no press.
  /// - Returns: the event to send, or nil when nothing changed.
  func translate(_ stroke: KeyStroke, isActive: Bool) -> UIPressesEvent? {
    guard let code = UIKeyboardHIDUsage(rawValue: Int(stroke.usage)), code.isKey else {
      repairs.note("no key has the usage \(stroke.usage)")
      return nil
    }
    let time = repairs.settle(stroke.time)
    var modifiers = UIKeyModifierFlags(rawValue: stroke.modifiers.rawValue)
    if code.isOnNumericPad { modifiers.insert(.numericPad) }
    let source = PressSource.key(code)
    if stroke.phase == .began {
      if stroke.isRepeat { return nil }
      guard let press = begin(source, isActive: isActive) else { return nil }
      press.currentType = .key
      press.currentForce = 1
      press.currentKey = UIKey(
        code: code, characters: KeyInput.fixed(for: code) ?? stroke.characters,
        plainCharacters: KeyInput.fixed(for: code) ?? stroke.charactersIgnoringModifiers,
        modifiers: modifiers)
      return publish(press, .began, time, modifiers)
    }
    guard let press = find(source) else { return nil }
    return publish(press, stroke.phase == .ended ? .ended : .cancelled, time, modifiers)
  }

  // Rules: PK-4, PK-5.
  /// Updates the presses by what a button did.
  func translate(_ sample: PressSample, isActive: Bool) -> UIPressesEvent? {
    let time = repairs.settle(sample.time)
    guard sample.force.isFinite, let type = UIPress.PressType(rawValue: sample.button.rawValue)
    else {
      repairs.note("a press has no sane force")
      return nil
    }
    let source = PressSource.button(sample.button.rawValue)
    let force = CGFloat(min(1, max(0, sample.force)))
    if sample.phase == .began {
      guard let press = begin(source, isActive: isActive) else { return nil }
      press.currentType = type
      press.currentForce = force
      return publish(press, .began, time, active.event.currentModifiers)
    }
    guard let press = find(source) else { return nil }
    if sample.phase == .changed {
      guard force != press.currentForce else { return nil }
      press.currentForce = force
    }
    return publish(press, sample.phase.pressPhase, time, active.event.currentModifiers)
  }

  /// Cancels all presses; nil when there are none.
  func cancelAll(at time: TimeInterval) -> UIPressesEvent? {
    guard !active.presses.isEmpty else { return nil }
    let time = repairs.settle(time)
    for press in active.presses {
      press.currentPhase = .cancelled
      press.currentTime = time
      if let source = press.source { ignoredSources.insert(source) }
    }
    active.event.currentTime = time
    return active.event
  }

  private func begin(_ source: PressSource, isActive: Bool) -> UIPress? {
    guard active.press(of: source) == nil else {
      repairs.note("\(source) went down twice")
      return nil
    }
    ignoredSources.remove(source)
    guard isActive else {
      ignoredSources.insert(source)
      Trace.record(.press, "\(source) went down in an inactive application")
      return nil
    }
    let press = UIPress()
    press.source = source
    active.rest()
    active.begin(press)
    return press
  }

  private func find(_ source: PressSource) -> UIPress? {
    if let press = active.press(of: source) {
      active.rest()
      return press
    }
    if ignoredSources.remove(source) == nil {
      repairs.note("\(source) went up and never went down")
    }
    return nil
  }

  private func publish(
    _ press: UIPress, _ phase: UIPress.Phase, _ time: TimeInterval, _ modifiers: UIKeyModifierFlags
  ) -> UIPressesEvent {
    press.currentPhase = phase
    press.currentTime = time
    active.event.currentTime = time
    active.event.currentModifiers = modifiers
    Trace.record(.press, "\(Trace.name(press)) \(phase)")
    return active.event
  }
}

extension PressSample.Phase {
  fileprivate var pressPhase: UIPress.Phase {
    switch self {
    case .began: .began
    case .changed: .changed
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}

extension UIPress: TraceNamed {
  /// The key or the button.
  var traceName: String? {
    if let key { return "\(key.keyCode)" }
    return "\(type)"
  }
}

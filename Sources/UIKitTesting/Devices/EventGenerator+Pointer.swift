// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import UIKit
public import UIKitHost

extension EventGenerator {
  /// What the pointer looks like, as a host was told.
  public var pointer: HostPointer { session.shownPointer }

  /// Moves a pointer without pressed buttons; nil takes it off the screen.
  ///
  /// The first call makes it enter. While a button is down, use `pointerMove(to:modifiers:)`.
  ///
  /// - Parameters:
  ///   - location: where it goes.
  ///   - modifiers: the modifier keys that are down.
  /// - Throws: an error of the location.
  public func hover(
    to location: (any HammerLocatable)?, modifiers: UIKeyModifierFlags = []
  ) throws {
    let held = KeyModifiers(rawValue: modifiers.rawValue)
    guard let location else {
      guard let last = session.pointer else { return }
      session.pointer = nil
      return session.send {
        .hover(HoverSample(time: $0, phase: .exited, location: last, modifiers: held))
      }
    }
    let point = try screenPoint(location)
    let phase: HoverSample.Phase = session.pointer == nil ? .entered : .moved
    session.pointer = point
    session.send {
      .hover(HoverSample(time: $0, phase: phase, location: point, modifiers: held))
    }
    settle()
  }

  /// Turns the wheel over a location; without one, where the pointer is, else over `mainView`.
  ///
  /// - Parameters:
  ///   - distance: by how many points the content offset should move: a positive y shows what lies
  ///     below, as a browser's wheel does.
  ///   - location: what is under the pointer.
  ///   - modifiers: the keys that are held meanwhile.
  /// - Throws: an error of the location; `pointIsNotHittable` where nothing takes the wheel.
  public func scrollWheel(
    by distance: CGPoint, at location: (any HammerLocatable)? = nil,
    modifiers: UIKeyModifierFlags = []
  ) throws {
    let point = try pointerPlace(location)
    guard pointIsHittable(point) else { throw HammerError.pointIsNotHittable(point) }
    session.send {
      .scroll(
        ScrollSample(
          time: $0, location: point, delta: Displacement(x: distance.x, y: distance.y),
          modifiers: KeyModifiers(rawValue: modifiers.rawValue)))
    }
    settle()
  }

  /// Presses a button of the pointer; a second button joins the first in the same touch.
  ///
  /// - Parameters:
  ///   - location: without one, where the pointer is, else the middle of `mainView`.
  ///   - button: which one goes down.
  ///   - modifiers: the keys that are held meanwhile.
  /// - Throws: an error of the location.
  public func pointerDown(
    at location: (any HammerLocatable)? = nil, button: UIEvent.ButtonMask = .primary,
    modifiers: UIKeyModifierFlags = []
  ) throws {
    if var pressed = pressedPointer {
      if let location { pressed.location = try screenPoint(location) }
      pressed.buttons.formUnion(button)
      return send(pressed, .moved, modifiers)
    }
    let point = try pointerPlace(location)
    guard pointIsHittable(point) else { throw HammerError.pointIsNotHittable(point) }
    var pointer = DrivenContact(.pointer, of: self, at: point)
    pointer.buttons = button
    send(session.add(pointer), .began, modifiers)
  }

  /// Moves the pointer, with its button down or, as `hover(to:)`, without.
  ///
  /// - Parameters:
  ///   - location: where it goes.
  ///   - modifiers: the modifier keys that are down.
  /// - Throws: an error of the location.
  public func pointerMove(
    to location: any HammerLocatable, modifiers: UIKeyModifierFlags = []
  ) throws {
    guard var pressed = pressedPointer else { return try hover(to: location, modifiers: modifiers) }
    pressed.location = try screenPoint(location)
    send(pressed, .moved, modifiers)
  }

  /// Moves the pressed pointer evenly along a straight line.
  ///
  /// - Parameters:
  ///   - location: where it goes.
  ///   - modifiers: the modifier keys that are down.
  ///   - duration: seconds from the first event to the last.
  /// - Throws: an error of the location.
  public func pointerMove(
    to location: any HammerLocatable, modifiers: UIKeyModifierFlags = [], duration: TimeInterval
  ) throws {
    guard let pressed = pressedPointer else { throw HammerError.touchForPointerDoesNotExist }
    let end = try screenPoint(location)
    animate(duration) { part in
      var moved = pressed
      moved.location = pressed.location.toward(end, part)
      send(moved, .moved, modifiers)
    }
  }

  /// Releases a button of the pointer, or all for nil; the touch ends with the last one.
  ///
  /// - Parameters:
  ///   - button: which one; nil for all.
  ///   - modifiers: the modifier keys that are down.
  /// - Throws: `touchForPointerDoesNotExist` if no button is down.
  public func pointerUp(
    button: UIEvent.ButtonMask? = nil, modifiers: UIKeyModifierFlags = []
  ) throws {
    guard var pressed = pressedPointer else { throw HammerError.touchForPointerDoesNotExist }
    pressed.buttons.subtract(button ?? pressed.buttons)
    if !pressed.buttons.isEmpty { return send(pressed, .moved, modifiers) }
    session.remove(pressed)
    session.pointer = session.pointer.map { _ in pressed.location }
    send(pressed, .ended, modifiers)
  }

  private var pressedPointer: DrivenContact? {
    session.contacts(of: self).first { $0.tool == .pointer }
  }

  private func pointerPlace(_ location: (any HammerLocatable)?) throws -> CGPoint {
    if let location { return try screenPoint(location) }
    return try session.pointer ?? screenPoint(mainView)
  }

  private func send(
    _ pointer: DrivenContact, _ phase: Contact.Phase, _ modifiers: UIKeyModifierFlags
  ) {
    session.update(pointer)
    updateMarks()
    session.send { time in
      .contacts(
        ContactFrame(
          time: time, contacts: [pointer.contact(phase)],
          modifiers: KeyModifiers(rawValue: modifiers.rawValue)))
    }
    settle()
  }
}

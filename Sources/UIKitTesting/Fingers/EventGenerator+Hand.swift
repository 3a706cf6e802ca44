// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitHost

extension EventGenerator {
  /// The fingers that are down, in the order in which they came down.
  var fingers: [DrivenContact] { session.contacts(of: self).filter { $0.finger != nil } }

  /// Free fingers for `count` places: those named, and the next free ones for the others.
  func freeFingers(_ wanted: [FingerIndex?], count: Int) throws -> [FingerIndex] {
    let wanted = wanted.isEmpty ? Array(repeating: nil, count: count) : wanted
    guard wanted.count == count else {
      throw HammerError.invalidFingerCount(count: wanted.count, expected: count)
    }
    var taken = Set(fingers.compactMap(\.finger))
    let named = wanted.compactMap { $0 }
    for index in named {
      guard taken.insert(index).inserted else {
        throw HammerError.touchForFingerAlreadyExists(index: index)
      }
    }
    return try wanted.map { index in
      if let index { return index }
      guard let free = FingerIndex.order.first(where: { !taken.contains($0) }) else {
        throw HammerError.fingerLimitReached(limit: FingerIndex.allCases.count)
      }
      taken.insert(free)
      return free
    }
  }

  /// Fingers that are down: those named, and for the others the ones that came down last.
  func downFingers(_ wanted: [FingerIndex?], count: Int) throws -> [DrivenContact] {
    let wanted = wanted.isEmpty ? Array(repeating: nil, count: count) : wanted
    guard wanted.count == count else {
      throw HammerError.invalidFingerCount(count: wanted.count, expected: count)
    }
    let down = session.contacts(of: self)
    var others: [DrivenContact] = []
    for contact in down {
      if let finger = contact.finger, !wanted.contains(finger) { others.append(contact) }
    }
    var missing = 0
    for index in wanted where index == nil { missing += 1 }
    guard others.count >= missing else {
      if count == 1, let first = FingerIndex.order.first {
        throw HammerError.touchForFingerDoesNotExist(index: first)
      }
      throw HammerError.invalidFingerCount(count: fingers.count, expected: count)
    }
    others.removeFirst(others.count - missing)
    var found: [DrivenContact] = []
    for index in wanted {
      guard let index else {
        found.append(others.removeFirst())
        continue
      }
      guard let contact = contact(of: index, among: down) else {
        throw HammerError.touchForFingerDoesNotExist(index: index)
      }
      found.append(contact)
    }
    return found
  }

  private func contact(
    of finger: FingerIndex, among contacts: [DrivenContact]
  ) -> DrivenContact? {
    for contact in contacts where contact.finger == finger { return contact }
    return nil
  }

  /// A location in points of the screen.
  func screenPoint(_ location: any HammerLocatable) throws -> CGPoint {
    toScreen(try location.windowHitPoint(for: self))
  }

  // Rules: VC-43.
  /// Reports all `contacts` in one frame.
  ///
  /// Fingers that come down wait for controllers that move, and so does whoever lifts them.
  func report(_ contacts: [DrivenContact], _ phase: Contact.Phase) {
    updateMarks()
    session.send { time in
      .contacts(ContactFrame(time: time, contacts: contacts.map { $0.contact(phase) }))
    }
    settle()
    if phase == .ended { waitForControllers() }
  }

  /// Lets time pass until no controller comes or goes by itself.
  func waitForControllers() {
    guard ApplicationDriving.areControllersMoving else { return }
    _ = hold(for: EventGenerator.controllerPatience, checking: EventGenerator.fingerMoveInterval) {
      !ApplicationDriving.areControllersMoving
    }
  }

  /// Seconds that fingers wait for controllers at most.
  private static let controllerPatience: TimeInterval = 2

  /// Moves fingers that are down to points of the screen, in one frame.
  func move(_ fingers: [DrivenContact], to points: [CGPoint]) {
    var moved: [DrivenContact] = []
    for (finger, point) in zip(fingers, points) {
      var finger = finger
      finger.location = point
      session.update(finger)
      moved.append(finger)
    }
    report(moved, .moved)
  }

  /// Calls `step` at 60 Hz with the part of `duration` that has passed, the last time with 1.
  func animate(_ duration: TimeInterval, _ step: (CGFloat) -> Void) {
    guard duration > 0, duration.isFinite else { return step(1) }
    let count = Int((duration / EventGenerator.fingerMoveInterval).rounded(), in: 1 ... .max)
    let timeline = Timeline()
    for number in 1...count {
      let part = Double(number) / Double(count)
      session.perform { _ = timeline.start }
      session.advance(to: duration * part, on: timeline)
      step(part)
    }
  }

  /// What the settings ask for after an event.
  func settle() {
    if EventGenerator.settings.waitForFrameRender { advance(by: EventGenerator.fingerMoveInterval) }
    if EventGenerator.settings.waitForAnimations {
      session.perform { ApplicationDriving.endTurn() }
    }
  }
}

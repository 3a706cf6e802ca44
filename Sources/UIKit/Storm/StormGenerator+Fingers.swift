// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// What fingers, pens, pointers and wheels do.
extension StormGenerator {
  private static let mostContacts = 8
  /// How hard a finger presses: an ordinary touch.
  private static let force = 1.0

  // MARK: - Deeds

  mutating func tap() {
    let fingers = random.chance(0.1) ? random.int(2..<4) : 1
    let place = targets.place(&random)
    for _ in 0..<one(of: [1, 1, 1, 1, 2, 2, 3]) {
      let down = begin(fingers, around: place)
      wait(seconds(0.02...0.15))
      end(down)
      wait(seconds(0.05...0.3))
    }
  }

  mutating func drag() {
    let start = random.chance(0.08) ? targets.edge(&random) : targets.place(&random)
    let down = begin(random.chance(0.15) ? 2 : 1, around: start)
    let isFlick = random.chance(0.4)
    let target =
      random.chance(0.5)
      ? targets.place(&random)
      : CGPoint(x: start.x + distance(250), y: start.y + distance(400))
    let steps = isFlick ? random.int(2..<6) : random.int(4..<16)
    move(down, by: CGPoint(x: target.x - start.x, y: target.y - start.y), steps: steps)
    if !isFlick, random.chance(0.5) { wait(seconds(0.05...0.4)) }
    end(down)
  }

  /// Presses long, and perhaps drags then.
  mutating func holdDown() {
    let down = begin(1, around: targets.place(&random))
    wait(seconds(0.4...1.2))
    if random.chance(0.5) {
      move(down, by: CGPoint(x: distance(150), y: distance(150)), steps: random.int(2..<10))
    }
    end(down)
  }

  mutating func pinch() {
    let middle = targets.place(&random)
    let down = begin(2, around: middle)
    let angle = Double.random(in: -1.5...1.5, using: &random)
    let scale = Double.random(in: 0.3...2.5, using: &random)
    let steps = random.int(3..<12)
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      let (turn, size) = (angle * part, 1 + (scale - 1) * part)
      wait(Self.frame)
      send(
        down.map { contact in
          let (x, y) = (contact.location.x - middle.x, contact.location.y - middle.y)
          return phase(
            .moved, contact,
            at: CGPoint(
              x: middle.x + (x * cos(turn) - y * sin(turn)) * size,
              y: middle.y + (x * sin(turn) + y * cos(turn)) * size))
        })
    }
    end(down)
  }

  mutating func swipeWithManyFingers() {
    let down = begin(random.int(3..<6), around: targets.place(&random))
    move(down, by: CGPoint(x: distance(200), y: distance(200)), steps: random.int(2..<8))
    end(down)
  }

  /// A finger that rests while others do something else.
  mutating func leaveDown() { _ = begin(1, around: targets.place(&random)) }

  /// Moves or lifts a finger that rests.
  mutating func lift() {
    guard !device.contacts.isEmpty else { return tap() }
    let contact = one(of: device.contacts)
    if random.chance(0.4) { move([contact], by: CGPoint(x: distance(200), y: 40), steps: 4) }
    end([contact])
  }

  /// A pen, or a mouse with one of its buttons.
  mutating func usePointer() {
    let isPen = random.chance(0.3)
    let detail =
      isPen
      ? ContactDetail(maximumForce: ScriptPlayer.penMaximumForce)
      : ContactDetail(buttons: random.chance(0.4) ? 2 : 1)
    let down = begin(
      1, around: targets.place(&random), kind: isPen ? .pen : .pointer, detail: detail)
    if random.chance(0.5) {
      move(down, by: CGPoint(x: distance(200), y: distance(200)), steps: random.int(2..<8))
    } else {
      wait(seconds(0.02...0.7))
    }
    end(down)
  }

  mutating func hover() {
    for _ in 0..<random.int(1..<5) {
      let phase: HoverSample.Phase = device.hover == nil ? .entered : .moved
      report(.hover(HoverSample(time: 0, phase: phase, location: targets.place(&random))))
      wait(seconds(0.01...0.5))
    }
    if random.chance(0.5) {
      report(.hover(HoverSample(time: 0, phase: .exited, location: .zero)))
    }
  }

  mutating func scroll() {
    let place = targets.place(&random)
    let delta = Displacement(x: random.chance(0.3) ? distance(60) : 0, y: distance(120))
    let count = random.int(1..<6)
    let isTrackpad = random.chance(0.3)
    for number in 0..<count {
      let phase: ScrollSample.Phase = !isTrackpad ? .step : number == 0 ? .began : .changed
      report(.scroll(ScrollSample(time: 0, phase: phase, location: place, delta: delta)))
      wait(Self.frame)
    }
    if isTrackpad {
      let none = Displacement(x: 0, y: 0)
      report(.scroll(ScrollSample(time: 0, phase: .ended, location: place, delta: none)))
    }
  }

  // MARK: - Contacts

  /// Puts contacts down in one frame, or one after the other.
  private mutating func begin(
    _ count: Int, around place: CGPoint, kind: Contact.Kind = .finger, detail: ContactDetail? = nil
  ) -> [Contact] {
    var down: [Contact] = []
    for number in 0..<count where device.contacts.count + down.count < Self.mostContacts {
      let taken = (device.contacts + down).map(\.id)
      guard let id = (1...2 * Self.mostContacts).first(where: { !taken.contains($0) }) else {
        break
      }
      let angle = Double(number) * 2 * .pi / Double(count)
      let radius = count == 1 ? 0.0 : 40
      down.append(
        Contact(
          id: id, kind: kind, phase: .began,
          location: rounded(
            CGPoint(x: place.x + radius * cos(angle), y: place.y + radius * sin(angle))),
          force: Self.force, detail: detail))
    }
    if random.chance(0.8) {
      send(down)
    } else {
      for contact in down {
        send([contact])
        wait(seconds(0...0.1))
      }
    }
    return down
  }

  private mutating func move(_ contacts: [Contact], by way: CGPoint, steps: Int) {
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      wait(Self.frame)
      send(
        contacts.map { contact in
          phase(
            .moved, contact,
            at: CGPoint(
              x: contact.location.x + way.x * part, y: contact.location.y + way.y * part))
        })
    }
  }

  /// Lifts contacts where they are, or takes them away.
  private mutating func end(_ contacts: [Contact]) {
    let last = contacts.compactMap { contact in device.contacts.first { $0.id == contact.id } }
    let final: Contact.Phase = random.chance(0.06) ? .cancelled : .ended
    if random.chance(0.8) { return send(last.map { phase(final, $0, at: $0.location) }) }
    for contact in last {
      send([phase(final, contact, at: contact.location)])
      wait(seconds(0...0.1))
    }
  }

  private mutating func send(_ contacts: [Contact]) {
    guard !contacts.isEmpty else { return }
    report(.contacts(ContactFrame(time: 0, contacts: contacts)))
  }

  private func phase(_ phase: Contact.Phase, _ contact: Contact, at place: CGPoint) -> Contact {
    var contact = contact
    (contact.phase, contact.location) = (phase, rounded(place))
    return contact
  }

  private func rounded(_ point: CGPoint) -> CGPoint {
    CGPoint(x: (point.x * 2).rounded() / 2, y: (point.y * 2).rounded() / 2)
  }

  private mutating func distance(_ most: Double) -> Double {
    Double.random(in: -most...most, using: &random).rounded()
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// The parts of a recording that can be left out: what one finger does, what one key does.
struct RecordingParts {
  /// An event, or one contact of its frame.
  struct Atom: Hashable {
    var entry: Int
    var contact: Int?
  }

  let recording: EventRecording
  /// Everything in the recording, in order.
  private(set) var atoms: [Atom] = []
  /// The same, what belongs together together: a finger from down to up, a key, a press, a composed
  /// text.
  private(set) var gestures: [[Atom]] = []

  /// What is under way and gets further reports.
  private enum Owner: Hashable {
    case contact(Int)
    case key(UInt16)
    case button(PressSample.Button)
    case hover
    case scroll
    case composition
    case shake
    case squeeze
  }

  init(_ recording: EventRecording) {
    self.recording = recording
    var open: [Owner: Int] = [:]
    for (place, entry) in recording.entries.enumerated() {
      if case .contacts(let frame) = entry.event {
        for (number, contact) in frame.contacts.enumerated() {
          add(
            Atom(entry: place, contact: number), .contact(contact.id),
            begins: contact.phase == .began,
            ends: contact.phase == .ended || contact.phase == .cancelled, &open)
        }
        continue
      }
      let atom = Atom(entry: place, contact: nil)
      switch entry.event {
      case .key(let stroke):
        let begins = stroke.phase == .began
        add(atom, .key(stroke.usage), begins: begins, ends: !begins, &open)
      case .press(let press):
        let ends = press.phase == .ended || press.phase == .cancelled
        add(atom, .button(press.button), begins: press.phase == .began, ends: ends, &open)
      case .hover(let sample):
        add(atom, .hover, begins: sample.phase == .entered, ends: sample.phase == .exited, &open)
      case .scroll(let sample) where sample.phase != .step:
        add(atom, .scroll, begins: sample.phase == .began, ends: sample.phase == .ended, &open)
      case .text(let report):
        let isMark = if case .mark = report.change { true } else { false }
        add(atom, .composition, begins: open[.composition] == nil, ends: !isMark, &open)
      case .pencil(let sample) where sample.gesture != .tap:
        add(
          atom, .squeeze, begins: sample.gesture == .squeezeBegan,
          ends: sample.gesture == .squeezeEnded || sample.gesture == .squeezeCancelled, &open)
      case .shake(let phase, _):
        add(atom, .shake, begins: phase == .began, ends: phase != .began, &open)
      default:
        atoms.append(atom)
        gestures.append([atom])
      }
    }
  }

  private mutating func add(
    _ atom: Atom, _ owner: Owner, begins: Bool, ends: Bool, _ open: inout [Owner: Int]
  ) {
    atoms.append(atom)
    if !begins, let place = open[owner] {
      gestures[place].append(atom)
    } else {
      gestures.append([atom])
      if begins { open[owner] = gestures.count - 1 }
    }
    if ends { open[owner] = nil }
  }

  /// The recording with these parts alone.
  func recording(of atoms: [Atom]) -> EventRecording {
    let kept = Set(atoms)
    var small = recording
    small.entries = []
    /// How many entries are left before each of the old ones, for the ticks between them.
    var before: [Int] = []
    for (place, old) in recording.entries.enumerated() {
      before.append(small.entries.count)
      var entry = old
      if case .contacts(var frame) = old.event {
        frame.contacts = frame.contacts.enumerated()
          .filter { kept.contains(Atom(entry: place, contact: $0.offset)) }.map(\.element)
        guard !frame.contacts.isEmpty else { continue }
        entry.event = .contacts(frame)
      } else if !kept.contains(Atom(entry: place, contact: nil)) {
        continue
      }
      small.entries.append(entry)
    }
    before.append(small.entries.count)
    small.ticks = recording.ticks?.map { old in
      var tick = old
      tick.place = before[min(old.place, before.count - 1)]
      return tick
    }
    return small
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// What is down, held and shown at an application's devices, as far as their reports tell.
struct DeviceState: Equatable {
  /// The contacts that touch the screen, in the order in which they came down.
  private(set) var contacts: [Contact] = []
  private(set) var keyboard = KeyboardModel()
  private(set) var buttons: [PressSample.Button] = []
  private(set) var hover: HoverSample?
  private(set) var scroll: ScrollSample?
  private(set) var isShaking = false
  private(set) var isActive = true
  private(set) var isInBackground = false

  /// Takes in what was reported.
  mutating func note(_ event: HostEvent) {
    switch event {
    case .contacts(let frame): for contact in frame.contacts { note(contact) }
    case .cancelContacts:
      contacts = []
      keyboard = KeyboardModel()
      buttons = []
    case .hover(let sample): hover = sample.phase == .exited ? nil : sample
    case .scroll(let sample):
      scroll = sample.phase == .began || sample.phase == .changed ? sample : nil
    case .key(let stroke):
      if stroke.phase == .began {
        _ = keyboard.press(stroke.usage, at: stroke.time)
      } else {
        _ = keyboard.release(stroke.usage, at: stroke.time)
      }
    case .press(let sample):
      buttons.removeAll { $0 == sample.button }
      if sample.phase == .began || sample.phase == .changed { buttons.append(sample.button) }
    case .shake(let phase, _): isShaking = phase == .began
    case .lifecycle(let change, _): note(change)
    default: break
    }
  }

  /// A contact that is at no place is dropped by the application, too.
  private mutating func note(_ contact: Contact) {
    guard contact.location.x.isFinite, contact.location.y.isFinite else { return }
    let place = contacts.firstIndex { $0.id == contact.id }
    switch contact.phase {
    case .began: if place == nil { contacts.append(contact) }
    case .moved: if let place { contacts[place] = contact }
    case .ended, .cancelled: if let place { contacts.remove(at: place) }
    }
  }

  private mutating func note(_ change: LifecycleChange) {
    switch change {
    case .activate: (isActive, isInBackground) = (true, false)
    case .deactivate: isActive = false
    case .enterBackground: (isActive, isInBackground) = (false, true)
    case .enterForeground: isInBackground = false
    case .terminate, .warnOfMemory: break
    }
  }

  /// What lifts and lets go of everything, and brings the application to the front, at `time`.
  func calming(at time: TimeInterval) -> [HostEvent] {
    var events: [HostEvent] = []
    if isInBackground { events.append(.lifecycle(.enterForeground, at: time)) }
    if !isActive { events.append(.lifecycle(.activate, at: time)) }
    if !contacts.isEmpty {
      let lifted = contacts.map { contact in
        var contact = contact
        contact.phase = .ended
        return contact
      }
      events.append(.contacts(ContactFrame(time: time, contacts: lifted)))
    }
    for button in buttons {
      events.append(.press(PressSample(button: button, phase: .ended, time: time)))
    }
    var keyboard = keyboard
    for usage in keyboard.down.sorted() {
      events.append(.key(keyboard.release(usage, at: time)))
    }
    if var scroll {
      (scroll.phase, scroll.time) = (.ended, time)
      events.append(.scroll(scroll))
    }
    if var hover {
      (hover.phase, hover.time) = (.exited, time)
      events.append(.hover(hover))
    }
    if isShaking { events.append(.shake(.ended, at: time)) }
    return events
  }
}

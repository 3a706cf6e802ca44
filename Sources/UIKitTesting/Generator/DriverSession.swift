// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitHost
import UIKitRuntime

/// What all generators of an application share: the clock, the fingers, the queue of what is to be sent.
@MainActor
final class DriverSession {
  static var shared: DriverSession { Runtime.part(.driver) { DriverSession() } }

  var settings = EventGenerator.Settings()
  /// The generator that was made last.
  weak var last: EventGenerator?

  /// Everything that touches the screen, in the order in which it came down.
  private(set) var contacts: [DrivenContact] = []
  /// Where the hovering pointer is, in points of the screen; nil when there is none.
  var pointer: CGPoint?
  /// The drag from outside that is over the screen, by its number; nil when there is none.
  var dragOver: Int?
  private var keyboard = KeyboardModel()

  private let steps = StepQueue()
  private var contactCount = 0
  private var dragCount = 0
  private var host: HeadlessHost?
  /// What the session drives, also when a generator goes where nobody knows the runtime.
  private weak var runtime: Runtime? = Runtime.current

  private init() {}

  /// What the pointer looks like.
  var shownPointer: HostPointer { host?.pointer ?? .arrow }

  /// The drag from outside of which something would come where it is now; nil for none.
  var takenDrag: Int? { host?.takenDrag }

  /// What the application shows, in full; nil before a generator was made.
  var shown: LayerCommit? { host?.shown }

  // MARK: - Beginning and ending

  /// Ends what the generator before left behind, and starts the clock.
  func begin(_ kind: EventGenerator.Clock, keeping window: UIWindow?) {
    letGo()
    if let last, last.window !== window { last.retire() }
    ApplicationDriving.stopAnimations()
    ApplicationDriving.dropKeyboard(unlessOf: window)
    startClock(kind)
    attachHost()
    ApplicationDriving.activate()
    Trace.resetNames()
  }

  /// Lets the fingers of a generator that goes away go, and its window.
  func end(_ generator: ObjectIdentifier, hiding window: UIWindow?) {
    runtime?.perform {
      // After `renewApplication()` its fingers are of an application that is no more.
      if DriverSession.shared === self { cancel(contacts.filter { $0.owner == generator }) }
      window?.isHidden = true
    }
  }

  /// Lets go what generators before hold, and lets so much virtual time pass that no tap counts with
  /// theirs.
  private func letGo() {
    guard host != nil else { return }
    cancel(contacts)
    for key in keyboard.down.sorted() { keyUp(key) }
    if let place = pointer {
      pointer = nil
      send { .hover(HoverSample(time: $0, phase: .exited, location: place, modifiers: [])) }
    }
    if let drag = dragOver {
      dragOver = nil
      send { .drag(DragReport(time: $0, id: drag, change: .exited)) }
    }
    if TimeSource.clock is VirtualClock { advance(by: Self.pause) }
  }

  /// Seconds between the last touch of one generator and the first of the next.
  private static let pause = 1.0

  private func cancel(_ left: [DrivenContact]) {
    guard !left.isEmpty else { return }
    contacts.removeAll { contact in left.contains { $0.id == contact.id } }
    send { time in
      .contacts(ContactFrame(time: time, contacts: left.map { $0.contact(.cancelled) }))
    }
  }

  private func startClock(_ kind: EventGenerator.Clock) {
    switch kind {
    case .real: TimeSource.clock = RealClock()
    case .virtual:
      // Times do not go back where input has come already.
      let start = host == nil ? 0 : TimeSource.clock.now
      let clock = TimeSource.clock as? VirtualClock ?? VirtualClock(start: start)
      clock.turnDidEnd = { [steps] in steps.turnDidEnd() }
      TimeSource.clock = clock
    }
  }

  /// Without a host the application is shown nowhere and commits nothing: one that remembers is made.
  private func attachHost() {
    guard host == nil else { return }
    let headless = HeadlessHost(screen: ApplicationDriving.screen)
    host = headless
    ApplicationDriving.keepChoicesInMemory()
    try? ApplicationDriving.attach(to: headless)
  }

  // MARK: - Time

  var now: TimeInterval { TimeSource.clock.now }

  /// Moves the time; the loop turns once even when no timer falls due.
  func advance(by interval: TimeInterval) {
    steps.perform { [steps] in
      steps.advance(to: TimeSource.clock.now + interval)
      steps.turnDidEnd()
    }
  }

  /// Moves the time to `offset` seconds after the first step of `timeline`.
  func advance(to offset: TimeInterval, on timeline: Timeline) {
    steps.perform { [steps] in steps.advance(to: timeline.start + offset) }
  }

  // MARK: - Events

  /// Sends an event with the time at which its turn comes.
  func send(_ event: @escaping @MainActor (TimeInterval) -> HostEvent) {
    steps.perform { UIApplication.shared.receive(event(TimeSource.clock.now)) }
  }

  /// Does something after what is being delivered now.
  func perform(_ step: @escaping @MainActor () -> Void) { steps.perform(step) }

  // MARK: - Contacts

  // OPTIMIZATION: loops, for closures would check their executor at every contact.
  func contacts(of generator: EventGenerator) -> [DrivenContact] {
    var own: [DrivenContact] = []
    for contact in contacts where contact.owner == ObjectIdentifier(generator) {
      own.append(contact)
    }
    return own
  }

  /// Notes what came down; returns it with the number the host knows it by.
  func add(_ contact: DrivenContact) -> DrivenContact {
    contactCount += 1
    var added = contact
    added.id = contactCount
    contacts.append(added)
    return added
  }

  func update(_ contact: DrivenContact) {
    for place in contacts.indices where contacts[place].id == contact.id {
      contacts[place] = contact
    }
  }

  func remove(_ contact: DrivenContact) { contacts.removeAll { $0.id == contact.id } }

  func forgetContacts() { contacts = [] }

  /// A number that no other drag from outside has.
  func numberOfNextDrag() -> Int {
    dragCount += 1
    return dragCount
  }

  // MARK: - Keys

  func keyDown(_ usage: UInt16) { send(keyboard.press(usage, at: 0)) }

  func keyUp(_ usage: UInt16) { send(keyboard.release(usage, at: 0)) }

  private func send(_ stroke: KeyStroke) {
    send { time in
      var timed = stroke
      timed.time = time
      return .key(timed)
    }
  }
}

/// The moment at which the first of several steps is carried out.
@MainActor
final class Timeline {
  private(set) lazy var start = TimeSource.clock.now
}

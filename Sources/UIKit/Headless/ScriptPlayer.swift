// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitCore
import UIKitHost

/// Does what a script says, by reporting events as a device would, in virtual time.
@MainActor
final class ScriptPlayer {
  /// Seconds that a tap of a script touches the screen.
  static let tapDuration = 0.05
  /// Seconds from the end of one tap to the beginning of the next.
  static let tapPause = 0.15
  /// How hard a finger of a script presses: 1 is an ordinary touch.
  nonisolated static let ordinaryForce = 1.0
  /// What a pen of a script reports as its greatest force.
  static let penMaximumForce = 4.0

  let host: HeadlessHost
  private let print: (String) -> Void
  private var contacts: [ScriptContact: Contact] = [:]
  private var isHovering = false
  var keyboard = KeyboardModel()

  init(host: HeadlessHost, print: @escaping (String) -> Void) {
    self.host = host
    self.print = print
  }

  /// Plays one line; what keeps it from being played is thrown with its number.
  func play(_ line: ScriptParser.Line) throws(ScriptError) {
    do throws(ScriptProblem) {
      if UIApplication.shared.hasEnded, !line.command.onlyPrints {
        throw ScriptProblem("the application has ended")
      }
      try perform(line.command)
      waitForControllers()
    } catch {
      throw ScriptError(line: line.number, message: error.message)
    }
    // What the application put on the main queue is part of the line that caused it.
    HeadlessRun.settle(UIApplication.shared)
  }

  /// Lets time pass until controllers that the line set in motion have arrived.
  private func waitForControllers() {
    var passed: TimeInterval = 0
    while ApplicationDriving.areControllersMoving, passed < Self.controllerPatience {
      host.advance(by: Self.frame)
      passed += Self.frame
    }
  }

  /// Seconds that a line waits for controllers at most, and the steps in which it does.
  private static let controllerPatience: TimeInterval = 2
  private static let frame: TimeInterval = 1.0 / 60

  private func perform(_ command: ScriptCommand) throws(ScriptProblem) {
    switch command {
    case .contacts(let steps, let duration): try play(steps, over: duration)
    case .tap(let place, let times): try tap(place, times: times)
    case .drag(let start, let end, let duration): try drag(start, end, over: duration)
    case .hover(let place): try hover(place)
    case .scroll(let place, let delta):
      let location = try ScriptFinder.landing(place)
      host.send(.scroll(ScrollSample(time: host.clock.now, location: location, delta: delta)))
    case .key(let chord, let duration): press(chord, for: duration)
    case .type(let text): try type(text)
    case .press(let button, let duration): press(button, for: duration)
    case .wait(let seconds): host.advance(by: seconds)
    case .resize(let size):
      var metrics = UIScreen.main.metrics
      metrics.size = size
      metrics.orientation = size.width > size.height ? .landscapeLeft : .portrait
      host.send(.screen(metrics, at: host.clock.now))
    case .cancel:
      contacts = [:]
      keyboard = KeyboardModel()
      host.send(.cancelContacts(at: host.clock.now))
    case .shake(let duration): shake(for: duration)
    case .pencil(let gesture, let place): try pencil(gesture, above: place)
    case .remote(let command): host.send(.remote(command, at: host.clock.now))
    case .shortcut(let type): host.send(.shortcut(type, at: host.clock.now))
    case .restore(let type, let entries): try restore(type, entries)
    case .lifecycle(let change): host.send(.lifecycle(change, at: host.clock.now))
    case .operate(let identifier, let access): try operate(identifier, access)
    case .prefer(let preferences): host.send(.preferences(preferences, at: host.clock.now))
    case .screenshot(let file): try Screenshot.write(host, to: file)
    case .printTree: print(ViewTree.text())
    case .printChain(let identifier):
      print(Self.chain(from: try ScriptFinder.view(identifier)))
    }
  }

  /// The names along the chain; where an application's `next` leads back, an ellipsis ends them.
  static func chain(from responder: UIResponder) -> String {
    var names: [String] = []
    var seen: Set<ObjectIdentifier> = []
    var current: UIResponder? = responder
    while let next = current {
      guard seen.insert(ObjectIdentifier(next)).inserted else {
        names.append("\(Trace.name(next)) …")
        break
      }
      names.append(Trace.name(next))
      current = next.next
    }
    return names.joined(separator: " → ")
  }

  private func play(_ steps: [ContactStep], over duration: TimeInterval) throws(ScriptProblem) {
    var frame: [(key: ScriptContact, from: CGPoint, to: Contact)] = []
    for step in steps {
      let contact = try self.contact(after: step)
      frame.append((step.contact, contacts[step.contact]?.location ?? contact.location, contact))
    }
    let interval = 1 / Double(UIScreen.main.maximumFramesPerSecond)
    let count = Int((duration / interval).rounded(), in: 1 ... .max)
    for index in 1...count {
      if duration > 0 { host.advance(by: duration / Double(count)) }
      let part = Double(index) / Double(count)
      let moved = frame.map { one in
        var contact = one.to
        contact.location.x = one.from.x + (one.to.location.x - one.from.x) * part
        contact.location.y = one.from.y + (one.to.location.y - one.from.y) * part
        return contact
      }
      host.send(.contacts(ContactFrame(time: host.clock.now, contacts: moved)))
    }
    for one in frame {
      let isUp = one.to.phase == .ended || one.to.phase == .cancelled
      contacts[one.key] = isUp ? nil : one.to
    }
  }

  /// The contact as the digitizer would report it.
  private func contact(after step: ContactStep) throws(ScriptProblem) -> Contact {
    let old = contacts[step.contact]
    if step.phase == .began, old != nil {
      throw ScriptProblem("\(step.contact.name) is down already")
    }
    if step.phase != .began, old == nil { throw ScriptProblem("\(step.contact.name) is not down") }
    var contact =
      old
      ?? Contact(
        id: step.contact.id, kind: step.contact.kind, phase: .began, location: .zero,
        force: Self.ordinaryForce, detail: step.contact.detail(button: step.button))
    contact.phase = step.phase
    if let place = step.place {
      contact.location =
        step.phase == .began ? try ScriptFinder.landing(place) : try ScriptFinder.point(place)
    }
    if let force = step.force { contact.force = force }
    return contact
  }

  func tap(_ place: ScriptPlace, times: Int) throws(ScriptProblem) {
    let finger = ScriptContact.finger(1)
    for time in 1...times {
      try play([ContactStep(contact: finger, phase: .began, place: place)], over: 0)
      host.advance(by: Self.tapDuration)
      try play([ContactStep(contact: finger, phase: .ended)], over: 0)
      if time < times { host.advance(by: Self.tapPause) }
    }
  }

  private func drag(
    _ start: ScriptPlace, _ end: ScriptPlace, over duration: TimeInterval
  ) throws(ScriptProblem) {
    let finger = ScriptContact.finger(1)
    let target = ScriptPlace.point(try ScriptFinder.point(end))
    try play([ContactStep(contact: finger, phase: .began, place: start)], over: 0)
    try play([ContactStep(contact: finger, phase: .moved, place: target)], over: duration)
    try play([ContactStep(contact: finger, phase: .ended)], over: 0)
  }

  private func hover(_ place: ScriptPlace?) throws(ScriptProblem) {
    let location = try place.map { place throws(ScriptProblem) in try ScriptFinder.point(place) }
    let phase: HoverSample.Phase = location == nil ? .exited : isHovering ? .moved : .entered
    isHovering = location != nil
    host.send(
      .hover(HoverSample(time: host.clock.now, phase: phase, location: location ?? .zero)))
  }
}

/// Why a line cannot be played; the line's number is added by who knows it.
struct ScriptProblem: Error {
  let message: String
  init(_ message: String) { self.message = message }
}

extension ScriptContact {
  /// Numbers of contacts that no finger of a script has.
  private static let penID = 1001
  private static let mouseID = 1002

  fileprivate var id: Int {
    switch self {
    case .finger(let number): number
    case .pen: Self.penID
    case .mouse: Self.mouseID
    }
  }

  fileprivate var kind: Contact.Kind {
    switch self {
    case .finger: .finger
    case .pen: .pen
    case .mouse: .pointer
    }
  }

  fileprivate var name: String {
    switch self {
    case .finger(let number): "finger \(number)"
    case .pen: "the pen"
    case .mouse: "the mouse"
    }
  }

  @MainActor
  fileprivate func detail(button: Int) -> ContactDetail? {
    switch self {
    case .finger: nil
    case .pen: ContactDetail(maximumForce: ScriptPlayer.penMaximumForce)
    case .mouse: ContactDetail(buttons: 1 << (button - 1))
    }
  }
}

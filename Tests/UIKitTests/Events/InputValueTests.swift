// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitHost
import UIKitTesting

@testable import UIKitCore

/// A view that writes down all that its touches and presses say.
private final class Reader: UIView {
  var lines: [String] = []
  var kept: [UITouch] = []
  var reads: (UITouch, UIEvent) -> String = { touch, _ in "\(touch.phase)" }
  override var canBecomeFirstResponder: Bool { true }
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
  private func read(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let event else { return }
    for touch in touches.sorted(by: { $0.serial < $1.serial }) {
      kept.append(touch)
      lines.append(reads(touch, event))
    }
  }
  private func read(_ word: String, _ presses: Set<UIPress>, _ event: UIPressesEvent?) {
    for press in presses {
      lines.append(
        "\(word) \(press.phase) \(press.type) \(press.force) \(EventLog.text(press.timestamp)) "
          + "\(press.key.map { "\($0.keyCode) \($0.characters)/\($0.charactersIgnoringModifiers)" } ?? "-") "
          + "\(event?.modifierFlags.rawValue ?? 0 >> 16) \(press.window === window) "
          + "\(press.responder === self) \(event?.allPresses.count ?? 0)")
    }
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { read(touches, event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { read(touches, event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { read(touches, event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    read(touches, event)
  }
  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    for touch in touches {
      lines.append(
        "updated \(EventLog.text(touch.location(in: nil))) \(touch.force) "
          + "\(touch.altitudeAngle) \(EventLog.text(touch.azimuthAngle(in: nil))) "
          + "\(touch.estimatedProperties.rawValue) "
          + "\(touch.estimatedPropertiesExpectingUpdates.rawValue)")
    }
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    read("began", presses, event)
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    read("changed", presses, event)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    read("ended", presses, event)
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    read("cancelled", presses, event)
  }
}

/// What the host reports, read back from touches, presses and events.
@MainActor @Suite("Values of input", .freshApplication)
struct InputValueTests {
  private let reader = Reader(frame: UIScreen.main.bounds)
  private let generator: EventGenerator

  init() throws {
    reader.isMultipleTouchEnabled = true
    generator = try EventGenerator(view: reader)
  }

  private func send(
    _ contacts: [Contact], at time: TimeInterval = 1, modifiers: KeyModifiers = []
  ) {
    HostInput.send(
      .contacts(ContactFrame(time: time, contacts: contacts, modifiers: modifiers)))
  }

  private func contact(
    _ id: Int, _ phase: Contact.Phase, _ x: Double = 50, _ y: Double = 60, force: Double = 0,
    detail: ContactDetail? = nil
  ) -> Contact {
    Contact(
      id: id, phase: phase, location: CGPoint(x: x, y: y), force: force, radius: 7, detail: detail)
  }

  // MARK: - Touches

  private var full: ContactDetail {
    ContactDetail(
      maximumForce: 4, radiusTolerance: 2, altitude: 0.5, azimuth: .pi / 2, roll: 0.25,
      buttons: 3,
      coalesced: [
        ContactSample(
          time: 0.8, location: CGPoint(x: 51, y: 60), force: 0.5, altitude: 0.6, azimuth: .pi),
        ContactSample(time: 1, location: CGPoint(x: 50, y: 60)),
      ],
      predicted: [
        ContactSample(
          time: 1.2, location: CGPoint(x: 53, y: 60), force: 0.7, altitude: 0.7, azimuth: 0)
      ], estimated: [.force, .location], awaited: .force, estimationIndex: 9)
  }

  private func values(_ touch: UITouch) -> String {
    "\(touch.phase) \(touch.type) \(EventLog.text(touch.location(in: nil)))"
      + " from \(EventLog.text(touch.previousLocation(in: nil))) \(touch.force) of "
      + "\(touch.maximumPossibleForce) \(touch.majorRadius)±\(touch.majorRadiusTolerance) "
      + "\(touch.altitudeAngle) \(EventLog.text(touch.azimuthAngle(in: nil))) \(touch.rollAngle) "
      + "\(touch.tapCount)\n  at \(EventLog.text(touch.timestamp)) "
      + "\(touch.estimationUpdateIndex ?? -1) \(touch.estimatedProperties.rawValue) "
      + "\(touch.estimatedPropertiesExpectingUpdates.rawValue) \(touch.window === reader.window) "
      + "\(touch.view === reader)"
  }

  @Test func `all that a contact says is said by its touch, its event and its copies`() {
    reader.reads = { touch, event in
      let lists = [
        event.coalescedTouches(for: touch) ?? [], event.predictedTouches(for: touch) ?? [],
      ]
      return
        ([values(touch)] + lists.flatMap { $0.map { "  " + values($0) } }
        + [
          "  \(event.timestamp) \(event.modifierFlags.rawValue >> 16) \(event.buttonMask.rawValue)"
        ])
        .joined(separator: "\n")
    }
    send(
      [contact(1, .began, force: 0.75, detail: full)], modifiers: [.shift, .command])
    send([contact(1, .moved, 60, 70)], at: 2)
    send([contact(1, .ended, 61, 71, detail: full)], at: 3, modifiers: .control)
    let lines = reader.take().flatMap { $0.split(separator: "\n").map(String.init) }

    #expect(
      lines == [
        "began direct (50, 60) from (50, 60) 0.75 of 4.0 7.0±2.0 0.5 1.571 0.25 1",
        "  at 1 9 9 1 true true",
        "  began direct (51, 60) from (50, 60) 0.5 of 4.0 7.0±0.0 0.6 3.142 0.0 1",
        "  at 0.8 9 9 1 true true",
        "  began direct (50, 60) from (50, 60) 0.75 of 4.0 7.0±2.0 0.5 1.571 0.25 1",
        "  at 1 9 9 1 true true",
        "  began direct (53, 60) from (50, 60) 0.7 of 4.0 7.0±0.0 0.7 0 0.0 1",
        "  at 1.2 9 9 1 true true",
        "  1.0 18 3",
        "moved direct (60, 70) from (50, 60) 0.0 of 0.0 7.0±0.0 1.5707963267948966 0 0.0 1",
        "  at 2 -1 0 0 true true",
        "  moved direct (60, 70) from (50, 60) 0.0 of 0.0 7.0±0.0 1.5707963267948966 0 0.0 1",
        "  at 2 -1 0 0 true true",
        "  2.0 0 0",
        "ended direct (61, 71) from (60, 70) 0.0 of 4.0 7.0±2.0 0.5 1.571 0.25 1",
        "  at 3 9 9 1 true true",
        "  ended direct (51, 60) from (60, 70) 0.5 of 4.0 7.0±0.0 0.6 3.142 0.0 1",
        "  at 0.8 9 9 1 true true",
        "  ended direct (61, 71) from (60, 70) 0.0 of 4.0 7.0±2.0 0.5 1.571 0.25 1",
        "  at 3 9 9 1 true true",
        "  ended direct (53, 60) from (61, 71) 0.7 of 4.0 7.0±0.0 0.7 0 0.0 1",
        "  at 1.2 9 9 1 true true",
        "  3.0 4 3",
      ])
    #expect(reader.kept.first?.view === nil || reader.kept.first?.phase == .ended)
  }

  @Test func `a kind of contact is a type of touch, and some frames change nothing`() {
    reader.reads = { touch, _ in "\(touch.phase) \(touch.type)" }
    for (id, kind) in [Contact.Kind.finger, .pen, .pointer, .indirect].enumerated() {
      let place = CGPoint(x: 10 + id * 60, y: 10)
      send([Contact(id: id, kind: kind, phase: .began, location: place)])
      send([Contact(id: id, kind: kind, phase: .cancelled, location: place)])
    }
    #expect(
      reader.take() == [
        "began direct", "cancelled direct", "began pencil", "cancelled pencil",
        "began indirectPointer", "cancelled indirectPointer", "began indirect",
        "cancelled indirect",
      ])
    reader.reads = { touch, _ in "\(touch.phase) \(touch.force)" }
    let detail = ContactDetail(buttons: 1)
    send([contact(1, .began)])
    send([contact(1, .moved)])
    send([contact(1, .moved, force: 0.5)])
    send([contact(1, .moved, force: 0.5)])
    send([contact(1, .moved, force: 0.5, detail: detail)])
    send([contact(1, .moved, force: 0.5, detail: ContactDetail(buttons: 1))])
    send([contact(1, .moved, 51, force: 0.5, detail: detail)])
    send([contact(1, .ended, 51, force: 0.5, detail: detail)])
    #expect(
      reader.take() == [
        "began 0.0", "moved 0.5", "moved 0.5", "moved 0.5", "ended 0.5",
      ])
  }

  @Test func `what makes no sense is dropped, and counted`() {
    var notes: [String] = []
    let subscription = Trace.listen(to: [.anomaly]) { notes.append($0.text) }
    defer { Trace.stop(subscription) }
    let before = ApplicationDriving.anomalies
    send([contact(1, .began)], at: 5)
    send([contact(1, .began, 70)], at: 5)
    send([contact(2, .moved), contact(3, .ended), contact(4, .cancelled)], at: 5)
    send([contact(1, .moved, .nan), contact(1, .moved, 50, .infinity)], at: 5)
    send([contact(1, .moved, 50, 60, force: .nan)], at: 5)
    send([contact(1, .moved, 70)], at: 4)
    send([contact(1, .moved, 71)], at: .nan)
    send([contact(1, .ended, 71)], at: 6)
    HostInput.send(.contactUpdate(ContactUpdate(time: 6, estimationIndex: 77)))
    #expect(
      notes == [
        "contact 1 came down twice", "contact 2 moved and never began",
        "contact 3 ended and never began", "contact 4 cancelled and never began",
        "contact 1 is at no place", "contact 1 is at no place", "contact 1 is at no place",
        "time 4.0 after 5.0", "time nan after 5.0", "no touch awaits the update 77",
      ])
    #expect(ApplicationDriving.anomalies == before + 10)
    #expect(reader.kept.map(\.timestamp) == [6, 6, 6, 6])
    #expect(reader.take() == ["began", "moved", "moved", "ended"])
    let repairs = InputRepairs()
    #expect([0, 3, 3, 2, 4, .infinity].map(repairs.settle) == [0, 3, 3, 3, 4, 4])
    #expect(repairs.count == 2)
  }

  @Test func `a contact that no device can mean is dropped`() {
    var notes: [String] = []
    let subscription = Trace.listen(to: [.anomaly]) { notes.append($0.text) }
    defer { Trace.stop(subscription) }
    let far = ContactSample(time: 1, location: CGPoint(x: 1e200, y: 0))
    let hard = ContactSample(time: 1, location: .zero, force: 1e308)
    send([contact(1, .began)])
    send([contact(1, .moved, 1e200), contact(1, .moved, 50, force: 1e308)])
    send([contact(1, .moved, 60, detail: ContactDetail(coalesced: [far]))])
    send([contact(1, .moved, 60, detail: ContactDetail(predicted: [hard]))])
    send([contact(1, .moved, 60, detail: ContactDetail(maximumForce: .infinity))])
    send([contact(1, .ended, 1_000_000, force: 1000)])
    HostInput.send(.contactUpdate(ContactUpdate(time: 1, estimationIndex: 7, force: 1e308)))
    #expect(
      notes == Array(repeating: "contact 1 is at no place", count: 5)
        + ["update 7 is at no place"])
    #expect(reader.take() == ["began", "ended"])
  }

  @Test func `a contact whose end is at no place is cancelled where it was`() {
    let before = ApplicationDriving.anomalies
    send([contact(1, .began), contact(2, .began, 70)])
    send([contact(1, .moved, 60)])
    send([contact(1, .ended, .nan), contact(2, .moved, 80)])
    send([contact(2, .cancelled, 80, force: .infinity), contact(3, .ended, .nan)])
    #expect(ApplicationDriving.anomalies == before + 3)
    #expect(Set(reader.kept).count == 2 && reader.kept.allSatisfy { $0.phase == .cancelled })
    #expect(Set(reader.kept.map { $0.location(in: nil).x }) == [60, 80])
    send([contact(1, .began)])
    #expect(reader.take().last == "began" && ApplicationDriving.anomalies == before + 3)
  }

  @Test func `a touch that was cancelled or ignored stays away until its contact goes`() {
    send([contact(1, .began)])
    HostInput.send(.cancelContacts(at: 2))
    send([contact(1, .moved, 70)], at: 2)
    send([contact(1, .ended, 70)], at: 2)
    send([contact(1, .began, 200)], at: 3)
    UIApplication.shared.beginIgnoringInteractionEvents()
    send([contact(1, .moved, 70), contact(2, .began)], at: 4)
    UIApplication.shared.endIgnoringInteractionEvents()
    let before = ApplicationDriving.anomalies
    send([contact(2, .moved, 80), contact(1, .moved, 90)], at: 5)
    send([contact(2, .cancelled, 80), contact(1, .ended, 90)], at: 5)
    #expect(ApplicationDriving.anomalies == before)
    send([contact(2, .ended)], at: 5)
    #expect(ApplicationDriving.anomalies == before + 1)
    send([contact(2, .began), contact(1, .began, 80)], at: 6)
    #expect(reader.take() == ["began", "cancelled", "began", "cancelled", "began", "began"])
    #expect(ActiveTouches.shared.touches.map(\.contact) == [2, 1])
    HostInput.send(.cancelContacts(at: 7))
    #expect(ActiveTouches.shared.touches == [])
    HostInput.send(.cancelContacts(at: 8))
    #expect(reader.take() == ["cancelled", "cancelled"])
  }

  @Test func `an update settles what it names, until nothing is awaited`() {
    func detail(_ index: Int) -> ContactDetail {
      ContactDetail(
        altitude: 0.5, azimuth: 0.25, estimated: [.force, .azimuth, .altitude, .location, .roll],
        awaited: [.force, .altitude], estimationIndex: index)
    }
    send([contact(1, .began, force: 0.25, detail: detail(1))])
    _ = reader.take()
    func update(
      _ index: Int, force: Double? = nil, azimuth: Double? = nil, altitude: Double? = nil,
      location: CGPoint? = nil, stillAwaited: EstimatedValues = []
    ) {
      HostInput.send(
        .contactUpdate(
          ContactUpdate(
            time: 1, estimationIndex: index, force: force, azimuth: azimuth, altitude: altitude,
            location: location, stillAwaited: stillAwaited)))
    }
    update(1, stillAwaited: [.force, .altitude])
    update(1, force: 0.75, stillAwaited: .altitude)
    update(1, azimuth: 1, stillAwaited: .altitude)
    update(1, location: CGPoint(x: 9, y: 8), stillAwaited: .altitude)
    update(1, altitude: 1.5)
    update(1, force: 1)

    #expect(
      reader.take() == [
        "updated (50, 60) 0.25 0.5 0.25 31 5",
        "updated (50, 60) 0.75 0.5 0.25 30 4",
        "updated (50, 60) 0.75 0.5 1 28 4",
        "updated (9, 8) 0.75 0.5 1 20 4",
        "updated (9, 8) 0.75 1.5 1 16 0",
      ])
    for index in 2...70 { send([contact(1, .moved, Double(index), detail: detail(index))]) }
    _ = reader.take()
    let before = ApplicationDriving.anomalies
    for index in [2, 5, 6, 7, 70] { update(index, force: 1) }
    #expect(reader.take().count == 2 && ApplicationDriving.anomalies == before + 3)
    let awaitless = ContactDetail(estimated: .force, estimationIndex: 99)
    send([contact(1, .ended, detail: awaitless)])
    update(99, force: 1)
    #expect(ApplicationDriving.anomalies == before + 4)
  }

  @Test func `a pointer that hovers or scrolls says where, when and over what`() throws {
    let window = Listening(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    window.accessibilityIdentifier = "window"
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    child.accessibilityIdentifier = "child"
    window.addSubview(child)
    window.isHidden = false
    func hover(
      _ phase: HoverSample.Phase, _ x: Double, at time: Double, kind: Contact.Kind = .pointer
    ) {
      HostInput.send(
        .hover(
          HoverSample(
            time: time, phase: phase, location: CGPoint(x: x, y: 105), kind: kind, altitude: 0.5,
            azimuth: .pi, modifiers: .alternate)))
    }
    func scroll(_ phase: ScrollSample.Phase, _ x: Double, at time: Double) {
      HostInput.send(
        .scroll(
          ScrollSample(
            time: time, phase: phase, location: CGPoint(x: x, y: 105),
            delta: Displacement(x: 1, y: -2), modifiers: .shift)))
    }
    hover(.entered, 90, at: 1)
    hover(.moved, 110, at: 2, kind: .pen)
    hover(.moved, 160, at: 3)
    hover(.exited, 161, at: 4)
    hover(.exited, 162, at: 5)
    hover(.moved, 163, at: 6)
    UIApplication.shared.beginIgnoringInteractionEvents()
    hover(.moved, 164, at: 7)
    scroll(.step, 110, at: 7)
    UIApplication.shared.endIgnoringInteractionEvents()
    hover(.moved, 90, at: 8)
    scroll(.step, 90, at: 9)
    for (number, phase) in [ScrollSample.Phase.step, .began, .changed, .ended].enumerated() {
      scroll(phase, 110 + Double(number) * 20, at: Double(10 + number))
    }

    #expect(
      window.lines == [
        "regionEntered pencil (10, 5) from (10, 5) 0.5 3.142 0 true 2.0 8 child",
        "regionMoved pencil (60, 5) from (10, 5) 0.5 3.142 0 true 3.0 8 window",
        "regionExited pencil (61, 5) from (60, 5) 0.5 3.142 0 true 4.0 8 window",
        "regionEntered indirectPointer (63, 5) from (63, 5) 0.5 3.142 0 true 6.0 8 window",
        "regionExited indirectPointer (-10, 5) from (63, 5) 0.5 3.142 0 true 8.0 8 window",
        "scroll step (10, 5) by (1, -2) 10.0 2 child",
        "scroll began (30, 5) by (1, -2) 11.0 2 child",
        "scroll changed (50, 5) by (1, -2) 12.0 2 window",
        "scroll ended (70, 5) by (1, -2) 13.0 2 window",
      ])
    window.isHidden = true
  }

  // MARK: - Presses

  @Test func `keys and buttons say all that was reported, and senseless ones are dropped`() {
    reader.becomeFirstResponder()
    var notes: [String] = []
    let subscription = Trace.listen(to: [.anomaly]) { notes.append($0.text) }
    defer { Trace.stop(subscription) }
    func key(
      _ usage: UIKeyboardHIDUsage, _ phase: KeyStroke.Phase, _ text: String = "",
      _ plain: String = "", _ modifiers: KeyModifiers = [], isRepeat: Bool = false
    ) {
      HostInput.send(
        .key(
          KeyStroke(
            usage: UInt16(usage.rawValue), phase: phase, characters: text,
            charactersIgnoringModifiers: plain, modifiers: modifiers, isRepeat: isRepeat, time: 1)))
    }
    func press(_ button: PressSample.Button, _ phase: PressSample.Phase, _ force: Double = 1) {
      HostInput.send(.press(PressSample(button: button, phase: phase, force: force, time: 2)))
    }
    key(.keyboardA, .began, "Å", "a", [.alternate, .shift])
    key(.keyboardA, .began, "Å", "a", [.alternate, .shift], isRepeat: true)
    key(.keyboardA, .began, "Å", "a", [.alternate, .shift])
    key(.keyboardA, .ended)
    key(.keyboardA, .ended)
    key(.keypad5, .began, "5", "5")
    key(.keypad5, .cancelled)
    key(.keyboardErrorUndefined, .began)
    key(.keyboardEscape, .began, "x", "y")
    key(.keyboardEscape, .ended)
    press(.menu, .began, 0.5)
    press(.menu, .changed, 0.5)
    press(.menu, .changed, 3)
    press(.menu, .changed, -1)
    press(.menu, .changed, .nan)
    press(.menu, .ended, 0.25)
    press(.pageUp, .began)
    press(.pageUp, .cancelled)
    key(.keyboardLeftShift, .began, "", "", .shift)
    key(.keyboardB, .began, "b", "b")
    key(.keyboardB, .ended)
    HostInput.send(.lifecycle(.deactivate, at: 3))
    key(.keyboardC, .began)
    HostInput.send(.lifecycle(.activate, at: 3))
    key(.keyboardC, .ended)

    #expect(
      reader.take() == [
        "began began key 1.0 1 keyboardA Å/a 655360 true true 1",
        "ended ended key 1.0 1 keyboardA Å/a 0 true true 1",
        "began began key 1.0 1 keypad5 5/5 2097152 true true 1",
        "cancelled cancelled key 1.0 1 keypad5 5/5 2097152 true true 1",
        "began began key 1.0 1 keyboardEscape UIKeyInputEscape/UIKeyInputEscape 0 true true 1",
        "ended ended key 1.0 1 keyboardEscape UIKeyInputEscape/UIKeyInputEscape 0 true true 1",
        "began began menu 0.5 2 - 0 true true 1",
        "changed changed menu 1.0 2 - 0 true true 1",
        "changed changed menu 0.0 2 - 0 true true 1",
        "ended ended menu 0.0 2 - 0 true true 1",
        "began began pageUp 1.0 2 - 0 true true 1",
        "cancelled cancelled pageUp 1.0 2 - 0 true true 1",
        "began began key 1.0 2 keyboardLeftShift / 131072 true true 1",
        "ended ended key 1.0 2 keyboardLeftShift / 0 true true 1",
        "began began key 1.0 2 keyboardB b/b 0 true true 1",
        "ended ended key 1.0 2 keyboardB b/b 0 true true 1",
      ])
    #expect(
      notes == [
        "the key keyboardA went down twice", "the key keyboardA went up and never went down",
        "no key has the usage 3", "a press has no sane force", "time 1.0 after 2.0",
        "the release of keyboardLeftShift was not reported", "time 1.0 after 2.0",
        "time 1.0 after 2.0", "time 1.0 after 2.0", "time 1.0 after 2.0", "time 1.0 after 2.0",
      ])
  }
}

/// A window that writes down the events that are not touches.
private final class Listening: UIWindow {
  var lines: [String] = []
  override func sendEvent(_ event: UIEvent) {
    for touch in event.allTouches ?? [] where event.type == .hover {
      lines.append(
        "\(touch.phase) \(touch.type) \(EventLog.text(touch.location(in: nil))) from "
          + "\(EventLog.text(touch.previousLocation(in: nil))) \(touch.altitudeAngle) "
          + "\(EventLog.text(touch.azimuthAngle(in: nil))) \(touch.tapCount) "
          + "\(touch.timestamp == event.timestamp) \(event.timestamp) "
          + "\(event.modifierFlags.rawValue >> 16) \(touch.view?.accessibilityIdentifier ?? "-")")
    }
    if let scroll = event.scroll {
      lines.append(
        "\(event.type) \(scroll.phase) \(EventLog.text(scroll.location)) by "
          + "\(EventLog.text(scroll.delta)) \(event.timestamp) "
          + "\(event.modifierFlags.rawValue >> 16) \(scroll.view?.accessibilityIdentifier ?? "-")")
    }
    super.sendEvent(event)
  }
}

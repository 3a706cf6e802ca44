// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
@testable import UIKitCore
import TestSupport
import UIKitHost
import UIKitTesting

/// Windows and views that change at random while they are touched at random.
@MainActor
final class StormWorld {
  let checker = StormChecker()
  private(set) var windows: [UIWindow] = []
  private(set) var views: [StormView] = []
  /// Everything that was ever made, to see that it goes away.
  private(set) var everything: [WeakObject] = []

  private var random: SeededRandom
  private let clock = VirtualClock()
  private var down: [Int] = []
  private var nextContact = 1
  private var depth = 0

  struct WeakObject { weak var object: AnyObject? }

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    for window in UIApplication.shared.windows { window.isHidden = true }
    TimeSource.clock = clock
    ApplicationDriving.activate()
    for _ in 0..<2 { openWindow() }
    for _ in 0..<30 { insert() }
  }

  // MARK: - Events

  /// Sends one random event, or changes something between events.
  func step() {
    clock.advance(by: Double.random(in: 0..<0.05, using: &random))
    switch random.int(0..<100) {
    case 0..<85: HostInput.send(.contacts(frame()))
    case 85..<88: hover()
    case 88..<90: HostInput.send(.scroll(scroll()))
    case 90: HostInput.send(.cancelContacts(at: clock.now))
    case 91: HostInput.send(.lifecycle(.deactivate, at: clock.now))
    case 92..<94: HostInput.send(.lifecycle(.activate, at: clock.now))
    case 94: UIApplication.shared.beginIgnoringInteractionEvents()
    case 95..<97: stopIgnoring()
    case 97: HostInput.send(.contacts(nonsense()))
    default: mutate()
    }
    if random.chance(0.3) { revive() }
    if views.count < 20 { insert() }
    if windows.isEmpty { openWindow() }
  }

  /// Lifts everything that is down.
  func calm() {
    stopIgnoring()
    HostInput.send(.lifecycle(.activate, at: clock.now))
    let contacts = down.map { Contact(id: $0, phase: .ended, location: place()) }
    down = []
    HostInput.send(.contacts(ContactFrame(time: clock.now, contacts: contacts)))
    clock.advance(by: 10)
  }

  /// Lets everything go; what input remembers is of a window that was not in the storm.
  func end() {
    for window in windows { window.isHidden = true }
    windows = []
    views = []
    let last = UIWindow(frame: UIScreen.main.bounds)
    last.makeKeyAndVisible()
    for phase in [Contact.Phase.began, .ended] {
      let contact = Contact(id: nextContact, phase: phase, location: CGPoint(x: 5, y: 5))
      HostInput.send(.contacts(ContactFrame(time: clock.now, contacts: [contact])))
    }
    HostInput.send(.hover(HoverSample(time: clock.now, phase: .exited, location: .zero)))
    clock.advance(by: 10)
    last.isHidden = true
    ApplicationDriving.endTurn()
  }

  /// Undoes what keeps touches away, which would else add up until nothing is hit any more.
  private func revive() {
    stopIgnoring()
    for window in windows { window.isHidden = false }
    for view in views where random.chance(0.5) {
      view.isHidden = false
      view.isUserInteractionEnabled = true
      if view.window == nil, view.superview == nil, let window = windows.first {
        window.addSubview(view)
      }
    }
  }

  private func frame() -> ContactFrame {
    var contacts: [Contact] = []
    for id in down where random.chance(0.4) {
      let phase: Contact.Phase =
        random.chance(0.35) ? (random.chance(0.15) ? .cancelled : .ended) : .moved
      contacts.append(Contact(id: id, phase: phase, location: place()))
      if phase != .moved { down.removeAll { $0 == id } }
    }
    let most = random.chance(0.1) ? 5 : 1
    for _ in 0..<most where down.count < 10 && random.chance(0.5) {
      contacts.append(Contact(id: nextContact, phase: .began, location: place()))
      down.append(nextContact)
      nextContact += 1
    }
    return ContactFrame(time: clock.now, contacts: contacts)
  }

  /// What no sane device reports.
  private func nonsense() -> ContactFrame {
    let id = random.chance(0.5) ? 1_000_000 : down.first ?? 7
    let phases: [Contact.Phase] = [.began, .moved, .ended]
    let phase = phases[random.int(0..<3)]
    let known = down.contains(id)
    let isNowhere = random.chance(0.3)
    if phase == .began, !known, !isNowhere { down.append(id) }
    if phase == .ended, !isNowhere { down.removeAll { $0 == id } }
    return ContactFrame(
      time: random.chance(0.5) ? clock.now - 5 : clock.now,
      contacts: [
        Contact(id: id, phase: phase, location: isNowhere ? CGPoint(x: Double.nan, y: 0) : place())
      ])
  }

  private func hover() {
    let phases: [HoverSample.Phase] = [.entered, .moved, .exited]
    HostInput.send(
      .hover(HoverSample(time: clock.now, phase: phases[random.int(0..<3)], location: place())))
  }

  private func scroll() -> ScrollSample {
    ScrollSample(time: clock.now, location: place(), delta: Displacement(x: 0, y: 3))
  }

  private func stopIgnoring() {
    while UIApplication.shared.isIgnoringInteractionEvents {
      UIApplication.shared.endIgnoringInteractionEvents()
    }
  }

  private func place() -> CGPoint { CGPoint(x: random.int(-20..<430), y: random.int(-20..<910)) }

  // MARK: - Changes

  /// What a handler does before it returns.
  func actRashly(_ view: StormView) {
    guard depth < 3, random.chance(0.15) else { return }
    depth += 1
    defer { depth -= 1 }
    switch random.int(0..<8) {
    case 0: view.removeFromSuperview()
    case 1: HostInput.send(.contacts(frame()))
    case 2: UIApplication.shared.sendEvent(UIEvent())
    case 3: view.window?.sendEvent(UIEvent())
    case 4: view.window?.isHidden = true
    case 5: UIApplication.shared.beginIgnoringInteractionEvents()
    default: mutate()
    }
  }

  private func mutate() {
    guard !views.isEmpty else { return insert() }
    let view = views[random.int(0..<views.count)]
    switch random.int(0..<16) {
    case 0, 1, 2: insert()
    case 3:
      view.removeFromSuperview()
      views.removeAll { $0.isDescendant(of: view) }
    case 4:
      let parent = views[random.int(0..<views.count)]
      if !parent.isDescendant(of: view) { parent.addSubview(view) }
    case 5: view.isHidden.toggle()
    case 6: view.isMultipleTouchEnabled.toggle()
    case 7: view.isExclusiveTouch = random.chance(0.2)
    case 8: view.frame = rect()
    case 9: view.transform = CGAffineTransform(rotationAngle: Double(random.int(0..<6)))
    case 10: view.becomeFirstResponder()
    case 11: view.resignFirstResponder()
    case 12: openWindow()
    case 13: closeWindow()
    case 14: view.isUserInteractionEnabled.toggle()
    default: changeRecognizers(of: view)
    }
  }

  private func changeRecognizers(of view: UIView) {
    if let old = view.gestureRecognizers?.first, random.chance(0.5) {
      return view.removeGestureRecognizer(old)
    }
    let recognizer: UIGestureRecognizer =
      switch random.int(0..<4) {
      case 0: UITapGestureRecognizer()
      case 1: UIPanGestureRecognizer()
      case 2: UILongPressGestureRecognizer()
      default: UIPinchGestureRecognizer()
      }
    recognizer.cancelsTouchesInView = random.chance(0.7)
    recognizer.delaysTouchesBegan = random.chance(0.2)
    view.addGestureRecognizer(recognizer)
    everything.append(WeakObject(object: recognizer))
  }

  private func rect() -> CGRect {
    CGRect(
      x: random.int(-30..<380), y: random.int(-30..<850), width: random.int(20..<300),
      height: random.int(20..<300))
  }

  private func insert() {
    guard views.count < 80, !windows.isEmpty else { return }
    let view = StormView(self, frame: rect())
    view.isMultipleTouchEnabled = random.chance(0.5)
    if views.isEmpty || random.chance(0.4) {
      windows[random.int(0..<windows.count)].addSubview(view)
    } else {
      views[random.int(0..<views.count)].addSubview(view)
    }
    views.append(view)
    everything.append(WeakObject(object: view))
  }

  private func openWindow() {
    if let hidden = windows.first(where: \.isHidden), random.chance(0.7) {
      hidden.isHidden = false
      return
    }
    guard windows.count < 4 else { return }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.windowLevel = UIWindow.Level(rawValue: CGFloat(random.int(0..<3)))
    window.isHidden = false
    if random.chance(0.5) { window.makeKey() }
    windows.append(window)
    everything.append(WeakObject(object: window))
  }

  private func closeWindow() {
    guard windows.count > 1 else { return }
    let window = windows.remove(at: random.int(0..<windows.count))
    if random.chance(0.5) { window.isHidden = true }
    views.removeAll { $0.isDescendant(of: window) }
  }
}

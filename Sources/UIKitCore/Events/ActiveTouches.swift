// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost
import UIKitRuntime

/// The touches whose fingers are down, in the order in which they came down, and their event.
@MainActor
package final class ActiveTouches {
  /// The touches of the running application.
  package static var shared: ActiveTouches { Runtime.part(.touches) { ActiveTouches() } }

  /// Hears when touches are cancelled outside an event, so that recognizers let them go.
  var follower: (any TouchFollower)?
  /// Touches of which a view was not told everything yet; the fingers of some are up already.
  var withheld: [UITouch] = []

  // OPTIMIZATION: unchecked, for no access here contains another: what is called during a change
  // of these only compares touches.
  @exclusivity(unchecked) package private(set) var touches: [UITouch] = []
  @exclusivity(unchecked) private(set) var event = UIEvent()
  /// Whether touches ended or were cancelled in the event that is being delivered.
  private(set) var hasFinished = false
  /// True while touches are cancelled because their views leave the window.
  private(set) var isLeavingWindow = false
  /// Whether any of the touches may have details.
  private var areDetailed = false
  private var serial = 0
  /// Contacts that are down and are ignored until they are up: they have no touch any more.
  private var ignoredContacts: Set<Int> = []

  /// The touch of a host's contact, or nil when the contact is not down; held while it is in
  /// `touches`.
  ///
  /// - Parameter guess: where it may be among `touches`; a host reports its contacts in one order.
  func touch(ofContact contact: Int, guess: Int) -> Unmanaged<UITouch>? {
    if guess < touches.count, touches[guess].contact == contact {
      return .passUnretained(touches[guess])
    }
    for touch in touches where touch.contact == contact { return .passUnretained(touch) }
    return nil
  }

  /// Makes every touch one that rests, unless the event to come says otherwise.
  func rest() {
    // OPTIMIZATION: one apart, for the loop is unrolled for many.
    if touches.count == 1 {
      touches[0].currentPhase = .stationary
    } else {
      for touch in touches { touch.currentPhase = .stationary }
    }
  }

  /// The buttons that are down, in the bits of `UIEvent.ButtonMask`.
  var buttons: Int {
    guard areDetailed else { return 0 }
    var all = 0
    for touch in touches { all |= touch.detail?.buttons ?? 0 }
    return all
  }

  /// Notes that a touch has details, such as buttons.
  func noteDetail() { areDetailed = true }

  /// Notes that the event to come ends or cancels touches.
  func noteFinished() { hasFinished = true }

  /// Makes sure that a sequence about to start has an event that nobody kept from the one before.
  func prepareEvent() {
    if touches.isEmpty, !isKnownUniquelyReferenced(&event) { event = UIEvent() }
  }

  /// Takes in a touch that begins.
  func begin(_ touch: UITouch) {
    serial += 1
    touch.serial = serial
    touches.append(touch)
    publish()
  }

  /// Whether a contact is still down whose touch was taken away.
  func isIgnoredContact(_ contact: Int) -> Bool { ignoredContacts.contains(contact) }

  /// Notes that the contact of a touch that was taken away is up, or that none came to be.
  ///
  /// OPTIMIZATION: no number is hashed where none is ignored, as mostly.
  func stopIgnoringContact(_ contact: Int) {
    if !ignoredContacts.isEmpty { ignoredContacts.remove(contact) }
  }

  /// Notes a contact that came down and gets no touch, so that nobody misses it when it goes up.
  func ignoreContact(_ contact: Int) { ignoredContacts.insert(contact) }

  /// Forgets touches that ended or were cancelled in the event that was just delivered.
  func removeFinished() {
    hasFinished = false
    // OPTIMIZATION: the event lets the list go first, so that it is not copied to be changed.
    event.order = nil
    // OPTIMIZATION: a loop, for a closure would check its executor at every touch. None goes away in
    // it, for the event's set holds them.
    for place in touches.indices.reversed() where touches[place].currentPhase.isFinal {
      touches.remove(at: place)
    }
    if touches.isEmpty { areDetailed = false }
    publish()
  }

  // Rules: HT-30, TE-14, TE-37, TE-40, TE-42.
  /// Takes the touches that began in `root` or below away from whoever got them, at once.
  ///
  /// - Parameter areGone: whether the view leaves, so that the touches have no view any more.
  func cancelTouches(in root: UIView, areGone: Bool = true) {
    if areGone { follower?.viewWillLeave(root) }
    guard !touches.isEmpty || !withheld.isEmpty else { return }
    let lifted = withheld.filter { touch in !touches.contains { $0 === touch } }
    let lost = (touches + lifted).filter { $0.currentView?.isDescendant(of: root) ?? false }
    isLeavingWindow = areGone
    cancel(lost)
    isLeavingWindow = false
    if areGone { for touch in lost { touch.currentView = nil } }
  }

  /// Takes `cancelled` away from the views and recognizers that track them; their fingers stay down
  /// and reach nobody.
  func cancel(_ cancelled: [UITouch]) {
    guard !cancelled.isEmpty else { return }
    for touch in cancelled {
      if touch.currentPhase != .ended { ignoredContacts.insert(touch.contact) }
      // One whose end its view is being told of stays ended.
      if touch.currentPhase != .ended || touch.receiver != nil { touch.currentPhase = .cancelled }
      touch.isOver = true
    }
    follower?.willCancel(cancelled, event)
    for touch in cancelled {
      if touch.withheld?.isBeganTold == false || touch.awaitsBeginning { touch.receiver = nil }
      touch.withheld = nil
    }
    withheld.removeAll { $0.isOver }
    // Gone before anybody is told: outside an event, a handler's events are delivered at once.
    touches.removeAll { touch in cancelled.contains { $0 === touch } }
    event.order = nil
    var left = cancelled
    while let receiver = left.first(where: { $0.receiver != nil })?.receiver {
      let group = left.filter { $0.receiver === receiver }
      left.removeAll { $0.receiver === receiver }
      for touch in group { touch.receiver = nil }
      Trace.record(.delivery, "touchesCancelled \(group.count) → \(Trace.name(receiver))")
      receiver.touchesCancelled(Set(group), with: event)
    }
    publish()
  }

  /// Makes the event hold the touches whose fingers are down.
  private func publish() {
    guard let first = touches.first else {
      event.order = nil
      event.currentTouches = []
      event.soleWindow = nil
      return
    }
    let all: Set<UITouch> = touches.count == 1 ? [first] : Set(touches)
    var isSole = true
    for place in 1..<touches.count where touches[place].currentWindow !== first.currentWindow {
      isSole = false
    }
    event.order = TouchOrder(all, inOrder: touches, areHeld: true)
    event.currentTouches = all
    event.soleWindow = isSole ? first.currentWindow : nil
  }
}

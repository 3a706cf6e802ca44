// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitRuntime
import UIKitHost

/// The buttons and keys that are down, in the order in which they went down, and their event.
@MainActor
final class ActivePresses {
  /// The presses of the running application.
  static var shared: ActivePresses { Runtime.part(.presses) { ActivePresses() } }

  /// Told when presses are cancelled outside an event, so that recognizers let them go.
  var willCancel: (([UIPress], UIPressesEvent) -> Void)?
  private(set) var presses: [UIPress] = []
  private(set) var event = UIPressesEvent()

  /// The press of a key or button that is down.
  func press(of source: PressSource) -> UIPress? { presses.first { $0.source == source } }

  // Rules: PK-36.
  /// Presses of an event in the order in which they went down; those that a program made come last.
  func inOrder(_ changed: Set<UIPress>) -> [UIPress] {
    let known = presses.filter(changed.contains)
    return known.count == changed.count
      ? known : known + changed.subtracting(known).sorted { $0.timestamp < $1.timestamp }
  }

  /// Makes every press one that is held, unless the event to come says otherwise.
  func rest() {
    for press in presses { press.currentPhase = .stationary }
  }

  // Rules: PK-8.
  /// Takes in a press that begins; a sequence starts with an event that nobody kept from the one
  /// before.
  func begin(_ press: UIPress) {
    if presses.isEmpty, !isKnownUniquelyReferenced(&event) { event = UIPressesEvent() }
    presses.append(press)
    publish()
  }

  /// Forgets presses that ended or were cancelled in the event that was just delivered.
  func removeFinished() {
    for press in presses where press.currentPhase.isFinal { HeldKey.shared.stop(for: press) }
    presses.removeAll { $0.currentPhase.isFinal }
    publish()
  }

  // Rules: PK-31.
  /// Takes presses away from the responders in the tree of `view`, which leaves its window.
  func treeLeaves(_ view: UIView) {
    guard !presses.isEmpty else { return }
    cancel(presses.filter { press in press.receiver.map { stands($0, in: view) } ?? false })
  }

  /// Takes presses away from whoever got them, at once; their keys stay down and reach nobody.
  func cancel(_ cancelled: [UIPress]) {
    guard !cancelled.isEmpty else { return }
    for press in cancelled {
      press.currentPhase = .cancelled
      press.status.insert(.over)
      HeldKey.shared.stop(for: press)
    }
    willCancel?(cancelled, event)
    for press in cancelled {
      guard let receiver = press.receiver else { continue }
      press.receiver = nil
      Trace.record(.delivery, "pressesCancelled 1 → \(Trace.name(receiver))")
      receiver.pressesCancelled([press], with: event)
    }
  }

  private func stands(_ responder: UIResponder, in view: UIView) -> Bool {
    if let inner = responder as? UIView { return inner.isDescendant(of: view) }
    return ResponderChain.first(
      from: responder, where: { $0 === view || $0 is any FirstResponderHolder }) === view
  }

  private func publish() { event.currentPresses = Set(presses) }
}

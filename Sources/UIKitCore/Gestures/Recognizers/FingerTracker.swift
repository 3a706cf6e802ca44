// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

/// Tells a machine of a recognizer's fingers and buttons, and does what it decides.
@MainActor
final class FingerTracker<Machine: FingerMachine> {
  /// What decides; nil until the first finger, for only then are the recognizer's settings read.
  private(set) var machine: Machine?
  private var fingers = FingerTrack()
  private var timer: GestureTimer?

  /// Whether it waits for the next finger without one.
  var isBetweenTaps: Bool { machine?.isBetweenTaps ?? false }

  func began(
    _ touches: Set<UITouch>, _ event: UIEvent, of recognizer: UIGestureRecognizer, by new: Machine
  ) {
    fingers.begin(touches)
    landed(event, recognizer, new)
  }

  /// Buttons count as fingers in the place of the view that is told of them.
  func began(
    _ presses: Set<UIPress>, _ event: UIEvent, of recognizer: UIGestureRecognizer, by new: Machine
  ) {
    fingers.begin(presses, at: GestureLocation.middle(of: recognizer, in: nil))
    landed(event, recognizer, new)
  }

  private func landed(_ event: UIEvent, _ recognizer: UIGestureRecognizer, _ new: Machine) {
    if machine == nil { machine = new }
    follow(
      machine?.began(count: fingers.count, middle: fingers.middle, at: event.timestamp), recognizer)
  }

  func moved(_ touches: Set<UITouch>, _ event: UIEvent, of recognizer: UIGestureRecognizer) {
    fingers.move(touches)
    follow(machine?.moved(shift: fingers.shift, at: event.timestamp), recognizer)
  }

  func ended(_ touches: Set<UITouch>, of recognizer: UIGestureRecognizer) {
    fingers.move(touches)
    let shift = fingers.shift
    fingers.end(touches)
    lifted(shift, recognizer)
  }

  func ended(_ presses: Set<UIPress>, of recognizer: UIGestureRecognizer) {
    fingers.end(presses)
    lifted(.zero, recognizer)
  }

  private func lifted(_ shift: CGPoint, _ recognizer: UIGestureRecognizer) {
    follow(machine?.ended(shift: shift, remaining: fingers.count), recognizer)
  }

  func cancelled(of recognizer: UIGestureRecognizer) { follow(machine?.cancelled(), recognizer) }

  /// Forgets everything.
  func reset() {
    timer?.cancel()
    timer = nil
    fingers.removeAll()
    machine = nil
  }

  private func follow(_ effect: FingerEffect?, _ recognizer: UIGestureRecognizer) {
    switch effect {
    case nil, .nothing: break
    case .wait(let time):
      timer?.cancel()
      timer = GestureEnvironment.shared.schedule(after: time, for: recognizer) {
        [weak self, weak recognizer] in
        guard let self, let recognizer else { return }
        follow(machine?.deadline(), recognizer)
      }
    case .move(let move):
      timer?.cancel()
      recognizer.make(move)
    }
  }
}

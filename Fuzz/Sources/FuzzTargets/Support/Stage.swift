// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitTesting

@testable import UIKitCore

/// An application with a window, in virtual time; one for each input.
@MainActor
final class Stage {
  let generator: EventGenerator
  private var down: [Int: CGPoint] = [:]

  /// Runs `body` with an application of its own, on a screen of 414 × 896.
  static func with(
    _ root: @MainActor () -> UIViewController = { UIViewController() },
    _ body: (Stage, UIViewController) throws -> Void
  ) throws {
    try withFreshApplication {
      let controller = root()
      try body(Stage(controller), controller)
    }
  }

  private init(_ root: UIViewController) throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    generator = try EventGenerator(window: window)
  }

  var window: UIWindow { generator.window }
  var now: TimeInterval { generator.now }

  func advance(_ seconds: TimeInterval) { generator.advance(by: seconds) }

  func isDown(_ finger: Int) -> Bool { down[finger] != nil }

  /// Puts a finger down, moves one that is.
  func touch(_ finger: Int, at point: CGPoint) {
    let phase: Contact.Phase = down[finger] == nil ? .began : .moved
    down[finger] = point
    report(finger, phase, point)
  }

  /// Lifts a finger that is down.
  func lift(_ finger: Int) {
    if let point = down.removeValue(forKey: finger) { report(finger, .ended, point) }
  }

  func cancelTouches() {
    down = [:]
    HostInput.send(.cancelContacts(at: now))
  }

  /// Down, moves in sixtieths of a second, up.
  func drag(from start: CGPoint, to end: CGPoint, steps: Int = 6) {
    touch(0, at: start)
    for step in 1...steps {
      advance(1 / 60)
      let part = Double(step) / Double(steps)
      touch(
        0,
        at: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    advance(1 / 60)
    lift(0)
  }

  /// Lifts every finger and lets everything come to rest.
  func settle() {
    for finger in down.keys.sorted() { lift(finger) }
    for _ in 0..<40 { advance(0.25) }
  }

  private func report(_ finger: Int, _ phase: Contact.Phase, _ point: CGPoint) {
    HostInput.send(
      .contacts(
        ContactFrame(
          time: now, contacts: [Contact(id: finger + 1, phase: phase, location: point)])))
  }

  /// What holds of every application that nobody touches.
  func checkRest() throws {
    try require(ActiveTouches.shared.touches.isEmpty, "touches stayed")
    for window in ApplicationDriving.visibleWindows {
      if let holder = window.firstResponder as? UIView {
        try require(holder.window === window, "the first responder left its window")
      }
      try checkRecognizers(below: window)
    }
  }

  private func checkRecognizers(below view: UIView) throws {
    for recognizer in view.gestureRecognizers ?? [] {
      try require(
        recognizer.state == .possible,
        "\(type(of: recognizer)) stays in state \(recognizer.state.rawValue)")
    }
    for view in view.subviews { try checkRecognizers(below: view) }
  }
}

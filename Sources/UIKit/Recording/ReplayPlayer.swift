// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreFoundation
import Foundation
import UIKitCore
import UIKitHost

/// Plays what was recorded to an application, as far as it is told to.
///
/// Every event comes in at its time, and the clock does what it did.
@MainActor
final class ReplayPlayer {
  private let recording: EventRecording
  private let steps: [EventRecording.Step]
  private let application: UIApplication
  private let clock: VirtualClock
  /// Steps that are done; one more than there are behind the end of a run in virtual time.
  private(set) var done = 0
  /// When a timer should have fired that there was not, in seconds on the run's clock; nil as long
  /// as the run is the one that was recorded.
  private(set) var stray: TimeInterval?

  /// Called after an event was handled.
  var didPlay: (() -> Void)?
  /// Called when the host of the run asked for everything.
  var showAnew: (() -> Void)?
  /// Called once, when the run is another one from there on.
  var didStray: ((TimeInterval) -> Void)?

  init(_ recording: EventRecording, to application: UIApplication, on clock: VirtualClock) {
    self.recording = recording
    self.application = application
    self.clock = clock
    steps = recording.steps
  }

  /// Plays on until `count` steps are done, and lets the run come to rest.
  func play(to count: Int) {
    if recording.ticks == nil { playEvents(to: count) } else { playTurns(to: count) }
  }

  /// Plays all that is left.
  func playAll() { play(to: steps.count + 1) }

  /// Lets every timer fire when it is due.
  private func playEvents(to count: Int) {
    while done < min(count, steps.count) {
      if case .event(let entry) = steps[done] {
        clock.advance(to: entry.at)
        application.hostReceiver.receive(entry.event)
        HeadlessRun.settle(application)
        didPlay?()
      }
      done += 1
    }
    guard count > steps.count, done == steps.count else { return }
    if let end = recording.end { clock.advance(to: end) }
    HeadlessRun.settle(application)
    done += 1
  }

  /// Lets every timer fire when it did, and the main queue do its work where it could.
  private func playTurns(to count: Int) {
    while done < min(count, steps.count) {
      let step = steps[done]
      if !step.isBusy { rest() }
      switch step {
      case .event(let entry):
        clock.pass(to: entry.at)
        application.hostReceiver.receive(entry.event)
        didPlay?()
      case .tick(let tick): play(tick)
      }
      done += 1
    }
    rest()
  }

  private func play(_ tick: EventRecording.Tick) {
    switch tick.cause {
    case .timer:
      guard !clock.fireNext(at: tick.at), stray == nil else { return }
      stray = tick.at
      didStray?(tick.at)
    case .clock: clock.pass(to: tick.at)
    case .whole:
      clock.pass(to: tick.at)
      showAnew?()
    }
  }

  /// Does what waits on the main queue until nothing does, and ends the turn.
  private func rest() {
    for _ in 0..<Self.mostRounds {
      guard CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, true) == .handledSource else { break }
    }
    application.turn.end()
  }

  /// Rounds of the main queue after which an application that always has more to do goes on.
  private static let mostRounds = 1000
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitCore
import UIKitHost

/// Checks what must hold after every event of a headless run, and when the run has come to rest.
///
/// A storm is checked always, a script or a replay with `--check`. A run that breaks an invariant
/// ends with `HeadlessRun.Status.broken`.
@MainActor
final class RunChecker {
  static let option = "--check"
  /// What a run that broke something says first of it.
  static let mark = "Broken: "

  private let application: UIApplication
  private let host: HeadlessHost
  private let soundness = Soundness()
  private(set) var device = DeviceState()

  /// Begins to watch what `application` is told.
  init(_ application: UIApplication, on host: HeadlessHost) {
    self.application = application
    self.host = host
    let before = application.onReceive
    application.onReceive = { [weak self] event in
      before?(event)
      self?.device.note(event)
    }
  }

  /// The checker of a run whose launch asks for one.
  static func asked(_ application: UIApplication, on host: HeadlessHost) -> RunChecker? {
    let isAsked = HostOptions.own(CommandLine.arguments).contains(option)
    return isAsked ? RunChecker(application, on: host) : nil
  }

  /// Ends the process if something is wrong after what was done last.
  func check() { end(with: soundness.look()) }

  /// Lifts everything, lets time pass until nothing moves, and ends the process if something is
  /// wrong then.
  func rest() {
    for event in device.calming(at: host.clock.now) {
      host.send(event)
      HeadlessRun.settle(application)
    }
    host.advance(by: Self.restDuration)
    var passed = Self.restDuration
    while ApplicationDriving.areControllersMoving || ApplicationDriving.hasAnimations,
      passed < Self.patience
    {
      host.advance(by: Self.restStep)
      passed += Self.restStep
    }
    HeadlessRun.settle(application)
    end(with: soundness.lookAtRest())
  }

  /// Seconds without an event after which nothing waits for time to pass any more.
  private static let restDuration: TimeInterval = 3
  private static let restStep: TimeInterval = 0.25
  /// Seconds after which nothing that is set in motion once still moves.
  private static let patience: TimeInterval = 30

  private func end(with fault: SoundnessFault?) {
    guard let fault else { return }
    EventRecorder.current?.finish()
    ApplicationRunner.fail("\(Self.mark)\(fault)", HeadlessRun.Status.broken.rawValue)
  }
}

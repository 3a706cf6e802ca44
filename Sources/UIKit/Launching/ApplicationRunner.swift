// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitCore
import UIKitHost

/// Runs an application on the host that its launch chose; never returns.
@MainActor
enum ApplicationRunner {
  static func run(
    applicationClass: AnyClass = UIApplication.self, delegateClass: AnyClass?
  ) -> Never {
    StandardStream.fillClosed()
    let choice = HostChoice.make(
      arguments: CommandLine.arguments, delegateClass: delegateClass)
    let application = makeApplication(applicationClass)
    let delegate = delegateClass.map(makeDelegate)
    application.delegate = delegate
    withExtendedLifetime(delegate) {
      switch choice {
      case .headless(let scriptFile, let screenshot):
        HeadlessRun.run(application, scriptFile: scriptFile, screenshot: screenshot)
      case .replay(let file, let screenshot):
        ReplayRun.run(application, file: file, screenshot: screenshot)
      case .storm(let plan): StormRun.run(application, plan)
      case .shrink(let file): ShrinkRun.run(file: file)
      #if WebHost
        case .web(let options): WebRun.run(application, options: options)
        case .watchedReplay(let file, let options):
          WatchedReplay.run(application, file: file, options: options)
      #endif
      }
    }
  }

  /// Opens the host and launches the application on it.
  ///
  /// - Parameters:
  ///   - inspects: whether it is inspected; nil for what the command line says.
  ///   - stateFolder: where it keeps what it is doing; nil for what the launch says.
  static func start(
    _ application: UIApplication, on host: any UIKitHost.Host, inspects: Bool? = nil,
    stateFolder: String? = nil
  ) {
    TimeSource.clock = host.clock
    application.turn.host = host
    do {
      try host.start(reportingTo: application.hostReceiver)
    } catch {
      fail("The host could not start: \(error)")
    }
    UIScreen.main.update(host.screen)
    EventRecorder.start(CommandLine.arguments, application, on: host)
    AccelerometerChoice.start(application, on: host)
    let options = HostOptions.own(CommandLine.arguments)
    Inspector.turn(on: inspects ?? options.contains(Inspector.option))
    StateOptions.apply(CommandLine.arguments, to: application, lent: stateFolder)
    Launch.run(application)
    application.turn.end()
  }

  private static func makeApplication(_ type: AnyClass) -> UIApplication {
    guard let application = ObjectMaker.make(type) as? UIApplication else {
      violation(
        "\(type) was given as the application's class", contract: "it is UIApplication or below",
        instead: "pass nil, or a subclass of UIApplication with init()")
    }
    return application
  }

  private static func makeDelegate(_ type: AnyClass) -> any UIApplicationDelegate {
    guard let delegate = ObjectMaker.make(type) as? any UIApplicationDelegate else {
      violation(
        "\(type) was given as the delegate's class",
        contract: "it descends from NSObject, conforms to UIApplicationDelegate and has init()",
        instead: "write class AppDelegate: UIResponder, UIApplicationDelegate")
    }
    return delegate
  }

  /// Ends the process with a message for a person.
  static func fail(_ message: String, _ status: Int32 = 1) -> Never {
    StandardStream.error.write(message + "\n")
    exit(status)
  }

  /// Prints what a run is for; one whose output cannot be written ends as a failure.
  static func say(_ text: String) {
    if !StandardStream.output.write(text) { fail("The output cannot be written.") }
  }
}

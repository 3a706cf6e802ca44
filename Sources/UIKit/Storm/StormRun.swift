// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitCore
import UIKitHost

/// An application without a screen that gets random input: `--storm SEED`, `--events N`.
///
/// After every event, and when everything was let go of from time to time, what must hold is checked.
/// With `--script` the script is played first, which leads to the place where the storm begins.
@MainActor
enum StormRun {
  static let option = "--storm"
  static let eventsOption = "--events"

  struct Plan: Equatable {
    var seed: UInt64
    var events: Int
    var scriptFile: String?
  }

  /// Events unless the launch says otherwise, and the most it may say.
  private static let standardEvents = 10_000
  private static let mostEvents = 1_000_000_000
  /// Events after which everything is let go of.
  private static let eventsToRest = 250
  /// How often a storm says how far it has come.
  private static let reports = 10

  /// The storm that a launch asks for; nil when it asks for none.
  static func plan(_ arguments: [String], scriptFile: String?) -> Plan? {
    let events = HostChoice.value(of: eventsOption, in: arguments)
    guard let word = HostChoice.value(of: option, in: arguments) else {
      if events != nil { HostChoice.complain("\(eventsOption) needs \(option).") }
      return nil
    }
    guard let seed = UInt64(word) else {
      HostChoice.complain("\(option) takes a number, which names the storm, not \(word).")
    }
    let wanted = events ?? "\(standardEvents)"
    guard let count = Int(wanted), (1...mostEvents).contains(count) else {
      HostChoice.complain(
        "\(eventsOption) takes a number from 1 to \(mostEvents), not \(events ?? "").")
    }
    return Plan(seed: seed, events: count, scriptFile: scriptFile)
  }

  /// Runs `application` and ends the process.
  static func run(_ application: UIApplication, _ plan: Plan) -> Never {
    let lines = plan.scriptFile.map(HeadlessRun.read) ?? []
    let host = HeadlessRun.start(application, topics: nil)
    let checker = RunChecker(application, on: host)
    let player = ScriptPlayer(host: host) { _ in }
    do {
      for line in lines { try player.play(line) }
    } catch {
      ApplicationRunner.fail(
        "\(plan.scriptFile ?? ""), \(error)", HeadlessRun.Status.failedLine.rawValue)
    }
    var generator = StormGenerator(seed: plan.seed)
    for number in 1...plan.events {
      let step = generator.next(checker.device)
      host.advance(by: step.pause)
      host.send(step.event.moved(by: host.clock.now))
      HeadlessRun.settle(application)
      checker.check()
      if number % eventsToRest == 0 || number == plan.events {
        checker.rest()
        generator.forget()
      }
      if number % max(1, plan.events / reports) == 0 {
        StandardStream.error.write(
          "Storm \(plan.seed): \(number) of \(plan.events) events, "
            + "\(Int(host.clock.now)) s of the application's time\n")
      }
    }
    EventRecorder.current?.finish()
    ApplicationRunner.say("Storm \(plan.seed): \(plan.events) events, nothing broken\n")
    exit(HeadlessRun.Status.success.rawValue)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreFoundation
import Foundation
import UIKitCore
import UIKitHost

/// An application without a screen that receives what was recorded before: `--replay FILE`, or `-`
/// for the standard input.
///
/// Every event comes in at its time, and the clock does what it did. Time is virtual, so an hour
/// takes as long as the work in it.
@MainActor
enum ReplayRun {
  static let option = "--replay"

  /// Runs `application` and ends the process; 2 when the file is no recording.
  ///
  /// - Parameters:
  ///   - application: what is run.
  ///   - file: what was recorded.
  ///   - screenshot: the file for a picture of what is shown at the end; nil for none.
  static func run(_ application: UIApplication, file: String, screenshot: String?) -> Never {
    let recording = read(file)
    let host = HeadlessRun.start(
      application, topics: HeadlessRun.standardTopics, at: recording.start,
      screen: recording.screen, inspects: inspects(recording, file))
    let checker = RunChecker.asked(application, on: host)
    if recording.ticks == nil {
      playEvents(of: recording, to: application, on: host, checker)
    } else {
      playTurns(of: recording, to: application, on: host, file, checker)
    }
    checker?.rest()
    if recording.end == nil {
      StandardStream.error.write(
        "\(file) was cut: the line that ends a run is missing, and more may have happened.\n")
    }
    HeadlessRun.take(screenshot, of: host)
    exit(HeadlessRun.Status.success.rawValue)
  }

  /// Lets every timer fire when it is due.
  private static func playEvents(
    of recording: EventRecording, to application: UIApplication, on host: HeadlessHost,
    _ checker: RunChecker?
  ) {
    for entry in recording.entries {
      host.advance(to: entry.at)
      host.send(entry.event)
      HeadlessRun.settle(application)
      checker?.check()
    }
    if let end = recording.end { host.advance(to: end) }
    HeadlessRun.settle(application)
  }

  /// Lets every timer fire when it did, and the main queue do its work where it could.
  private static func playTurns(
    of recording: EventRecording, to application: UIApplication, on host: HeadlessHost,
    _ file: String, _ checker: RunChecker?
  ) {
    var isAnother = false
    for step in recording.steps {
      if !step.isBusy { rest(application) }
      switch step {
      case .event(let entry):
        host.pass(to: entry.at)
        host.send(entry.event)
        checker?.check()
      case .tick(let tick):
        switch tick.cause {
        case .timer:
          if !host.fireNext(at: tick.at), !isAnother {
            isAnother = true
            StandardStream.error.write(
              "\(file): at \(tick.at) s a timer fired that there is not now; the run is another "
                + "one from here on.\n")
          }
        case .clock: host.pass(to: tick.at)
        case .whole:
          host.pass(to: tick.at)
          host.showAnew()
        }
      }
    }
    rest(application)
  }

  /// Does what waits on the main queue until nothing does, and ends the turn.
  private static func rest(_ application: UIApplication) {
    for _ in 0..<mostRounds {
      guard CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, true) == .handledSource else { break }
    }
    application.turn.end()
  }

  /// Rounds of the main queue after which an application that always has more to do goes on.
  private static let mostRounds = 1000

  /// Whether the run was inspected, for that has views of its own; says so where the launch does not.
  private static func inspects(_ recording: EventRecording, _ file: String) -> Bool? {
    guard let options = recording.options else { return nil }
    let given = HostOptions.own(CommandLine.arguments)
    for option in EventRecorder.noted where options.contains(option) != given.contains(option) {
      let was = options.contains(option) ? "with" : "without"
      let answer = option == Inspector.option ? "; so it is replayed" : ", so it may go another way"
      StandardStream.error.write("\(file) was recorded \(was) \(option)\(answer).\n")
    }
    return options.contains(Inspector.option)
  }

  static func read(_ file: String) -> EventRecording {
    do {
      return try EventRecording(data: InputFile.read(file))
    } catch let error as RecordingError {
      ApplicationRunner.fail("\(file), \(error)", HeadlessRun.Status.badScript.rawValue)
    } catch {
      ApplicationRunner.fail(
        "The recording \(file) cannot be read.", HeadlessRun.Status.badScript.rawValue)
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

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
    let player = ReplayPlayer(recording, to: application, on: host.virtualClock)
    player.didPlay = { checker?.check() }
    player.showAnew = { host.showAnew() }
    player.didStray = { tellStray(at: $0, in: file) }
    player.playAll()
    checker?.rest()
    if recording.end == nil {
      StandardStream.error.write(
        "\(file) was cut: the line that ends a run is missing, and more may have happened.\n")
    }
    HeadlessRun.take(screenshot, of: host)
    exit(HeadlessRun.Status.success.rawValue)
  }

  /// Says that a replay is another run than the one that was recorded.
  static func tellStray(at time: TimeInterval, in file: String) {
    StandardStream.error.write(
      "\(file): at \(time) s a timer fired that there is not now; the run is another "
        + "one from here on.\n")
  }

  /// Whether the run was inspected, for that has views of its own.
  ///
  /// - Parameter tells: whether it is said where the launch says otherwise.
  static func inspects(
    _ recording: EventRecording, _ file: String, tells: Bool = true
  ) -> Bool? {
    guard let options = recording.options else { return nil }
    let given = HostOptions.own(CommandLine.arguments)
    let differing = EventRecorder.noted.filter { options.contains($0) != given.contains($0) }
    for option in differing where tells {
      let was = options.contains(option) ? "with" : "without"
      let answer = option == Inspector.option ? "; so it is replayed" : ", so it may go another way"
      StandardStream.error.write("\(file) was recorded \(was) \(option)\(answer).\n")
    }
    return options.contains(Inspector.option)
  }

  static func read(_ file: String) -> EventRecording { read(data(of: file), of: file) }

  /// What a file holds; one that cannot be read ends the process.
  static func data(of file: String) -> Data {
    do {
      return try InputFile.read(file)
    } catch {
      ApplicationRunner.fail(
        "The recording \(file) cannot be read.", HeadlessRun.Status.badScript.rawValue)
    }
  }

  /// The recording that a file holds; what is none ends the process.
  static func read(_ data: Data, of file: String) -> EventRecording {
    do throws(RecordingError) {
      return try EventRecording(data: data)
    } catch {
      ApplicationRunner.fail("\(file), \(error)", HeadlessRun.Status.badScript.rawValue)
    }
  }
}

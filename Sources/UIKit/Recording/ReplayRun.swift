// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitCore
import UIKitHost

/// An application without a screen that receives what was recorded before: `--replay FILE`, or `-`
/// for the standard input.
///
/// Every event comes in at its time. Time is virtual, so an hour takes as long as the work in it.
@MainActor
enum ReplayRun {
  static let option = "--replay"

  /// Runs `application` and ends the process; 2 when the file is no recording.
  static func run(_ application: UIApplication, file: String) -> Never {
    let recording = read(file)
    let host = HeadlessRun.start(
      application, topics: HeadlessRun.standardTopics, at: recording.start,
      screen: recording.screen)
    for entry in recording.entries {
      host.advance(to: entry.at)
      host.send(entry.event)
      HeadlessRun.settle(application)
    }
    if let end = recording.end { host.advance(to: end) }
    HeadlessRun.settle(application)
    exit(HeadlessRun.Status.success.rawValue)
  }

  private static func read(_ file: String) -> EventRecording {
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

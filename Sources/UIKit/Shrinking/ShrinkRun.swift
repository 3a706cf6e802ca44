// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// Cuts a recording that fails down to what it takes to fail: `--shrink FILE`.
///
/// `FILE.min` is the smallest recording that fails in the same way, `FILE.script` the same as a
/// script.
@MainActor
enum ShrinkRun {
  static let option = "--shrink"
  static let recordingSuffix = ".min"
  static let scriptSuffix = ".script"

  /// Shrinks and ends the process; 1 when the recording does not fail.
  static func run(file: String) -> Never {
    for path in [file + recordingSuffix, file + scriptSuffix]
    where FileManager.default.fileExists(atPath: path) {
      ApplicationRunner.fail("\(path) is there already.")
    }
    let recording = ReplayRun.read(file)
    do {
      try shrink(recording, file: file)
    } catch {
      ApplicationRunner.fail("The recording \(file) cannot be shrunk: \(error)")
    }
    exit(HeadlessRun.Status.success.rawValue)
  }

  private static func shrink(_ recording: EventRecording, file: String) throws {
    let probe = try FailureProbe(CommandLine.arguments)
    let wanted = try probe.outcome(of: recording)
    guard wanted.isFailure else {
      probe.clean()
      ApplicationRunner.fail("The recording \(file) does not fail: \(wanted).")
    }
    tell("\(recording.entries.count) events: \(wanted)")
    var problem: (any Error)?
    let shrinker = RecordingShrinker(
      fails: { candidate in
        guard problem == nil else { return false }
        do {
          let isFailing = try probe.outcome(of: candidate) == wanted
          if isFailing { tell("\(candidate.entries.count) events after \(probe.runs) runs") }
          return isFailing
        } catch {
          problem = error
          return false
        }
      },
      progress: { step, small in tell("\(step): \(small.entries.count) events") })
    let small = shrinker.shrink(recording)
    if let problem { throw problem }
    try keep(small.data(), as: file + recordingSuffix)
    let script = ScriptText(small)
    let played = try probe.outcome(ofScript: script.text)
    let text =
      "# \(wanted) at the end of this script.\n"
      + (played == wanted ? "" : "# As a script it ends so: \(played). Use the recording.\n")
      + script.text
    try keep(Data(text.utf8), as: file + scriptSuffix)
    ApplicationRunner.say(
      "\(wanted): \(recording.entries.count) events shrunk to \(small.entries.count) in "
        + "\(probe.runs) runs\n\(file)\(recordingSuffix)\n\(file)\(scriptSuffix)"
        + (played == wanted ? "" : " (ends otherwise: \(played))") + "\n")
  }

  /// For nobody else's eyes: both hold what a person typed.
  private static func keep(_ data: Data, as path: String) throws {
    let made = PrivateFile.make(path)
    guard made >= 0 else { throw SystemFailure.last("open", path) }
    try FileHandle(fileDescriptor: made, closeOnDealloc: true).write(contentsOf: data)
  }

  private static func tell(_ text: String) { StandardStream.error.write("Shrink: \(text)\n") }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitCore
import UIKitHost

/// An application without a screen: it is launched, does what a script says, and ends.
///
/// Without a script the views of the key window are printed. Time is virtual, so that a run takes
/// no longer than its work and prints the same lines every time.
@MainActor
enum HeadlessRun {
  /// Takes the name of a script's file; `-` reads it from the standard input.
  static let option = "--script"
  /// The topics that are printed when `UIKIT_TRACE` names none: what happened, not how it was found.
  static let standardTopics =
    "touch,gesture,delivery,chain,action,firstResponder,controller,anomaly"

  /// How the process ends.
  enum Status: Int32 {
    case success = 0
    /// A line could not be played.
    case failedLine = 1
    /// The script could not be read or understood; nothing was played.
    case badScript = 2
    /// Something that must hold whatever happens did not.
    case broken = 3
  }

  /// Runs `application` and ends the process.
  ///
  /// - Parameters:
  ///   - application: what is run.
  ///   - scriptFile: what it does; nil prints its views.
  ///   - screenshot: the file for a picture of what is shown at the end; nil for none.
  static func run(
    _ application: UIApplication, scriptFile: String?, screenshot: String? = nil
  ) -> Never {
    let lines = scriptFile.map(read)
    let host = start(application, topics: lines == nil ? nil : standardTopics)
    guard let lines else {
      write(ViewTree.text())
      EventRecorder.current?.finish()
      take(screenshot, of: host)
      exit(Status.success.rawValue)
    }
    let checker = RunChecker.asked(application, on: host)
    let player = ScriptPlayer(host: host, print: write)
    do {
      for line in lines {
        write("> \(line.text)")
        try player.play(line)
        checker?.check()
      }
      checker?.rest()
    } catch {
      ApplicationRunner.fail("\(scriptFile ?? ""), \(error)", Status.failedLine.rawValue)
    }
    EventRecorder.current?.finish()
    take(screenshot, of: host)
    exit(Status.success.rawValue)
  }

  /// Writes a picture of what is shown, if one is asked for; a failure ends the process.
  static func take(_ screenshot: String?, of host: HeadlessHost) {
    guard let screenshot else { return }
    do throws(ScriptProblem) {
      try Screenshot.write(host, to: screenshot)
    } catch {
      ApplicationRunner.fail(error.message, Status.failedLine.rawValue)
    }
  }

  /// Launches `application` on a host whose time stands still, printing `topics` of the trace unless
  /// the environment names others.
  static func start(
    _ application: UIApplication, topics: String?, at time: TimeInterval = 0,
    screen: ScreenMetrics = .headless, inspects: Bool? = nil
  ) -> HeadlessHost {
    let clock = VirtualClock(start: time)
    clock.turnDidEnd = { application.turn.end() }
    let host = HeadlessHost(screen: screen, clock: clock)
    let setting = ProcessInfo.processInfo.environment[TracePrinter.variable]
    TracePrinter.start(setting ?? topics, output: .output)
    ApplicationRunner.start(application, on: host, inspects: inspects)
    return host
  }

  /// Does what waits on the main queue, and ends the turn.
  static func settle(_ application: UIApplication) {
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
    application.turn.end()
  }

  static func read(_ file: String) -> [ScriptParser.Line] {
    do {
      return try ScriptParser.parse(String(decoding: InputFile.read(file), as: UTF8.self))
    } catch let error as ScriptError {
      ApplicationRunner.fail("\(file), \(error)", Status.badScript.rawValue)
    } catch {
      ApplicationRunner.fail("The script \(file) cannot be read.", Status.badScript.rawValue)
    }
  }

  private static func write(_ text: String) {
    ApplicationRunner.say(text + "\n")
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// The gallery's executable, which is built beside the tests.
enum Executable {
  struct Run {
    var status: Int32
    var output: String
    var errors: String
  }

  /// The folder of the package.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The gallery as a process that was not started yet.
  static func process(_ arguments: [String]) -> Process {
    let process = Process()
    process.executableURL = location
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("UIKIT_") }
    environment["UIKIT_STATE_DIR"] = NSTemporaryDirectory() + "gallery-state"
    process.environment = environment
    return process
  }

  /// The gallery as a process that will print all of its trace.
  static func traced(_ arguments: [String]) -> Process {
    let process = process(arguments)
    process.environment?["UIKIT_TRACE"] = "all"
    // Each process has hash seeds of its own.
    process.environment?["SWIFT_DETERMINISTIC_HASHING"] = nil
    return process
  }

  /// Runs the gallery to its end.
  ///
  /// - Parameter output: where its standard output goes instead of into the result.
  static func run(
    _ arguments: [String], input: String = "", output sink: FileHandle? = nil
  ) throws -> Run {
    let process = process(arguments)
    let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
    process.standardInput = stdin
    if let sink { process.standardOutput = sink } else { process.standardOutput = stdout }
    process.standardError = stderr
    try process.run()
    stdin.fileHandleForWriting.write(Data(input.utf8))
    try stdin.fileHandleForWriting.close()
    // A run says little on its error output, so the pipe cannot be full before it is read.
    let output = sink == nil ? stdout.fileHandleForReading.readDataToEndOfFile() : Data()
    let errors = stderr.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus, output: String(decoding: output, as: UTF8.self),
      errors: String(decoding: errors, as: UTF8.self))
  }

  /// Beside the bundle of the tests, whose path is among this process's arguments.
  private static var location: URL {
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") }
    let folder =
      bundle.map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
      ?? root.appendingPathComponent(".build/debug")
    return folder.appendingPathComponent("Gallery")
  }
}

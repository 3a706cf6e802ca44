// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// The gallery's executable and others, which are built beside the tests.
enum Executable {
  struct Run {
    var status: Int32
    var output: String
    var errors: String
  }

  /// The folder of the package.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The gallery, or another executable, as a process that was not started yet.
  static func process(_ arguments: [String], of name: String = "Gallery") -> Process {
    let process = Process()
    process.executableURL = folder.appendingPathComponent(name)
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

  /// Runs the gallery, or another executable, to its end.
  ///
  /// - Parameters:
  ///   - output: where its standard output goes instead of into the result.
  ///   - environment: variables of its own.
  static func run(
    _ arguments: [String], of name: String = "Gallery", input: String = "",
    output sink: FileHandle? = nil, environment: [String: String] = [:]
  ) throws -> Run {
    let process = process(arguments, of: name)
    process.environment?.merge(environment) { $1 }
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

  /// That of the bundle of the tests, whose path is among this process's arguments.
  private static var folder: URL {
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") }
    return bundle.map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
      ?? root.appendingPathComponent(".build/debug")
  }
}

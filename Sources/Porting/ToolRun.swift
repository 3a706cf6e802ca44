// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// A run of a tool of the toolchain.
struct ToolRun {
  let status: Int32
  let output: String

  /// Runs a tool and waits for it.
  ///
  /// - Parameters:
  ///   - arguments: the tool and what it is told.
  ///   - each: is told each line of what it writes, while it runs.
  static func run(_ arguments: [String], each: (Substring) -> Void) throws -> ToolRun {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    var output = ""
    var pending = ""
    while true {
      let data = pipe.fileHandleForReading.availableData
      if data.isEmpty { break }
      pending += String(decoding: data, as: UTF8.self)
      while let end = pending.firstIndex(where: \.isNewline) {
        each(pending[..<end])
        output += pending[...end]
        pending.removeSubrange(...end)
      }
    }
    process.waitUntilExit()
    return ToolRun(status: process.terminationStatus, output: output + pending)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import XcodeProject

// Rules: PT-14.
/// What a build of the written package said.
package struct BuildResult: Codable, Equatable, Sendable {
  /// Whether all of it was built.
  package let isComplete: Bool
  /// Files without an error, in targets that were compiled.
  package let compiledFiles: Int
  /// Files with errors, and their number, by path.
  package let failedFiles: [String: Int]
  /// How often each kind of error came, names taken out.
  package let kinds: [String: Int]
  /// What the run of the tests said at its end; nil if they were not run.
  package var tests: String?
  /// Whether all tests passed; nil if they were not run.
  package var testsPass: Bool?

  /// Reads what `swift build` writes.
  ///
  /// - Parameters:
  ///   - output: all that it wrote.
  ///   - status: how it ended; 0 is well.
  ///   - folder: the folder of the package.
  ///   - files: the files that it compiles, by their paths from there.
  package init(output: String, status: Int32, folder: String, files: [String]) {
    var seen: Set<Substring> = []
    var failed: [String: Int] = [:]
    var kinds: [String: Int] = [:]
    for line in output.split(whereSeparator: \.isNewline) where seen.insert(line).inserted {
      guard line.hasPrefix("/"), let sign = line.range(of: ": error: ") else { continue }
      let place = line[..<sign.lowerBound]
      let path = place.split(separator: ":").first.map(String.init) ?? ""
      let file = path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
      failed[file, default: 0] += 1
      kinds[Self.kind(of: line[sign.upperBound...]), default: 0] += 1
    }
    isComplete = status == 0
    failedFiles = failed
    self.kinds = kinds
    compiledFiles = files.filter { failed[$0] == nil }.count
  }

  /// A message without the names in it.
  package static func kind(of message: Substring) -> String {
    message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .map { $0.offset.isMultiple(of: 2) ? String($0.element) : "…" }
      .joined(separator: "'")
  }

  /// What the run of tests says of their number, in its last lines.
  package static func summary(ofTests output: String) -> String {
    let lines = output.split(whereSeparator: \.isNewline).map {
      $0.drop(while: \.isWhitespace)
    }
    let old = lines.last { $0.hasPrefix("Executed ") }
    let new = lines.last { $0.contains("Test run with ") }
    return [old, new].compactMap { $0 }.joined(separator: "; ")
  }
}

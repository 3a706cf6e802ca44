// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

// Rules: PT-12.
/// What became of a project: taken files, what needs a hand, what is left out.
package struct PortReport: Codable, Equatable, Sendable {
  /// A target of the package.
  package struct Target: Codable, Equatable, Sendable {
    package let name: String
    package let kind: PlannedTarget.Kind
    package let files: Int
    package let changedFiles: Int
    package let resources: Int
    /// Functions of test cases.
    package let tests: Int
  }

  package let project: String
  package let output: String
  package internal(set) var targets: [Target] = []
  /// What the rewriter did not carry over, or not wholly.
  package internal(set) var findings: [Refusal] = []
  /// Files that were left out, for what they import.
  package internal(set) var blockers: [Refusal] = []
  /// Other things that were not taken.
  package internal(set) var refusals: [Refusal] = []
  package var build: BuildResult?

  init(project: String, output: String) {
    self.project = project
    self.output = output
  }

  /// The report for programs.
  package func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }
}

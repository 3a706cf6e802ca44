// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Why a project or a property list cannot be read.
package struct ProjectError: Error, Equatable, CustomStringConvertible {
  package let file: String
  /// nil if it concerns the whole file.
  package let line: Int?
  package let message: String

  package init(file: String, line: Int?, message: String) {
    self.file = file
    self.line = line
    self.message = message
  }

  package var description: String {
    "\(file):\(line.map { "\($0):" } ?? "") \(message)"
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing

/// A text that somebody has looked at, which tests hold against what they see.
struct ApprovedFile {
  /// Set to 1, it has what tests see written into the files.
  private static let variable = "WRITE_LOOKS"
  /// Lines that a failure shows.
  private static let shownLines = 20

  let url: URL

  /// A file in a folder of `Tests`.
  init(_ folder: String, _ name: String) { url = Self.folder(folder).appending(path: name) }

  /// A folder of `Tests`.
  static func folder(_ name: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: name)
  }

  /// Fails where a text is not what the file holds.
  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    if ProcessInfo.processInfo.environment[Self.variable] == "1" {
      try Data(text.utf8).write(to: url)
    }
    let expected = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    let difference = text.split(separator: "\n").difference(from: expected)
    #expect(
      difference.prefix(Self.shownLines).map { "\($0)" } == [], "\(url.lastPathComponent)",
      sourceLocation: sourceLocation)
  }
}

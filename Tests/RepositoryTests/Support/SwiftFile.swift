// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// A Swift file: as written, and with comments and strings blanked out.
struct SwiftFile: Sendable {
  /// The path from the root of the repository.
  let path: String
  /// The text as written.
  let text: String
  /// The text with comments and strings blanked out; lines keep their numbers.
  let code: String

  init(_ path: String) { self.init(path, text: (try? Repository.text(of: path)) ?? "") }

  /// A file that need not be there.
  init(_ path: String, text: String) {
    self.path = path
    self.text = text
    code = String(decoding: CodeBlanker.blank(Array(text.utf8)), as: UTF8.self)
  }

  /// The lines as written.
  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// The lines without comments and strings.
  var codeLines: [Substring] { code.split(separator: "\n", omittingEmptySubsequences: false) }

  /// The folder right below `folder` that holds the file; nil if it lies in `folder` itself.
  func part(below folder: String) -> String? {
    let rest = path.dropFirst(folder.count + 1).split(separator: "/")
    return rest.count > 1 ? String(rest[0]) : nil
  }
}

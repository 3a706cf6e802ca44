// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// A Swift file with its path.
package struct SourceText: Equatable, Sendable {
  package let path: String
  package let text: String

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}

/// A module to rewrite.
package struct SourceModule: Sendable {
  package let name: String
  package let files: [SourceText]
  /// The files of modules that it imports.
  package let context: [SourceText]
  /// 4, 5 or 6.
  package let languageMode: Int
  /// Conditions for `#if` that hold.
  package let conditions: [String]
}

/// What rewrites modules: the command has a real one, tests one of their own.
package protocol Rewriting {
  /// The files as they compile here, in the same order, and what was not carried over.
  func rewrite(_ module: SourceModule) -> (texts: [String], findings: [Refusal])
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  /// A file as it compiles here: each line stands on the line where it was.
  public struct RewrittenFile: Sendable, Equatable {
    /// The path of the file that it was made of.
    public let path: String
    /// What it says now.
    public let text: String

    /// A rewritten file.
    public init(path: String, text: String) {
      self.path = path
      self.text = text
    }
  }
#endif

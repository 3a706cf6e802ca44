// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  /// A file of a module, as it was written.
  public struct SourceFile: Sendable {
    /// Where it lies; findings name it so.
    public let path: String
    /// What it says.
    public let text: String

    /// A file at `path`.
    public init(path: String, text: String) {
      self.path = path
      self.text = text
    }
  }
#endif

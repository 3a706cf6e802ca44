// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  /// Something that could not be carried over, or not wholly.
  public struct Finding: Codable, Hashable, Sendable {
    /// The file.
    public let path: String
    /// The line, from 1.
    public let line: Int
    /// The column in bytes, from 1.
    public let column: Int
    /// What stands there, in a word or two that are the same for all places of its kind.
    public let construct: String
    /// What to write instead, or what differs.
    public let advice: String

    /// A finding at a place.
    public init(path: String, line: Int, column: Int, construct: String, advice: String) {
      self.path = path
      self.line = line
      self.column = column
      self.construct = construct
      self.advice = advice
    }
  }
#endif

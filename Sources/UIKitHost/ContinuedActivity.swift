// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// What a person did elsewhere and wants to go on with here.
public struct ContinuedActivity: Sendable, Hashable, Codable {
  /// The kind of activity, in reverse domain notation.
  public var type: String
  /// The activity itself, in the form that the library writes.
  public var archive: Data

  /// Makes a record of what is handed over.
  public init(type: String, archive: Data) {
    self.type = type
    self.archive = archive
  }
}

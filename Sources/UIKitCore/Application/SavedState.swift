// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
package import ResponderFoundation

/// What an application was doing, as it is written down.
package struct SavedState: Codable {
  static let currentFormat = 1

  /// The state of one scene.
  package struct Session: Codable {
    package var identifier: String
    /// What the scene's delegate gave for its restoration.
    package var activity: ActivityRecord?

    package init(identifier: String, activity: ActivityRecord?) {
      self.identifier = identifier
      self.activity = activity
    }
  }

  var format = SavedState.currentFormat
  /// The activities that responders had, the current one last.
  package var activities: [ActivityRecord] = []
  package var sessions: [Session] = []

  /// The bytes of a state; the same state has the same bytes.
  package func data() throws -> Data { try ActivityArchive.encoder.encode(self) }

  /// The state that bytes stand for, without activities whose time is over.
  package init(_ data: Data, at date: Date) throws {
    self = try ActivityArchive.decoder.decode(SavedState.self, from: data)
    guard format == Self.currentFormat else { throw UnknownFormat(format: format) }
    activities.removeAll { $0.isExpired(at: date) }
    for index in sessions.indices where sessions[index].activity?.isExpired(at: date) ?? false {
      sessions[index].activity = nil
    }
  }

  package init() {}

  /// The file was written by a version of the library that does it otherwise.
  private struct UnknownFormat: Error, CustomStringConvertible {
    let format: Int
    var description: String { "the format \(format) is unknown" }
  }
}

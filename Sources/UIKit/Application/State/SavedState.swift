// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderFoundation

/// What an application was doing, as it is written down.
struct SavedState: Codable {
  static let currentFormat = 1

  /// The state of one scene.
  struct Session: Codable {
    var identifier: String
    /// What the scene's delegate gave for its restoration.
    var activity: ActivityRecord?
  }

  var format = SavedState.currentFormat
  /// The activities that responders had, the current one last.
  var activities: [ActivityRecord] = []
  var sessions: [Session] = []

  /// The bytes of a state; the same state has the same bytes.
  func data() throws -> Data { try ActivityArchive.encoder.encode(self) }

  /// The state that bytes stand for, without activities whose time is over.
  init(_ data: Data, at date: Date) throws {
    self = try ActivityArchive.decoder.decode(SavedState.self, from: data)
    guard format == Self.currentFormat else { throw UnknownFormat(format: format) }
    activities.removeAll { $0.isExpired(at: date) }
    for index in sessions.indices where sessions[index].activity?.isExpired(at: date) ?? false {
      sessions[index].activity = nil
    }
  }

  init() {}

  /// The file was written by a version of the library that does it otherwise.
  struct UnknownFormat: Error, CustomStringConvertible {
    let format: Int
    var description: String { "the format \(format) is unknown" }
  }
}

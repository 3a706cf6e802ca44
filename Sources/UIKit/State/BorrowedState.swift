// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// What the application was doing when a person ran it last, lent to launches that are no person's.
///
/// Each begins with the same, in a folder that is none of the person's.
struct BorrowedState: Codable {
  /// The folder for a launch; not there unless there is something to be taken up.
  let folder: String
  private let kept: Data?

  /// Looks at what is kept in a folder.
  ///
  /// - Throws: what keeps it from being read.
  init(from saved: String) throws {
    kept = try StateFile(folder: saved).read()
    folder =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("replay-\(UUID().uuidString)").path
  }

  /// Makes the folder as it was before the first launch.
  ///
  /// - Throws: what keeps it from being written.
  func renew() throws {
    remove()
    if let kept { try StateFile(folder: folder).write(kept) }
  }

  /// Leaves nothing behind.
  func remove() { try? FileManager.default.removeItem(atPath: folder) }
}

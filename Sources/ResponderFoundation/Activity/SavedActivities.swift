// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Dispatch

/// Where activities are saved, as far as deleting them goes.
@MainActor
package enum SavedActivities {
  /// Deletes those with the identifiers, or all for nil; set by what saves them.
  package static var remove: ((Set<String>?) -> Void)?

  /// Deletes saved activities on the main queue, then calls `handler`.
  nonisolated static func delete(
    _ identifiers: Set<String>?, _ handler: @escaping @Sendable () -> Void
  ) {
    DispatchQueue.main.async {
      MainActor.assumeIsolated { remove?(identifiers) }
      handler()
    }
  }
}

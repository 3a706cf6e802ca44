// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Dispatch
import UIKitRuntime

/// What keeps activities from one launch to the next.
@MainActor
package protocol SavedActivityStore: AnyObject {
  /// Deletes those with the identifiers, or all for nil.
  func delete(_ identifiers: Set<String>?)
}

/// Where activities are saved, as far as deleting them goes; any thread may ask.
package final class SavedActivities: Sendable {
  package static var shared: SavedActivities {
    Runtime.common(.savedActivities) { SavedActivities() }
  }

  /// What saves them; nil where nothing does.
  @MainActor package weak var store: (any SavedActivityStore)?

  private init() {}

  /// Deletes saved activities on the main queue, then calls `handler`.
  func delete(_ identifiers: Set<String>?, _ handler: @escaping @Sendable () -> Void) {
    DispatchQueue.main.async {
      MainActor.assumeIsolated { self.store?.delete(identifiers) }
      handler()
    }
  }
}

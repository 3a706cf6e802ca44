// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// A list of environments that does not keep them alive.
struct WeakEnvironments {
  private struct Entry { weak var environment: (any UIFocusEnvironment)? }
  private var entries: [Entry] = []

  init(_ environments: [any UIFocusEnvironment] = []) {
    entries = environments.map(Entry.init)
  }

  /// Those that are left.
  var all: [any UIFocusEnvironment] { entries.compactMap(\.environment) }

  var isEmpty: Bool { entries.isEmpty }

  /// Puts an environment in front, where it may stand already.
  @MainActor
  mutating func addFirst(_ environment: any UIFocusEnvironment) {
    entries.removeAll { $0.environment == nil || $0.environment === environment }
    entries.insert(Entry(environment: environment), at: 0)
  }
}

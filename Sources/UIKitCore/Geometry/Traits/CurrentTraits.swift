// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Synchronization

/// The traits that colours and fonts are resolved by now.
enum CurrentTraits {
  private static let stored = Mutex(UITraitCollection(TraitValues(style: .light)))
  /// OPTIMIZATION: read for every system colour, without a lock.
  private static let dark = Atomic(false)

  static var isDark: Bool { dark.load(ordering: .relaxed) }

  static var collection: UITraitCollection {
    get { stored.withLock { $0 } }
    set {
      stored.withLock { $0 = newValue }
      dark.store(newValue.values.style == .dark, ordering: .relaxed)
    }
  }

  /// Makes a collection the current one while `body` runs.
  static func run(_ traits: UITraitCollection, _ body: () -> Void) {
    let before = collection
    collection = traits
    body()
    collection = before
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Synchronization

/// The traits that colours and fonts are resolved by now.
enum CurrentTraits {
  private static let stored = Mutex(UITraitCollection(TraitValues(style: .light)))
  /// OPTIMIZATION: read for every system colour, without a lock.
  private static let ground = Atomic<UInt8>(0)
  private static let dark: UInt8 = 1
  private static let strong: UInt8 = 2

  static var isDark: Bool { ground.load(ordering: .relaxed) & dark != 0 }
  /// Whether the person wants more contrast.
  static var isStrong: Bool { ground.load(ordering: .relaxed) & strong != 0 }

  static var collection: UITraitCollection {
    get { stored.withLock { $0 } }
    set {
      stored.withLock { $0 = newValue }
      let values = newValue.values
      ground.store(
        (values.style == .dark ? dark : 0) | (values.contrast == .high ? strong : 0),
        ordering: .relaxed)
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

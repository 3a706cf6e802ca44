// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitRuntime

/// A layer that shows what depends on more than itself, and looks at that before each commit.
@MainActor
protocol FollowedLayer: CALayer {
  /// Brings what is shown up to date, and notes what a host must be told of.
  func follow()
}

/// The layers of an application that look around before each commit; it keeps none of them alive.
@MainActor
final class FollowedLayers {
  private struct Entry {
    weak var layer: (any FollowedLayer)?
  }

  private var entries: [Entry] = []

  /// Takes a layer that is shown for the first time, and asks for another commit, which follows it.
  static func add(_ layer: any FollowedLayer) {
    let registry = LayerRegistry.shared
    let known = registry.followed ?? FollowedLayers()
    registry.followed = known
    guard !known.entries.contains(where: { $0.layer === layer }) else { return }
    known.entries.removeAll { $0.layer == nil }
    known.entries.append(Entry(layer: layer))
    TurnWork.shared.enlist(.commit)
  }

  /// Brings those up to date that a host shows.
  func follow(in epoch: UInt32) {
    for entry in entries {
      if let layer = entry.layer, layer.shownEpoch == epoch { layer.follow() }
    }
  }
}

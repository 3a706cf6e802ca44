// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// The layers in motion, in the order in which they were set in motion.
///
/// What is called by them is called in this order in every run.
@MainActor
struct AnimatedLayers {
  struct Entry {
    let layer: CALayer
    var tracks: [AnimationTrack]
  }

  private var entries = ArrivalOrder<Entry>()

  var isEmpty: Bool { entries.isEmpty }

  /// All of them; those that leave or come meanwhile make no difference to who goes through this.
  var all: [Entry] { entries.all }

  /// What moves a layer; nothing for one that does not move.
  subscript(layer: CALayer) -> [AnimationTrack] {
    get { entries[ObjectIdentifier(layer)]?.tracks ?? [] }
    set {
      entries[ObjectIdentifier(layer)] =
        newValue.isEmpty ? nil : Entry(layer: layer, tracks: newValue)
    }
  }
}

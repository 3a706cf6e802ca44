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

  /// Those that any of some groups moves, in the same order.
  ///
  /// OPTIMIZATION: the groups know them, so that one animator of many looks at its own layers alone.
  func moved(by groups: [AnimationGroup]) -> [Entry] {
    var layers = groups.first?.layers ?? []
    for group in groups.dropFirst() { layers.formUnion(group.layers) }
    return layers.isEmpty ? [] : entries.values(of: layers)
  }

  /// What moves a layer; nothing for one that does not move.
  subscript(layer: CALayer) -> [AnimationTrack] {
    get { entries[ObjectIdentifier(layer)]?.tracks ?? [] }
    set {
      let id = ObjectIdentifier(layer)
      for track in entries[id]?.tracks ?? [] { track.group.layers.remove(id) }
      for track in newValue { track.group.layers.insert(id) }
      entries[id] = newValue.isEmpty ? nil : Entry(layer: layer, tracks: newValue)
    }
  }
}

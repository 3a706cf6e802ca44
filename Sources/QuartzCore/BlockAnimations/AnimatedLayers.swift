// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// The layers in motion, in the order in which they were set in motion.
///
/// What is called by them is called in this order in every run. Nothing is sorted for that: who
/// leaves leaves a hole, and holes are closed when there are more of them than layers.
@MainActor
struct AnimatedLayers {
  struct Entry {
    let layer: CALayer
    var tracks: [AnimationTrack]
  }

  private var entries: [Entry?] = []
  private var places: [ObjectIdentifier: Int] = [:]

  var isEmpty: Bool { places.isEmpty }

  /// All of them; those that leave or come meanwhile make no difference to who goes through this.
  var all: [Entry] { entries.compactMap(\.self) }

  /// What moves a layer; nothing for one that does not move.
  subscript(layer: CALayer) -> [AnimationTrack] {
    get {
      guard let place = places[ObjectIdentifier(layer)] else { return [] }
      return entries[place]?.tracks ?? []
    }
    set {
      let key = ObjectIdentifier(layer)
      if let place = places[key] {
        guard newValue.isEmpty else {
          entries[place]?.tracks = newValue
          return
        }
        entries[place] = nil
        places[key] = nil
        closeHoles()
      } else if !newValue.isEmpty {
        places[key] = entries.count
        entries.append(Entry(layer: layer, tracks: newValue))
      }
    }
  }

  private mutating func closeHoles() {
    guard entries.count > 2 * places.count else { return }
    entries = entries.filter { $0 != nil }
    for (place, entry) in entries.enumerated() {
      if let entry { places[ObjectIdentifier(entry.layer)] = place }
    }
  }
}

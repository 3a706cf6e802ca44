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

  /// Those of which a frame may show something else, in the same order.
  var inMotion: [Entry] { entries.ofAwake }

  /// Leaves a layer out of the frames, for what is shown of it stays as it is.
  mutating func rest(_ layer: CALayer) { entries.rest(ObjectIdentifier(layer)) }

  /// Has the next frame look at a layer, if anything moves it.
  mutating func wake(_ layer: ObjectIdentifier) { entries.wake(layer) }

  /// Has the next frame look at all of them.
  mutating func wakeAll() { entries.wakeAll() }

  /// Those that any of some groups moves, in the same order.
  ///
  /// OPTIMIZATION: the groups know them, so that one animator of many looks at its own layers alone.
  func moved(by groups: [AnimationGroup]) -> [Entry] {
    var layers = groups.first?.layers ?? []
    for group in groups.dropFirst() { layers.formUnion(group.layers) }
    return layers.isEmpty ? [] : entries.values(of: layers)
  }

  /// What moves some layer, named by its number; nothing for one that does not move.
  subscript(id: ObjectIdentifier) -> [AnimationTrack] { entries[id]?.tracks ?? [] }

  /// What moves a layer; nothing for one that does not move.
  subscript(layer: CALayer) -> [AnimationTrack] {
    get { self[ObjectIdentifier(layer)] }
    set {
      let id = ObjectIdentifier(layer)
      for track in self[id] { track.group.layers.remove(id) }
      for track in newValue { track.group.layers.insert(id) }
      entries[id] = newValue.isEmpty ? nil : Entry(layer: layer, tracks: newValue)
    }
  }

  /// Adds to what moves a layer.
  ///
  /// OPTIMIZATION: those that move it already are neither copied nor asked.
  mutating func add(_ tracks: [AnimationTrack], to layer: CALayer) {
    guard !tracks.isEmpty else { return }
    let id = ObjectIdentifier(layer)
    for track in tracks { track.group.layers.insert(id) }
    let isThere = entries.change(id) { $0.tracks += tracks }
    if !isThere { entries[id] = Entry(layer: layer, tracks: tracks) }
  }

  /// Whether something moves a property of a layer, and more can be added to all of it.
  func canOverlap(_ property: AnimatedProperty, of layer: CALayer) -> Bool {
    let own = self[layer]
    var isMoved = false
    for index in own.indices where own[index].property == property {
      guard own[index].canOverlap else { return false }
      isMoved = true
    }
    return isMoved
  }

  /// Has the ways of a property that lead to what a layer has end somewhere.
  mutating func end(_ property: AnimatedProperty, of layer: CALayer, at end: PresentedValues) {
    entries.change(ObjectIdentifier(layer)) { entry in
      for index in entry.tracks.indices
      where entry.tracks[index].property == property && entry.tracks[index].to == nil {
        entry.tracks[index].to = end
      }
    }
  }
}

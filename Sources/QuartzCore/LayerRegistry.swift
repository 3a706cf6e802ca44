// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation
import UIKitHost
import UIKitRuntime

/// Which of the layers that a host shows have changed since the last commit.
///
/// Only layers that were described to the host enter the registry, so a tree nobody shows costs
/// nothing here. The references own nothing: a layer that dies strikes itself out.
@MainActor
final class LayerRegistry {
  /// The one of the current runtime.
  static var shared: LayerRegistry { Runtime.part(.layerRegistry) { LayerRegistry() } }

  /// Numbers that no two layers have, nor two registries, whichever application they belong to.
  private struct Numbers {
    /// The number of the layer made last.
    var lastID: UInt32 = 0
    var lastEpoch: UInt32 = 0
    /// The registries by their current epochs.
    var registries: [UInt32: Unmanaged<LayerRegistry>] = [:]
  }

  private static var numbers = Numbers()

  /// Counts committers' beginnings; a layer is shown when it carries the current number.
  private(set) var epoch: UInt32 = 0
  /// Layers with parts to tell, in the order they first changed; nil where one was struck out.
  private var changed: [Unmanaged<CALayer>?] = []
  /// Of the application whose layers these are, whoever changes them.
  private let work = TurnWork.shared
  /// The layers that look around before each commit; nil before the first.
  var followed: FollowedLayers?
  /// Shown layers that died.
  private var died: [LayerID] = []

  deinit {
    LastRelease.of(self, taking: { endEpoch() }, cleaning: { _ in })
  }

  static func nextID() -> LayerID {
    numbers.lastID &+= 1
    return LayerID(rawValue: numbers.lastID)
  }

  /// The registry that a shown layer stands in; nil when it is not shown any more.
  static func of(_ layer: CALayer) -> LayerRegistry? {
    let current = shared
    if layer.shownEpoch == current.epoch { return current }
    return numbers.registries[layer.shownEpoch]?.takeUnretainedValue()
  }

  /// Notes that the host's knowledge of `parts` is out of date.
  static func note(_ layer: CALayer, _ parts: LayerParts) {
    guard let registry = of(layer) else {
      layer.shownEpoch = 0
      return
    }
    registry.note(layer, parts)
  }

  private func note(_ layer: CALayer, _ parts: LayerParts) {
    if layer.pendingParts.isEmpty {
      if changed.isEmpty { work.enlist(.commit) }
      layer.pendingIndex = UInt32(changed.count)
      changed.append(.passUnretained(layer))
    }
    layer.pendingParts.formUnion(parts)
  }

  /// Takes a layer that is about to die out of the registry.
  ///
  /// - Parameters:
  ///   - layer: compared, and not looked into.
  ///   - id: its name in commits.
  ///   - shownEpoch: the epoch in which a host heard of it.
  ///   - index: its place among those with parts to tell, if it has any.
  static func noteDeath(
    of layer: ObjectIdentifier, id: LayerID, shownEpoch: UInt32, index: UInt32?
  ) {
    guard let registry = numbers.registries[shownEpoch]?.takeUnretainedValue() else { return }
    registry.strike(layer, at: index)
    registry.died.append(id)
    registry.work.enlist(.commit)
  }

  private func strike(_ layer: ObjectIdentifier, at index: UInt32?) {
    if let index = index.map(Int.init), changed.indices.contains(index),
      let entry = changed[index], entry.names(layer)
    {
      changed[index] = nil
    }
  }

  /// Takes a layer that is not shown any more out of the registry.
  func forget(_ layer: CALayer) {
    strike(layer)
    layer.shownEpoch = 0
  }

  private func strike(_ layer: CALayer) {
    guard !layer.pendingParts.isEmpty else { return }
    changed[Int(layer.pendingIndex)] = nil
    layer.pendingParts = []
  }

  /// The shown layers that have changed, those that were struck out left out.
  var changedLayers: [CALayer] {
    // OPTIMIZATION: a loop, for a closure would check its executor at every layer.
    var layers: [CALayer] = []
    layers.reserveCapacity(changed.count)
    for case let layer? in changed { layers.append(layer.takeUnretainedValue()) }
    return layers
  }

  /// The shown layers that died since this was last asked.
  func takeDied() -> [LayerID] {
    defer { died.removeAll() }
    return died
  }

  /// Begins the next turn: what was noted has been told.
  func clear() {
    for layer in changedLayers { layer.pendingParts = [] }
    changed.removeAll(keepingCapacity: changed.count <= Self.keptCapacity)
  }

  /// How many noted layers the list keeps room for between commits.
  private static let keptCapacity = 1024

  /// Forgets that any layer is shown.
  private func endEpoch() {
    clear()
    died.removeAll()
    LayerRegistry.numbers.registries[epoch] = nil
  }

  /// Forgets that any layer is shown and returns the new epoch.
  func beginEpoch() -> UInt32 {
    work.enlist(.commit)
    endEpoch()
    LayerRegistry.numbers.lastEpoch &+= 1
    if LayerRegistry.numbers.lastEpoch == 0 { LayerRegistry.numbers.lastEpoch = 1 }
    epoch = LayerRegistry.numbers.lastEpoch
    LayerRegistry.numbers.registries[epoch] = .passUnretained(self)
    return epoch
  }
}

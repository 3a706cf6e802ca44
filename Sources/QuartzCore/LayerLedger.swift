// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation
import UIKitHost
import UIKitRuntime

/// Which of the layers that a host shows have changed since the last commit.
///
/// Only layers that were described to the host enter the ledger, so a tree nobody shows costs
/// nothing here. The references own nothing: a layer that dies strikes itself out.
@MainActor
final class LayerLedger {
  /// The one of the current runtime.
  static var shared: LayerLedger { Runtime.part(.layerLedger) { LayerLedger() } }

  /// Numbers that no two layers have, nor two ledgers, whichever application they belong to.
  private struct Register {
    /// The number of the layer made last.
    var lastID: UInt32 = 0
    var lastEpoch: UInt32 = 0
    /// The ledgers by their current epochs.
    var ledgers: [UInt32: Unmanaged<LayerLedger>] = [:]
  }

  private static var register = Register()

  /// Counts committers' beginnings; a layer is shown when it carries the current number.
  private(set) var epoch: UInt32 = 0
  /// Layers with parts to tell, in the order they first changed; nil where one was struck out.
  private var changed: [Unmanaged<CALayer>?] = []
  /// Shown layers that died.
  private var died: [LayerID] = []

  deinit {
    LastRelease.of(self, taking: { endEpoch() }, cleaning: { _ in })
  }

  static func nextID() -> LayerID {
    register.lastID &+= 1
    return LayerID(rawValue: register.lastID)
  }

  /// The ledger that a shown layer stands in; nil when it is not shown any more.
  static func of(_ layer: CALayer) -> LayerLedger? {
    let current = shared
    if layer.shownEpoch == current.epoch { return current }
    return register.ledgers[layer.shownEpoch]?.takeUnretainedValue()
  }

  /// Notes that the host's knowledge of `parts` is out of date.
  static func note(_ layer: CALayer, _ parts: LayerParts) {
    guard let ledger = of(layer) else {
      layer.shownEpoch = 0
      return
    }
    ledger.note(layer, parts)
  }

  private func note(_ layer: CALayer, _ parts: LayerParts) {
    if layer.pendingParts.isEmpty {
      if changed.isEmpty { TurnWork.shared.enlist(.commit) }
      layer.pendingIndex = UInt32(changed.count)
      changed.append(.passUnretained(layer))
    }
    layer.pendingParts.formUnion(parts)
  }

  /// Takes a layer that is about to die out of the book.
  ///
  /// - Parameters:
  ///   - layer: compared, and not looked into.
  ///   - id: its name in commits.
  ///   - shownEpoch: the epoch in which a host heard of it.
  ///   - index: its place among those with parts to tell, if it has any.
  static func noteDeath(
    of layer: ObjectIdentifier, id: LayerID, shownEpoch: UInt32, index: UInt32?
  ) {
    guard let ledger = register.ledgers[shownEpoch]?.takeUnretainedValue() else { return }
    ledger.strike(layer, at: index)
    ledger.died.append(id)
    TurnWork.shared.enlist(.commit)
  }

  private func strike(_ layer: ObjectIdentifier, at index: UInt32?) {
    if let index = index.map(Int.init), changed.indices.contains(index),
      let entry = changed[index], UInt(bitPattern: entry.toOpaque()) == UInt(bitPattern: layer)
    {
      changed[index] = nil
    }
  }

  /// Takes a layer that is not shown any more out of the book.
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
  var changedLayers: [CALayer] { changed.compactMap { $0?.takeUnretainedValue() } }

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
    LayerLedger.register.ledgers[epoch] = nil
  }

  /// Forgets that any layer is shown and returns the new epoch.
  func beginEpoch() -> UInt32 {
    TurnWork.shared.enlist(.commit)
    endEpoch()
    LayerLedger.register.lastEpoch &+= 1
    if LayerLedger.register.lastEpoch == 0 { LayerLedger.register.lastEpoch = 1 }
    epoch = LayerLedger.register.lastEpoch
    LayerLedger.register.ledgers[epoch] = .passUnretained(self)
    return epoch
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost

/// Which of the layers that a host shows have changed since the last commit.
///
/// Only layers that were described to the host enter the ledger, so a tree nobody shows costs
/// nothing here. The references own nothing: a layer that dies strikes itself out.
@MainActor
enum LayerLedger {
  /// The number of the layer made last.
  private static var lastID: UInt32 = 0
  /// Counts committers' beginnings; a layer is shown when it carries the current number.
  private(set) static var epoch: UInt32 = 0
  /// Layers with parts to tell, in the order they first changed; nil where one was struck out.
  private static var changed: [Unmanaged<CALayer>?] = []
  /// Shown layers that died.
  private static var died: [LayerID] = []

  static func nextID() -> LayerID {
    lastID &+= 1
    return LayerID(rawValue: lastID)
  }

  /// Notes that the host's knowledge of `parts` is out of date.
  static func note(_ layer: CALayer, _ parts: LayerParts) {
    guard layer.shownEpoch == epoch else {
      layer.shownEpoch = 0
      return
    }
    if layer.pendingParts.isEmpty {
      layer.pendingIndex = UInt32(changed.count)
      changed.append(.passUnretained(layer))
    }
    layer.pendingParts.formUnion(parts)
  }

  /// Takes a layer that is about to die out of the book.
  static func noteDeath(of layer: CALayer) {
    guard layer.shownEpoch == epoch else { return }
    strike(layer)
    died.append(layer.id)
  }

  /// Takes a layer that is not shown any more out of the book.
  static func forget(_ layer: CALayer) {
    strike(layer)
    layer.shownEpoch = 0
  }

  private static func strike(_ layer: CALayer) {
    guard !layer.pendingParts.isEmpty else { return }
    changed[Int(layer.pendingIndex)] = nil
    layer.pendingParts = []
  }

  /// The shown layers that have changed, those that were struck out left out.
  static var changedLayers: [CALayer] { changed.compactMap { $0?.takeUnretainedValue() } }

  /// The shown layers that died since this was last asked.
  static func takeDied() -> [LayerID] {
    defer { died.removeAll() }
    return died
  }

  /// Begins the next turn: what was noted has been told.
  static func clear() {
    for layer in changedLayers { layer.pendingParts = [] }
    changed.removeAll(keepingCapacity: changed.count <= keptCapacity)
  }

  /// How many noted layers the list keeps room for between commits.
  private static let keptCapacity = 1024

  /// Forgets that any layer is shown and returns the new epoch.
  static func beginEpoch() -> UInt32 {
    clear()
    died.removeAll()
    epoch &+= 1
    if epoch == 0 { epoch = 1 }
    return epoch
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation
package import UIKitHost

/// Turns changes of the layer trees into the commits that a host shows.
///
/// One committer serves an application. When another one commits, it takes the trees over and its
/// first commit describes everything. The work of a commit grows with what changed, not with the
/// trees: with the changed layers, their depth, and the layers that came or went.
@MainActor
package final class LayerCommitter {
  private var number: UInt64 = 0
  /// The registry's epoch in which this committer's host learned what it knows.
  private var epoch: UInt32 = 0
  /// The roots last told, and their layers, to find those that go.
  private var shownRoots: [LayerID] = []
  private var shownLayers: [ShownLayer] = []

  private struct ShownLayer {
    weak var layer: CALayer?
  }

  /// Makes a committer; its first commit describes everything.
  package init() {}

  /// What changed since the last commit, or nil when nothing did; lays out and draws first.
  ///
  /// - Parameter roots: the root layers of the visible windows, the rearmost first.
  package func commit(roots: [CALayer]) -> LayerCommit? {
    guard epoch != 0, epoch == LayerRegistry.shared.epoch else {
      return completeCommit(roots: roots)
    }
    CALayer.layoutAndDisplay(roots)
    LayerRegistry.shared.followed?.follow(in: epoch)
    var commit = LayerCommit(number: number + 1)
    collectRoots(roots, into: &commit)
    collectDepartures(roots, into: &commit)
    let changed = LayerRegistry.shared.changedLayers
    commit.changes.reserveCapacity(changed.count)
    for layer in changed {
      let parts = layer.pendingParts
      let change = layer.change(of: parts)
      if change != LayerChange() { commit.changes[layer.id] = change }
      if parts.contains(.sublayers) {
        for child in layer.lastShownSublayers { describe(child, into: &commit) }
      }
      if parts.contains(.style), let mask = layer.shownMask { describe(mask, into: &commit) }
    }
    for root in roots { describe(root, into: &commit) }
    LayerRegistry.shared.clear()
    guard !commit.isEmpty else { return nil }
    number += 1
    return commit
  }

  /// Describes every visible layer anew, for a host that has lost what it knew.
  package func completeCommit(roots: [CALayer]) -> LayerCommit {
    CALayer.layoutAndDisplay(roots)
    number += 1
    var commit = LayerCommit(number: number)
    if epoch != 0, epoch == LayerRegistry.shared.epoch {
      collectRoots(roots, into: &commit)
      collectDepartures(roots, into: &commit)
    }
    epoch = LayerRegistry.shared.beginEpoch()
    keep(roots)
    commit.roots = shownRoots
    for root in roots { describe(root, into: &commit) }
    return commit
  }

  /// Tells the roots if they are others, and notes those that go.
  private func collectRoots(_ roots: [CALayer], into commit: inout LayerCommit) {
    guard !shownRoots.elementsEqual(roots, by: { $0 == $1.id }) else { return }
    for old in shownLayers {
      if let layer = old.layer { LayerRegistry.note(layer, .place) }
    }
    keep(roots)
    commit.roots = shownRoots
  }

  private func keep(_ roots: [CALayer]) {
    shownRoots = roots.map(\.id)
    shownLayers = roots.map { ShownLayer(layer: $0) }
  }

  /// Removes what died and what hangs in no tree of `roots` any more.
  private func collectDepartures(_ roots: [CALayer], into commit: inout LayerCommit) {
    commit.removed.formUnion(LayerRegistry.shared.takeDied())
    for layer in LayerRegistry.shared.changedLayers where layer.pendingParts.contains(.place) {
      // A superlayer that was handled before may have taken this one with it.
      guard layer.shownEpoch == epoch, !layer.isBelow(roots) else { continue }
      var leaving = [layer]
      while let next = leaving.popLast() {
        commit.removed.insert(next.id)
        LayerRegistry.shared.forget(next)
        leaving += next.lastShownSublayers.filter { $0.shownEpoch == epoch }
        if let mask = next.shownMask, mask.shownEpoch == epoch { leaving.append(mask) }
      }
    }
  }

  /// Describes a layer and those below it, as far as the host has not heard of them.
  private func describe(_ layer: CALayer, into commit: inout LayerCommit) {
    guard layer.shownEpoch != epoch else { return }
    var coming = [layer]
    while let next = coming.popLast() {
      // One that another application showed goes over to this one.
      if next.shownEpoch != 0 { LayerRegistry.of(next)?.forget(next) }
      next.shownEpoch = epoch
      commit.changes[next.id] = next.change(of: .whole)
      for child in next.lastShownSublayers where child.shownEpoch != epoch { coming.append(child) }
      if let mask = next.shownMask, mask.shownEpoch != epoch { coming.append(mask) }
    }
  }
}

extension CALayer {
  /// The mask, which hosts are told of as of a sublayer.
  fileprivate final var shownMask: CALayer? { rare?.values.beyond?.looks.mask }

  /// True for one of `roots` and for a layer below one.
  fileprivate func isBelow(_ roots: [CALayer]) -> Bool {
    var layer: CALayer? = self
    while let next = layer {
      if roots.place(of: next) != nil { return true }
      layer = next.superlayer ?? next.carrier
    }
    return false
  }
}

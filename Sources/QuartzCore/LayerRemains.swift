// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation
import UIKitHost

/// What a layer that is being deallocated held, to be let go on the main actor.
@MainActor
struct LayerRemains {
  private let layer: ObjectIdentifier
  private let id: LayerID
  private let shownEpoch: UInt32
  private let pendingIndex: UInt32?
  private let children: [CALayer]
  private let looks: (LayerRareBox?, LayerContentBox?, CGColor?)

  /// Takes what the layer holds; who still refers to the layer finds it empty.
  init(of layer: CALayer) {
    self.layer = ObjectIdentifier(layer)
    id = layer.id
    shownEpoch = layer.shownEpoch
    pendingIndex = layer.pendingParts.isEmpty ? nil : layer.pendingIndex
    children = layer.children
    looks = (layer.rare, layer.contentBox, layer.fill)
    layer.children = []
    layer.rare = nil
    layer.contentBox = nil
    layer.fill = nil
  }

  /// Tells the registry, and the sublayers that they are in no layer now.
  func letGo() {
    if let mask = looks.0?.values.beyond?.looks.mask { mask.stopMasking(layer) }
    if shownEpoch != 0 {
      LayerRegistry.noteDeath(of: layer, id: id, shownEpoch: shownEpoch, index: pendingIndex)
    }
    for child in children where child.parentLink?.names(layer) ?? false {
      child.parent = nil
      child.come(under: nil)
      child.touched(.place)
    }
  }
}

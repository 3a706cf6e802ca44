// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// What a layer does to all its sublayers: turns them over, and shows them through its
/// `sublayerTransform`.
///
/// Each sublayer refers to it, so that nobody has to look at a superlayer for nothing.
final class SublayerSpace {
  /// From where the sublayers are placed to the layer's own coordinates.
  let map: CATransform3D
  init(_ map: CATransform3D) { self.map = map }
}

extension CALayer {
  /// Whether the layer does anything to its sublayers.
  final var hasSublayerSpace: Bool {
    flags.contains(.isGeometryFlipped) || rare?.values.depth?.sublayers != nil
  }

  /// What the layer does to its sublayers; nil when it does nothing.
  final var sublayerSpace: SublayerSpace? {
    guard hasSublayerSpace else { return nil }
    var map = CATransform3DIdentity
    if flags.contains(.isGeometryFlipped) {
      let bounds = rawBounds
      map.m22 = -1
      map.m42 = 2 * bounds.origin.y + bounds.size.height
    }
    if let transform = rare?.values.depth?.sublayers {
      let anchor = anchorInBounds
      let z = rare?.values.depth?.anchorZ ?? 0
      map = CATransform3DConcat(map, CATransform3DMakeTranslation(-anchor.x, -anchor.y, -z))
      map = CATransform3DConcat(map, transform)
      map = CATransform3DConcat(map, CATransform3DMakeTranslation(anchor.x, anchor.y, z))
    }
    return SublayerSpace(map)
  }

  /// Tells the sublayers where they are now because of this layer, after a change of its own.
  final func spreadSublayerSpace() {
    let space = sublayerSpace
    for child in children {
      child.come(under: space)
      child.owner?.layerGeometryDidChange(child, oldSize: child.rawBounds.size)
    }
  }

  /// Takes note of what the superlayer does to its sublayers.
  final func come(under space: SublayerSpace?) {
    if space == nil, rare?.values.above == nil { return }
    rareForWriting.values.above = space
  }
}

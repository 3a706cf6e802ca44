// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// A point p of a layer's plane is, in space, T(p - anchor) + (position, zPosition), as seen through
// what the superlayer does to its sublayers. The superlayer shows that without its z.

extension CALayer {
  /// Whether a map of the plane takes the layer's own coordinates to its superlayer's.
  package nonisolated final var isFlat: Bool {
    guard let beyond = rare?.values.beyond else { return true }
    return beyond.depth?.transform == nil && beyond.above == nil
  }

  /// Whether the layer's own coordinates are only a shift away from its superlayer's.
  package nonisolated final var isOnlyShifted: Bool {
    guard let rare else { return true }
    return rare.values.transform == nil && rare.values.beyond?.above == nil
  }

  /// The map to the superlayer's coordinates, in space.
  nonisolated final var spaceToSuperlayer: CATransform3D {
    let bounds = rawBounds
    let anchor = rawAnchor
    let values = rare?.values
    var map = CATransform3DMakeTranslation(
      -(bounds.origin.x + anchor.x * bounds.size.width),
      -(bounds.origin.y + anchor.y * bounds.size.height), -(values?.depth?.anchorZ ?? 0))
    map = CATransform3DConcat(map, rawTransform3D)
    map = CATransform3DConcat(
      map, CATransform3DMakeTranslation(rawPosition.x, rawPosition.y, values?.zPosition ?? 0))
    if let above = values?.above { map = CATransform3DConcat(map, above.map) }
    return map
  }

  /// The map to the superlayer's coordinates, as that shows the layer.
  package nonisolated final var planeToSuperlayer: PlaneMap { PlaneMap(spaceToSuperlayer) }

  /// Whether the layer is not shown because its back is turned to the eye.
  package nonisolated final var isTurnedAway: Bool {
    guard isSingleSided, !isFlat else { return false }
    return spaceToSuperlayer.inverse.map { $0.m33 < 0 } ?? false
  }

  /// Tells the owner of a layer in space of a change that matters nowhere else.
  final func placeInSpaceDidChange() {
    if !isFlat { owner?.layerGeometryDidChange(self, oldSize: rawBounds.size) }
  }

  /// From the layer's own coordinates to those of `ancestor`, nil for the space that the root of the
  /// tree is placed in; each layer on the way flattens what it holds unless it keeps it in space.
  private func space(toAncestor ancestor: CALayer?) -> CATransform3D {
    var map = CATransform3DIdentity
    var layer: CALayer? = self
    while let next = layer, next !== ancestor {
      map = CATransform3DConcat(map, next.spaceToSuperlayer)
      layer = next.parent
      if !(layer?.flags.contains(.keepsSpace) ?? false) { map = PlaneMap(map).space }
    }
    return PlaneMap(map).space
  }

  /// The map to the coordinates of another layer, where that is more than a map of the plane.
  ///
  /// - Returns: nil when `transform(to:)` says it all.
  final func plane(to other: CALayer) -> PlaneMap? {
    if other === self { return nil }
    let common = commonAncestor(with: other)
    if isFlat(upTo: common), other.isFlat(upTo: common) { return nil }
    let there = PlaneMap(other.space(toAncestor: common))
    return PlaneMap(space(toAncestor: common)).concatenating(there.inverse ?? there)
  }

  /// A point of this layer in the coordinates of another.
  final func mapped(_ p: CGPoint, to other: CALayer) -> CGPoint {
    plane(to: other)?.project(p) ?? p.applying(transform(to: other))
  }

  /// The box around a rectangle of this layer in the coordinates of another.
  final func mapped(_ r: CGRect, to other: CALayer) -> CGRect {
    plane(to: other)?.project(r) ?? r.applying(transform(to: other))
  }

  private func isFlat(upTo ancestor: CALayer?) -> Bool {
    var layer: CALayer? = self
    while let next = layer, next !== ancestor {
      if !next.isFlat { return false }
      layer = next.parent
    }
    return true
  }
}

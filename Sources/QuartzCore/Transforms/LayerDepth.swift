// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// What a layer in space has that one in the plane has not, in a box that is replaced as a whole.
///
/// Copies of a layer's rare properties share it.
final class LayerDepth {
  /// The transform, when it is more than a map of the plane; that part of it is kept there too.
  let transform: CATransform3D?
  /// The transform of the sublayers about the anchor; nil for the identity.
  let sublayers: CATransform3D?
  /// How far the anchor is in front of the layer's plane.
  let anchorZ: CGFloat

  init?(transform: CATransform3D?, sublayers: CATransform3D?, anchorZ: CGFloat) {
    if transform == nil, sublayers == nil, anchorZ == 0 { return nil }
    self.transform = transform
    self.sublayers = sublayers
    self.anchorZ = anchorZ
  }
}

extension CALayer {
  /// The transform in space.
  nonisolated final var rawTransform3D: CATransform3D {
    rare?.values.depth?.transform ?? CATransform3DMakeAffineTransform(rawTransform ?? .identity)
  }

  /// Sets the transform; one that a map of the plane can do costs no more than that.
  package final func setTransform3D(_ transform: CATransform3D) {
    guard !CATransform3DEqualToTransform(transform, rawTransform3D) else { return }
    let plane = CATransform3DGetAffineTransform(transform)
    if CATransform3DIsAffine(transform) { return setTransform(plane) }
    rejectNaN(transform)
    willChange("transform")
    // Not nil even for the identity: who finds none takes the layer for one that is only moved.
    rareForWriting.values.transform = plane
    setDepth(transform: transform)
    geometryDidChange(oldSize: rawBounds.size)
  }

  /// Sets the transform of the sublayers.
  final func setSublayerTransform(_ transform: CATransform3D) {
    let old = rare?.values.depth?.sublayers ?? CATransform3DIdentity
    guard !CATransform3DEqualToTransform(transform, old) else { return }
    rejectNaN(transform)
    willChangeOwn("sublayerTransform")
    let new = CATransform3DIsIdentity(transform) ? nil : transform
    let depth = rare?.values.depth
    rareForWriting.values.depth = LayerDepth(
      transform: depth?.transform, sublayers: new, anchorZ: depth?.anchorZ ?? 0)
    spreadSublayerSpace()
    geometryDidChange(oldSize: rawBounds.size)
  }

  /// Sets how far the anchor is in front of the layer's plane.
  final func setAnchorZ(_ z: CGFloat) {
    guard z != rare?.values.depth?.anchorZ ?? 0 else { return }
    rejectNaN(z, 0, "anchorPointZ")
    willChangeOwn("anchorPointZ")
    let depth = rare?.values.depth
    rareForWriting.values.depth = LayerDepth(
      transform: depth?.transform, sublayers: depth?.sublayers, anchorZ: z)
    geometryDidChange(oldSize: rawBounds.size)
  }

  /// Sets which way the sublayers' y axis points.
  final func setGeometryFlipped(_ isFlipped: Bool) {
    guard flags.contains(.isGeometryFlipped) != isFlipped else { return }
    flags.formSymmetricDifference(.isGeometryFlipped)
    spreadSublayerSpace()
    geometryDidChange(oldSize: rawBounds.size)
  }

  /// Keeps or forgets the transform in space.
  final func setDepth(transform: CATransform3D?) {
    let depth = rare?.values.depth
    rareForWriting.values.depth = LayerDepth(
      transform: transform, sublayers: depth?.sublayers, anchorZ: depth?.anchorZ ?? 0)
  }

  private func rejectNaN(_ transform: CATransform3D) {
    for number in transform.numbers { rejectNaN(number, 0, "transform") }
  }
}

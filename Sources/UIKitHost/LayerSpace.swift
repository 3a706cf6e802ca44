// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// The place in space of a layer that leaves the plane of its superlayer, or whose sublayers may.
///
/// Maps are sixteen numbers, row after row, by which a row (x, y, z, 1) is multiplied from the left. What
/// comes out is divided by its fourth number. Layers in the same superlayer that are in space lie in
/// front of each other by their z.
public final class LayerSpace: Sendable, Equatable {
  /// The transform about the anchor, in place of the six numbers of `LayerGeometry.transform`.
  public let transform: [Double]
  /// How far the anchor is in front of the layer's plane.
  public let anchorZ: Double
  /// From where the sublayers are placed to the layer's own coordinates; nil for the identity.
  public let sublayers: [Double]?
  /// False when the layer is not shown while its back is turned to the eye.
  public let isDoubleSided: Bool
  /// False when the sublayers stay in space; the layer itself shows nothing then.
  public let flattens: Bool

  /// Makes a place in space.
  ///
  /// - Parameters:
  ///   - transform: sixteen numbers.
  ///   - anchorZ: in points.
  ///   - sublayers: sixteen numbers, or nil for the identity.
  ///   - isDoubleSided: whether the back is shown.
  ///   - flattens: whether the sublayers are flattened into the layer's plane.
  public init(
    transform: [Double], anchorZ: Double = 0, sublayers: [Double]? = nil,
    isDoubleSided: Bool = true,
    flattens: Bool = true
  ) {
    self.transform = transform
    self.anchorZ = anchorZ
    self.sublayers = sublayers
    self.isDoubleSided = isDoubleSided
    self.flattens = flattens
  }

  /// Whether all is equal.
  public static func == (a: LayerSpace, b: LayerSpace) -> Bool {
    a === b
      || a.transform == b.transform && a.anchorZ == b.anchorZ && a.sublayers == b.sublayers
        && a.isDoubleSided == b.isDoubleSided && a.flattens == b.flattens
  }
}

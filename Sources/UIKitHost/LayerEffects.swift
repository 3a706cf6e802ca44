// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// What hardly any layer has of looks.
public final class LayerEffects: Sendable, Equatable {
  /// Which corners `LayerStyle.cornerRadius` makes round.
  public struct Corners: OptionSet, Sendable {
    /// One bit a corner: upper left, upper right, lower left, lower right.
    public let rawValue: UInt8
    /// Makes a set from bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// All four.
    public static let all = Corners(rawValue: 15)
  }

  /// The layer through whose opacity this one and what is below it is seen; nil for none.
  ///
  /// It is placed as a sublayer would be, and described as one, but is not in front of anything.
  public let mask: LayerID?
  /// The round corners.
  public let corners: Corners
  /// True for corners that go over into the edges smoothly, false for quarters of a circle.
  public let isSmooth: Bool
  /// The outline that casts the shadow, in the layer's own coordinates; nil for that of what is shown.
  public let shadowPath: [PathStep]?
  /// How the layer is laid over what is behind it.
  public let blending: BlendMode
  /// True when an image that is enlarged shows its pixels as squares.
  public let isPixelated: Bool

  /// Makes effects.
  public init(
    mask: LayerID? = nil, corners: Corners = .all, isSmooth: Bool = false,
    shadowPath: [PathStep]? = nil, blending: BlendMode = .normal, isPixelated: Bool = false
  ) {
    self.mask = mask
    self.corners = corners
    self.isSmooth = isSmooth
    self.shadowPath = shadowPath
    self.blending = blending
    self.isPixelated = isPixelated
  }

  /// Whether all is equal.
  public static func == (a: LayerEffects, b: LayerEffects) -> Bool {
    a === b
      || a.mask == b.mask && a.corners == b.corners && a.isSmooth == b.isSmooth
        && a.shadowPath == b.shadowPath && a.blending == b.blending
        && a.isPixelated == b.isPixelated
  }
}

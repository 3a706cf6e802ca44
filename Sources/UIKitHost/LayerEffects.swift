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

  /// What the layer does to what is seen through it.
  public struct Backdrop: Sendable, Equatable {
    /// How far what is behind is blurred, in points.
    public var blur: Double
    /// How much stronger its colours become; 1 leaves them.
    public var saturation: Double

    /// Makes a backdrop.
    public init(blur: Double, saturation: Double = 1) {
      self.blur = blur
      self.saturation = saturation
    }
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
  /// What is done to what is behind, inside of the bounds; nil for nothing.
  public let backdrop: Backdrop?

  /// Makes effects.
  public init(
    mask: LayerID? = nil, corners: Corners = .all, isSmooth: Bool = false,
    shadowPath: [PathStep]? = nil, blending: BlendMode = .normal, isPixelated: Bool = false,
    backdrop: Backdrop? = nil
  ) {
    self.mask = mask
    self.corners = corners
    self.isSmooth = isSmooth
    self.shadowPath = shadowPath
    self.blending = blending
    self.isPixelated = isPixelated
    self.backdrop = backdrop
  }

  /// Whether all is equal.
  public static func == (a: LayerEffects, b: LayerEffects) -> Bool {
    a === b
      || a.mask == b.mask && a.corners == b.corners && a.isSmooth == b.isSmooth
        && a.shadowPath == b.shadowPath && a.blending == b.blending
        && a.isPixelated == b.isPixelated && a.backdrop == b.backdrop
  }
}

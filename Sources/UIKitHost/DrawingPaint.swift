// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// The shadow of what is drawn.
public struct DrawingShadow: Sendable, Equatable {
  /// The colour.
  public var color: RGBA
  /// Where it falls, to the right and down, in points that no transform changes.
  public var offset: CGPoint
  /// How far it is blurred, in such points.
  public var blur: Double

  /// Makes a shadow.
  public init(color: RGBA, offset: CGPoint, blur: Double) {
    self.color = color
    self.offset = offset
    self.blur = blur
  }
}

/// Colours that go over into each other.
public struct GradientPaint: Sendable, Equatable {
  /// A colour at a place of the way.
  public struct Stop: Sendable, Equatable {
    /// From 0 to 1, rising from stop to stop.
    public var location: Double
    /// The colour.
    public var color: RGBA

    /// Makes a stop.
    public init(location: Double, color: RGBA) {
      self.location = location
      self.color = color
    }
  }

  /// The way from the first colour to the last.
  public enum Shape: Sendable, Equatable {
    /// From a point to another.
    case linear(from: CGPoint, to: CGPoint)
    /// From a circle to another; no radius is negative.
    case radial(from: CGPoint, startRadius: Double, to: CGPoint, endRadius: Double)
    /// Once round a point, clockwise, from an angle in radians, which is 0 to the right.
    case conic(around: CGPoint, from: Double)
  }

  /// The colours in order.
  public var stops: [Stop]
  /// The way.
  public var shape: Shape
  /// Whether the first colour goes on before the way begins.
  public var extendsBefore: Bool
  /// Whether the last colour goes on where the way ends.
  public var extendsAfter: Bool

  /// Makes a gradient.
  public init(stops: [Stop], shape: Shape, extendsBefore: Bool, extendsAfter: Bool) {
    self.stops = stops
    self.shape = shape
    self.extendsBefore = extendsBefore
    self.extendsAfter = extendsAfter
  }
}

/// How the pixels of an image that is drawn larger or smaller are made.
public enum ImageSmoothing: String, Sendable {
  /// As squares.
  case none
  /// Mixed from their neighbours, quickly.
  case low
  /// Between quickly and well.
  case medium
  /// Mixed well.
  case high
}

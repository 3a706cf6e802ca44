// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// One step of a recorded drawing, in the order a canvas runs it.
public enum DrawingCommand: Sendable, Equatable {
  /// Remembers transform, clip, colours and line settings.
  case save
  /// Goes back to what the last `save` remembered.
  case restore
  /// Puts a transform before the current one.
  case concatenate(AffineNumbers)
  /// Fills a path.
  case fill([PathStep], RGBA, evenOdd: Bool)
  /// Draws along a path.
  case stroke([PathStep], RGBA, LineStyle)
  /// Restricts what follows to the inside of a path.
  case clip([PathStep], evenOdd: Bool)
  /// Makes a rectangle transparent again.
  case clear(CGRect)
  /// Draws a line of text.
  case text(TextLine)
  /// Draws an image into a rectangle.
  case image(ImageResource, CGRect)
  /// Multiplies the opacity of what follows.
  case alpha(Double)
}

/// One step of a path.
public enum PathStep: Sendable, Equatable {
  /// Starts a new part at a point.
  case move(CGPoint)
  /// A straight line to a point.
  case line(CGPoint)
  /// A quadratic curve to `end`.
  case quad(control: CGPoint, end: CGPoint)
  /// A cubic curve to `end`.
  case cubic(control1: CGPoint, control2: CGPoint, end: CGPoint)
  /// Back to the start of the part.
  case close
}

/// How a path is stroked.
public struct LineStyle: Sendable, Equatable {
  /// The shape of an open end.
  public enum Cap: UInt8, Sendable { case butt, round, square }
  /// The shape of a corner.
  public enum Join: UInt8, Sendable { case miter, round, bevel }

  /// In points.
  public var width: Double
  /// The shape of open ends.
  public var cap: Cap
  /// The shape of corners.
  public var join: Join
  /// How far a miter may reach, in line widths.
  public var miterLimit: Double
  /// Lengths of dashes and gaps in turn; empty draws a whole line.
  public var dashes: [Double]
  /// Where in the dashes the line starts.
  public var dashPhase: Double

  /// Makes a style.
  public init(
    width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
    dashes: [Double] = [], dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashPhase = dashPhase
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// One step of a recorded drawing, in the order a canvas runs it.
public enum DrawingCommand: Sendable, Equatable {
  /// Remembers transform, clip, opacity, shadow and the other settings.
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
  /// Draws an image into a rectangle, its colours and opacity multiplied with a colour.
  case tinted(ImageResource, CGRect, RGBA)
  /// Multiplies the opacity of what follows.
  case alpha(Double)
  /// How what follows is put together with what is there.
  case composite(Compositing)
  /// The shadow of what follows, of each thing that is drawn; nil for none.
  case shadow(DrawingShadow?)
  /// How images that follow are made larger or smaller.
  case smoothing(ImageSmoothing)
  /// Paints a gradient over all that can be seen.
  case gradient(GradientPaint)
  /// Begins a picture of its own, without opacity, shadow and compositing, which `endLayer` draws as one
  /// thing with those that were set; the state at this point comes back then.
  case beginLayer
  /// Draws what was drawn since the last `beginLayer`.
  case endLayer
  /// Lets what follows through as far as a drawing is opaque, until the state is restored.
  case mask([DrawingCommand])
  /// Repeats what a drawing shows of its cell over all that can be seen, in steps across and down.
  case tiles([DrawingCommand], cell: CGRect, step: CGSize)
}

extension [DrawingCommand] {
  /// Every image that is drawn, with those inside of masks and tiles.
  package var images: [ImageResource] {
    flatMap { command -> [ImageResource] in
      switch command {
      case .image(let image, _), .tinted(let image, _, _): [image]
      case .mask(let commands), .tiles(let commands, _, _): commands.images
      default: []
      }
    }
  }

  /// The drawing with every state restored and every layer ended, so that more can follow.
  package var closed: [DrawingCommand] {
    var open: [DrawingCommand] = []
    for command in self {
      switch command {
      case .save: open.append(.restore)
      case .beginLayer: open.append(.endLayer)
      case .restore, .endLayer: if open.last == command { open.removeLast() }
      default: break
      }
    }
    return self + open.reversed()
  }
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

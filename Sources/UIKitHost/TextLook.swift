// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// How a line of text is drawn beyond font, colour and a plain underline.
public final class TextLook: Sendable, Equatable {
  /// A rectangle behind the text, or a line below or through it.
  public struct Bar: Sendable, Equatable {
    /// Counted from where the baseline starts, y downwards.
    public var rect: CGRect
    /// The colour.
    public var color: RGBA
    /// Lengths of dashes and gaps in turn along the line; empty draws all of it.
    public var dashes: [Double]
    /// True for what the text is drawn over.
    public var isBehind: Bool

    /// Makes a bar.
    public init(rect: CGRect, color: RGBA, dashes: [Double] = [], isBehind: Bool = true) {
      self.rect = rect
      self.color = color
      self.dashes = dashes
      self.isBehind = isBehind
    }
  }

  /// A shadow of the letters.
  public struct Shadow: Sendable, Equatable {
    /// The colour.
    public var color: RGBA
    /// Where it falls, to the right and down, in points.
    public var offset: CGPoint
    /// How far it is blurred, in points.
    public var radius: Double

    /// Makes a shadow.
    public init(color: RGBA, offset: CGPoint, radius: Double) {
      self.color = color
      self.offset = offset
      self.radius = radius
    }
  }

  /// A line along the edges of the letters.
  public struct Outline: Sendable, Equatable {
    /// The colour.
    public var color: RGBA
    /// In points, half of it outside the letter.
    public var width: Double
    /// Whether the letters are filled too.
    public var fills: Bool

    /// Makes an outline.
    public init(color: RGBA, width: Double, fills: Bool) {
      self.color = color
      self.width = width
      self.fills = fills
    }
  }

  /// Points between letters, besides their own advances; it is part of the line's width.
  public let letterSpacing: Double
  /// How far letters lean to the right for each point of height.
  public let slant: Double
  /// How wide letters are in parts of their own width.
  public let stretch: Double
  /// Nil for none.
  public let shadow: Shadow?
  /// Nil for none.
  public let outline: Outline?
  /// In the order they are drawn.
  public let bars: [Bar]

  /// Makes a look; what is left out changes nothing.
  public init(
    letterSpacing: Double = 0, slant: Double = 0, stretch: Double = 1, shadow: Shadow? = nil,
    outline: Outline? = nil, bars: [Bar] = []
  ) {
    self.letterSpacing = letterSpacing
    self.slant = slant
    self.stretch = stretch
    self.shadow = shadow
    self.outline = outline
    self.bars = bars
  }

  /// True for looks that draw the same.
  public static func == (a: TextLook, b: TextLook) -> Bool {
    a === b
      || a.letterSpacing == b.letterSpacing && a.slant == b.slant && a.stretch == b.stretch
        && a.shadow == b.shadow && a.outline == b.outline && a.bars == b.bars
  }
}

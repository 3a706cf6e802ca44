// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Pictures
  import Foundation
  import Testing
  import UIKitHost
  import UIKitPictures

  /// What compositing does, against its formulas.
  struct CompositingTests {
    /// Colours whose levels and opacities are spread over what there is.
    private static let colors: [RGBA] = {
      var random = SeededRandom(seed: 7)
      return (0..<12).map { index in
        let levels = (0..<3).map { _ in Double(Int.random(in: 0...15, using: &random)) / 15 }
        let alpha = index % 3 == 0 ? 1 : Double(Int.random(in: 1...15, using: &random)) / 15
        return RGBA(red: levels[0], green: levels[1], blue: levels[2], alpha: alpha)
      }
    }()

    private static let modes: [BlendMode] = [
      .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .softLight, .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity,
    ]

    @Test(arguments: modes)
    func `PX-11 a blend mode mixes colours as its formula says`(mode: BlendMode) throws {
      for (behind, front) in zip(Self.colors, Self.colors.reversed()) {
        let drawn = try Drawn([
          .fill(box(0, 0, 20, 20), behind, evenOdd: false), .composite(.blend(mode)),
          .fill(box(0, 0, 10, 20), front, evenOdd: false),
        ])
        let mixed = Formula.blend(mode, front.parts, behind.parts)
        let (a, b) = (front.alpha, behind.alpha)
        let wanted = (0..<3).map { part -> Double in
          let alone: Double = a * (1 - b) * front.parts[part] + (1 - a) * b * behind.parts[part]
          return alone + a * b * mixed[part]
        }
        let levels = drawn.levels(5, 5)
        for part in 0..<3 {
          #expect(abs(Double(levels[part]) - wanted[part] * 255) <= 4, "\(mode) \(front) \(behind)")
        }
        #expect(abs(Double(levels[3]) - (a + b - a * b) * 255) <= 2)
        #expect(drawn.isAbout(behind, 15, 5))
      }
    }

    /// What of the front and of what is behind stays, by the opacity of the other.
    private static let parts: [(Compositing, @Sendable (Double, Double) -> (Double, Double))] = [
      (.clear, { _, _ in (0, 0) }), (.copy, { _, _ in (1, 0) }),
      (.sourceIn, { _, b in (b, 0) }), (.sourceOut, { _, b in (1 - b, 0) }),
      (.sourceAtop, { a, b in (b, 1 - a) }), (.destinationOver, { _, b in (1 - b, 1) }),
      (.destinationIn, { a, _ in (0, a) }), (.destinationOut, { a, _ in (0, 1 - a) }),
      (.destinationAtop, { a, b in (1 - b, a) }), (.xor, { a, b in (1 - b, 1 - a) }),
      (.blend(.linearDodge), { _, _ in (1, 1) }),
    ]

    @Test func `PX-11 what takes away does so where something is drawn, not elsewhere`() throws {
      for (compositing, keeps) in Self.parts {
        for (behind, front) in zip(Self.colors, Self.colors.reversed()) {
          let drawn = try Drawn([
            .fill(box(0, 0, 20, 20), behind, evenOdd: false), .composite(compositing),
            .fill(box(0, 0, 10, 20), front, evenOdd: false),
          ])
          let (a, b) = (front.alpha, behind.alpha)
          let (ofFront, ofBehind) = keeps(a, b)
          let fronts = front.parts.map { $0 * a } + [a]
          let pairs = zip(fronts, behind.parts.map { $0 * b } + [b])
          for (level, pair) in zip(drawn.levels(5, 5), pairs) {
            let wanted = min(1, pair.0 * ofFront + pair.1 * ofBehind)
            #expect(abs(Double(level) - wanted * 255) <= 3, "\(compositing) \(front) \(behind)")
          }
          #expect(drawn.isAbout(behind, 15, 5), "\(compositing)")
        }
      }
    }

    @Test(arguments: [Compositing.sourceIn, .destinationIn, .sourceOut, .destinationAtop])
    func `PX-11 a stroke, an image and a text take nothing away beside them`(
      compositing: Compositing
    ) throws {
      let line = TextLine(
        string: "I", origin: CGPoint(x: 3, y: 8), width: 3, font: FontFace(), size: 8,
        color: .redInk)
      let drawn = try Drawn([
        .fill(box(0, 0, 20, 20), .blueInk, evenOdd: false), .composite(compositing),
        .stroke(
          [.move(CGPoint(x: 2, y: 2)), .line(CGPoint(x: 8, y: 2))], .redInk, LineStyle(width: 2)),
        .text(line),
      ])
      #expect(drawn.isAbout(.blueInk, 15, 15))
      #expect(drawn.isAbout(.blueInk, 10, 2))
    }

    @Test func `PX-11 plus darker takes what is missing to white of both from white`() throws {
      for (behind, front) in zip(Self.colors, Self.colors.reversed()) {
        let drawn = try Drawn([
          .fill(box(0, 0, 20, 20), behind, evenOdd: false), .composite(.plusDarker),
          .fill(box(0, 0, 10, 20), front, evenOdd: false),
        ])
        let (a, b) = (front.alpha, behind.alpha)
        let alpha = min(1, a + b)
        let pairs = zip(front.parts, behind.parts)
        for (level, pair) in zip(drawn.levels(5, 5), pairs) {
          let wanted = max(0, alpha - (a - pair.0 * a) - (b - pair.1 * b))
          #expect(abs(Double(level) - wanted * 255) <= 3)
        }
        #expect(drawn.isAbout(behind, 15, 5))
      }
    }
  }

  /// The formulas of blend modes, of opaque colours, written down from their definitions.
  private enum Formula {
    static func blend(_ mode: BlendMode, _ s: [Double], _ d: [Double]) -> [Double] {
      switch mode {
      case .hue: withLight(withSaturation(s, saturation(d)), light(d))
      case .saturation: withLight(withSaturation(d, saturation(s)), light(d))
      case .color: withLight(s, light(d))
      case .luminosity: withLight(d, light(s))
      default: zip(s, d).map { single(mode, $0, $1) }
      }
    }

    private static func single(_ mode: BlendMode, _ s: Double, _ d: Double) -> Double {
      switch mode {
      case .multiply: s * d
      case .screen: s + d - s * d
      case .overlay: single(.hardLight, d, s)
      case .darken: min(s, d)
      case .lighten: max(s, d)
      case .colorDodge: d == 0 ? 0 : s >= 1 ? 1 : min(1, d / (1 - s))
      case .colorBurn: d >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - d) / s)
      case .hardLight: s <= 0.5 ? d * 2 * s : d + (2 * s - 1) - d * (2 * s - 1)
      case .softLight:
        s <= 0.5
          ? d - (1 - 2 * s) * d * (1 - d)
          : d + (2 * s - 1)
            * ((d <= 0.25 ? ((16 * d - 12) * d + 4) * d : d.squareRoot()) - d)
      case .difference: abs(s - d)
      case .exclusion: s + d - 2 * s * d
      default: s
      }
    }

    private static func light(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }

    private static func saturation(_ c: [Double]) -> Double { (c.max() ?? 0) - (c.min() ?? 0) }

    private static func withLight(_ c: [Double], _ wanted: Double) -> [Double] {
      let moved = c.map { $0 + wanted - light(c) }
      let own = light(moved)
      let (low, high) = (moved.min() ?? 0, moved.max() ?? 0)
      return moved.map { value in
        if low < 0 { return own + (value - own) * own / (own - low) }
        if high > 1 { return own + (value - own) * (1 - own) / (high - own) }
        return value
      }
    }

    private static func withSaturation(_ c: [Double], _ wanted: Double) -> [Double] {
      let (low, high) = (c.min() ?? 0, c.max() ?? 0)
      return c.map { high > low ? ($0 - low) * wanted / (high - low) : 0 }
    }
  }
#endif

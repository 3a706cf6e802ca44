// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Pictures
  import Foundation
  import Testing
  import UIKitHost
  import UIKitPictures

  /// Recorded drawings as pixels.
  struct DrawingTests {
    @Test func `PX-10 paths are filled by their rule, and transforms are followed`() throws {
      let nested = box(2, 2, 16, 16) + box(6, 6, 8, 8)
      let winding = try Drawn([.fill(nested, .redInk, evenOdd: false)])
      let evenOdd = try Drawn([.fill(nested, .redInk, evenOdd: true)])
      #expect(winding.isAbout(.redInk, 10, 10))
      #expect(evenOdd.alpha(10, 10) == 0)
      #expect(evenOdd.isAbout(.redInk, 3, 10))
      let moved = try Drawn([
        .concatenate(AffineNumbers(a: 0, b: 1, c: -1, d: 0, tx: 20, ty: 0)),
        .fill(box(0, 0, 4, 10), .blueInk, evenOdd: false),
      ])
      #expect(moved.isAbout(.blueInk, 15, 2))
      #expect(moved.alpha(2, 2) == 0)
    }

    @Test func `PX-10 curves are where their equations put them`() throws {
      let (start, control, end) = (
        CGPoint(x: 0, y: 20), CGPoint(x: 10, y: -16), CGPoint(x: 20, y: 20)
      )
      let drawn = try Drawn([
        .fill([.move(start), .quad(control: control, end: end)], .redInk, evenOdd: false)
      ])
      for x in 1..<19 {
        // x = 20 t, so the height of the curve follows at once.
        let t = (Double(x) + 0.5) / 20
        let y = (1 - t) * (1 - t) * 20 - 2 * t * (1 - t) * 16 + t * t * 20
        // The curve rises by up to 3.6 pixels in one.
        if y > 3 { #expect(drawn.alpha(x, Int(y) - 3) == 0) }
        if y < 17 { #expect(drawn.alpha(x, Int(y) + 3) == 255) }
      }
    }

    @Test func `PX-10 lines have width, caps, joins and dashes`() throws {
      let line: [PathStep] = [.move(CGPoint(x: 5, y: 10)), .line(CGPoint(x: 15, y: 10))]
      let butt = try Drawn([.stroke(line, .redInk, LineStyle(width: 4))])
      let square = try Drawn([.stroke(line, .redInk, LineStyle(width: 4, cap: .square))])
      #expect(butt.alpha(4, 10) == 0)
      #expect(
        butt.isAbout(.redInk, 5, 8) && butt.isAbout(.redInk, 14, 11) && butt.alpha(10, 12) == 0)
      #expect(
        square.isAbout(.redInk, 4, 8) && square.isAbout(.redInk, 3, 11) && square.alpha(2, 10) == 0)
      let dashed = try Drawn([
        .stroke(line, .redInk, LineStyle(width: 2, dashes: [2, 3], dashPhase: 1))
      ])
      #expect(
        (5..<15).map { dashed.alpha($0, 10) > 0 } == [
          true, false, false, false, true, true, false, false, false, true,
        ])
      let corner: [PathStep] = [
        .move(CGPoint(x: 2, y: 18)), .line(CGPoint(x: 2, y: 2)), .line(CGPoint(x: 18, y: 2)),
      ]
      let joins: [(LineStyle.Join, Bool)] = [(.miter, true), (.bevel, false)]
      for (join, isSharp) in joins {
        let drawn = try Drawn([.stroke(corner, .redInk, LineStyle(width: 4, join: join))])
        #expect((drawn.alpha(0, 0) > 200) == isSharp)
      }
    }

    @Test func `PX-10 clips overlap, and a state that is restored ends them`() throws {
      var random = SeededRandom(seed: 3)
      for _ in 0..<20 {
        let rects = (0..<3).map { _ in
          (0..<4).map { index in
            Double(Int.random(in: 0...10, using: &random) + (index > 1 ? 4 : 0))
          }
        }
        let drawn = try Drawn(
          [.save] + rects.map { .clip(box($0[0], $0[1], $0[2], $0[3]), evenOdd: false) } + [
            .fill(box(0, 0, 20, 20), .redInk, evenOdd: false), .restore,
            .fill(box(19, 19, 1, 1), .blueInk, evenOdd: false),
          ])
        for y in 0..<19 {
          for x in 0..<19 {
            let isInside = rects.allSatisfy { rect in
              (rect[0]..<rect[0] + rect[2]).contains(Double(x))
                && (rect[1]..<rect[1] + rect[3]).contains(Double(y))
            }
            #expect((drawn.alpha(x, y) > 0) == isInside)
          }
        }
        #expect(drawn.isAbout(.blueInk, 19, 19))
      }
    }

    @Test func `PX-10 opacity multiplies, and a rectangle is made transparent again`() throws {
      let drawn = try Drawn([
        .save, .alpha(0.5), .alpha(0.5), .fill(box(0, 0, 10, 20), .redInk, evenOdd: false),
        .restore,
        .fill(box(10, 0, 10, 20), .blueInk, evenOdd: false),
        .clear(CGRect(x: 12, y: 5, width: 4, height: 4)),
      ])
      #expect(abs(drawn.alpha(5, 5) - 64) <= 1)
      #expect(drawn.isAbout(.blueInk, 11, 5))
      #expect(drawn.alpha(13, 6) == 0)
    }

    @Test func `PX-12 gradients go from colour to colour, and on where they are told to`() throws {
      let stops = [
        GradientPaint.Stop(location: 0, color: .black),
        GradientPaint.Stop(location: 1, color: .white),
      ]
      let (left, right) = (CGPoint(x: 5, y: 0), CGPoint(x: 15, y: 0))
      let drawn = try Drawn([
        .gradient(
          GradientPaint(
            stops: stops, shape: .linear(from: left, to: right), extendsBefore: false,
            extendsAfter: true))
      ])
      #expect(drawn.alpha(3, 10) == 0)
      for x in 5..<15 {
        let wanted = (Double(x) + 0.5 - 5) / 10 * 255
        #expect(abs(Double(drawn.levels(x, 3)[0]) - wanted) <= 2)
      }
      #expect(drawn.isAbout(.white, 18, 10))
      let middle = CGPoint(x: 10, y: 10)
      let round = try Drawn([
        .gradient(
          GradientPaint(
            stops: stops, shape: .radial(from: middle, startRadius: 0, to: middle, endRadius: 8),
            extendsBefore: true, extendsAfter: false))
      ])
      for x in 3..<17 {
        let distance = hypot(Double(x) + 0.5 - 10, 0.5)
        #expect(abs(Double(round.levels(x, 10)[0]) - distance / 8 * 255) <= 3)
      }
      #expect(round.alpha(0, 0) == 0)
      let conic = try Drawn([
        .gradient(
          GradientPaint(
            stops: stops, shape: .conic(around: middle, from: 0), extendsBefore: true,
            extendsAfter: true))
      ])
      for (x, y) in [(15, 12), (8, 16), (3, 4), (12, 2)] {
        var angle = atan2(Double(y) + 0.5 - 10, Double(x) + 0.5 - 10) / (2 * .pi)
        if angle < 0 { angle += 1 }
        #expect(abs(Double(conic.levels(x, y)[0]) - angle * 255) <= 2)
      }
    }

    @Test func `PX-12 a cell is repeated in steps`() throws {
      let cell: [DrawingCommand] = [.fill(box(0, 0, 2, 2), .redInk, evenOdd: false)]
      let drawn = try Drawn([
        .tiles(
          cell, cell: CGRect(x: 0, y: 0, width: 4, height: 4), step: CGSize(width: 5, height: 4))
      ])
      for y in 0..<20 {
        for x in 0..<20 {
          #expect((drawn.alpha(x, y) > 0) == (x % 5 < 2 && y % 4 < 2))
        }
      }
    }

    @Test
    func `PX-12 an image is stretched into its rectangle, its colours multiplied when tinted`()
      throws
    {
      let source = try Drawn(
        [
          .fill(box(0, 0, 1, 2), .redInk, evenOdd: false),
          .fill(box(1, 0, 1, 2), .white, evenOdd: false),
        ], side: 2)
      let image = ImageResource(id: 1, mediaType: "image/png", data: source.picture.pngData())
      let rect = CGRect(x: 4, y: 4, width: 8, height: 8)
      let drawn = try Drawn([.smoothing(.none), .image(image, rect)])
      #expect(drawn.isAbout(.redInk, 4, 4) && drawn.isAbout(.redInk, 7, 11))
      #expect(drawn.isAbout(.white, 8, 4) && drawn.isAbout(.white, 11, 11))
      #expect(drawn.alpha(3, 5) == 0 && drawn.alpha(12, 5) == 0)
      let tint = RGBA(red: 0.5, green: 0.5, blue: 1, alpha: 0.5)
      let tinted = try Drawn([.smoothing(.none), .tinted(image, rect, tint)])
      #expect(tinted.isAbout(tint, 10, 6, within: 2))
      #expect(tinted.isAbout(RGBA(red: 0.5, green: 0, blue: 0, alpha: 0.5), 5, 6, within: 2))
    }

    @Test func `PX-13 a picture of its own is drawn as one thing`() throws {
      let drawn = try Drawn([
        .alpha(0.5), .beginLayer, .fill(box(0, 0, 12, 20), .redInk, evenOdd: false),
        .fill(box(8, 0, 12, 20), .blueInk, evenOdd: false), .endLayer,
      ])
      #expect(drawn.isAbout(RGBA.redInk.with(alpha: 0.5), 4, 4))
      #expect(drawn.isAbout(RGBA.blueInk.with(alpha: 0.5), 10, 4))
    }

    @Test func `PX-13 a mask lets through as far as it is opaque, until the state is restored`()
      throws
    {
      let drawn = try Drawn([
        .fill(box(0, 0, 20, 20), .white, evenOdd: false), .save,
        .mask([
          .fill(box(0, 0, 5, 20), .black, evenOdd: false),
          .fill(box(5, 0, 5, 20), RGBA.black.with(alpha: 0.5), evenOdd: false),
        ]), .fill(box(0, 0, 20, 10), .redInk, evenOdd: false), .restore,
        .fill(box(15, 15, 5, 5), .blueInk, evenOdd: false),
      ])
      #expect(drawn.isAbout(.redInk, 2, 2))
      #expect(drawn.isAbout(RGBA(red: 1, green: 0.5, blue: 0.5, alpha: 1), 7, 2, within: 2))
      #expect(drawn.isAbout(.white, 12, 2) && drawn.isAbout(.white, 2, 15))
      #expect(drawn.isAbout(.blueInk, 17, 17))
    }

    @Test func `PX-13 a shadow falls where it is cast, in points that no transform changes`() throws
    {
      let shadow = DrawingShadow(color: .blueInk, offset: CGPoint(x: 6, y: 0), blur: 0)
      let drawn = try Drawn([
        .shadow(shadow), .concatenate(AffineNumbers(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)),
        .fill(box(1, 1, 3, 3), .redInk, evenOdd: false),
      ])
      #expect(drawn.isAbout(.redInk, 4, 4))
      #expect(drawn.isAbout(.blueInk, 10, 4))
      #expect(drawn.alpha(15, 4) == 0)
      // A blurred edge is a normal distribution, half of it on either side.
      let soft = try Drawn(
        [
          .shadow(DrawingShadow(color: .black, offset: CGPoint(x: 100, y: 0), blur: 8)),
          .fill(box(-200, -100, 120, 300), .redInk, evenOdd: false),
        ], side: 40)
      for x in 8..<32 {
        let wanted = 0.5 * erfc((Double(x) + 0.5 - 20) / (4 * 2.0.squareRoot()))
        #expect(abs(Double(soft.alpha(x, 20)) / 255 - wanted) < 0.03, "\(x)")
      }
    }

    @Test func `PX-14 what no number can be is left out, and stops nothing`() throws {
      let wild: [Double] = [.nan, .infinity, -.infinity, 1e300, 0]
      for value in wild {
        let point = CGPoint(x: value, y: value)
        let drawn = try Drawn([
          .save,
          .fill([.move(point), .line(CGPoint(x: 3, y: value)), .close], .redInk, evenOdd: true),
          .stroke([.move(.zero), .line(point)], .redInk, LineStyle(width: value, dashes: [value])),
          .shadow(DrawingShadow(color: .redInk, offset: point, blur: value)),
          .clear(CGRect(x: value, y: 0, width: value, height: 1)),
          .tiles([], cell: .zero, step: CGSize(width: value, height: value)),
          .gradient(
            GradientPaint(
              stops: [GradientPaint.Stop(location: value, color: .redInk)],
              shape: .linear(from: point, to: .zero), extendsBefore: true, extendsAfter: true)),
          .concatenate(AffineNumbers(a: value, b: 0, c: 0, d: value, tx: value, ty: 0)),
          .fill(box(0, 0, 10, 10), .redInk, evenOdd: false), .restore, .restore, .endLayer,
          .composite(.copy), .shadow(nil), .fill(box(0, 0, 20, 20), .blueInk, evenOdd: false),
        ])
        #expect(drawn.isAbout(.blueInk, 10, 10), "\(value)")
      }
    }
  }
#endif

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Pictures
  import Foundation
  import Testing
  import UIKitHost
  import UIKitPictures

  /// Text as pixels.
  struct TextTests {
    private func line(
      _ string: String, x: Double = 10, y: Double = 40, width: Double, size: Double = 30,
      look: TextLook? = nil
    ) -> TextLine {
      TextLine(
        string: string, origin: CGPoint(x: x, y: y), width: width, font: FontFace(), size: size,
        color: .black, look: look)
    }

    /// The columns and rows between which something is drawn.
    private func extent(_ drawn: Drawn) -> (x: ClosedRange<Int>, y: ClosedRange<Int>)? {
      var (xs, ys): ([Int], [Int]) = ([], [])
      for y in 0..<drawn.picture.height {
        for x in 0..<drawn.picture.width where drawn.alpha(x, y) > 100 {
          xs.append(x)
          ys.append(y)
        }
      }
      guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
      else { return nil }
      return (left...right, top...bottom)
    }

    @Test func `PX-21 a line stands on its baseline and takes the width it was laid out for`()
      throws
    {
      for width in [40.0, 60, 80] {
        let drawn = try Drawn([.text(line("HHHH", width: width))], side: 100)
        let found = try #require(extent(drawn))
        #expect(found.y.upperBound == 39)
        // Capitals are about seven tenths of the size, and have a tenth of their width at the sides.
        #expect((16...20).contains(found.y.lowerBound))
        #expect(abs(Double(found.x.lowerBound) - 10 - width / 40) < 2.5)
        #expect(abs(Double(found.x.upperBound) - 10 - width) < width / 20 + 2)
      }
    }

    @Test func `PX-21 a look adds bars, an outline and a shadow`() throws {
      let bar = TextLook.Bar(rect: CGRect(x: 0, y: 4, width: 60, height: 3), color: .redInk)
      let shadow = TextLook.Shadow(color: .blueInk, offset: CGPoint(x: 0, y: 30), radius: 0)
      let outline = TextLook.Outline(color: .greenInk, width: 4, fills: false)
      let drawn = try Drawn(
        [
          .text(
            line("II", width: 60, look: TextLook(shadow: shadow, outline: outline, bars: [bar])))
        ],
        side: 100)
      #expect(drawn.isAbout(.redInk, 30, 45))
      var (greens, blues, lowest) = (0, 0, 0)
      for y in 0..<100 {
        for x in 0..<100 {
          if drawn.isAbout(.greenInk, x, y) { greens += 1 }
          if drawn.isAbout(.blueInk, x, y) {
            blues += 1
            lowest = y
          }
        }
      }
      #expect(greens > 50 && blues > 50)
      // The letters are drawn wider; their shadow falls no further for it.
      #expect((66...74).contains(lowest))
    }

    @Test func `PX-21 an underline lies below the baseline for all of the width`() throws {
      var text = line("a", width: 70)
      text.isUnderlined = true
      let drawn = try Drawn([.text(text)], side: 100)
      #expect(drawn.alpha(12, 43) > 100 && drawn.alpha(78, 43) > 100)
      #expect(drawn.alpha(82, 43) == 0)
    }

    @Test func `PX-20 fonts are those that are named`() throws {
      let wide = PictureFonts(families: [.system: "DejaVu Sans Mono"])
      let command = [DrawingCommand.text(line("iiii", width: 0))]
      let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
      let one = try #require(
        PictureRenderer(fonts: .named).picture(of: command, in: rect, scale: 1))
      let other = try #require(
        PictureRenderer(fonts: wide).picture(of: command, in: rect, scale: 1))
      #expect(one != other)
    }
  }
#endif

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import TestSupport
import Testing
import UIKitHost

@testable import UIKitText

private final class Shade: TextShadowSource {
  let offset = CGSize(width: 1, height: 2)
  let radius: CGFloat = 3
  let color: (any TextColor)? = Ink.red
  func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
}

@MainActor @Suite("Extras of text", .freshRuntime)
struct TextExtrasTests {
  /// Every character is 10 points wide.
  private static let style = TextStyle(
    font: TextFont(FontFace(family: .monospaced), size: 10 / 0.60009765625), color: Ink.black)

  private func line(
    _ string: String, _ attributes: [NSAttributedString.Key: Any]
  ) throws -> TextLine {
    let text = NSAttributedString(string: string, attributes: attributes)
    let layout = TextLayout(MeasuredText(text, style: Self.style), TextLayout.Options())
    let rect = CGRect(x: 0, y: 0, width: 1000, height: 100)
    let document = TextDocument(base: AttributeSet([:], base: Self.style))
    document.setText(StyledText(text, base: Self.style))
    let edited = document.layout(document.buffer.firstPlace)
    let line = try #require(layout.textLines(in: rect).first)
    // A label and a text view draw the same.
    #expect(edited.textLines(at: .zero, underlined: nil, visible: -100...100) == [line])
    return line
  }

  @Test func `TS-10 plain text has nothing of it`() throws {
    #expect(try line("ab", [:]).look == nil)
    let plain = try line("ab", [.underlineStyle: 1])
    #expect(plain.look == nil && plain.isUnderlined)
    #expect(Self.style.applying([.kern: 0]).extras == nil)
    #expect(Self.style.applying([.kern: "x", .shadow: 1, .strokeColor: 2]).extras == nil)
  }

  @Test func `TS-10 letters stand apart by kern, and by tracking before it`() throws {
    let kerned = try line("abc", [.kern: 2])
    #expect(abs(kerned.width - 36) < 0.01 && kerned.look?.letterSpacing == 2)
    #expect(abs(try line("abc", [.kern: 2, .tracking: -1.5]).width - 25.5) < 0.01)
    #expect(abs(try line("abc", [.kern: NSNumber(value: 1)]).width - 33) < 0.01)
  }

  @Test func `TS-11 text is raised, and makes its line higher`() throws {
    let raised = try line("a", [.baselineOffset: 5.0])
    #expect(abs(raised.origin.y - Self.style.reach.above) < 0.01)
    let style = Self.style.applying([.baselineOffset: 5.0])
    #expect(style.reach.above == Self.style.reach.above + 5)
    #expect(style.reach.below == max(0, Self.style.reach.below - 5))
    let lowered = Self.style.applying([.baselineOffset: -2])
    #expect(lowered.reach.below == Self.style.reach.below + 2)
  }

  @Test func `TS-12 a background is as wide as the text and as high as its line`() throws {
    let line = try line("ab", [.backgroundColor: Ink.red, .baselineOffset: 4.0])
    let bar = try #require(line.look?.bars.first)
    #expect(bar.color == Ink.red.rgba && bar.isBehind && bar.dashes.isEmpty)
    #expect(abs(bar.rect.width - 20) < 0.01)
    #expect(abs(line.origin.y + bar.rect.minY) < 0.01)
    #expect(abs(bar.rect.height - Self.style.reach.above - max(4, Self.style.reach.below)) < 4.01)
  }

  @Test func `TS-13 lines below and through text have kinds and colours`() throws {
    func bars(_ style: NSUnderlineStyle, _ string: String = "ab cd") throws -> [TextLook.Bar] {
      try line(string, [.underlineStyle: style.rawValue, .underlineColor: Ink.red]).look?.bars ?? []
    }
    let single = try bars(.single)
    #expect(single.map(\.color) == [Ink.red.rgba] && single[0].isBehind)
    #expect(single[0].rect.minY > 0 && abs(single[0].rect.width - 50) < 0.01)
    #expect(try bars(.thick)[0].rect.height == single[0].rect.height * 2)
    #expect(try bars(.double).count == 2)
    #expect(
      try [.patternDot, .patternDash, .patternDashDot, .patternDashDotDot].map {
        try bars([.single, $0])[0].dashes.count
      } == [2, 2, 4, 6])
    let words = try bars([.single, .byWord])
    #expect(
      words.map { [Int($0.rect.minX.rounded()), Int($0.rect.width.rounded())] } == [
        [0, 20], [30, 20],
      ])
    let through = try line("ab", [.strikethroughStyle: NSUnderlineStyle.single.rawValue])
    let bar = try #require(through.look?.bars.first)
    #expect(bar.color == Ink.black.rgba && !bar.isBehind && bar.rect.maxY < 0)
    let red = try line("ab", [.strikethroughStyle: 1, .strikethroughColor: Ink.red])
    #expect(red.look?.bars.map(\.color) == [Ink.red.rgba])
    let both = try line("ab", [.strikethroughStyle: 1, .underlineStyle: 1])
    #expect(both.isUnderlined && both.look?.bars.count == 1)
  }

  @Test func `TS-14 edges of letters are drawn alone or with the letters`() throws {
    let alone = try line("a", [.strokeWidth: 6, .strokeColor: Ink.red]).look?.outline
    let width = 6 / 100 * Double(Self.style.font.pointSize)
    #expect(alone == TextLook.Outline(color: Ink.red.rgba, width: width, fills: false))
    let filled = try line("a", [.strokeWidth: -6]).look?.outline
    #expect(filled == TextLook.Outline(color: Ink.black.rgba, width: width, fills: true))
    #expect(try line("a", [.strokeColor: Ink.red]).look?.outline == nil)
  }

  @Test func `TS-15 letters have a shadow`() throws {
    let shadow = try line("a", [.shadow: Shade()]).look?.shadow
    #expect(
      shadow == TextLook.Shadow(color: Ink.red.rgba, offset: CGPoint(x: 1, y: 2), radius: 3))
  }

  @Test func `TS-16 letters lean and are wider`() throws {
    let line = try line("ab", [.obliqueness: 0.3, .expansion: 0.693147180559945])
    #expect(abs(line.width - 40) < 0.01)
    #expect(line.look?.slant == 0.3 && abs((line.look?.stretch ?? 0) - 2) < 1e-6)
  }

  @Test func `TS-42 letterpress puts light below letters without a shadow`() throws {
    let pressed = NSAttributedString.TextEffectStyle.letterpressStyle
    let values: [Any] = [pressed, pressed.rawValue]
    for value in values {
      let shadow = try line("a", [.textEffect: value]).look?.shadow
      #expect(shadow?.offset == CGPoint(x: 0, y: 1) && shadow?.color.red == 1)
    }
    let shaded = try line("a", [.textEffect: pressed, .shadow: Shade()])
    #expect(shaded.look?.shadow?.radius == 3)
    #expect(try line("a", [.textEffect: "x"]).look == nil)
  }

  @Test func `TS-17 a smaller text has less of it`() {
    let text = MeasuredText(
      NSAttributedString(string: "ab", attributes: [.kern: 4, .baselineOffset: 2.0]),
      style: Self.style)
    let half = text.scaled(by: 0.5)
    #expect(half.styles[0].extras?.extras.kern == 2 && half.styles[0].raised == 1)
    #expect(abs(half.clusters.reduce(0) { $0 + $1.advance } - 14) < 0.01)
  }

  @Test func `TS-8 objects have room in lines of labels`() {
    final class Block: InlineObject {
      func inlineBounds(in line: CGRect, of character: InlineCharacter) -> CGRect {
        CGRect(x: 0, y: -5, width: 40, height: 30)
      }
      func inlineDrawing(
        for bounds: CGRect, in rect: CGRect, of character: InlineCharacter
      ) -> [DrawingCommand] { [.clear(rect)] }
    }
    let string = NSMutableAttributedString(string: "ab")
    string.append(
      NSAttributedString(string: "\u{FFFC}", attributes: [.attachment: Block()]))
    string.append(NSAttributedString(string: "c"))
    let layout = TextLayout(MeasuredText(string, style: Self.style), TextLayout.Options())
    #expect(abs(layout.width - 70) < 0.01 && abs(layout.height - 30) < 0.01)
    let rect = CGRect(x: 0, y: 0, width: 100, height: 30)
    #expect(layout.textLines(in: rect).map { Int($0.origin.x.rounded()) } == [0, 60])
    #expect(
      layout.pictures(in: rect).map { "\($0)" }
        == [
          DrawingCommand.clear(
            CGRect(x: layout.textLines(in: rect)[0].width, y: 0, width: 40, height: 30))
        ]
        .map { "\($0)" })
  }
}

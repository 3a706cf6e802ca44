// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitHost
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("Boundaries of pictures and fonts", .freshApplication)
struct DrawingBoundaryTests {
  /// Bytes of a picture's beginning, filled up with zeros.
  private func data(_ parts: [(Int, [UInt8])], count: Int) -> Data {
    var bytes = [UInt8](repeating: 0, count: count)
    for (place, part) in parts { bytes.replaceSubrange(place..<place + part.count, with: part) }
    return Data(bytes)
  }

  private func size(_ data: Data) -> [Int]? { ImageHeader(data).map { [$0.width, $0.height] } }

  private func kind(_ data: Data) -> String? { ImageHeader(data)?.mediaType }

  // MARK: - Headers of pictures

  @Test func `a picture whose beginning is cut short, or that has no size, is none`() {
    let gif: [(Int, [UInt8])] = [(0, Array("GIF87a".utf8)), (6, [3, 0, 4, 0])]
    #expect(size(data(gif, count: 10)) == [3, 4] && kind(data(gif, count: 10)) == "image/gif")
    #expect(size(data(gif, count: 10).prefix(9)) == nil)
    for place in [6, 8] { #expect(size(data(gif + [(place, [0])], count: 10)) == nil) }
    let png: [(Int, [UInt8])] = [
      (0, [0x89] + Array("PNG".utf8)), (12, Array("IHDR".utf8)), (16, [0, 1, 0, 2, 0, 0, 3, 4]),
    ]
    #expect(
      size(data(png, count: 24)) == [65538, 772] && kind(data(png, count: 24)) == "image/png")
    #expect(size(data(png, count: 24).prefix(23)) == nil)
    for (place, byte) in [(0, 0x88), (1, 0x51), (12, 0x4A)] as [(Int, UInt8)] {
      #expect(size(data(png + [(place, [byte])], count: 24)) == nil)
    }
    let webP: [(Int, [UInt8])] = [(0, Array("RIFF".utf8)), (8, Array("WEBP".utf8))]
    let extended = webP + [(12, Array("VP8X".utf8)), (24, [1, 1, 1, 6, 1, 1])]
    #expect(size(data(extended, count: 30)) == [65794, 65799])
    #expect(kind(data(extended, count: 30)) == "image/webp")
    #expect(size(data(extended, count: 30).prefix(29)) == nil)
    for place in [0, 8] { #expect(size(data(extended + [(place, [0])], count: 30)) == nil) }
    let lossless = webP + [(12, Array("VP8L".utf8)), (21, [0xFF, 0xFF, 0xFF, 0x3F])]
    #expect(size(data(lossless, count: 30)) == [16384, 16384])
    let lossy = webP + [(12, Array("VP8 ".utf8)), (26, [0xFF, 0xFF, 0xFF, 0xFF])]
    #expect(size(data(lossy, count: 30)) == [16383, 16383])
  }

  @Test func `a photograph's frame is any of those that begin one, whatever is before it`() {
    func photograph(_ marker: UInt8, _ before: [UInt8] = [], cut: Int = 0) -> Data {
      let frame: [UInt8] = [0xFF, marker, 0, 11, 8, 0, 7, 1, 2, 3]
      return Data(([0xFF, 0xD8] + before + frame).dropLast(cut))
    }
    let frames = (0xBF...0xD0).map { size(photograph($0)) == [258, 7] }
    let wanted = (0xBF...0xD0).map { marker in
      (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
    }
    #expect(frames == wanted && kind(photograph(0xC0)) == "image/jpeg")
    #expect(size(photograph(0xC0, [0xFF, 0xFE, 0, 0])) == [258, 7])
    #expect(size(photograph(0xC0, [0xFF, 0xFE, 0, 1])) == [258, 7])
    #expect(size(photograph(0xC0, [0xFF, 0xFE, 0, 3, 9])) == [258, 7])
    #expect(size(photograph(0xC0, [0xFF, 0xFE, 0, 4, 9])) == nil)
    #expect(size(photograph(0xC0, cut: 1)) == nil)
    #expect(size(Data([0xFF, 0xD9] + photograph(0xC0).dropFirst(2))) == nil)
    #expect(size(Data([0xFF, 0xD8])) == nil && size(Data()) == nil)
  }

  @Test(
    arguments: [
      ("<svg stroke-width='9' width='3' height='4'>", [3, 4]),
      ("<svg width='3.9' height='4.1pt'>", [3, 4]), ("<svg width='px' height='4'>", nil),
      ("<svg width='999999' height='1'>", [999_999, 1]), ("<svg width='1000000' height='1'>", nil),
      ("<svg width='0' height='4'>", nil), ("<svg width='3' viewBox='0 0 5 6'>", [5, 6]),
      ("<svg viewBox='0 0 999999 6'>", [999_999, 6]), ("<svg viewBox='0 0 1000000 6'>", nil),
      ("<svg viewBox='0 0 6 1000000'>", nil), ("<svg viewBox='0 0 0 6'>", nil),
      ("<svg viewBox='0 0 5 6 7'>", nil), ("<svg width='3\">", nil),
      ("<svg viewBox='a 1,2 3 4'>", [3, 4]),
    ] as [(String, [Int]?)])
  func `a drawing's size is in its own tag, within limits`(_ text: String, _ wanted: [Int]?) {
    #expect(size(Data(text.utf8)) == wanted)
  }

  @Test func `a drawing's tag is looked for in its first 4096 bytes, of whatever letters`() {
    let tag = "<svg width='3' height='4'>"
    func text(_ count: Int) -> Data { Data((String(repeating: " ", count: count) + tag).utf8) }
    #expect(size(text(4096 - tag.count)) == [3, 4] && size(text(4097 - tag.count)) == nil)
    #expect(size(Data([0xE9] + Array(tag.utf8))) == [3, 4])
    #expect(kind(Data(tag.utf8)) == "image/svg+xml")
  }

  @Test func `a file's scale is at the end of its name`() {
    let paths = ["a.png", "a@2x.png", "/b/a@3x.png", "a@4x.png", "a@2xb.png", "@2x/a.png"]
    #expect(paths.map { UIImage.scale(ofPath: $0) } == [1, 2, 3, 1, 1, 1])
  }

  // MARK: - Pictures

  @Test func `a picture keeps its size and its scale when it is changed`() throws {
    let gif = data([(0, Array("GIF89a".utf8)), (6, [12, 0, 6, 0])], count: 10)
    let image = try #require(UIImage(data: gif, scale: 2))
    let all = [image, image.withTintColor(.red), image.withRenderingMode(.alwaysTemplate)]
    #expect(all.map(\.scale) == [2, 2, 2])
    #expect(all.map(\.size) == Array(repeating: CGSize(width: 6, height: 3), count: 3))
    #expect(all.map(\.renderingMode) == [.automatic, .alwaysOriginal, .alwaysTemplate])
    #expect(
      all.map(\.takesTint) == [false, false, true]
        && all.map(\.isSymbolImage) == [false, false, false])
    let modes: [UIImage.RenderingMode] = [.automatic, .alwaysOriginal, .alwaysTemplate]
    #expect(modes.map(\.rawValue) == [0, 1, 2])
    let symbol = try #require(UIImage(systemName: "plus"))
    #expect(modes.map { symbol.withRenderingMode($0).takesTint } == [true, false, true])
    let tinted = symbol.withTintColor(.red)
    #expect(tinted.isSymbolImage && !tinted.takesTint && tinted.scale == 1)
    let made = try #require(image.cgImage)
    #expect(UIImage(cgImage: made).size == CGSize(width: 12, height: 6))
    #expect(UIImage(cgImage: made).cgImage === made)
    #expect(UIImage(data: gif)?.scale == 1 && UIImage().scale == 1 && !UIImage().isSymbolImage)
  }

  @Test func `a picture fills a place as its mode says`() {
    let bounds = CGRect(x: 10, y: 20, width: 100, height: 50)
    let size = CGSize(width: 20, height: 20)
    let modes = (0...12).compactMap(UIView.ContentMode.init)
    func frame(_ mode: UIView.ContentMode) -> [CGFloat] {
      let frame = mode.frame(of: size, in: bounds)
      return [frame.minX, frame.minY, frame.width, frame.height]
    }
    let (whole, left, middle, right): ([CGFloat], CGFloat, CGFloat, CGFloat) = (
      [10, 20, 100, 50], 10, 50, 90
    )
    #expect(
      modes.map(frame) == [
        whole, [35, 20, 50, 50], [10, -5, 100, 100], whole, [middle, 35, 20, 20],
        [middle, 20, 20, 20], [middle, 50, 20, 20], [left, 35, 20, 20], [right, 35, 20, 20],
        [left, 20, 20, 20], [right, 20, 20, 20], [left, 50, 20, 20], [right, 50, 20, 20],
      ])
    for size in [CGSize(width: 0, height: 5), CGSize(width: 5, height: 0)] {
      #expect(UIView.ContentMode.scaleAspectFit.frame(of: size, in: bounds) == bounds)
      #expect(UIView.ContentMode.scaleAspectFill.frame(of: size, in: bounds) == bounds)
    }
  }

  @Test func `what is drawn is text if it is nothing else`() {
    let line = TextLine(
      string: "a", origin: .zero, width: 1, font: FontFace(), size: 9,
      color: RGBA(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(LayerContent([]) == .none)
    #expect(LayerContent([.text(line), .text(line)]) == .text([line, line]))
    #expect(LayerContent([.text(line), .save]) == .drawing([.text(line), .save]))
    #expect(LayerContent([.save]) == .drawing([.save]))
  }

  @Test func `strings are drawn in 12 points and black where nothing else is said`() {
    let context = CGContext()
    var stack: [Bool] = []
    GraphicsStack.shared.withCurrent(context) {
      stack.append(UIGraphicsGetCurrentContext() === context)
      "abc".draw(at: CGPoint(x: 1, y: 2))
      NSAttributedString(string: "abc").draw(at: CGPoint(x: 1, y: 2))
      "abc".draw(in: CGRect(x: 1, y: 2, width: 100, height: 100))
      "abc".draw(in: CGRect(x: 1, y: 2, width: 100, height: 3))
      "a\nb\nc".draw(in: CGRect(x: 1, y: 2, width: 100, height: 30))
    }
    stack.append(UIGraphicsGetCurrentContext() == nil)
    #expect(stack == [true, true])
    let lines = context.commands.compactMap { command -> String? in
      guard case .text(let line) = command else { return nil }
      return "\(line.string) \(line.size) \(line.color.alpha) \(line.color.red) \(line.origin.x)"
    }
    #expect(
      lines == ["abc", "abc", "abc", "abc", "a", "b"].map { "\($0) 12.0 1.0 0.0 1.0" })
    #expect("abc".size() == NSAttributedString(string: "abc").size())
    let twelve = "abc".size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
    #expect("abc".size() == twelve && "".size().width == 0)
  }

  // MARK: - Fonts

  @Test func `weights and styles have Apple's values`() {
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    #expect(weights.map(\.rawValue) == [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62])
    #expect(weights.map(\.number) == [100, 200, 300, 400, 500, 600, 700, 800, 900])
    let styles: [UIFont.TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
      .caption1, .caption2,
    ]
    #expect(
      styles.map { $0.rawValue.replacingOccurrences(of: "UICTFontTextStyle", with: "") } == [
        "Title0", "Title1", "Title2", "Title3", "Headline", "Subhead", "Body", "Callout",
        "Footnote", "Caption1", "Caption2",
      ])
    #expect(styles.filter { $0.weight == .semibold } == [.headline])
    #expect(styles.filter { $0.weight == .regular }.count == 10)
    let faces: [FontFace.Family] = [.system, .monospaced, .serif, .rounded]
    #expect(
      faces.map { UIFont(face: FontFace(family: $0), size: 9).familyName }
        == ["System", "System Monospaced", "System Serif", "System Rounded"])
  }

  @Test func `text in each category has its size, and the nearest category its text`() {
    let sizes = UIContentSizeCategory.all.map { TextSizes.points(of: .body, in: $0) }
    #expect(sizes == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    let middles = UIContentSizeCategory.all.map { TextSizes.points(of: .title3, in: $0) }
    #expect(middles == [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55])
    #expect(TextSizes.points(of: UIFont.TextStyle(rawValue: "other"), in: .small) == 15)
    #expect(TextSizes.points(of: .body, in: .unspecified) == 17)
    for (category, size) in zip(UIContentSizeCategory.all, sizes) {
      #expect(TextSizes.category(of: Double(size) / 17) == category)
    }
    let scales: [(Double, UIContentSizeCategory)] = [
      (0, .extraSmall), (17.9 / 17, .large), (18.1 / 17, .extraLarge),
      (9, .accessibilityExtraExtraExtraLarge),
    ]
    for (scale, category) in scales { #expect(TextSizes.category(of: scale) == category) }
  }

  @Test func `a font that follows the size of text does so up to its limit, and others do not`() {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    let font = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: UITraitCollection())
    #expect(font.pointSize == 13 && font.scaled(for: large).pointSize == 23)
    #expect(font.scaled(for: large).scaled(for: UITraitCollection()).pointSize == 13)
    let plain = UIFont.systemFont(ofSize: 13)
    #expect(plain.scaled(for: large) === plain)
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(
      [-1, 0, 1, 15.5, 16, 17].map { most in
        metrics.scaledFont(
          for: .systemFont(ofSize: 10), maximumPointSize: most, compatibleWith: large
        )
        .pointSize
      } == [16, 16, 1, 15.5, 16, 16])
    #expect(
      metrics.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: large).pointSize == 28)
    #expect(UIFont.systemFont(ofSize: .infinity).pointSize == 14)
    #expect(FontScaling(style: .body, base: 10).most == .infinity)
  }

  @Test func `sizes of text are in order, and the last five are for those who see little`() {
    let all = UIContentSizeCategory.all
    #expect(all == all.shuffled().sorted() && all.map(\.step) == Array(0..<12))
    #expect(all.map(\.isAccessibilityCategory) == all.map { $0.step >= 7 })
    #expect(
      !(UIContentSizeCategory.large < .unspecified) && UIContentSizeCategory.medium < .unspecified)
    #expect(
      all.map { $0.rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: "") } == [
        "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AccessibilityM", "AccessibilityL",
        "AccessibilityXL", "AccessibilityXXL", "AccessibilityXXXL",
      ])
  }
}

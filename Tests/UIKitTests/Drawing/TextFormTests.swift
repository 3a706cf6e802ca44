// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKitHost
import UIKitTesting
import UIKitText

@testable import UIKitCore

@MainActor @Suite("Forms of text", .freshApplication)
struct TextFormTests {
  /// Letters are 10 points wide.
  private let font = UIFont.monospacedSystemFont(ofSize: 10 / 0.60009765625, weight: .regular)

  private func lines(_ draw: () -> Void) -> [TextLine] {
    let context = CGContext()
    GraphicsStack.shared.withCurrent(context, draw)
    return context.commands.compactMap { if case .text(let line) = $0 { line } else { nil } }
  }

  /// The width of two letters, and in parts of the font's the height of a line and the size of
  /// letters; then how they are stretched and slanted.
  private func seen(_ matrix: CGAffineTransform) -> [Double] {
    let drawn = UIFont(descriptor: font.fontDescriptor.withMatrix(matrix), size: 0)
    let size = "ab".size(withAttributes: [.font: drawn])
    let line = lines { "ab".draw(at: .zero, withAttributes: [.font: drawn]) }.first
    let numbers: [Double] = [
      Double(size.width), Double(size.height / font.lineHeight),
      (line?.size ?? 0) / Double(font.pointSize), line?.look?.stretch ?? 1, line?.look?.slant ?? 0,
    ]
    return numbers.map { (number: Double) -> Double in (number * 100).rounded() / 100 }
  }

  @Test func `TS-57 a matrix makes letters wider, higher and slanted`() {
    let rows: [(matrix: CGAffineTransform, seen: [Double])] = [
      (.identity, [20, 1, 1, 1, 0]),
      (CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0), [20, 1, 1, 1, 0.5]),
      (CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 0, ty: 0), [40, 1, 1, 2, 0]),
      (CGAffineTransform(a: 2, b: 0, c: 0.5, d: 2, tx: 0, ty: 0), [40, 2, 2, 1, 0.25]),
      (CGAffineTransform(a: -1, b: 3, c: 0, d: -1, tx: 5, ty: 5), [20, 1, 1, 1, 0]),
      (CGAffineTransform(a: 500, b: 0, c: 0, d: 1, tx: 0, ty: 0), [2000, 1, 1, 100, 0]),
      (CGAffineTransform(a: .nan, b: 0, c: 1, d: 1, tx: 0, ty: 0), [20, 1, 1, 1, 0]),
    ]
    #expect(rows.map { seen($0.matrix) } == rows.map(\.seen))
  }

  @Test func `TS-62 what is drawn is where it is without asking for its ink`() {
    let string = NSAttributedString(string: "ab", attributes: [.font: font])
    let rect = CGRect(x: 5, y: 50, width: 100, height: 0)
    func origin(_ options: NSStringDrawingOptions) -> CGPoint? {
      lines { string.draw(with: rect, options: options, context: nil) }.first?.origin
    }
    for usual: NSStringDrawingOptions in [[], .usesLineFragmentOrigin] {
      #expect(origin(usual) != nil && origin(usual.union(.usesDeviceMetrics)) == origin(usual))
    }
  }

  @Test func `TS-57 a matrix stays with a font and its descriptor`() throws {
    let matrix = CGAffineTransform(a: 1, b: 0, c: 0.25, d: 1.5, tx: 2, ty: 3)
    let named = UIFontDescriptor(name: "Menlo", matrix: matrix)
    #expect(named.matrix == matrix && named.pointSize == 0)
    let leaning = UIFont(descriptor: named, size: 20)
    #expect(leaning.pointSize == 20 && leaning.fontDescriptor.matrix == matrix)
    let upright = UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)
    #expect(leaning != upright && leaning.fontDescriptor != upright.fontDescriptor)
    #expect(UIFont(descriptor: leaning.fontDescriptor, size: 0) == leaning)
    #expect(leaning.withSize(30).fontDescriptor.matrix == matrix)
    let bold = try #require(leaning.fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(bold.matrix == matrix && bold.postscriptName == "SystemMonospaced-700")
    let plain = leaning.fontDescriptor.withMatrix(.identity)
    #expect(UIFont(descriptor: plain, size: 0) == upright)
    #expect((leaning.capHeight / upright.capHeight * 100).rounded() == 150)
  }

  /// An attachment that is as large as the text around it, and tells what it was asked.
  private final class Sized: NSTextAttachment, @unchecked Sendable {
    var asked: [String] = []

    override func attachmentBounds(
      for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
      textContainer: NSTextContainer?, proposedLineFragment: CGRect, position: CGPoint
    ) -> CGRect {
      let size = (attributes[.font] as? UIFont)?.pointSize ?? 0
      asked.append("bounds at \((location as? TextOffset)?.offset ?? -1)")
      return CGRect(x: 0, y: 0, width: size, height: size)
    }

    override func image(
      for bounds: CGRect, attributes: [NSAttributedString.Key: Any] = [:],
      location: any NSTextLocation, textContainer: NSTextContainer?
    ) -> UIImage? {
      let size = (attributes[.font] as? UIFont)?.pointSize ?? 0
      asked.append("\(bounds.width) of \(size) at \((location as? TextOffset)?.offset ?? -1)")
      return nil
    }
  }

  @Test func `TS-59 an attachment is asked by its attributes and its place`() {
    let attachment = Sized(data: nil, ofType: nil)
    let values: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 30), .attachment: attachment,
    ]
    let string = NSMutableAttributedString(string: "ab", attributes: [.font: font])
    string.append(NSAttributedString(string: "\u{FFFC}", attributes: values))
    #expect(string.size().width.rounded() == 50)
    _ = lines { string.draw(at: .zero) }
    #expect(attachment.asked == ["bounds at 2", "bounds at 2", "30.0 of 30.0 at 2"])
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 6)).image { _ in }
    let plain: any NSTextAttachmentLayout = NSTextAttachment(image: image)
    let place = plain.attachmentBounds(
      for: [:], location: TextOffset(0), textContainer: nil, proposedLineFragment: .zero,
      position: .zero)
    #expect(place == CGRect(x: 0, y: 0, width: 8, height: 6))
    let shown = plain.image(
      for: place, attributes: [:], location: TextOffset(0), textContainer: nil)
    #expect(shown === image)
  }

  @Test func `classes of one's own begin as they like, and of archives nothing is read`() throws {
    final class Style: NSMutableParagraphStyle, @unchecked Sendable {
      override init() {
        super.init()
        lineSpacing = 3
      }
    }
    #expect(Style().lineSpacing == 3 && NSMutableParagraphStyle().lineSpacing == 0)
    let coder = NSCoder()
    #expect(NSShadow(coder: coder) == NSShadow())
    #expect(UIFontDescriptor(coder: coder) == UIFontDescriptor())
    let attachment = try #require(NSTextAttachment(coder: coder))
    #expect(attachment.contents == nil && attachment.image == nil)
  }

  @Test func `TS-61 marks of items are as the format of their list says`() {
    let formats: [NSTextList.MarkerFormat] = [
      .box, .check, .circle, .diamond, .disc, .hyphen, .square, .decimal, .octal,
      .lowercaseHexadecimal, .uppercaseHexadecimal, .lowercaseAlpha, .uppercaseAlpha,
      .lowercaseLatin, .uppercaseLatin, .lowercaseRoman, .uppercaseRoman,
      NSTextList.MarkerFormat("({decimal}, {x})"), NSTextList.MarkerFormat(rawValue: "{{disc}"),
    ]
    let lists = formats.map { NSTextList(markerFormat: $0, startingItemNumber: 1) }
    let marks = [
      "▫", "✓", "◦", "◆", "•", "⁃", "▪", "28", "34", "1c", "1C", "ab", "AB", "ab", "AB", "xxviii",
      "XXVIII", "(28, {x})", "{{disc}",
    ]
    #expect(lists.map { $0.marker(forItemNumber: 28) } == marks)
    let ordered = Array(repeating: false, count: 7) + Array(repeating: true, count: 11) + [false]
    #expect(lists.map(\.isOrdered) == ordered)
    let letters = [-3, 0, 1, 26, 27, 702, 703].map { lists[11].marker(forItemNumber: $0) }
    #expect(letters == ["-3", "0", "a", "z", "aa", "zz", "aaa"])
    let numerals = [0, 4, 1994, 3999, 4000].map { lists[16].marker(forItemNumber: $0) }
    #expect(numerals == ["0", "IV", "MCMXCIV", "MMMCMXCIX", "4000"])
  }

  @Test func `TS-60 a paragraph style keeps its lists`() {
    let outer = NSTextList(
      markerFormat: .disc, options: .prependEnclosingMarker, startingItemNumber: 4)
    #expect(outer.listOptions == .prependEnclosingMarker && outer.startingItemNumber == 4)
    let inner = NSTextList(markerFormat: .disc, options: 1)
    #expect(inner.listOptions == .prependEnclosingMarker && inner.startingItemNumber == 1)
    let style = NSMutableParagraphStyle()
    #expect(style.textLists.isEmpty)
    style.textLists = [outer, inner]
    let other = NSMutableParagraphStyle()
    #expect(style != other)
    other.setParagraphStyle(style)
    #expect(style == other && (style.copy() as? NSParagraphStyle)?.textLists == [outer, inner])
    other.textLists = [inner, inner]
    #expect(style != other && style.textLists == [outer, inner])
  }
}

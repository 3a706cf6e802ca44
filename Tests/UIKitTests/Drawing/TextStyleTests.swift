// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKitHost
import UIKitTesting
import UIKitText

@testable import UIKitCore

@MainActor @Suite("Text with style", .freshApplication)
struct TextStyleTests {
  /// Letters are 10 points wide.
  private let font = UIFont.monospacedSystemFont(ofSize: 10 / 0.60009765625, weight: .regular)
  private var height: CGFloat { font.lineHeight }

  private func style(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    change(style)
    return style
  }

  private func text(_ string: String, _ style: NSParagraphStyle?) -> NSAttributedString {
    var attributes: [NSAttributedString.Key: Any] = [.font: font]
    attributes[.paragraphStyle] = style
    return NSAttributedString(string: string, attributes: attributes)
  }

  private func lines(_ draw: () -> Void) -> [TextLine] {
    let context = CGContext()
    GraphicsStack.shared.withCurrent(context, draw)
    return context.commands.compactMap { if case .text(let line) = $0 { line } else { nil } }
  }

  private func near(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.02 }

  @Test func `TS-2 a label's own alignment counts where the text has none, or if it is set later`()
  {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    func start() -> CGFloat { lines { label.drawText(in: label.bounds) }.first?.origin.x ?? -1 }
    label.textAlignment = .right
    label.attributedText = text("ab", style { $0.lineSpacing = 3 })
    #expect(near(start(), 80))
    label.attributedText = text("ab", style { $0.alignment = .center })
    #expect(near(start(), 40))
    label.textAlignment = .right
    #expect(near(start(), 80))
    label.attributedText = text("ab", style { $0.alignment = .left })
    #expect(near(start(), 0))
  }

  @Test func `TS-6 a label cuts text as its paragraph says, or as it is told later`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 50))
    label.attributedText = text("one two three", style { $0.lineSpacing = 3 })
    func strings() -> [String] { lines { label.drawText(in: label.bounds) }.map(\.string) }
    #expect(strings() == ["one"])
    label.lineBreakMode = .byTruncatingTail
    #expect(strings() == ["one t\u{2026}"])
    let string = text("one two three", style { $0.lineBreakMode = .byTruncatingTail })
    #expect(
      lines { string.draw(in: CGRect(x: 0, y: 0, width: 60, height: 100)) }.map(\.string)
        == ["one t\u{2026}"])
  }

  @Test func `TS-8 a label has room for pictures, and draws them`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 40)).image { _ in
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 40)).fill()
    }
    let string = NSMutableAttributedString(attributedString: text("ab", nil))
    string.append(NSAttributedString(attachment: NSTextAttachment(image: image)))
    #expect(string.containsAttachments(in: NSRange(location: 0, length: 3)))
    #expect(!string.containsAttachments(in: NSRange(location: 0, length: 2)))
    let label = UILabel()
    label.attributedText = string
    let size = label.intrinsicContentSize
    #expect(near(size.width, 50) && size.height >= 40)
    label.frame.size = size
    let context = CGContext()
    GraphicsStack.shared.withCurrent(context) { label.drawText(in: label.bounds) }
    #expect(context.commands.count > 1)
  }

  @Test func `TS-18 styles are compared by what they say, also inside attributed texts`() {
    let one = style { $0.lineSpacing = 3 }
    let other = style { $0.lineSpacing = 3 }
    #expect(one == other && one.isEqual(other) && one.hash == other.hash)
    #expect(one != style { $0.headIndent = 1 } && one != NSParagraphStyle.default)
    let changed = one.mutableCopy() as! NSMutableParagraphStyle
    changed.lineSpacing = 9
    #expect(one.lineSpacing == 3 && changed.lineSpacing == 9)
    let copy = changed.copy() as! NSParagraphStyle
    #expect(!(copy is NSMutableParagraphStyle) && copy == changed)
    changed.setParagraphStyle(.default)
    #expect(changed == NSParagraphStyle.default && copy.lineSpacing == 9)

    let string = NSMutableAttributedString(string: "abcdef")
    string.addAttribute(.paragraphStyle, value: one, range: NSRange(location: 0, length: 2))
    string.addAttribute(.paragraphStyle, value: other, range: NSRange(location: 2, length: 2))
    string.addAttribute(.paragraphStyle, value: copy, range: NSRange(location: 4, length: 2))
    var parts: [Int] = []
    string.enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: 6)) {
      value, range, _ in
      parts.append(range.length)
      #expect(value is NSParagraphStyle)
    }
    #expect(parts == [4, 2])
    #expect(string.isEqual(to: NSMutableAttributedString(attributedString: string)))
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 1)
    let same = shadow.copy() as! NSShadow
    #expect(shadow == same && shadow != NSShadow())
    string.addAttribute(.shadow, value: shadow, range: NSRange(location: 0, length: 3))
    string.addAttribute(.shadow, value: same, range: NSRange(location: 3, length: 3))
    parts = []
    string.enumerateAttribute(.shadow, in: NSRange(location: 0, length: 6)) { _, range, _ in
      parts.append(range.length)
    }
    #expect(parts == [6])
  }

  @Test func `TS-7 tab stops can be added and taken away`() {
    let style = NSMutableParagraphStyle()
    #expect(style.tabStops.map(\.location).prefix(2) == [28, 56])
    style.tabStops = [NSTextTab(textAlignment: .right, location: 90)]
    style.addTabStop(NSTextTab(textAlignment: .left, location: 30))
    #expect(style.tabStops.map(\.location) == [30, 90] && style.tabStops[1].alignment == .right)
    style.removeTabStop(NSTextTab(textAlignment: .right, location: 90))
    #expect(style.tabStops.map(\.location) == [30])
    #expect(NSTextTab.columnTerminators(for: Locale(identifier: "en_US")).contains("."))
  }

  @Test func `TS-20 a font and its descriptor mean each other`() {
    let font = UIFont.monospacedSystemFont(ofSize: 13, weight: .bold)
    #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
    #expect(UIFont(descriptor: font.fontDescriptor, size: 20) == font.withSize(20))
    #expect(UIFont(descriptor: UIFontDescriptor(), size: 0).pointSize == 12)
    let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    #expect(UIFont(descriptor: body, size: 0) == UIFont.preferredFont(forTextStyle: .body))
    #expect(
      body.withSize(3).pointSize == 3
        && body == UIFont.preferredFont(forTextStyle: .body).fontDescriptor)
  }

  @Test func `TS-21 TS-58 traits are those that are asked for, and that of interfaces`() throws {
    let plain = UIFont.systemFont(ofSize: 15).fontDescriptor
    let bold = try #require(plain.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(bold.symbolicTraits == [.traitBold, .traitItalic, .traitUIOptimized])
    #expect(plain.symbolicTraits == .traitUIOptimized)
    #expect(UIFont(descriptor: bold, size: 0).fontName == "System-700Italic")
    #expect(UIFont(descriptor: bold, size: 0).pointSize == 15)
    #expect(bold.withSymbolicTraits([])?.symbolicTraits == .traitUIOptimized)
    #expect(plain.withSymbolicTraits(.traitVertical) == nil)
    let heavy = UIFont.systemFont(ofSize: 15, weight: .black).fontDescriptor
    #expect(heavy.withSymbolicTraits(.traitBold)?.postscriptName == "System-900")
  }

  @Test func `TS-22 a design keeps weight, slant and size`() {
    let bold = UIFont.boldSystemFont(ofSize: 15).fontDescriptor
    let names = [UIFontDescriptor.SystemDesign.serif, .rounded, .monospaced, .default].map {
      bold.withDesign($0).map { UIFont(descriptor: $0, size: 0).fontName }
    }
    #expect(
      names == ["SystemSerif-700", "SystemRounded-700", "SystemMonospaced-700", "System-700"])
    #expect(bold.withDesign(UIFontDescriptor.SystemDesign(rawValue: "x")) == nil)
  }

  @Test func `TS-23 attributes name a font`() {
    func name(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> String {
      UIFont(descriptor: UIFontDescriptor(fontAttributes: attributes), size: 10).fontName
    }
    #expect(name([:]) == "System-400" && name([.family: "Georgia"]) == "SystemSerif-400")
    #expect(name([.name: "Georgia-Bold"]) == "SystemSerif-700")
    #expect(name([.family: "Menlo", .face: "Bold Italic"]) == "SystemMonospaced-700Italic")
    #expect(
      name([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]]) == "System-800")
    #expect(
      name([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy.rawValue]])
        == "System-800")
    #expect(name([.traits: [UIFontDescriptor.TraitKey.slant: 0.1]]) == "System-400Italic")
    #expect(name([.textStyle: UIFont.TextStyle.headline]) == "System-600")
    #expect(
      UIFontDescriptor(name: "Georgia", size: 12).withFamily("Menlo").postscriptName
        == "SystemMonospaced-400")
  }

  @Test func `TS-26 tight and loose leading change the height of lines by 2 points`() throws {
    let plain = UIFont.systemFont(ofSize: 15)
    let traits: [UIFontDescriptor.SymbolicTraits] = [
      .traitTightLeading, .traitLooseLeading, [.traitTightLeading, .traitLooseLeading],
    ]
    let fonts = try traits.map { (traits: UIFontDescriptor.SymbolicTraits) throws -> UIFont in
      let descriptor = try #require(plain.fontDescriptor.withSymbolicTraits(traits))
      return UIFont(descriptor: descriptor, size: 0)
    }
    let heights = fonts.map { ($0.lineHeight - plain.lineHeight).rounded() }
    #expect(heights == [-2, 2, 0])
    let drawn = fonts.map { (font: UIFont) -> CGFloat in
      let size = "a".size(withAttributes: [.font: font])
      return (size.height - "a".size(withAttributes: [.font: plain]).height).rounded()
    }
    #expect(drawn == [-2, 2, 0])
    #expect(fonts[2] == plain && fonts[1] != plain)
    let bold = fonts[1].fontDescriptor.withSymbolicTraits([.traitLooseLeading, .traitBold])
    #expect(bold?.symbolicTraits == [.traitLooseLeading, .traitBold, .traitUIOptimized])
    let loose = fonts[1].withSize(30)
    let large = plain.withSize(30)
    #expect((loose.lineHeight - large.lineHeight).rounded() == 2)
    #expect(loose.fontDescriptor.symbolicTraits == [.traitLooseLeading, .traitUIOptimized])
    #expect(loose.fontDescriptor.withDesign(.serif)?.form.leading == .loose)
    #expect(loose.fontDescriptor != large.fontDescriptor)
    #expect(UIFont(descriptor: loose.fontDescriptor, size: 0) == loose)
  }

  @Test func `TS-28 a width makes letters narrower or wider, and lines no taller`() throws {
    let plain = UIFont.systemFont(ofSize: 100, weight: .bold)
    let widths: [UIFont.Width] = [
      .compressed, .condensed, .standard, .expanded, UIFont.Width(9), UIFont.Width(.nan),
    ]
    let fonts = widths.map { (width: UIFont.Width) -> UIFont in
      UIFont.systemFont(ofSize: 100, weight: .bold, width: width)
    }
    func size(_ font: UIFont) -> CGSize { "letters".size(withAttributes: [.font: font]) }
    let usual = size(plain)
    let tenths = fonts.map { (size($0).width / usual.width * 10).rounded() }
    #expect(tenths == [7, 8, 10, 12, 15, 10])
    #expect(fonts.allSatisfy { size($0).height == usual.height })
    #expect(fonts[2] == plain && fonts[1] != plain && UIFont.Width.compressed < .condensed)
    let drawn = lines { "ab".draw(at: .zero, withAttributes: [.font: fonts[1]]) }
    #expect(drawn.map { $0.look?.stretch } == [0.8])
    let narrow = fonts[1].fontDescriptor
    #expect(narrow.symbolicTraits == [.traitBold, .traitCondensed, .traitUIOptimized])
    #expect(UIFont(descriptor: narrow, size: 0) == fonts[1])
    #expect(fonts[1].withSize(30).fontDescriptor.withDesign(.serif)?.form.width == -0.2)
    let wide = try #require(plain.fontDescriptor.withSymbolicTraits([.traitBold, .traitExpanded]))
    #expect(UIFont(descriptor: wide, size: 0) == fonts[3])
    let compressed = fonts[0].fontDescriptor
    #expect(compressed.withSymbolicTraits(.traitCondensed)?.form.width == -0.3)
  }

  @Test func `TS-29 fonts are found by what their descriptor says`() {
    let bold = UIFontDescriptor(fontAttributes: [.family: "Georgia", .face: "Bold"])
    func names(_ keys: Set<UIFontDescriptor.AttributeName>?) -> [String] {
      bold.matchingFontDescriptors(withMandatoryKeys: keys).map(\.postscriptName)
    }
    #expect(names(nil) == ["SystemSerif-700"] && names([.family, .face]) == names(nil))
    #expect(names([.family]).count == 18 && names([.face]).count == 4)
    #expect(names([.family]).prefix(2) == ["SystemSerif-700", "SystemSerif-700Italic"])
    let unknown = UIFontDescriptor(name: "None", size: 3)
    #expect(unknown.matchingFontDescriptors(withMandatoryKeys: [.name]).isEmpty)
    let visible = UIFontDescriptor(fontAttributes: [.visibleName: "Courier New Bold Italic"])
    #expect(visible.postscriptName == "SystemMonospaced-700Italic")
    #expect(bold.withFace("Light Italic").postscriptName == "SystemSerif-300Italic")
    #expect(bold.withFace("x").postscriptName == "SystemSerif-700")
  }

  @Test func `TS-43 attributes that do not fit are put right`() {
    let (one, other) = (style { $0.lineSpacing = 3 }, style { $0.lineSpacing = 5 })
    let string = NSMutableAttributedString(string: "ab\ncd\u{FFFC}")
    string.addAttribute(.paragraphStyle, value: one, range: NSRange(location: 0, length: 1))
    for place in [1, 4] {
      string.addAttribute(.paragraphStyle, value: other, range: NSRange(location: place, length: 1))
    }
    let pair = NSRange(location: 4, length: 2)
    string.addAttribute(.attachment, value: NSTextAttachment(), range: pair)
    func spacings() -> [CGFloat?] {
      (0..<6).map { (place: Int) -> CGFloat? in
        let value = string.attribute(.paragraphStyle, at: place, effectiveRange: nil)
        return (value as? NSParagraphStyle)?.lineSpacing
      }
    }
    for (location, length) in [(NSNotFound, 1), (-1, 9), (0, 0), (6, 1)] {
      string.fixAttributes(in: NSRange(location: location, length: length))
    }
    #expect(spacings() == [3, 5, nil, nil, 5, nil])
    string.fixAttributes(in: NSRange(location: 0, length: .max))
    #expect(spacings() == [3, 3, 3, nil, nil, nil])
    let attached = (0..<6).filter {
      string.attribute(.attachment, at: $0, effectiveRange: nil) != nil
    }
    #expect(attached == [5])
  }

  @Test func `TS-44 an attachment has room beside it, and a picture that grows`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 40)).image { _ in
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 40)).fill()
    }
    let attachment = NSTextAttachment(image: image)
    let string = NSAttributedString(attachment: attachment)
    func width() -> CGFloat { string.size().width }
    #expect(near(width(), 30))
    attachment.lineLayoutPadding = 4
    #expect(near(width(), 38))
    attachment.lineLayoutPadding = -4
    let category = UIContentSizeCategory.accessibilityExtraExtraExtraLarge
    let large = UITraitCollection(preferredContentSizeCategory: category)
    large.performAsCurrent { #expect(near(width(), 30)) }
    attachment.adjustsImageSizeForAccessibilityContentSizeCategory = true
    large.performAsCurrent { #expect(width() > 60) }
    attachment.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
    large.performAsCurrent { #expect(near(width(), 20)) }
  }

  @Test func `an attachment says its place and picture as its protocol asks`() {
    let attachment = NSTextAttachment(data: nil, ofType: "public.data")
    attachment.bounds = CGRect(x: 0, y: -2, width: 10, height: 12)
    let container: any NSTextAttachmentContainer = attachment
    let place = container.attachmentBounds(
      for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
    #expect(place == attachment.bounds)
    #expect(container.image(forBounds: place, textContainer: nil, characterIndex: 0) == nil)
    #expect(container.isEqual(attachment) && !container.isProxy())
    #expect(container.description == "NSTextAttachment public.data")
  }

  @Test func `TS-27 alignments of Core Text mean those of UIKit`() {
    let alignments: [NSTextAlignment] = [.left, .right, .center, .justified, .natural]
    let others = alignments.map { CTTextAlignment($0) }
    #expect(others.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(others.map { NSTextAlignment($0) } == alignments)
  }

  @Test func `TS-24 every name of a family makes a font of it`() {
    #expect(UIFont.familyNames.count == 4)
    for family in UIFont.familyNames {
      let names = UIFont.fontNames(forFamilyName: family)
      #expect(names.count == 18)
      #expect(names.allSatisfy { UIFont(name: $0, size: 9)?.fontName == $0 })
    }
    #expect(UIFont.fontNames(forFamilyName: "x").isEmpty)
  }

  @Test func `TS-30 a bounding rectangle is around the lines`() {
    let endless = CGSize(width: 60, height: CGFloat.greatestFiniteMagnitude)
    let string = "one two three"
    let attributes: [NSAttributedString.Key: Any] = [
      .font: font, .paragraphStyle: style { $0.lineSpacing = 4 },
    ]
    let rect = string.boundingRect(
      with: endless, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: attributes,
      context: nil)
    #expect(rect.origin == .zero && near(rect.width, 50) && near(rect.height, 3 * height + 8))
    let other = NSString(string: string).boundingRect(
      with: endless, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    let attributed = NSAttributedString(string: string, attributes: attributes).boundingRect(
      with: endless, options: .usesLineFragmentOrigin, context: nil)
    #expect(other == rect && attributed == rect)
    #expect(
      NSString(string: "abc").size(withAttributes: attributes)
        == "abc".size(withAttributes: attributes))
    let free = string.boundingRect(
      with: .zero, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    #expect(near(free.width, 130) && near(free.height, height))
  }

  @Test func `TS-31 without lines the baseline is at the origin`() {
    let rect = text("one\ntwo", nil).boundingRect(
      with: CGSize(width: 20, height: 0), options: [], context: nil)
    #expect(near(rect.width, 30) && near(rect.minY, -font.ascender) && near(rect.height, height))
    let drawn = lines {
      text("ab", nil).draw(with: CGRect(x: 5, y: 50, width: 0, height: 0), context: nil)
    }
    #expect(drawn.map(\.origin.x) == [5] && near(drawn.first?.origin.y ?? 0, 50))
  }

  @Test func `TS-32 the last line that fits ends in an ellipsis`() {
    let size = CGSize(width: 60, height: 2 * height)
    let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .truncatesLastVisibleLine]
    let string = text("one two three four", nil)
    #expect(
      near(string.boundingRect(with: size, options: options, context: nil).height, 2 * height))
    let drawn = lines {
      string.draw(with: CGRect(origin: .zero, size: size), options: options, context: nil)
    }
    #expect(drawn.map(\.string) == ["one", "two t\u{2026}"])
  }

  @Test func `TS-33 what is drawn is where it was measured`() {
    let rect = CGRect(x: 3, y: 4, width: 60, height: 100)
    let string = text("one two three", style { $0.alignment = .right })
    let drawn = lines { string.draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }
    #expect(drawn.map { Int($0.origin.x.rounded()) } == [33, 33, 13])
    #expect(near(drawn.last?.origin.y ?? 0, 4 + 2 * height + font.ascender))
  }

  @Test func `TS-34 text becomes smaller until it fits`() {
    let context = NSStringDrawingContext()
    #expect(context.minimumScaleFactor == 0 && context.actualScaleFactor == 1)
    context.minimumScaleFactor = 0.5
    let size = CGSize(width: 75, height: 0)
    let rect = text("aaaaaaaaaa", nil).boundingRect(with: size, options: [], context: context)
    #expect(near(context.actualScaleFactor, 0.75) && rect.width <= 75.02)
    #expect(context.totalBounds == rect)
    _ = text("aaaaaaaaaa", nil).boundingRect(
      with: CGSize(width: 10, height: 0), options: [], context: context)
    #expect(near(context.actualScaleFactor, 0.5))
  }

  @Test func `TS-40 a text without characters is made without arguments`() {
    #expect(NSAttributedString().length == 0)
    let string = NSMutableAttributedString()
    string.append(NSAttributedString(string: "a", attributes: [.foregroundColor: UIColor.red]))
    #expect(string.length == 1)
    #expect(NSAttributedString(attributedString: string).string == "a")
  }
}

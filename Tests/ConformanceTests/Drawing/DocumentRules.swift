// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("TS documents", .freshApplication)
struct DocumentRules {
  private func text(_ html: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(html.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html,
        .characterEncoding: String.Encoding.utf8.rawValue,
      ], documentAttributes: nil)
  }

  @Test func `TS-50 HTML becomes a text with attributes, which a label shows`() throws {
    let text = try text(
      "<p style='text-align:center'>See <a href='https://a.org/'>us</a>, <b><s>x</s></b></p>")
    #expect(text.string == "See us, x\n")
    let plain = text.attributes(at: 0, effectiveRange: nil)
    let link = text.attributes(at: 4, effectiveRange: nil)
    let struck = text.attributes(at: 8, effectiveRange: nil)
    #expect((plain[.font] as? UIFont)?.pointSize == 12)
    #expect(plain[.foregroundColor] as? UIColor == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect((plain[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
    #expect(link[.link] as? URL == URL(string: "https://a.org/"))
    #expect(link[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
    #expect(struck[.strikethroughStyle] as? Int == NSUnderlineStyle.single.rawValue)
    let traits = (struck[.font] as? UIFont)?.fontDescriptor.symbolicTraits
    #expect(traits?.contains(.traitBold) == true)
    let label = UILabel()
    label.attributedText = text
    #expect(label.text == "See us, x\n")
    #expect(label.intrinsicContentSize.width > 0)
  }

  @Test func `TS-54 items of lists are indented`() throws {
    let text = try text("<ul><li>a</li></ul>")
    let values = text.attributes(at: 0, effectiveRange: nil)
    let style = values[.paragraphStyle] as? NSParagraphStyle
    #expect(style?.headIndent == 36)
    #expect(style?.tabStops.map(\.location) == [11, 36])
  }

  @Test func `TS-55 a document is what it says, or what it looks like`() throws {
    var found: NSDictionary?
    let guessed = try NSMutableAttributedString(
      data: Data(" <i>a</i>".utf8), options: [:], documentAttributes: &found)
    #expect(guessed.string == "a")
    #expect(found?["DocumentType"] as? String == "NSHTML")
    let plain = try NSAttributedString(
      data: Data("<i>a".utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.plain,
        .defaultAttributes: [NSAttributedString.Key.link: "b"],
      ], documentAttributes: nil)
    #expect(plain.string == "<i>a")
    #expect(plain.attribute(.link, at: 0, effectiveRange: nil) as? String == "b")
    let windows = try NSAttributedString(
      data: Data([0x93, 0xE9, 0x94]), options: [:], documentAttributes: nil)
    #expect(windows.string == "\u{201C}\u{E9}\u{201D}")
    #expect(throws: NSError.self) {
      try NSAttributedString(
        data: Data(), options: [.documentType: NSAttributedString.DocumentType(rawValue: "NSRTF")],
        documentAttributes: nil)
    }
  }

  /// The lists of each paragraph of a text, the outermost first.
  private func lists(_ text: NSAttributedString) -> [[NSTextList]] {
    let whole = NSString(string: text.string)
    var result: [[NSTextList]] = []
    var place = 0
    while place < text.length {
      let value = text.attribute(.paragraphStyle, at: place, effectiveRange: nil)
      result.append((value as? NSParagraphStyle)?.textLists ?? [])
      place = NSMaxRange(whole.paragraphRange(for: NSRange(location: place, length: 0)))
    }
    return result
  }

  private func formats(_ text: NSAttributedString) -> [String] {
    lists(text).map { (lists: [NSTextList]) -> String in
      let formats = lists.map { (list: NSTextList) -> String in
        "\(list.startingItemNumber)\(list.markerFormat.rawValue)"
      }
      return formats.joined(separator: " ")
    }
  }

  /// A text as it is read again that was written as HTML.
  private func again(_ text: NSAttributedString) throws -> NSAttributedString {
    let all = NSRange(location: 0, length: text.length)
    let data = try text.data(
      from: all, documentAttributes: [.documentType: NSAttributedString.DocumentType.html])
    return try self.text(String(decoding: data, as: UTF8.self))
  }

  @Test func `TS-60 lists are read and written, and items have them in common`() throws {
    let text = try self.text(
      """
      <ol type=i start=3><li>a<li><b>b</b><ul><li>c</ul><li>d</ol><p>e</p>
      <ul style='list-style-type: square'><li>f<li></ul>
      """)
    #expect(text.string == "\tiii.\ta\n\tiv.\tb\n\t◦\tc\n\tv.\td\ne\n\t▪\tf\n\t▪\t\n")
    let roman = "3{lower-roman}."
    let wanted = [roman, roman, roman + " 1{circle}", roman, "", "1{square}", "1{square}"]
    #expect(formats(text) == wanted)
    #expect(Set(lists(text).joined().map { ObjectIdentifier($0) }).count == 3)
    let again = try again(text)
    #expect(again.string == text.string && looks(again) == looks(text))
    #expect(formats(again) == wanted)
    let style = NSMutableParagraphStyle()
    style.textLists = [NSTextList(markerFormat: .decimal, options: 0)]
    let own = NSAttributedString(
      string: "\t7.\tx\n\t9.\ty\nz\n", attributes: [.paragraphStyle: style])
    let read = try self.again(own)
    #expect(read.string == own.string && formats(read) == ["7{decimal}.", "9{decimal}.", ""])
  }

  @Test func `TS-60 a list goes on behind a paragraph that is no item`() throws {
    let text = try self.text("<ol type=a><li>a<p>b</p><li>c</ol>")
    #expect(text.string == "\ta.\ta\nb\n\tb.\tc\n")
    let read = try again(text)
    #expect(read.string == text.string)
    #expect(formats(read) == ["1{lower-alpha}.", "", "2{lower-alpha}."])
  }

  /// How each UTF-16 unit of a text looks.
  private func looks(_ text: NSAttributedString) -> [String] {
    (0..<text.length).map { (place: Int) -> String in
      let values = text.attributes(at: place, effectiveRange: nil)
      let style = values[.paragraphStyle] as? NSParagraphStyle
      let parts: [Any?] = [
        values[.font], values[.foregroundColor], values[.link], values[.underlineStyle],
        style?.alignment, style?.paragraphSpacing,
      ]
      return parts.map { (part: Any?) -> String in "\(part ?? "none")" }.joined(separator: ", ")
    }
  }

  @Test func `TS-56 a text is written so that it is read as the same`() throws {
    let text = try self.text(
      """
      <p style='text-align:center'>A &lt;<b>b</b>&nbsp;<a href='https://a.org/?a&amp;b'>c</a><br>
      <u>d</u></p><div><br></div><div><font color='#ff8000' face='Menlo'>\u{E9}</font></div>
      """)
    #expect(text.string == "A <b\u{A0}c\u{2028}d\n\n\u{E9}\n")
    let all = NSRange(location: 0, length: text.length)
    typealias Key = NSAttributedString.DocumentAttributeKey
    let html: [Key: Any] = [.documentType: NSAttributedString.DocumentType.html]
    let data = try text.data(from: all, documentAttributes: html)
    let again = try self.text(String(decoding: data, as: UTF8.self))
    #expect(again.string == text.string && looks(again) == looks(text))
    let plain: [Key: Any] = [.documentType: "NSPlainText"]
    let start = NSRange(location: 0, length: 1)
    #expect(try text.data(from: start, documentAttributes: plain) == Data("A".utf8))
    let ascii = plain.merging([.characterEncoding: String.Encoding.ascii.rawValue]) { $1 }
    let rich: [Key: Any] = [.documentType: NSAttributedString.DocumentType("NSRTF")]
    let far = NSRange(location: 1, length: .max)
    let wrong: [(range: NSRange, values: [Key: Any], code: Int)] = [
      (all, ascii, 517), (all, rich, 66062), (all, [:], 66062), (far, plain, 512),
    ]
    for (range, values, code) in wrong {
      let error = #expect(throws: NSError.self) {
        try text.data(from: range, documentAttributes: values)
      }
      #expect(error?.code == code)
    }
  }
}

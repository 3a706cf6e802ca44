// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost
import UIKitText

// Rules: TS-50, TS-52, TS-54, TS-60.
/// Text that was HTML, with attributes.
enum MarkupText {
  /// How far an item of a list is from the edge, for each list around it, in points.
  private static let itemIndent = 36.0
  /// How far the mark of an item is from where the list begins, in points.
  private static let markIndent = 11.0

  static func attributedString(of html: String) -> NSAttributedString {
    let runs = MarkupReader.runs(of: html)
    let result = NSMutableAttributedString(string: runs.map(\.text).joined())
    var lists: [ObjectIdentifier: NSTextList] = [:]
    var place = 0
    for run in runs {
      let range = NSRange(location: place, length: run.text.utf16.count)
      let style = paragraphStyle(run.paragraph)
      style.textLists = run.paragraph.lists.map { (list: MarkupList) -> NSTextList in
        let made = lists[ObjectIdentifier(list)] ?? textList(list)
        lists[ObjectIdentifier(list)] = made
        return made
      }
      result.setAttributes(attributes(run, style), range: range)
      place += range.length
    }
    return result
  }

  private static func textList(_ list: MarkupList) -> NSTextList {
    NSTextList(markerFormat: NSTextList.MarkerFormat(list.format), startingItemNumber: list.start)
  }

  private static func attributes(
    _ run: MarkupRun, _ paragraphStyle: NSParagraphStyle
  ) -> [NSAttributedString.Key: Any] {
    let style = run.style
    var attributes: [NSAttributedString.Key: Any] = [
      .font: font(style), .foregroundColor: style.color.map(color) ?? UIColor.blackOfMarkup,
      .paragraphStyle: paragraphStyle,
    ]
    if let background = style.background { attributes[.backgroundColor] = color(background) }
    if style.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if style.isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if let link = style.link { attributes[.link] = URL(string: link) ?? link }
    if style.raise != 0 { attributes[.baselineOffset] = style.raise }
    return attributes
  }

  /// The first family that there is; without any the one with serifs.
  private static func font(_ style: MarkupStyle) -> UIFont {
    var face = style.families.lazy.compactMap(face).first ?? FontFace(family: .serif)
    if style.isBold { face.weight = max(face.weight, FontFace.bold) }
    if style.isItalic { face.isItalic = true }
    return UIFont(face: face, size: style.size)
  }

  private static func face(_ family: String) -> FontFace? {
    switch family.lowercased() {
    case "monospace", "ui-monospace": FontFace(family: .monospaced)
    case "serif", "ui-serif": FontFace(family: .serif)
    case "ui-rounded": FontFace(family: .rounded)
    case "sans-serif", "system-ui", "ui-sans-serif", "-apple-system", "blinkmacsystemfont":
      FontFace()
    default: FontNames.face(family)
    }
  }

  private static func color(_ color: MarkupColor) -> UIColor {
    UIColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  private static func paragraphStyle(_ paragraph: MarkupParagraph) -> NSMutableParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = paragraph.alignment
    style.paragraphSpacing = paragraph.spacing
    style.firstLineHeadIndent = paragraph.indent
    style.headIndent = paragraph.indent
    let level = paragraph.lists.count
    guard level > 0 else { return style }
    let start = paragraph.indent + itemIndent * Double(level - 1)
    style.headIndent = start + itemIndent
    style.tabStops = [start + markIndent, start + itemIndent].map { place in
      NSTextTab(textAlignment: .left, location: place)
    }
    return style
  }
}

extension UIColor {
  /// The colour of text that nothing is said of: black on any ground.
  fileprivate static let blackOfMarkup = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
}

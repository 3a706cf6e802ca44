// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost
import UIKitText

// Rules: TS-56, TS-60.
/// Writes text with attributes as HTML that is read as the same.
enum MarkupWriter {
  private static let lineSeparator: Character = "\u{2028}"

  /// - Parameter charset: the name of the encoding; nil says none.
  static func html(of text: NSAttributedString, charset: String?) -> String {
    var blocks = ""
    var lists = MarkupListWriter()
    let whole = NSString(string: text.string)
    var place = 0
    while place < text.length {
      let paragraph = whole.paragraphRange(for: NSRange(location: place, length: 0))
      guard paragraph.length > 0 else { break }
      let part = text.attributedSubstring(from: paragraph)
      if let item = lists.item(part) {
        blocks += item.tags + self.item(part, behind: item.mark)
      } else {
        blocks += lists.end() + block(part)
      }
      place = paragraph.location + paragraph.length
    }
    blocks += lists.end()
    let head = charset.map { "<meta charset=\"\($0)\">" } ?? ""
    return "<!DOCTYPE html>\n<html>\n<head>\(head)</head>\n<body>\n\(blocks)</body>\n</html>\n"
  }

  private static func block(_ text: NSAttributedString) -> String {
    let content = content(of: text, from: 0)
    let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    let spacing = style?.paragraphSpacing ?? 0
    let name = spacing > 0 ? "p" : "div"
    var looks = ["white-space: pre-wrap", "margin: 0 0 \(points(spacing)) 0"]
    if let side = style.flatMap({ edge($0.alignment) }) { looks.append("text-align: \(side)") }
    let shown = content.isEmpty ? "<br>" : content
    return "<\(name) style=\"\(looks.joined(separator: "; "))\">\(shown)</\(name)>\n"
  }

  /// An item of a list, whose mark looks as the item says.
  private static func item(_ text: NSAttributedString, behind mark: Int) -> String {
    let values = text.attributes(at: 0, effectiveRange: nil)
    var looks = ["white-space: pre-wrap"] + fontLooks(values)
    if let color = values[.foregroundColor] as? UIColor { looks.append("color: \(written(color))") }
    let style = values[.paragraphStyle] as? NSParagraphStyle
    if let side = style.flatMap({ edge($0.alignment) }) { looks.append("text-align: \(side)") }
    let content = content(of: text, from: mark)
    return "<li style=\"\(looks.joined(separator: "; "))\">\(content)</li>\n"
  }

  private static func content(of text: NSAttributedString, from start: Int) -> String {
    var content = ""
    let range = NSRange(location: start, length: text.length - start)
    text.enumerateAttributes(in: range) { values, range, _ in
      let part = escaped(text.attributedSubstring(from: range).string)
      if !part.isEmpty { content += run(part, values) }
    }
    return content
  }

  private static func fontLooks(_ values: [NSAttributedString.Key: Any]) -> [String] {
    guard let font = values[.font] as? UIFont else { return [] }
    return [
      "font-family: \(families(font.face.family))", "font-size: \(points(font.pointSize))",
      "font-weight: \(font.face.weight)",
      "font-style: \(font.face.isItalic ? "italic" : "normal")",
    ]
  }

  private static func run(_ text: String, _ values: [NSAttributedString.Key: Any]) -> String {
    let target = (values[.link] as? URL)?.absoluteString ?? values[.link] as? String
    var looks = fontLooks(values)
    let color = values[.foregroundColor] as? UIColor ?? (target == nil ? nil : UIColor.black)
    if let color { looks.append("color: \(written(color))") }
    if let color = values[.backgroundColor] as? UIColor {
      looks.append("background-color: \(written(color))")
    }
    var lines: [String] = []
    if hasLine(values[.underlineStyle]) { lines.append("underline") }
    if hasLine(values[.strikethroughStyle]) { lines.append("line-through") }
    if !lines.isEmpty || target != nil {
      looks.append("text-decoration: \(lines.isEmpty ? "none" : lines.joined(separator: " "))")
    }
    let span =
      looks.isEmpty ? text : "<span style=\"\(looks.joined(separator: "; "))\">\(text)</span>"
    return target.map { "<a href=\"\(escaped($0))\">\(span)</a>" } ?? span
  }

  private static func hasLine(_ value: Any?) -> Bool {
    switch value {
    case let style as NSUnderlineStyle: return !style.isEmpty
    case let number as Int: return number != 0
    case let number as NSNumber: return number.intValue != 0
    default: return false
    }
  }

  private static func edge(_ alignment: NSTextAlignment) -> String? {
    switch alignment {
    case .left: "left"
    case .right: "right"
    case .center: "center"
    case .justified: "justify"
    case .natural: nil
    }
  }

  private static func families(_ family: FontFace.Family) -> String {
    switch family {
    case .system: "system-ui, sans-serif"
    case .monospaced: "ui-monospace, monospace"
    case .serif: "ui-serif, serif"
    case .rounded: "ui-rounded, sans-serif"
    }
  }

  /// A length with at most three digits behind the point.
  private static func points(_ length: CGFloat) -> String {
    let rounded = Double((length * 1000).rounded() / 1000)
    return rounded == rounded.rounded() ? "\(Int(rounded, in: 0...1_000_000))px" : "\(rounded)px"
  }

  private static func written(_ color: UIColor) -> String {
    let parts = color.cgColor.exact
    let numbers = [parts.red, parts.green, parts.blue].map { (part: Double) -> String in
      String(Int((part * 255).rounded(), in: 0...255))
    }
    return "rgba(\(numbers.joined(separator: ", ")), \(parts.alpha))"
  }

  /// Text in which nothing is read as an element; breaks within a paragraph are elements, and its end
  /// and what stands for attachments is left out.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case lineSeparator: result += "<br>"
      case InlineBox.character: continue
      default: if !character.isNewline { result.append(character) }
      }
    }
    return result
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: TS-50, TS-52.
/// An element that has begun, with how what is in it looks.
struct MarkupElement {
  let name: String
  let attributes: [String: String]
  var style = MarkupStyle()
  var paragraph = MarkupParagraph()
  /// The number of the next item of a list.
  var nextNumber = 1
  /// What the marks of a list are; nil where it does not say.
  private var markKind: String?

  /// What is around everything.
  init() {
    name = ""
    attributes = [:]
  }

  /// An element in another.
  init(_ name: String, _ attributes: [String: String], in outer: MarkupElement) {
    self.name = name
    self.attributes = attributes
    inherit(outer)
  }

  /// Looks as what is around it, but for what it says itself.
  mutating func inherit(_ outer: MarkupElement) {
    (style, paragraph) = (outer.style, outer.paragraph)
    applyName()
    if name == "font" { applyFont() }
    if isBlock, let text = attributes["align"] { align(text) }
    if let text = attributes["style"] { applyDeclarations(text) }
    if isList { beginList() }
  }

  // Rules: TS-54, TS-60.
  private mutating func beginList() {
    let isOrdered = name == "ol"
    nextNumber = isOrdered ? attributes["start"].flatMap { Int($0) } ?? 1 : 1
    let usual = MarkupList.kind(isOrdered: isOrdered, depth: paragraph.lists.count)
    paragraph.lists.append(MarkupList(kind: markKind ?? usual, start: nextNumber))
  }

  var isBlock: Bool { Self.blocks.contains(name) }
  var isList: Bool { name == "ul" || name == "ol" }
  /// Ends where it is told to, though elements in it go on.
  var isFormatting: Bool { Self.formatting.contains(name) }

  static let blocks = words(
    """
    p div h1 h2 h3 h4 h5 h6 ul ol li pre blockquote center table tr td th section article header
    footer main nav aside address figure figcaption dl dt dd form fieldset html body
    """)
  private static let formatting = words(
    "b strong i em u ins s strike del a font span code tt kbd samp small big sub sup mark cite var")
  /// Elements that have nothing in them.
  static let empty = words("br hr img input meta link area base col embed source track wbr param")
  /// Elements whose content is no text of the document.
  static let skipped = words("script style title textarea noscript iframe")

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map { String($0) })
  }

  /// How much larger the headings are than usual text.
  private static let headings = ["h1": 2, "h2": 1.5, "h3": 1.17, "h4": 1, "h5": 0.83, "h6": 0.67]

  private mutating func applyName() {
    switch name {
    case "b", "strong", "th": style.isBold = true
    case "i", "em", "cite", "var", "dfn", "address": style.isItalic = true
    case "u", "ins": style.isUnderlined = true
    case "s", "strike", "del": style.isStruck = true
    case "code", "kbd", "samp", "tt": style.families = ["monospace"]
    case "pre":
      style.families = ["monospace"]
      style.keepsBlanks = true
    case "big": style.scale(by: 1.2)
    case "small": style.scale(by: 0.83)
    case "sub", "sup":
      style.raise += name == "sup" ? style.size / 3 : -style.size / 6
      style.scale(by: 0.83)
    case "mark": style.background = MarkupColor("yellow")
    case "center": paragraph.alignment = .center
    case "p": paragraph.spacing = MarkupStyle.usualSize
    case "blockquote": paragraph.indent += 40
    case "dd": paragraph.indent += 40
    case "ul", "ol": markKind = attributes["type"].flatMap { MarkupList.kind(ofType: $0) }
    case "a":
      guard let target = attributes["href"] else { break }
      style.link = target
      style.isUnderlined = true
      style.color = .link
    default:
      guard let factor = Self.headings[name] else { break }
      style.isBold = true
      style.setSize(MarkupStyle.usualSize * factor)
      paragraph.spacing = MarkupStyle.usualSize
    }
  }

  /// Sizes of `font`, in points: from 1 to 7.
  private static let fontSizes = [7.5, 9.75, 12, 13.5, 18, 24, 36]

  private mutating func applyFont() {
    if let text = attributes["color"], let color = MarkupColor(text) { style.color = color }
    if let text = attributes["face"] { style.families = MarkupValue.families(text) }
    if let text = attributes["size"], let number = Int(text),
      (-9...9).contains(number)
    {
      let isRelative = text.hasPrefix("+") || text.hasPrefix("-")
      let index = min(max(isRelative ? 3 + number : number, 1), 7) - 1
      style.setSize(Self.fontSizes[index])
    }
  }

  private mutating func align(_ text: String) {
    switch MarkupValue.word(text) {
    case "left", "start": paragraph.alignment = .left
    case "right", "end": paragraph.alignment = .right
    case "center": paragraph.alignment = .center
    case "justify": paragraph.alignment = .justified
    default: break
    }
  }

  /// What an attribute `style` says, such as `color: red; font-size: 17px`.
  private mutating func applyDeclarations(_ text: String) {
    for declaration in text.split(separator: ";") {
      guard let colon = declaration.firstIndex(of: ":") else { continue }
      // Behind the value may stand that it is important, which all are here.
      let value = String(declaration[declaration.index(after: colon)...].prefix { $0 != "!" })
      apply(MarkupValue.word(String(declaration[..<colon])), value)
    }
  }

  private mutating func apply(_ property: String, _ value: String) {
    let word = MarkupValue.word(value)
    guard word != "inherit", word != "unset" else { return }
    switch property {
    case "color": style.color = MarkupColor(value) ?? style.color
    case "background", "background-color": style.background = MarkupColor(value)
    case "font-size": MarkupValue.size(word, in: style.size).map { style.setSize($0) }
    case "font-family": style.families = MarkupValue.families(value)
    case "font-weight": style.isBold = word.hasPrefix("bold") || (Int(word) ?? 0) >= 600
    case "font-style": style.isItalic = word == "italic" || word == "oblique"
    case "text-decoration", "text-decoration-line":
      style.isUnderlined = word.contains("underline")
      style.isStruck = word.contains("line-through")
    case "text-align": if isBlock { align(word) }
    case "white-space": style.keepsBlanks = word.hasPrefix("pre")
    case "list-style", "list-style-type": markKind = MarkupList.kind(in: word) ?? markKind
    case "display": if word == "none" { style.isHidden = true }
    default: break
    }
  }
}

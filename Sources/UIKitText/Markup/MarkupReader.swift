// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: TS-50, TS-51, TS-52, TS-53, TS-54, TS-60.
/// Reads HTML as text with styles: what one would read of it, without tables, pictures or scripts.
///
/// Nothing stops it: what is not closed, not open or not known is passed over.
package struct MarkupReader {
  private var scanner: MarkupScanner
  private var runs: [MarkupRun] = []
  /// What is open, the innermost last; the first is around everything.
  private var open = [MarkupElement()]
  /// How many elements of a name are open.
  private var counts: [String: Int] = [:]
  /// Something stands in the line already.
  private var lineHasText = false
  /// A blank that is shown if something follows in the line.
  private var blank: MarkupElement?
  /// Breaks that are shown if something follows.
  private var breaks = 0
  /// What is before an item, until something of it comes.
  private var marker: (text: String, element: MarkupElement)?

  /// No more elements are open in each other: further ones are passed over.
  private static let deepest = 256
  private static let lineBreak = "\u{2028}"

  private init(_ text: String) { scanner = MarkupScanner(text) }

  /// The text of HTML, in pieces that look different.
  ///
  /// Each block ends in a line break.
  package static func runs(of text: String) -> [MarkupRun] {
    var reader = MarkupReader(text)
    reader.read()
    return reader.runs
  }

  private var inner: MarkupElement { open[open.count - 1] }

  private mutating func read() {
    while let token = scanner.next() {
      switch token {
      case .text(let text):
        if inner.style.keepsBlanks { addKept(text) } else { add(text) }
      case .start(let name, let attributes): begin(name, attributes)
      case .end(let name): end(name)
      }
    }
    if breaks > 1 { write(String(repeating: Self.lineBreak, count: breaks - 1), inner) }
  }

  // Elements

  private mutating func begin(_ name: String, _ attributes: [String: String]) {
    if name == "br" {
      if !inner.style.isHidden { breaks += 1 }
      blank = nil
      return
    }
    if name == "hr" { return endLine() }
    guard !MarkupElement.empty.contains(name) else { return }
    guard !MarkupElement.skipped.contains(name) else { return scanner.skipContent(of: name) }
    let isBlock = MarkupElement.blocks.contains(name)
    if isBlock {
      endLine()
      if counts["p", default: 0] > 0 { end("p") }
      if name == "li" { endItem() }
    }
    guard open.count < Self.deepest else { return }
    let element = MarkupElement(name, attributes, in: inner)
    open.append(element)
    counts[name, default: 0] += 1
    if name == "li", !element.style.isHidden { mark(element) }
  }

  private mutating func end(_ name: String) {
    guard counts[name, default: 0] > 0, let place = open.lastIndex(where: { $0.name == name })
    else { return }
    if name == "li" || open[place].isList { showEmptyItem() }
    if open[place].isBlock { endLine() }
    let above = open[(place + 1)...]
    counts[name, default: 0] -= 1
    if open[place].isFormatting, above.allSatisfy(\.isFormatting) {
      open.remove(at: place)
      for index in place..<open.count { open[index].inherit(open[index - 1]) }
    } else {
      for element in above { counts[element.name, default: 0] -= 1 }
      open.removeSubrange(place...)
    }
  }

  /// An item without anything is its mark alone.
  private mutating func showEmptyItem() {
    guard marker != nil else { return }
    startLine()
    lineHasText = true
  }

  /// An item ends where the next one of its list begins.
  private mutating func endItem() {
    let last = open.last { $0.name == "li" || $0.isList }
    if last?.name == "li" { end("li") }
  }

  private mutating func mark(_ element: MarkupElement) {
    guard let place = open.lastIndex(where: \.isList), let list = open[place].paragraph.lists.last
    else { return }
    marker = (MarkupList.marker(list.kind, open[place].nextNumber), element)
    open[place].nextNumber &+= 1
  }

  // Text

  /// Text in which blanks and line breaks are one blank.
  private mutating func add(_ text: String) {
    var word = ""
    for scalar in text.unicodeScalars {
      guard scalar == " " || ("\t"..."\r").contains(scalar) else {
        word.unicodeScalars.append(scalar)
        continue
      }
      addWord(word)
      word = ""
      if lineHasText, breaks == 0, blank == nil { blank = inner }
    }
    addWord(word)
  }

  private mutating func addWord(_ word: String) {
    guard !word.isEmpty, !inner.style.isHidden else { return }
    startLine()
    write(word, inner)
    lineHasText = true
  }

  /// Text that is written as it is shown.
  private mutating func addKept(_ text: String) {
    guard !text.isEmpty, !inner.style.isHidden else { return }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      if index > 0, lineHasText || breaks > 0 { breaks += 1 }
      guard !line.isEmpty else { continue }
      startLine()
      write(String(line), inner)
      lineHasText = true
    }
  }

  /// Writes what waited for something to follow in the line.
  private mutating func startLine() {
    if let marker { write(marker.text, marker.element) }
    marker = nil
    if breaks > 0 {
      write(String(repeating: Self.lineBreak, count: breaks), inner)
    } else if let blank {
      write(" ", blank)
    }
    breaks = 0
    blank = nil
  }

  /// Ends the line of a block, if anything is in it.
  private mutating func endLine() {
    blank = nil
    guard lineHasText || breaks > 0 else { return }
    if let marker { write(marker.text, marker.element) }
    marker = nil
    if breaks > 1 { write(String(repeating: Self.lineBreak, count: breaks - 1), inner) }
    write("\n", inner)
    (lineHasText, breaks) = (false, 0)
  }

  private mutating func write(_ text: String, _ element: MarkupElement) {
    let last = runs.count - 1
    if last >= 0, runs[last].style == element.style, runs[last].paragraph == element.paragraph {
      runs[last].text += text
    } else {
      runs.append(MarkupRun(text: text, style: element.style, paragraph: element.paragraph))
    }
  }
}

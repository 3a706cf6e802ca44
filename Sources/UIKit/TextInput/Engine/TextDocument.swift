// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// A text and where it lies: laid out paragraph by paragraph, as far as somebody looks.
///
/// Points are in the coordinates of the text, whose first line is at the top left. Offsets count
/// UTF-16 units.
@MainActor
final class TextDocument: TextStream {
  private(set) var buffer: TextBuffer
  /// What text without attributes looks like.
  var base: AttributeSet {
    didSet { frameDidChange() }
  }

  /// The room for the text.
  var frame = TextFrame() { didSet { if frame != oldValue { frameDidChange() } } }

  init(base: AttributeSet) {
    self.base = base
    buffer = TextBuffer(StyledText("", base))
    frameDidChange()
  }

  var length: Int { buffer.length }
  var string: String { buffer.string(in: 0..<length) }

  /// The height of the text, as far as paragraphs were not laid out by an estimate.
  var height: CGFloat { buffer.height }

  /// The width of the widest of some first lines; for text in one line.
  var firstParagraphWidth: CGFloat { layout(buffer.firstPlace).width }

  // MARK: Changing

  func setText(_ text: StyledText) {
    buffer = TextBuffer(text)
    frameDidChange()
  }

  func replace(_ range: Range<Int>, with text: StyledText) {
    buffer.replace(range, with: text, estimate: estimate)
  }

  func changeAttributes(in range: Range<Int>, _ change: (AttributeSet) -> AttributeSet) {
    buffer.changeAttributes(in: range, change)
  }

  /// The nearest range of the text, no end of which is inside a character.
  func valid(_ range: Range<Int>) -> Range<Int> {
    let start = buffer.valid(range.lowerBound)
    return start..<max(start, buffer.valid(range.upperBound))
  }

  // MARK: Layout

  private func frameDidChange() { buffer.estimateAll(estimate) }

  /// The height of a paragraph that was not laid out, by the number of its characters.
  private func estimate(_ paragraph: TextParagraph) -> CGFloat {
    let font = (paragraph.runs.first?.attributes.style ?? base.style).font
    guard frame.width.isFinite, font.pointSize > 0 else { return font.lineHeight }
    let perLine = max(1, frame.width / (font.pointSize * Self.widthOfCharacter))
    return max(1, (CGFloat(paragraph.contentLength) / perLine).rounded(.up)) * font.lineHeight
  }

  /// Near the mean advance of Latin text, in parts of the font's size.
  private static let widthOfCharacter: CGFloat = 0.5

  func layout(_ place: TextBuffer.Place) -> ParagraphLayout {
    let paragraph = buffer[place]
    let generation = FontTable.shared.generation
    if let known = paragraph.layout, known.generation == generation, known.frame == frame {
      return known
    }
    let made = ParagraphLayout(paragraph, frame, generation: generation, emptyStyle: base.style)
    paragraph.layout = made
    buffer.setHeight(made.height, at: place)
    return made
  }

  /// Calls `body` with the paragraphs between two heights and their tops, laid out.
  func forEachParagraph(
    from top: CGFloat, to bottom: CGFloat,
    _ body: (TextBuffer.Place, ParagraphLayout, CGFloat) -> Void
  ) {
    var (place, y) = buffer.place(atHeight: top)
    while true {
      let layout = layout(place)
      body(place, layout, y)
      y += layout.height
      guard y <= bottom, let next = buffer.next(after: place) else { return }
      place = next
    }
  }

  // MARK: The stream that tokenizers read

  func paragraph(at offset: Int) -> (text: String, start: Int) {
    let place = buffer.place(at: offset)
    return (buffer[place].string, place.start)
  }

  func lines(at offset: Int) -> [Range<Int>]? {
    let layout = layout(buffer.place(at: offset))
    return layout.lines.map {
      layout.offsets[$0.clusters.lowerBound]..<layout.offsets[$0.clusters.upperBound]
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

/// A text and where it lies: laid out paragraph by paragraph, as far as somebody looks.
///
/// Points are in the coordinates of the text, whose first line is at the top left. Offsets count
/// UTF-16 units.
@MainActor
package final class TextDocument: TextStream {
  // OPTIMIZATION: unchecked, for a key asks for each line that is seen, and nothing calls out during
  // an access.
  @exclusivity(unchecked) package private(set) var buffer: TextBuffer
  /// What text without attributes looks like.
  package var base: AttributeSet {
    didSet {
      // Only a last paragraph may be empty, and nothing but the base says how high that is.
      buffer[buffer.lastPlace].forgetLayout()
      frameDidChange()
    }
  }

  /// The store that comes first, if there is one.
  package weak var mirror: (any TextMirror)?

  /// How often characters were replaced.
  package private(set) var version = 0
  private var markers = TextMarkers()

  /// The room for the text.
  package var frame = TextFrame() {
    didSet {
      guard frame != oldValue else { return }
      if pieceLength != buffer.pieceLength { cutAnew() }
      frameDidChange()
    }
  }

  package init(base: AttributeSet) {
    self.base = base
    buffer = TextBuffer(StyledText("", base), pieceLength: lengthOfPiece)
    frameDidChange()
  }

  /// About how many units of a long paragraph are laid out at once, as each key in it demands.
  var lengthOfPiece = 1024 {
    didSet {
      cutAnew()
      frameDidChange()
    }
  }

  /// A line that never ends cannot be cut.
  private var pieceLength: Int {
    frame.isOneLine || !frame.width.isFinite ? Int.max / 4 : lengthOfPiece
  }

  private func cutAnew() {
    buffer = TextBuffer(buffer.text(in: 0..<length), pieceLength: pieceLength)
  }

  package var length: Int { buffer.length }
  package var string: String { buffer.string(in: 0..<length) }

  /// The height of the text, as far as paragraphs were not laid out by an estimate.
  package var height: CGFloat { buffer.height }

  /// The width of the widest of some first lines; for text in one line.
  package var firstParagraphWidth: CGFloat { layout(buffer.firstPlace).width }

  // MARK: Changing

  package func setText(_ text: StyledText) {
    if let mirror { return mirror.replace(0..<length, with: text) }
    markersFollow(0..<length, to: text)
    buffer = TextBuffer(text, pieceLength: pieceLength)
    version += 1
    frameDidChange()
  }

  /// Replaces a range.
  ///
  /// - Returns: the length of what stands there now, which a mirror may have changed.
  @discardableResult
  package func replace(_ range: Range<Int>, with text: StyledText) -> Int {
    let before = length
    if let mirror { mirror.replace(range, with: text) } else { store(range, with: text) }
    return max(0, length - before + range.count)
  }

  /// Replaces a range without a word to the mirror.
  package func store(_ range: Range<Int>, with text: StyledText) {
    version += 1
    markersFollow(range, to: text)
    buffer.replace(range, with: text, estimate: estimate)
  }

  /// Marks a range, which goes with what is changed around it as long as somebody holds the marker.
  package func mark(_ range: Range<Int>) -> TextMarker {
    let marker = TextMarker(valid(range))
    markers.add(marker)
    return marker
  }

  private func markersFollow(_ range: Range<Int>, to new: StyledText) {
    guard !markers.isEmpty else { return }
    markers.follow(range, from: buffer.string(in: range), to: new.string)
  }

  /// Has a piece that goes on end at an offset of it, by which it becomes lower.
  func endPiece(_ place: TextBuffer.Place, at offset: Int, losing height: CGFloat) {
    buffer.endPiece(place, at: offset, losing: height, estimate: estimate)
  }

  package func changeAttributes(in range: Range<Int>, _ change: (AttributeSet) -> AttributeSet) {
    storeAttributes(range, change)
    mirror?.attributesDidChange(in: range)
  }

  /// Changes attributes without a word to the mirror.
  package func storeAttributes(_ range: Range<Int>, _ change: (AttributeSet) -> AttributeSet) {
    buffer.changeAttributes(in: range, change)
  }

  /// Gives all text another base, and values besides its others.
  package func restyle(_ base: AttributeSet, setting values: [NSAttributedString.Key: Any]) {
    // Most text has few sets of attributes; the old ones are kept so that none is taken for another.
    var made: [ObjectIdentifier: (old: AttributeSet, new: AttributeSet)] = [:]
    changeAttributes(in: 0..<length) { old in
      if let known = made[ObjectIdentifier(old)] { return known.new }
      let new = AttributeSet(old.values.merging(values) { $1 }, base: base.style)
      made[ObjectIdentifier(old)] = (old, new)
      return new
    }
    // Last, for it estimates how high the text is in what it looks like now.
    self.base = base
  }

  /// The nearest range of the text, no end of which is inside a character.
  package func valid(_ range: Range<Int>) -> Range<Int> {
    let start = buffer.valid(range.lowerBound)
    return start..<max(start, buffer.valid(range.upperBound))
  }

  // MARK: Layout

  private func frameDidChange() { buffer.estimateAll(estimate) }

  /// The height of a paragraph that was not laid out, by the number of its characters.
  private func estimate(_ paragraph: TextParagraph) -> CGFloat {
    let font = (paragraph.runs.first?.attributes.style ?? base.style).font
    guard frame.width.isFinite, font.letterSize > 0 else { return font.lineHeight }
    let perLine = max(1, frame.width / (font.letterSize * Self.widthOfCharacter))
    return max(1, (CGFloat(paragraph.contentLength) / perLine).rounded(.up)) * font.lineHeight
  }

  /// Near the mean advance of Latin text, in parts of the font's size.
  private static let widthOfCharacter: CGFloat = 0.5

  /// Lays a paragraph or a piece of one out, whether or not it ends with a line.
  ///
  /// `settled` is for those who go on to what follows.
  package func layout(_ place: TextBuffer.Place) -> ParagraphLayout {
    layout(place, generation: FontTable.shared.generation)
  }

  /// The same, with the number of font reports.
  func layout(_ place: TextBuffer.Place, generation: Int) -> ParagraphLayout {
    let paragraph = buffer[place]
    if let known = paragraph.layout, known.generation == generation, known.frame == frame {
      // Estimated again, where the room was another one in the meantime.
      if paragraph.height != known.height { buffer.setHeight(known.height, at: place) }
      return known
    }
    let made = ParagraphLayout(
      paragraph, frame, generation: generation, emptyStyle: base.style,
      isRightToLeft: direction(of: place), isFirst: place.start == 0)
    paragraph.layout = made
    paragraph.isSettled = false
    buffer.setHeight(made.height, at: place)
    tellDirection(made.isRightToLeft, at: place)
    return made
  }

  /// Calls `body` with the paragraphs between two heights and their tops, laid out.
  package func forEachParagraph(
    from top: CGFloat, to bottom: CGFloat,
    _ body: (TextBuffer.Place, ParagraphLayout, CGFloat) -> Void
  ) {
    var (place, y) = buffer.place(atHeight: top)
    let generation = FontTable.shared.generation
    while true {
      let found = settled(place, generation: generation)
      place = found.place
      body(place, found.layout, y)
      y += found.layout.height
      guard y <= bottom, let next = buffer.next(after: place) else { return }
      place = next
    }
  }

  // MARK: The stream that tokenizers read

  package func paragraph(at offset: Int) -> (text: String, start: Int) {
    let pieces = pieces(around: offset)
    return (pieces.map { buffer[$0].string }.joined(), pieces[0].start)
  }

  package func stretch(at offset: Int) -> (text: String, start: Int) { words(around: offset) }

  package func beginsParagraph(at offset: Int) -> Bool {
    let place = buffer.place(at: offset)
    return place.start == offset && buffer.beginning(of: place) == nil
  }

  package func lines(at offset: Int) -> [Range<Int>]? {
    let (place, layout) = settled(at: offset)
    let start = place.start - paragraphStart(place).start
    return layout.lines.map {
      start + layout.offsets[$0.clusters.lowerBound]..<start
        + layout.offsets[$0.clusters.upperBound]
    }
  }
}

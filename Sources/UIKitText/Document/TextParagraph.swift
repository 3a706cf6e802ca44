// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

/// A paragraph of a text, with the line feed that ends it; or a piece of a long one.
///
/// All pieces but the last go on in the next: they end without a line feed, where a line ends.
package final class TextParagraph {
  package let string: String
  /// In UTF-16 units, with the line feed.
  package let length: Int
  /// Without the line feed.
  package let contentLength: Int
  package var runs: [StyledRun] {
    didSet {
      forgetLayout()
      isSettled = false
    }
  }
  // OPTIMIZATION: unchecked, for a key asks for each line that is seen, and nothing calls out during
  // an access.
  /// How it was laid out last.
  @exclusivity(unchecked) package var layout: ParagraphLayout? { didSet { notes?.forget() } }
  /// Whether a line was found to end where a piece ends that goes on.
  @exclusivity(unchecked) var isSettled = false { didSet { if !isSettled { notes?.forget() } } }
  /// Of the block that it is in.
  @exclusivity(unchecked) fileprivate var notes: BlockNotes?
  /// How large the paragraph that begins here is in other rooms than its document has, which holds as
  /// long as all its pieces are measured.
  @exclusivity(unchecked) var extents: [ParagraphExtent] = []
  /// Whether the paragraph was measured with this piece as it is.
  @exclusivity(unchecked) private(set) var isMeasured = false
  /// Whether the whole paragraph runs to the left; nil until it is laid out.
  package var isRightToLeft: Bool?
  /// Its height in points, estimated until it is laid out.
  @exclusivity(unchecked) package fileprivate(set) var height: CGFloat = 0

  /// How large the paragraph that begins here is in a room, as far as this piece knows; nil if it does
  /// not.
  func extent(in frame: TextFrame, _ generation: Int) -> ParagraphExtent? {
    guard isMeasured else { return nil }
    for place in extents.indices
    where extents[place].generation == generation && extents[place].frame == frame {
      return extents[place]
    }
    return nil
  }

  /// Takes an estimate for the height, before it is in a block.
  func takeEstimate(_ value: CGFloat) { height = value }

  /// Forgets how it was laid out, and how large it was.
  func forgetLayout() {
    layout = nil
    isMeasured = false
  }

  /// Notes that its paragraph is measured, and forgets how large that was before.
  func noteMeasured() {
    isMeasured = true
    extents = []
  }

  package init(_ text: StyledText) {
    string = text.string
    runs = text.runs
    length = text.string.utf16.count
    var content = length
    if let last = string.last, last.isNewline { content -= last.utf16.count }
    contentLength = content
  }

  /// All of it.
  package var text: StyledText { StyledText(string: string, runs: runs) }

  func slice(_ range: Range<Int>) -> StyledText {
    StyledText(string: string.units(range), runs: StyledText.slice(runs, range))
  }

  /// The direction it was given; nil leaves it to its letters.
  package var direction: NSWritingDirection? {
    runs.first?.attributes.values[.responderDirection] as? NSWritingDirection
  }

  /// What it says of its lines; nil for nothing.
  var format: ParagraphFormat? { runs.first?.attributes.style.paragraph?.format }

  /// Whether the line feed is the first half of one that the next paragraph may complete.
  var endsInCarriageReturn: Bool { string.utf8.last == 0x0D }
}

/// A few paragraphs, so that a text of many is found and changed in few steps.
struct ParagraphBlock {
  fileprivate(set) var paragraphs: [TextParagraph]
  fileprivate(set) var length: Int
  fileprivate(set) var height: CGFloat
  let notes = BlockNotes()

  /// The most paragraphs of a block; more are split.
  static let limit = 256

  init(_ paragraphs: some Sequence<TextParagraph>) {
    self.paragraphs = Array(paragraphs)
    length = self.paragraphs.reduce(0) { $0 + $1.length }
    height = self.paragraphs.reduce(0) { $0 + $1.height }
    for paragraph in self.paragraphs { paragraph.notes = notes }
  }

  mutating func replace(_ range: Range<Int>, with new: [TextParagraph]) {
    notes.forget()
    for paragraph in paragraphs[range] {
      length -= paragraph.length
      height -= paragraph.height
    }
    for paragraph in new {
      paragraph.notes = notes
      length += paragraph.length
      height += paragraph.height
    }
    paragraphs.replaceSubrange(range, with: new)
  }

  /// Sets the height of one paragraph, and says by how much that changed.
  mutating func setHeight(_ value: CGFloat, at index: Int) -> CGFloat {
    let change = value - paragraphs[index].height
    paragraphs[index].height = value
    height += change
    return change
  }
}

extension StyledText {
  /// The paragraphs of a text; behind a line feed at the end there is an empty one.
  package var paragraphs: [TextParagraph] {
    let cuts = LineFeeds.ends(in: string)
    if cuts.isEmpty { return [TextParagraph(self)] }
    var result: [TextParagraph] = []
    result.reserveCapacity(cuts.count + 1)
    var start = string.startIndex
    var run = 0
    var used = 0
    for cut in cuts + [string.endIndex] {
      let piece = String(string[start..<cut])
      var left = piece.utf16.count
      var pieces: [StyledRun] = []
      while left > 0 {
        let taken = min(left, runs[run].length - used)
        pieces.append(StyledRun(length: taken, attributes: runs[run].attributes))
        left -= taken
        used += taken
        if used == runs[run].length {
          run += 1
          used = 0
        }
      }
      result.append(TextParagraph(StyledText(string: piece, runs: pieces)))
      start = cut
    }
    return result
  }
}

extension NSAttributedString.Key {
  /// An `NSWritingDirection` for the paragraph that begins with the character.
  package static let responderDirection = NSAttributedString.Key("ResponderWritingDirection")
}

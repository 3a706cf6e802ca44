// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

/// A text as blocks of paragraphs, addressed by UTF-16 offsets.
///
/// A change touches the paragraphs it is in and the sums of their block, so it costs the same in a
/// long text as in a short one; long paragraphs are kept in pieces for the same reason. There is
/// always a paragraph; the last has no line feed.
package struct TextBuffer {
  /// Where a paragraph is.
  package struct Place: Equatable {
    package var block: Int
    package var index: Int
    /// The offset of its first character.
    package var start: Int
  }

  private(set) var blocks: [ParagraphBlock]
  /// About how many units a piece of a long paragraph has.
  let pieceLength: Int
  package private(set) var length: Int
  /// The sum of the heights of all paragraphs, in points.
  package private(set) var height: CGFloat

  package init(_ text: StyledText, pieceLength: Int) {
    self.pieceLength = pieceLength
    blocks = Self.blocks(of: text.paragraphs(inPiecesOf: pieceLength))
    length = blocks.reduce(0) { $0 + $1.length }
    height = 0
  }

  private static func blocks(of paragraphs: [TextParagraph]) -> [ParagraphBlock] {
    let size = ParagraphBlock.limit / 2
    return stride(from: 0, to: paragraphs.count, by: size).map {
      ParagraphBlock(paragraphs[$0..<min($0 + size, paragraphs.count)])
    }
  }

  // MARK: Finding

  package subscript(place: Place) -> TextParagraph { blocks[place.block].paragraphs[place.index] }

  package var firstPlace: Place { Place(block: 0, index: 0, start: 0) }

  package var lastPlace: Place {
    let block = blocks.count - 1
    let index = blocks[block].paragraphs.count - 1
    return Place(
      block: block, index: index, start: length - blocks[block].paragraphs[index].length)
  }

  /// The paragraph an offset is in: of two it lies between, the later one.
  package func place(at offset: Int) -> Place {
    if offset >= length { return lastPlace }
    var start = 0
    for (number, block) in blocks.enumerated() {
      if offset >= start + block.length {
        start += block.length
        continue
      }
      for (index, paragraph) in block.paragraphs.enumerated() {
        if offset < start + paragraph.length {
          return Place(block: number, index: index, start: start)
        }
        start += paragraph.length
      }
    }
    return lastPlace
  }

  /// The paragraph at a height above which `y` points of text lie, and its own top.
  package func place(atHeight y: CGFloat) -> (place: Place, top: CGFloat) {
    var top: CGFloat = 0
    var start = 0
    for (number, block) in blocks.enumerated() {
      if y >= top + block.height, number < blocks.count - 1 {
        top += block.height
        start += block.length
        continue
      }
      for (index, paragraph) in block.paragraphs.enumerated() {
        if y < top + paragraph.height {
          return (Place(block: number, index: index, start: start), top)
        }
        top += paragraph.height
        start += paragraph.length
      }
    }
    return (lastPlace, height - self[lastPlace].height)
  }

  /// The height of all text above a paragraph.
  package func top(of place: Place) -> CGFloat {
    var top: CGFloat = 0
    for block in blocks[..<place.block] { top += block.height }
    for paragraph in blocks[place.block].paragraphs[..<place.index] { top += paragraph.height }
    return top
  }

  package func next(after place: Place) -> Place? {
    let start = place.start + self[place].length
    if place.index + 1 < blocks[place.block].paragraphs.count {
      return Place(block: place.block, index: place.index + 1, start: start)
    }
    guard place.block + 1 < blocks.count else { return nil }
    return Place(block: place.block + 1, index: 0, start: start)
  }

  /// Where the block begins that follows one of which a place is the beginning; nil for the last.
  func nextBlock(after place: Place) -> Place? {
    guard place.block + 1 < blocks.count else { return nil }
    return Place(block: place.block + 1, index: 0, start: place.start + blocks[place.block].length)
  }

  package func previous(before place: Place) -> Place? {
    var before = place
    if place.index > 0 {
      before.index -= 1
    } else {
      guard place.block > 0 else { return nil }
      before.block -= 1
      before.index = blocks[before.block].paragraphs.count - 1
    }
    before.start -= self[before].length
    return before
  }

  /// Whether a piece of a paragraph goes on in the next.
  package func goesOn(_ place: Place) -> Bool {
    let paragraph = self[place]
    return paragraph.contentLength == paragraph.length && place.start + paragraph.length < length
  }

  /// The piece before, if a place is a piece that goes on from it.
  package func beginning(of place: Place) -> Place? {
    guard let before = previous(before: place), goesOn(before) else { return nil }
    return before
  }

  // MARK: Reading

  package func text(in range: Range<Int>) -> StyledText {
    var result = StyledText(string: "", runs: [])
    forEachParagraph(in: range) { paragraph, local in result.append(paragraph.slice(local)) }
    return result
  }

  package func string(in range: Range<Int>) -> String {
    var result = ""
    forEachParagraph(in: range) { paragraph, local in result += paragraph.string.units(local) }
    return result
  }

  private func forEachParagraph(
    in range: Range<Int>, _ body: (TextParagraph, Range<Int>) -> Void
  ) {
    guard !range.isEmpty else { return }
    var place: Place? = place(at: range.lowerBound)
    while let current = place, current.start < range.upperBound {
      let paragraph = self[current]
      let from = max(0, range.lowerBound - current.start)
      body(paragraph, from..<min(paragraph.length, range.upperBound - current.start))
      place = next(after: current)
    }
  }

  /// The nearest offset of the text, not inside a character that needs two units.
  package func valid(_ offset: Int) -> Int {
    let inside = min(max(0, offset), length)
    let place = place(at: inside)
    return self[place].string.isScalarBoundary(inside - place.start) ? inside : inside - 1
  }

  // MARK: Changing

  /// Replaces a range, whose ends are valid, and measures the new paragraphs by an estimate.
  package mutating func replace(
    _ range: Range<Int>, with new: StyledText, estimate: (TextParagraph) -> CGFloat
  ) {
    var first = place(at: range.lowerBound)
    let last = place(at: range.upperBound)
    if range.lowerBound == first.start, let before = previous(before: first),
      self[before].endsInCarriageReturn
    {
      first = before
    } else if range.lowerBound == first.start, let before = beginning(of: first) {
      first = before
    }
    let tail = self[last]
    var text = self[first].slice(0..<range.lowerBound - first.start)
    text.append(new)
    text.append(tail.slice(range.upperBound - last.start..<tail.length))
    // What is left of a piece may be too short to stand alone.
    var rest = text.length
    var end = last
    while goesOn(end), rest < pieceLength / 4, let next = next(after: end) {
      text.append(self[next].text)
      rest += self[next].length
      end = next
    }
    if let before = beginning(of: first) { self[before].isSettled = false }
    let follower = goesOn(end) ? next(after: end) : nil
    var paragraphs = text.paragraphs(inPiecesOf: pieceLength)
    // What follows has a paragraph of its own already.
    if end != lastPlace, paragraphs.last?.length == 0 { paragraphs.removeLast() }
    if let follower, paragraphs.last.map({ $0.contentLength < $0.length }) ?? true {
      // It begins a paragraph now, or goes on from another piece.
      self[follower].forgetLayout()
    }
    put(paragraphs, from: first, through: end, estimate: estimate)
    length += new.length - range.count
  }

  private mutating func put(
    _ paragraphs: [TextParagraph], from first: Place, through last: Place,
    estimate: (TextParagraph) -> CGFloat
  ) {
    for paragraph in paragraphs { paragraph.takeEstimate(estimate(paragraph)) }
    let oldHeight = heights(from: first.block, through: last.block)
    let oldCount = blocks.count
    splice(first, last, paragraphs)
    let through = last.block + blocks.count - oldCount
    height += heights(from: first.block, through: through) - oldHeight
  }

  /// Has a piece that goes on end elsewhere: what is behind an offset of it begins the next one.
  ///
  /// - Parameter lost: how high that is.
  mutating func endPiece(
    _ place: Place, at offset: Int, losing lost: CGFloat, estimate: (TextParagraph) -> CGFloat
  ) {
    guard goesOn(place), let next = next(after: place) else { return }
    var text = self[place].slice(offset..<self[place].length)
    text.append(self[next].text)
    // A piece that gives everything away is shorter than a line, and must grow.
    var paragraphs = text.paragraphs(inPiecesOf: offset > 0 ? pieceLength : text.length)
    if next != lastPlace, paragraphs.last?.length == 0 { paragraphs.removeLast() }
    if offset > 0 { paragraphs.insert(TextParagraph(self[place].slice(0..<offset)), at: 0) }
    for paragraph in paragraphs { paragraph.isRightToLeft = self[place].isRightToLeft }
    let isMove = offset > 0 && paragraphs.count == 2
    let before = self[place].height - lost
    let after = self[next].height + lost
    put(paragraphs, from: place, through: next) {
      isMove ? ($0 === paragraphs[0] ? before : after) : estimate($0)
    }
  }

  private func heights(from first: Int, through last: Int) -> CGFloat {
    guard first <= last, first < blocks.count else { return 0 }
    return blocks[first...min(last, blocks.count - 1)].reduce(0) { $0 + $1.height }
  }

  /// Puts paragraphs in the place of others.
  private mutating func splice(_ first: Place, _ last: Place, _ paragraphs: [TextParagraph]) {
    if first.block == last.block {
      blocks[first.block].replace(first.index..<last.index + 1, with: paragraphs)
    } else {
      let tailCount = last.index + 1
      blocks[last.block].replace(0..<tailCount, with: [])
      blocks[first.block].replace(
        first.index..<blocks[first.block].paragraphs.count, with: paragraphs)
      let isEmpty = blocks[last.block].paragraphs.isEmpty
      blocks.removeSubrange(first.block + 1..<(isEmpty ? last.block + 1 : last.block))
    }
    if blocks[first.block].paragraphs.count > ParagraphBlock.limit {
      blocks.replaceSubrange(
        first.block..<first.block + 1, with: Self.blocks(of: blocks[first.block].paragraphs))
    } else if blocks[first.block].paragraphs.isEmpty, blocks.count > 1 {
      blocks.remove(at: first.block)
    }
  }

  /// Notes how high a paragraph is.
  mutating func setHeight(_ value: CGFloat, at place: Place) {
    height += blocks[place.block].setHeight(value, at: place.index)
  }

  /// Gives every paragraph another height.
  mutating func estimateAll(_ estimate: (TextParagraph) -> CGFloat) {
    height = 0
    for number in blocks.indices {
      blocks[number].notes.forget()
      for index in blocks[number].paragraphs.indices {
        _ = blocks[number].setHeight(estimate(blocks[number].paragraphs[index]), at: index)
      }
      height += blocks[number].height
    }
  }

  /// Changes the attributes of all paragraphs that touch a range.
  package func changeAttributes(in range: Range<Int>, _ change: (AttributeSet) -> AttributeSet) {
    if let before = beginning(of: place(at: range.lowerBound)) { self[before].isSettled = false }
    forEachParagraph(in: range) { paragraph, local in
      var runs = StyledText.slice(paragraph.runs, 0..<local.lowerBound)
      for var run in StyledText.slice(paragraph.runs, local) {
        run.attributes = change(run.attributes)
        StyledText.append(run, to: &runs)
      }
      let rest = local.upperBound..<paragraph.length
      for run in StyledText.slice(paragraph.runs, rest) { StyledText.append(run, to: &runs) }
      paragraph.runs = runs
    }
  }

  /// The attributes of the character at an offset.
  package func attributes(at offset: Int) -> AttributeSet? {
    let place = place(at: offset)
    var end = place.start
    for run in self[place].runs {
      end += run.length
      if offset < end { return run.attributes }
    }
    return self[place].runs.last?.attributes
  }

  /// What must always be true; for tests.
  func checkInvariants() -> String? {
    var count = 0
    var sum: CGFloat = 0
    for (number, block) in blocks.enumerated() {
      if block.paragraphs.isEmpty { return "block \(number) is empty" }
      if block.length != block.paragraphs.reduce(0, { $0 + $1.length }) { return "block length" }
      for (index, paragraph) in block.paragraphs.enumerated() {
        let isLast = number == blocks.count - 1 && index == block.paragraphs.count - 1
        let hasFeed = paragraph.contentLength < paragraph.length
        let goesOn = !hasFeed && !isLast && paragraph.length > 0
        if hasFeed == isLast, !goesOn {
          return "paragraph \(number).\(index): line feed \(hasFeed)"
        }
        let runLength = paragraph.runs.reduce(0) { $0 + $1.length }
        if runLength != paragraph.length { return "runs of \(runLength), not \(paragraph.length)" }
      }
      count += block.length
      sum += block.height
    }
    if count != length { return "length \(length), not \(count)" }
    return abs(sum - height) > 0.5 ? "height \(height), not \(sum)" : nil
  }
}

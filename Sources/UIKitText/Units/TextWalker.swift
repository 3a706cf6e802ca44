// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Steps from unit to unit of a text.
@MainActor
package struct TextWalker {
  package let stream: any TextStream

  /// Walks in a text.
  package init(stream: any TextStream) { self.stream = stream }

  /// The units of the paragraph around an offset, in the coordinates of the text.
  private func units(_ granularity: UITextGranularity, at offset: Int) -> [Range<Int>] {
    if granularity == .document { return [0..<stream.length] }
    let (text, start) = text(granularity, at: offset)
    let local: [Range<Int>] =
      switch granularity {
      case .character:
        zip(TextUnits.clusterStarts(in: text), TextUnits.clusterStarts(in: text).dropFirst())
          .map { $0..<$1 }
      case .word: TextUnits.words(in: text)
      case .sentence: TextUnits.sentences(in: text)
      case .line: stream.lines(at: offset) ?? [0..<TextUnits.contentLength(of: text)]
      case .paragraph, .document: [0..<TextUnits.contentLength(of: text)]
      }
    return local.map { $0.lowerBound + start..<$0.upperBound + start }
  }

  /// The text in which units are looked for.
  private func text(
    _ granularity: UITextGranularity, at offset: Int
  ) -> (text: String, start: Int) {
    granularity == .word || granularity == .character
      ? stream.stretch(at: offset) : stream.paragraph(at: offset)
  }

  /// The unit around an offset, or touching it on the side a direction goes to.
  package func enclosing(_ offset: Int, _ granularity: UITextGranularity, forward: Bool) -> Range<
    Int
  >? {
    guard (0...stream.length).contains(offset) else { return nil }
    // A unit that ends here may be in the paragraph before.
    let place = forward ? offset : max(0, offset - 1)
    let isParagraphStart = stream.beginsParagraph(at: offset)
    let keepsHere = !forward && isParagraphStart && granularity != .character
    return units(granularity, at: keepsHere ? offset : place).first {
      if granularity == .paragraph || granularity == .line || granularity == .document {
        return $0.lowerBound <= offset && offset <= $0.upperBound
      }
      return forward
        ? $0.lowerBound <= offset && offset < $0.upperBound
        : $0.lowerBound < offset && offset <= $0.upperBound
    }
  }

  /// Whether a unit ends at an offset, or begins there.
  package func isBoundary(_ offset: Int, _ granularity: UITextGranularity, forward: Bool) -> Bool {
    guard (0...stream.length).contains(offset) else { return false }
    let here = units(granularity, at: offset)
    if granularity == .character {
      return offset == stream.length || here.contains { $0.lowerBound == offset }
    }
    return here.contains { (forward ? $0.upperBound : $0.lowerBound) == offset }
  }

  /// The next end of a unit, or beginning of one; the ends of the text are the last of them.
  package func boundary(from offset: Int, _ granularity: UITextGranularity, forward: Bool) -> Int? {
    forward ? end(after: offset, granularity) : beginning(before: offset, granularity)
  }

  private func end(after offset: Int, _ granularity: UITextGranularity) -> Int? {
    guard offset < stream.length else { return nil }
    var place = max(0, offset)
    while place < stream.length {
      if let unit = units(granularity, at: place).first(where: { $0.upperBound > offset }) {
        return unit.upperBound
      }
      let (text, start) = text(granularity, at: place)
      let next = start + text.utf16.count
      guard next > place else { break }
      place = next
    }
    return stream.length
  }

  private func beginning(before offset: Int, _ granularity: UITextGranularity) -> Int? {
    guard offset > 0 else { return nil }
    var place = min(offset, stream.length)
    while place >= 0 {
      if let unit = units(granularity, at: place).last(where: { $0.lowerBound < offset }) {
        return unit.lowerBound
      }
      place = text(granularity, at: place).start - 1
    }
    return 0
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// A text that is read by paragraphs, at offsets in UTF-16 units.
@MainActor
package protocol TextStream {
  /// The number of units.
  var length: Int { get }
  /// The paragraph around an offset, with the line feed that ends it, and where it begins.
  ///
  /// An offset between two paragraphs is in the later one.
  func paragraph(at offset: Int) -> (text: String, start: Int)
  /// The lines of that paragraph as they are laid out, counted from its beginning; nil if unknown.
  func lines(at offset: Int) -> [Range<Int>]?
  /// Text around an offset, to find words in: the paragraph, or some of a long one.
  func stretch(at offset: Int) -> (text: String, start: Int)
  /// Whether a paragraph begins at an offset.
  func beginsParagraph(at offset: Int) -> Bool
}

extension TextStream {
  package func stretch(at offset: Int) -> (text: String, start: Int) { paragraph(at: offset) }
  package func beginsParagraph(at offset: Int) -> Bool { paragraph(at: offset).start == offset }
  package func lines(at offset: Int) -> [Range<Int>]? { nil }
}

/// A text that is one string.
package struct StringStream: TextStream {
  package let text: String
  package let length: Int
  private let starts: [Int]

  package init(_ text: String) {
    self.text = text
    length = text.utf16.count
    var starts = [0]
    var offset = 0
    for character in text {
      offset += character.utf16.count
      if character.isNewline { starts.append(offset) }
    }
    self.starts = starts
  }

  package func paragraph(at offset: Int) -> (text: String, start: Int) {
    let number = max(0, (starts.firstIndex { $0 > offset } ?? starts.count) - 1)
    let start = starts[number]
    let end = number + 1 < starts.count ? starts[number + 1] : length
    let units = text.utf16
    let from = units.index(units.startIndex, offsetBy: start)
    let to = units.index(units.startIndex, offsetBy: end)
    return (String(text[from..<to]), start)
  }
}

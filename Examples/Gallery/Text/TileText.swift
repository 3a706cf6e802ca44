// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// A place in a row of tiles: before the tile of a number.
final class TilePosition: UITextPosition {
  let index: Int
  init(_ index: Int) { self.index = index }
}

/// Some tiles that follow each other.
final class TileRange: UITextRange {
  let range: Range<Int>
  init(_ range: Range<Int>) { self.range = range }
  override var start: UITextPosition { TilePosition(range.lowerBound) }
  override var end: UITextPosition { TilePosition(range.upperBound) }
  override var isEmpty: Bool { range.isEmpty }
}

/// The selected tiles of one row.
final class TileRect: UITextSelectionRect {
  private let place: CGRect
  init(_ place: CGRect) { self.place = place }
  override var rect: CGRect { place }
}

/// The text of the tiles and what is selected in it; a tile is a character, so that offsets count those.
struct TileText {
  private(set) var characters: [Character]
  var selection: Range<Int>
  var marked: Range<Int>?

  init(_ text: String) {
    characters = Array(text)
    selection = characters.count..<characters.count
  }

  /// Puts text in the place of some tiles, and the caret behind it; what was being composed is text
  /// like any other then.
  mutating func replace(_ range: Range<Int>, with text: String) {
    let new = text.map { $0.isNewline ? " " : $0 }
    characters.replaceSubrange(range, with: new)
    marked = nil
    selection = range.lowerBound + new.count..<range.lowerBound + new.count
  }

  mutating func deleteBackward() {
    let start = selection.isEmpty ? max(0, selection.lowerBound - 1) : selection.lowerBound
    replace(start..<selection.upperBound, with: "")
  }

  mutating func mark(_ text: String, selected: NSRange) {
    let place = marked ?? selection
    replace(place, with: text)
    marked = text.isEmpty ? nil : place.lowerBound..<selection.upperBound
    // The range counts UTF-16 units; a tile is at least one of them.
    let count = selection.upperBound - place.lowerBound
    let start = place.lowerBound + min(max(0, selected.location), count)
    selection = start..<min(start + min(max(0, selected.length), count), selection.upperBound)
  }

  func string(_ range: Range<Int>) -> String { String(characters[range]) }
}

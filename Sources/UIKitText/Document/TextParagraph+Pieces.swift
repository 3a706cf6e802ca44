// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

extension StyledText {
  /// The paragraphs of a text, those that are long in pieces of about `limit` units.
  package func paragraphs(inPiecesOf limit: Int) -> [TextParagraph] {
    paragraphs.flatMap { $0.length > 2 * limit ? $0.pieces(limit) : [$0] }
  }
}

extension TextParagraph {
  /// The paragraph cut, behind spaces where there are any.
  fileprivate func pieces(_ limit: Int) -> [TextParagraph] {
    var cuts = [0]
    while length - (cuts.last ?? 0) > 2 * limit {
      cuts.append(string.pieceEnd(near: (cuts.last ?? 0) + limit, after: cuts.last ?? 0))
    }
    cuts.append(length)
    return zip(cuts, cuts.dropFirst()).map { TextParagraph(slice($0..<$1)) }
  }
}

extension String {
  /// How far back a piece looks for a space to end behind, and for a whole character, in units.
  private static let searchLength = 200

  /// Where a piece may end, as an offset in UTF-16 units.
  fileprivate func pieceEnd(near offset: Int, after start: Int) -> Int {
    let units = utf16
    let first = units.index(units.startIndex, offsetBy: offset)
    let least = max(start + 1, offset - Self.searchLength)
    var place = offset
    var index = first
    while place > least {
      let before = units.index(before: index)
      if units[before] == 0x20, index.samePosition(in: self) != nil { return place }
      index = before
      place -= 1
    }
    // Without a space, between two characters; if those are very long, between two scalars.
    (place, index) = (offset, first)
    while place > least, index.samePosition(in: self) == nil {
      index = units.index(before: index)
      place -= 1
    }
    if place > least { return place }
    return isScalarBoundary(offset) ? offset : offset - 1
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

// Rules: TS-62.
/// Where letters are seen, which are smaller than their lines.
extension TextLayout {
  /// What is around the ink of letters and around objects, where `textLines` puts them.
  ///
  /// - Returns: nil for a text without any.
  package func ink(in rect: CGRect) -> CGRect? {
    let letters = styles.map(LetterInk.init)
    var whole: CGRect?
    forEachLine(in: rect) { line, baseline in
      forEachPiece(of: line, in: rect) { piece, start, _ in
        var x = start
        for place in Self.order(of: piece) {
          let cluster = piece[place]
          if let box = letters[cluster.style].box(of: cluster) {
            let placed = box.offsetBy(dx: x, dy: baseline)
            whole = whole?.union(placed) ?? placed
          }
          x += cluster.advance
        }
      }
    }
    return whole
  }

  /// The clusters of a piece from left to right, as hosts order them.
  private static func order(of piece: ArraySlice<MeasuredText.Cluster>) -> [Int] {
    if piece.allSatisfy(\.isSimple) || !TextDirection.hasRightToLeft(piece.string) {
      return Array(piece.indices)
    }
    let levels = TextDirection.levels(of: piece.map(\.character), isRightToLeft: false)
    return TextDirection.visualOrder(0..<piece.count, levels: levels).map { piece.startIndex + $0 }
  }
}

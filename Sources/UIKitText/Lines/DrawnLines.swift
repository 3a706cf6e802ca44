// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// The strings that lines of a layout were drawn as, so that a change redraws its own lines alone.
///
/// Colours and places are not kept: they may differ with each drawing.
final class DrawnLines {
  /// Neighbours that are drawn in one go.
  struct Piece {
    /// The leftmost cluster.
    var first: Int
    /// How many clusters it has.
    var count: Int
    var string: String
    var width: CGFloat
    /// Whether it is underlined whatever its style.
    var isMarked: Bool
  }

  /// By the numbers of lines, those that run to the right and have nothing underlined.
  private var pieces: [[Piece]?] = []

  func pieces(of line: Int) -> [Piece]? { line < pieces.count ? pieces[line] : nil }

  /// Keeps the pieces of one of a number of lines.
  func keep(_ new: [Piece], of line: Int, among count: Int) {
    if pieces.isEmpty { pieces = Array(repeating: nil, count: count) }
    pieces[line] = new
  }
}

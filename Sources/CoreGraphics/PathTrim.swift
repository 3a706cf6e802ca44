// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation
package import UIKitHost

/// Takes a part of a path by its length.
package struct PathTrim {
  private let steps: [PathStep]

  package init(_ steps: [PathStep]) { self.steps = steps }

  // Rules: LA-21.
  /// What lies between two parts of the whole length, each from 0 to 1; nothing when there is nothing
  /// between them.
  package func part(from start: CGFloat, to end: CGFloat) -> [PathStep] {
    let (start, end) = (min(max(start, 0), 1), min(max(end, 0), 1))
    if start == 0, end == 1 { return steps }
    guard start < end else { return [] }
    let pieces = PathPiece.pieces(of: steps)
    let total = pieces.reduce(0) { $0 + $1.length }
    guard total > 0 else { return [] }
    let (low, high) = (start * total, end * total)
    var result: [PathStep] = []
    var passed: CGFloat = 0
    for piece in pieces {
      let (from, to) = (max(low - passed, 0), min(high - passed, piece.length))
      passed += piece.length
      guard from < to else { continue }
      let cut = piece.part(from: from, to: to)
      if result.isEmpty || from > 0 || !piece.goesOn { result.append(.move(cut.start)) }
      result.append(cut.step)
    }
    return result
  }
}

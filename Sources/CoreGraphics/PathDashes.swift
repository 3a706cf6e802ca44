// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

// Rules: DR-11.
/// Cuts paths into dashes.
struct PathDashes {
  /// The most dashes of one path: more are not seen as such.
  private static let mostDashes: CGFloat = 100_000

  /// Dashes and gaps in turn, as many of one as of the other.
  private let lengths: [CGFloat]
  private let period: CGFloat
  private let phase: CGFloat

  /// Takes lengths of dashes and gaps in turn; nil for lengths that make none.
  init?(phase: CGFloat, lengths: [CGFloat]) {
    let whole = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let period = whole.reduce(0, +)
    guard whole.allSatisfy({ $0 >= 0 }), period > 0, period.isFinite, phase.isFinite else {
      return nil
    }
    self.lengths = whole
    self.period = period
    let rest = phase.truncatingRemainder(dividingBy: period)
    self.phase = rest < 0 ? rest + period : rest
  }

  /// The dashes of a path; each part of it begins with the pattern anew.
  func dashes(of steps: [PathStep]) -> [PathStep] {
    let pieces = PathPiece.pieces(of: steps)
    let total = pieces.reduce(0) { $0 + $1.length }
    guard total.isFinite, total / period * CGFloat(lengths.count) <= Self.mostDashes else {
      return steps
    }
    var result: [PathStep] = []
    var walk = Walk(lengths, phase)
    for piece in pieces {
      if !piece.goesOn { walk = Walk(lengths, phase) }
      walk.cut(piece, into: &result)
    }
    return result
  }

  /// A way along one part of a path.
  private struct Walk {
    let lengths: [CGFloat]
    var index = 0
    /// What is left of the dash or the gap.
    var rest: CGFloat = 0
    /// Whether the dash that is being made has no beginning yet.
    var begins = true

    init(_ lengths: [CGFloat], _ phase: CGFloat) {
      self.lengths = lengths
      var phase = phase
      while index < lengths.count - 1, phase >= lengths[index] {
        phase -= lengths[index]
        index += 1
      }
      rest = max(0, lengths[index] - phase)
    }

    mutating func cut(_ piece: PathPiece, into result: inout [PathStep]) {
      var place: CGFloat = 0
      while true {
        let end = min(place + rest, piece.length)
        if index % 2 == 0, end > place || lengths[index] == 0 {
          let part = piece.part(from: place, to: end)
          if begins { result.append(.move(part.start)) }
          result.append(end > place ? part.step : .line(part.start))
          begins = false
        }
        rest -= end - place
        place = end
        // What is left after rounding is not worth a dash.
        guard place < piece.length, rest <= piece.length * 1e-12 else { return }
        index = (index + 1) % lengths.count
        rest = lengths[index]
        begins = true
      }
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// One line or curve of a path with where it begins.
struct PathPiece {
  var start: CGPoint
  var step: PathStep
  var length: CGFloat
  /// Whether it goes on where the piece before it ended.
  var goesOn: Bool

  /// The lines and curves of a path in order; a part that is closed ends with the line that closes it.
  static func pieces(of steps: [PathStep]) -> [PathPiece] {
    var pieces: [PathPiece] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    var goesOn = false
    func add(_ step: PathStep, to end: CGPoint) {
      let length = PathCurve(from: current, step).length
      pieces.append(PathPiece(start: current, step: step, length: length, goesOn: goesOn))
      goesOn = true
      current = end
    }
    for step in steps {
      switch step {
      case .move(let point):
        (start, current) = (point, point)
        goesOn = false
      case .line(let end), .quad(_, let end), .cubic(_, _, let end): add(step, to: end)
      case .close:
        if current != start { add(.line(start), to: start) }
        goesOn = false
      }
    }
    return pieces
  }

  /// What lies between two lengths along it, with where that begins.
  func part(from: CGFloat, to: CGFloat) -> (start: CGPoint, step: PathStep) {
    PathCurve(from: start, step).part(from: from, to: to, of: length)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

/// Why a recognizer went to a state, as a trace prints it.
package enum GestureReason: Equatable, CustomStringConvertible {
  /// It came this far, in points.
  case moved(CGFloat, limit: CGFloat)
  case stopped
  case movedTooLittle(CGFloat, limit: CGFloat)
  case movedAlongEdge
  case movedBackwards
  case movedWithTooFewTouches(Int, required: Int)
  case drifted(CGFloat, limit: CGFloat)
  case swiped(CGFloat)
  case tapped(Int)
  case held(TimeInterval)
  case heldTooLong(limit: TimeInterval)
  case noFurtherTap(limit: TimeInterval)
  case tooSlow(limit: TimeInterval)
  case tooManyTouches(Int, limit: Int)
  case tooFewTouches(Int, required: Int)
  case pinched(CGFloat, limit: CGFloat)
  case notPinched
  /// Radians.
  case turned(CGFloat)
  case notTurned
  case scrolled
  case notScrolled
  case scrollEnded
  case lifted
  case liftedTooEarly
  case liftedBefore(TimeInterval)
  case otherButtons
  /// It did not start within this many points of an edge.
  case notAtEdge(CGFloat)
  case cancelled

  package var description: String {
    switch self {
    case .moved(let distance, let limit): "moved \(short(distance)) pt, limit \(short(limit))"
    case .stopped: "stopped what moved"
    case .movedTooLittle(let distance, let limit):
      "moved \(short(distance)) pt, must exceed \(short(limit))"
    case .movedAlongEdge: "moved along the edge, not away from it"
    case .movedBackwards: "moved backwards"
    case .movedWithTooFewTouches(let count, let required):
      "moved with \(count) touches, required \(required)"
    case .drifted(let drift, let limit): "drifted \(short(drift)) pt, limit \(short(limit))"
    case .swiped(let distance): "swiped \(short(distance)) pt"
    case .tapped(let count): count == 1 ? "tapped" : "tapped \(count) times"
    case .held(let time): "held \(time) s"
    case .heldTooLong(let limit): "held longer than \(limit) s"
    case .noFurtherTap(let limit): "no further tap within \(limit) s"
    case .tooSlow(let limit): "not complete within \(limit) s"
    case .tooManyTouches(let count, let limit): "\(count) touches, limit \(limit)"
    case .tooFewTouches(let count, let required): "\(count) touches, required \(required)"
    case .pinched(let change, let limit):
      "distance changed by \(short(change)) pt, limit \(short(limit))"
    case .notPinched: "fingers lifted without a pinch"
    case .turned(let angle): "turned \(short(angle * 180 / .pi))°"
    case .notTurned: "fingers lifted without a turn"
    case .scrolled: "scrolled"
    case .notScrolled: "scrolled nowhere"
    case .scrollEnded: "scrolling ended"
    case .lifted: "fingers lifted"
    case .liftedTooEarly: "lifted too early"
    case .liftedBefore(let limit): "lifted before \(limit) s"
    case .otherButtons: "other buttons than required"
    case .notAtEdge(let width): "not within \(short(width)) pt of an edge"
    case .cancelled: "touches cancelled"
    }
  }
}

/// Beyond, not every whole number has a value of its own.
private let longestWhole = 1e15

/// Numbers as a trace prints them: one decimal at most.
package func short(_ value: Double) -> String {
  let tenths = (value * 10).rounded() / 10
  guard abs(tenths) < longestWhole, let whole = Int(exactly: tenths) else { return String(tenths) }
  return String(whole)
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

// A path in its parts.

extension PathRecord {
  /// The steps between one move and the next, each part with a move of its own.
  var parts: [[PathStep]] {
    var parts: [[PathStep]] = []
    var part: [PathStep] = []
    for step in steps {
      if case .move = step {
        if !part.isEmpty { parts.append(part) }
        part = []
      } else if part.last == .close, case .move(let start)? = part.first {
        // What follows a closed part begins where that did.
        parts.append(part)
        part = [.move(start)]
      }
      part.append(step)
    }
    return part.isEmpty ? parts : parts + [part]
  }

  /// The parts as lines that miss curves by a hair at most.
  func polylines(flatness: CGFloat = Self.flatness) -> [Polyline] {
    parts.map { part in
      var line = Polyline(at: part.first?.points.last ?? .zero)
      for step in part.dropFirst() {
        if step == .close {
          line.close()
        } else {
          let start = line.points[line.points.count - 1]
          Self.forEachLine(from: start, of: step, flatness: flatness) { point, isEnd in
            line.add(point, isSmooth: !isEnd)
          }
        }
      }
      return line
    }
  }

  /// The rectangle that the path is; nil for any other.
  var upright: CGRect? {
    var corners: [CGPoint] = []
    for (index, step) in steps.enumerated() {
      switch step {
      case .move(let point) where index == 0: corners.append(point)
      case .line(let point) where index > 0: corners.append(point)
      case .close where index == steps.count - 1 && corners.first != corners.last:
        if let first = corners.first { corners.append(first) }
      case .close where index == steps.count - 1: break
      default: return nil
      }
    }
    guard corners.count == 5, corners[0] == corners[4] else { return nil }
    let startsAcross = corners[0].y == corners[1].y
    for index in 0..<4 {
      let (a, b) = (corners[index], corners[index + 1])
      guard (index % 2 == 0) == startsAcross ? a.y == b.y : a.x == b.x else { return nil }
    }
    return tightBox
  }
}

extension [PathStep] {
  /// A part from its end to its beginning.
  var backward: [PathStep] {
    var ends: [CGPoint] = []
    for step in self { if let end = step.points.last { ends.append(end) } }
    let isClosed = last == .close
    guard let first = ends.first, let end = ends.last else { return self }
    var result: [PathStep] = [.move(isClosed ? first : end)]
    if isClosed, end != first { result.append(.line(end)) }
    for (index, step) in enumerated().reversed() where index > 0 {
      let start = index <= ends.count ? ends[Swift.min(index, ends.count) - 1] : first
      switch step {
      case .line: result.append(.line(start))
      case .quad(let control, _): result.append(.quad(control: control, end: start))
      case .cubic(let control1, let control2, _):
        result.append(.cubic(control1: control2, control2: control1, end: start))
      case .move, .close: break
      }
    }
    if isClosed {
      // The line back to the beginning is that of the closing.
      if result.last == .line(first), result.count > 2 { result.removeLast() }
      result.append(.close)
    }
    return result
  }
}

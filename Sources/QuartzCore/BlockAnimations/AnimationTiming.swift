// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

/// How far an animation has come after a part of its time.
package enum AnimationTiming: Equatable, Sendable {
  /// At an even speed.
  case linear
  /// Slow at first.
  case easeIn
  /// Slow at last.
  case easeOut
  /// Slow at both ends.
  case easeInOut
  /// A cubic curve from (0, 0) to (1, 1) by its two control points.
  case cubic(x1: Double, y1: Double, x2: Double, y2: Double)
  /// A damped swing around the end: `damping` 1 does not overshoot, less does.
  case spring(damping: Double, velocity: Double)

  /// The progress, 0 to 1 and for springs beyond, after `fraction` of the time.
  package func progress(_ fraction: Double) -> Double {
    let time = min(max(fraction, 0), 1)
    switch self {
    case .linear: return time
    case .easeIn: return Bezier(x1: 0.42, y1: 0, x2: 1, y2: 1).value(time)
    case .easeOut: return Bezier(x1: 0, y1: 0, x2: 0.58, y2: 1).value(time)
    case .easeInOut: return Bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1).value(time)
    case .cubic(let x1, let y1, let x2, let y2):
      return Bezier(x1: x1, y1: y1, x2: x2, y2: y2).value(time)
    case .spring(let damping, let velocity):
      return time >= 1 ? 1 : Spring(damping: damping, velocity: velocity).value(time)
    }
  }

  /// The seconds in which a spring comes to rest, to a thousandth.
  ///
  /// - Parameters:
  ///   - frequency: of the spring without damping, in radians per second.
  ///   - damping: the damping ratio.
  package static func springDuration(frequency: Double, damping: Double) -> TimeInterval {
    -log(Spring.rest) / (frequency * min(max(damping, Spring.leastDamping), 1))
  }

  /// A cubic curve from (0, 0) to (1, 1), as Core Animation's timing functions are given.
  private struct Bezier {
    var x1: Double
    var y1: Double
    var x2: Double
    var y2: Double

    /// Halvings of the interval that find the parameter to a billionth.
    private static let halvings = 30

    func value(_ x: Double) -> Double {
      var low = 0.0
      var high = 1.0
      for _ in 0..<Bezier.halvings {
        let middle = (low + high) / 2
        if coordinate(middle, x1, x2) < x { low = middle } else { high = middle }
      }
      return coordinate((low + high) / 2, y1, y2)
    }

    private func coordinate(_ t: Double, _ first: Double, _ second: Double) -> Double {
      let rest = 1 - t
      return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }
  }

  /// A damped oscillation that has come to rest, to a thousandth, when its time is over.
  private struct Spring {
    /// The least damping ratio: below it a spring would swing faster than frames can show.
    static let leastDamping = 0.05
    /// The part of the way that may be left when the time is over.
    static let rest = 0.001

    var damping: Double
    var velocity: Double

    func value(_ time: Double) -> Double {
      let ratio = min(max(damping, Spring.leastDamping), 1)
      let decay = -log(Spring.rest)
      let frequency = decay / ratio
      guard ratio < 1 else {
        return 1 - exp(-decay * time) * (1 + (decay - velocity) * time)
      }
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      let sine = (decay - velocity) / swing
      return 1 - exp(-decay * time) * (cos(swing * time) + sine * sin(swing * time))
    }
  }
}

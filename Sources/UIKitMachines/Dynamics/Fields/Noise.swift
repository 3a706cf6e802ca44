// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Chance that is the same for everybody: smooth in the plane and in time.
enum Noise {
  /// A direction and a strength, each part between -1 and 1.
  ///
  /// - Parameters:
  ///   - place: in units of the size of a wave.
  ///   - time: in units of the time in which it changes.
  static func vector(at place: Vector, time: Double) -> Vector {
    Vector(x: value(place, time, seed: 1), y: value(place, time, seed: 2))
  }

  private static func value(_ place: Vector, _ time: Double, seed: UInt64) -> Double {
    let (x, u) = split(place.x)
    let (y, v) = split(place.y)
    let (t, w) = split(time)
    func corner(_ dx: Int64, _ dy: Int64, _ dt: Int64) -> Double {
      chance(x &+ dx, y &+ dy, t &+ dt, seed)
    }
    func mix(_ a: Double, _ b: Double, _ part: Double) -> Double { a + (b - a) * part }
    func plane(_ dt: Int64) -> Double {
      mix(
        mix(corner(0, 0, dt), corner(1, 0, dt), u), mix(corner(0, 1, dt), corner(1, 1, dt), u), v)
    }
    return mix(plane(0), plane(1), w)
  }

  /// The whole part, and the rest as a smooth part of the way to the next.
  private static func split(_ value: Double) -> (Int64, Double) {
    let value = value.isFinite ? min(max(value, -1e12), 1e12) : 0
    let whole = value.rounded(.down)
    let rest = value - whole
    return (Int64(whole), rest * rest * (3 - 2 * rest))
  }

  private static func chance(_ x: Int64, _ y: Int64, _ t: Int64, _ seed: UInt64) -> Double {
    var hash = seed &* 0x9E37_79B9_7F4A_7C15
    for part in [x, y, t] {
      hash ^= UInt64(bitPattern: part)
      hash = hash &* 0xBF58_476D_1CE4_E5B9
      hash ^= hash >> 29
      hash = hash &* 0x94D0_49BB_1331_11EB
      hash ^= hash >> 32
    }
    return Double(hash >> 11) / Double(1 << 52) - 1
  }
}

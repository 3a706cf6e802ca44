// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import UIKitHost

  /// A motion message as the wire has it: times of the page's clock and accelerations in g.
  struct WireMotion: Decodable {
    /// Numbers that describe one sample: time, x, y, z.
    private static let numbers = 4
    var s: [[Double]]

    /// Checks the form; whether a value can be is left to `ShakeDetector`.
    func samples() throws -> [AccelerometerSample] {
      guard s.count <= PageMessage.mostMotionSamples else { throw PageMessage.Malformed.tooMany }
      return try s.map { numbers in
        guard numbers.count == Self.numbers else { throw PageMessage.Malformed.impossible }
        return AccelerometerSample(time: numbers[0], x: numbers[1], y: numbers[2], z: numbers[3])
      }
    }
  }
#endif

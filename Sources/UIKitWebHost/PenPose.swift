// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation

  /// How a pen stands on the surface.
  struct PenPose: Sendable, Equatable {
    /// The angle to the surface in radians: 0 lies flat, a quarter turn stands upright.
    var altitude = Double.pi / 2
    /// The direction on the screen in radians, from 0 up to a full turn: 0 along x, a quarter turn
    /// along y.
    var azimuth = 0.0

    /// Upright.
    init() {}

    /// Takes angles as they are, brought into their ranges.
    init(altitude: Double, azimuth: Double) {
      self.altitude = min(max(altitude, 0), .pi / 2)
      let rest = azimuth.truncatingRemainder(dividingBy: 2 * .pi)
      self.azimuth = rest < 0 ? rest + 2 * .pi : rest
    }

    /// Takes tilts: the angles, in degrees, by which the pen leans to the right and towards its user
    /// in the planes of x and y.
    ///
    /// The pen is the line along which both planes' projections agree: its direction is
    /// (tan x, tan y, 1). A tilt of a right angle has no tangent: such a pen lies flat.
    init(tiltX: Double, tiltY: Double) {
      let x = min(max(tiltX, -90), 90) * .pi / 180
      let y = min(max(tiltY, -90), 90) * .pi / 180
      let flat = Double.pi / 2 - 1e-9
      guard abs(x) < flat, abs(y) < flat else {
        // Both at once cannot be; the direction between the two is as good as any.
        let across = abs(x) < flat ? 0.0 : (x < 0 ? -1 : 1)
        let down = abs(y) < flat ? 0.0 : (y < 0 ? -1 : 1)
        self.init(altitude: 0, azimuth: atan2(down, across))
        return
      }
      let lean = hypot(tan(x), tan(y))
      self.init(altitude: atan2(1, lean), azimuth: lean == 0 ? 0 : atan2(tan(y), tan(x)))
    }
  }
#endif

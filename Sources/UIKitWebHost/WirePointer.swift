// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import UIKitHost

  /// A hover message as the wire has it.
  struct WireHover: Decodable {
    var at: Double
    var p: String
    var x: Double
    var y: Double
    var k: String
    var tilt: Bool?
    /// The pen's two angles.
    var a: [Double]?
    var mods: Int?

    /// Checks the values; the time stays the page's.
    func sample() throws -> HoverSample {
      let phases: [String: HoverSample.Phase] = [
        "entered": .entered, "moved": .moved, "exited": .exited,
      ]
      guard let phase = phases[p], let kind = Contact.Kind(wire: k), kind != .finger,
        [at, x, y].allSatisfy(\.isFinite), a?.count ?? 2 == 2,
        a?.allSatisfy(\.isFinite) ?? true
      else { throw PageMessage.Malformed.impossible }
      let pose =
        a.map { angles in
          tilt == true
            ? PenPose(tiltX: angles[0], tiltY: angles[1])
            : PenPose(altitude: angles[0], azimuth: angles[1])
        } ?? PenPose()
      return HoverSample(
        time: at, phase: phase, location: CGPoint(x: x, y: y), kind: kind, altitude: pose.altitude,
        azimuth: pose.azimuth, modifiers: KeyModifiers(wire: mods))
    }
  }

  /// A scroll message as the wire has it.
  struct WireScroll: Decodable {
    var at: Double
    var x: Double
    var y: Double
    var dx: Double
    var dy: Double
    var mods: Int?

    /// Checks the values; the time stays the page's.
    func sample() throws -> ScrollSample {
      guard [at, x, y, dx, dy].allSatisfy(\.isFinite) else {
        throw PageMessage.Malformed.impossible
      }
      return ScrollSample(
        time: at, location: CGPoint(x: x, y: y), delta: Displacement(x: dx, y: dy),
        modifiers: KeyModifiers(wire: mods))
    }
  }
#endif

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import UIKitHost

  /// A contacts message as the wire has it.
  struct WireContacts: Decodable {
    var at: Double
    var mods: Int?
    var c: [WireContact]

    /// Checks the values.
    func contacts() throws -> PageContacts {
      guard c.count <= PageMessage.mostContacts else { throw PageMessage.Malformed.tooMany }
      return PageContacts(
        time: at, modifiers: KeyModifiers(wire: mods), contacts: try c.map { try $0.contact() })
    }
  }

  /// One contact as the wire has it; absent values are 0, upright or none.
  struct WireContact: Decodable {
    var id: Int
    var k: String
    var p: String
    /// The page's clock, x, y, force and the pen's two angles, of which the end may be left out.
    var s: [Double]
    /// True when the angles are tilts in degrees; they are altitude and azimuth in radians otherwise.
    var tilt: Bool?
    var r: Double?
    var mf: Double?
    var roll: Double?
    var b: Int?
    var co: [[Double]]?
    var pr: [[Double]]?

    /// Checks the values.
    func contact() throws -> PageContact {
      guard let kind = Contact.Kind(wire: k), let phase = Contact.Phase(wire: p) else {
        throw PageMessage.Malformed.impossible
      }
      guard (co?.count ?? 0) <= PageMessage.mostSamples, (pr?.count ?? 0) <= PageMessage.mostSamples
      else { throw PageMessage.Malformed.tooMany }
      return PageContact(
        id: id, kind: kind, phase: phase, sample: try sample(s), radius: try finite(r),
        maximumForce: try finite(mf), roll: try finite(roll), buttons: (b ?? 0) & 0xFFFF,
        coalesced: try co?.map(sample) ?? [], predicted: try pr?.map(sample) ?? [])
    }

    private func sample(_ v: [Double]) throws -> PageContact.Sample {
      guard (3...6).contains(v.count), v.count != 5, v.allSatisfy(\.isFinite) else {
        throw PageMessage.Malformed.impossible
      }
      let pose =
        v.count < 6
        ? PenPose()
        : tilt == true
          ? PenPose(tiltX: v[4], tiltY: v[5]) : PenPose(altitude: v[4], azimuth: v[5])
      return PageContact.Sample(
        time: v[0], location: CGPoint(x: v[1], y: v[2]), force: v.count > 3 ? max(0, v[3]) : 0,
        pose: pose)
    }

    private func finite(_ value: Double?) throws -> Double {
      guard let value else { return 0 }
      guard value.isFinite else { throw PageMessage.Malformed.impossible }
      return value
    }
  }

  extension Contact.Kind {
    /// The kind with this name on the wire.
    init?(wire: String) {
      switch wire {
      case "finger": self = .finger
      case "pen": self = .pen
      case "pointer": self = .pointer
      default: return nil
      }
    }
  }

  extension Contact.Phase {
    /// The phase with this name on the wire.
    init?(wire: String) {
      switch wire {
      case "began": self = .began
      case "moved": self = .moved
      case "ended": self = .ended
      case "cancelled": self = .cancelled
      default: return nil
      }
    }
  }

  extension KeyModifiers {
    /// The keys that exist among these bits.
    init(wire: Int?) {
      self = KeyModifiers(rawValue: wire ?? 0).intersection(
        [.capsLock, .shift, .control, .alternate, .command, .numericPad])
    }
  }
#endif

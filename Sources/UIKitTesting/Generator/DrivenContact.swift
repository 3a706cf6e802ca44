// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitHost

/// Something that a generator holds on the screen.
struct DrivenContact {
  /// What it is.
  enum Tool: Equatable {
    case finger(FingerIndex)
    case stylus
    case pointer
  }

  /// Half the width of a finger's touch, in points.
  private static let fingerRadius = 5.0
  /// The force at which a stylus reports its greatest pressure.
  private static let stylusMaximumForce = 1.0

  var tool: Tool
  var owner: ObjectIdentifier
  /// In points of the screen.
  var location: CGPoint
  var id = 0
  var azimuth = 0.0
  var altitude = Double.pi / 2
  var pressure = 0.0
  var buttons: UIEvent.ButtonMask = []

  @MainActor
  init(_ tool: Tool, of generator: EventGenerator, at location: CGPoint) {
    self.tool = tool
    owner = ObjectIdentifier(generator)
    self.location = location
  }

  /// The finger it is, or nil.
  var finger: FingerIndex? {
    if case .finger(let index) = tool { return index }
    return nil
  }

  /// What the digitizer reports of it.
  func contact(_ phase: Contact.Phase) -> Contact {
    switch tool {
    case .finger:
      Contact(
        id: id, kind: .finger, phase: phase, location: location,
        radius: DrivenContact.fingerRadius)
    case .stylus:
      Contact(
        id: id, kind: .pen, phase: phase, location: location, force: pressure,
        detail: ContactDetail(
          maximumForce: DrivenContact.stylusMaximumForce, altitude: altitude, azimuth: azimuth))
    case .pointer:
      Contact(
        id: id, kind: .pointer, phase: phase, location: location,
        detail: ContactDetail(buttons: buttons.rawValue))
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitHost

/// Values of a touch that the device guessed, and what it found out since.
struct TouchEstimates {
  var index: Int
  var estimated: UITouch.Properties
  var awaited: UITouch.Properties
  var force: CGFloat?
  var azimuth: CGFloat?
  var altitude: CGFloat?

  /// The estimates in a report, or nil when all its values are known.
  init?(_ detail: ContactDetail?) {
    guard let detail, let index = detail.estimationIndex else { return nil }
    self.index = index
    estimated = UITouch.Properties(rawValue: detail.estimated.rawValue)
    awaited = UITouch.Properties(rawValue: detail.awaited.rawValue)
  }

  /// Takes in what the device found out.
  mutating func apply(_ update: ContactUpdate) {
    if let known = update.force { settle(.force) { $0.force = known } }
    if let known = update.azimuth { settle(.azimuth) { $0.azimuth = known } }
    if let known = update.altitude { settle(.altitude) { $0.altitude = known } }
    if update.location != nil { settle(.location) { _ in } }
    awaited = UITouch.Properties(rawValue: update.stillAwaited.rawValue)
  }

  private mutating func settle(
    _ property: UITouch.Properties, _ change: (inout TouchEstimates) -> Void
  ) {
    change(&self)
    estimated.remove(property)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// The touches between two events, and those that will probably follow, as objects of their own.
///
/// - Rules: TE-48.
@MainActor
enum TouchSamples {
  static func coalesced(of touch: UITouch) -> [UITouch] {
    guard let samples = touch.detail?.coalesced, samples.count > 1 else { return [copy(touch)] }
    return chain(samples.dropLast(), of: touch, from: touch.lastLocation) + [copy(touch)]
  }

  static func predicted(of touch: UITouch) -> [UITouch] {
    chain(touch.detail?.predicted ?? [], of: touch, from: touch.currentLocation)
  }

  /// A touch that equals `touch` in every field.
  static func copy(_ touch: UITouch) -> UITouch {
    let copy = UITouch()
    copy.currentTime = touch.currentTime
    copy.currentPhase = touch.currentPhase
    copy.currentTapCount = touch.currentTapCount
    copy.currentType = touch.currentType
    copy.currentLocation = touch.currentLocation
    copy.lastLocation = touch.lastLocation
    copy.startLocation = touch.startLocation
    copy.currentForce = touch.currentForce
    copy.currentRadius = touch.currentRadius
    copy.detail = touch.detail
    copy.estimates = touch.estimates
    copy.currentWindow = touch.currentWindow
    copy.currentView = touch.currentView
    copy.recognizers = touch.recognizers
    return copy
  }

  private static func chain(
    _ samples: some Sequence<ContactSample>, of touch: UITouch, from start: CGPoint
  ) -> [UITouch] {
    var last = start
    return samples.map { sample in
      let result = copy(touch)
      result.currentTime = sample.time
      result.lastLocation = last
      result.currentLocation = touch.window?.convertFromScreen(sample.location) ?? sample.location
      result.currentForce = sample.force
      result.detail = ContactDetail(
        maximumForce: touch.detail?.maximumForce ?? 0, altitude: sample.altitude,
        azimuth: sample.azimuth)
      last = result.currentLocation
      return result
    }
  }
}

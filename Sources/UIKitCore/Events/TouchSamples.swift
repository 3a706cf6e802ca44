// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

// Rules: TE-48.
/// The touches between two events, and those that will probably follow, as objects of their own.
extension UITouch {
  func coalescedSamples() -> [UITouch] {
    guard let samples = detail?.coalesced, samples.count > 1 else { return [duplicate()] }
    return self.samples(samples.dropLast(), from: lastLocation) + [duplicate()]
  }

  func predictedSamples() -> [UITouch] {
    samples(detail?.predicted ?? [], from: currentLocation)
  }

  /// A touch that equals `touch` in every field.
  func duplicate() -> UITouch {
    let copy = UITouch()
    copy.currentTime = currentTime
    copy.currentPhase = currentPhase
    copy.currentTapCount = currentTapCount
    copy.currentType = currentType
    copy.currentLocation = currentLocation
    copy.lastLocation = lastLocation
    copy.startLocation = startLocation
    copy.currentForce = currentForce
    copy.currentRadius = currentRadius
    copy.detail = detail
    copy.estimates = estimates
    copy.currentWindow = currentWindow
    copy.currentView = currentView
    copy.recognizers = recognizers
    return copy
  }

  private func samples(_ samples: some Sequence<ContactSample>, from start: CGPoint) -> [UITouch] {
    var last = start
    return samples.map { sample in
      let result = duplicate()
      result.currentTime = sample.time
      result.lastLocation = last
      result.currentLocation = window?.convertFromScreen(sample.location) ?? sample.location
      result.currentForce = sample.force
      result.detail = ContactDetail(
        maximumForce: detail?.maximumForce ?? 0, altitude: sample.altitude,
        azimuth: sample.azimuth)
      last = result.currentLocation
      return result
    }
  }
}

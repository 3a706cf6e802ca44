// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import UIKitHost

/// What fingers feel of the device.
@MainActor
package enum DeviceFeedback {
  // Rules: DE-6, DE-7.
  package static func give(_ kind: HostFeedback.Kind, intensity: Double = 1) {
    let feedback = HostFeedback(kind, intensity: intensity)
    guard feedback.intensity > 0 else { return }
    Trace.record(.action, "feedback: \(feedback)")
    HostLink.shared.host?.give(feedback)
  }
}

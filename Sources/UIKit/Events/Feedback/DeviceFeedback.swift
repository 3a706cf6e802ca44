// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost

/// What fingers feel of the device.
@MainActor
enum DeviceFeedback {
  /// Who shows the application and may be able to vibrate.
  static weak var host: (any UIKitHost.Host)?

  /// - Rules: DE-6, DE-7.
  static func give(_ kind: HostFeedback.Kind, intensity: Double = 1) {
    let feedback = HostFeedback(kind, intensity: intensity)
    guard feedback.intensity > 0 else { return }
    Trace.record(.action, "feedback: \(feedback)")
    host?.give(feedback)
  }
}

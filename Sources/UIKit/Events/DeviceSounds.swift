// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost

/// The small sounds of the device.
@MainActor
enum DeviceSounds {
  /// Who shows the application and may have a loudspeaker.
  static weak var host: (any UIKitHost.Host)?

  static func play(_ sound: HostSound) {
    Trace.record(.action, "sound: \(sound)")
    host?.play(sound)
  }
}

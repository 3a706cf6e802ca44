// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost

/// The small sounds of the device.
@MainActor
enum DeviceSounds {
  static func play(_ sound: HostSound) {
    Trace.record(.action, "sound: \(sound)")
    HostLink.shared.host?.play(sound)
  }
}

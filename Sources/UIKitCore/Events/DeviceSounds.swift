// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import UIKitHost

/// The small sounds of the device.
@MainActor
package enum DeviceSounds {
  package static func play(_ sound: HostSound) {
    Trace.record(.action, "sound: \(sound)")
    HostLink.shared.host?.play(sound)
  }
}

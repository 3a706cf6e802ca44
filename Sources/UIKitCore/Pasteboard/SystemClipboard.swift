// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost

/// The clipboard of the device behind the general pasteboard.
@MainActor
enum SystemClipboard {
  /// Hands the device what was copied.
  static func publish(_ content: ClipboardContent) {
    Trace.record(.action, "pasteboard hands \(content.items.count) items to the device")
    HostLink.shared.host?.publish(content)
  }

  /// Takes what the device's clipboard holds now.
  static func take(_ content: ClipboardContent) { Pasteboards.shared.general.take(content) }
}

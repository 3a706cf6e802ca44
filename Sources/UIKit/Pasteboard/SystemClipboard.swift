// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost

/// The clipboard of the device behind the general pasteboard.
@MainActor
enum SystemClipboard {
  /// Who shows the application and has a clipboard.
  static weak var host: (any UIKitHost.Host)?

  /// Hands the device what was copied.
  static func publish(_ content: ClipboardContent) {
    Trace.record(.action, "pasteboard hands \(content.items.count) items to the device")
    host?.publish(content)
  }

  /// Takes what the device's clipboard holds now.
  static func take(_ content: ClipboardContent) { PasteboardStore.general.take(content) }
}

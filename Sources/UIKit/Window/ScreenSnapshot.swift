// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore

/// Makes a view that goes on showing what the screen showed.
///
/// - Rules: AW-40.
@MainActor
enum ScreenSnapshot {
  static func view(afterUpdates: Bool) -> UIView {
    let windows = WindowList.visible
    if afterUpdates { for window in windows { ViewSnapshots.update(window) } }
    return SnapshotView(UIScreen.main.bounds, insets: .zero) {
      windows.compactMap { LayerMirror().copy(of: $0.backing) }
    }
  }
}

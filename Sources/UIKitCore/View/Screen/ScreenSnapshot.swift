// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore

// Rules: AW-40.
/// Makes a view that goes on showing what the screen showed.
extension UIScreen {
  func frozenView(afterUpdates: Bool) -> UIView {
    let windows = ApplicationLink.port.windowsOnScreen
    if afterUpdates { for window in windows { ViewSnapshots.update(window) } }
    return SnapshotView(UIScreen.main.bounds, insets: .zero) {
      windows.compactMap { LayerMirror().copy(of: $0.backing) }
    }
  }
}

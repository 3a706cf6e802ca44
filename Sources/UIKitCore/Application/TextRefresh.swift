// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import QuartzCore
import UIKitHost
import UIKitText

/// Lays text out anew when a host tells the figures of its fonts.
@MainActor
enum TextRefresh {
  /// Takes the figures in and, if they are new, asks all views for layout and drawing.
  static func apply(_ report: FontReport) {
    guard FontTable.shared.add(report) else { return }
    for window in WindowList.shared.visible { refresh(window) }
  }

  private static func refresh(_ view: UIView) {
    view.setNeedsLayout()
    view.invalidateIntrinsicContentSize()
    if view.backing.hostContent != .none { view.setNeedsDisplay() }
    for child in view.children { refresh(child) }
  }
}

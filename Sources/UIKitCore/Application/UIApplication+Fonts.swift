// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import QuartzCore
import UIKitHost
import UIKitText

extension UIApplication {
  /// Takes in the figures of a host's fonts and, if they are new, lays text out anew.
  ///
  /// All views are asked for layout and drawing.
  func takeFonts(_ report: FontReport) {
    guard FontTable.shared.add(report) else { return }
    for window in WindowList.shared.visible {
      window.refreshText()
      window.backing.fontsDidChange()
    }
  }
}

extension UIView {
  fileprivate func refreshText() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    if showsContent { setNeedsDisplay() }
    for child in children { child.refreshText() }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Zooms the content of a scroll view.
final class ScrollPinchRecognizer: UIPinchGestureRecognizer {
  private weak var engine: ScrollEngine?

  init(of engine: ScrollEngine) {
    self.engine = engine
    super.init(target: nil, action: nil)
    addTarget(self, action: Selector("performZoom", ScrollPinchRecognizer.performZoom))
  }

  /// Two fingers may drag and zoom at once.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== engine?.pan
  }

  private func performZoom() {
    switch state {
    case .began: engine?.beginPinch()
    case .changed: engine?.followPinch()
    case .ended, .cancelled: engine?.endPinch()
    case .possible, .failed: break
    }
  }
}

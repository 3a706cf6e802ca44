// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore

extension UIView {
  /// The view through which this one is seen; nil once its layer is seen through something else.
  final var shownMask: UIView? {
    guard let mask = extras?.mask, backing.mask === mask.backing else { return nil }
    return mask
  }

  /// The view that is seen through this one.
  final var masked: UIView? {
    flags.contains(.isMask) ? extras?.masked?.takeUnretainedValue() : nil
  }

  // Rules: LA-45.
  /// Shows the view through another one, or whole again.
  final func setMask(_ mask: UIView?) {
    let old = extras?.mask
    guard mask !== shownMask else { return }
    mask?.removeFromSuperview()
    mask?.masked?.setMask(nil)
    old?.stopMasking(self)
    setFlag(.hasMask, mask != nil)
    needExtras.mask = mask
    backing.mask = mask?.backing
    guard let mask else { return }
    mask.setFlag(.isMask, true)
    mask.needExtras.masked = .passUnretained(self)
    ViewUpdate.inherit(from: mask)
  }

  /// Forgets the view that is seen through this one, if it is that one.
  final func stopMasking(_ view: UIView) {
    guard masked === view else { return }
    endMasking()
  }

  final func endMasking() {
    setFlag(.isMask, false)
    extras?.masked = nil
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import QuartzCore
import UIKitHost

/// Colours that differ between light and dark, in layers that know but one.
extension UIView {
  /// The colour behind a view as a program set it.
  func ownBackground() -> UIColor? {
    let shown = backing.backgroundColor
    if let kept = extras?.background, resolvedHere(kept) == shown { return kept }
    return shown.map(UIColor.init(cgColor:))
  }

  // Rules: AW-31.
  func setOwnBackground(_ color: UIColor?) {
    if color?.isDynamic ?? false {
      needExtras.background = color
    } else {
      extras?.background = nil
    }
    backing.backgroundColor = color.map { resolvedHere($0) }
  }

  // Rules: AW-33.
  /// Resolves the colours of a view anew, and has it drawn.
  func refreshColors() {
    if let kept = extras?.background { backing.backgroundColor = resolvedHere(kept) }
    if backing.hostContent != .none { setNeedsDisplay() }
    setNeedsLayout()
    tintColorDidChange()
  }

  private func resolvedHere(_ color: UIColor) -> CGColor {
    color.isDynamic ? color.resolvedColor(with: traitCollection).cgColor : color.cgColor
  }
}

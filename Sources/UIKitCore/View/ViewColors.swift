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
  /// Resolves the colours of a view anew, has it drawn and tells it.
  func refreshColors() {
    showColors()
    tintColorDidChange()
  }

  /// Resolves the colours of a view anew, and has it drawn.
  func showColors() {
    if let kept = extras?.background { backing.backgroundColor = resolvedHere(kept) }
    if showsContent { setNeedsDisplay() }
    setNeedsLayout()
  }

  private func resolvedHere(_ color: UIColor) -> CGColor {
    guard color.isDynamic else { return color.cgColor }
    return GraphicsStack.shared.withTint(of: self) {
      color.resolvedColor(with: traitCollection).cgColor
    }
  }
}

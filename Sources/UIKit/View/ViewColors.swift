// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import QuartzCore
import UIKitHost

/// Colours that differ between light and dark, in layers that know but one.
@MainActor
enum ViewColors {
  /// The colour behind a view as a program set it.
  static func background(of view: UIView) -> UIColor? {
    let shown = view.backing.backgroundColor
    if let kept = view.extras?.background, resolved(kept, view) == shown { return kept }
    return shown.map(UIColor.init(cgColor:))
  }

  /// - Rules: AW-31.
  static func setBackground(_ color: UIColor?, of view: UIView) {
    if color?.isDynamic ?? false {
      view.needExtras.background = color
    } else {
      view.extras?.background = nil
    }
    view.backing.backgroundColor = color.map { resolved($0, view) }
  }

  /// Resolves the colours of a view anew, and has it drawn.
  ///
  /// - Rules: AW-33.
  static func refresh(_ view: UIView) {
    if let kept = view.extras?.background { view.backing.backgroundColor = resolved(kept, view) }
    if view.backing.hostContent != .none { view.setNeedsDisplay() }
    view.setNeedsLayout()
    view.tintColorDidChange()
  }

  private static func resolved(_ color: UIColor, _ view: UIView) -> CGColor {
    color.isDynamic ? color.resolvedColor(with: view.traitCollection).cgColor : color.cgColor
  }
}

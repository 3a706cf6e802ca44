// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics

extension UIView {
  /// Whether the tint of a view is shown as it is.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As in the superview.
    case automatic = 0
    /// As it is.
    case normal = 1
    /// Without its colour.
    case dimmed = 2
  }
}

// Rules: CT-90, CT-91.
/// Tints that lose their colour while something else is in front.
@MainActor
enum TintAdjustment {
  /// The first mode from a view upwards that is not `automatic`.
  static func mode(of view: UIView) -> UIView.TintAdjustmentMode {
    var next: UIView? = view
    while let current = next {
      if let own = current.extras?.tintMode, own != .automatic { return own }
      next = current.parent
    }
    return .normal
  }

  static func set(_ mode: UIView.TintAdjustmentMode, of view: UIView) {
    guard mode != view.extras?.tintMode ?? .automatic else { return }
    let former = self.mode(of: view)
    ViewTrees.shared.haveDimmedTints = true
    view.needExtras.tintMode = mode
    if self.mode(of: view) != former { announce(view) }
  }

  private static func announce(_ view: UIView) {
    view.noteTint()
    for child in view.children where child.extras?.tintMode ?? .automatic == .automatic {
      announce(child)
    }
  }

  /// The tint of a view as it is shown: its own or that of the nearest superview that has one.
  static func tint(of view: UIView) -> UIColor {
    // OPTIMIZATION: hardly any application dims tints, and every drawing asks for one.
    guard ViewTrees.shared.haveDimmedTints else {
      return view.extras?.tintColor ?? view.parent?.tintColor ?? Ink.tint
    }
    var color: UIColor?
    var next: UIView? = view
    while color == nil, let current = next {
      color = current.extras?.tintColor
      next = current.parent
    }
    let tint = color ?? Ink.tint
    return mode(of: view) == .dimmed ? dimmed(tint) : tint
  }

  private static func dimmed(_ color: UIColor) -> UIColor {
    guard color.isDynamic else { return grey(of: color) }
    return UIColor { traits in grey(of: color.resolvedColor(with: traits)) }
  }

  /// The grey that is as light as a colour is to the eye.
  private nonisolated static func grey(of color: UIColor) -> UIColor {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
    return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
  }
}

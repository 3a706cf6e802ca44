// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: CT-92.
/// Views that show something in their tint, whichever that is.
@MainActor
enum ViewTint {
  /// Shows what came to another superview, or left one, in the tint that counts from now on.
  static func viewDidMove(_ view: UIView, from previous: UIColor) {
    if view.tintColor != previous { refresh(view) }
  }

  private static func refresh(_ view: UIView) {
    if view.flags.contains(.showsTint) { view.showColors() }
    for child in view.children where child.extras?.tintColor == nil { refresh(child) }
  }
}

extension UIView: TintSource {
  func tintToShow() -> UIColor {
    ViewTrees.shared.haveShownTints = true
    flags.insert(.showsTint)
    return tintColor
  }

  /// Shows what depends on the tint of the view anew, and tells the view that the tint changed.
  func noteTint() {
    if flags.contains(.showsTint) { showColors() }
    tintColorDidChange()
  }
}

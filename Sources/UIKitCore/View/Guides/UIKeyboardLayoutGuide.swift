// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// The part of a view that the keyboard covers, or below which it waits.
///
/// [Apple: UIKeyboardLayoutGuide](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide)
open class UIKeyboardLayoutGuide: UILayoutGuide {
  // Rules: FR-44.
  /// Whether the guide begins, without a keyboard, at the edge of the safe area; true by default.
  ///
  /// False lets it begin at the lower edge of the view.
  open var usesBottomSafeArea = true {
    didSet {
      guard let owner else { return }
      owner.setNeedsLayout()
      ConstraintLayout.guidesDidChange(owner)
    }
  }

  init(of owner: UIView) {
    super.init(
      of: owner, identifier: "UIViewKeyboardLayoutGuide",
      kind: .measured { view in
        let usesSafeArea = view.extras?.keyboardGuide?.usesBottomSafeArea
        return KeyboardPlace.shared.covered(of: view, usesSafeArea: usesSafeArea)
      })
  }
}

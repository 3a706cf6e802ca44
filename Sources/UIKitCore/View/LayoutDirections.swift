// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics

/// Which way views run: from left to right, or mirrored.
@MainActor
enum LayoutDirections {
  // Rules: LY-28.
  static func direction(
    for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// Which way the application's language runs.
  static var ofApplication: UIUserInterfaceLayoutDirection {
    InterfaceDirection.shared.isRightToLeft ? .rightToLeft : .leftToRight
  }

  // Rules: LY-29.
  /// Lets a view run another way: what it holds is laid out anew.
  static func set(_ attribute: UISemanticContentAttribute, of view: UIView) {
    guard attribute != view.semanticContentAttribute else { return }
    let former = view.effectiveUserInterfaceLayoutDirection
    ViewTrees.shared.haveDirections = true
    view.needExtras.semantic = attribute
    guard view.effectiveUserInterfaceLayoutDirection != former else { return }
    let held = view.constraints.filter(\.isActive)
    NSLayoutConstraint.deactivate(held)
    NSLayoutConstraint.activate(held)
    LayoutMargins.didChange(view)
    view.setNeedsDisplay()
    view.invalidateIntrinsicContentSize()
  }
}

extension UIView {
  // Rules: LY-28.
  /// Whether the view runs from right to left.
  final var isMirrored: Bool {
    // OPTIMIZATION: hardly any application asks, and every constraint does.
    guard ViewTrees.shared.haveDirections else { return InterfaceDirection.shared.isRightToLeft }
    return effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// A rectangle as it is, or on the other side of the middle of `bounds` where the view is mirrored.
  final func mirrored(_ rect: CGRect, in bounds: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    var result = rect
    result.origin.x = bounds.minX + bounds.maxX - rect.maxX
    return result
  }
}

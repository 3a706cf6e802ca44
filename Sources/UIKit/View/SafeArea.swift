// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// Keeps `safeAreaInsets` in step with the screen and the place of a view in it.
@MainActor
enum SafeArea {
  /// Reads the insets of a tree anew from what covers the edges of the screen.
  static func update(_ root: UIView) {
    let edges = UIScreen.main.metrics.safeArea
    let screen = UIScreen.main.bounds
    let free = screen.inset(
      by: UIEdgeInsets(
        top: edges.top, left: edges.left, bottom: edges.bottom, right: edges.right))
    apply(free, screen, to: root)
  }

  private static func apply(_ free: CGRect, _ screen: CGRect, to view: UIView) {
    let path = ViewConversion.toScreen(of: view)
    let box = path.apply(view.bounds)
    let isFull = free == screen
    let insets =
      isFull
      ? UIEdgeInsets.zero
      : UIEdgeInsets(
        top: max(0, free.minY - box.minY), left: max(0, free.minX - box.minX),
        bottom: max(0, box.maxY - free.maxY), right: max(0, box.maxX - free.maxX))
    if insets != view.safeAreaInsets {
      view.needExtras.safeAreaInsets = insets
      view.safeAreaInsetsDidChange()
      view.setNeedsLayout()
    }
    for child in view.children { apply(free, screen, to: child) }
  }
}

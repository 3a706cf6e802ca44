// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import UIKitMachines

// Rules: LY-18.
/// How far the content of views keeps from their edges.
@MainActor
enum LayoutMargins {
  /// What the system wants for the views of controllers on a screen of a width.
  static func systemMinimum(onWidth width: CGFloat) -> NSDirectionalEdgeInsets {
    let margins = Thresholds.systemMargins
    let isWide = width >= Thresholds.wideScreen
    let side = isWide ? margins.wide : margins.narrow
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// What was set, or what a view has unless something is.
  static func own(of view: UIView) -> NSDirectionalEdgeInsets {
    let least = view.observer?.leastMargins
    guard var margins = view.extras?.layout?.margins else {
      if let least { return least }
      let margin = view.observer == nil ? Thresholds.layoutMargin : 0
      return NSDirectionalEdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
    }
    if let least {
      margins.top = max(margins.top, least.top)
      margins.leading = max(margins.leading, least.leading)
      margins.bottom = max(margins.bottom, least.bottom)
      margins.trailing = max(margins.trailing, least.trailing)
    }
    return margins
  }

  static func effective(of view: UIView) -> UIEdgeInsets {
    var insets = absolute(own(of: view), of: view)
    if view.insetsLayoutMarginsFromSafeArea {
      let safe = view.safeAreaInsets
      insets.top += safe.top
      insets.left += safe.left
      insets.bottom += safe.bottom
      insets.right += safe.right
    }
    guard view.preservesSuperviewLayoutMargins, let above = view.parent else { return insets }
    let outer = above.layoutMargins
    let frame = LayoutFrames.plainFrame(of: view)
    let bounds = above.backing.rawBounds
    insets.top = max(insets.top, outer.top - (frame.minY - bounds.minY))
    insets.left = max(insets.left, outer.left - (frame.minX - bounds.minX))
    insets.bottom = max(insets.bottom, outer.bottom - (bounds.maxY - frame.maxY))
    insets.right = max(insets.right, outer.right - (bounds.maxX - frame.maxX))
    return insets
  }

  static func set(_ margins: NSDirectionalEdgeInsets, of view: UIView) {
    guard margins != view.extras?.layout?.margins else { return }
    view.needLayout.margins = margins
    didChange(view)
  }

  static func setPreserves(_ preserves: Bool, of view: UIView) {
    guard preserves != view.preservesSuperviewLayoutMargins else { return }
    view.needLayout.preservesMargins = preserves
    didChange(view)
  }

  static func setInsetsFromSafeArea(_ insets: Bool, of view: UIView) {
    guard insets != view.insetsLayoutMarginsFromSafeArea else { return }
    view.needLayout.ignoresSafeArea = !insets
    didChange(view)
  }

  /// Lets a view, and those below that keep out of its margins, be laid out anew.
  static func didChange(_ view: UIView) {
    ConstraintLayout.guidesDidChange(view)
    view.layoutMarginsDidChange()
    view.observer?.viewMarginsDidChange()
    view.setNeedsLayout()
    for child in view.children where child.preservesSuperviewLayoutMargins { didChange(child) }
  }

  // MARK: - Directions

  static func absolute(_ insets: NSDirectionalEdgeInsets, of view: UIView) -> UIEdgeInsets {
    let isMirrored = view.isMirrored
    return UIEdgeInsets(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isMirrored ? insets.leading : insets.trailing)
  }

  static func directional(_ insets: UIEdgeInsets, of view: UIView) -> NSDirectionalEdgeInsets {
    let isMirrored = view.isMirrored
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right)
  }
}

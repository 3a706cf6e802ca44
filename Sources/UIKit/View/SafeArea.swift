// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// Keeps `safeAreaInsets` in step with the screen, the bars, and the place of a view among them.
@MainActor
enum SafeArea {
  /// Whether a bar or a controller's own insets cover an edge anywhere; stays true once it was.
  static var hasCovers = false

  /// Reads the insets of a tree anew from what covers the edges of the screen and the views above.
  static func update(_ root: UIView) {
    guard isWanted(by: root) else { return }
    apply(free(above: root), to: root)
  }

  /// Reads the insets of one view anew, which may have moved, and not those of what it holds.
  static func updateAlone(_ view: UIView) {
    guard view.host != nil, isWanted(by: view) else { return }
    set(free(above: view).uncovered(by: view), of: view)
  }

  private static func isWanted(by view: UIView) -> Bool {
    hasCovers || UIScreen.main.metrics.safeArea != EdgeDistances() || view.safeAreaInsets != .zero
  }

  /// The part of the screen that nothing above a view covers.
  private static func free(above view: UIView) -> CGRect {
    let edges = UIScreen.main.metrics.safeArea
    let screen = UIScreen.main.bounds
    var free = screen.inset(
      by: UIEdgeInsets(
        top: edges.top, left: edges.left, bottom: edges.bottom, right: edges.right))
    for above in ancestors(of: view) { free = free.uncovered(by: above) }
    return free
  }

  private static func ancestors(of view: UIView) -> [UIView] {
    var views: [UIView] = []
    var above = view.parent
    while let current = above {
      views.append(current)
      above = current.parent
    }
    return views.reversed()
  }

  private static func apply(_ free: CGRect, to view: UIView) {
    let free = free.uncovered(by: view)
    set(free, of: view)
    for child in view.children { apply(free, to: child) }
  }

  private static func set(_ free: CGRect, of view: UIView) {
    let box = ViewConversion.toScreen(of: view).apply(view.bounds)
    let insets = UIEdgeInsets(
      top: max(0, free.minY - box.minY), left: max(0, free.minX - box.minX),
      bottom: max(0, box.maxY - free.maxY), right: max(0, box.maxX - free.maxX))
    if insets != view.safeAreaInsets {
      view.needExtras.safeAreaInsets = insets
      view.safeAreaInsetsDidChange()
      view.observer?.viewSafeAreaDidChange()
      view.setNeedsLayout()
    }
  }
}

extension CGRect {
  /// What is left of a free part of the screen within a view whose controller covers edges of it.
  @MainActor
  fileprivate func uncovered(by view: UIView) -> CGRect {
    guard let observer = view.observer else { return self }
    var free = self
    if observer.coveredEdges != .zero {
      let inside = ViewConversion.toScreen(of: view).apply(view.bounds)
        .inset(by: observer.coveredEdges)
      let corner = CGPoint(x: max(minX, inside.minX), y: max(minY, inside.minY))
      free = CGRect(
        x: corner.x, y: corner.y, width: max(0, min(maxX, inside.maxX) - corner.x),
        height: max(0, min(maxY, inside.maxY) - corner.y))
    }
    return free.inset(by: observer.additionalInsets)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

// Rules: AW-22, AW-23.
/// The part of the screen that nothing covers: between four lines, infinitely far away along edges
/// that nothing covers, so that a view may stick out there.
@MainActor
struct FreeArea {
  private var left: CGFloat
  private var top: CGFloat
  private var right: CGFloat
  private var bottom: CGFloat

  /// What the screen's own furniture leaves free.
  static var ofScreen: FreeArea {
    let screen = UIScreen.main.bounds
    let edges = UIScreen.main.metrics.safeArea
    return FreeArea(
      left: edges.left > 0 ? screen.minX + edges.left : -.infinity,
      top: edges.top > 0 ? screen.minY + edges.top : -.infinity,
      right: edges.right > 0 ? screen.maxX - edges.right : .infinity,
      bottom: edges.bottom > 0 ? screen.maxY - edges.bottom : .infinity)
  }

  /// Takes away what the bars of a root view's controller cover, and the controller's own insets.
  ///
  /// - Parameter path: from the view to the screen.
  mutating func exclude(whatCovers view: UIView, at path: ViewPath) {
    guard let observer = view.observer else { return }
    let covered = observer.coveredEdges
    let more = observer.additionalInsets
    guard covered != .zero || more != .zero else { return }
    let box = path.apply(view.bounds)
    if covered.left > 0 { left = max(left, box.minX + covered.left) }
    if covered.top > 0 { top = max(top, box.minY + covered.top) }
    if covered.right > 0 { right = max(left, min(right, box.maxX - covered.right)) }
    if covered.bottom > 0 { bottom = max(top, min(bottom, box.maxY - covered.bottom)) }
    if more.left != 0 { left = max(left, box.minX) + more.left }
    if more.top != 0 { top = max(top, box.minY) + more.top }
    if more.right != 0 { right = min(right, box.maxX) - more.right }
    if more.bottom != 0 { bottom = min(bottom, box.maxY) - more.bottom }
  }

  // Rules: AW-23.
  /// Gives the edges free for the content of a view that keeps it clear of them itself.
  mutating func forgive(_ view: UIView) {
    let absorbed = view.absorbedSafeArea
    guard absorbed != .zero else { return }
    if absorbed.left > 0 { left = -.infinity }
    if absorbed.top > 0 { top = -.infinity }
    if absorbed.right > 0 { right = .infinity }
    if absorbed.bottom > 0 { bottom = .infinity }
  }

  /// How far each edge of a view's bounds lies outside, at least 0.
  ///
  /// A frame computed from a null rectangle puts a view at no place; it has no insets, for endless
  /// ones would spread to whatever is computed from them.
  ///
  /// - Parameter path: from the view to the screen.
  func insets(of view: UIView, at path: ViewPath) -> UIEdgeInsets {
    let box = path.apply(view.bounds)
    guard [box.minX, box.minY, box.maxX, box.maxY].allSatisfy(\.isFinite) else { return .zero }
    return UIEdgeInsets(
      top: max(0, top - box.minY), left: max(0, left - box.minX), bottom: max(0, box.maxY - bottom),
      right: max(0, box.maxX - right))
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation

/// Finds scroll views that a person sees.
@MainActor
enum ScrollFinder {
  /// The scroll views below `root` that are on the screen, the frontmost last.
  static func visible(in root: UIView) -> [UIScrollView] {
    var found: [UIScrollView] = []
    collect(root, into: &found)
    return found.filter { isSeen($0, in: root) }
  }

  private static func collect(_ view: UIView, into found: inout [UIScrollView]) {
    guard !view.isHidden else { return }
    if let scrollView = view as? UIScrollView { found.append(scrollView) }
    for child in view.subviews { collect(child, into: &found) }
  }

  /// Whether the middle of the part that is inside `root` is covered by nothing else.
  private static func isSeen(_ view: UIScrollView, in root: UIView) -> Bool {
    let part = view.convert(view.bounds, to: root).overlap(with: root.bounds)
    guard !part.isNull, !part.isEmpty else { return false }
    let hit = root.hitTest(CGPoint(x: part.midX, y: part.midY), with: nil)
    return hit?.isDescendant(of: view) ?? false
  }
}

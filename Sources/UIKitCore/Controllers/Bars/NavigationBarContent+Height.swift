// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics

// Rules: SC-11, VC-143, VC-146, VC-147.
/// How high a navigation bar is for what it shows.
extension NavigationBarContent {
  /// How high the row with the title is, and the line above it, in points.
  var rowHeight: CGFloat {
    items.last?.palette?.replacesRow == true
      ? 0 : BarLook.height + (items.last?.promptHeight ?? 0)
  }

  /// Whether the title is shown in large letters.
  func isLarge(in bar: UINavigationBar) -> Bool {
    bar.prefersLargeTitles && items.last?.palette?.replacesRow != true
      && bar.traitCollection.verticalSizeClass != .compact && items.endInLargeTitle
      && !items.isEmpty
  }

  func parts(in bar: UINavigationBar) -> BarCollapse.Parts {
    let palette = items.last?.palette
    return BarCollapse.Parts(
      title: isLarge(in: bar) ? BarLook.largeTitleHeight : 0, palette: palette?.fullHeight ?? 0,
      collapsesPalette: palette.map { $0.collapses && !$0.isHeld } ?? false)
  }

  /// Follows the scroll view below the bar, which is sought only where it matters; nil for none.
  func follow(_ view: () -> UIScrollView?, in bar: UINavigationBar) {
    let parts = parts(in: bar)
    let isTaken = parts.collapsible > 0
    let view = isTaken || dependsOnEdge ? view() : nil
    collapse.follow(isTaken ? view : nil, parts)
    if dependsOnEdge { edge.follow(view) }
  }

  func wantedHeight(in bar: UINavigationBar) -> CGFloat {
    collapse.show(parts(in: bar))
    return rowHeight + collapse.titleHeight + collapse.paletteHeight
  }

  /// Points that the bar covers of content below it.
  func coveredHeight(in bar: UINavigationBar) -> CGFloat { rowHeight + collapse.coveredHeight }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics

// Rules: SC-11, SC-14, VC-143, VC-146, VC-147, VC-152, VC-179.
/// How high a navigation bar is for what it shows.
extension NavigationBarContent {
  /// How high the row with the title is, and the line above it, in points.
  var rowHeight: CGFloat {
    items.last?.palette?.replacesRow == true
      ? 0 : BarLook.height + (items.last?.promptHeight ?? 0)
  }

  /// Whether the title is shown in large letters below the row.
  var hasLargeTitle: Bool { collapse.parts.title > 0 }

  /// Whether it is shown so in the row.
  var hasLargeRow: Bool { collapse.parts.hasLargeRow }

  /// Whether the item on top has a way back in the row.
  var hasWayBack: Bool {
    guard items.count > 1, let top = items.last, !top.hidesBackButton else { return false }
    return (top.leftBarButtonItems ?? []).allSatisfy(\.isHidden)
      || top.leftItemsSupplementBackButton
  }

  /// Points that the bar covers of content below it.
  var coveredHeight: CGFloat { rowHeight + collapse.coveredHeight }

  /// How high the bar has to be now for what it shows, in points.
  func wantedHeight(in bar: UINavigationBar) -> CGFloat {
    measureAlone(in: bar)
    return shownHeight
  }

  /// How high what it shows is now, in points.
  var shownHeight: CGFloat { rowHeight + collapse.titleHeight + collapse.paletteHeight }

  /// Follows the scroll view below the bar, which is sought only where it matters; nil for none.
  func follow(_ view: () -> UIScrollView?, in bar: UINavigationBar) {
    let before = collapse.parts
    let hasTurned = items.last?.palette?.settle(in: bar) ?? false
    let parts = parts(in: bar)
    let isTaken = parts.collapsible > 0
    let view = isTaken || hasEdgeLook ? view() : nil
    collapse.follow(isTaken ? view : nil, parts)
    if dependsOnEdge { edge.follow(view) }
    if hasTurned || !collapse.parts.hasTitle(as: before) { refresh(bar) }
  }

  /// Finds out what there is in a bar for which nobody follows content.
  func measureAlone(in bar: UINavigationBar) {
    guard !collapse.isFollowing else { return }
    let before = collapse.parts
    let hasTurned = items.last?.palette?.settle(in: bar) ?? false
    collapse.show(parts(in: bar))
    if hasTurned || !collapse.parts.hasTitle(as: before) { refresh(bar) }
  }

  private func parts(in bar: UINavigationBar) -> BarCollapse.Parts {
    let palette = items.last?.palette
    let isLarge = wantsLargeTitle(in: bar)
    let isInRow = isLarge && items.last?.largeTitleDisplayMode == .inline && !hasWayBack
    return BarCollapse.Parts(
      title: isLarge && !isInRow ? BarLook.largeTitleHeight(for: bar.traitCollection) : 0,
      palette: palette.map { $0.isInline ? 0 : $0.fullHeight } ?? 0,
      collapsesPalette: palette.map { $0.collapses && !$0.isHeld && !$0.isInline } ?? false,
      hasLargeRow: isInRow)
  }

  private func wantsLargeTitle(in bar: UINavigationBar) -> Bool {
    bar.prefersLargeTitles && !items.isEmpty && items.last?.palette?.replacesRow != true
      && bar.traitCollection.verticalSizeClass != .compact && items.endInLargeTitle
  }
}

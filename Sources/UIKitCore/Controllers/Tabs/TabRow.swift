// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: VC-125.
/// Where the tabs of a bar stand.
@MainActor
struct TabRow {
  /// The width of a tab in the middle of a bar, and what is between two, in points.
  private static let usualWidth: CGFloat = 76
  private static let usualSpacing: CGFloat = 34

  let count: Int
  let width: CGFloat
  let height: CGFloat
  let look: UITabBarAppearance?

  func frame(of place: Int) -> CGRect {
    let isCentered = look?.stackedItemPositioning == .centered
    guard isCentered, let look else {
      let one = width / CGFloat(max(1, count))
      return CGRect(x: CGFloat(place) * one, y: 0, width: one, height: height)
    }
    let one = look.stackedItemWidth > 0 ? min(look.stackedItemWidth, width) : TabRow.usualWidth
    let gap =
      look.stackedItemSpacing > 0 ? min(look.stackedItemSpacing, width) : TabRow.usualSpacing
    let all = CGFloat(count) * (one + gap) - gap
    // Where there is no room for all, they share what there is.
    let scale = min(1, width / max(1, all))
    let start = (width - all * scale) / 2
    return CGRect(
      x: start + CGFloat(place) * (one + gap) * scale, y: 0, width: one * scale, height: height)
  }
}

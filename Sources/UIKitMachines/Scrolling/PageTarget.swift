// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

/// Which page of paged content is shown next.
package enum PageTarget {
  /// The offset of the page to stop at.
  ///
  /// A fast finger goes on to the next page in its direction, one page at most; a slow one stops at
  /// the nearest.
  ///
  /// - Parameters:
  ///   - offset: where the content was let go.
  ///   - velocity: of the content offset, in points per second.
  ///   - size: of a page, which is that of the view.
  package static func offset(
    from offset: CGFloat, velocity: CGFloat, page size: CGFloat, in range: ClosedRange<CGFloat>
  ) -> CGFloat {
    guard size > 0 else { return offset.clamped(to: range) }
    let place = (offset - range.lowerBound) / size
    let page =
      if velocity > Thresholds.pageVelocity {
        place.rounded(.up)
      } else if velocity < -Thresholds.pageVelocity {
        place.rounded(.down)
      } else {
        place.rounded()
      }
    return (range.lowerBound + page * size).clamped(to: range)
  }
}

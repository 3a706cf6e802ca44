// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

/// Where the mark of a scroll indicator is along its axis, and how long.
package struct ScrollMark: Equatable {
  /// The least length in points, and that while content is pulled beyond its edge.
  private static let least = (resting: CGFloat(36), pulled: CGFloat(8))

  /// Where it begins, from the edge of the view.
  package let start: CGFloat
  package let length: CGFloat

  /// - Parameters:
  ///   - offset: of the content; one beyond the range makes the mark shorter.
  ///   - range: where offsets may lie.
  ///   - viewport: the length of what is seen.
  ///   - track: where the mark may be.
  package init(
    at offset: CGFloat, in range: ClosedRange<CGFloat>, viewport: CGFloat,
    track: (start: CGFloat, length: CGFloat)
  ) {
    let whole = range.upperBound - range.lowerBound + viewport
    let held = offset.clamped(to: range)
    let full = max(Self.least.resting, track.length * viewport / whole)
    length = max(Self.least.pulled, full - abs(offset - held))
    let part = (held - range.lowerBound) / max(range.upperBound - range.lowerBound, 1)
    start = track.start + (track.length - length) * part
  }
}

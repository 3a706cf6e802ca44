// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

// Rules: VC-91, VC-92.
/// A finger that pulls a sheet: how far the sheet gives way, and where it goes when it is let go.
package struct SheetPull: Equatable {
  private let geometry: SheetGeometry
  /// The heights between which the sheet follows the finger exactly.
  private let least: CGFloat
  private let greatest: CGFloat
  /// Whether it may be pulled away.
  private let mayDismiss: Bool

  /// - Parameters:
  ///   - least: the lowest height at which it rests, without the safe area below.
  ///   - greatest: the highest.
  ///   - mayDismiss: whether it may be pulled away.
  package init(_ geometry: SheetGeometry, least: CGFloat, greatest: CGFloat, mayDismiss: Bool) {
    self.geometry = geometry
    self.least = least
    self.greatest = greatest
    self.mayDismiss = mayDismiss
  }

  /// The height that is shown for one that the finger asks for: beyond its limits it gives way less.
  package func shown(_ asked: CGFloat) -> CGFloat {
    let lowest = mayDismiss ? 0 : least
    return RubberBand(dimension: geometry.bounds.height)
      .shown(asked, in: lowest...max(lowest, greatest))
  }

  /// Where the sheet is at a height that is shown.
  package func frame(_ shown: CGFloat) -> CGRect {
    if geometry.isForm { return geometry.formFrame.offsetBy(dx: 0, dy: least - shown) }
    var frame = geometry.cardFrame(value: max(shown, least))
    frame.origin.y += max(0, least - shown)
    if shown > greatest {
      frame.origin.y -= shown - greatest
      frame.size.height += shown - greatest
    }
    return frame
  }

  /// How much lower the sheet would come to rest, at the speed at which it is let go.
  ///
  /// - Parameter velocity: of the finger, in points per second, downwards.
  package static func glide(_ velocity: CGFloat) -> CGFloat { velocity * Thresholds.sheetGlide }

  /// Whether a sheet that is let go was to be pulled away.
  ///
  /// - Parameter asked: the height that the finger asks for.
  package func isDismissal(_ asked: CGFloat, glide: CGFloat) -> Bool {
    asked - glide < least * Thresholds.sheetDismissal
  }

  /// The place of the height nearest to the one that is aimed at; nil without heights.
  package static func nearest(_ aimed: CGFloat, among heights: [CGFloat]) -> Int? {
    heights.indices.min { abs(heights[$0] - aimed) < abs(heights[$1] - aimed) }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation

/// The numbers of what is shown of a pointer, all chosen.
@MainActor
enum PointerLooks {
  // Rules: PN-6.
  /// Seconds in which an effect comes or goes.
  static let duration: TimeInterval = 0.2
  // Rules: PN-11.
  /// Points by which the ground of a highlighted view is larger than the view.
  static let margin: CGFloat = 6
  // Rules: PN-12.
  /// By how much a view grows, in parts of its size and in points: whatever is less.
  static let growth: (share: CGFloat, points: CGFloat) = (0.1, 10)
  /// The shadow of a view that rises.
  static let shadow: (opacity: Float, radius: CGFloat, drop: CGFloat) = (0.25, 10, 6)
  /// How much of what is under a drawn pointer is seen.
  static let opacity: CGFloat = 0.5
  /// How thick a drawn beam is, and how long one without a length.
  static let beam: (width: CGFloat, length: CGFloat) = (2, 20)
  /// Less than this is no part of a direction.
  static let least: CGFloat = 1e-9
  /// Points from the middle of the system's pointer to its edge.
  static let radius: CGFloat = 10
  /// Before what else is in a layer.
  static let front: CGFloat = 10_000

  /// How much larger a view is that grows.
  static func scale(of size: CGSize) -> CGFloat {
    let side = max(size.width, size.height)
    guard side.isFinite, side > 0 else { return 1 }
    return 1 + min(growth.share, growth.points / side)
  }
}

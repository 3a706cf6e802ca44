// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics

// Rules: VC-147.
/// Room above its content that a bar gave up to a scroll view, and takes back where content is pulled
/// down.
struct YieldedRoom {
  /// Points that are given up now.
  var given: CGFloat = 0
  /// How many points it may be where content comes to rest, the fewest first; empty for any number.
  var stops: [CGFloat] = []

  /// As many points as it may be.
  var most: CGFloat { stops.last ?? 0 }

  /// The offset at which content comes to rest that would rest at another one.
  ///
  /// - Parameter top: the least offset, at which nothing is given up.
  func rest(_ offset: CGFloat, top: CGFloat) -> CGFloat {
    let asked = offset - top
    guard asked > 0, asked < most,
      let nearest = stops.min(by: { abs($0 - asked) < abs($1 - asked) })
    else { return offset }
    return top + nearest
  }
}

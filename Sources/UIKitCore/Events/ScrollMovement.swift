// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// What a `.scroll` event says beyond the members that Apple declares.
struct ScrollMovement {
  /// A wheel's step, or a part of a trackpad's movement.
  var phase: ScrollSample.Phase
  /// Where the pointer is, in the coordinates of the window.
  var location: CGPoint
  /// How far the content offset should move, in points.
  var delta: CGPoint
  /// The view under the pointer.
  weak var view: UIView?
}

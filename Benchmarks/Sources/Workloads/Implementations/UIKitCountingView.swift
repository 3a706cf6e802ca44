// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit

/// A root that handles every touch by counting what it is told of it.
final class UIKitCountingView: UIView {
  var received = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { received += 1 }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { received += 1 }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { received += 1 }
}

/// A touch that is where it is put.
final class PlacedTouch: UITouch {
  var point: CGPoint

  init(at point: CGPoint) {
    self.point = point
    super.init()
  }

  override func location(in view: UIView?) -> CGPoint { point }
}

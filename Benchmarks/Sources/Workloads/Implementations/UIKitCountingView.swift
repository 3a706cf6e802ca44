// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit

/// A root that handles every touch by counting what it is told of it.
///
/// Each phase has its counter: of methods that do the same the compiler makes one, which they call, and
/// those of the C++ reference call nothing.
final class UIKitCountingView: UIView {
  private var began = 0
  private var moved = 0
  private var ended = 0
  var received: Int { began + moved + ended }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began += 1 }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { moved += 1 }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { ended += 1 }
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

// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit

/// Views side by side, all of them a little turned.
@MainActor
final class TurnedSiblingScene {
  private static let columns = 40
  private static let angle = 0.05
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))

  init(count: Int) {
    for place in 0..<count {
      let view = UIView(
        frame: CGRect(
          x: 24 * (place % Self.columns), y: 24 * (place / Self.columns), width: 20, height: 20))
      view.transform = CGAffineTransform(rotationAngle: Self.angle)
      root.addSubview(view)
    }
  }

  /// 1 when a point in the backmost view hits that.
  func hitPass() -> @MainActor () -> Int {
    { [self] in
      root.hitTest(CGPoint(x: 10, y: 10), with: nil) === root.subviews.first ? 1 : 0
    }
  }
}

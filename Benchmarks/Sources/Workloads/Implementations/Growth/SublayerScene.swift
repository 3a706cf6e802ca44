// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// A layer whose sublayers are exchanged all at once.
@MainActor
final class SublayerScene {
  private let layer = CALayer()
  private let halves: [[CALayer]]

  init(count: Int) {
    halves = [count / 2, count - count / 2].map { half in (0..<half).map { _ in CALayer() } }
  }

  /// One half takes the place of the other, and that comes back; how many came.
  func setPass() -> @MainActor () -> Int {
    { [self] in
      halves.reduce(0) { count, half in
        layer.sublayers = half
        return count + (layer.sublayers?.count ?? 0)
      }
    }
  }
}

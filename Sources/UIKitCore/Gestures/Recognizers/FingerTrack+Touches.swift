// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

extension FingerTrack {
  /// Takes in touches that began, in the order in which their fingers came down.
  @MainActor
  mutating func begin(_ touches: Set<UITouch>) {
    for touch in touches.inOrder { begin(ObjectIdentifier(touch), at: touch.location(in: nil)) }
  }

  /// Takes in touches that moved.
  ///
  /// - Returns: how far all fingers moved on average.
  @MainActor @discardableResult
  mutating func move(_ touches: Set<UITouch>) -> CGPoint {
    for touch in touches { move(ObjectIdentifier(touch), to: touch.location(in: nil)) }
    let sum = takeSteps()
    let count = CGFloat(max(fingers.count, 1))
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }

  /// Takes touches out that ended or were cancelled.
  @MainActor
  mutating func end(_ touches: Set<UITouch>) {
    for touch in touches { end(ObjectIdentifier(touch)) }
  }

  /// Takes in buttons that were pressed, as fingers at one place.
  mutating func begin(_ presses: Set<UIPress>, at place: CGPoint) {
    for press in presses { begin(ObjectIdentifier(press), at: place) }
  }

  /// Takes buttons out that were let go.
  mutating func end(_ presses: Set<UIPress>) {
    for press in presses { end(ObjectIdentifier(press)) }
  }
}

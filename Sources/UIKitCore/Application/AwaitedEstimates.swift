// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// The touches whose values are estimates for which the device promised an update.
@MainActor
struct AwaitedEstimates {
  /// As many touches are remembered after their fingers went up; older updates find nobody.
  private static let mostRemembered = 64
  private var touches: [UITouch] = []
  /// The touch that was noted last.
  ///
  /// What is forgotten in its place may be the last that holds a view of the application, and that view
  /// may end the touch as it goes, while who noted it still reads it.
  private var latest: UITouch?

  /// Remembers a touch that awaits an update, and holds it until the next one.
  mutating func note(_ touch: UITouch) {
    guard let estimates = touch.estimates, !estimates.awaited.isEmpty else { return }
    latest = touch
    let copy = touch.duplicate()
    touches.append(copy)
    if touches.count > AwaitedEstimates.mostRemembered { touches.removeFirst() }
  }

  /// Puts the values of the touch that an update means right; nil when no touch awaits it.
  ///
  /// The touch is a copy in the state in which it was estimated, as its index names it.
  mutating func settle(_ update: ContactUpdate) -> UITouch? {
    guard let place = touches.firstIndex(where: { $0.estimates?.index == update.estimationIndex })
    else { return nil }
    let touch = touches[place]
    touch.estimates?.apply(update)
    if let location = update.location {
      touch.currentLocation = touch.currentWindow?.convertFromScreen(location) ?? location
    }
    if touch.estimates?.awaited.isEmpty ?? true { touches.remove(at: place) }
    return touch
  }
}

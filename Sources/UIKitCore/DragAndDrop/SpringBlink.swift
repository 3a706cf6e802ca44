// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore

// Rules: DD-62.
/// A view that blinks before it is activated.
final class SpringBlink: NSObject, UISpringLoadedInteractionEffect {
  private static let key = "spring loading"
  /// How much of the view is seen in the course of the time before it is activated; chosen.
  private static let opacities = [1, 0.3, 1, 0.3, 1]
  /// What blinks.
  private weak var view: UIView?

  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext
  ) {
    view?.layer.removeAnimation(forKey: Self.key)
    view = nil
    guard context.state == .activating, let target = context.targetView else { return }
    view = target
    let blink = CAKeyframeAnimation(keyPath: "opacity")
    blink.values = Self.opacities
    blink.duration = DragLooks.springBlink
    target.layer.add(blink, forKey: Self.key)
  }
}

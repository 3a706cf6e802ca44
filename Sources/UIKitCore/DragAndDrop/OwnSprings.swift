// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: DD-63 to DD-66.
/// Spring loading that a view does by itself.
final class OwnSprings: UISpringLoadedInteraction {
  private weak var owner: AnyObject?

  /// - Parameters:
  ///   - owner: what stays though views of it are made anew.
  ///   - aim: says what is under the finger, and whether that can be activated.
  ///   - activate: does what a tap does.
  init(
    of owner: AnyObject, aim: @escaping (any UISpringLoadedInteractionContext) -> Bool,
    activate: @escaping (any UISpringLoadedInteractionContext) -> Void
  ) {
    self.owner = owner
    super.init(interactionBehavior: SpringAim(aim), interactionEffect: nil) { _, context in
      activate(context)
    }
  }

  override var identity: AnyObject { owner ?? self }
}

/// Decides by a closure what of a view is activated.
final class SpringAim: NSObject, UISpringLoadedInteractionBehavior {
  private let aim: (any UISpringLoadedInteractionContext) -> Bool

  init(_ aim: @escaping (any UISpringLoadedInteractionContext) -> Bool) {
    self.aim = aim
    super.init()
  }

  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool { aim(context) }
}

extension UIView {
  private var ownSprings: OwnSprings? {
    extras?.interactions.lazy.compactMap { $0 as? OwnSprings }.first
  }

  /// Whether a drag that rests on the view does what a tap does.
  var hasOwnSprings: Bool { ownSprings != nil }

  /// Begins or ends to be activated by drags.
  func setOwnSprings(_ isOn: Bool, make: () -> OwnSprings) {
    if let ownSprings {
      if !isOn { removeInteraction(ownSprings) }
    } else if isOn {
      addInteraction(make())
    }
  }
}

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

/// A view that does for a drag that rests on it, or on a part of it, what it does for a tap there.
@MainActor
protocol SpringTarget: UIView {
  /// Says what is under the finger, by the target of the context; false where that cannot be activated.
  func aim(_ context: any UISpringLoadedInteractionContext) -> Bool
  /// Does what a tap there does.
  func activate(_ context: any UISpringLoadedInteractionContext)
}

extension SpringTarget {
  /// Whether it does so.
  var hasOwnSprings: Bool {
    get { ownSprings != nil }
    set { setOwnSprings(newValue, of: self) }
  }

  /// Begins or ends to do so.
  ///
  /// - Parameter owner: what stays though views of it are made anew.
  func setOwnSprings(_ isOn: Bool, of owner: AnyObject) {
    if let ownSprings {
      if !isOn { removeInteraction(ownSprings) }
    } else if isOn {
      addInteraction(
        OwnSprings(of: owner) { [weak self] context in
          self?.aim(context) ?? false
        } activate: { [weak self] context in
          self?.activate(context)
        })
    }
  }

  private var ownSprings: OwnSprings? {
    extras?.interactions.lazy.compactMap { $0 as? OwnSprings }.first
  }
}

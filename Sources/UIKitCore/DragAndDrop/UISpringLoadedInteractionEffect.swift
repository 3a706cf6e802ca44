// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Rules: DD-60, DD-62.
/// Shows how far a view is from being activated by a drag.
///
/// [Apple: UISpringLoadedInteractionEffect](https://developer.apple.com/documentation/uikit/uispringloadedinteractioneffect)
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  /// Tells that the state of the context is another.
  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext)
}

/// How far a view is from being activated by a drag.
///
/// [Apple: UISpringLoadedInteractionEffectState](https://developer.apple.com/documentation/uikit/uispringloadedinteractioneffectstate)
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// No drag is on it, or it may not be activated.
  case inactive = 0
  /// A drag came onto it.
  case possible = 1
  /// It is about to be activated.
  case activating = 2
  /// It was activated, and the drag is still on it.
  case activated = 3
}

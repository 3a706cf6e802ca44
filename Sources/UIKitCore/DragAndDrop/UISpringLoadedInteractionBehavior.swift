// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Rules: DD-61.
/// Decides whether a view is activated on which a person holds what is dragged.
///
/// [Apple: UISpringLoadedInteractionBehavior](https://developer.apple.com/documentation/uikit/uispringloadedinteractionbehavior)
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  /// Whether what is under the finger may be activated; asked when the finger comes, and when it moves.
  ///
  /// - Parameters:
  ///   - interaction: the interaction that is meant.
  ///   - context: where the finger is; its target may be changed here, which begins anew.
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool
  /// Tells that the finger left the view, or that the drag is over; does nothing by default.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  /// Does nothing.
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

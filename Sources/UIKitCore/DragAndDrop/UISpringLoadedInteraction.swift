// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

// Rules: DD-60 to DD-62.
/// Activates a view on which a person holds what is dragged.
///
/// Add it to a view with `addInteraction(_:)`.
///
/// [Apple: UISpringLoadedInteraction](https://developer.apple.com/documentation/uikit/uispringloadedinteraction)
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, ExposedClass, UIInteraction {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  private let behavior: any UISpringLoadedInteractionBehavior
  private let effect: any UISpringLoadedInteractionEffect
  private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  private weak var ownView: UIView?

  /// Makes an interaction.
  ///
  /// - Parameters:
  ///   - interactionBehavior: decides whether the view is activated; nil for always.
  ///   - interactionEffect: shows how far it is; nil for a view that blinks before it is activated.
  ///   - handler: called with the interaction each time it is activated.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
    interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler handler:
      @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    behavior = interactionBehavior ?? SpringAim { _ in true }
    effect = interactionEffect ?? SpringBlink()
    self.handler = handler
    super.init()
  }

  /// Makes an interaction that always activates its view, which blinks before.
  ///
  /// - Parameter handler: called with the interaction each time it is activated.
  public convenience init(
    activationHandler handler:
      @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
  }

  /// Decides whether the view is activated.
  open var interactionBehavior: any UISpringLoadedInteractionBehavior { behavior }

  /// Shows how far it is.
  open var interactionEffect: any UISpringLoadedInteractionEffect { effect }

  /// The view it was added to.
  open weak var view: UIView? { ownView }

  /// Tells that the view that it is taken off is not activated.
  open func willMove(to view: UIView?) { DragCenter.made?.forget(self) }

  /// Learns the view.
  open func didMove(to view: UIView?) { ownView = view }

  /// What stays the same though the view that shows it is made anew.
  var identity: AnyObject { self }

  func activate(_ context: SpringContext) { handler(self, context) }
}

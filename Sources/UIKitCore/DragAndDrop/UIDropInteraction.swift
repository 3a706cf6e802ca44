// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

// Rules: DD-12, DD-13.
/// Lets a person drop on a view what is dragged.
///
/// Add it to a view with `addInteraction(_:)`.
///
/// [Apple: UIDropInteraction](https://developer.apple.com/documentation/uikit/uidropinteraction)
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, ExposedClass, UIInteraction {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  private weak var ownDelegate: (any UIDropInteractionDelegate)?
  private weak var ownView: UIView?

  /// Makes an interaction.
  ///
  /// - Parameter delegate: decides what is taken; it is not retained.
  public init(delegate: any UIDropInteractionDelegate) {
    ownDelegate = delegate
    super.init()
  }

  /// Decides what is taken; not retained.
  open weak var delegate: (any UIDropInteractionDelegate)? { ownDelegate }

  /// The view it was added to.
  open weak var view: UIView? { ownView }

  /// Whether several drags may be over the view at once; false at first, when the second is not seen.
  open var allowsSimultaneousDropSessions = false

  /// Tells what is over the view that it goes.
  open func willMove(to view: UIView?) { DragCenter.made?.forget(self) }

  /// Learns the view.
  open func didMove(to view: UIView?) {
    ownView = view
    DragCenter.made?.lookAgain()
  }
}
